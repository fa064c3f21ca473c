import type { Dataset } from './dataset.ts'
import { areaAt, haystackOf, scan, startOf, type Haystack, type Hits } from './haystack.ts'
import { foldLatinNames } from './names/letters.ts'
import { englishKeys, nameKey, thaiKeys } from './names/name-key.ts'
import type { FoldedNames } from './names/names.ts'
import { nearNames, type Near, type OtherNames } from './names/near-names.ts'
import { encodeThai, hasThai } from './names/thai-letters.ts'
import { once } from '../once.ts'
import { foldedNames, foldedUnits, placeOf, places, type Places } from './places.ts'
import { searchNames, type SearchNames } from './search-names.ts'

export interface SearchIndex {
  readonly data: Dataset
  /** Places whose name is close to the query, by `nearNames`. */
  readonly near: (query: string, typed: string) => readonly Near[]
  /** Only the provinces and districts among them. */
  readonly nearUnits: (query: string, typed: string) => readonly Near[]
  readonly places: () => Places
  /** Built by the first query in that script. */
  readonly th: () => Haystack
  readonly en: () => Haystack
  /** Names that match only when typed in full, or nearly. */
  readonly names: SearchNames
  /** Cached hits of one-letter keys: they match thousands of names, and there are fewer than a hundred such keys. */
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
  const haystack = (script: 'th' | 'en', keys: (lines: string) => string): Haystack =>
    haystackOf(keys(provinces[script]), keys(districts[script]), keys(data.subdistrictNames(script).join('\n\n')))
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

export function hitsOf({ data, letters, names }: SearchIndex, haystack: Haystack, key: string): Hits | undefined {
  const cached = letters.get(key)
  if (cached) return cached
  const hits = scan(haystack, hasThai(key) ? encodeThai(key) : key)
  const startsOfCodes = (codes: readonly string[]): number[] => codes.map((code) => startOf(code, data, haystack))
  // A name of one area may be a spelling of another's: Khorat is a subdistrict, and Korat a province.
  const isName = hits?.exact.length
  const named = startsOfCodes([...new Set([...names.named(key), ...(isName ? names.spelled(key) : [])])])
  const holding = startsOfCodes(names.holding(key))
  /** Areas that hold the named place; first those whose own name folds alike: ladprao. */
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

/**
 * An area whose other name is typed in full is an exact match, whatever it matched by its own name. Areas that only hold a
 * place of this name follow.
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
