import { startsOf, type Area, type Dataset } from './dataset.ts'
import { fuzzyPlaces } from './fuzzy.ts'
import { LetterPairs } from './letter-pairs.ts'
import { englishKeys, nameKey, queryKeys, thaiKeys } from './name-key.ts'
import { once } from '../http/once.ts'
import { areaAt as areaAtPlace, foldedNames, levelOf, places, type FoldedNames, type Places } from './parse/places.ts'
import { encodeThai, hasThai } from './thai-letters.ts'

const ranks = ['exact', 'prefix', 'contains'] as const
/** `fuzzy`: nearly the name; only when no name has the query in it. */
export const matchKinds = [...ranks, 'fuzzy'] as const
export type MatchKind = (typeof matchKinds)[number]

export const areaLevels = ['province', 'district', 'subdistrict'] as const
export type AreaLevel = Area['level']

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
  readonly level: AreaLevel | undefined
}

/**
 * All keys of one script in one text, each between two line feeds, the Thai ones coded by `encodeThai`: first those of
 * the provinces, then of the districts, then of the subdistricts, district by district with an empty line between.
 */
interface Haystack {
  readonly text: string
  /** The offsets of the keys of each province, of each district, and of each district's subdistricts. */
  readonly starts: () => readonly number[]
  /** Every place of a key in the text, ascending. */
  readonly placesOf: (key: string) => readonly number[]
}

/** Pairs of letters that a search adds to the index; the first one adds none, and until it is complete the text is scanned. */
const PAIRS_PER_SEARCH = 8192

/** Offsets of the keys of matching areas in the text, ascending, which is the order of levels and codes. */
type Hits = Record<(typeof ranks)[number], number[]>

export interface SearchIndex {
  readonly data: Dataset
  readonly names: () => FoldedNames
  readonly places: () => Places
  /** Made when the first query of the script comes. */
  readonly th: () => Haystack
  readonly en: () => Haystack
  /** Codes of areas by the key of another name; it counts only when it is typed in full. */
  readonly aliases: () => ReadonlyMap<string, readonly string[]>
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
  const haystack = (script: 'th' | 'en', keys: (lines: string) => string): Haystack => {
    const areas = keys(`${provinces[script]}\n${districts[script]}`)
    return haystackOf(areas, keys(data.subdistrictNames(script)))
  }
  return {
    data,
    names,
    places: all,
    th: once(() => haystack('th', thaiKeys)),
    en: once(() => haystack('en', englishKeys)),
    aliases: once(() => codesByAlias(data)),
    letters: new Map(),
  }
}

function codesByAlias({ aliases }: Dataset): Map<string, string[]> {
  const codes = new Map<string, string[]>()
  // One call makes the keys of all: its patterns are slow while they are new.
  const keys = nameKey(aliases.map(({ name }) => name).join('|')).split('|')
  aliases.forEach(({ code }, i) => {
    const key = keys[i] as string
    const known = codes.get(key)
    if (known) known.push(code)
    else codes.set(key, [code])
  })
  return codes
}

/** @param areas keys of provinces and districts, one a line. @param blocks those of subdistricts, with an empty line after each district's. */
function haystackOf(areas: string, blocks: string): Haystack {
  const text = `\n${areas}\n${blocks}\n`
  const pairs = once(() => new LetterPairs(text))
  let isFirst = true
  const isIndexed = (): boolean => {
    if (!isFirst) return pairs().grow(PAIRS_PER_SEARCH)
    isFirst = false
    return false
  }
  return {
    text,
    starts: once(() => [
      ...startsOf(areas.split('\n'), (line) => line.length + 1, 1),
      ...startsOf(blocks.split('\n\n'), (block) => block.length + 2, areas.length + 2),
    ]),
    placesOf: (key) => (key.length > 1 && isIndexed() ? pairs().placesOf(key) : scanned(text, key)),
  }
}

function scanned(text: string, key: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) found.push(at)
  return found
}

/**
 * Areas whose Thai or English name matches: exact before prefix before contains; inside a rank provinces, districts,
 * subdistricts, each by code. When there are none, those whose name is nearly the query.
 *
 * @example search(index, 'บางรัก', { limit: 20, offset: 0, level: undefined }).page[0]?.match // 'exact'
 */
