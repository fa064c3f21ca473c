import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { app, service } from '../../src/app.ts'
import { operationsOf } from '../../src/http/unmatched.ts'
import { expectErrors } from '../log.ts'
import { post, TARGET, type LinkBody, type ProblemBody } from './service.ts'

const API = 'https://sala.test'
const LINKS = 'https://sa.la'
const HOUR_MS = 3_600_000
const settings = { BASE_URL: API, LINKS_BASE_URL: `${LINKS}/`, OPERATOR_CONTACT: 'help@sala.test' }

/** Sends a request to the one Worker of both hosts. */
const ask = (url: string, init: RequestInit = {}, some: object = settings): Promise<Response> =>
  Promise.resolve(
    service.fetch(new Request(url, { redirect: 'manual', ...init }), { ...env, ...some }, createExecutionContext()),
  )

async function made(): Promise<LinkBody> {
  const answer = await ask(`${API}/api/v1/links`, post({ url: TARGET }))
  expect(answer.status).toBe(201)
  return answer.json()
}

const clicks = async (code: string): Promise<number> =>
  (await (await ask(`${API}/api/v1/links/${code}`)).json<LinkBody>()).clicks

describe('with LINKS_BASE_URL', () => {
  it('links are named by their own host, everything else by that of the API', async () => {
    const link = await made()
    expect(link).toMatchObject({
      shortUrl: `${LINKS}/l/${link.code}`,
      qrPngUrl: `${API}/api/v1/links/${link.code}/qr.png`,
    })
    expect(await (await ask(`${API}/api/v1/links/${link.code}`)).json()).toMatchObject({ shortUrl: link.shortUrl })
  })

  it('the QR picture leads to the host of links, and its ETag changes with the host', async () => {
    const { code } = await made()
    const picture = (some: object): Promise<Response> => ask(`${API}/api/v1/links/${code}/qr.png`, {}, some)
    const [own, other] = [await picture(settings), await picture({ BASE_URL: API })]
    expect(new Uint8Array(await own.arrayBuffer())).not.toEqual(new Uint8Array(await other.arrayBuffer()))
    expect(own.headers.get('etag')).not.toBe(other.headers.get('etag'))
  })

  it('a link opens on its host, and is led there from the API by 308, which counts nothing', async () => {
    const { code } = await made()
    for (const method of ['GET', 'HEAD']) {
      const led = await ask(`${API}/l/${code}?x=1`, { method })
      expect([led.status, led.headers.get('location')]).toEqual([308, `${LINKS}/l/${code}?x=1`])
      expect(await led.text()).toBe('')
      expect(led.headers.get('referrer-policy')).toBe('no-referrer')
      expect(led.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
    expect(await clicks(code)).toBe(0)
    const page = await ask(`${LINKS}/l/${code}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await clicks(code)).toBe(1)
    expect((await ask(`${API}/l/k7m2wq9x`)).status).toBe(404)
    expect((await ask(`${LINKS}/l/k7m2wq9x`)).status).toBe(404)
  })

  // nginx sends the upstream address as Host unless proxy_set_header is set.
  it('a link is 421, not a redirect to itself, where a proxy passes on its own address as Host: one log line an hour', async () => {
    const { code } = await made()
    // The hour of a test before this one must be over.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS })
    onTestFinished(() => void vi.useRealTimers())
    const lines = expectErrors('link_redirects_to_itself')
    for (const host of ['127.0.0.1:8787', 'localhost:8787', '172.18.0.2:8787']) {
      for (const hop of [{ 'x-forwarded-for': '192.0.2.7' }, { via: '1.1 proxy' }]) {
        const answer = await ask(`http://${host}/l/${code}?x=1`, { headers: { accept: 'application/json', ...hop } })
        expect([answer.status, answer.headers.get('location')]).toEqual([421, null])
        expect(await answer.text()).toContain('does not pass on Host')
      }
    }
    expect(lines.count()).toBe(1)
    vi.setSystemTime(Date.now() + HOUR_MS - 1000)
    await ask(`http://10.0.0.1/l/${code}`, { headers: { via: '1.1 proxy' } })
    expect(lines.count()).toBe(1)
    vi.setSystemTime(Date.now() + 2000)
    await ask(`http://10.0.0.1/l/${code}`, { headers: { via: '1.1 proxy' } })
    expect(lines.count()).toBe(2)
  })

  it('a link is led on for a client that calls such an address itself', async () => {
    const { code } = await made()
    expect((await ask(`http://127.0.0.1:8787/l/${code}`)).status).toBe(308)
  })

  it('a link is led on where the base of the API or of links is such an address', async () => {
    const { code } = await made()
    for (const some of [{ BASE_URL: 'http://127.0.0.1:8787' }, { LINKS_BASE_URL: 'http://127.0.0.2:8787' }]) {
      const led = await ask(
        `http://127.0.0.1:8787/l/${code}`,
        { headers: { via: '1.1 proxy' } },
        { ...settings, ...some },
      )
      expect(led.status).toBe(308)
    }
  })

  it.for(['https://sa.la:8443', 'http://sa.la', 'http://sa.la:443', 'https://SA.LA', 'https://sa.la.'])(
    'a link opens on the host of links as %s, and is not led round in a circle',
    async (origin) => {
      const { code } = await made()
      expect((await ask(`${origin}/l/${code}`)).status).toBe(200)
    },
  )

  it('two ports of one name are two hosts', async () => {
    const local = { BASE_URL: 'http://localhost:8787', LINKS_BASE_URL: 'http://localhost:8788' }
    const { code } = await made()
    const led = await ask(`http://localhost:8787/l/${code}`, {}, local)
    expect([led.status, led.headers.get('location')]).toEqual([308, `http://localhost:8788/l/${code}`])
    expect((await ask(`http://localhost:8788/l/${code}`, {}, local)).status).toBe(200)
  })

  it.for(['https://evil-sa.la', 'https://x.sa.la', 'https://sa.la.evil.test'])(
    '%s is not the host of links',
    async (origin) => {
      expect((await ask(`${origin}/api/v1`)).status).toBe(200)
    },
  )

  it("a link may lead to neither of the service's hosts", async () => {
    for (const url of [`${API}/x`, `${LINKS}/l/k7m2wq9n`, `${LINKS}:8443/`]) {
      const answer = await ask(`${API}/api/v1/links`, post({ url }))
      expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([400, 'destination_not_allowed'])
    }
  })

  it("takes the report of a link's page, and none of another site", async () => {
    const { code } = await made()
    const report = (origin: string, address: string): Promise<Response> =>
      ask(`${LINKS}/api/v1/links/${code}/report`, { method: 'POST', headers: { origin, 'cf-connecting-ip': address } })
    expect(await (await report(LINKS, '203.0.113.1')).json()).toMatchObject({ reports: 1, counted: true })
    expect((await report('https://evil.example', '203.0.113.2')).status).toBe(403)
    expect((await ask(`${API}/api/v1/links/${code}/report`, { method: 'POST' })).status).toBe(200)
  })

  it('the host of links answers two files beside', async () => {
    expect(await (await ask(`${LINKS}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
    expect(await (await ask(`${LINKS}/.well-known/security.txt`)).text()).toContain(
      `Canonical: ${LINKS}/.well-known/security.txt`,
    )
    expect(await (await ask(`${API}/.well-known/security.txt`)).text()).toContain(
      `Canonical: ${API}/.well-known/security.txt`,
    )
  })

  const ofVisitors = new Set([
    'GET /l/:code',
    'POST /api/v1/links/:code/report',
    'GET /robots.txt',
    'GET /.well-known/security.txt',
  ])
  const operations = operationsOf(app).map(({ method, path }) => ({ method, path }))

  it('every operation is on the host of the API', () => expect(operations.length).toBeGreaterThan(40))

  it.for(operations)('$method $path is on the host of links only if visitors need it', async ({ method, path }) => {
    const filled = path.replace(/:\w+(?:\{[^}]*\})?/g, 'k7m2wq9n')
    const onLinks = await ask(LINKS + filled, { method })
    const problem = onLinks.headers.get('content-type')?.includes('json')
      ? await onLinks.json<ProblemBody>()
      : undefined
    if (ofVisitors.has(`${method} ${path}`)) {
      expect(problem?.code).not.toBe('route_not_found')
      return
    }
    expect([onLinks.status, problem?.code]).toEqual([404, 'route_not_found'])
    expect(onLinks.headers.has('access-control-allow-origin')).toBe(false)
    expect(problem?.detail).toContain(`${API}/api/v1`)
    const onApi = await ask(API + filled, { method })
    expect(onApi.status === 404 ? (await onApi.json<ProblemBody>()).code : '').not.toBe(
      path.startsWith('/api/v1/operator') ? 'never' : 'route_not_found',
    )
  })

  it.for(['/', '/docs', '/en/', '/nowhere', '/l', '/api', '/sitemap.xml', '/mcp'])(
    '%s is a page of 404 there for people',
    async (path) => {
      const answer = await ask(LINKS + path, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(await answer.text()).toContain(`${API}/api/v1`)
    },
  )

  it('other paths there are limited as pages are', async () => {
    const counted: string[] = []
    const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
      counted.push(key)
      return Promise.resolve({ success: counted.length < 2 })
    }
    const limited = { ...settings, RATE_LIMITS: 'on', RATE_PAGE: { limit } }
    const statusOf = async (): Promise<number> =>
      (await ask(`${LINKS}/nowhere`, { headers: { 'cf-connecting-ip': '203.0.113.9' } }, limited)).status
    expect([await statusOf(), await statusOf()]).toEqual([404, 429])
    expect(counted).toEqual(['page|203.0.113.9/32', 'page|203.0.113.9/32'])
  })

  it('another method of a path there is 405 with what it takes', async () => {
    const answer = await ask(`${LINKS}/l/k7m2wq9n`, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('LINKS_BASE_URL', () => {
  it.for([
    ['not set', undefined],
    ['blank', ' '],
    ['the host of the API', `${API}/`],
    ['with a path', `${LINKS}/x`],
    ['no address', 'sa.la'],
    ['another scheme', 'ftp://sa.la/'],
    ['with a user', 'https://a@sa.la/'],
  ] as const)('%s: links stay on the host of the API', async ([, LINKS_BASE_URL]) => {
    const some = { ...settings, LINKS_BASE_URL }
    const answer = await ask(`${API}/api/v1/links`, post({ url: TARGET }), some)
    const { code, shortUrl } = await answer.json<LinkBody>()
    expect(shortUrl).toBe(`${API}/l/${code}`)
    expect((await ask(shortUrl, {}, some)).status).toBe(200)
    expect((await ask(`${LINKS}/api/v1`, {}, some)).status).toBe(200)
  })

  it.for([
    [`${LINKS}/x`, ['LINKS_BASE_URL']],
    ['sa.la', ['LINKS_BASE_URL']],
    [LINKS, []],
    ['', []],
  ] as const)('%j makes health name %j', async ([LINKS_BASE_URL, unusable]) => {
    const answer = await ask(`${API}/api/v1/health`, {}, { ...settings, LINKS_BASE_URL })
    expect(await answer.json()).toMatchObject({ links: { unusable } })
  })

  it('without BASE_URL: every other host is that of the API', async () => {
    const some = { LINKS_BASE_URL: LINKS }
    const { code, shortUrl, qrPngUrl } = await (
      await ask('https://any.test/api/v1/links', post({ url: TARGET }), some)
    ).json<LinkBody>()
    expect([shortUrl, qrPngUrl]).toEqual([`${LINKS}/l/${code}`, `https://any.test/api/v1/links/${code}/qr.png`])
    const answer = await ask(`${LINKS}/api/v1`, {}, some)
    expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([404, 'route_not_found'])
  })
})
