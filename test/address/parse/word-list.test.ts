import { expect, it } from 'vitest'
import { endings, WordList, wordBefore } from '../../../src/address/parse/text/word-list.ts'

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

it.for([
  ['โทร 081', 4, 0],
  ['โทร.: 081', 6, 0],
  ['เบอร์โทร: 081', 10, 0],
  ['Tel. 02', 5, 0],
  ['hotel\n02', 6, 2],
  ['โทรมา 081', 6, -1],
  ['โทร, 081', 5, -1],
  ['081', 0, -1],
] as const)('before %j at %i a word starts at %i', ([text, end, start]) => {
  expect(wordBefore(text, end, endings('เบอร์โทร|โทร|tel'))).toBe(start)
})
