import stored from './search-names.generated.json' with { type: 'json' }
import { addTo } from './add-to.ts'
import type { Dataset } from './dataset.ts'
import { once } from '../once.ts'
import { foldLatinNames, foldThaiNames } from './names/letters.ts'
import { nameKey } from './names/name-key.ts'
import { encodeThai, hasThai } from './names/thai-letters.ts'

/**
 * Names of places that are in areas but no area themselves, by which search finds the areas. A line of `codes` has those of
 * the areas (a subdistrict stands for its district too); `th` has keys of the names of Thai letters alone, coded by
 * `encodeThai`, and `plain` of all others: one a line, with an empty line between those of two lines of codes. Only search
 * reads them, hence a file of their own: who takes only the parser from the package need not load them.
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

/** Names by which search finds areas, besides those that the areas have in the tables. */
export interface SearchNames {
  /** Areas by the key of another name of theirs. */
  readonly named: (key: string) => readonly string[]
  /** Areas of which a key is another name in another spelling: Khorat is Korat. */
  readonly spelled: (key: string) => readonly string[]
  /** Areas that hold a place of another kind, by the key of its name. */
  readonly holding: (key: string) => readonly string[]
  /** Names among which near ones are looked for: other names of areas, and all names. */
  readonly folded: Readonly<Record<'named' | 'all', Readonly<Record<'th' | 'en', () => FoldedCodes>>>>
}

/** A shorter name is an abbreviation, which nobody spells in another way. */
const FOLDED_LETTERS_MIN = 4

/**
 * The names of `data/address/aliases.tsv`. The engine searches a text by itself as fast as a map of so few names, and the first
 * search of a process need not make one.
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

/** A name with digits or Thai letters, which no fold has, becomes a digit: blocks stay as they are. */
const foldPlain = (names: string): string => foldLatinNames(names.replaceAll(/^.*[^\na-z.'()-].*$/gm, '0'))

/** A place that is in a subdistrict is in its district too. @example withDistrict('200402') // ['2004', '200402'] */
const withDistrict = (code: string): string[] => (code.length === 6 ? [code.slice(0, 4), code] : [code])

/** The numbers of the blocks that have a name. @param names one a line, with an empty line between two blocks. */
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
  // One call makes the keys of all: its patterns are slow while they are new.
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
