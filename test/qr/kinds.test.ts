import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fields } from '../../src/qr/contact.ts'
import { areAddresses, degrees, kinds, linkUrl, type KindName } from '../../src/qr/kinds.ts'

describe('texts of the kinds', () => {
  // The formats: Wi-Fi as ZXing and AOSP write it, LINE URL scheme, RFC 2426, RFC 6068, RFC 3966, SMSTO, RFC 5870
  it.for([
    ['link', { url: 'https://example.com/?a=1&b=2#c' }, 'https://example.com/?a=1&b=2#c'],
    ['text', { text: '  ไม่ตัดช่องว่าง \n' }, '  ไม่ตัดช่องว่าง \n'],
    ['wifi', { ssid: 'Cafe', password: 'secret123' }, 'WIFI:T:WPA;S:Cafe;P:secret123;;'],
    ['wifi', { ssid: 'Cafe' }, 'WIFI:T:nopass;S:Cafe;;'],
    ['wifi', { ssid: 'Cafe', security: 'nopass', hidden: false }, 'WIFI:T:nopass;S:Cafe;;'],
    ['wifi', { ssid: 'Cafe', password: 'x', security: 'WPA3', hidden: true }, 'WIFI:T:WPA;S:Cafe;P:x;H:true;;'],
    ['wifi', { ssid: 'Cafe', password: 'x', security: 'WPA2' }, 'WIFI:T:WPA;S:Cafe;P:x;;'],
    ['wifi', { ssid: 'Cafe', password: 'x', security: 'WEP' }, 'WIFI:T:WEP;S:Cafe;P:x;;'],
    [
      'wifi',
      { ssid: String.raw`a;b,c:d"e\f`, password: 'T:WPA;S:x' },
      String.raw`WIFI:T:WPA;S:a\;b\,c\:d\"e\\f;P:T\:WPA\;S\:x;;`,
    ],
    ['wifi', { ssid: 'ร้านกาแฟ ☕', password: 'รหัส' }, 'WIFI:T:WPA;S:ร้านกาแฟ ☕;P:รหัส;;'],
    ['line', { lineId: '@shop' }, 'https://line.me/R/ti/p/%40shop'],
    ['line', { lineId: 'somchai_j' }, 'https://line.me/ti/p/~somchai_j'],
    ['line', { lineId: 'https://lin.ee/AbCd123' }, 'https://lin.ee/AbCd123'],
    [
      'contact',
      { firstName: 'สมชาย', lastName: 'ใจดี' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:ใจดี;สมชาย;;;\r\nFN:สมชาย ใจดี\r\nEND:VCARD',
    ],
    [
      'contact',
      { name: 'ร้านป้าแดง', phone: '02-123-4567' },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:ร้านป้าแดง;;;;\r\nFN:ร้านป้าแดง\r\nTEL:02-123-4567\r\nEND:VCARD',
    ],
    [
      'contact',
      {
        firstName: 'A',
        name: 'Dr A',
        organization: 'X, Y; Z',
        jobTitle: 'Head',
        phone: '1',
        mobile: '2',
        email: 'a@b.c',
        website: 'https://x.y',
        address: '1 ถนน;\r\nกรุงเทพฯ',
        note: 'a\\b\nc\rd',
      },
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:;A;;;',
        'FN:Dr A',
        String.raw`ORG:X\, Y\; Z`,
        'TITLE:Head',
        'TEL:1',
        'TEL;TYPE=CELL:2',
        'EMAIL:a@b.c',
        'URL:https://x.y',
        String.raw`ADR:;;1 ถนน\;\nกรุงเทพฯ;;;;`,
        String.raw`NOTE:a\\b\nc\nd`,
        'END:VCARD',
      ].join('\r\n'),
    ],
    ['email', { to: 'a@b.co' }, 'mailto:a@b.co'],
    // RFC 6068 section 6.1: a line break is %0D%0A, a blank %20, and reserved characters of an address are encoded
    [
      'email',
      { to: 'gorby%kremvax@example.com', subject: 'a & b', body: 'one\ntwo?' },
      'mailto:gorby%25kremvax@example.com?subject=a%20%26%20b&body=one%0D%0Atwo%3F',
    ],
    [
      'email',
      { to: 'unlikely?address@example.com, b+c@example.com', cc: 'd@example.com', bcc: 'e@example.com' },
      'mailto:unlikely%3Faddress@example.com,b%2Bc@example.com?cc=d@example.com&bcc=e@example.com',
    ],
    ['email', { to: 'a@b.co', subject: 'กา' }, 'mailto:a@b.co?subject=%E0%B8%81%E0%B8%B2'],
    ['phone', { number: '+66812345678' }, 'tel:+66812345678'],
    ['sms', { number: '+66812345678', message: 'a:b;c\nd' }, 'SMSTO:+66812345678:a:b;c\nd'],
    ['sms', { number: '1669' }, 'SMSTO:1669:'],
    ['geo', { latitude: 13.7563, longitude: 100.5018 }, 'geo:13.7563,100.5018'],
    ['geo', { latitude: -0.000_000_01, longitude: -180 }, 'geo:0,-180'],
    ['geo', { latitude: 1e-7, longitude: 100.123_456_78 }, 'geo:0.0000001,100.1234568'],
  ] as const satisfies readonly (readonly [KindName, Fields, string])[])('%s %j → %j', ([kind, fields, text]) => {
    expect(kinds[kind].text(fields)).toBe(text)
  })

  it('a Wi-Fi text gives its fields back to a reader that searches and un-escapes (ZXing)', () => {
    const part = fc.string({
      unit: fc.constantFrom('\\', ';', ',', '"', ':', 'S', 'T', 'P', 'H', 'ก', ' '),
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(part, part, (ssid, password) => {
        const text = kinds.wifi.text({ ssid, password })
        expect([zxingField('S', text), zxingField('P', text)]).toEqual([ssid, password])
      }),
    )
  })
})

/** Reads `S:` and `P:` of a WIFI text as ZXing's ResultParser.matchPrefixedField does. */
function zxingField(prefix: string, text: string): string | undefined {
  const start = text.indexOf(`;${prefix}:`)
  if (start === -1) return undefined
  let value = ''
  for (let at = start + prefix.length + 2; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === ';') return value
    value += character === '\\' ? text.charAt(++at) : character
  }
  return undefined
}

