import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressNames } from '../../src/address/address.ts'
import { LikelyNames } from '../../src/address/likely-names.ts'
import { alikeIn, costMax, distance } from '../../src/address/parse/distance.ts'
import { Names } from '../../src/address/parse/names.ts'

/** Searches until all names are in the sets. */
const SEARCHES = 12

/** A search that scans the names, and one that has the sets of letters. */
function both(names: Names, alike = alikeIn.en()): readonly [LikelyNames, LikelyNames] {
  const withSets = new LikelyNames(names)
  for (let i = 0; i < SEARCHES; i++) withSets.of('bangrak', alike, 16)
  return [new LikelyNames(names), withSets]
}

// prettier-ignore
it.for([
  ['an edit in the first piece, in the second, between them', 'klongtan', 16, ['xlongtan', 'klongtxn', 'kloxgtan']],
  ['letters that are alike, in every piece', 'klongtan', 16, ['glungtan', 'kronkdan']],
  ['double letters in the name, and an edit', 'klongtan', 16, ['kkloongxan', 'xkllongtan']],
  ['a double letter in the query', 'klloongtan', 26, ['klongtan']],
  ['two letters swapped where a piece ends', 'klongtan', 16, ['klnogtan', 'klogntan']],
  ['a letter more in front', 'klongtan', 16, ['xklongtan']],
  ['two edits of more than eight letters', 'klongtannua', 26, ['klxngtannxa', 'xlongtankua', 'lkongatnnua']],
  ['five double letters beside a longest name', 'aabbccddeefghijklmnopqrstuvwxyz', 26, ['abcdefghijklmnopqrstuvwxyz']],
  ['any name, of too few letters', 'kkk', 10, ['kak', 'kuk']],
] as [what: string, query: string, max: number, names: string[]][])('%s', ([, query, max, names]) => {
  const all = new Names([...names, 'zzzzzzzz', 'ayutaya'].join('\n'))
  for (const likely of both(all)) {
    const found = likely.of(query, alikeIn.en(), max).toSorted((a, b) => a - b)
    expect(found.slice(0, names.length)).toEqual(names.map((_, place) => place))
  }
})

it('leaves out names that have no piece where the query has it', () => {
  const all = new Names(['natgnolk', 'tanklong', 'bangmaiklong'].join('\n'))
  for (const likely of both(all)) expect(likely.of('klongtan', alikeIn.en(), 16)).toEqual([])
})

it('has nothing near to more letters than any name', () => {
  const [scanned, withSets] = both(addressNames().th(), alikeIn.th())
  for (const likely of [scanned, withSets]) expect(likely.of('k'.repeat(60), alikeIn.th(), 26)).toEqual([])
})

it.for(['th', 'en'] as const)('every near name is among the likely ones: %s', (script) => {
  const names = addressNames()[script]()
  const alike = alikeIn[script]()
  const lines = names.lines.split('\n')
  const [, withSets] = both(names, alike)
  const letter = fc.constantFrom(...new Set(names.lines.replaceAll('\n', '')))
  const edits = fc.array(fc.tuple(fc.nat(30), letter, fc.constantFrom('drop', 'add', 'change', 'double', 'swap')), {
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.constantFrom(...lines), edits, (name, changes) => {
      const query = changes.reduce(edited, name)
      fc.pre(query.length > 2)
      const max = costMax(query.length)
      const near = (other: string): boolean => distance(query, other, alike, max) <= max
      const wanted = lines.flatMap((other, place) => (near(other) || near(other.slice(0, query.length)) ? [place] : []))
      for (const likely of [new LikelyNames(names), withSets]) {
        const found = new Set(likely.of(query, alike, max))
        expect(wanted.filter((place) => !found.has(place))).toEqual([])
      }
    }),
    { numRuns: 30 },
  )
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
