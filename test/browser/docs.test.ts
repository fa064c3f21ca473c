import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { problems } from '../../src/http/problem.ts'
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

/** The cautions of the specification, verbatim; the reference has each in both languages. */
const cautions: readonly string[] = [
  'open dataset (MIT licence)',
  'checked and converted to standard codes',
  '5 digits is treated as a postal-code search',
  'about 1.4 MB, about 170 KB compressed',
  'Links do not expire',
  'gives a new code every time',
  'Every call of the open endpoint counts as 1 click',
  'under 24 hours old',
  '3 distinct reporters',
  'repeat reports of the same reporter do not add',
  'only that the format is correct, not that the holder exists',
  'rule-based only, without a dictionary',
  'A hyphen inside a word forces a syllable break',
  'Non-Thai text is returned unchanged',
  'no tone marks',
  'Node 16 or later',
  'Neither text nor audio is stored',
  'values are not guessed',
  'updates when the data is corrected',
  'personal code, not a merchant bill-payment code',
  'Nothing is stored',
  'cannot tell whether a payment was made',
  'because a phone number is personal data',
  'draw the QR yourself, which avoids the rate limit',
  'no expiry, no watermark',
  'The version is in the path',
]

describe('the reference', () => {
  it.for(
    wide([
      { width: 390, lang: 'th', colorScheme: 'dark' },
      { width: 390, lang: 'th', colorScheme: 'light' },
      { width: 390, lang: 'en', colorScheme: 'dark' },
      { width: 390, lang: 'en', colorScheme: 'light' },
      { width: 1280, lang: 'th', colorScheme: 'dark' },
      { width: 1280, lang: 'th', colorScheme: 'light' },
      { width: 1280, lang: 'en', colorScheme: 'dark' },
      { width: 1280, lang: 'en', colorScheme: 'light' },
    ] as const),
  )('is accessible, fits and stays at home: $width px, $lang, $colorScheme', async ({ width, lang, colorScheme }) => {
    const { page, close } = await visit(lang === 'en' ? '/en/docs' : '/docs', {
      viewport: { width, height: 844 },
      colorScheme,
    })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await close()
  })

  it.for(['/docs', '/en/docs'])('has an anchor for every problem code, with what to do: %s', async (path) => {
    const { page, close } = await visit(path)
    const missing = await page.evaluate(
      (codes) => codes.filter((code) => !document.querySelector(`#error-${code} .fix`)?.textContent),
      Object.keys(problems),
    )
    expect(missing).toEqual([])
    await close()
  })

  it('says every caution', async () => {
    const { page, close } = await visit('/en/docs')
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
    expect(cautions.filter((caution) => !text.includes(caution))).toEqual([])
    await close()
  })

  it('documents every operation of the contract, and links only to anchors that exist', async () => {
    const { page, origin, close } = await visit('/docs')
    const contract = (await (await fetch(`${origin}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const ids = Object.values(contract.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    )
    const missing = await page.evaluate(
      (wanted) => wanted.filter((id) => document.querySelectorAll(`[data-operation="${id}"]`).length !== 1),
      ids,
    )
    expect(missing).toEqual([])
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => hash)
        .filter((hash) => !document.querySelector(hash)),
    )
    expect(dead).toEqual([])
    await close()
  })

  it('finds an endpoint by Thai or English words', async () => {
    const { page, close } = await visit('/en/docs', { viewport: { width: 1280, height: 844 } })
    await page.getByLabel('Search this page').fill('business day')
    await expect.poll(() => page.locator('.contents [data-find]:visible').count()).toBeLessThan(4)
    await close()
  })

  it.for([
    ['wifi', '#op-qr'],
    ['rate limit', '#error-rate_limited'],
    ['rate limit', '#limits'],
    ['error', '#errors'],
    ['ลิขสิทธิ์', null],
    ['no such word', null],
  ] as const)('searches what the reference says: %s', async ([words, place]) => {
    const { page, close } = await visit('/en/docs')
    await page.fill('#find', words)
    if (place === null) await page.getByRole('status').getByText('Nothing found').waitFor()
    else await page.locator(`.contents a[href="${place}"]:visible`).waitFor()
    expect(await page.locator('.contents li:visible').count()).toBeLessThan(30)
    await close()
  })

  it('marks what is read in the contents', async () => {
    const { page, close } = await visit('/en/docs', { viewport: { width: 1280, height: 844 } })
    const marked = page.locator('.contents [aria-current]')
    for (const place of ['op-qr', 'ways', 'error-rate_limited']) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), place)
      await expect.poll(() => marked.getAttribute('href')).toBe(`#${place}`)
      expect(await marked.count()).toBe(1)
    }
    await close()
  })

  it.for(['', '#op-qr', '#error-rate_limited'])('does not move on a phone while its script comes: %s', async (hash) => {
    const { page, close } = await visit('/robots.txt')
    await page.addInitScript(() => {
      const shifts = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += (entry as PerformanceEntry & { value: number }).value
        document.documentElement.dataset['moved'] = String(moved)
      })
      let moved = 0
      shifts.observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(new URL(`/docs${hash}`, page.url()).href)
    await page.locator('.docs[data-started]').waitFor()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
    expect(Number(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '0'))).toBeLessThan(0.05)
    await close()
  })

  it('is short on a phone, with the search always in view', async () => {
    const { page, close } = await visit('/docs')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(25_000)
    await page.evaluate(() => scrollTo(0, 8000))
    const search = page.getByLabel('ค้นหาในเอกสาร')
    await search.fill('พร้อมเพย์')
    await page.locator('.contents [data-find]:visible').first().click()
    expect(page.url()).toMatch(/#op-promptpay$/)
    expect(await page.locator('#op-promptpay details').first().getAttribute('open')).not.toBeNull()
    await close()
  })

  it('copies the sample that is shown, in the language chosen for all', async () => {
    const { page, close } = await visit('/en/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('#op-bahtText summary').first().click()
    await page.locator('#op-bahtText').getByRole('tab', { name: 'Python' }).click()
    await page.locator('#op-bahtText').getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("urllib.parse.urlencode({'amount': '1234.50'})")
    const other = page.locator('#op-digits').getByRole('tab', { name: 'Python', includeHidden: true })
    await expect.poll(() => other.getAttribute('aria-selected')).toBe('true')
    await close()
  })

  it('runs a request in place, and again with other values', async () => {
    const { page, close } = await visit('/docs#op-bahtText')
    const operation = page.locator('#op-bahtText')
    await operation.getByRole('button', { name: 'ลองเรียก' }).click()
    await operation.getByRole('status').getByText('หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์').waitFor()
    await operation.getByRole('textbox', { name: 'amount' }).fill('21')
    await operation.getByRole('button', { name: 'ส่งคำขอ' }).click()
    await operation.getByRole('status').getByText('ยี่สิบเอ็ดบาทถ้วน').waitFor()
    expect(await violations(page)).toEqual([])
    await close()
  })

  it('tries links with one of the visitor’s own, and asks before what lasts', async () => {
    const { page, close } = await visit('/en/docs#op-link', { viewport: { width: 1280, height: 844 } })
    const operation = (id: string) => page.locator(`#op-${id}`)
    // No link was made here yet: nothing is sent, and the sample's code, which no link has, is not filled in.
    await operation('link').getByRole('button', { name: 'Try it' }).click()
    expect(await operation('link').locator('form [name=code]').inputValue()).toBe('')
    const questions: string[] = []
    page.on('dialog', (dialog) => {
      questions.push(dialog.message())
      void dialog.accept()
    })
    await operation('createLink').getByRole('button', { name: 'Try it' }).click()
    await operation('createLink').getByText(/^201 /).waitFor()
    for (const id of ['linkQr', 'reportLink', 'closeLink']) {
      await operation(id).getByRole('button', { name: 'Try it' }).click()
      await operation(id).getByText(/^200 /).waitFor()
    }
    expect(questions).toHaveLength(3)
    await close()
  })

  it('opens the tool filled in, with the values where no server sees them', async () => {
    const { page, origin, close } = await visit('/en/docs')
    const links = await page
      .getByRole('link', { name: 'Try it in the tool', includeHidden: true })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const { hash, search, pathname } = new URL(link)
      expect(search).toBe('')
      if (hash === '') {
        expect((await fetch(link)).status).toBe(200)
        continue
      }
      await page.goto('about:blank')
      await page.goto(origin + pathname + hash)
      const [id = '', query = ''] = hash.slice(1).split('?')
      const tool = page.locator(`#${id}`)
      // The box of the address tool and the days of the calendar are not fields of a form.
      if (id === 'address') await expect.poll(() => tool.getByRole('combobox').first().inputValue()).not.toBe('')
      else if (id === 'holidays') await tool.getByText('Songkran Festival').first().waitFor()
      else
        for (const [name, value] of new URLSearchParams(query))
          await expect
            .poll(() => tool.locator(`[name="${name}"]:not([type=radio]:not(:checked))`).first().inputValue())
            .toBe(value)
    }
    await close()
  })

  it('is read without script, samples of every language included', async () => {
    const { page, close } = await visit('/docs', { javaScriptEnabled: false })
    await page.locator('#op-bahtText summary').first().click()
    expect(await page.locator('#op-bahtText pre:visible').count()).toBe(6)
    await close()
  })

  it('names every field of a style, and every type that an answer is made of', async () => {
    const { page, close } = await visit('/docs')
    const fields = await page.locator('#op-qr .parameters dt > code').allTextContents()
    for (const field of ['style.size', 'style.caption', 'style.logo']) expect(fields).toContain(field)
    const type = await page.locator('#op-parseAddress details details details pre').first().textContent()
    for (const name of ['ParsedAddress', 'Subdistrict', 'Province']) expect(type).toContain(`type ${name} = {`)
    await close()
  })

  it.for(['thai-address-search', 'createClient', 'Problem', 'claude mcp'])(
    'is found by its search: %s',
    async (words) => {
      const { page, close } = await visit('/docs')
      await page.fill('#find', words)
      await page.locator('.contents li li a[data-find]:visible').first().waitFor()
      await close()
    },
  )
})

const packed = (path: string): number => gzipSync(readFileSync(new URL(`../../public/${path}`, import.meta.url))).length

/**
 * What a first visit of a page transfers, compressed and with headers. Plain workerd leaves to the proxy in front what the Worker
 * makes, pages and answers; Cloudflare and `wrangler dev` compress it. Scripts and styles count as they are sent.
 */
async function loaded(path: string): Promise<{ requests: number; bytes: number }> {
  const { page, origin, close } = await visit('/robots.txt', { serviceWorkers: 'block' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const sizes: number[] = []
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void sizes.push(encodedDataLength))
  const made: Response[] = []
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers()
    if (encoding === undefined && /^(?:text\/html|application\/json)/.test(type)) made.push(response)
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(made.map((response) => response.body()))
  await close()
  const saved = bodies.map((body) => Math.max(0, body.length - gzipSync(body).length))
  return { requests: sizes.length, bytes: sum(sizes) - sum(saved) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

describe('weights', () => {
  it('makes at most eight requests and 70 kB for the front page, headers and fonts among them', async () => {
    const { requests, bytes } = await loaded('/')
    expect(requests).toBeLessThanOrEqual(8)
    expect(bytes).toBeLessThanOrEqual(70_000)
  })

  it.for(wide(['/promptpay', '/en/promptpay']))(
    'opens every tool that the foot of %s leads to with at most 95 kB',
    { timeout: 120_000 },
    async (path) => {
      const { page, close } = await visit(path)
      const links = page.locator('[aria-labelledby=footer-tools] a')
      const tools = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      await close()
      expect(tools.length).toBeGreaterThan(15)
      const weights: [string, number][] = []
      for (const tool of tools) weights.push([tool, (await loaded(tool)).bytes])
      expect(weights.filter(([, bytes]) => bytes > 95_000)).toEqual([])
    },
  )

  it('keeps the reference under 300 KB, gzipped, without fonts', () => {
    const html = readFileSync(new URL('../../public/docs.html', import.meta.url), 'utf8')
    const [style = '', script = ''] = [/site\/style-\w+\.css/, /site\/main-\w+\.js/].map(
      (name) => html.match(name)?.[0],
    )
    expect(packed('docs.html') + packed(style) + packed(script)).toBeLessThan(300 * 1024)
  })

  it('keeps the client under 10 KB, and its rules of dates under 4 KB', () => {
    expect(packed('client.js')).toBeLessThan(10 * 1024)
    expect(packed('client-date.js')).toBeLessThan(4 * 1024)
  })
})

it('a link is made from the reference only when the question about it is answered with yes', async () => {
  const { page, close } = await visit('/en/docs#op-createLink')
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept())
  })
  await page.locator('#op-createLink [data-try]').first().click()
  await page.locator('#op-createLink .try-out .button').click()
  await page.locator('#op-createLink .result').getByText('201').first().waitFor()
  expect(questions).toEqual(Array.from({ length: 2 }, () => 'What this does is permanent. Send it?'))
  await close()
})
