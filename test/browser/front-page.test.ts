import { describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'
import { codesIn } from './codes.ts'
import { wide } from './wide.ts'

useBrowser()

const phone = { hasTouch: true, isMobile: true }

describe('the front page', () => {
  it.for(['/', '/en/'])('makes a payment code in the first screen of a phone, and sends nothing: %s', async (path) => {
    const { page, close } = await visit(path, { ...phone, locale: path === '/' ? 'th-TH' : 'en-GB' })
    const target = page.locator('#promptpay [name=target]')
    const amount = page.locator('#promptpay [name=amount]')
    const example = await page.locator('#promptpay .example').boundingBox()
    expect((example?.y ?? 999) + (example?.height ?? 999)).toBeLessThan(844)
    await page.waitForLoadState('networkidle')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await target.fill('0899998888')
    await amount.fill('350')
    await page.locator('#promptpay .card').getByText('฿350.00').waitFor()
    const [code] = await codesIn(await page.locator('#promptpay .card').screenshot())
    expect(code).toMatch(/66899998888.*5406350\.00/)
    const saved = page.waitForEvent('download')
    await page.locator('#promptpay .result .button').click()
    expect((await saved).suggestedFilename()).toBe('promptpay.png')
    expect(sent.filter((each) => /899998888|350|\/api\//.test(each))).toEqual([])
    await close()
  })

  it('says what is wrong with a number under its field', async () => {
    const { page, close } = await visit('/en/', { expectedStatuses: [400] })
    await page.locator('#promptpay [name=target]').fill('12345')
    await page.keyboard.press('Tab')
    // This form has no choice of kinds: the message names all of them.
    expect(await page.locator('#promptpay label > .problem').innerText()).toMatch(/10.*13/s)
    expect(await page.locator('#promptpay .result').innerText()).toContain('Phone or 13-digit ID')
    await close()
  })

  it.for(
    wide([
      { width: 390, path: '/', colorScheme: 'light' },
      { width: 390, path: '/en/', colorScheme: 'dark' },
      { width: 1280, path: '/', colorScheme: 'dark' },
      { width: 1280, path: '/en/', colorScheme: 'light' },
      { width: 820, path: '/', colorScheme: 'light' },
    ] as const),
  )('is accessible and fits: $width px, $path, $colorScheme', async ({ width, path, colorScheme }) => {
    const { page, close } = await visit(path, { viewport: { width, height: 844 }, colorScheme })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await close()
  })

  it('leads to the page of every tool, and each way is there', async () => {
    const { page, origin, close } = await visit('/')
    const rows = await page.locator('#tools a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    // The page of codes has a second row, which selects Wi-Fi.
    const ways = rows.filter((way) => way !== '/qr#qr?kind=wifi')
    expect(rows).toHaveLength(ways.length + 1)
    await page.goto(`${origin}/promptpay`)
    const tools = page.locator('[aria-labelledby=footer-tools] a')
    const named = await tools.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(ways.toSorted()).toEqual(named.toSorted())
    const statuses = await Promise.all(ways.map(async (way) => (await fetch(origin + way)).status))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    await close()
  })

  it('copies the call of its band for programs', async () => {
    const { page, origin, close } = await visit('/', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.locator('[data-copy-line]').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`curl -G '${origin}/api/v1/tools/thai/baht-text' --data-urlencode 'amount=1234.50'`)
    await close()
  })

  it('leads to its English twin and back', async () => {
    const { page, close } = await visit('/')
    expect(await page.title()).toContain('เครื่องมือร้านไทย')
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await page.getByRole('heading', { name: 'The small jobs of a Thai shop' }).waitFor()
    await page.getByRole('link', { name: 'ไทย', exact: true }).click()
    await page.getByRole('heading', { name: 'งานจุกจิกของร้านไทย' }).waitFor()
    await close()
  })

  it('has nothing dead without script, and its rows lead on', async () => {
    const { page, close } = await visit('/', { javaScriptEnabled: false })
    for (const selector of ['form', '.copy', 'main button'])
      for (const each of await page.locator(selector).all()) expect(await each.isVisible()).toBe(false)
    await page.locator('.tool noscript a').click()
    await page.locator('form[action$="qr.png"]').waitFor()
    await close()
  })

  it('has a page for wrong addresses', async () => {
    const { page, close } = await visit('/nowhere', { expectedStatuses: [404] })
    expect(await page.getByRole('heading', { name: 'ไม่พบหน้านี้' }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
    await close()
  })
})

/** Every fragment that a page, the reference or a bookmark of version 1.2 may have. */
const moved = [
  ['address', '/address#address'],
  ['holidays', '/holidays#holidays'],
  ['next-days', '/holidays#next-days'],
  ['feed', '/holidays#feed'],
  ['promptpay?target=0899998888&amount=350', '/promptpay#promptpay?target=0899998888&amount=350'],
  ['decode?payload=000201', '/promptpay#decode?payload=000201'],
  ['qr?kind=wifi&ssid=Cafe', '/qr#qr?kind=wifi&ssid=Cafe'],
  ['links?url=www.example.org', '/links#links?url=www.example.org'],
  ['baht-text?amount=21', '/baht-text#baht-text?amount=21'],
  ['date?date=2026-11-21', '/date#date?date=2026-11-21'],
  ['digits?text=1', '/digits#digits?text=1'],
  ['id?id=3000044726397', '/id#id?id=3000044726397'],
  ['romanize?text=ก', '/romanize#romanize?text=%E0%B8%81'],
  ['speech', '/speech#speech'],
  ['words', '/words#words'],
  ['client', '/docs#elements'],
] as const

describe.for(['/', '/en/'])('an address of version 1.2 below %s', (base) => {
  it('leads to the page of its tool, with its values, which no server sees', async () => {
    const { page, origin, close } = await visit(`${base}docs`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    for (const [from, to] of moved) {
      await page.goto('about:blank')
      await page.goto(`${origin}${base}#${from}`)
      await page.waitForURL(`${origin}${base}${to.slice(1)}`)
    }
    expect(sent.filter((url) => /#|899998888|Cafe/.test(new URL(url).search))).toEqual([])
    await close()
  })

  it('fills the form there, from the address bar of the front page too', async () => {
    const { page, close } = await visit(base, { locale: 'th-TH' })
    await page.evaluate(() => void (location.hash = '#baht-text?amount=21'))
    await page.waitForURL(`**${base}baht-text#baht-text?amount=21`)
    await page.locator('#baht-text .big').getByText('ยี่สิบเอ็ดบาทถ้วน').waitFor()
    await close()
  })
})
