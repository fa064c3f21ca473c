import { startsOf, type Area, type Dataset } from './dataset.ts'
import { EDIT } from './names/distance.ts'
import { nearNames, type Near, type OtherNames } from './names/near-names.ts'
import { fromSecondUse } from './names/second-use.ts'
import { LetterPairs } from './letter-pairs.ts'
import { englishKeys, levelSaid, nameKey, queryKeys, thaiKeys } from './names/name-key.ts'
import { partsOf, splitsOf } from './parts.ts'
import { foldLatinNames } from './names/letters.ts'
import { fuzzyHitsMax } from '../limits.ts'
import { once } from '../once.ts'
import type { FoldedNames } from './names/names.ts'
import {
  areaAt as areaAtPlace,
  foldedNames,
  foldedUnits,
  levelOf,
  LEVELS,
  placeOf,
  places,
  type Level,
  type Places,
} from './places.ts'
import { searchNames, type SearchNames } from './search-names.ts'
import { encodeThai, hasThai } from './names/thai-letters.ts'

const ranks = ['exact', 'prefix', 'contains'] as const
/**
 * `fuzzy`: nearly the name; when no name has the query in it, and for provinces and districts where the query is or begins subdistricts
 * alone. The last rank of every query.
 */
export const matchKinds = [...ranks, 'fuzzy'] as const
export type MatchKind = (typeof matchKinds)[number]

export interface Match {
  readonly area: Area
  readonly match: MatchKind
}

export interface Matches {
  /** Number of all matches, of which `page` is a part. */
  readonly total: number
  readonly page: readonly Match[]
}

export interface Page {
  readonly limit: number
  readonly offset: number
  readonly level: Level | undefined
}

/**
 * All keys of one script in one text, each between two line feeds, the Thai ones coded by `encodeThai`: first those of
 * the provinces, then of the districts, then of the subdistricts, district by district with an empty line between.
 */
interface Haystack {
  readonly text: string
  /** Where the keys of subdistricts begin. */
  readonly subdistricts: number
  /**
   * The offsets of the keys of each province, of each district, and of each district's subdistricts. The first search of a process has
   * none: it counts lines, which the engine does by itself, where making the list of all is a loop that is new to it.
   */
  readonly starts: () => readonly number[] | undefined
  /** Every place of a key in the text, ascending. */
  readonly placesOf: (key: string) => readonly number[]
}

/** Offsets of the keys of matching areas in the text, in order of levels, and in a level of codes, which is ascending. */
type Hits = Record<(typeof ranks)[number], number[]>

export interface SearchIndex {
  readonly data: Dataset
  /** Places whose name is nearly the query: `nearNames`. */
  readonly near: (query: string, typed: string) => readonly Near[]
  /** Provinces and districts of such names. */
  readonly nearUnits: (query: string, typed: string) => readonly Near[]
  readonly places: () => Places
  /** Made when the first query of the script comes. */
  readonly th: () => Haystack
  readonly en: () => Haystack
  /** Names that count only when they are typed in full, or nearly. */
  readonly names: SearchNames
  /** Hits of one-letter keys: they match thousands of names, and there are fewer than a hundred of them. */
  readonly letters: Map<string, Hits>
}

/** Builds the search index: two long texts, which a plain substring search scans in microseconds. */
export function searchIndex(
  data: Dataset,
  names: () => FoldedNames = once(() => foldedNames(data)),
  all: () => Places = once(() => places(data, names())),
): SearchIndex {
  const { provinces, districts } = data.compact
  const otherNames = searchNames(data)
  const others = (which: 'named' | 'all') => {
    const other = (script: 'th' | 'en') => (): OtherNames => {
      const { lines, codesOf } = otherNames.folded[which][script]()
      return { lines, placesOf: (name) => codesOf(name).map((code) => placeOf(all(), code)) }
    }
    return { th: other('th'), en: other('en') }
  }
  const near = once(() => nearNames(names(), others('all')))
  const nearUnits = once(() => nearNames(foldedUnits(data), others('named')))
  const haystack = (script: 'th' | 'en', keys: (lines: string) => string): Haystack => {
    const areas = keys(`${provinces[script]}\n${districts[script]}`)
    return haystackOf(areas, keys(data.subdistrictNames(script)))
  }
  return {
    data,
    near: (query, typed) => near()(query, typed),
    nearUnits: (query, typed) => nearUnits()(query, typed),
    places: all,
    th: once(() => haystack('th', thaiKeys)),
    en: once(() => haystack('en', englishKeys)),
    names: otherNames,
    letters: new Map(),
  }
}

