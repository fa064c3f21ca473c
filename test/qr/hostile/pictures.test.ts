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

  it.for(hostilePictures)('$name: $fate', (picture) => {
    const logo = readLogo(dataUri(picture), qrLogo)
    const isRead = picture.fate === 'undecodable' || picture.fate === 'taken'
    expect(typeof logo === 'string' ? logo : 'read').toBe(isRead ? 'read' : picture.fate)
  })
})
