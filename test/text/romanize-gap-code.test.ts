import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapEncoded } from '../../data/romanize/gap-encode.ts'
import { gapDecoded } from '../../src/text/romanize/gap-code.ts'

describe('the code of the weights', () => {
  it.for([
    [[1], "'"],
    [[0, 0, 2, 0], '8'],
    [[-4, 4], '#*'],
    [[...Array.from({ length: 11 }, () => 0), -1], '|&'],
    [[0, 46], '}$~'],
    [[-44], '}##'],
    [[0, 0, 0], ''],
  ] as const)('%j is written as %s', ([values, code]) => {
    expect(gapEncoded(values)).toBe(code)
    expect([...gapDecoded(code, values.length)]).toEqual(values)
  })

  it('gives any weights back, in printable ASCII without quotation marks and backslashes', () => {
    const weight = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -44, max: 46 }))
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 300 }), (values) => {
        const code = gapEncoded(values)
        expect(code).toMatch(/^[!#-[\]-~]*$/)
        expect([...gapDecoded(code, values.length)]).toEqual(values)
      }),
    )
  })
})
