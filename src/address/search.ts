import type { Area, Dataset } from './dataset.ts'
import { nameKey, queryKeys } from './name-key.ts'

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

/** All keys of one script in one text, a key between two line feeds. */
interface Haystack {
  readonly text: string
  /** Where the key of area i starts; one more entry marks the end. */
  readonly starts: readonly number[]
}

export interface SearchIndex {
  readonly areas: readonly Area[]
  readonly th: Haystack
  readonly en: Haystack
  /** Areas by the key of another name; such a name counts only when it is typed in full. */
  readonly aliases: ReadonlyMap<string, number>
  /** Ranks of one-letter keys: they match thousands of names, and there are fewer than a hundred of them. */
  readonly letters: Map<string, Ranks>
}

/** Builds the search index: two long texts, which a plain substring search scans in microseconds. */
export function searchIndex({ areas, aliases }: Dataset): SearchIndex {
  return {
    areas,
    th: haystack(areas.map(({ record }) => record.nameTh)),
    en: haystack(areas.map(({ record }) => record.nameEn)),
    aliases: new Map(aliases.map(({ area, name }) => [nameKey(name), areas.indexOf(area)])),
    letters: new Map(),
  }
}

const isThai = (text: string): boolean => /[\u0e01-\u0e4e]/.test(text)

function haystack(names: readonly string[]): Haystack {
  const keys = names.map(nameKey)
  const starts = [1]
  for (const key of keys) starts.push((starts.at(-1) ?? 0) + key.length + 1)
  return { text: `\n${keys.join('\n')}\n`, starts }
}

/**
 * Areas whose Thai or English name matches: exact before prefix before contains; inside a rank provinces, districts,
 * subdistricts, each by code.
 *
 * @example search(index, 'บางรัก', { limit: 20, offset: 0, level: undefined }).page[0]?.match // 'exact'
 */
export function search(index: SearchIndex, query: string, page: Page): Matches {
  for (const key of queryKeys(query)) {
    const ranks = ranksOf(index, key)
    if (ranks) return pick(index.areas, ranks, page)
  }
  return { total: 0, page: [] }
}

/** Rank of every area by index: 0 no match, 1 exact, 2 prefix, 3 contains. */
type Ranks = Uint8Array

function ranksOf(index: SearchIndex, key: string): Ranks | undefined {
  const kept = index.letters.get(key)
  if (kept) return kept
  const scanned = scan(isThai(key) ? index.th : index.en, key)
  const alias = index.aliases.get(key)
  if (alias === undefined) {
    if (scanned && key.length === 1) index.letters.set(key, scanned)
    return scanned
  }
  const ranks = scanned ?? new Uint8Array(index.areas.length)
  ranks[alias] = 1
  return ranks
}

function scan({ text, starts }: Haystack, key: string): Ranks | undefined {
  let at = text.indexOf(key)
  if (at === -1) return undefined
  const ranks = new Uint8Array(starts.length - 1)
  let entry = 0
  while (at !== -1) {
    entry = entryAt(starts, at, entry)
    const start = starts[entry] ?? 0
    const end = (starts[entry + 1] ?? 0) - 1
    ranks[entry] = at > start ? 3 : at + key.length < end ? 2 : 1
    at = text.indexOf(key, end)
  }
  return ranks
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

function pick(areas: readonly Area[], ranks: Ranks, { limit, offset, level }: Page): Matches {
  const totals = [0, 0, 0, 0]
  const wanted = (i: number): boolean => level === undefined || areas[i]?.level === level
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] ?? 0
    if (rank !== 0 && wanted(i)) totals[rank] = (totals[rank] ?? 0) + 1
  }
  const page: Match[] = []
  let skip = offset
  for (const [i, match] of matchKinds.entries()) {
    const rank = i + 1
    const inRank = totals[rank] ?? 0
    if (skip >= inRank) {
      skip -= inRank
      continue
    }
    for (let at = ranks.indexOf(rank); at !== -1 && page.length < limit; at = ranks.indexOf(rank, at + 1)) {
      const area = areas[at]
      if (!area || !wanted(at)) continue
      if (skip > 0) skip--
      else page.push({ area, match })
    }
  }
  return { total: totals.reduce((sum, count) => sum + count), page }
}