export function search(index: SearchIndex, query: string, page: Page): Matches {
  const keys = queryKeys(query)
  for (const key of keys) {
    const haystack = hasThai(key) ? index.th() : index.en()
    const hits = hitsOf(index, haystack, key)
    if (hits) return pick(index.data, haystack, hits, page)
  }
  return fuzzyMatches(index, keys.at(-1) ?? '', query, page)
}

function fuzzyMatches(
  { names, places: all }: SearchIndex,
  key: string,
  query: string,
  { limit, offset, level }: Page,
): Matches {
  const found = fuzzyPlaces(names(), key, query).filter(
    (place) => level === undefined || levelOf(all(), place) === level,
  )
  const page = found
    .slice(offset, offset + limit)
    .map((place): Match => ({ area: areaAtPlace(all(), place), match: 'fuzzy' }))
  return { total: found.length, page }
}

function hitsOf({ data, letters, aliases }: SearchIndex, haystack: Haystack, key: string): Hits | undefined {
  const cached = letters.get(key)
  if (cached) return cached
  const hits = scan(haystack, hasThai(key) ? encodeThai(key) : key)
  const codes = aliases().get(key)
  if (codes) {
    const starts = codes.map((code) => startOf(code, data, haystack))
    return withExact(hits ?? { exact: [], prefix: [], contains: [] }, starts)
  }
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

/** An area whose other name is typed in full counts as an exact match under any name of its own. */
function withExact({ exact, prefix, contains }: Hits, areas: readonly number[]): Hits {
  const others = (hits: number[]): number[] => hits.filter((hit) => !areas.includes(hit))
  return {
    exact: [...others(exact), ...areas].toSorted((a, b) => a - b),
    prefix: others(prefix),
    contains: others(contains),
  }
}

function pick(data: Dataset, haystack: Haystack, hits: Hits, { limit, offset, level }: Page): Matches {
  const page: Match[] = []
  let total = 0
  for (const match of ranks) {
    const wanted = level === undefined ? hits[match] : ofLevel(level, data, haystack, hits[match])
    const first = Math.max(0, offset - total)
    for (const hit of wanted.slice(first, first + limit - page.length)) {
      const area = areaAt(hit, data, haystack)
      if (area) page.push({ area, match })
    }
    total += wanted.length
  }
  return { total, page }
}

function ofLevel(
  level: AreaLevel,
  { provinces, districtCodes }: Dataset,
  { starts }: Haystack,
  hits: number[],
): number[] {
  const districtsFrom = starts()[provinces.length] ?? 0
  const subdistrictsFrom = starts()[provinces.length + districtCodes.length] ?? 0
  if (level === 'province') return hits.filter((hit) => hit < districtsFrom)
  if (level === 'subdistrict') return hits.filter((hit) => hit >= subdistrictsFrom)
  return hits.filter((hit) => hit >= districtsFrom && hit < subdistrictsFrom)
}

/** The offset of the key of the area with a code: the reverse of `areaAt`. */
function startOf(code: string, data: Dataset, { text, starts }: Haystack): number {
  const { provinces, districtCodes } = data
  if (code.length === 2) return starts()[provinces.findIndex(({ record }) => record.code === code)] ?? 0
  const district = districtCodes.indexOf(code.slice(0, 4))
  if (code.length === 4) return starts()[provinces.length + district] ?? 0
  let start = starts()[provinces.length + districtCodes.length + district] ?? 0
  for (const { record } of data.district(district).subdistricts) {
    if (record.code === code) break
    start = text.indexOf('\n', start) + 1
  }
  return start
}

/** The area whose key starts at a position of the text. */
function areaAt(position: number, data: Dataset, { text, starts }: Haystack): Area | undefined {
  const block = lastNotAbove(starts(), position)
  const { provinces, districtCodes } = data
  const fromProvinces = block - provinces.length
  if (fromProvinces < 0) return provinces[block]
  if (fromProvinces < districtCodes.length) return data.district(fromProvinces)
  const linesBefore = text.slice(starts()[block], position).split('\n').length - 1
  return data.district(fromProvinces - districtCodes.length).subdistricts[linesBefore]
}

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
