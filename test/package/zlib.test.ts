import { crc32 as referenceCrc, inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32, deflateSync } from '../../src/package/zlib.ts'

// Node's zlib is the reference: it reads what the package writes.
it('writes what zlib unpacks to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      expect(inflateSync(deflateSync(bytes)).equals(bytes)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it.for([0, 1, 65_534, 65_535, 65_536, 131_070, 131_071])(
  'stores %i bytes: a block holds at most 65,535 (RFC 1951, section 3.2.4)',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => i % 251)
    const packed = deflateSync(bytes)
    expect(inflateSync(packed).equals(bytes)).toBe(true)
    expect(packed.length).toBe(2 + length + 5 * Math.max(1, Math.ceil(length / 65_535)) + 4)
  },
)

it('counts the CRC of PNG as zlib does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(referenceCrc(bytes))
    }),
  )
})
