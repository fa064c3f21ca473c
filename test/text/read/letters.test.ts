import { expect, it } from 'vitest'
import { letterWords } from '../../../src/text/read/letters.ts'

it.for([
  ['กขค', 'กอขอคอ'],
  ['ฮ', 'ฮอ'],
  ['กฯ', 'กอ'],
  ['AZ', 'เอแซด'],
] as const)('%s by its letters is %s', ([letters, spoken]) => expect(letterWords(letters)).toBe(spoken))