/**
 * @param areas keys of provinces and districts, one a line.
 * @param blocks those of subdistricts, with an empty line after each district's.
 */
function haystackOf(areas: string, blocks: string): Haystack {
  const text = `\n${areas}\n${blocks}\n`
  const subdistricts = areas.length + 2
  const makeStarts = once(() => [
    ...startsOf(areas.split('\n'), (line) => line.length + 1, 1),
    ...startsOf(blocks.split('\n\n'), (block) => block.length + 2, subdistricts),
  ])
  const pairs = fromSecondUse(() => new LetterPairs(text))
  const starts = fromSecondUse(makeStarts)
  let current: readonly number[] | undefined
  return {
    text,
    subdistricts,
    starts: () => current,
    placesOf: (key) => {
      current = starts()
      return (key.length > 1 ? pairs()?.placesOf(key) : undefined) ?? scanned(text, key)
    },
  }
}

function scanned(text: string, key: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) found.push(at)
  return found
}

/**
 * Areas whose Thai or English name matches: exact before prefix before contains; inside a rank provinces, districts,
 * subdistricts, each by code. Last those whose name is nearly the query, where `matchKinds` allows them.
 *
 * @example search(index, 'บางรัก', { limit: 20, offset: 0, level: undefined }).page[0]?.match // 'exact'
 */
export function search(index: SearchIndex, query: string, page: Page): Matches {
  const keys = queryKeys(query)
  for (const key of keys) {
    const haystack = hasThai(key) ? index.th() : index.en()
    const hits = hitsOf(index, haystack, key)
    if (hits)
      return pick(
        index,
        haystack,
        saidFirst(index, haystack, hits, query),
        unitsNear(index, haystack, hits, key, query),
        page,
      )
  }
  const inParents = inParentsOf(index, query, page)
  const whole = inParents.filter(({ isWhole }) => isWhole)
  if (whole.length > 0) return pageOf(whole, page)
  const fuzzy = fuzzyMatches(index, keys.at(-1) ?? '', query, page)
  return fuzzy.total > 0 ? fuzzy : pageOf(inParents, page)
}

/** Of the exact matches those of the level that the query says come first: ต.บางรัก. */
function saidFirst({ data }: SearchIndex, haystack: Haystack, hits: Hits, query: string): Hits {
  const level = LEVELS[levelSaid(query)]
  if (level === undefined) return hits
  const from = levelsFrom(data, haystack)
  const isSaid = (hit: number): boolean => levelAt(hit, from) === level
  return { ...hits, exact: [...hits.exact.filter(isSaid), ...hits.exact.filter((hit) => !isSaid(hit))] }
}

function pageOf(found: readonly { readonly area: Area }[], { limit, offset }: Page): Matches {
  const areas = [...new Set(found.map(({ area }) => area))].slice(0, fuzzyHitsMax)
  return { total: areas.length, page: areas.slice(offset, offset + limit).map((area) => ({ area, match: 'fuzzy' })) }
}

/** An area beside whose name stands what it is in; `isWhole` if both are named in full. */
interface InParent {
  readonly area: Area
  readonly isWhole: boolean
}

/** Areas of a name beside which stands what they are in: สุเทพ เชียงใหม่, pak chong korat, สีลม บางรัก กรุงเทพ. */
function inParentsOf(index: SearchIndex, query: string, { level }: Page): InParent[] {
  const words = partsOf(query)
  if (words.length > FEW_WORDS && !isAtAnEnd(words, (part) => isProvince(index, part))) return []
  const isIn = remembered((parent) => isInParent(index, parent))
  const namedSo = remembered((name) => areasNamed(index, name))
  return splitsOf(words).flatMap(({ name, parents }) => {
    const said = LEVELS[levelSaid(name)]
    const named = namedSo(name)
    const ofLevel = named.filter(({ area }) => area.level === said)
    return (ofLevel.length > 0 ? ofLevel : named).flatMap(({ area, isWhole }) => {
      const how = level === undefined || area.level === level ? isInAll(area, parents, isIn) : undefined
      return how === undefined ? [] : [{ area, isWhole: isWhole && how === 'whole' }]
    })
  })
}

