import { expect, it } from 'vitest'
import { codePoints, isName, plainInteger, sentencesOf } from '../../src/http/values.ts'

it.for([
  ['', 0],
  ['ก', 1],
  ['ก😀a', 3],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['\uffff', 1],
  ['\uffffก', 2],
  ['\u{10000}', 1],
] as const)('%j has %i code points', ([text, count]) => {
  expect(codePoints(text)).toBe(count)
  expect(count).toBe([...text].length)
})

it.for([
  ['บางรัก', 6, true],
  ['บางรัก', 5, false],
  ['😀', 1, true],
  [' ', 5, false],
  ['', 5, false],
  [' ก ', 3, true],
] as const)('%j within %i characters is a name: %s', ([text, charsMax, is]) => {
  expect(isName(text, charsMax)).toBe(is)
})

it.for([
  [' ๑๐ ', 10],
  ['007', 7],
  ['999999999', 999_999_999],
  ['1000000000', Number.NaN],
  ['1.0', Number.NaN],
  ['-1', Number.NaN],
  ['a1', Number.NaN],
  ['1a', Number.NaN],
  ['', Number.NaN],
] as const)('%j is the number %d', ([text, number]) => {
  expect(plainInteger(text)).toBe(number)
})

const refused = { parameter: 'q', message: 'is required', messageTh: 'ต้องระบุ' }

it.for([
  [[refused], 'q is required', 'q ต้องระบุ'],
  [[refused, { ...refused, parameter: 'r' }], 'q is required; r is required', 'q ต้องระบุ; r ต้องระบุ'],
] as const)('%j in a sentence', ([named, en, th]) => {
  expect(sentencesOf(named)).toEqual({ en, th })
})
