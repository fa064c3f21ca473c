import { describe, expect, it } from 'vitest'
import { correctionOf } from '../../src/qr/reed-solomon.ts'

/** Generator polynomials of ISO/IEC 18004, Annex A: the logarithms of their coefficients after the first. */
const generators = [
  [87, 229, 146, 149, 238, 102, 21],
  [251, 67, 46, 61, 118, 70, 64, 94, 32, 45],
  [229, 121, 135, 48, 211, 117, 251, 126, 159, 180, 169, 152, 192, 226, 228, 218, 111, 0, 117, 232, 87, 96, 227, 21],
] as const

/** 2 to a power in the field of 256 elements by x⁸ + x⁴ + x³ + x² + 1, by doubling. */
function power(log: number): number {
  let element = 1
  for (let i = 0; i < log; i++) element = element & 0x80 ? (element << 1) ^ 0x11d : element << 1
  return element
}

describe.for(generators)('%i, …', (logs) => {
  it('divides 1, so that its coefficients are the rest, and every multiple of them', () => {
    for (const log of [0, 1, 100, 254]) {
      const wanted = logs.map((each) => power((each + log) % 255))
      expect([...correctionOf(Uint8Array.of(power(log)), logs.length)]).toEqual(wanted)
    }
  })
})
