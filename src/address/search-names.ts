import stored from './search-names.generated.json' with { type: 'json' }
import { addTo } from './add-to.ts'
import type { Dataset } from './dataset.ts'
import { once } from '../once.ts'
import { foldLatinNames, foldThaiNames } from './names/letters.ts'
import { nameKey } from './names/name-key.ts'
import { encodeThai, hasThai } from './names/thai-letters.ts'

/**
 * Names of places that are inside areas but are no areas themselves; search maps them to the areas. A line of `codes` has the
 * codes of the areas (a subdistrict implies its district); `th` has the keys of purely Thai names, coded by `encodeThai`, and
 * `plain` all others: one per line, with an empty line between the blocks of two lines of `codes`. A separate file, so that
 * package users who import only the parser do not load it.
 */
export interface StoredSearchNames {
  readonly codes: string
  readonly th: string
  readonly plain: string
}

/** Folded names of areas, one a line, and the codes of the areas that have one. */
export interface FoldedCodes {
  readonly lines: string
  readonly codesOf: (name: string) => readonly string[]
}

/** Names by which search finds areas, besides their names in the tables. */
export interface SearchNames {
  /** Areas by the key of one of their other names. */
  readonly named: (key: string) => readonly string[]
  /** Areas with another name of which the key is a variant spelling: Khorat is Korat. */
  readonly spelled: (key: string) => readonly string[]
  /** Areas by the key of the name of a place inside them. */
  readonly holding: (key: string) => readonly string[]
  /** Names for near matches: other names of areas, and all names. */
  readonly folded: Readonly<Record<'named' | 'all', Readonly<Record<'th' | 'en', () => FoldedCodes>>>>
}

/** Shorter names are abbreviations, which have no variant spellings. */
const FOLDED_LETTERS_MIN = 4

/**
 * The names of `data/address/aliases.tsv`. A built-in search of the text is as fast as a map with these few names, and spares
 * the first search of a process building one.
 */
export function searchNames(data: Dataset): SearchNames {
  const { codes, th, plain }: StoredSearchNames = stored
  const areas = once(() => codes.split('\n'))
  const codesOf = (blocks: readonly number[]): string[] =>
    blocks.flatMap((block) => [...new Set((areas()[block] as string).split(' ').flatMap(withDistrict))])
  const named = once(() => aliasesOf(data))
  const foldedNamed = { th: once(() => foldedAliases(named(), true)), en: once(() => foldedAliases(named(), false)) }
  const folded = (script: 'th' | 'en', text: string, fold: (lines: string) => string) => (): FoldedCodes => {
    const names = fold(text)
    const { lines, codesOf: codesOfAlias } = foldedNamed[script]()
    return {
      lines: `${lines}\n${names}`.replaceAll(/\n+/g, '\n').trim(),
      codesOf: (name) =>
        name.length < FOLDED_LETTERS_MIN ? [] : [...codesOfAlias(name), ...codesOf(blocksOf(names, name))],
    }
  }
  return {
    named: (key) => named().get(key) ?? [],
    spelled: (key) => (hasThai(key) ? [] : [...new Set(foldedNamed.en().codesOf(foldLatinNames(key)))]),
    holding: (key) => codesOf(hasThai(key) && !/\d/.test(key) ? blocksOf(th, encodeThai(key)) : blocksOf(plain, key)),
    folded: {
      named: foldedNamed,
      all: { th: once(folded('th', th, foldThaiNames)), en: once(folded('en', plain, foldPlain)) },
    },
  }
}

/** Replaces a name that `foldLatinNames` cannot fold (digits, Thai letters) with a digit, so that the blocks still align. */
const foldPlain = (names: string): string => foldLatinNames(names.replaceAll(/^.*[^\na-z.'()-].*$/gm, '0'))

/** The code of a subdistrict with that of its district. @example withDistrict('200402') // ['2004', '200402'] */
const withDistrict = (code: string): string[] => (code.length === 6 ? [code.slice(0, 4), code] : [code])

/** The indexes of the blocks that contain a name. @param names one per line, with an empty line between two blocks. */
function blocksOf(names: string, name: string): number[] {
  const lines = `\n${names}\n`
  const line = `\n${name}\n`
  const found: number[] = []
  for (let at = lines.indexOf(line); at !== -1; at = lines.indexOf(line, at + 1))
    found.push(names.slice(0, at).split('\n\n').length - 1)
  return found
}

function aliasesOf({ aliases }: Dataset): Map<string, string[]> {
  const codes = new Map<string, string[]>()
  // One call makes all keys: its patterns are slow while cold.
  const keys = nameKey(aliases.map(({ name }) => name).join('|')).split('|')
  aliases.forEach(({ code }, i) => addTo(codes, keys[i] as string, code))
  return codes
}

function foldedAliases(named: ReadonlyMap<string, readonly string[]>, isThai: boolean): FoldedCodes {
  const own = Array.from(named).filter(([key]) => hasThai(key) === isThai)
  const keys = own.map(([key]) => key).join('\n')
  const lines = isThai ? foldThaiNames(encodeThai(keys)) : foldLatinNames(keys)
  const codes = new Map<string, string[]>()
  for (const [i, name] of lines.split('\n').entries()) for (const code of own[i]?.[1] ?? []) addTo(codes, name, code)
  return { lines, codesOf: (name) => (name.length < FOLDED_LETTERS_MIN ? [] : (codes.get(name) ?? [])) }
}
