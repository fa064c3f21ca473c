import type { Area, Dataset } from './dataset.ts'
import { nameKey, nameKeys, queryKeys, withoutBlanks } from './name-key.ts'
import { once } from './once.ts'
import { encodeThai } from './thai-letters.ts'

export const matchKinds = ['exact', 'prefix', 'contains'] as const
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

/** All keys of one script in one text, a key between two line feeds; the Thai ones coded by `encodeThai`. */
interface Haystack {
  readonly text: string
  /** Where the key of area i starts. */
  readonly starts: readonly number[]
}

/** Matching areas by index, ascending. */
type Hits = Record<MatchKind, number[]>

export interface SearchIndex {
  readonly data: Dataset
  /** Made when the first query of the script comes. */
  readonly th: () => Haystack
  readonly en: () => Haystack
  /** Areas by the key of another name; such a name counts only when it is typed in full. */
  readonly aliases: ReadonlyMap<string, number>
  /** Hits of one-letter keys: they match thousands of names, and there are fewer than a hundred of them. */
  readonly letters: Map<string, Hits>
}

/** Builds the search index: two long texts, which a plain substring search scans in microseconds. */
export function searchIndex(data: Dataset): SearchIndex {
  const { provinces, districts, subdistricts } = data.compact
  const codes = `${provinces.codes} ${districts.codes}`.split(' ')
  return {
    data,
    th: once(() => haystack([provinces.th, districts.th, subdistricts.th].map(withoutBlanks))),
    en: once(() => haystack([provinces.en, districts.en, subdistricts.en].map(nameKeys))),
    aliases: new Map(data.aliases.map(({ code, name }) => [nameKey(name), codes.indexOf(code)])),
    letters: new Map(),
  }
}

const isThai = (text: string): boolean => /[\u0e01-\u0e4e]/.test(text)

function haystack(levels: readonly string[]): Haystack {
  const text = `\n${levels.join('\n')}\n`
  const starts: number[] = []
  for (let at = 0; at !== -1; at = text.indexOf('\n', at + 1)) {
    const isEmpty = at + 1 === text.length || text[at + 1] === '\n'
    if (!isEmpty) starts.push(at + 1)
  }
  return { text, starts }
}

/**
 * Areas whose Thai or English name matches: exact before prefix before contains; inside a rank provinces, districts,
 * subdistricts, each by code.
 *
 * @example search(index, 'บางรัก', { limit: 20, offset: 0, level: undefined }).page[0]?.match // 'exact'
 */
export function search(index: SearchIndex, query: string, page: Page): Matches {
  for (const key of queryKeys(query)) {
    const hits = hitsOf(index, key)
    if (hits) return pick(index.data, hits, page)
  }
  return { total: 0, page: [] }
}

function hitsOf(index: SearchIndex, key: string): Hits | undefined {
  const kept = index.letters.get(key)
  if (kept) return kept
  const hits = isThai(key) ? scan(index.th(), encodeThai(key)) : scan(index.en(), key)
  const alias = index.aliases.get(key)
  if (alias !== undefined) return withExact(hits ?? { exact: [], prefix: [], contains: [] }, alias)
  if (hits && key.length === 1) index.letters.set(key, hits)
  return hits
}

function scan({ text, starts }: Haystack, key: string): Hits | undefined {
  let at = text.indexOf(key)
  if (at === -1) return undefined
  const hits: Hits = { exact: [], prefix: [], contains: [] }
  let entry = 0
  while (at !== -1) {
    entry = entryAt(starts, at, entry)
    const start = starts[entry] ?? 0
    const end = text.indexOf('\n', at)
    hits[at > start ? 'contains' : at + key.length < end ? 'prefix' : 'exact'].push(entry)
    at = text.indexOf(key, end)
  }
  return hits
}

/** An area whose other name is typed in full counts as an exact match, whatever its own name is. */
function withExact({ exact, prefix, contains }: Hits, area: number): Hits {
  const others = (hits: number[]): number[] => hits.filter((hit) => hit !== area)
  return {
    exact: [...others(exact), area].toSorted((a, b) => a - b),
    prefix: others(prefix),
    contains: others(contains),
  }
}

/** The entry around a position, searched by doubling steps from an earlier one. */
function entryAt(starts: readonly number[], position: number, from: number): number {
  let low = from
  let step = 1
  while ((starts[low + step] ?? Infinity) <= position) {
    low += step
    step *= 2
  }
  for (; step >= 1; step = step >> 1) {
    if ((starts[low + step] ?? Infinity) <= position) low += step
  }
  return low
}

function pick(data: Dataset, hits: Hits, { limit, offset, level }: Page): Matches {
  const [from, end] = level === undefined ? [0, Infinity] : data.range(level)
  const page: Match[] = []
  let total = 0
  for (const match of matchKinds) {
    const wanted = level === undefined ? hits[match] : hits[match].filter((hit) => hit >= from && hit < end)
    const first = Math.max(0, offset - total)
    for (const hit of wanted.slice(first, first + limit - page.length)) {
      const area = data.area(hit)
      if (area) page.push({ area, match })
    }
    total += wanted.length
  }
  return { total, page }
}
