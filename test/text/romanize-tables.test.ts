import { expect, it } from 'vitest'
import { unpackTable, ZERO_WEIGHT } from '../../src/text/romanize/weights.ts'

it('reads a weight from each character: the one of 0, those after it, those before it', () => {
  const weights = String.fromCharCode(ZERO_WEIGHT, ZERO_WEIGHT + 1, ZERO_WEIGHT - 1, ZERO_WEIGHT + 40)
  expect(unpackTable({ bits: 2, weights })).toEqual({ bits: 2, values: Int8Array.of(0, 1, -1, 40) })
})
