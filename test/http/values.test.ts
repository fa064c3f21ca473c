import { describe, expect, it } from 'vitest'
import { codePoints, isName, plainInteger, sentencesOf } from '../../src/http/values.ts'

it.for([
  ['', 0],
  ['ก', 1],
  ['ก😀a', 3],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
  ['\uffff', 1],
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

describe('sentences of refused parameters', () => {
  const refused = { parameter: 'q', message: 'is required', messageTh: 'ต้องระบุ' }
  it.for([
    [[refused], 0, 'q is required.', 'q ต้องระบุ'],
    [[refused, { ...refused, parameter: 'r' }], 0, 'q is required; r is required.', 'q ต้องระบุ; r ต้องระบุ'],
    [[refused], 3, 'q is required; and 3 more.', 'q ต้องระบุ และอีก 3 รายการ'],
  ] as const)('%j and %i more', ([named, more, en, th]) => {
    expect(sentencesOf(named, more)).toEqual({ en, th })
  })
})
