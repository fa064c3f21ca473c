import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { closeKey, closeToken } from '../../src/links/close-token.ts'

it('is 16 bytes in base64url, without padding (RFC 4648, section 5)', () => {
  expect(closeToken((bytes) => bytes.map((_, i) => i))).toBe('AAECAwQFBgcICQoLDA0ODw')
  expect(closeToken((bytes) => bytes.fill(0xff))).toBe('_____________________w')
  expect(closeToken((bytes) => bytes.fill(0xfb))).toBe('-_v7-_v7-_v7-_v7-_v7-w')
})

it('is kept as HMAC-SHA-256 of the code, keyed with the token (RFC 2104)', async () => {
  const wanted = createHmac('sha256', 'close|AAECAwQFBgcICQoLDA0ODw').update('k7m2wq9n').digest('hex')
  expect(await closeKey('AAECAwQFBgcICQoLDA0ODw', 'k7m2wq9n')).toBe(wanted)
})
