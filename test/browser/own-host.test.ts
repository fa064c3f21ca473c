import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const bases = ['', '/en'] as const
const missing = { expectedStatuses: [404] }

describe('a page leads to no other host', () => {
  it.for(['//evil.test/address#labels', '//evil.test/en/address#labels', '/en//evil.test/address#labels'])(
    'at %s',
    async (path) => {
      const { page, origin, close } = await visit(path, missing)
      await page.waitForURL(origin + path.replace('address#labels', 'labels'))
      await close()
    },
  )

  it.for(['//evil.test/#qr', '//evil.test/?lang=en#qr', '//evil.test/en/?lang=th'])('at %s', async (path) => {
    const { page, origin, close } = await visit(path, { ...missing, locale: 'th-TH' })
    await page.waitForLoadState()
    // An unknown path has no twin.
    expect(page.url()).toBe(origin + path)
    await page.locator('#language').click()
    await page.waitForURL((url) => url.pathname !== new URL(origin + path).pathname)
    expect(new URL(page.url()).origin).toBe(origin)
    await close()
  })

  it.for([
    ['/docs', 'en', 'https://evil.test//evil.test/en/docs'],
    ['/en/docs', 'th', 'https://evil.test//evil.test/docs'],
  ] as const)('though the twin of %s is elsewhere', async ([path, lang, href]) => {
    const { page, origin, close } = await visit('/limits', missing)
    await page.route(`**${path}?lang=*`, async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(<link [^>]*hreflang="(\w\w)" href=)"[^"]*"/g, `$1"${href}"`)
      expect(html).toContain(href)
      await route.fulfill({ response, body: html })
    })
    await page.goto(`${origin}${path}?lang=${lang}`)
    await page.waitForURL(origin + new URL(href).pathname)
    expect(new URL(page.url()).origin).toBe(origin)
    await close()
  })
})

describe('?lang= of no language', () => {
  const paths = bases.flatMap((base) =>
    ['x"],link[rel="canonical', 'x"],[', 'fr', ''].map((lang) => `${base}/limits?lang=${encodeURIComponent(lang)}`),
  )
  it.for(paths)('changes nothing at %s', async (path) => {
    const { page, origin, close } = await visit(path)
    await page.waitForLoadState()
    expect(page.url()).toBe(origin + path)
    await close()
  })
})
