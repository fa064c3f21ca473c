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
  expect(new LetterPairs(text).placesOf(word)).toEqual(places)
})

it('finds a word at every place of the text', () => {
  fc.assert(
    fc.property(
      letters,
      fc.string({ unit: fc.constantFrom('a', 'b', 'n'), minLength: 2, maxLength: 5 }),
      (text, word) => {
        const everywhere = Array.from(text, (_, at) => at).filter((at) => text.startsWith(word, at))
        expect(new LetterPairs(text).placesOf(word)).toEqual(everywhere)
      },
    ),
  )
})
