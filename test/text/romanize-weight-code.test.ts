import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSteps } from '../../data/romanize/pack.ts'
import { dense, denseDecoded, sparse, sparseDecoded, WEIGHT_MAX, ZERO } from '../../src/text/romanize/weight-code.ts'
import { readWeights } from '../../src/text/romanize/weights.ts'

const weightsOf = (bytes: Uint8Array): number[] => Array.from(bytes, (byte) => byte - ZERO)
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

describe('the codes of the weights', () => {
  it.for([
    [[0], 'K'],
    [[0, -1, 4, 2], 'KJOM'],
    [[-4], 'G'],
    [[], ''],
  ] as const)('dense, %j is %s', ([weights, code]) => {
    expect(dense(weights)).toBe(code)
    expect(weightsOf(denseDecoded(code))).toEqual(weights)
  })

  it.for([
    [[1], "'"],
    [[0, 0, 2, 0], '8'],
    [[-4, 4], '#*'],
    [[...zeros(7), -4, ...zeros(7), -3], '[]'], // no backslash between
    [[...zeros(11), -1], '|&'],
    [[...zeros(22), 4], '||*'],
    [[0, 0, 0], ''],
  ] as const)('sparse, %j is %s', ([weights, code]) => {
    expect(sparse(weights)).toBe(code)
    expect(weightsOf(sparseDecoded(code, weights.length))).toEqual(weights)
  })

  it('take whole steps, and nothing beyond the largest weight', () => {
    expect(inSteps([0.09, 0.11, -0.29, -9, 9, 0.75], 0.2)).toEqual([0, 1, -1, -WEIGHT_MAX, WEIGHT_MAX, 4])
  })

  it('give any weights back, in printable ASCII without quotation marks and backslashes', () => {
    const weight = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -WEIGHT_MAX, max: WEIGHT_MAX }))
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 300 }), (weights) => {
        const codes = [dense(weights), sparse(weights)] as const
        expect(codes.join('')).toMatch(/^[!#-[\]-~]*$/)
        expect(weightsOf(denseDecoded(codes[0]))).toEqual(weights)
        expect(weightsOf(sparseDecoded(codes[1], weights.length))).toEqual(weights)
      }),
    )
  })

  it('are those of the two tables of a file', () => {
    const weights = readWeights({ reading: 'KM', borders: { size: 4, weights: '8' } })
    expect(weights.reading()).toEqual(Uint8Array.of(ZERO, ZERO + 2))
    expect(weights.borders()).toEqual(Uint8Array.of(ZERO, ZERO, ZERO + 2, ZERO))
  })
})
