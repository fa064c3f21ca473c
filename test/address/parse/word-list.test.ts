import { expect, it } from 'vitest'
import { WordList } from '../../../src/address/parse/word-list.ts'

it.for([
  ['ใกล้ตลาดนัด', 4, 'ตลาดนัด'],
  ['ใกล้ตลาด', 4, 'ตลาด'],
  ['ใกล้ตลาด', 5, undefined],
  ['กม 5', 0, 'กม'],
  ['กม', 0, 'กม'],
  ['กมล', 0, 'กม'],
  ['ก', 0, undefined],
  ['', 0, undefined],
] as const)('%j has at %i the word %s', ([text, start, word]) => {
  expect(new WordList('ตลาดนัด|ตลาด|กม').at(text, start)).toBe(word)
})
