import type { Hit } from './hits.ts'
import { lineOf, type Level, type Place, type Places } from './places.ts'
import type { Number5 } from './cut.ts'

/** A place that the text may mean, with the hits that say so. */
export interface Reading {
  /** The lowest place that is known. */
  readonly place: Place
  readonly hits: readonly Hit[]
  readonly score: number
}

/** A name after a sign, and the places that it may be. */
interface Said {
  readonly start: number
  readonly level: Level
  readonly places: ReadonlySet<Place>
}

export interface Evidence {
  readonly places: Places
  readonly hits: readonly Hit[]
  /** The number that may be the postcode, and the places that use it. */
  readonly postcode: { readonly number: Number5; readonly places: ReadonlySet<Place> } | undefined
  /** Starts of names after a sign of a level. */
  readonly signed: ReadonlyMap<number, Level>
  readonly said: readonly Said[]
  /** Whether only blanks, signs and points are between two positions. */
  readonly touches: (end: number, start: number) => boolean
}

/** What each kind of evidence is worth. Tuned on generated texts; only the order of the sums matters. */
const WORTH = {
  strong: 6,
  weak: 2,
  bare: 2,
  edge: 0.75,
  letter: 0.15,
  lettersMax: 10,
  province: 0.5,
  capital: 0.75,
  doubtful: -1,
  contained: -1.5,
  containedAfterSign: -6,
  split: -6,
  streetTail: -6,
  edit: -0.17,
  likeness: -0.6,
  touching: 1.5,
  apart: -1.5,
  inside: -2.5,
  insideRight: -4,
  shuffled: -2,
  postcode: 3,
  postcodeOfDistrict: 3,
  otherPostcode: -1,
  contradicted: -4,
} as const

const HITS_MAX = 3

/** All readings, best first. Each place counts once, with its best hits. */
export function readings(evidence: Evidence): Reading[] {
  const { hits } = evidence
  const byPlace = new Map<Place, Hit[]>()
  for (const hit of hits) {
    for (const place of hit.places) {
      const known = byPlace.get(place)
      if (known) known.push(hit)
      else byPlace.set(place, [hit])
    }
  }
  for (const [place, found] of byPlace) {
    if (found.length > HITS_MAX)
      byPlace.set(place, found.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, HITS_MAX))
  }
  const found: Reading[] = []
  for (const place of byPlace.keys()) {
    const reading = bestReading(evidence, byPlace, place)
    if (reading) found.push(reading)
  }
  return found.toSorted((a, b) => b.score - a.score || a.place - b.place)
}

function bestReading(evidence: Evidence, byPlace: ReadonlyMap<Place, Hit[]>, place: Place): Reading | undefined {
  const line = lineOf(evidence.places, place)
  const own = byPlace.get(place) ?? []
  const districtHits = line.subdistrict === -1 ? [] : (byPlace.get(line.district) ?? [])
  const provinceHits = line.district === -1 ? [] : (byPlace.get(line.province) ?? [])
  let best: Reading | undefined
  const consider = (used: readonly Hit[]): void => {
    const score = scoreOf(evidence, used, place)
    if (!best || score > best.score) best = { place, hits: used, score }
  }
  for (const first of own) {
    consider([first])
    for (const second of districtHits) {
      if (overlap(first, second)) continue
      consider([first, second])
      for (const third of provinceHits)
        if (!overlap(first, third) && !overlap(second, third)) consider([first, second, third])
    }
    for (const third of provinceHits) if (!overlap(first, third)) consider([first, third])
  }
  return best
}

const overlap = (a: Hit, b: Hit): boolean => a.start < b.end && b.start < a.end

function worthOf(hit: Hit): number {
  const { sign, left, right, letters, level, doubtful, cost, exact } = hit
  let worth = sign === 'strong' ? WORTH.strong : sign === 'weak' ? WORTH.weak : WORTH.bare
  worth += (left ? WORTH.edge : 0) + (right ? WORTH.edge : 0)
  worth += Math.min(letters, WORTH.lettersMax) * WORTH.letter
  if (level === 'province') worth += WORTH.province
  if (hit.capital && sign === 'none') worth += WORTH.capital
  if (doubtful) worth += WORTH.doubtful
  if (hit.contained) worth += sign === 'strong' ? WORTH.containedAfterSign : WORTH.contained
  if (hit.split && sign === 'none') worth += WORTH.split
  if (cost > 0) worth += cost * WORTH.edit
  if (!exact) worth += WORTH.likeness
  return worth
}

function scoreOf(evidence: Evidence, used: readonly Hit[], place: Place): number {
  const hits = used.length > 1 ? used.toSorted((a, b) => a.start - b.start) : used
  const { touches } = evidence
  let score = 0
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i] as Hit
    const before = hits[i - 1]
    const after = hits[i + 1]
    score += worthOf(hit)
    if (!hit.left && before?.end !== hit.start) score += WORTH.inside
    if (hit.streetTail && hits.every((other) => other === hit || !other.streetTail)) score += WORTH.streetTail
    if (!hit.right && after?.start !== hit.end) score += WORTH.insideRight
    if (before) {
      if (touches(before.end, hit.start)) score += WORTH.touching
      else if (hit.sign === 'none' || before.sign === 'none') score += WORTH.apart
    }
  }
  if (isShuffled(hits)) score += WORTH.shuffled
  return score + postcodeScore(evidence, place, hits) + contradictions(evidence, used, place)
}

const RANK = { subdistrict: 0, district: 1, province: 2 } as const

/** Neither from small to large nor from large to small. */
function isShuffled(hits: readonly Hit[]): boolean {
  const [a, b, c] = hits.map(({ level }) => RANK[level])
  return a !== undefined && b !== undefined && c !== undefined && a < b !== b < c
}

function postcodeScore({ postcode, places, touches }: Evidence, place: Place, hits: readonly Hit[]): number {
  if (!postcode || postcode.places.size === 0) return 0
  const last = hits.at(-1)
  const near = last && touches(last.end, postcode.number.start) ? 0.5 : 0
  if (place >= places.subdistrictsFrom) return postcode.places.has(place) ? WORTH.postcode + near : WORTH.otherPostcode
  for (const used of postcode.places) {
    const { district, province } = lineOf(places, used)
    if (district === place) return WORTH.postcodeOfDistrict + near
    if (province === place) return 1 + near
  }
  return WORTH.otherPostcode
}

/** Names after ต., อ. or จ. that are another place than the reading says. */
function contradictions({ said, places }: Evidence, used: readonly Hit[], place: Place): number {
  let score = 0
  const line = lineOf(places, place)
  for (const { start, level, places: named } of said) {
    if (used.some((hit) => hit.start === start)) continue
    const isInside = line[level] === -1 ? hasInside(places, named, place) : named.has(line[level])
    if (!isInside) score += WORTH.contradicted
  }
  return score
}

/** Whether any of the named places is in a province or district. */
function hasInside(places: Places, named: ReadonlySet<Place>, place: Place): boolean {
  for (const each of named) {
    const { province, district } = lineOf(places, each)
    if (province === place || district === place) return true
  }
  return false
}

/** What the names after a sign say, each for itself; the first few, because nobody writes more. */
export function saidBy(hits: readonly Hit[], signed: ReadonlyMap<number, Level>): Said[] {
  const said: Said[] = []
  for (const [start, level] of signed) {
    const named = hits.filter((hit) => hit.start === start && hit.level === level && hit.cost === 0)
    if (named.length > 0) said.push({ start, level, places: new Set(named.flatMap((hit) => hit.places)) })
    if (said.length === SAID_MAX) break
  }
  return said
}

const SAID_MAX = 12
