import { describe, expect, it } from 'vitest'
import { clientKey, clientKeyOrShared } from '../../src/http/client-address.ts'

/** RFC 4291 (IPv6 addressing, 2.2 and 2.5.5.2), RFC 6052 (NAT64 prefix), RFC 3056 (6to4), RFC 4380 (Teredo; the
 * address of section 2.6 of its Wikipedia article: client 192.0.2.45), RFC 5737 and 3849 (example addresses). */
describe('the key of a client', () => {
  it.for([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:cb00:7107', '203.0.113.7/32'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7/32'],
    ['::FFFF:CB00:7107', '203.0.113.7/32'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:db8::1:2:3:4', '2001:db8::/64'],
    ['64:ff9b::cb00:7107', '203.0.113.7/32'],
    ['64:ff9b::203.0.113.7', '203.0.113.7/32'],
    ['2002:cb00:7107::1', '203.0.113.7/32'],
    ['2002:cb00:7107:5:1:2:3:4', '203.0.113.7/32'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', '192.0.2.45/32'],
    ['2001:0:1:2:3:4:3fff:fdd2', '192.0.2.45/32'],
    ['::1', '::/64'],
    ['127.0.0.1', '127.0.0.1/32'],
  ] as const)('%s is %s', ([address, key]) => {
    expect(clientKey(address)).toBe(key)
  })

  it.for([
    undefined,
    '',
    'fe80::1%eth0',
    '[2001:db8::1]:443',
    '203.0.113.7:80',
    '203.0.113.7, 198.51.100.1',
    '203.0.113',
    '256.0.0.1',
    '01.2.3.4',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '12345::',
    'g::',
    'localhost',
  ])('%s is no address and shares one key', (address) => {
    expect(clientKey(address)).toBeUndefined()
    expect(clientKeyOrShared(address)).toBe('unknown')
  })
})
