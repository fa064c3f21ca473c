import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsOf, digitsOf, rangesOf } from '../../src/address/number-ranges.ts'

describe('ranges of numbers', () => {
  it.for([
    [[1, 2, 3, 6], '1-3,6', ['01', '02', '03', '06']],
    [[1], '1', ['01']],
    [[9, 10, 99], '9-10,99', ['09', '10', '99']],
  ] as const)('%j is %s', ([numbers, ranges, digits]) => {
    expect(rangesOf(numbers)).toBe(ranges)
    expect(digitsOf(ranges)).toEqual(digits)
    expect(countsOf(ranges)).toEqual([numbers.length])
  })

  it('give any ascending numbers back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), (some) => {
        const numbers = some.toSorted((a, b) => a - b)
        expect(digitsOf(rangesOf(numbers)).map(Number)).toEqual(numbers)
        expect(countsOf(`${rangesOf(numbers)}\n7`)).toEqual([numbers.length, 1])
      }),
    )
  })
})
