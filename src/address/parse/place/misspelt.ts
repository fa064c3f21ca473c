import { once } from '../../../once.ts'
import {
  childrenOf,
  LEVELS,
  levelOf,
  lineOf,
  placesBetween,
  subdistrictsIn,
  type Level,
  type Place,
  type Places,
} from '../../places.ts'
import { readings, saidBy, type Findings, type Reading } from './choose.ts'
import { Facts, mayBe, withoutOverruled } from './agreement.ts'
import { factsOf, isSame } from './facts.ts'
import { isPlain, type Hit, type View } from './hits.ts'
import { freeWindows, nearHits, windowsOf, type Window } from './near.ts'
import { isTied } from './tied.ts'
import { isEndOfWords, isReadWhole, wholeHits } from './whole-names.ts'
import type { Rule } from '../text/rule.ts'
import { NAMED_PLACE_LATIN, NAMED_PLACES_LATIN } from '../text/vocabulary.ts'

const TOPS_MAX = 80
const AMONG_MAX = 1500
/** Budget for a whole paste: pieces times names compared. An order of two addresses takes a sixth of it. */
const PAIRS_MAX = 4_000
/** A name with more places says too little about the district. */
const HOMONYMS_MAX = 60

/** The remaining budget for one paste, whose addresses are read apart, together and retyped. */
export interface Effort {
  pairs: number
}

/** The full budget of a paste. */
export const effort = (): Effort => ({ pairs: PAIRS_MAX })

/**
 * Finds misspelt names for the levels without a name, adds them to the findings, and judges all readings again. Once the
 * province is known, removes names that contradict an agreement of facts.
 */
export function withMisspelt(view: View, findings: Judged, left: Effort): Reading[] {
  let found = readings(findings)
  const windows = once(() => windowsOf(view))
  // From the largest level down, because each level decides the possible names below it.
  for (const level of LEVELS) {
    const round = roundOf(findings, found, level)
    const more = round.isNeeded && left.pairs > 0 ? misspelt(view, windows(), findings, round, left) : []
    if (more.length > 0) {
      findings.hits.push(...more)
      findings.all.push(...more)
      found = readings(findings)
    }
    const facts = (): Facts => factsIn(view, findings, found)
    const kept = level === 'province' ? withoutOverruled(view, findings, facts, found[0]) : undefined
    if (!kept) continue
    findings.hits = kept
    findings.said = saidBy(findings.places, kept, findings.signed)
    found = readings(findings)
  }
  return found
}

/** The facts of the text, cached until the best reading uses other names or more names are known. */
export function factsIn(view: View, findings: Judged, [top]: readonly Reading[]): Facts {
  const names = findings.all.length
  const { facts } = findings
  if (facts?.names === names && areSame(facts.top?.hits ?? [], top?.hits ?? [])) return facts.known
  const known = new Facts(findings, factsOf(view, findings, top))
  findings.facts = { top, names, known }
  return known
}

/** Whether two readings use the same names, regardless of the places left. */
const areSame = (hits: readonly Hit[], others: readonly Hit[]): boolean =>
  hits.length === others.length && hits.every((hit, i) => isSame(hit, others[i] as Hit))

/** Findings while they change. */
export type Judged = Findings & {
  hits: Hit[]
  said: Findings['said']
  readonly all: Hit[]
  facts: { readonly top: Reading | undefined; readonly names: number; readonly known: Facts } | undefined
}

/** One level, and what the readings so far say about it. */
interface Round {
  readonly level: Level
  /** Whether a sign of the level has no name, or one of the best readings has none. */
  readonly isNeeded: boolean
  readonly isOpen: boolean
  readonly top: Reading | undefined
  readonly tops: readonly Reading[]
  /** Names of the best reading that are not part of a longer word. */
  readonly used: readonly Hit[]
}

function roundOf({ signed }: Findings, found: readonly Reading[], level: Level): Round {
  const [top] = found
  const used = wholeHits(top?.hits ?? [])
  const isOpen = [...signed].some(([start, of]) => of === level && !used.some((hit) => hit.start === start))
  const tops = found.filter((reading) => top !== undefined && isTied(reading, top)).slice(0, TOPS_MAX)
  const isSaid = top !== undefined && tops.every(({ hits }) => wholeHits(hits).some((hit) => hit.level === level))
  return { level, isNeeded: isOpen || !isSaid, isOpen, top, tops, used }
}

function misspelt(view: View, windows: readonly Window[], findings: Judged, round: Round, left: Effort): Hit[] {
  const { level, isOpen, used } = round
  const { all } = findings
  const likely = freeWindows(view, windows, used, (start, end) => isBesideKnown(findings, round, start, end))
  const names = longestNames(all)
  const free = likely.filter((window) => !isPartOf(window, names))
  const larger = level === 'subdistrict' ? largerNames(findings.places, round, windows) : undefined
  const fitting = free.filter(
    (window) =>
      larger?.has(window.key) !== true &&
      ((window.level === level && isReadWhole(view, findings.all, window.end, level)) ||
        (window.level === undefined &&
          !isOpen &&
          !ENDS_PLACE.test(view.text.slice(window.start, window.end)) &&
          !(larger && isOfPlaceNamed(view, findings.all, window)))),
  )
  if (fitting.length === 0) return []
  const among = amongOf(findings, round).slice(0, AMONG_MAX)
  const some = fitting.slice(0, Math.max(1, Math.floor(left.pairs / Math.max(1, among.length))))
  left.pairs -= some.length * among.length
  const possible = once(() => mayBe(factsIn(view, findings, round.tops), findings, level))
  return nearHits(view, some, level, { places: among, mayBe: (place) => possible()(place) })
}