describe('linkUrl', () => {
  it.for([
    ['https://example.com', 'https://example.com'],
    ['HTTP://EXAMPLE.COM/%7Ea', 'HTTP://EXAMPLE.COM/%7Ea'],
    ['https://ตัวอย่าง.ไทย/หน้า', 'https://xn--72c1a1bt4awk9o.xn--o3cw4h/%E0%B8%AB%E0%B8%99%E0%B9%89%E0%B8%B2'],
    ['example.com', undefined],
    ['ftp://example.com', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    ['https:///x', undefined],
    ['https://exa mple.com', undefined],
    [' https://example.com', undefined],
    ['https://example.com\n', undefined],
    ['https://[::1', undefined],
    // WHATWG URL, "special authority slashes": browsers open a.example, RFC 3986 parsers see a user name of evil.example.
    [String.raw`https://a.example\@evil.example`, undefined],
    [String.raw`https://a.example\b`, undefined],
    [String.raw`https://a.example/?q=\b`, String.raw`https://a.example/?q=\b`],
  ] as const)('%j → %j', ([text, url]) => {
    expect(linkUrl(text)).toBe(url)
  })
})

describe('degrees', () => {
  it.for([
    [90, 90],
    [-90, -90],
    ['13.7563', 13.7563],
    ['๑๓.๗๕', 13.75],
    ['-0', -0],
    [90.000_000_1, undefined],
    ['90.1', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['13,7', undefined],
    [Number.NaN, undefined],
    [null, undefined],
    [true, undefined],
    [[13], undefined],
  ] as const)('%j → %j', ([raw, value]) => {
    expect(degrees(raw, 90)).toBe(value)
  })
})

describe('areAddresses', () => {
  it.for([
    ['a@b.co', true],
    ['a@b.co, c@d.co', true],
    ['สมชาย@ตัวอย่าง.ไทย', true],
    ['a', false],
    ['a@b@c', false],
    ['a@b.co,', false],
    ['a b@c.co', false],
    ['a@b.co\r\nBcc: x@y.z', false],
  ] as const)('%j is %s', ([text, are]) => {
    expect(areAddresses(text)).toBe(are)
  })
})
