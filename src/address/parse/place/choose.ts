import { addTo } from '../../add-to.ts'
import { lineOf, type Level, type Line, type Place, type Places } from '../../places.ts'
import type { Number5 } from '../text/numbers.ts'
import {
  hitEvidence,
  neighbourEvidence,
  reasons,
  weigh,
  wholeEvidence,
  type Neighbours,
  type Reason,
  type Whole,
} from './evidence.ts'
import type { Hit } from './hits.ts'
import { overlap } from '../text/span.ts'

/** A place that the text may mean, with the names as evidence. */
export interface Reading {
  /** The lowest known place. */
  readonly place: Place
  readonly hits: readonly Hit[]
  /** The sum of the evidence, in hundredths. */
  readonly score: number
}

/** Places, with the districts and provinces that contain or equal them. */
export interface Spot {
  readonly places: ReadonlySet<Place>
  readonly districts: ReadonlySet<Place>
  readonly provinces: ReadonlySet<Place>
}

/** The places of all given names. */
export const placesOf = (names: readonly Hit[]): ReadonlySet<Place> => new Set(names.flatMap((name) => name.places))

/** Places with their districts and provinces. */
export function spotOf(all: Places, places: readonly Place[]): Spot {
  const lines = places.map((place) => lineOf(all, place))
  return {
    places: new Set(places),
    districts: new Set(lines.map(({ district }) => district)),
    provinces: new Set(lines.map(({ province }) => province)),
  }
}

/** Whether a place equals or contains one of the spot's places. */
export const isAround = ({ places, districts, provinces }: Spot, place: Place): boolean =>
  places.has(place) || districts.has(place) || provinces.has(place)

/** A name after a sign, and its possible places. */
interface Said extends Spot {
  readonly start: number
  readonly level: Level
}

/** Everything found in a text; the input for judging readings. */
export interface Findings {
  readonly places: Places
  readonly hits: readonly Hit[]
  /** `hits` plus the names that two facts contradict. */
  readonly all: readonly Hit[]
  readonly text: string
  /** The possible postcode, and the places that use it. */
  readonly postcode: (Spot & { readonly number: Number5 }) | undefined
  /** Starts of names after a sign of a level, with that level. */
  readonly signed: ReadonlyMap<number, Level>
  readonly said: readonly Said[]
  /** Whether only blanks, signs and points are between two positions. */
  readonly touches: (end: number, start: number) => boolean
  /** Whether a phone, or a number without a sign before it, is between them. */
  readonly hasNumber: (end: number, start: number) => boolean
}

/** Above how often any real text names a place; bounds the work. */
const HITS_MAX = 3

/** All readings, best first. Each place counts once, with the best names for it, its district and its province. */
export function readings(findings: Findings): Reading[] {
  const byPlace = hitsByPlace(findings.hits)
  const found: Reading[] = []
  const alone: Alone = new Map()
  for (const [place, own] of byPlace) found.push(bestReading(findings, byPlace, place, own, alone))
  return found.toSorted((a, b) => b.score - a.score || a.place - b.place)
}

function hitsByPlace(hits: readonly Hit[]): Map<Place, Hit[]> {
  const byPlace = new Map<Place, Hit[]>()
  for (const hit of hits) {
    hit.worth = weigh(hitEvidence, hit)
    for (const place of hit.places) addTo(byPlace, place, hit)
  }
  for (const [place, found] of byPlace) {
    if (found.length > HITS_MAX) byPlace.set(place, found.toSorted((a, b) => b.worth - a.worth).slice(0, HITS_MAX))
  }
  return byPlace
}

/** The last score of each name that is a reading alone: it is the same for all capitals that เมือง may mean. */
type Alone = Map<Hit, { readonly known: Known; readonly score: number }>

function bestReading(
  findings: Findings,
  byPlace: ReadonlyMap<Place, readonly Hit[]>,
  place: Place,
  own: readonly Hit[],
  alone: Alone,
): Reading {
  const line = lineOf(findings.places, place)
  const districts = line.subdistrict === -1 ? undefined : byPlace.get(line.district)
  const provinces = line.district === -1 ? undefined : byPlace.get(line.province)
  const known = knownOf(findings, place, line)
  let best: Reading = { place, hits: [], score: -Infinity }
  for (const hits of together(own, districts, provinces)) {
    const score = hits.length === 1 ? aloneScore(findings, known, hits, alone) : scoreOf(findings, known, hits)
    if (score > best.score) best = { place, hits, score }
  }
  return best
}