/** So many words may be an area and one that it is in; more are only looked for where they begin or end in a province. */
const FEW_WORDS = 5
/** The words of the longest name, with that for its level. */
const NAME_WORDS = 5

const isAtAnEnd = (words: readonly string[], holds: (part: string) => boolean): boolean =>
  Array.from({ length: NAME_WORDS }, (_, i) => i + 1).some(
    (count) => holds(words.slice(0, count).join(' ')) || holds(words.slice(-count).join(' ')),
  )

/** Whether a text is a province, under any name of it, or a postcode. */
function isProvince({ data, names }: SearchIndex, text: string): boolean {
  return (
    /^\d{5}$/.test(text) ||
    queryKeys(text).some(
      (key) =>
        data.provinces.some((province) => keysOf(province).whole.includes(key)) ||
        names.named(key).some((code) => code.length === 2),
    )
  )
}

/** A function of a text that is called once for each. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    if (!made.has(text)) made.set(text, make(text))
    return made.get(text) as T
  }
}

/** A district, a province and a postcode. */
const PARENTS_MAX = 3

/** How an area is in what words name: all together one parent, or one after the other several, each in full. */
function isInAll(
  area: Area,
  words: readonly string[],
  isIn: (parent: string) => How,
  left = PARENTS_MAX,
): ReturnType<How> {
  const how = isIn(words.join(' '))(area)
  if (how === 'whole' || left === 1) return how
  for (let count = 1; count < Math.min(words.length, NAME_WORDS + 1); count++) {
    const isFirst = isIn(words.slice(0, count).join(' '))(area) === 'whole'
    if (isFirst && isInAll(area, words.slice(count), isIn, left - 1) === 'whole') return 'whole'
  }
  return how
}

/** The areas whose name equals a key, or begins with it if the key is long enough. */
function areasNamed(index: SearchIndex, name: string): InParent[] {
  for (const key of queryKeys(name)) {
    const haystack = hasThai(key) ? index.th() : index.en()
    const { exact = [], prefix = [] } = (key.length > 1 && hitsOf(index, haystack, key)) || {}
    const begun = key.length < BEGINNING_MIN ? [] : prefix.slice(0, NAMED_MAX)
    const areasOf = (hits: readonly number[], isWhole: boolean): InParent[] =>
      hits.flatMap((hit) => {
        const area = areaAt(hit, index.data, haystack)
        return area ? [{ area, isWhole }] : []
      })
    const capitals = areasOf(begun, false).map(({ area }) => ({ area, isWhole: isCapital(area) && CAPITAL.test(key) }))
    const found = [...areasOf(exact.slice(0, NAMED_MAX), true), ...capitals]
    if (found.length > 0) return found
  }
  return []
}

/** More than the districts that begin with เมือง. */
const NAMED_MAX = 100
/** A shorter word begins hundreds of names. */
const BEGINNING_MIN = 5

/** The district of the capital of its province, which is called by its first word alone: อ.เมือง จ.เลย. */
const CAPITAL = /^(?:เมือง|mueang|muang)$/
const isCapital = (area: Area): boolean =>
  area.level === 'district' && area.record.nameTh === `เมือง${area.province.record.nameTh}`

/** How an area is in what a text names: by its postcode, the whole or another name of its district or province, or a beginning. */
type How = (area: Area) => 'whole' | 'beginning' | undefined

function isInParent({ names }: SearchIndex, parent: string): How {
  if (/^\d{5}$/.test(parent)) return (area) => (isOfPostcode(area, parent) ? 'whole' : undefined)
  const keys = queryKeys(parent)
  const codes = new Set(keys.flatMap((key) => names.named(key)))
  const isOfCapital = keys.some((key) => CAPITAL.test(key))
  const bareKeys = keys.map(bare).filter((key) => key.length > 1)
  const isNamed = (of: Area): boolean => codes.has(of.record.code) || keysOf(of).whole.some((key) => keys.includes(key))
  const begins = (name: string): boolean => bareKeys.some((key) => name.startsWith(key))
  return (area) => {
    const parents = parentsOf(area)
    if (isOfCapital && parents.some(isCapital)) return 'whole'
    if (parents.some(isNamed)) return 'whole'
    return parents.some((of) => keysOf(of).bare.some(begins)) ? 'beginning' : undefined
  }
}

/** The keys of both names of an area, made once. */
const keysOf = keptFor(({ record: { nameTh, nameEn } }: Area) => {
  const whole = [nameKey(nameTh), nameKey(nameEn)]
  return { whole, bare: whole.map(bare) }
})

