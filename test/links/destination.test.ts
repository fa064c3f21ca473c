import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationFaults, isStoredUrl, readDestination } from '../../src/links/destination.ts'

const rules = {
  ownOrigins: ['https://sala.in.th'],
  blockedHosts: new Set(['bad.org', 'xn--l3cg7arob2c8a1j.com']),
  allowPrivate: false,
}

describe('readDestination accepts', () => {
  // [given, stored]; normal forms by the WHATWG URL Standard.
  it.for([
    ['https://www.example.org/page?x=1', 'https://www.example.org/page?x=1'],
    ['  https://www.example.org/  ', 'https://www.example.org/'],
    ['HTTP://EXAMPLE.ORG', 'http://example.org/'],
    ['https://example.org:443/a/../b', 'https://example.org/b'],
    ['https://example.org:8443/', 'https://example.org:8443/'],
    ['https://example.org./', 'https://example.org./'],
    ['https://ไทย.com/ก', 'https://xn--o3cw4h.com/%E0%B8%81'],
    ['https://example.org/?q=%E2%80%8B%00#%0A', 'https://example.org/?q=%E2%80%8B%00#%0A'], // encoded is data
    ['https://example.org/?path=c:\\temp', 'https://example.org/?path=c:\\temp'], // after ? it is data
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
    ['https://172.32.0.1/', 'https://172.32.0.1/'], // first address after 172.16/12
    ['https://100.128.0.1/', 'https://100.128.0.1/'], // first address after 100.64/10
    ['https://192.0.1.1/', 'https://192.0.1.1/'],
    ['https://198.20.0.1/', 'https://198.20.0.1/'],
    ['https://223.255.255.255/', 'https://223.255.255.255/'],
    ['https://bit.ly/abc', 'https://bit.ly/abc'], // other shorteners: the page says so
    ['https://notlocalhost.com/', 'https://notlocalhost.com/'],
    ['https://mylocal.com/', 'https://mylocal.com/'],
    ['https://sala.in.th.org/', 'https://sala.in.th.org/'], // a host that merely contains the own one
    ['https://notbad.org/', 'https://notbad.org/'], // a blocked host covers subdomains, not endings
    ['https://bad.org.uk/', 'https://bad.org.uk/'],
    ['https://example.com/', 'https://example.com/'], // only the top-level name "example" leads nowhere
    ['https://lan.com/', 'https://lan.com/'],
    ['https://my-sala.in.th/', 'https://my-sala.in.th/'],
  ] as const)('%s', ([given, href]) => {
    expect(readDestination(given, rules)).toEqual({ href })
  })
})

describe('readDestination refuses', () => {
  it.for([
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['ftp://example.org/', 'scheme'],
    ['line://ti/p/x', 'scheme'],
    ['intent://scan/#Intent;end', 'scheme'],
    ['blob:https://example.org/x', 'scheme'],
    ['view-source:https://example.org', 'scheme'],
    ['', 'malformed'],
    ['   ', 'malformed'],
    ['example.org', 'malformed'],
    ['www.example.org/page', 'malformed'],
    ['//example.org/', 'malformed'],
    ['/page', 'malformed'],
    ['http:/example.org', 'malformed'],
    ['http:example.org', 'malformed'],
    ['http://', 'malformed'],
    ['https://exa mple.org/', 'malformed'],
    ['https://example.org:99999/', 'malformed'],
    ['https://[::1', 'malformed'],
    ['https://1.2.3.4.5/', 'malformed'],
    ['https://user@example.org/', 'credentials'],
    ['https://user:password@example.org/', 'credentials'],
    ['https://www.kasikornbank.com@evil.example/', 'credentials'],
    ['https://:@example.org/', undefined],
    ['https://example.org/\ttab', 'invisible'],
    ['java\nscript:alert(1)', 'invisible'],
    ['\u0000https://example.org/', 'invisible'],
    ['https://example.org/\u007f', 'invisible'],
    ['https://example.org/\u0085', 'invisible'],
    ['https://example.org/\u00ad', 'invisible'],
    ['https://exam\u00adple.org/', 'invisible'],
    ['https://example.org/\u061c', 'invisible'],
    ['https://example.org/\u200bx', 'invisible'],
    ['https://example.org/\u200ex', 'invisible'],
    ['https://example.org/\u202egpj.exe', 'invisible'],
    ['https://example.org/\u2066x', 'invisible'],
    ['https://example.org/\u2060x', 'invisible'],
    ['\ufeffhttps://example.org/', 'invisible'],
    ['https://example.org/?q=\u202e', 'invisible'],
    ['https://example.org/\ud800', 'unreadable'],
    ['https:\\\\example.org\\', 'backslash'],
    ['https://example.org\\@evil.example/', 'backslash'],
    ['https://example.org/a\\b', 'backslash'],
    ['https://a..b.org/', 'hostTooLong'],
    // Rejected by its length before it costs the parser time, even with more than two slashes.
    [`https://a${'\u0e31'.repeat(6000)}.org/`, 'hostTooLong'],
    [`https:////a${'\u0301'.repeat(3000)}`, 'hostTooLong'],
    // The parser would drop the marks, which are in no name (UTS #46, mapping table).
    [`https:////a${'\ufe0f'.repeat(3000)}.org/`, 'hostTooLong'],
    [`https://${'%E0%B8%81'.repeat(253)}/`, 'hostTooLong'],
    ['https://example.org../', 'hostTooLong'],
    ['https://sala.in.th/', 'ownHost'],
    ['https://SALA.in.th./x', 'ownHost'],
    ['http://sala.in.th:8080/l/k7m2wq9n', 'ownHost'],
    ['https://bad.org/', 'blockedHost'],
    ['https://BAD.org.:8443/', 'blockedHost'],
    ['https://a.b.bad.org/', 'blockedHost'],
    ['https://www.สวัสดีไทย.com/', 'blockedHost'],
  ] as const)('%s: %s', ([given, fault]) => {
    const result = readDestination(given, rules)
    expect('fault' in result ? result.fault : undefined).toBe(fault)
  })
})

