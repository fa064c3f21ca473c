import { describe, expect, inject, it } from 'vitest'
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'

useBrowser()

const page = async (path: string): Promise<string> => (await fetch(`${inject('origin')}${path}`)).text()
const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value]) => value ?? '')
const thaiIn = (text: string): number => text.match(/[\u0e01-\u0e5b]/g)?.length ?? 0

const english = { locale: 'en-US' }

/** Pages in both languages, by their Thai path. */
const paths = ['/', '/docs', '/labels']

describe.for(paths)('%s and its English twin', (path) => {
  const twins = [
    ['th', path],
    ['en', `/en${path}`],
  ] as const

  it.for(twins)('name their language and each other: %s', async ([lang, own]) => {
    const origin = inject('origin')
    const html = await page(own)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([origin + own])
    expect(attributes(html, /<link rel="alternate" hreflang="(\w\w)" href=/g)).toEqual(['th', 'en'])
    expect(html).toContain(`hreflang="th" href="${origin}${path}"`)
    expect(html).toContain(`hreflang="en" href="${origin}/en${path}"`)
  })

  it('have a link card with an absolute picture', async () => {
    const [image = ''] = attributes(await page(path), /property="og:image" content="([^"]+)"/g)
    const picture = new Uint8Array(await (await fetch(image)).arrayBuffer())
    // Width and height in the header of a PNG file.
    expect(picture.slice(16, 24)).toEqual(Uint8Array.of(0, 0, 1200 >> 8, 1200 & 255, 0, 0, 630 >> 8, 630 & 255))
  })

  it('is English without script, and leads to English pages only', async () => {
    const visited = await visit(`/en${path}`, { javaScriptEnabled: false })
    const text = await visited.page.locator('main').innerText()
    // Samples of answers are marked as Thai.
    const samples = await visited.page.locator('main [lang=th]').allInnerTexts()
    expect((thaiIn(text) - thaiIn(samples.join(' '))) / text.length).toBeLessThan(0.1)
    const html = await page(`/en${path}`)
    const links = attributes(html, /<a [^>]*href="(\/[^"]*)"(?![^>]*data-language)/g)
    expect(links.filter((link) => /^\/(?:#|docs|$)/.test(link))).toEqual([])
    await visited.close()
  })
})

describe('an English browser', () => {
  it('is offered English, and follows the choice from then on', async () => {
    const { page: tab, origin, close } = await visit('/docs', english)
    const offer = tab.getByRole('link', { name: 'Read this page in English' })
    await offer.waitFor()
    expect(await violations(tab)).toEqual([])
    await offer.click()
    await tab.waitForURL(`${origin}/en/docs`)
    await tab.goto(`${origin}/docs`)
    await tab.waitForURL(`${origin}/en/docs`)
    await tab.getByRole('link', { name: 'ไทย' }).click()
    await tab.waitForURL(`${origin}/docs`)
    await tab.reload()
    expect(tab.url()).toBe(`${origin}/docs`)
    expect(await offer.isVisible()).toBe(false)
    await close()
  })

  it('may stay with Thai', async () => {
    const { page: tab, close } = await visit('/', english)
    await tab.getByRole('button', { name: 'No, thanks' }).click()
    await tab.reload()
    expect(await tab.getByRole('link', { name: 'Read this page in English' }).isVisible()).toBe(false)
    await close()
  })

  it('is led to the twin by ?lang=en, as in version 1.0', async () => {
    const { page: tab, origin, close } = await visit('/docs?lang=en#errors')
    await tab.waitForURL(`${origin}/en/docs#errors`)
    await close()
  })
})

describe('a Thai browser', () => {
  it('is offered nothing', async () => {
    const { page: tab, close } = await visit('/', { locale: 'th-TH' })
    expect(await tab.getByRole('link', { name: 'Read this page in English' }).isVisible()).toBe(false)
    await close()
  })
})

describe('a change of the language', () => {
  it.for([
    ['/promptpay', '[name=target]', '0899998888', '[name=amount]', '350'],
    ['/qr', '[name=url]', 'www.example.org', '[name=caption]', 'ร้านฝน'],
    ['/baht-text', '[name=amount]', '21', null, ''],
    ['/id', '[name=id]', '1101700203451', null, ''],
  ] as const)(
    'keeps what was typed on %s, for once and out of the address',
    async ([path, first, one, second, two]) => {
      const { page: tab, close } = await visit(path)
      const field = (selector: string) => tab.locator('main form').locator(selector).first()
      await field(first).fill(one)
      if (second) await field(second).fill(two)
      await tab.getByRole('link', { name: 'English' }).first().click()
      await tab.waitForURL(`**/en${path}`)
      await expect.poll(() => field(first).inputValue()).toBe(one)
      if (second) await expect.poll(() => field(second).inputValue()).toBe(two)
      expect(tab.url().slice(new URL(tab.url()).origin.length)).not.toContain(one) // the port may contain the same digits
      await tab.reload()
      expect(await field(first).inputValue()).not.toBe(one)
      await close()
    },
  )
})
