import { expect, it } from 'vitest'
import { acceptedEncoding } from '../../selfhost/worker/accept-encoding.ts'

/** RFC 9110, 12.5.3. */
it.for([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip; q=0', undefined],
  ['br;q=0.001', 'br'],
  ['identity', undefined],
  ['*', undefined],
  ['brotli, xgzip', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%s → %s', ([header, encoding]) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

it('is one of those that there are', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined()
})
