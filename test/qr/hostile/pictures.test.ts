import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLogo } from '../../../src/qr/logo.ts'
import { qrLogo } from '../../../src/limits.ts'
import { dataUri, hostilePictures } from './pictures.ts'

describe('a hostile picture', () => {
  it('comes in at least 60 kinds, each of them small', () => {
    expect(hostilePictures.length).toBeGreaterThanOrEqual(60)
    expect(new Set(hostilePictures.map(({ name }) => name)).size).toBe(hostilePictures.length)
    for (const { bytes } of hostilePictures) expect(bytes.length).toBeLessThanOrEqual(qrLogo.bytesMax)
  })

  it('cut short, followed by anything or changed in a byte is read or refused', () => {
    const some = fc.nat({ max: hostilePictures.length - 1 })
    const bytes = fc.uint8Array({ maxLength: 12 })
    fc.assert(
      fc.property(some, fc.nat(), fc.nat({ max: 12 }), bytes, (which, at, cut, put) => {
        const picture = hostilePictures[which]!
        // Half of the changes are at the end, where sizes may point beyond it.
        const start = at % 2 === 0 ? picture.bytes.length - cut : at % picture.bytes.length
        const changed = Buffer.concat([picture.bytes.subarray(0, start), put, picture.bytes.subarray(start + cut)])
        expect(() => readLogo(dataUri({ ...picture, bytes: changed }), qrLogo)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })

  it.for(hostilePictures)('$name: $fate', (picture) => {
    const logo = readLogo(dataUri(picture), qrLogo)
    const isRead = picture.fate === 'undecodable' || picture.fate === 'taken'
    expect(typeof logo === 'string' ? logo : 'read').toBe(isRead ? 'read' : picture.fate)
  })
})
