import type { Hit } from './hits.ts'
import { lineOf, type Level, type Place, type Places } from './places.ts'
import type { Number5 } from './cut.ts'
import { overlap } from './span.ts'

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
  /** Whether a phone or a number that is not after a sign is between them. */
  readonly hasNumber: (end: number, start: number) => boolean
}

/** What each kind of evidence is worth. Tuned on generated texts; only the order of the sums matters. */
const STRONG = 6
const WEAK = 2
const BARE = 2
const EDGE = 0.75
const LETTER = 0.15
const LETTERS_MAX = 10
const PROVINCE = 0.5
const CAPITAL = 0.75
const DOUBTFUL = -1
const CONTAINED = -1.5
const CONTAINED_AFTER_SIGN = -6
const SPLIT = -6
const STREET_TAIL = -6
const EDIT = -0.17
const LIKENESS = -0.6
const TOUCHING = 1.5
const APART = -1.5
const BEFORE_HOUSE = -6
const INSIDE = -2.5
const INSIDE_RIGHT = -4
const SHUFFLED = -2
const POSTCODE = 3
const POSTCODE_OF_DISTRICT = 3
const POSTCODE_OF_PROVINCE = 1
const TOUCHING_POSTCODE = 0.5
const OTHER_POSTCODE = -1
const CONTRADICTED = -4

const HITS_MAX = 3

/** All readings, best first. Each place counts once, with its best hits. */
export function readings(evidence: Evidence): Reading[] {
  const byPlace = new Map<Place, Hit[]>()
  for (const hit of evidence.hits) {
    hit.worth = worthOf(hit)
    for (const place of hit.places) {
      const known = byPlace.get(place)
      if (known) known.push(hit)
      else byPlace.set(place, [hit])
    }
  }
  for (const [place, found] of byPlace) {
    if (found.length > HITS_MAX) byPlace.set(place, found.toSorted((a, b) => b.worth - a.worth).slice(0, HITS_MAX))
  }
  const found: Reading[] = []
  for (const [place, own] of byPlace) found.push(bestReading(evidence, byPlace, place, own))
  return found.toSorted((a, b) => b.score - a.score || a.place - b.place)
}

function bestReading(
  evidence: Evidence,
  byPlace: ReadonlyMap<Place, readonly Hit[]>,
  place: Place,
  own: readonly Hit[],
): Reading {
  const line = lineOf(evidence.places, place)
  const districtHits = line.subdistrict === -1 ? [] : (byPlace.get(line.district) ?? [])
  const provinceHits = line.district === -1 ? [] : (byPlace.get(line.province) ?? [])
  const fixed = fixedOf(evidence, place, line)
  let best: Reading = { place, hits: [], score: -Infinity }
  const consider = (used: readonly Hit[]): void => {
    const score = scoreOf(evidence, fixed, used)
    if (score > best.score) best = { place, hits: used, score }
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

function worthOf(hit: Hit): number {
  const { sign, left, right, letters, level, doubtful, cost, exact } = hit
  let worth = sign === 'strong' ? STRONG : sign === 'weak' ? WEAK : BARE
  worth += (left ? EDGE : 0) + (right ? EDGE : 0)
  worth += Math.min(letters, LETTERS_MAX) * LETTER
  if (level === 'province') worth += PROVINCE
  if (hit.capital && sign === 'none') worth += CAPITAL
  if (doubtful) worth += DOUBTFUL
  if (hit.contained) worth += sign === 'strong' ? CONTAINED_AFTER_SIGN : CONTAINED
  if (hit.split && sign === 'none') worth += SPLIT
  if (cost > 0) worth += cost * EDIT
  if (!exact) worth += LIKENESS
  return worth
}

/** What is the same for a place whichever hits name it. */
interface Fixed {
  /** What the postcode is worth, and whether it is one of the place. */
  readonly postcode: number
  readonly hasPostcode: boolean
  /** Starts of the names after ต., อ. or จ. that are another place. */
  readonly others: readonly number[]
}

function fixedOf({ postcode, places, said }: Evidence, place: Place, line: ReturnType<typeof lineOf>): Fixed {
  const others: number[] = []
  for (const { start, level, places: named } of said) {
    const isInside = line[level] === -1 ? hasInside(places, named, place) : named.has(line[level])
    if (!isInside) others.push(start)
  }
  if (!postcode || postcode.places.size === 0) return { postcode: 0, hasPostcode: false, others }
  const worth = postcodeWorth(places, postcode.places, place)
  return { postcode: worth ?? OTHER_POSTCODE, hasPostcode: worth !== undefined, others }
}

/** What it is worth that a postcode is used in a place; undefined if it is not. */
function postcodeWorth(places: Places, users: ReadonlySet<Place>, place: Place): number | undefined {
  if (place >= places.subdistrictsFrom) return users.has(place) ? POSTCODE : undefined
  for (const user of users) {
    const { district, province } = lineOf(places, user)
    if (district === place) return POSTCODE_OF_DISTRICT
    if (province === place) return POSTCODE_OF_PROVINCE
  }
  return undefined
}

function scoreOf({ touches, hasNumber, postcode }: Evidence, fixed: Fixed, used: readonly Hit[]): number {
  const hits = inOrder(used)
  const tails = hits.reduce((count, { streetTail }) => count + Number(streetTail), 0)
  let score = 0
  for (let i = 0; i < hits.length; i++) {
    const hit = hits[i] as Hit
    const before = hits[i - 1]
    const after = hits[i + 1]
    score += hit.worth
    if (!hit.left && before?.end !== hit.start) score += INSIDE
    if (hit.streetTail && tails === 1) score += STREET_TAIL
    if (!hit.right && after?.start !== hit.end) score += INSIDE_RIGHT
    // A bare word, then a phone or house: a surname, not the subdistrict.
    const next = after?.start ?? postcode?.number.start ?? hit.end
    if (hit.level === 'subdistrict' && hit.sign === 'none' && hasNumber(hit.end, next)) score += BEFORE_HOUSE
    if (before) {
      if (touches(before.end, hit.start)) score += TOUCHING
      else if (hit.sign === 'none' || before.sign === 'none') score += APART
    }
  }
  if (hits.length === 3 && isShuffled(hits)) score += SHUFFLED
  score += fixed.postcode
  if (fixed.hasPostcode && postcode && touches((hits.at(-1) as Hit).end, postcode.number.start))
    score += TOUCHING_POSTCODE
  // Names after ต., อ. or จ. that are another place than the reading says.
  for (const start of fixed.others) if (hits.every((hit) => hit.start !== start)) score += CONTRADICTED
  return score
}

/** One, two or three hits by their place in the text. */
function inOrder(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length === 1) return hits
  const sorted = [...hits]
  for (let i = 1; i < sorted.length; i++) {
    for (let j = i; j > 0 && (sorted[j - 1] as Hit).start > (sorted[j] as Hit).start; j--)
      [sorted[j - 1], sorted[j]] = [sorted[j] as Hit, sorted[j - 1] as Hit]
  }
  return sorted
}

const RANK = { subdistrict: 0, district: 1, province: 2 } as const

/** Neither from small to large nor from large to small. */
function isShuffled(hits: readonly Hit[]): boolean {
  const [a, b, c] = hits.map(({ level }) => RANK[level])
  return a !== undefined && b !== undefined && c !== undefined && a < b !== b < c
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
