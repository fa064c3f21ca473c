import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'
import { send } from '../http/client.ts'
import { encodedPaths } from '../selfhost/encoded-paths.ts'

const BASE_URL = 'https://sala.example.org'
const html = { Accept: 'text/html' }

const get = (path: string, settings: object = {}, headers: Record<string, string> = {}): Response | Promise<Response> =>
  app.request(`http://localhost${path}`, { headers }, { ...env, ...settings })

describe('the service’s own address', () => {
  it('is in the contract if BASE_URL is set, and only then', async () => {
    const plain = (await (await get('/api/v1/openapi.json')).json()) as { servers: { url: string }[] }
    expect(plain.servers.map(({ url }) => url)).toEqual(['/'])
    const own = (await (await get('/api/v1/openapi.json', { BASE_URL })).json()) as { servers: { url: string }[] }
    expect(own.servers.map(({ url }) => url)).toEqual([BASE_URL])
  })

  it('has its own ETag, which gives 304', async () => {
    const first = await get('/api/v1/openapi.json', { BASE_URL })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe((await get('/api/v1/openapi.json')).headers.get('etag'))
    expect((await get('/api/v1/openapi.json', { BASE_URL }, { 'If-None-Match': etag })).status).toBe(304)
  })

  it.for([
    ['/', `<link rel="canonical" href="${BASE_URL}/">`],
    ['/en/', `<link rel="canonical" href="${BASE_URL}/en/">`],
    ['/en/docs', `<link rel="canonical" href="${BASE_URL}/en/docs">`],
    ['/postcode/10200', `<link rel="canonical" href="${BASE_URL}/postcode/10200">`],
    ['/sitemap.xml', `<url><loc>${BASE_URL}/docs</loc><lastmod>`],
    ['/llms.txt', `\n- Base: ${BASE_URL}\n`],
    ['/SKILL.md', `Paths follow ${BASE_URL}/api/v1/tools/ `],
  ] as const)('is absolute in %s', async ([path, part]) => {
    const body = await (await get(path, { BASE_URL })).text()
    expect(body).toContain(part)
    expect(body).not.toContain('sala.invalid')
  })

  it.for([
    ['help@example.org', 'mailto:help@example.org'],
    ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&amp;c=2'],
  ] as const)('has the operator’s contact at its foot: %j', async ([contact, link]) => {
    for (const path of ['/', '/en/docs', '/postcode/10200', '/privacy', '/no-such-page']) {
      const text = await (await get(path, { BASE_URL, OPERATOR_CONTACT: contact }, html)).text()
      expect(text).toContain(`<a href="${link}"`)
      expect(text).toMatch(/ติดต่อผู้ดูแล|Contact the operator/)
      expect(text).not.toMatch(/sala\.invalid|<!--|ผู้ดูแลสำเนานี้ยังไม่ระบุช่องทาง/)
    }
  })

  it.for(['nonsense', ''])('has no link to a contact where none is set: %j', async (contact) => {
    for (const path of ['/', '/en/docs', '/postcode/10200', '/privacy', '/en/privacy', '/no-such-page']) {
      const text = await (await get(path, { BASE_URL, OPERATOR_CONTACT: contact }, html)).text()
      expect(text).not.toMatch(/sala\.invalid|<!--|privacy#operator|ติดต่อผู้ดูแล|[Cc]ontact the operator/)
    }
    const about = async (path: string): Promise<string> => (await get(path, { OPERATOR_CONTACT: contact })).text()
    expect(await about('/privacy')).toContain('ผู้ดูแลสำเนานี้ยังไม่ระบุช่องทาง')
    expect(await about('/en/privacy')).toContain('The operator of this copy has named no contact yet.')
  })

  it('is in the rules for crawlers, who may read the contract', async () => {
    expect(await (await get('/robots.txt', { BASE_URL })).text()).toBe(
      `User-agent: *\nAllow: /api/v1/openapi.json\nDisallow: /l/\nDisallow: /api/\n\nSitemap: ${BASE_URL}/sitemap.xml\n`,
    )
  })
})

describe('a page that names the host', () => {
  it.for(['/', '/en/docs', '/postcode/10200', '/sitemap.xml', '/llms.txt', '/SKILL.md'])(
    '%s may be kept by shared caches only with BASE_URL',
    async (path) => {
      const own = await get(path)
      expect(await own.text()).toContain('http://localhost')
      expect(own.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
      const based = await get(path, { BASE_URL })
      expect(await based.text()).not.toContain('http://localhost')
      expect(based.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    },
  )

  it.for(['/favicon.svg', '/site.webmanifest'])('%s names none, and may be kept everywhere', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toMatch(/^public/)
  })
})

describe('a page', () => {
  it('is 304 for its ETag, and has the headers of static files', async () => {
    const first = await get('/en/docs')
    expect(first.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    const again = await get('/en/docs', {}, { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.for(['/', '/docs', '/404', '/en/', '/postcode/10200'])(
    '%s is opened by no other site, and in no frame',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=()')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
      expect(headers.get('x-frame-options')).toBe('DENY')
    },
  )

  it.for([
    ['/nothing', 'th'],
    ['/en/nothing', 'en'],
  ])('that is not there says so in its language: %s', async ([path, lang]) => {
    const answer = await get(path ?? '', {}, { Accept: 'text/html' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(`<html lang="${lang}">`)
  })
})

describe('the placeholder of the repository is in no answer', () => {
  it.for([
    ['/', html],
    ['/en/docs', html],
    ['/privacy', html],
    ['/no-such-page', html],
    ['/l/k7m2wq9n', html],
    ['/no-such-page', {}],
    ['/api/v1', {}],
    ['/api/v1/openapi.json', {}],
    ['/api/v1/health', {}],
    ['/.well-known/security.txt', {}],
    ['/robots.txt', {}],
    ['/llms.txt', {}],
    ['/SKILL.md', {}],
    ['/licences.txt', {}],
    ['/sbom.json', {}],
    ['/client.js', {}],
    ['/site.webmanifest', {}],
  ] as const)('%s', async ([path, headers]) => {
    expect(await (await send(path, { headers }, { BASE_URL })).text()).not.toContain('YOUR-NAME')
  })

  it.for(['initialize', 'tools/list'])('/mcp, %s', async (method) => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: method === 'initialize' ? params : {} })
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
    const answer = await app.request('http://localhost/mcp', { method: 'POST', headers, body }, { ...env })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('YOUR-NAME')
  })
})

// The same table for the service of its own is in test/selfhost/service.slow.test.ts.
describe('a path with encoded letters', () => {
  it.for(encodedPaths)('%s is %i %s', async ([path, status, location]) => {
    const answer = await get(path)
    await answer.body?.cancel()
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })
})
