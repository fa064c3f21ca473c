import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressData } from '../../src/address/address.ts'
import { countsOf, countsText, digitsOf, rangesOf } from '../../src/address/number-ranges.ts'

describe('ranges of numbers', () => {
  it.for([
    [[1, 2, 3, 6], '1-3,6', ['01', '02', '03', '06']],
    [[2], '2', ['02']],
    [[1, 2, 3], '', ['01', '02', '03']],
    [[1], '', ['01']],
    [[9, 10, 99], '9-10,99', ['09', '10', '99']],
  ] as const)('%j is %s', ([numbers, ranges, digits]) => {
    expect(rangesOf(numbers)).toBe(ranges)
    expect(digitsOf(ranges, numbers.length)).toEqual(digits)
  })

  it('give any ascending numbers back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), (some) => {
        const numbers = some.toSorted((a, b) => a - b)
        expect(digitsOf(rangesOf(numbers), numbers.length).map(Number)).toEqual(numbers)
      }),
    )
  })
})

describe('counts as text', () => {
  it('is one printable character each', () => expect(countsText([0, 1, 10, 78])).toBe('01:~'))

  it('gives any counts back', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 78 })), (counts) => {
        expect([...countsOf(countsText(counts))]).toEqual(counts)
      }),
    )
  })

  it('has the children of every province and district', () => {
    const { provinces, districts } = addressData()
    const children = [...provinces.map((province) => province.districts), ...districts.map((one) => one.subdistricts)]
    expect([...addressData().childCounts()]).toEqual(children.map(({ length }) => length))
  })
})