function keptFor<T extends object, V>(make: (of: T) => V): (of: T) => V {
  const kept = new WeakMap<T, V>()
  return (of) => {
    const value = kept.get(of) ?? make(of)
    kept.set(of, value)
    return value
  }
}

/** Without marks that short forms add or leave out: นนท์ is the beginning of นนทบุรี. */
const bare = (key: string): string => key.replaceAll(/[.็-๎]/g, '')

function parentsOf(area: Area): Area[] {
  if (area.level === 'province') return []
  return area.level === 'district' ? [area.province] : [area.district, area.district.province]
}

function isOfPostcode(area: Area, postcode: string): boolean {
  if (area.level === 'province') return false
  const subdistricts = area.level === 'district' ? area.subdistricts : [area]
  return subdistricts.some(({ record }) => record.postcodes.includes(postcode))
}

function fuzzyMatches(
  { near, places: all }: SearchIndex,
  key: string,
  query: string,
  { limit, offset, level }: Page,
): Matches {
  const found = near(key, query).filter(({ place }) => level === undefined || levelOf(all(), place) === level)
  const page = found
    .slice(offset, offset + limit)
    .map(({ place }): Match => ({ area: areaAtPlace(all(), place), match: 'fuzzy' }))
  return { total: found.length, page }
}

/** Provinces and districts one edit away, if the query is or begins names, and all of these are of subdistricts. */
function unitsNear(
  { data, nearUnits, places: all }: SearchIndex,
  haystack: Haystack,
  { exact, prefix, contains }: Hits,
  key: string,
  query: string,
): Match[] {
  // Both are in order of levels, so the first one is of the highest.
  const highest = [...exact.slice(0, 1), ...prefix.slice(0, 1)]
  const { subdistrict } = levelsFrom(data, haystack)
  if (highest.length === 0 || highest.some((hit) => hit < subdistrict)) return []
  return nearUnits(key, query)
    .filter(({ place, cost, by }) => by === 'misspelt' && cost <= EDIT && levelOf(all(), place) !== 'subdistrict')
    .map(({ place }): Match => ({ area: areaAtPlace(all(), place), match: 'fuzzy' }))
    .filter(({ area }) => !contains.includes(startOf(area.record.code, data, haystack)))
}

function hitsOf({ data, letters, names }: SearchIndex, haystack: Haystack, key: string): Hits | undefined {
  const cached = letters.get(key)
  if (cached) return cached
  const hits = scan(haystack, hasThai(key) ? encodeThai(key) : key)
  const startsOfCodes = (codes: readonly string[]): number[] => codes.map((code) => startOf(code, data, haystack))
  // A name of one area may be a spelling of another's: Khorat is a subdistrict, and Korat a province.
  const isName = hits?.exact.length
  const named = startsOfCodes([...new Set([...names.named(key), ...(isName ? names.spelled(key) : [])])])
  const holding = startsOfCodes(names.holding(key))
  /** Of the areas that hold a place those whose own name sounds so come first: ladprao. */
  const heardFirst = (typed: string): number[] => {
    const folded = foldLatinNames(typed)
    const isHeard = (hit: number): boolean =>
      foldLatinNames(nameKey(areaAt(hit, data, haystack)?.record.nameEn ?? '')) === folded
    const rising = holding.toSorted((a, b) => a - b)
    return hasThai(typed) ? rising : [...rising.filter(isHeard), ...rising.filter((hit) => !isHeard(hit))]
  }
  if (named.length + holding.length > 0)
    return withExact(hits ?? { exact: [], prefix: [], contains: [] }, named, heardFirst(key))
  if (hits && key.length === 1) letters.set(key, hits)
  return hits
}

/** A name counts once, by the first place of the key in it. */
function scan({ text, placesOf }: Haystack, key: string): Hits | undefined {
  const found = placesOf(key)
  if (found.length === 0) return undefined
  const hits: Hits = { exact: [], prefix: [], contains: [] }
  let end = 0
  for (const at of found) {
    if (at < end) continue
    const start = text.lastIndexOf('\n', at) + 1
    end = text.indexOf('\n', at)
    hits[at > start ? 'contains' : at + key.length < end ? 'prefix' : 'exact'].push(start)
  }
  return hits
}

/**
 * An area whose other name is typed in full counts as an exact match under any name of its own; those that only hold a place of
 * this name follow those whose own name it is.
 */
