import { expect, it } from 'vitest'
import { readWeights } from '../../src/text/romanize/weights.ts'

it('reads a table of weights from its file: those encoded, and 0 for the others', () => {
  const weights = readWeights({ reading: { bits: 2, weights: '8' }, borders: { bits: 1, weights: '' } })
  expect(weights.reading()).toEqual({ bits: 2, values: Int8Array.of(0, 0, 2, 0) })
  expect(weights.borders()).toEqual({ bits: 1, values: new Int8Array(2) })
})
