import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIpHost, isPrivateHost } from '../../src/links/private-host.ts'

// First and last address of each network, and their neighbours (IANA Special-Purpose Address Registries).
describe('IPv4', () => {
  it.for([
    ['0.0.0.0/8', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
    ['10/8', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
    ['100.64/10', ['100.64.0.0', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
    ['127/8', ['127.0.0.1', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
    ['169.254/16, cloud metadata', ['169.254.0.0', '169.254.169.254'], ['169.253.255.255', '169.255.0.0']],
    ['172.16/12', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
    ['192.0.0/24', ['192.0.0.0', '192.0.0.255'], ['191.255.255.255', '192.0.1.0']],
    ['192.168/16', ['192.168.0.0', '192.168.255.255'], ['192.167.255.255', '192.169.0.0']],
    ['198.18/15', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
    ['224/4 and 240/4', ['224.0.0.0', '239.255.255.255', '240.0.0.0', '255.255.255.255'], ['223.255.255.255']],
  ] as const)('%s', ([, inside, outside]) => {
    expect(inside.filter((host) => !isPrivateHost(host))).toEqual([])
    expect(outside.filter(isPrivateHost)).toEqual([])
  })
})

describe('IPv6', () => {
  it.for([
    ['loopback and unspecified', ['[::1]', '[::]'], []],
    ['fc00::/7', ['[fc00::]', '[fdff:ffff::1]'], ['[fbff::1]']],
    ['fe80::/10', ['[fe80::1]', '[febf::1]'], ['[fe7f::1]']],
    ['fec0::/10', ['[fec0::1]', '[feff::1]'], []],
    ['ff00::/8', ['[ff02::1]'], []],
    ['IPv4 mapped', ['[::ffff:a00:1]'], ['[::ffff:808:808]']],
    ['IPv4 translated', ['[::ffff:0:7f00:1]'], ['[::ffff:0:808:808]']],
    ['NAT64', ['[64:ff9b::c0a8:101]', '[64:ff9b:1::808:808]'], ['[64:ff9b::808:808]']],
    ['6to4', ['[2002:c0a8:101::]'], ['[2002:808:808::]']],
    ['ordinary', [], ['[2606:2800:220:1::1]', '[2400:cb00::1]']],
  ] as const)('%s', ([, inside, outside]) => {
    expect(inside.filter((host) => !isPrivateHost(host))).toEqual([])
    expect(outside.filter(isPrivateHost)).toEqual([])
  })
})

describe('names', () => {
  it.for([
    ['localhost', true],
    ['a.localhost', true],
    ['printer', true], // no dot: only in a local network
    ['nas.local', true],
    ['wiki.corp', true],
    ['router.home.arpa', true],
    ['7.113.0.203.in-addr.arpa', true], // RFC 3172: no host of the web
    ['arpa.example.org', false],
    ['abc.onion', true],
    ['a.i2p', true],
    ['a.bit', true],
    ['api.default.svc', true],
    ['a.kube', true],
    ['svc.example.org', false],
    ['a.rabbit', false],
    ['bit.ly', false],
    ['example', true],
    ['example.com', false],
    ['notlocalhost.com', false],
    ['mylocal.com', false],
    ['home.arpa.org', false],
  ] as const)('%s: %s', ([host, isPrivate]) => expect(isPrivateHost(host)).toBe(isPrivate))
})

describe('isIpHost', () => {
  it.for([
    ['93.184.216.34', true],
    ['[::1]', true],
    ['1.2.3', false],
    ['1.2.3.4.example.org', false],
    ['example.org', false],
  ] as const)('%s: %s', ([host, isIp]) => expect(isIpHost(host)).toBe(isIp))
})

it('judges an IPv4 address alike in every spelling that the URL parser knows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (number) => {
      const { hostname } = new URL(`http://0x${number.toString(16)}/`)
      expect(new URL(`http://${number}/`).hostname).toBe(hostname)
      const [high, low] = [Math.floor(number / 65_536), number % 65_536]
      const mapped = `[::ffff:${high.toString(16)}:${low.toString(16)}]`
      expect(isPrivateHost(mapped)).toBe(isPrivateHost(hostname))
    }),
  )
})
