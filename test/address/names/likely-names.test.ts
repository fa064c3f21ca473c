import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressNames } from '../../../src/address/address.ts'
import { alikeIn, costMax, distance, type Alike } from '../../../src/address/names/distance.ts'
import { NamePieces } from '../../../src/address/names/name-pieces.ts'
import { lackOf, piecesOf } from '../../../src/address/names/pieces.ts'

/** The two filters that run before any distance is computed. */
const ways = {
  pieces: (names: readonly string[], query: string, alike: Alike, max: number): readonly string[] =>
    names.join('\n').match(piecesOf(query, alike, max)) ?? [],
  index: (names: readonly string[], query: string, alike: Alike, max: number): readonly string[] =>
    new NamePieces(names.join('\n'), alike).near(query, max),
}

it.for([
  ['an edit in the first piece, in the second, between them', 'klongtan', 16, ['xlongtan', 'klongtxn', 'kloxgtan']],
  ['letters that are alike, in every piece', 'klongtan', 16, ['glungtan', 'kronkdan']],
  ['double letters in the name, and an edit', 'klongtan', 16, ['kkloongxan', 'xkllongtan']],
  ['a double letter in the query', 'klloongtan', 26, ['klongtan']],
  ['two letters swapped where a piece ends', 'klongtan', 16, ['klnogtan', 'klogntan']],
  ['a letter more in front', 'klongtan', 16, ['xklongtan']],
  ['two edits of more than eight letters', 'klongtannua', 26, ['klxngtannxa', 'xlongtankua', 'lkongatnnua']],
  ['five double letters beside a longest name', 'aabbccddeefghijklmnopqrstuvwxyz', 26, ['abcdefghijklmnopqrstuvwxyz']],
  ['a query of too few letters for pieces', 'kkk', 10, ['kak', 'kuk', 'gk']],
  ['three letters, each edited', 'mah', 10, ['xah', 'mxh', 'max', 'amh', 'mha', 'ah', 'mh', 'ma', 'mahx', 'mxah']],
  ['two letters swapped and the beginning of a name', 'klongtan', 16, ['klnogtanxyz', 'lkongtanxyz']],
  ['an edit and a letter that is alike, at the beginning of a name', 'klongtan', 16, ['kronktanxyz', 'xlonktanxyz']],
  ['a letter more and one less, at the beginning of a name', 'klongtannua', 26, ['kxlongtanua', 'klongtannxuxyz']],
  ['a letter doubled, and one more, at the beginning of a name', 'kklongta', 16, ['kloxngtaxyz']],
  ['five double letters', 'kkllonnggttan', 26, ['klongtan']],
] as [what: string, query: string, max: number, names: string[]][])('%s', ([, query, max, names]) => {
  const all = [...names, 'zzzzzzzz', 'ayutaya']
  for (const likely of Object.values(ways))
    expect(likely(all, query, alikeIn.en(), max)).toEqual(expect.arrayContaining(names))
})

/** Compared with `bang`: `pang` has the alike p for b; `han` lacks b and g; `nankb` has k for g, and b four places off. */
const lacking = [
  ['bang', 'bang', 26, 0],
  ['bang', 'pang', 26, 5],
  ['bang', 'han', 26, 20],
  ['bang', 'nankb', 10, 15],
  ['bang', 'nankb', 26, 15],
  ['bang', 'bagn', 16, 0],
  ['bbang', 'bang', 16, 0],
  ['xxang', 'bang', 16, 15],
  ['nakhon', 'nak', 26, 30],
] as const

it('leaves out names that have no piece where the query has it', () => {
  const names = ['natgnolk', 'tanklong', 'bangmaiklong']
  for (const likely of Object.values(ways)) expect(likely(names, 'klongtan', alikeIn.en(), 16)).toEqual([])
})

it.for(['th', 'en'] as const)('every near name is among the likely ones: %s', (script) => {
  const names = [...new Set(addressNames()[script]().lines.split('\n'))]
  const alike = alikeIn[script]()
  const letter = fc.constantFrom(...new Set(names.join('')))
  const edits = fc.array(fc.tuple(fc.nat(30), letter, fc.constantFrom('drop', 'add', 'change', 'double', 'swap')), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.constantFrom(...names), edits, (name, changes) => {
      const query = changes.reduce(edited, name)
      fc.pre(query.length > 2)
      const max = costMax(query.length)
      const near = (other: string): boolean => distance(query, other, alike, max) <= max
      const wanted = names.filter((other) => near(other) || near(other.slice(0, query.length)))
      for (const likely of Object.values(ways)) {
        const found = new Set(likely(names, query, alike, max))
        expect(wanted.filter((other) => !found.has(other))).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
})

it('lacks are counted in the plain way', () => {
  const lacks = ([query, name, max]: (typeof lacking)[number]): number =>
    Math.min(lackOf(query, name, alikeIn.en(), max), max + 1)
  expect(lacking.map(lacks)).toEqual(lacking.map(([, , max, lack]) => Math.min(lack, max + 1)))
})

function edited(word: string, [place, letter, kind]: [number, string, string]): string {
  const at = place % Math.max(1, word.length)
  const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  if (kind === 'drop') return before + after
  if (kind === 'add') return before + letter + here + after
  if (kind === 'double') return before + here + here + after
  if (kind === 'swap') return before + after.slice(0, 1) + here + after.slice(1)
  return before + letter + after
}
