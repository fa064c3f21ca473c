import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'

const BASE_URL = 'https://sala.example.org'

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
    ['nonsense', undefined],
    ['', undefined],
  ] as const)('has the operator’s contact at its foot: %j', async ([contact, link]) => {
    for (const path of ['/', '/en/docs', '/postcode/10200']) {
      const text = await (await get(path, { BASE_URL, OPERATOR_CONTACT: contact })).text()
      const ownPage = `${BASE_URL}${path.startsWith('/en/') ? '/en' : ''}/privacy#operator`
      expect(text).toContain(`<a href="${link ?? ownPage}"`)
      expect(text).not.toContain('sala.invalid')
    }
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
