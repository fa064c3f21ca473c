import { expect, it } from 'vitest'
import { readPostcode } from '../../src/address/values.ts'

it.for([
  ['10200', '10200'],
  ['๑๐๒๐๐', '10200'],
  ['102๐๐', '10200'],
  ['1020', undefined],
  ['102000', undefined],
  ['a10200', undefined],
  ['10200a', undefined],
  ['10 200', undefined],
  ['', undefined],
] as const)('%j is the postcode %s', ([text, postcode]) => {
  expect(readPostcode(text)).toBe(postcode)
})
