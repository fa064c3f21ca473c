import {
  createExecutionContext,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../src/app.ts'

const ORIGIN = 'http://sala.test'
const TARGET = 'https://www.example.org/page?x=1'
const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-20T12:00:00Z')

interface LinkBody {
  code: string
  shortUrl: string
  destinationUrl: string
  status: string
  clicks: number
  lastClickAt: string | null
  createdAt: string
  closedAt: string | null
  qrPngUrl: string
  qrSvg?: string
}
interface ProblemBody {
  code: string
  status: number
  detail: string
  detailTh: string
  errors?: { parameter: string; in: string }[]
}

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, { redirect: 'manual', ...init })

/** The service with other settings. */
const callWith = (settings: object, path: string, init: RequestInit = {}): Promise<Response> =>
  Promise.resolve(
    app.fetch(
      new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }),
      { ...env, ...settings },
      createExecutionContext(),
    ),
  )

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

async function made(url = TARGET): Promise<LinkBody> {
  const answer = await call('/api/v1/links', post({ url }))
  expect(answer.status).toBe(201)
  return answer.json()
}

const info = async (code: string): Promise<LinkBody> => (await call(`/api/v1/links/${code}`)).json()
const report = (code: string, address: string, headers: Record<string, string> = {}): Promise<Response> =>
  call(`/api/v1/links/${code}/report`, { method: 'POST', headers: { 'cf-connecting-ip': address, ...headers } })

async function closeLink(code: string): Promise<void> {
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1'])
    expect((await report(code, address)).status).toBe(200)
}

afterEach(() => void vi.useRealTimers())
const at = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: ms })

