import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { AppEnv } from '../../src/env.ts'
import { Answer, type AnswerOptions } from '../../src/http/answer.ts'
import { app as service } from '../../src/app.ts'
import { cacheClasses, strongEtag } from '../../src/http/cache.ts'
import { defineContract } from '../../src/http/contract.ts'
import { operation } from '../../src/http/operation.ts'
import { send } from './client.ts'

const digits = '/api/v1/tools/thai/digits?text=1'

/** An answer may not repeat parts of a request at unlimited length. */
describe('what an answer repeats of its request', () => {
  it.for([
    ['8f2c1d9a7b3e4f60-BKK', true],
    ['x'.repeat(40), true],
    ['x'.repeat(41), false],
    ['with blank', false],
    ['', false],
  ] as const)('the ray %j: %s', async ([ray, isRepeated]) => {
    const id = (await send(digits, { headers: { 'cf-ray': ray } })).headers.get('x-request-id')
    if (isRepeated) expect(id).toBe(ray)
    else expect(id).toMatch(/^[0-9a-f]{16}$/)
  })

  it('at most 1,024 characters of the path', async () => {
    const response = await send(`/api/v1/${'a'.repeat(10_000)}`)
    expect(response.status).toBe(404)
    expect((await response.json<{ instance: string }>()).instance).toBe(`/api/v1/${'a'.repeat(1016)}`)
  })
})

const docsAt = async (origin: string): Promise<string> => {
  const response = await service.request(`${origin}/api/v1`, {}, env)
  return (await response.json<{ docs: string }>()).docs
}

describe('the host in an answer', () => {
  it('is that of each request, whatever was asked before', async () => {
    for (const origin of ['https://a.test', 'https://b.test', 'http://b.test', 'https://a.test:8443', 'https://a.test'])
      expect(await docsAt(origin)).toBe(`${origin}/docs`)
  })

  // RFC 1035, section 2.3.4: a name has at most 253 characters in text.
  it('has at most 253 characters; a longer one is not repeated', async () => {
    const longest = `${'a.'.repeat(126)}a`
    expect(longest).toHaveLength(253)
    expect(await docsAt(`https://${longest}:65535`)).toBe(`https://${longest}:65535/docs`)
    expect(await docsAt(`https://a${longest}:65535`)).toBe('/docs')
  })
})

describe('headers of safety', () => {
  it.for([
    [digits, 200],
    ['/api/v1/nowhere', 404],
    ['/api/v1/tools/thai/digits', 400],
    ['/robots.txt', 200],
    ['/l/zzzzzzzz', 404],
  ] as const)('%s carries HSTS, for this host alone', async ([path, status]) => {
    const response = await send(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a page for people also switches off camera, place and microphone', async () => {
    const { headers } = await send('/l/zzzzzzzz', { headers: { accept: 'text/html' } })
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

it('an If-None-Match that knows the answer gets no body and no type', async () => {
  const url = '/api/v1/tools/thai/address/provinces'
  const first = await send(url)
  const again = await send(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text(), again.headers.get('content-type')]).toEqual([304, '', null])
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
})

it('a list of MCP tools that cannot be read is an internal error of JSON-RPC, without its words', async () => {
  const ASSETS = { fetch: () => Promise.reject(new TypeError('secret')) }
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const init = { method: 'POST', headers, body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }
  const answer = await (await send('/mcp', init, { ASSETS })).text()
  expect(answer).toContain('"error":{"code":-32603,"message":"Internal error"}')
})

it('a failure that nobody expected is 500 with an id, and in the log its place without its words', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const ASSETS = { fetch: () => Promise.reject(new TypeError('secret')) }
  const response = await send('/api/v1/openapi.json', {}, { ASSETS })
  const problem = await response.json<{ code: string; requestId: string }>()
  expect([response.status, problem.code, response.headers.get('cache-control')]).toEqual([
    500,
    'internal_error',
    'no-store',
  ])
  const line = JSON.parse(String(log.mock.calls[0]?.[0])) as { frames: string[] }
  expect(line).toMatchObject({
    level: 'error',
    method: 'GET',
    route: '/api/v1/openapi.json',
    requestId: problem.requestId,
    name: 'TypeError',
  })
  expect(line.frames.length).toBeGreaterThan(0)
  expect(JSON.stringify([problem, line])).not.toContain('secret')
  log.mockRestore()
})

it('answers of one route have only the headers of their own', async () => {
  const options: AnswerOptions[] = [
    { headers: { 'X-Own': 'a' } },
    {},
    { headers: { 'X-Other': 'b', 'Cache-Control': 'no-store' } },
    { cache: 'pure' },
    { headers: { 'X-Own': 'c' } },
  ]
  const contract = defineContract({ name: 'test', response: { contentType: 'application/json' }, cache: 'dataset' })
  const answers = options.map((each) => new Answer('{}', each))
  const stream = new Answer(new Blob(['{}']).stream())
  const queue = [...answers, stream, ...answers]
  const app = new Hono<AppEnv>().get(
    '/',
    operation(contract, () => queue.shift() as Answer),
  )
  const seen = []
  while (queue.length > 0) {
    const { headers } = await app.request('/', {}, { ...env, RATE_LIMITS: 'off' })
    seen.push(['x-own', 'x-other', 'cache-control', 'etag'].map((name) => headers.get(name)))
  }
  const { header } = cacheClasses.dataset
  const etag = strongEtag('{}')
  const each = [
    ['a', null, header, etag],
    [null, null, header, etag],
    [null, 'b', 'no-store', etag],
    [null, null, cacheClasses.pure.header, null],
    ['c', null, header, etag],
  ]
  expect(seen).toEqual([...each, [null, null, header, null], ...each])
})

describe('If-Match and If-Unmodified-Since', () => {
  const path = '/api/v1/tools/thai/address/provinces'
  it('are evaluated before If-None-Match: 412 as a problem, for GET and HEAD', async () => {
    const etag = (await send(path)).headers.get('etag') ?? ''
    expect((await send(path, { headers: { 'If-Match': etag } })).status).toBe(200)
    const refused = await send(path, { headers: { 'If-Match': '"other"', 'If-None-Match': etag } })
    expect([refused.status, await refused.json<{ code: string }>().then(({ code }) => code)]).toEqual([
      412,
      'precondition_failed',
    ])
    expect((await send(path, { method: 'HEAD', headers: { 'If-Match': '"other"' } })).status).toBe(412)
    expect((await send(path, { headers: { 'If-Match': etag, 'If-None-Match': etag } })).status).toBe(304)
  })

  it('compare the feed with its Last-Modified, and all.json with its ETag', async () => {
    const since = { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }
    expect((await send('/api/v1/tools/thai/holidays.ics', { headers: since })).status).toBe(412)
    expect((await send(path, { headers: since })).status).toBe(200)
    const all = '/api/v1/tools/thai/address/all.json'
    expect((await send(all, { headers: { 'If-Match': '"other"' } })).status).toBe(412)
  })
})
