import { describe, expect, it } from 'vitest'
import { isCrossSite, reporterKey } from '../../src/links/reporter.ts'

const key = (address: string | undefined, code = 'k7m2wq9n', secret = 'secret') => reporterKey(secret, code, address)

describe('reporterKey', () => {
  it('is HMAC-SHA-256 of report|code|client, first 16 bytes', async () => {
    // printf 'report|k7m2wq9n|203.0.113.7/32' | openssl dgst -sha256 -hmac secret | cut -c1-32
    expect(await key('203.0.113.7')).toBe('d1b70a30012c4daaa3b313ea4464d015')
  })

  // Addresses in a row are one reporter; rows are different reporters.
  const rows: readonly (readonly (string | undefined)[])[] = [
    [
      '203.0.113.7',
      '::ffff:203.0.113.7',
      '::ffff:cb00:7107',
      '0:0:0:0:0:ffff:cb00:7107',
      '64:ff9b::cb00:7107',
      '2002:cb00:7107::1',
      '2002:cb00:7107:9::2',
    ],
    ['203.0.113.8', '::FFFF:203.0.113.8'],
    ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:3::1'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::'],
    ['2001:db8::1:2:3:4', '2001:db8::'],
    ['2001:0:1:2::3', '2001:0:5:6::3'],
    ['2001:0:1:2::4'],
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

describe('isCrossSite', () => {
  const own = ['https://sala.example', 'https://sala.workers.example']
  it.for([
    [undefined, undefined, false], // a program
    ['same-origin', 'https://sala.example', false],
    ['same-origin', 'https://sala.workers.example', false],
    ['none', undefined, false], // typed or bookmarked
    ['same-origin', 'null', false],
    [undefined, 'https://sala.example', false],
    [undefined, 'null', true],
    ['none', 'null', true],
    ['cross-site', undefined, true],
    ['same-site', undefined, true],
    ['cross-site', 'https://sala.example', true],
    ['same-origin', 'https://evil.example', true],
    [undefined, 'https://evil.example', true],
    [undefined, 'http://sala.example', true],
    [undefined, 'https://sala.example:8443', true],
    [undefined, 'https://sala.example.evil.example', true],
    ['SAME-ORIGIN', undefined, true],
    ['', '', true],
  ] as const)('Sec-Fetch-Site %s, Origin %s → %s', ([site, origin, expected]) => {
    expect(isCrossSite({ site, origin }, own)).toBe(expected)
  })
})