describe('POST /api/v1/links', () => {
  it('answers the link with its QR', async () => {
    at(START + 400)
    const answer = await call('/api/v1/links', post({ url: 'HTTPS://www.Example.org/ก' }))
    const body = await answer.json<LinkBody>()
    expect(answer.status).toBe(201)
    expect(answer.headers.get('location')).toBe(`/api/v1/links/${body.code}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({
      code: expect.stringMatching(/^[2-9a-hjkmnp-z]{8}$/),
      shortUrl: `${ORIGIN}/l/${body.code}`,
      destinationUrl: 'https://www.example.org/%E0%B8%81',
      status: 'open',
      clicks: 0,
      lastClickAt: null,
      createdAt: '2026-11-20T12:00:00Z',
      closedAt: null,
      qrPngUrl: `${ORIGIN}/api/v1/links/${body.code}/qr.png`,
      qrSvg: expect.stringMatching(/^<svg /),
    })
  })

  it('builds its URLs from BASE_URL', async () => {
    const answer = await callWith({ BASE_URL: 'https://sala.example/' }, '/api/v1/links', post({ url: TARGET }))
    const body = await answer.json<LinkBody>()
    expect(body.shortUrl).toBe(`https://sala.example/l/${body.code}`)
    expect(body.qrPngUrl).toBe(`https://sala.example/api/v1/links/${body.code}/qr.png`)
  })

  it('gives the same URL a new code every time', async () => {
    const links = await Promise.all(Array.from({ length: 50 }, () => made()))
    expect(new Set(links.map(({ code }) => code)).size).toBe(50)
  })

  it.for([
    [{ destinationUrl: TARGET }, 201, undefined],
    [{ longUrl: TARGET }, 201, undefined],
    [{ url: TARGET, longUrl: TARGET }, 201, undefined],
    [{ url: TARGET, longUrl: 'https://other.example/' }, 400, 'conflicting_parameters'],
    [{}, 400, 'missing_parameter'],
    [{ url: '' }, 400, 'invalid_parameter'],
    [{ url: 5 }, 400, 'invalid_parameter'],
    [{ url: null }, 400, 'invalid_parameter'],
    [{ url: [TARGET] }, 400, 'invalid_parameter'],
    [{ url: { href: TARGET } }, 400, 'invalid_parameter'],
    [{ url: TARGET, alias: 'mine' }, 400, 'unknown_parameter'],
    ['', 400, 'invalid_json'],
    ['{', 400, 'invalid_json'],
    ['[]', 400, 'invalid_json'],
    ['null', 400, 'invalid_json'],
    ['"https://www.example.org/"', 400, 'invalid_json'],
    ['https://www.example.org/', 400, 'invalid_json'],
    [{ url: 'example.org' }, 400, 'invalid_parameter'],
    [{ url: 'javascript:alert(1)' }, 400, 'destination_not_allowed'],
    [{ url: 'https://user:pass@example.org/' }, 400, 'destination_not_allowed'],
    [{ url: 'http://192.168.1.1/' }, 400, 'destination_not_allowed'],
    [{ url: 'http://localhost/' }, 400, 'destination_not_allowed'],
    [{ url: `${ORIGIN}/l/k7m2wq9n` }, 400, 'destination_not_allowed'],
    [{ url: 'https://example.org/\u202e' }, 400, 'invalid_parameter'],
    ['{"url":"https://example.org/\\ud800"}', 400, 'invalid_parameter'],
  ] as const)('%j → %i %s', async ([body, status, code]) => {
    const answer = await call('/api/v1/links', post(body))
    expect(answer.status).toBe(status)
    if (code === undefined) return
    const problem = await answer.json<ProblemBody>()
    expect(problem).toMatchObject({ code, status })
    expect(problem.detailTh).toMatch(/[ก-๙]/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.for([
    [4096, 201, undefined],
    [4097, 400, 'text_too_long'],
    [5000, 400, 'text_too_long'],
    [17_000, 413, 'body_too_large'],
  ] as const)('a URL of %i characters → %i %s', async ([length, status, code]) => {
    const answer = await call('/api/v1/links', post({ url: 'https://example.org/'.padEnd(length, 'a') }))
    expect(answer.status).toBe(status)
    expect((await answer.json<Partial<ProblemBody>>()).code === code || status === 201).toBe(true)
  })

  it('names the parameter and stores nothing when it refuses', async () => {
    const before = await listDurableObjectIds(env.LINK)
    const answer = await call('/api/v1/links', post({ url: 'ftp://example.org/' }))
    const { errors, detail } = await answer.json<ProblemBody>()
    expect(errors).toMatchObject([{ parameter: 'url', in: 'body' }])
    expect(detail).toBe('url must start with http:// or https://.')
    expect(await listDurableObjectIds(env.LINK)).toHaveLength(before.length)
  })

  it('refuses other media types', async () => {
    expect(
      (await call('/api/v1/links', post(`url=${TARGET}`, { 'content-type': 'application/x-www-form-urlencoded' })))
        .status,
    ).toBe(415)
  })

  it('lets developers point at their own machine with ALLOW_PRIVATE_TARGETS', async () => {
    const body = post({ url: 'http://localhost:3000/' })
    expect((await callWith({ ALLOW_PRIVATE_TARGETS: 'on' }, '/api/v1/links', body)).status).toBe(201)
    expect((await callWith({ ALLOW_PRIVATE_TARGETS: 'off' }, '/api/v1/links', body)).status).toBe(400)
  })
})

describe('GET /l/{code}', () => {
  it('shows the page under 24 hours and redirects from exactly 24 hours on, for 20 years at least', async () => {
    at(START)
    const { code } = await made()
    at(START + 24 * HOUR_MS - 1)
    const young = await call(`/l/${code}`)
    expect(young.status).toBe(200)
    expect(await young.text()).toContain('www.example.org')
    at(START + 24 * HOUR_MS)
    const old = await call(`/l/${code}`)
    expect([old.status, old.headers.get('location')]).toEqual([302, TARGET])
    at(START + 20 * 366 * 24 * HOUR_MS)
    const ancient = await call(`/l/${code}`)
    expect([ancient.status, ancient.headers.get('location')]).toEqual([302, TARGET])
    expect(await info(code)).toMatchObject({ clicks: 3, lastClickAt: expect.stringMatching(/^2046-/) })
  })

  it.for([
    ['0', 0, 302],
    ['1', HOUR_MS - 1, 200],
    ['1', HOUR_MS, 302],
    ['48', 47 * HOUR_MS, 200],
    ['nonsense', 23 * HOUR_MS, 200],
    ['', 23 * HOUR_MS, 200],
    [' ', 23 * HOUR_MS, 200],
    ['', 24 * HOUR_MS, 302],
    ['0x10', 23 * HOUR_MS, 200],
    ['Infinity', 24 * HOUR_MS, 302],
    [' 1 ', HOUR_MS, 302],
    ['0.5', HOUR_MS / 2, 302],
    ['-1', 24 * HOUR_MS, 302],
  ] as const)('INTERSTITIAL_HOURS=%s at age %i ms → %i', async ([hours, ageMs, status]) => {
    at(START)
    const { code } = await made()
    at(START + ageMs)
    expect((await callWith({ INTERSTITIAL_HOURS: hours }, `/l/${code}`)).status).toBe(status)
  })

  it('sends the headers of a page', async () => {
    const { code } = await made()
    const answer = await call(`/l/${code}`)
    const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1]
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect((await call(`/l/${code}`)).headers.get('content-security-policy')).not.toContain(nonce)
  })

  it('sends the headers of a redirect', async () => {
    at(START)
    const { code } = await made()
    at(START + 25 * HOUR_MS)
    const answer = await call(`/l/${code}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      location: TARGET,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(await answer.text()).toBe('')
  })

  it('counts GET and not HEAD', async () => {
    const { code } = await made()
    const head = await call(`/l/${code}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await info(code)).toMatchObject({ clicks: 0, lastClickAt: null })
    await call(`/l/${code.toUpperCase()}`)
    await call(`/l/${code}/`)
    await call(`/l/${code}?utm_source=line`)
    expect(await info(code)).toMatchObject({ clicks: 3, lastClickAt: expect.stringMatching(/Z$/) })
  })

  it('answers 410 without the destination when closed, and still counts', async () => {
    at(START)
    const { code } = await made()
    await closeLink(code)
    for (const later of [0, 25 * HOUR_MS]) {
      at(START + later)
      const answer = await call(`/l/${code}`)
      const page = await answer.text()
      expect(answer.status).toBe(410)
      expect(answer.headers.has('location')).toBe(false)
      expect(page).not.toContain('example.org')
      expect(page).toContain('ลิงก์นี้ถูกปิดแล้ว')
      expect(page).toContain('วันที่ 20 พฤศจิกายน พ.ศ. 2569')
    }
    expect(await info(code)).toMatchObject({ status: 'closed', clicks: 2, closedAt: '2026-11-20T12:00:00Z' })
  })

  const unknown = [
    '/l/k7m2wq9x',
    '/l/abc',
    '/l/00000000',
    '/l/k7m2wq9nn',
    '/l/22222222',
    '/l/%E0%B8%81',
    "/l/'%3Cscript%3E",
  ]
  it.for(unknown.flatMap((path) => [['GET', path] as const, ['HEAD', path] as const]))(
    '%s %s → 404 page',
    async ([method, path]) => {
      const answer = await call(path, { method })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect((await answer.text()).includes('ไม่พบลิงก์นี้')).toBe(method === 'GET')
    },
  )

  it('answers a malformed encoding with a page', async () => {
    const answer = await call('/l/%FF')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  })
})

describe('codes that name no link', () => {
  it.for([
    ['GET', ''],
    ['GET', '/qr.png'],
    ['POST', '/report'],
  ] as const)('%s /api/v1/links/{code}%s → 404 problem', async ([method, suffix]) => {
    const before = await listDurableObjectIds(env.LINK)
    for (const code of ['k7m2wq9x', 'x', '00000000', '%E0%B8%81', '..%2f', 'k7m2wq9nn']) {
      const answer = await call(`/api/v1/links/${code}${suffix}`, { method })
      expect(answer.status).toBe(404)
      expect((await answer.json<ProblemBody>()).code).toBe('link_not_found')
    }
    expect(await listDurableObjectIds(env.LINK)).toHaveLength(before.length)
    expect((await call(`/api/v1/links/22222222${suffix}`, { method })).status).toBe(404)
  })
})

describe('GET qr.png', () => {
  it('is 512 px and answers 304 to its ETag', async () => {
    const { code } = await made()
    const answer = await call(`/api/v1/links/${code}/qr.png`)
    const bytes = new DataView(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect([bytes.getUint32(0), bytes.getUint32(16), bytes.getUint32(20)]).toEqual([0x89504e47, 512, 512])
    const etag = answer.headers.get('etag') ?? ''
    const again = await call(`/api/v1/links/${code}/qr.png`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  })

  it('is 410 when the link is closed', async () => {
    const { code } = await made()
    await closeLink(code)
    const answer = await call(`/api/v1/links/${code}/qr.png`, { headers: { 'if-none-match': '*' } })
    expect(answer.status).toBe(410)
    expect((await answer.json<ProblemBody>()).code).toBe('link_closed')
  })
})

describe('POST report', () => {
  it('counts distinct reporters and closes at the third', async () => {
    const { code } = await made()
    const expected = { code, reportsToClose: 3 }
    expect(await (await report(code, '203.0.113.1')).json()).toEqual({
      ...expected,
      status: 'open',
      reports: 1,
      counted: true,
    })
    expect(await (await report(code, '::ffff:203.0.113.1')).json()).toEqual({
      ...expected,
      status: 'open',
      reports: 1,
      counted: false,
    })
    expect(await (await report(code, '2001:db8:1:2::1')).json()).toEqual({
      ...expected,
      status: 'open',
      reports: 2,
      counted: true,
    })
    expect(await (await report(code, '2001:db8:1:2:ffff::1')).json()).toEqual({
      ...expected,
      status: 'open',
      reports: 2,
      counted: false,
    })
    expect(await (await report(code, '2001:db8:1:3::1')).json()).toEqual({
      ...expected,
      status: 'closed',
      reports: 3,
      counted: true,
    })
    expect(await (await report(code, '203.0.113.9')).json()).toEqual({
      ...expected,
      status: 'closed',
      reports: 3,
      counted: false,
    })
  })

  it('ignores addresses that a client can forge', async () => {
    const { code } = await made()
    for (const [i, name] of ['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded'].entries()) {
      await report(code, '203.0.113.1', { [name]: `198.51.100.${i}` })
    }
    expect(await (await report(code, '203.0.113.1')).json()).toMatchObject({ reports: 1, counted: false })
  })

  it.for([
    ['application/json', '{"reason":"scam"}', 200],
    ['application/json', '{"reason":"phishing"}', 200],
    ['application/json', '', 200],
    ['application/json', '{}', 200],
    ['text/plain', '', 200],
    ['application/x-www-form-urlencoded', '', 200],
    ['application/x-www-form-urlencoded', 'reason=scam&more=1', 200],
    ['application/json', '{"reason":"boring"}', 400],
    ['application/json', '{"why":"scam"}', 400],
    ['application/json', '{', 400],
    ['application/json', '[]', 400],
    ['multipart/form-data; boundary=x', '--x--', 415],
  ] as const)('%s %s → %i', async ([type, body, status]) => {
    const { code } = await made()
    const init = { method: 'POST', body, headers: { 'content-type': type, 'cf-connecting-ip': '203.0.113.1' } }
    const answer = await call(`/api/v1/links/${code}/report`, init)
    expect(answer.status).toBe(status)
    const next = await (await report(code, '203.0.113.2')).json<{ reports: number }>()
    expect(next.reports).toBe(status === 200 ? 2 : 1)
  })

  it.for(['application/json', 'application/x-www-form-urlencoded'])(
    'takes 1 KB of %s and not a byte more',
    async (type) => {
      const { code } = await made()
      const send = (length: number) =>
        call(`/api/v1/links/${code}/report`, {
          method: 'POST',
          body: '{}'.padEnd(length),
          headers: { 'content-type': type },
        })
      expect((await send(1024)).status).toBe(200)
      expect((await send(1025)).status).toBe(413)
    },
  )

  it.for([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: ORIGIN },
  ])('%j → 403, nothing counted', async (headers) => {
    const { code } = await made()
    const answer = await report(code, '203.0.113.1', headers)
    expect(answer.status).toBe(403)
    expect((await answer.json<ProblemBody>()).code).toBe('cross_site_report')
    expect(await (await report(code, '203.0.113.2')).json()).toMatchObject({ reports: 1 })
  })

  it("takes the page's own form and answers it with a page", async () => {
    const { code } = await made()
    const headers = {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'content-type': 'application/x-www-form-urlencoded',
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
    }
    const answer = await report(code, '203.0.113.1', headers)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('ขอบคุณที่ช่วยรายงาน')
    expect(await (await report(code, '203.0.113.1', headers)).text()).toContain('คุณรายงานลิงก์นี้ไปแล้ว')
    const refused = await report(code, '203.0.113.2', { ...headers, origin: 'https://evil.example' })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  })

  it('has no CORS headers, not for a preflight either', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await call('/api/v1/links/k7m2wq9n/report', {
        method,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      })
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  it('is 503 without REPORTER_SECRET, and health says so', async () => {
    const answer = await callWith({ REPORTER_SECRET: undefined }, '/api/v1/links/k7m2wq9n/report', { method: 'POST' })
    expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([503, 'reports_not_configured'])
    const health = await callWith({ REPORTER_SECRET: undefined }, '/api/v1/health')
    expect(await health.json()).toMatchObject({ status: 'ok', reports: { ready: false, missing: ['REPORTER_SECRET'] } })
    expect(await (await call('/api/v1/health')).json()).toMatchObject({ reports: { ready: true, missing: [] } })
  })

  it('keeps no address, neither in the object nor in the database', async () => {
    const { code } = await made()
    await report(code, '203.0.113.77')
    const link = env.LINK.getByName(code)
    const rows = await runInDurableObject(link, (_, { storage }) => storage.sql.exec('SELECT * FROM report').toArray())
    await runDurableObjectAlarm(link)
    const { results } = await env.DB.prepare('SELECT * FROM report').all()
    expect(rows).toEqual([
      { reporter: expect.stringMatching(/^[0-9a-f]{32}$/), reported_ms: expect.any(Number), spent: 0 },
    ])
    expect(JSON.stringify([rows, results])).not.toContain('203.0.113')
  })
})

const operator = (
  deed: 'close' | 'reopen',
  code: string,
  settings: object = { OPERATOR_SECRET: 's3cret' },
  authorization = 'Bearer s3cret',
): Promise<Response> =>
  callWith(settings, `/api/v1/operator/links/${code}/${deed}`, { method: 'POST', headers: { authorization } })

describe("the operator's routes", () => {
  it('close and reopen a link for the next open', async () => {
    const { code } = await made()
    const answer = await operator('close', code)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(await answer.json()).toMatchObject({
      code,
      status: 'closed',
      closedAt: expect.stringMatching(/Z$/),
      clicks: 0,
    })
    const page = await call(`/l/${code}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('operator of this service closed it')
    const problem = await (await call(`/api/v1/links/${code}/qr.png`)).json<ProblemBody>()
    expect(problem).toMatchObject({
      code: 'link_closed',
      detail: 'The link was closed by the operator of this service.',
    })
    expect(await (await operator('reopen', code)).json()).toMatchObject({ status: 'open', closedAt: null, clicks: 1 })
    expect((await call(`/l/${code}`)).status).toBe(200)
  })

  it('open a link again that reports have closed, for which those reporters are spent', async () => {
    const { code } = await made()
    await closeLink(code)
    expect(await (await operator('reopen', code)).json()).toMatchObject({ status: 'open' })
    for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2']) {
      expect(await (await report(code, address)).json()).toMatchObject({ status: 'open', reports: 0, counted: false })
    }
    expect(await (await report(code, '203.0.113.4')).json()).toMatchObject({ reports: 1, counted: true })
  })

  it.for([undefined, '', '  '])('are not there with OPERATOR_SECRET %j', async (secret) => {
    const { code } = await made()
    for (const authorization of ['Bearer s3cret', 'Bearer ', `Bearer ${secret}`, '']) {
      const answer = await operator('close', code, { OPERATOR_SECRET: secret }, authorization)
      expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([404, 'route_not_found'])
    }
    expect((await call(`/l/${code}`)).status).toBe(200)
  })

  it.for(['', 'Bearer', 'Bearer ', 'Bearer s3cre', 'Bearer s3crets', 'Bearer S3CRET', 'Basic czNjcmV0', 's3cret'])(
    'refuse "%s"',
    async (authorization) => {
      const { code } = await made()
      const answer = await operator('close', code, undefined, authorization)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect((await answer.json<ProblemBody>()).code).toBe('unauthorized')
      expect((await call(`/l/${code}`)).status).toBe(200)
    },
  )

  it('answer 404 for codes without a link, to the operator alone', async () => {
    for (const code of ['22222222', 'k7m2wq9x', 'x']) {
      expect((await (await operator('close', code)).json<ProblemBody>()).code).toBe('link_not_found')
      expect((await operator('reopen', code, undefined, 'Bearer wrong')).status).toBe(401)
    }
  })

  it('are not in the index', async () => {
    expect(await (await call('/api/v1')).text()).not.toContain('operator')
  })
})

describe('BLOCKED_HOSTS', () => {
  const blocking = { BLOCKED_HOSTS: ' bad.org, ไทย.com ,,203.0.113.9' }

  it.for([
    ['https://bad.org/', 400],
    ['https://www.bad.org:8443/x', 400],
    ['https://BAD.org./', 400],
    ['https://ร้าน.ไทย.com/', 400],
    ['https://203.0.113.9/', 400],
    ['https://notbad.org/', 201],
    ['https://bad.org.uk/', 201],
  ] as const)('creation of %s → %i', async ([url, status]) => {
    const answer = await callWith(blocking, '/api/v1/links', post({ url }))
    expect(answer.status).toBe(status)
    if (status === 400) expect((await answer.json<ProblemBody>()).code).toBe('destination_not_allowed')
  })

  it('closes links that lead there for as long as it lasts, and counts their opens', async () => {
    const { code } = await made('https://www.bad.org/prize')
    const page = await callWith(blocking, `/l/${code}`)
    expect(page.status).toBe(410)
    expect(await page.text()).not.toContain('bad.org')
    expect((await callWith(blocking, `/l/${code}`, { method: 'HEAD' })).status).toBe(410)
    const link = await (await callWith(blocking, `/api/v1/links/${code}`)).json()
    expect(link).toMatchObject({
      status: 'closed',
      closedAt: null,
      clicks: 1,
      destinationUrl: 'https://www.bad.org/prize',
    })
    const qr = await callWith(blocking, `/api/v1/links/${code}/qr.png`)
    expect([qr.status, await qr.json()]).toMatchObject([410, { code: 'link_closed', closedAt: null }])
    expect((await call(`/l/${code}`)).status).toBe(200)
    expect(await info(code)).toMatchObject({ status: 'open', clicks: 2 })
  })
})

it('OWN_HOSTS: a second host of the service is no destination', async () => {
  const settings = { OWN_HOSTS: 'sala.somebody.workers.dev' }
  const answer = await callWith(
    settings,
    '/api/v1/links',
    post({ url: 'https://sala.somebody.workers.dev/l/k7m2wq9n' }),
  )
  expect(await answer.json<ProblemBody>()).toMatchObject({ detail: 'url must not lead back to this service.' })
  expect((await callWith(settings, '/api/v1/links', post({ url: 'https://www.workers.dev/' }))).status).toBe(201)
})

describe('LINKS_DAILY', () => {
  const create = (dailyMax: string, url = TARGET): Promise<Response> =>
    callWith({ LINKS_DAILY: dailyMax }, '/api/v1/links', post({ url }))
  const health = async (settings: object): Promise<object> =>
    (await (await callWith(settings, '/api/v1/health')).json<{ links: object }>()).links

  it('is exact when many come at once, and told by health', async () => {
    at(START + 400 * 24 * HOUR_MS)
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await create('25')).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(25)
    expect(statuses.filter((status) => status === 503)).toHaveLength(35)
    expect(await health({ LINKS_DAILY: '25' })).toEqual({ createdToday: 25, dailyMax: 25, unusable: [] })
    const refused = await create('25')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '18000']) // 19:00 in Bangkok
    expect((await refused.json<ProblemBody>()).code).toBe('links_budget_exhausted')
    at(START + 400 * 24 * HOUR_MS + 5 * HOUR_MS) // midnight in Bangkok
    expect((await create('25')).status).toBe(201)
    expect(await health({ LINKS_DAILY: '25' })).toMatchObject({ createdToday: 1 })
  })

  it('counts neither a refused URL nor a link that could not be made', async () => {
    at(START + 500 * 24 * HOUR_MS)
    expect((await create('1', 'http://localhost/')).status).toBe(400)
    expect((await callWith({ LINKS_DAILY: '1', ...broken }, '/api/v1/links', post({ url: TARGET }))).status).toBe(503)
    await vi.waitFor(async () => expect(await health({})).toMatchObject({ createdToday: 0 }))
    expect((await create('1')).status).toBe(201)
    expect((await create('1')).status).toBe(503)
    expect((await create('0')).status).toBe(503)
  })

  it('stops no creation while the database fails or hangs', async () => {
    const failing = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1_ERROR')) }) }) }
    expect((await callWith({ DB: failing }, '/api/v1/links', post({ url: TARGET }))).status).toBe(201)
    const hanging = { prepare: () => ({ bind: () => ({ first: () => new Promise(() => undefined) }) }) }
    expect((await callWith({ DB: hanging }, '/api/v1/links', post({ url: TARGET }))).status).toBe(201)
  })
})

it.for([
  [{}, []],
  [{ INTERSTITIAL_HOURS: '', LINKS_DAILY: ' ', BLOCKED_HOSTS: '', OWN_HOSTS: '' }, []],
  [
    { INTERSTITIAL_HOURS: '12.5', LINKS_DAILY: '0', BLOCKED_HOSTS: 'bad.org,*.worse.org', OWN_HOSTS: 'a.workers.dev' },
    [],
  ],
  [{ INTERSTITIAL_HOURS: 'a day' }, ['INTERSTITIAL_HOURS']],
  [{ INTERSTITIAL_HOURS: '-1', LINKS_DAILY: 'many' }, ['INTERSTITIAL_HOURS', 'LINKS_DAILY']],
  [{ BLOCKED_HOSTS: 'bad.org, https://worse.org/' }, ['BLOCKED_HOSTS']],
  [{ BLOCKED_HOSTS: 'bad.org/path', OWN_HOSTS: 'a b' }, ['BLOCKED_HOSTS', 'OWN_HOSTS']],
] as const)('health names settings that cannot be read: %j → %j', async ([settings, unusable]) => {
  const { links } = await (await callWith(settings, '/api/v1/health')).json<{ links: { unusable: string[] } }>()
  expect(links.unusable).toEqual(unusable)
})

describe('codes without a link', () => {
  /** A counter as the platform's: yes as often as it is told. */
  const counter = (yes: number): { RATE_LIMITS: string; RATE_MISS: RateLimit; counted: string[] } => {
    const counted: string[] = []
    const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
      counted.push(key)
      return Promise.resolve({ success: counted.length <= yes })
    }
    return { RATE_LIMITS: 'on', RATE_MISS: { limit }, counted }
  }

  it('count in the class "miss", HEAD too, and are refused over it as a page', async () => {
    const settings = counter(2)
    const statuses: number[] = []
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await callWith(settings, '/l/22222222', { method, headers: { 'cf-connecting-ip': '203.0.113.5' } })
      statuses.push(answer.status)
      expect(answer.headers.get('ratelimit-policy')).toBe('"miss";q=60;w=60')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('retry-after')).toBe(answer.status === 429 ? '60' : null)
    }
    expect(statuses).toEqual([404, 404, 429])
    expect(new Set(settings.counted)).toEqual(new Set(['miss|203.0.113.5/32']))
  })

  it('are counted alone: neither links that exist, nor malformed codes, nor the API', async () => {
    const settings = counter(0)
    const { code } = await made()
    await closeLink(code)
    const { code: open } = await made()
    expect((await callWith(settings, `/l/${open}`)).status).toBe(200)
    expect((await callWith(settings, `/l/${code}`)).status).toBe(410)
    expect((await callWith(settings, '/l/k7m2wq9x')).status).toBe(404)
    expect((await callWith(settings, '/api/v1/links/22222222')).status).toBe(404)
    expect(settings.counted).toEqual([])
  })
})

const fail = () => Promise.reject(Object.assign(new Error('Durable Object is overloaded'), { overloaded: true }))
const broken = {
  LINK: { getByName: () => ({ create: fail, open: fail, info: fail, report: fail, close: fail, reopen: fail }) },
}

describe('when the object does not answer', () => {
  it.for([
    ['POST', '/api/v1/links', 'application/problem+json; charset=utf-8'],
    ['GET', '/api/v1/links/k7m2wq9n', 'application/problem+json; charset=utf-8'],
    ['GET', '/api/v1/links/k7m2wq9n/qr.png', 'application/problem+json; charset=utf-8'],
    ['POST', '/api/v1/links/k7m2wq9n/report', 'application/problem+json; charset=utf-8'],
    ['GET', '/l/k7m2wq9n', 'text/html; charset=utf-8'],
  ] as const)('%s %s → 503 with Retry-After', async ([method, path, type]) => {
    const body = path === '/api/v1/links' ? post({ url: TARGET }) : { method }
    const answer = await callWith(broken, path, body)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      503,
      '2',
      type,
    ])
  })
})

describe('an error that the platform calls retryable', () => {
  /** An object whose first call fails so and whose second would answer. */
  const failingOnce = (flags: object): { LINK: object; calls: string[] } => {
    const calls: string[] = []
    const answers = {
      create: true,
      info: { url: TARGET, createdMs: 0, closedMs: null, reports: 0, code: 'k7m2wq9n', clicks: 0, lastClickMs: null },
      report: { url: TARGET, reports: 1, isClosed: false, counted: true },
      open: { url: TARGET, createdMs: 0, closedMs: null, reports: 0 },
    }
    const stub = Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        () => {
          calls.push(name)
          return calls.length === 1 ? Promise.reject(Object.assign(new Error('reset'), flags)) : Promise.resolve(answer)
        },
      ]),
    )
    return { LINK: { getByName: () => stub }, calls }
  }

  it.for([
    ['POST', '/api/v1/links', 201, ['create', 'create']],
    ['GET', '/api/v1/links/k7m2wq9n', 200, ['info', 'info']],
    ['HEAD', '/l/k7m2wq9n', 302, ['info', 'info']],
    ['POST', '/api/v1/links/k7m2wq9n/report', 200, ['report', 'report']],
    ['GET', '/l/k7m2wq9n', 503, ['open']], // may have been counted
  ] as const)('%s %s → %i after %j', async ([method, path, status, calls]) => {
    const failing = failingOnce({ retryable: true })
    const init = path === '/api/v1/links' ? post({ url: TARGET }) : { method }
    expect((await callWith(failing, path, init)).status).toBe(status)
    expect(failing.calls).toEqual(calls)
  })

  it.for([{}, { retryable: false }, { retryable: true, overloaded: true }])('is another than %j', async (flags) => {
    const failing = failingOnce(flags)
    expect((await callWith(failing, '/api/v1/links/k7m2wq9n')).status).toBe(503)
    expect(failing.calls).toEqual(['info'])
  })
})

it('asks for objects in south-east Asia', async () => {
  const hints: unknown[] = []
  const LINK = {
    getByName: (code: string, options: unknown) => {
      hints.push(options)
      return env.LINK.getByName(code)
    },
  }
  await callWith({ LINK }, '/api/v1/links', post({ url: TARGET }))
  await callWith({ LINK }, '/l/22222222')
  expect(hints).toEqual([{ locationHint: 'apac-se' }, { locationHint: 'apac-se' }])
})

describe('opens of one link at once', () => {
  it('share calls, are all counted, and none of them is answered as of before a closure', async () => {
    const { code } = await made()
    let calls = 0
    const LINK = {
      getByName: (name: string) => ({
        open: async (...given: [string, number, number]) => {
          calls++
          return env.LINK.getByName(name).open(...given)
        },
        report: (...given: [string, string, number]) => env.LINK.getByName(name).report(...given),
      }),
    }
    const answers = await Promise.all(Array.from({ length: 200 }, () => callWith({ LINK }, `/l/${code}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    expect(calls).toBeLessThan(20)
    expect(await info(code)).toMatchObject({ clicks: 200 })
    await closeLink(code)
    const after = await Promise.all(Array.from({ length: 50 }, () => callWith({ LINK }, `/l/${code}`)))
    expect(after.filter(({ status }) => status === 410)).toHaveLength(50)
    expect(await info(code)).toMatchObject({ clicks: 250 })
  })
})