/** A name of the place, with one of its district, one of its province, both or neither; none overlap. */
function together(own: readonly Hit[], ...larger: readonly (readonly Hit[] | undefined)[]): Hit[][] {
  const found = own.map((hit) => [hit])
  for (const others of larger) {
    if (others === undefined) continue
    for (const hits of found.slice())
      for (const other of others) if (!hits.some((hit) => overlap(hit, other))) found.push([...hits, other])
  }
  return found
}

/** Facts about a place, independent of the names in the reading. */
type Known = Pick<Whole, 'postcode' | 'others'>

const NONE: readonly number[] = []

function knownOf({ postcode, said }: Findings, place: Place, line: Line): Known {
  const others = said.length === 0 ? NONE : said.filter((name) => !isOf(name, place, line)).map(({ start }) => start)
  return { postcode: postcode === undefined ? 'none' : userOf(postcode, place), others }
}

/** Whether a name after a sign may be a place, its parent, or a part of it. */
const isOf = ({ level, places, districts, provinces }: Said, place: Place, line: Line): boolean =>
  line[level] === -1 ? districts.has(place) || provinces.has(place) : places.has(line[level])

/** Whose postcode it is: the place's (or that of a part), its province's only, or another's. */
function userOf({ places, districts, provinces }: Spot, place: Place): Known['postcode'] {
  if (places.size === 0) return 'none'
  if (places.has(place) || districts.has(place)) return 'place'
  return provinces.has(place) ? 'province' : 'other'
}

const areEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i])

function aloneScore(findings: Findings, known: Known, hits: readonly Hit[], alone: Alone): number {
  const [hit] = hits as [Hit]
  const last = alone.get(hit)
  if (last && last.known.postcode === known.postcode && areEqual(last.known.others, known.others)) return last.score
  const score = scoreOf(findings, known, hits)
  alone.set(hit, { known, score })
  return score
}

function scoreOf(findings: Findings, known: Known, used: readonly Hit[]): number {
  const hits = inOrder(used)
  let score = weigh(wholeEvidence, wholeOf(findings, known, hits))
  const streetTails = streetTailsOf(hits)
  for (let i = 0; i < hits.length; i++)
    score += (hits[i] as Hit).worth + weigh(neighbourEvidence, neighboursOf(findings, hits, i, streetTails))
  return score
}

const wholeOf = ({ touches, postcode }: Findings, known: Known, hits: readonly Hit[]): Whole => ({
  hits,
  postcode: known.postcode,
  others: known.others,
  number: postcode?.number,
  touches,
})

function neighboursOf(
  { touches, hasNumber, postcode }: Findings,
  hits: readonly Hit[],
  i: number,
  streetTails: number,
): Neighbours {
  const hit = hits[i] as Hit
  const before = hits[i - 1]
  const after = hits[i + 1]
  const next = after?.start ?? postcode?.number.start ?? hit.end
  return {
    hit,
    before,
    after,
    touches: before !== undefined && touches(before.end, hit.start),
    hasNumberAfter: hasNumber(hit.end, next),
    streetTails,
  }
}

const streetTailsOf = (hits: readonly Hit[]): number =>
  hits.reduce((count, { streetTail }) => count + Number(streetTail), 0)

const inOrder = (hits: readonly Hit[]): readonly Hit[] =>
  hits.every(({ start }, i) => i === 0 || (hits[i - 1] as Hit).start <= start)
    ? hits
    : hits.toSorted((a, b) => a.start - b.start)

/** The reasons for a reading's score: what each name adds, and what they add together. */
export function reasonsFor(findings: Findings, { place, hits: used }: Reading): (Reason & { hit?: Hit })[] {
  const hits = inOrder(used)
  const known = knownOf(findings, place, lineOf(findings.places, place))
  const streetTails = streetTailsOf(hits)
  return [
    ...hits.flatMap((hit, i) => [
      ...reasons(hitEvidence, hit).map((reason) => ({ ...reason, hit })),
      ...reasons(neighbourEvidence, neighboursOf(findings, hits, i, streetTails)).map((reason) => ({ ...reason, hit })),
    ]),
    ...reasons(wholeEvidence, wholeOf(findings, known, hits)),
  ]
}

/** Above the signs of any real address. */
const SAID_MAX = 12

/** The places of each name after a sign. */
export function saidBy(all: Places, hits: readonly Hit[], signed: ReadonlyMap<number, Level>): Said[] {
  const said: Said[] = []
  for (const [start, level] of signed) {
    const named = hits.filter((hit) => hit.start === start && hit.level === level && hit.cost === 0)
    const [first, ...more] = named
    const places = more.length === 0 ? first?.places : named.flatMap((hit) => hit.places)
    if (places) said.push({ start, level, ...spotOf(all, places) })
    if (said.length === SAID_MAX) break
  }
  return said
}
