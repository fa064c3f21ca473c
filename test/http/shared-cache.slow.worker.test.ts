import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'
import { exampleUrl, operations } from './client.ts'
import { SharedCache } from './shared-cache.ts'

/**
 * With a cache in front that keys by path and query alone, every client gets the answer that the service would give it,
 * and only answers valid for every client are stored.
 */
const BASE_URL = 'https://sala.example.org'
const common = { OPERATOR_CONTACT: 'mailto:someone@example.org', INTERSTITIAL_HOURS: '0' }
const here = 'https://sala.test'
const there = 'https://other.test'

const ask =
  (settings: object) =>
  async (url: string, init: RequestInit): Promise<Response> =>
    app.fetch(new Request(url, { redirect: 'manual', ...init }), { ...env, ...settings }, createExecutionContext())

/** Requests for one resource that differ as visitors may. */
const visitors: readonly (readonly [origin: string, init: RequestInit])[] = [
  [here, {}],
  [there, {}],
  [there, { method: 'HEAD' }],
  [here, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } }],
  [there, { headers: { Accept: 'image/png', 'Accept-Language': 'th' } }],
  [here, { headers: { Origin: 'https://app.example' } }],
  [there, { headers: { 'If-None-Match': '*', 'CF-Connecting-IP': '192.0.2.7' } }],
  [here, { headers: { 'If-None-Match': '"another"', 'CF-Connecting-IP': '2001:db8::7', 'CF-Ray': '8f2c1d9a-BKK' } }],
  [there, { headers: { Range: 'bytes=0-9' } }],
]
const WHOLE = 1

const pages = [
  '/',
  '/en/',
  '/docs',
  '/en/docs',
  '/docs/',
  '/holidays/2569',
  '/holidays/2026',
  '/postcode/10200',
  '/sitemap.xml',
  '/llms.txt',
  '/licences.txt',
  '/favicon.ico',
  '/nothing',
  '/api/v1/nothing',
]
const gets = operations.filter(({ method }) => method === 'GET')
let code = ''

beforeAll(async () => {
  const init = { method: 'POST', body: JSON.stringify({ url: 'https://www.example.org/' }) }
  const made = await ask(common)(`${here}/api/v1/links`, init)
  ;({ code } = await made.json<{ code: string }>())
})

describe.for([
  ['with BASE_URL', { BASE_URL, ...common }],
  ['without BASE_URL', common],
] as const)('%s', ([, settings]) => {
  const direct = ask(settings)

  it.for([...gets.map((operation) => exampleUrl(operation)), ...pages])('%s', async (example) => {
    const path = example.replace(/(\/l\/|\/links\/)[^/?]+/, `$1${code}`)
    const own = await Promise.all(visitors.map(async ([origin, init]) => comparable(await direct(origin + path, init))))
    // The cache of this test ignores Range, as servers may: a 206 must be part of the whole answer.
    const whole = own[WHOLE] as (typeof own)[number]
    for (const [i, { status, shown }] of own.entries()) {
      if (status !== 206) continue
      expect(whole.shown.startsWith(shown)).toBe(true)
      own[i] = whole
    }
    // The first visitor fills the cache for all others.
    for (const first of [0, 1, 2, 3, visitors.length - 1]) {
      const cache = new SharedCache(direct)
      for (const i of [first, ...visitors.keys()]) {
        const [origin, init] = visitors[i] ?? [here, {}]
        expect(await comparable(await cache.answer(origin + path, init))).toEqual(own[i])
      }
      for (const stored of cache.stored.values()) await expectForEverybody(stored)
    }
  })
})

async function comparable(response: Response) {
  const headers = Object.fromEntries(response.headers)
  // These differ between answers: the request id, the nonce of a page, the length that HEAD omits, the cache status of
  // local assets.
  for (const varying of ['x-request-id', 'content-security-policy', 'content-length', 'cf-cache-status']) {
    delete headers[varying]
  }
  expect(headers['cache-control']).toBeDefined()
  const body = await response.arrayBuffer()
  const text = new TextDecoder().decode(body.byteLength > 100_000 ? body.slice(0, 100_000) : body)
  const shown = text.replaceAll(/"requestId":"[^"]*"|"clicks":\d+|"lastClickAt":[^,}]*|nonce[-="]+[\w+/=-]+/g, '')
  return { status: response.status, headers, length: body.byteLength === 0 ? 0 : shown.length, shown }
}

async function expectForEverybody(stored: Response): Promise<void> {
  expect(stored.headers.get('cache-control')).toMatch(/^public, /)
  for (const name of ['x-request-id', 'set-cookie']) expect(stored.headers.has(name)).toBe(false)
  expect(new TextDecoder().decode(await stored.clone().arrayBuffer())).not.toMatch(/sala\.test|other\.test/)
}
