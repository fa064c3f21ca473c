import type { Area } from './dataset.ts'
import { areaAt, levelAt, ranks, startOf, type Haystack, type Hits } from './haystack.ts'
import { inParentsOf, nearInParents } from './in-parents.ts'
import { EDIT } from './names/distance.ts'
import { queryOf } from './names/name-key.ts'
import { hasThai } from './names/thai-letters.ts'
import { fuzzyHitsMax } from '../limits.ts'
import { areaAt as areaAtPlace, levelOf, LEVELS, type Level } from './places.ts'
import { hitsOf, type SearchIndex } from './search-index.ts'

/**
 * `fuzzy`: nearly the name. Used if no name contains the query; also for provinces and districts if the query equals or begins
 * only names of subdistricts. Always the last rank.
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
 * Areas whose Thai or English name matches: exact before prefix before contains; within a rank provinces, districts,
 * subdistricts, each by code. Fuzzy matches come last, where `matchKinds` allows them.
 *
 * @example search(index, 'บางรัก', { limit: 20, offset: 0, level: undefined }).page[0]?.match // 'exact'
 */
export function search(index: SearchIndex, query: string, page: Page): Matches {
  const { keys, level } = queryOf(query)
  for (const key of keys) {
    const haystack = hasThai(key) ? index.th() : index.en()
    const hits = hitsOf(index, haystack, key)
    if (hits)
      return pick(
        index,
        haystack,
        saidFirst(haystack, hits, LEVELS[level]),
        unitsNear(index, haystack, hits, key, query),
        page,
      )
  }
  const inParents = inParentsOf(index, query, page.level)
  const whole = inParents.filter(({ isWhole }) => isWhole)
  if (whole.length > 0) return pageOf(whole, page)
  const fuzzy = fuzzyMatches(index, keys.at(-1) ?? '', query, page)
  if (fuzzy.total > 0) return fuzzy
  return pageOf(inParents.length > 0 ? inParents : nearInParents(index, query, page.level), page)
}

/** Moves the exact matches of the level that the query states to the front: ต.บางรัก. */
function saidFirst(haystack: Haystack, hits: Hits, level: Level | undefined): Hits {
  if (level === undefined) return hits
  const isSaid = (hit: number): boolean => levelAt(hit, haystack) === level
  return { ...hits, exact: [...hits.exact.filter(isSaid), ...hits.exact.filter((hit) => !isSaid(hit))] }
}

function pageOf(found: readonly { readonly area: Area }[], { limit, offset }: Page): Matches {
  const areas = [...new Set(found.map(({ area }) => area))].slice(0, fuzzyHitsMax)
  return { total: areas.length, page: areas.slice(offset, offset + limit).map((area) => ({ area, match: 'fuzzy' })) }
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

/** Provinces and districts one edit from the query, if it equals or begins names, and only those of subdistricts. */
function unitsNear(
  { data, nearUnits, places: all }: SearchIndex,
  haystack: Haystack,
  { exact, prefix, contains }: Hits,
  key: string,
  query: string,
): Match[] {
  // Both are ordered by level, so the first hit has the highest level.
  const highest = [...exact.slice(0, 1), ...prefix.slice(0, 1)]
  if (highest.length === 0 || highest.some((hit) => hit < haystack.subdistricts)) return []
  return nearUnits(key, query)
    .filter(({ place, cost, by }) => by === 'misspelt' && cost <= EDIT && levelOf(all(), place) !== 'subdistrict')
    .map(({ place }): Match => ({ area: areaAtPlace(all(), place), match: 'fuzzy' }))
    .filter(({ area }) => !contains.includes(startOf(area.record.code, data, haystack)))
}

function pick(
  { data }: SearchIndex,
  haystack: Haystack,
  hits: Hits,
  fuzzy: readonly Match[],
  { limit, offset, level }: Page,
): Matches {
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
    const wanted = level === undefined ? hits[match] : hits[match].filter((hit) => levelAt(hit, haystack) === level)
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
