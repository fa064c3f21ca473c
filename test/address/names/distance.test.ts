import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { alikeIn, distance, distances } from '../../../src/address/names/distance.ts'

const ALIKE = ['kg', 'pb', 'td', 'rl', 'aou', 'iy', 'wv', 'ue', 'ie', 'cs']
const cost = (a: string, b: string): number =>
  a === b ? 0 : ALIKE.some((group) => group.includes(a) && group.includes(b)) ? 5 : 10

/** Restricted Damerau distance (optimal string alignment) with the whole table; alike or doubled letters cost half. */
function wholeTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j * 10 : j === 0 ? i * 10 : 0)),
  )
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]]
      const swapped = i > 1 && j > 1 && x === b[j - 2] && y === a[i - 2] ? at(i - 2, j - 2) + 10 : Infinity
      table[i]![j] =
        x === y
          ? at(i - 1, j - 1)
          : Math.min(
              at(i - 1, j - 1) + cost(x, y),
              at(i - 1, j) + (x === a[i - 2] ? 5 : 10),
              at(i, j - 1) + (y === b[j - 2] ? 5 : 10),
              swapped,
            )
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom(...'aogknn'), minLength: 1, maxLength: 8 })

it('is that of the whole table, or more than the most that is asked for', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(10, 16, 26), (a, b, max) => {
      expect(distance(a, b, alikeIn.en(), max)).toBe(Math.min(wholeTable(a, b), max + 1))
    }),
    { numRuns: 3000 },
  )
})

it('is the same for many words in order of their letters, whole and cut to the length of the word', () => {
  fc.assert(
    fc.property(word, fc.uniqueArray(word), fc.constantFrom(10, 16, 26), fc.boolean(), (a, words, max, isOrdered) => {
      const others = isOrdered ? words.toSorted() : words
      const found: [string, number, number][] = []
      distances(a, others, alikeIn.en(), max, (...each) => found.push(each))
      const most = (whole: number): number => Math.min(whole, max + 1)
      const begunOf = (other: string): number =>
        other.length > a.length ? most(wholeTable(a, other.slice(0, a.length))) : max + 1
      const wanted = others.map((other): [string, number, number] => [
        other,
        most(wholeTable(a, other)),
        begunOf(other),
      ])
      const near = ([, whole, begun]: [string, number, number]): boolean => Math.min(whole, begun) <= max
      expect(found.map(([other, whole, begun]) => [other, most(whole), most(begun)])).toEqual(wanted.filter(near))
    }),
    { numRuns: 3000 },
  )
})
