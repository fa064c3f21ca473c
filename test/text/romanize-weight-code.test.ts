import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSteps } from '../../data/romanize/pack.ts'
import { sparse, sparseDecoded, WEIGHT_MAX } from '../../src/text/romanize/weight-code.ts'
import { readWeights } from '../../src/text/romanize/weights.ts'

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

describe('the code of the weights', () => {
  it.for([
    [[1], '*'],
    [[0, 0, 2, 0], '3'],
    [[-2, 2], '(+'],
    [[...zeros(20), -1], 'y'],
    [[...zeros(21), -1], '|%'],
    [[...zeros(42), 2], '|{'],
    [[...zeros(46), 1], '||2'],
    [[0, 0, 0], ''],
  ] as const)('%j is %s', ([weights, code]) => {
    expect(sparse(weights)).toBe(code)
    expect(Array.from(sparseDecoded(code, weights.length))).toEqual(weights)
  })

  it('takes whole steps, and nothing beyond the largest weight', () => {
    expect(inSteps([0.09, 0.11, -0.29, -9, 9, 0.35], 0.2)).toEqual([0, 1, -1, -WEIGHT_MAX, WEIGHT_MAX, 2])
  })

  it('gives any weights back, in printable ASCII that fits into a line', () => {
    const weight = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -WEIGHT_MAX, max: WEIGHT_MAX }))
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 300 }), (weights) => {
        const code = sparse(weights)
        expect(code).toMatch(/^[!-~]*$/)
        expect(Array.from(sparseDecoded(code, weights.length))).toEqual(weights)
      }),
    )
  })

  it('is that of the tables of a file', () => {
    const weights = readWeights({
      reading: { size: 2, weights: '*' },
      borders: { size: 4, weights: '3' },
      shortBorders: { size: 1, weights: '' },
    })
    expect(weights.reading()).toEqual(Int8Array.of(1, 0))
    expect(weights.borders()).toEqual(Int8Array.of(0, 0, 2, 0))
    expect(weights.shortBorders()).toEqual(Int8Array.of(0))
  })
})
