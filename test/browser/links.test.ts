import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page, Request } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { useBrowser, visit, type Visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

const TARGET = 'https://destination.example.org/page?x=1'

async function madeLink(url = TARGET): Promise<string> {
  const answer = await fetch(`${inject('origin')}/api/v1/links`, { method: 'POST', body: JSON.stringify({ url }) })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { code: string }).code
}

async function reportedBy(code: string, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const headers = { 'cf-connecting-ip': address }
    await fetch(`${inject('origin')}/api/v1/links/${code}/report`, { method: 'POST', headers })
  }
}

const clicksOf = async (code: string): Promise<number> => {
  const answer = await fetch(`${inject('origin')}/api/v1/links/${code}`)
  return ((await answer.json()) as { clicks: number }).clicks
}

/** Stands in for another web site, so that no request leaves this machine. */
async function standIn(page: Page, html: string): Promise<Request[]> {
  const seen: Request[] = []
  await page.route(/^https:\/\/\w+\.example(?:\.org)?\//, (route, request) => {
    seen.push(request)
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  return seen
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules of WCAG 2 that the page violates, with the elements. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Closes a visit that left for another site on purpose. */
async function closeAfterLeaving(visited: Visit): Promise<void> {
  expect(
    visited.faults.filter((fault) => !/^external request: https:\/\/\w+\.example(?:\.org)?\//.test(fault)),
  ).toEqual([])
  visited.faults.length = 0
  await visited.close()
}

describe.for([true, false])('the page of a young link, script %s', (javaScriptEnabled) => {
  it('continues to the destination without telling a referrer and without a second click', async () => {
    const code = await madeLink()
    const visited = await visit(`/l/${code}`, { javaScriptEnabled })
    const arrivals = await standIn(visited.page, '<h1>arrived</h1>')
    await visited.page.getByRole('link', { name: 'ไปที่เว็บไซต์นี้' }).click()
    await visited.page.getByRole('heading', { name: 'arrived' }).waitFor()
    expect(visited.page.url()).toBe(TARGET)
    expect((await arrivals[0]?.allHeaders())?.['referer']).toBeUndefined()
    expect(await clicksOf(code)).toBe(1)
    await closeAfterLeaving(visited)
  })

  it('reports, and says so', async () => {
    const code = await madeLink()
    const visited = await visit(`/l/${code}`, {
      javaScriptEnabled,
      extraHTTPHeaders: { 'CF-Connecting-IP': '198.51.100.7' },
    })
    const sent = visited.page.waitForRequest((request) => request.method() === 'POST')
    const button = visited.page.getByRole('button', { name: 'รายงานลิงก์นี้' })
    await button.click()
    if (javaScriptEnabled) {
      await visited.page.getByRole('alert').getByText('แน่ใจหรือไม่').waitFor()
      await visited.page.getByRole('button', { name: 'ไม่รายงาน' }).click()
      await button.click()
      await button.click()
    }
    await visited.page.getByText(javaScriptEnabled ? 'รับรายงานแล้ว' : 'เราบันทึกรายงานของคุณแล้ว').waitFor()
    const { origin, referer, 'sec-fetch-site': site } = await (await sent).allHeaders()
    expect({ origin, referer, site }).toEqual({
      origin: visited.origin,
      referer: `${visited.origin}/l/${code}`,
      site: 'same-origin',
    })
    const said = visited.page.getByText(/รับรายงานแล้ว|ขอบคุณที่ช่วยรายงาน/).first()
    const { y = -1 } = (await said.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(844)
    await visited.close()
    await reportedBy(code, '198.51.100.7', '198.51.100.8', '198.51.100.9')
    expect((await fetch(`${inject('origin')}/l/${code}`)).status).toBe(410)
  })
})

it('has a neutral link card: where it leads, and no picture', async () => {
  const html = await (await fetch(`${inject('origin')}/l/${await madeLink()}`)).text()
  expect(html).toContain('<meta property="og:title" content="ลิงก์ไปยัง destination.example.org">')
  expect(html).not.toContain('og:image')
  expect(html.length).toBeLessThan(10 * 1024)
})

it('takes the continue link away when the report has closed the link', async () => {
  const code = await madeLink()
  const visited = await visit(`/l/${code}`)
  await reportedBy(code, '198.51.100.1', '198.51.100.2')
  const button = visited.page.getByRole('button', { name: 'รายงานลิงก์นี้' })
  await button.click()
  await button.click()
  await visited.page.getByText('ลิงก์นี้ถูกปิดแล้ว').waitFor()
  expect(await visited.page.locator('#go').count()).toBe(0)
  await visited.close()
})

it('refuses a report from another web site', async () => {
  const code = await madeLink()
  const visited = await visit('/api/v1')
  await standIn(
    visited.page,
    `<form method="post" action="${visited.origin}/api/v1/links/${code}/report"><button>free prize</button></form>`,
  )
  await visited.page.goto('https://evil.example/')
  const answer = visited.page.waitForResponse((response) => response.url().endsWith('/report'))
  await visited.page.getByRole('button').click()
  expect((await answer).status()).toBe(403)
  await visited.page.getByText('ไม่รับรายงานจากเว็บไซต์อื่น').waitFor()
  visited.faults.splice(0, Infinity)
  await visited.close()
  expect(
    await (await fetch(`${inject('origin')}/api/v1/links/${code}/report`, { method: 'POST' })).json(),
  ).toMatchObject({ reports: 1 })
})

describe.for(
  wide([
    { width: 390, height: 844, colorScheme: 'light' },
    { width: 1280, height: 800, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
  ] as const),
)('at $width px, $colorScheme', ({ colorScheme, ...viewport }) => {
  it.for(['young', 'warned', 'closed', 'unknown', 'reported'] as const)(
    'the %s page fits, its buttons can be tapped, and axe finds nothing',
    async (kind) => {
      const url = kind === 'warned' ? `http://xn--42c2d9a.xn--o3cw4h:8080/${'ยาว'.repeat(60)}` : TARGET
      const code = kind === 'unknown' ? 'k7m2wq9x' : await madeLink(url)
      if (kind === 'closed') await reportedBy(code, '198.51.100.1', '198.51.100.2', '198.51.100.3')
      const visited = await visit(`/l/${code}`, { viewport, colorScheme, expectedStatuses: [404, 410] })
      const { page } = visited
      if (kind === 'reported') {
        await page.evaluate(() => document.forms[0]?.submit()) // bypasses the script, as a browser without one
        await page.getByText('ขอบคุณที่ช่วยรายงาน').waitFor()
      }
      const folder = process.env['SCREENSHOTS']
      if (folder)
        await page.screenshot({
          path: join(folder, `links-${kind}-${viewport.width}-${colorScheme}.png`),
          fullPage: true,
        })
      const box = await page.locator('main').boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      for (const control of await page.locator('button:visible, a.go').all()) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(48)
      }
      expect(await axeFindings(page)).toEqual([])
      await visited.close()
    },
  )
})

it.for([
  '{"a":1}',
  '[null,5,{"code":1}]',
  '"text"',
  '[{"code":"a","shortUrl":"b","destinationUrl":"c","closeToken":"d"}]',
])('makes links although another script has stored %s where it keeps them', async (stored) => {
  const { page, close } = await visit('/links')
  await page.evaluate((text) => localStorage.setItem('own-links', text), stored)
  await page.reload()
  await page.fill('#links [name=url]', 'https://first.example.org/a')
  await page.press('#links [name=url]', 'Enter')
  await page.locator('[data-own-link]').waitFor()
  expect(await page.locator('[data-own-link]').count()).toBe(1)
  await close()
})

it('closes a link that was made in this browser, after a reload too, and in no other browser', async () => {
  const { page, origin, close } = await visit('/links')
  const make = async (url: string): Promise<string> => {
    await page.fill('#links [name=url]', url)
    await page.press('#links [name=url]', 'Enter')
    const row = page.locator('[data-own-link]', { hasText: new URL(url).host })
    await row.waitFor()
    return (await row.getAttribute('data-own-link')) ?? ''
  }
  const [first, second] = [await make('https://first.example.org/a'), await make('https://second.example.org/b')]
  await page.reload()
  const rowOf = (code: string) => page.locator(`[data-own-link="${code}"]`)
  page.once('dialog', (dialog) => void dialog.dismiss())
  await rowOf(first).getByRole('button').click()
  expect((await fetch(`${origin}/l/${first}`)).status).toBe(200)
  page.once('dialog', (dialog) => void dialog.accept())
  await rowOf(first).getByRole('button').click()
  await rowOf(first).getByText('ปิดแล้ว').waitFor()
  expect((await fetch(`${origin}/l/${first}`)).status).toBe(410)
  expect((await fetch(`${origin}/l/${second}`)).status).toBe(200)
  await page.reload()
  await rowOf(second).waitFor()
  expect(await page.locator('[data-own-link]').count()).toBe(1)
  expect(await axeFindings(page)).toEqual([])
  await close()
  const other = await visit('/links')
  expect(await other.page.locator('[data-own-link]').count()).toBe(0)
  await other.close()
})

describe.for(['/links', '/en/links'])('a link that is closed on %s', (path) => {
  it.for([false, true])('is not given out any more, put away before: %s', async (isPutAway) => {
    const { page, close } = await visit(path)
    const field = page.locator('#links [name=url]')
    await field.fill('https://one.example.org/a')
    await field.press('Enter')
    await page.locator('#links .result img').waitFor()
    const row = page.locator('[data-own-link]')
    const code = (await row.getAttribute('data-own-link')) ?? ''
    if (isPutAway) {
      await field.fill('https://two.example.org/b')
      await page.locator('#links .result details').waitFor()
    }
    page.once('dialog', (dialog) => void dialog.accept())
    await row.getByRole('button').click()
    await row.getByText(/ปิดแล้ว|Closed/).waitFor()
    const place = page.locator('#links .result')
    await place.getByText(/ปิดแล้ว|Closed/).waitFor()
    expect(await place.innerText()).toContain(code)
    expect(
      await page.locator('#links').locator(`.result :is(img, a, button), [data-own-link] :is(a, button)`).count(),
    ).toBe(0)
    await field.fill('https://three.example.org/c')
    await field.press('Enter')
    await page.locator('#links .result img').waitFor()
    expect(await page.locator('#links .result').innerText()).not.toContain(code)
    await close()
  })
})

it('folds a link that visitors have closed when its clicks are asked for', async () => {
  const { page, close } = await visit('/links')
  await page.fill('#links [name=url]', 'https://one.example.org/a')
  await page.press('#links [name=url]', 'Enter')
  await page.locator('#links .result img').waitFor()
  const code = (await page.locator('[data-own-link]').getAttribute('data-own-link')) ?? ''
  await reportedBy(code, '198.51.100.1', '198.51.100.2', '198.51.100.3')
  await page.getByRole('button', { name: 'ดูจำนวนคลิก' }).click()
  await page.locator('#links .result').getByText('ปิดแล้ว').waitFor()
  expect(await page.locator('#links .result :is(img, button)').count()).toBe(0)
  await close()
})
