import * as fc from 'fast-check'
import { mode } from 'lean-qr'
import { describe, expect, it } from 'vitest'
import { groupEnds, Segments, type BitSink, type Group } from '../../src/qr/segments.ts'

/** The bits that `write` puts into a sink. */
function bitsOf(write: (sink: BitSink) => void): string {
  let bits = ''
  write({ push: (value, count) => (bits += value.toString(2).padStart(count, '0').slice(-count)) })
  return bits
}

const groupOf = (version: number): Group => groupEnds.findIndex((last) => version <= last) as Group
const segmented = (text: string, version: number): string =>
  bitsOf((sink) => new Segments(text).write(groupOf(version), sink))

const inGroups = (bits: string): string => bits.replaceAll(' ', '')

describe('Segments', () => {
  it.for([
    // ISO/IEC 18004:2015 section 7.4.3, example 1
    ['01234567', 1, '0001 0000001000 0000001100 0101011001 1000011'],
    // section 7.4.4, example
    ['AC-42', 1, '0010 000000101 00111001110 11100111001 000010'],
    ['a', 1, '0100 00000001 01100001'],
    ['a', 10, '0100 0000000000000001 01100001'],
    ['A', 27, '0010 0000000000001 001010'],
    // ECI 26, then the three bytes of ก
    ['ก', 1, '0111 00011010 0100 00000011 11100000 10111000 10000001'],
    ['é', 1, '0111 00011010 0100 00000010 11000011 10101001'],
  ] as const)('%s in version %i', ([text, version, bits]) => {
    expect(segmented(text, version)).toBe(inGroups(bits))
  })

  // Annex J.2: in versions 1 to 9, six digits between bytes are worth their own segment, five are not
  it.for([
    ['abc12345def', 1],
    ['abc123456def', 3],
    ['12345678abc', 2],
    ['HTTPS://EXAMPLE.COM/a', 2],
  ] as const)('%s: %i segments', ([text, count]) => {
    expect(segmentsIn(segmented(text, 1))).toBe(count)
  })

  it('knows how many bits it writes, of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.constantFrom(1, 10, 27),
        (text, version) => {
          expect(new Segments(text).bits(groupOf(version))).toBe(segmented(text, version).length)
        },
      ),
    )
  })

  it('writes what is no character as U+FFFD', () => {
    expect(segmented('\udc00', 1)).toBe(segmented('\ufffd', 1))
  })

  it('never takes more bits than the cutting of lean-qr', () => {
    const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]
    const unit = fc.constantFrom('0', '7', 'A', 'Z', ' ', ':', 'a', 'z', '~', 'ก', '😀', 'é')
    fc.assert(
      fc.property(
        fc.string({ unit, minLength: 1, maxLength: 90 }),
        fc.constantFrom(1, 9, 10, 26, 27, 40),
        (text, version) => {
          expect(segmented(text, version).length).toBeLessThanOrEqual(
            bitsOf((sink) => mode.auto(text, { modes })(sink, version)).length,
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})

/** Number of segments in the bits of a version 1 symbol, parsed as a decoder does. */
function segmentsIn(bits: string): number {
  let count = 0
  for (let at = 0; at < bits.length; count++) {
    const take = (length: number): number => Number.parseInt(bits.slice(at, (at += length)), 2)
    const indicator = take(4)
    if (indicator === 0b0001) {
      const digits = take(10)
      at += Math.floor(digits / 3) * 10 + ([0, 4, 7][digits % 3] ?? 0)
    } else if (indicator === 0b0010) {
      const capitals = take(9)
      at += Math.floor(capitals / 2) * 11 + (capitals % 2) * 6
    } else {
      const bytes = take(8)
      at += bytes * 8
    }
  }
  return count
}