function withExact({ exact, prefix, contains }: Hits, named: readonly number[], holding: readonly number[]): Hits {
  const all = new Set([...named, ...holding])
  const own = [...exact.filter((hit) => !named.includes(hit)), ...named].toSorted((a, b) => a - b)
  return {
    exact: [...own, ...holding.filter((hit) => !own.includes(hit))],
    prefix: prefix.filter((hit) => !all.has(hit)),
    contains: contains.filter((hit) => !all.has(hit)),
  }
}

function pick(
  { data }: SearchIndex,
  haystack: Haystack,
  hits: Hits,
  fuzzy: readonly Match[],
  { limit, offset, level }: Page,
): Matches {
  const from = levelsFrom(data, haystack)
  const page: Match[] = []
  let total = 0
  const add = <T>(found: readonly T[], matchOf: (hit: T) => Match | undefined): void => {
    const first = Math.max(0, offset - total)
    for (const hit of found.slice(first, first + limit - page.length)) {
      const match = matchOf(hit)
      if (match) page.push(match)
    }
    total += found.length
  }
  for (const match of ranks) {
    const wanted = level === undefined ? hits[match] : hits[match].filter((hit) => levelAt(hit, from) === level)
    add(wanted, (hit) => {
      const area = areaAt(hit, data, haystack)
      return area && { area, match }
    })
  }
  add(
    fuzzy.filter(({ area }) => level === undefined || area.level === level),
    (found) => found,
  )
  return { total, page }
}

/** The offsets at which the keys of districts and of subdistricts begin. */
interface LevelsFrom {
  readonly district: number
  readonly subdistrict: number
}

function levelsFrom({ provinceCodes }: Dataset, { text, starts, subdistricts }: Haystack): LevelsFrom {
  const district = starts()?.[provinceCodes.length] ?? lineStart(text, 1, provinceCodes.length)
  return { district, subdistrict: subdistricts }
}

/** Where the line begins that is `lines` after the one at `from`. */
function lineStart(text: string, from: number, lines: number): number {
  let start = from
  for (let line = 0; line < lines; line++) start = text.indexOf('\n', start) + 1
  return start
}

const levelAt = (hit: number, { district, subdistrict }: LevelsFrom): Level =>
  hit < district ? 'province' : hit < subdistrict ? 'district' : 'subdistrict'

/** The offset of the key of the area with a code: the reverse of `areaAt`. */
function startOf(code: string, data: Dataset, { text, starts, subdistricts }: Haystack): number {
  const { provinceCodes, districtCodes } = data
  if (code.length === 2) return lineStart(text, 1, provinceCodes.indexOf(code))
  const district = districtCodes.indexOf(code.slice(0, 4))
  if (code.length === 4)
    return starts()?.[provinceCodes.length + district] ?? lineStart(text, 1, provinceCodes.length + district)
  let start =
    starts()?.[provinceCodes.length + districtCodes.length + district] ?? blockStart(text, subdistricts, district)
  for (const { record } of data.district(district).subdistricts) {
    if (record.code === code) break
    start = text.indexOf('\n', start) + 1
  }
  return start
}

/** Where the block begins that is `blocks` after the one at `from`. */
function blockStart(text: string, from: number, blocks: number): number {
  let start = from
  for (let block = 0; block < blocks; block++) start = text.indexOf('\n\n', start) + 2
  return start
}

/** The area whose key starts at a position of the text. */
function areaAt(position: number, data: Dataset, { text, starts, subdistricts }: Haystack): Area | undefined {
  const provinces = data.provinceCodes.length
  const known = starts()
  if (position < subdistricts) {
    const line = known ? lastNotAbove(known, position) : count(text.slice(1, position), '\n')
    return line < provinces ? data.province(line) : data.district(line - provinces)
  }
  const areas = provinces + data.districtCodes.length
  const block = known ? lastNotAbove(known, position) - areas : count(text.slice(subdistricts, position), '\n\n')
  const from = known?.[areas + block] ?? Math.max(subdistricts, text.lastIndexOf('\n\n', position - 1) + 2)
  return data.district(block).subdistricts[count(text.slice(from, position), '\n')]
}

const count = (text: string, part: string): number => text.split(part).length - 1

/** The last index whose value is not above a limit, in ascending values. @example lastNotAbove([0, 12, 19], 13) // 1 */
function lastNotAbove(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}
