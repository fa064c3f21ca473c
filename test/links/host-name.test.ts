import { domainToASCII } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDestination } from '../../src/links/destination.ts'
import { isWithin, namedSigns, siteKey, unicodeHost } from '../../src/links/host-name.ts'
import { interstitialPage } from '../../src/links/pages/interstitial.ts'

const rules = { ownOrigins: [], blockedHosts: new Set<string>(), allowPrivate: false }

/** A label as an attacker writes it: Punycode (RFC 3492) of any text, without the checks of IDNA. */
function ace(text: string): string {
  return `xn--${punycode(text)}`
}

// Signs that the URL parser accepts in a host although they look like delimiters (Unicode confusables.txt), and letters of names.
it.for([
  ['https://google.com∕login.evil.example/', 'google.com[U+2215]login.evil.example'],
  ['https://google.com⁄login.evil.example/', 'google.com[U+2044]login.evil.example'],
  ['https://google.com⧸login.evil.example/', 'google.com[U+29F8]login.evil.example'],
  ['https://ไทย.com/', 'ไทย.com'],
  ['https://ノート.jp/', 'ノート.jp'],
  ['https://münchen-ost.example/', 'münchen-ost.example'],
  ['https://i❤.ws/', 'i❤.ws'],
  ['https://l·l.cat/', 'l·l.cat'],
] as const)('namedSigns: %s is %s', ([url, expected]) => {
  expect(namedSigns(unicodeHost(new URL(url).hostname) ?? '')).toBe(expected)
})

describe('unicodeHost reads', () => {
  // RFC 3492, section 7.1 (B), and names that exist.
  it.for([
    ['xn--o3cw4h.com', 'ไทย.com'],
    ['www.xn--12c1fe0br.com', 'www.ศึกษา.com'],
    ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['xn--fiqs8s', '中国'],
    ['xn--bcher-kva.org', 'bücher.org'],
    ['xn--fa-hia.de', 'faß.de'],
    ['xn--e1awd7f.com', 'еріс.com'], // Cyrillic: valid, and the page warns of lookalike letters
    ['xn--80ak6aa92e.com', 'аррӏе.com'],
    ['example.org', 'example.org'],
    ['93.184.216.34', '93.184.216.34'],
    ['[2606:2800:220:1::1]', '[2606:2800:220:1::1]'],
  ] as const)('%s → %s', ([host, unicode]) => {
    expect(unicodeHost(host)).toBe(unicode)
  })
})

/** Hosts that differ from their decoded form; each is rejected as a destination and never shown decoded. */
const untrue: readonly (readonly [what: string, host: string])[] = [
  ['ASCII written as Punycode: "google"', 'xn--google-.com'],
  ['ASCII written as Punycode: "kasikornbank"', 'www.xn--kasikornbank-.com'],
  ['nothing after the prefix', 'xn--.com'],
  ['a hyphen alone', 'xn---.com'],
  ['digits that do not decode', 'xn--zzzzzz.com'],
  ['beyond Unicode', 'xn--99999999.com'],
  ['an underscore', 'xn--a_b.com'],
  ['right-to-left override', 'xn--elgoog-9l0c.com'],
  ['right-to-left override, made here', `${ace('moc.elgoog\u202e'.replace('.', ''))}.com`],
  ['a C1 control', 'xn--a.com'],
  ['zero-width joiner', `${ace('goo\u200dgle')}.com`],
  ['zero-width non-joiner', `${ace('goo\u200cgle')}.com`],
  ['zero-width blank', `${ace('goo\u200bgle')}.com`],
  ['word joiner', `${ace('goo\u2060gle')}.com`],
  ['byte order mark', `${ace('goo\ufeffgle')}.com`],
  ['soft hyphen', `${ace('goo\u00adgle')}.com`],
  ['Arabic letter mark', `${ace('goo\u061cgle')}.com`],
  ['left-to-right mark', `${ace('goo\u200egle')}.com`],
  ['isolate', `${ace('goo\u2067elg\u2069')}.com`],
  ['variation selector', `${ace('google\ufe0f')}.com`],
  ['combining grapheme joiner', `${ace('goo\u034fgle')}.com`],
  ['Mongolian vowel separator', `${ace('goo\u180egle')}.com`],
  ['Hangul filler', `${ace('google\u3164')}.com`],
  ['half-width Hangul filler', `${ace('google\uffa0')}.com`],
  ['tag characters', `${ace('google\u{e0061}')}.com`],
  ['no-break blank', `${ace('google\u00a0com')}.com`],
  ['ideographic blank', `${ace('google\u3000')}.com`],
  ['empty braille pattern', `${ace('google\u2800')}.com`],
  ['a line separator', `${ace('google\u2028')}.com`],
  ['private use', `${ace('google\ue000')}.com`],
  ['a slash in disguise', `${ace('google\uff0fcom')}.com`],
  ['full-width letters, which are others when encoded', `${ace('ｇoogle')}.com`],
  ['upper-case letters inside', `${ace('Ωmega')}.com`],
  ['not in normal form', `${ace('e\u0301cole')}.com`],
  ['a mark without a letter', `${ace('\u0301a')}.com`],
  ['in a subdomain', `www.${ace('goo\u200dgle')}.example.org`],
]

