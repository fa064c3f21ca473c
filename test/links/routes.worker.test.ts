import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  broken,
  call,
  callWith,
  closeLink,
  HOUR_MS,
  info,
  made,
  ORIGIN,
  post,
  report,
  START,
  TARGET,
  type LinkBody,
  type ProblemBody,
} from './service.ts'
import { expectErrors } from '../log.ts'

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
      closeToken: expect.stringMatching(/^[\w-]{22}$/),
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

const names = ({ headers }: Response): string[] => [...headers.keys()].toSorted()

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
    // CSP Level 3, section 7.1: at least 128 bits.
    expect(atob(nonce ?? '').length).toBeGreaterThanOrEqual(16)
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

  it('sends no header of a page with a redirect, and none of a redirect with a page', async () => {
    at(START)
    const { code } = await made()
    const page = await call(`/l/${code}`)
    at(START + 25 * HOUR_MS)
    const redirect = await call(`/l/${code}`)
    const pageAgain = await call(`/l/${(await made()).code}`)
    expect(names(pageAgain)).toEqual(names(page))
    expect(names(redirect).filter((name) => !page.headers.has(name))).toEqual(['location'])
    expect(names(page).filter((name) => !redirect.headers.has(name))).toEqual([
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'x-frame-options',
    ])
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
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300')
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

  it('cuts off what a text put after a code, and counts nothing for it', async () => {
    const { code } = await made()
    for (const tail of ['ครับ', '.', ')', '%20', '%EF%BB%BF', '%C2%A0ok']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await call(`/l/${code}${tail}`, { method })
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `/l/${code}`])
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
      }
    }
    expect(await info(code)).toMatchObject({ clicks: 0 })
    expect((await call(`/l/${code.slice(0, 7)}.`)).status).toBe(404)
  })

  it('counts a reporter once although the secret is replaced, while the previous one is set', async () => {
    const { code } = await made()
    const reportWith = async (settings: object, address: string): Promise<object> => {
      const init = { method: 'POST', headers: { 'CF-Connecting-IP': address } }
      return (await callWith(settings, `/api/v1/links/${code}/report`, init)).json()
    }
    const replaced = { REPORTER_SECRET: 'new', REPORTER_SECRET_PREVIOUS: 'old' }
    expect(await reportWith({ REPORTER_SECRET: 'old' }, '203.0.113.1')).toMatchObject({ counted: true, reports: 1 })
    expect(await reportWith(replaced, '203.0.113.1')).toMatchObject({ counted: false, reports: 1 })
    expect(await reportWith(replaced, '203.0.113.2')).toMatchObject({ counted: true, reports: 2 })
    expect(await reportWith(replaced, '203.0.113.2')).toMatchObject({ counted: false, reports: 2 })
    expect(await reportWith({ REPORTER_SECRET: 'new' }, '203.0.113.1')).toMatchObject({ counted: true, reports: 3 })
  })

  it('is 503 without REPORTER_SECRET, and health says so', async () => {
    const answer = await callWith({ REPORTER_SECRET: undefined }, '/api/v1/links/k7m2wq9n/report', { method: 'POST' })
    expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([503, 'reports_not_configured'])
    const health = await callWith({ REPORTER_SECRET: undefined }, '/api/v1/health')
    expect(await health.json()).toMatchObject({ status: 'ok', reports: { ready: false, missing: ['REPORTER_SECRET'] } })
    expect(await (await call('/api/v1/health')).json()).toMatchObject({ reports: { ready: true, missing: [] } })
  })

  it('stores no address, neither in the object nor in the database', async () => {
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

describe('when the object does not answer', () => {
  it.for([
    ['POST', '/api/v1/links', 'application/problem+json; charset=utf-8'],
    ['GET', '/api/v1/links/k7m2wq9n', 'application/problem+json; charset=utf-8'],
    ['GET', '/api/v1/links/k7m2wq9n/qr.png', 'application/problem+json; charset=utf-8'],
    ['POST', '/api/v1/links/k7m2wq9n/report', 'application/problem+json; charset=utf-8'],
    ['GET', '/l/k7m2wq9n', 'text/html; charset=utf-8'],
  ] as const)('%s %s → 503 with Retry-After', async ([method, path, type]) => {
    expectErrors('link_object_failed')
    const body = path === '/api/v1/links' ? post({ url: TARGET }) : { method }
    const answer = await callWith(broken, path, body)
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
      503,
      '2',
      type,
    ])
  })
})
