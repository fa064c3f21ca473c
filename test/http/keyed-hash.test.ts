import { describe, expect, it } from 'vitest'
import { reporterKey } from '../../src/http/client-address.ts'
import { clientHash, keyedHash } from '../../src/http/keyed-hash.ts'

it('is HMAC-SHA-256: RFC 4231, test case 2', async () => {
  const hash = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  expect(await keyedHash('Jefe', 'what do ya want for nothing?')).toBe(hash)
  expect(await keyedHash('Jefe', 'what do ya want for nothing?', 16)).toBe(hash.slice(0, 32))
})

const key = (address: string | undefined, code = 'k7m2wq9n', secret = 'secret') =>
  clientHash(secret, `report|${code}`, reporterKey(address))

describe('clientHash', () => {
  it('is HMAC-SHA-256 of report|code|client, first 16 bytes', async () => {
    // printf 'report|k7m2wq9n|203.0.113.7/32' | openssl dgst -sha256 -hmac secret | cut -c1-32
    expect(await key('203.0.113.7')).toBe('d1b70a30012c4daaa3b313ea4464d015')
  })

  // Addresses of one row are the same reporter; rows are different reporters.
  const rows: readonly (readonly (string | undefined)[])[] = [
    ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'],
    // 6to4 (RFC 3056), Teredo (RFC 4380) and NAT64 (RFC 6052) count by /64 like every other IPv6 address.
    ['2002:cb00:7107::1', '2002:cb00:7107:0:1::'],
    ['2002:cb00:7107:9::2'],
    ['64:ff9b::cb00:7107', '64:ff9b::cb00:7108'],
    ['203.0.113.8', '::FFFF:203.0.113.8'],
    ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:3::1'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::'],
    ['2001:db8::1:2:3:4', '2001:db8::'],
    ['2001:0:1:2::3', '2001:0:1:2::4', '2001:0:1:2:3:4:3fff:fdd2'],
    ['2001:0:5:6::3'],
    ['127.0.0.1'],
    [
      undefined,
      '',
      'fe80::1%eth0',
      '203.0.113.7:443',
      '203.0.113.7, 203.0.113.8',
      '[2001:db8::1]',
      'hello',
      '1.2.3',
      '1.2.3.256',
      '::ffff:1.2.3.256',
      '1::2::3',
    ],
  ]

  it('gives one key per reporter', async () => {
    const keys = await Promise.all(rows.map((row) => Promise.all(row.map((address) => key(address)))))
    for (const row of keys) expect(new Set(row).size).toBe(1)
    expect(new Set(keys.map(([first]) => first)).size).toBe(rows.length)
  })

  it('cannot be compared across links or secrets', async () => {
    const address = '203.0.113.7'
    expect(
      new Set([await key(address), await key(address, '22222222'), await key(address, 'k7m2wq9n', 'other')]).size,
    ).toBe(3)
  })
})