describe('an untrue host', () => {
  it.for(untrue)('%s: %s', ([, host]) => {
    expect(unicodeHost(host)).toBeUndefined()
    const result = readDestination(`https://${host}/`, rules)
    expect(result).toHaveProperty('fault')
    // A link of version 1.0 may have such a host: the page shows it undecoded and nothing else.
    const page = interstitialPage(
      { code: 'k7m2wq9n', url: `https://${host}/`, ageMs: 0 },
      { nonce: 'x', operatorContact: undefined },
    )
    expect(page).toContain(`<p class="host"><bdi dir="ltr">${host}</bdi></p>`)
    expect(page).not.toContain('not verified')
    expect(page).not.toMatch(/[\p{Cf}\u0080-\u009f\u202a-\u202e]/u)
  })
})

it('shows no host that does not encode back to itself', () => {
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    fc
      .string({ unit: 'binary', minLength: 1, maxLength: 12 })
      .filter((text) => text.isWellFormed())
      .map(punycode),
  )
  fc.assert(
    fc.property(label, (text) => {
      const host = URL.parse(`http://xn--${text}.com/`)?.hostname
      const unicode = host === undefined ? undefined : unicodeHost(host)
      if (unicode === undefined) return
      expect(domainToASCII(unicode)).toBe(host)
      expect(unicode).not.toMatch(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u)
    }),
    { numRuns: 2000 },
  )
})

describe('siteKey', () => {
  it.for([
    ['www.example.org', 'org.example.www.'],
    ['example.org.', 'org.example.'],
    ['93.184.216.34', '34.216.184.93.'],
    ['[2606:2800::1]', '[2606:2800::1].'],
  ] as const)('%s → %s', ([host, key]) => {
    expect(siteKey(host)).toBe(key)
  })
})

describe('isWithin', () => {
  it.for([
    ['example.org', true],
    ['a.b.example.org', true],
    ['example.org.', true],
    ['notexample.org', false],
    ['example.org.uk', false],
    ['org', false],
    ['', false],
  ] as const)('%s: %s', ([host, within]) => {
    expect(isWithin(host, new Set(['example.org']))).toBe(within)
  })
})

/** Encodes any text (RFC 3492, section 6.3), including what a registry would reject. */
function punycode(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  let output = points
    .filter((point) => point < 128)
    .map((point) => String.fromCharCode(point))
    .join('')
  const basic = output.length
  if (basic > 0) output += '-'
  let [n, delta, bias, done] = [128, 0, 72, basic]
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= n))
    delta += (next - n) * (done + 1)
    n = next
    for (const point of points) {
      if (point < n) delta++
      if (point !== n) continue
      let q = delta
      for (let k = 36; ; k += 36) {
        const threshold = Math.min(26, Math.max(1, k - bias))
        if (q < threshold) break
        output += digit(threshold + ((q - threshold) % (36 - threshold)))
        q = Math.floor((q - threshold) / (36 - threshold))
      }
      output += digit(q)
      bias = adapted(delta, done + 1, done === basic)
      delta = 0
      done++
    }
    delta++
    n++
  }
  return output
}

function digit(value: number): string {
  return String.fromCharCode(value < 26 ? 97 + value : 22 + value)
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / 700) : delta >> 1
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
