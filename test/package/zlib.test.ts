import { crc32 as referenceCrc, inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32, deflateSync } from '../../src/package/zlib.ts'

// Node's zlib is the reference: it reads what the package writes.
const runs = fc
  .array(fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 400 })))
  .map((parts) =>
    Uint8Array.from(parts.flatMap(([bytes, times]) => Array.from({ length: times }, () => [...bytes]).flat())),
  )

it('writes what zlib unpacks to the same bytes, repetitions too', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 3000 }), runs), (bytes) => {
      expect(inflateSync(deflateSync(bytes)).equals(bytes)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('reaches back no further than 32 KiB (RFC 1951, section 2)', () => {
  const far = new Uint8Array(70_000)
  crypto.getRandomValues(far.subarray(0, 500))
  far.set(far.subarray(0, 500), 32_768)
  far.set(far.subarray(0, 500), 68_000)
  expect(inflateSync(deflateSync(far)).equals(far)).toBe(true)
})

it('counts the CRC of PNG as zlib does', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(referenceCrc(bytes))
    }),
  )
})