/** The names of the known district and province: a piece that equals one is no misspelt subdistrict. */
function largerNames(places: Places, { top }: Round, windows: readonly Window[]): Set<string> {
  const line = top && lineOf(places, top.place)
  const names = new Set<string>()
  if (line && hasChildOfItsName(places, line.district)) return names
  for (const place of line ? [line.district, line.province] : []) {
    if (place === -1) continue
    for (const script of ['th', 'en'] as const)
      if (windows.some((window) => window.script === script)) names.add(places[script]().names().of(place))
  }
  return names
}

/** Whether an English piece is the end of other words, or the name of an estate or a mall: Central Plaza. */
const isOfPlaceNamed = (view: View, hits: readonly Hit[], { script, start, end }: Window): boolean =>
  script === 'en' &&
  (NAMED_PLACE_LATIN.test(view.text.slice(start, end)) ||
    (isEndOfWords(view, hits, { start }) &&
      !AFTER_STREET.test(view.text.slice(Math.max(0, start - STREET_MAX), start))))

/** Such a piece is no misspelt district or subdistrict: Grand Resort, Mae Sot. */
const ENDS_PLACE = new RegExp(`(?<![A-Za-z])(?:${NAMED_PLACES_LATIN})$`, 'i')
const AFTER_STREET = /(?:road|rd|street|st|lane|avenue|ave|alley|highway)\.?\s*$/i
const STREET_MAX = 12

/** Whether a district has a subdistrict of the same name, which may be misspelt. */
const hasChildOfItsName = (places: Places, district: Place): boolean =>
  district !== -1 &&
  childrenOf(places, district).some((child) => places.record(child).nameTh === places.record(district).nameTh)

/** By start: the end of the longest name written as in the table. */
function longestNames(hits: readonly Hit[]): [start: number, end: number][] {
  const ends = new Map<number, number>()
  for (const hit of hits) if (isPlain(hit)) ends.set(hit.start, Math.max(hit.end, ends.get(hit.start) ?? 0))
  return [...ends]
}

/** Whether a piece is only part of a table name: Ta Khun in Ban Ta Khun. */
const isPartOf = (window: Window, names: readonly [start: number, end: number][]): boolean =>
  names.some(([start, end]) => start <= window.start && (start < window.start ? end >= window.end : end > window.end))

/** Whether a piece is beside a name of the best reading or a postcode in the table. */
function isBesideKnown({ touches, postcode }: Findings, { top }: Round, start: number, end: number): boolean {
  const isBeside = (known: { start: number; end: number }): boolean =>
    touches(known.end, start) || touches(end, known.start)
  const number = postcode && postcode.places.size > 0 ? [postcode.number] : []
  return [...(top?.hits ?? []), ...number].some(isBeside)
}

/** Districts and subdistricts are compared only if one of these returns them; the results are joined. */
export const amongRules: readonly Rule<[findings: Findings, round: Round], Iterable<Place>>[] = [
  {
    name: 'in the places of the best readings',
    match: ({ places }, { tops, level }) => {
      const around = new Set(tops.map(({ place }) => placeAround(places, place, level)))
      return [...around].flatMap((place) => inside(places, place, level))
    },
  },
  {
    name: 'with the postcode',
    match: ({ places, postcode }, { level }) =>
      [...(postcode?.places ?? [])].map((place) => lineOf(places, place)[level]),
  },
  {
    name: 'district of a subdistrict that is named',
    match: ({ places, hits }, { level }) =>
      level !== 'district'
        ? []
        : hits
            .filter((hit) => hit.level === 'subdistrict' && hit.places.length <= HOMONYMS_MAX)
            .flatMap((hit) => hit.places.map((place) => lineOf(places, place).district)),
  },
]

/** The possible places of a misspelt name of a level: any province; for other levels the results of `amongRules`. */
function amongOf(findings: Findings, round: Round): Place[] {
  const { places } = findings
  if (round.level === 'province') return placesBetween(0, places.districtsFrom)
  const among = new Set<Place>()
  for (const rule of amongRules) {
    for (const place of rule.match(findings, round)) if (levelOf(places, place) === round.level) among.add(place)
  }
  // Any district after a sign without a known name.
  if (among.size === 0 && round.isOpen && round.level === 'district')
    return placesBetween(places.districtsFrom, places.subdistrictsFrom)
  return [...among]
}

/** The districts of the province of a place, or the subdistricts of its district. */
function inside(places: Places, place: Place, level: Level): Place[] {
  const around = placeAround(places, place, level)
  return level === 'district' ? childrenOf(places, around) : subdistrictsIn(places, around)
}

/** The place whose children are searched: the province, or the district if it is known. */
function placeAround(places: Places, place: Place, level: Level): Place {
  const { province, district } = lineOf(places, place)
  return level === 'district' || district === -1 ? province : district
}
