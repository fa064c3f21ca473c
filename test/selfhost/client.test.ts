import { describe, expect, it } from 'vitest'
import { clientOf, hasHost, socketAddress, withoutRebinding } from '../../selfhost/worker/client.ts'

const FORGED = '198.51.100.66'

/** A request whose address header a proxy or an attacker has set, with the socket address that workerd reports. */
const request = (clientIp?: string, headers: Record<string, string> = {}): Request =>
  Object.assign(
    new Request('http://sala.example/l/k7m2wq9n', { headers: { 'CF-Connecting-IP': FORGED, ...headers } }),
    { cf: { clientIp } },
  )

describe('without TRUST_PROXY', () => {
  it.for([
    ['203.0.113.7:41234', '203.0.113.7'],
    ['[2001:db8::1]:41234', '2001:db8::1'],
    ['[::ffff:203.0.113.7]:41234', '::ffff:203.0.113.7'],
  ] as const)('the socket %s counts, whatever the header says', ([clientIp, address]) => {
    const { seen, isKnown } = clientOf(request(clientIp), false)
    expect([seen.headers.get('cf-connecting-ip'), isKnown]).toEqual([address, true])
  })

  it.for([undefined, '', 'unix:/run/sala', 'localhost:80'])('nobody is known on the socket %s', (clientIp) => {
    const { seen, isKnown } = clientOf(request(clientIp), false)
    expect([seen.headers.get('cf-connecting-ip'), isKnown]).toEqual([null, false])
  })

  it('X-Forwarded-Proto counts for nothing', () => {
    expect(clientOf(request('203.0.113.7:1', { 'X-Forwarded-Proto': 'https' }), false).seen.url).toMatch(/^http:/)
  })

  it('method, body and other headers stay', async () => {
    const sent = new Request('http://sala.example/', { method: 'POST', body: 'x=1', headers: { Accept: 'text/html' } })
    const { seen } = clientOf(sent, false)
    expect([seen.method, await seen.text(), seen.headers.get('accept')]).toEqual(['POST', 'x=1', 'text/html'])
  })
})

describe('with TRUST_PROXY=on', () => {
  it('the header of the proxy counts, not its socket', () => {
    const { seen, isKnown } = clientOf(request('172.18.0.2:41234'), true)
    expect([seen.headers.get('cf-connecting-ip'), isKnown]).toEqual([FORGED, true])
  })

  it('TLS that ends at the proxy shows in the URL', () => {
    const { seen } = clientOf(request('172.18.0.2:1', { 'X-Forwarded-Proto': 'https' }), true)
    expect(seen.url).toBe('https://sala.example/l/k7m2wq9n')
  })
})

it('an address is what comes before the port', () => {
  expect(socketAddress('203.0.113.7:1')).toBe('203.0.113.7')
  expect(socketAddress('203.0.113.7')).toBeUndefined()
})

/** workerd puts the Host header into the URL unchanged. */
it.for([
  ['sala.example', true],
  ['sala.example:8080', true],
  ['127.0.0.1', true],
  ['[2001:db8::1]:80', true],
  ['SALA', true],
  ['sala_test.example', true],
  ['', false],
  ['a b', false],
  ['a/../b', false],
  ['a?b', false],
  ['a#b', false],
  ['user@host', false],
  ['%00', false],
  ['[::1', false],
  ['x:99999', false],
  ['ศาลา', false],
] as const)('Host: %s is a host: %s', ([host, isHost]) => {
  const headers = { get: () => host } as unknown as Headers
  expect(hasHost({ url: `http://${host}/docs`, headers })).toBe(isHost)
})

const from = (url: string, headers: Record<string, string>): string | null =>
  withoutRebinding(new Request(url, { method: 'POST', headers }), new Set(['sala.example'])).headers.get(
    'sec-fetch-site',
  )

describe('a page that points its own name at this machine', () => {
  it.for([
    {
      url: 'http://evil.example:8787/api/v1/links/k7m2wq9n/report',
      origin: 'http://evil.example:8787',
      site: 'cross-site',
    },
    { url: 'http://127.0.0.1.evil.example/x', origin: 'http://127.0.0.1.evil.example', site: 'cross-site' },
    { url: 'http://sala.example:8787/x', origin: 'http://sala.example:8787', site: 'same-origin' },
    { url: 'http://127.0.0.1:8787/x', origin: 'http://127.0.0.1:8787', site: 'same-origin' },
    { url: 'http://localhost:8787/x', origin: 'http://localhost:8787', site: 'same-origin' },
    // With a proxy that replaces Host, the page is that of the Origin.
    { url: 'http://sala:8787/x', origin: 'https://sala.example', site: 'same-origin' },
    { url: 'http://sala.example/x', origin: 'http://evil.example', site: 'cross-site' },
    { url: 'http://evil.example/x', origin: 'null', site: 'cross-site' },
    { url: 'http://[::1]:8787/x', origin: 'http://[::1]:8787', site: 'same-origin' },
  ])('$origin at $url is $site', ({ url, origin, site }) => {
    expect(from(url, { origin, 'sec-fetch-site': 'same-origin' })).toBe(site)
  })

  it('is told by the origin that browsers send: other clients are not asked', () => {
    expect(from('http://sala.lan/x', {})).toBeNull()
  })
})
