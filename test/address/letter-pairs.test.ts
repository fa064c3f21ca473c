import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LetterPairs } from '../../src/address/letter-pairs.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'n', '\n'), maxLength: 60 })

it.for([
  ['banana', 'ana', [1, 3]],
  ['banana', 'na', [2, 4]],
  ['banana', 'nb', []],
  ['', 'ab', []],
] as const)('%j has %j at %j', ([text, word, places]) => {
  const pairs = new LetterPairs(text)
  while (!pairs.grow(2));
  expect(pairs.placesOf(word)).toEqual(places)
})

it('finds a word at every place of the text, however it is sliced', () => {
  fc.assert(
    fc.property(
      letters,
      fc.string({ unit: fc.constantFrom('a', 'b', 'n'), minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 70 }),
      (text, word, slice) => {
        const pairs = new LetterPairs(text)
        while (!pairs.grow(slice));
        const everywhere = Array.from(text, (_, at) => at).filter((at) => text.startsWith(word, at))
        expect(pairs.placesOf(word)).toEqual(everywhere)
      },
    ),
  )
})