const path = (length: number, letter = 'a') => 'https://www.example.org/'.padEnd(length, letter)

describe('lengths', () => {
  it.for([
    ['a URL of 4,096 characters', path(4096), undefined],
    ['a URL of 4,097 characters', path(4097), 'tooLong'],
    ['a URL of 5,000 characters', path(5000), 'tooLong'],
    ['500 Thai letters, 9 characters each when encoded', path(524, 'ก'), 'tooLong'],
    ['a host part of 63', `https://${'a'.repeat(63)}.org/`, undefined],
    ['a host part of 64', `https://${'a'.repeat(64)}.org/`, 'hostTooLong'],
    ['a host of 253', `https://${'a.'.repeat(125)}org/`, undefined],
    ['a host of 255', `https://${'a.'.repeat(126)}org/`, 'hostTooLong'],
  ] as const)('%s', ([, given, fault]) => {
    const result = readDestination(given, rules)
    expect('fault' in result ? result.fault : undefined).toBe(fault)
  })
})

describe('private hosts are refused in every spelling', () => {
  it.for([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '127.0.0.1.',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '127.255.255.255',
    '0.0.0.0',
    '0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.1.1',
    '3232235777',
    '100.64.0.1',
    '100.127.255.255',
    '169.254.169.254',
    '192.0.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[fc00::1]',
    '[fdff::1]',
    '[fe80::1]',
    '[febf::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:c0a8:101]',
    '[::127.0.0.1]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:c0a8:101::1]',
    '[::ffff:0:10.0.0.1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ｌｏｃａｌｈｏｓｔ',
    'foo.localhost',
    'printer.local',
    'local',
    'metadata.google.internal',
    'router.home.arpa',
    'abc.onion',
    'a.i2p',
    'a.bit',
    'a.svc',
    'a.kube',
    'router',
    'intranet',
    'com',
    'a.test',
    'a.invalid',
    'a.example',
    'nas.lan',
    'ad.corp',
    'router.home',
    'mx.mail',
    'web.intranet',
    'web.private',
    'a.localdomain',
    'a.alt',
  ])('%s', (host) => {
    expect(readDestination(`http://${host}/`, rules)).toEqual({ fault: 'privateHost' })
    expect(readDestination(`https://${host}:8443/x`, rules)).toEqual({ fault: 'privateHost' })
    expect(readDestination(`http://${host}/`, { ...rules, allowPrivate: true })).toHaveProperty('href')
  })
})

describe('isStoredUrl', () => {
  it.for([
    ['https://example.org/', true],
    ['http://localhost:3000/', true],
    ['https://xn--a.com/', true], // accepted by version 1.0
    ['https://example.org', false],
    ['https://EXAMPLE.org/', false],
    ['javascript:alert(1)', false],
    ['https://example.org/'.padEnd(4097, 'a'), false],
  ] as const)('%s: %s', ([url, isStored]) => {
    expect(isStoredUrl(url)).toBe(isStored)
  })
})

it('reads a long run of blanks once', () => {
  const blanks = ' '.repeat(200_000)
  expect(readDestination(`${blanks}https://example.org/${blanks}`, rules)).toEqual({ href: 'https://example.org/' })
  expect(readDestination(`x${blanks}x`, rules)).toEqual({ fault: 'malformed' })
})

it('looks at the port only among private hosts', () => {
  const development = { ...rules, ownOrigins: ['http://localhost:8787'], allowPrivate: true }
  expect(readDestination('http://localhost:3000/', development)).toEqual({ href: 'http://localhost:3000/' })
  expect(readDestination('http://localhost:8787/x', development)).toEqual({ fault: 'ownHost' })
})

it('stores only printable ASCII that parses to itself', () => {
  const text = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }).map((tail) => `https://example.org/${tail}`),
  )
  fc.assert(
    fc.property(text, (given) => {
      const result = readDestination(given, rules)
      if ('fault' in result) return
      expect(result.href).toMatch(/^https?:\/\/[\u0021-\u007e]+$/)
      expect(readDestination(result.href, rules)).toEqual(result)
    }),
  )
})

it('has words in both languages for every fault', () => {
  for (const { en, th } of Object.values(destinationFaults)) {
    expect(en).toMatch(/^must /)
    expect(th).toMatch(/[ก-๙]/)
  }
})
