import { expect, it } from 'vitest'
import { keyedHash } from '../../src/http/keyed-hash.ts'

it('is HMAC-SHA-256: RFC 4231, test case 2', async () => {
  const hash = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  expect(await keyedHash('Jefe', 'what do ya want for nothing?')).toBe(hash)
  expect(await keyedHash('Jefe', 'what do ya want for nothing?', 16)).toBe(hash.slice(0, 32))
})
