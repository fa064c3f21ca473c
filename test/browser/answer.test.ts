import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

const desktop = { width: 1280, height: 800 }
const phone = { hasTouch: true, isMobile: true }
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  if (!found) throw new Error(`${selector} is not shown`)
  return found
}

describe('the answer of a tool page', () => {
  it.for(
    wide([
      '/promptpay',
      '/en/qr',
      '/baht-text',
      '/date',
      '/business-day',
      '/en/links',
      '/address',
      '/id',
      '/read',
      '/words',
    ]),
  )('is beside the form of %s on a wide screen and stays in sight, and the code is folded below both', async (path) => {
    const { page, close } = await visit(path, { viewport: desktop })
    const tool = page.locator('.leaf > .tool')
    const [ask, answer] = [await box(page, '.ask'), await box(page, '.answer')]
    expect(answer.x).toBeGreaterThan(ask.x + ask.width)
    expect(answer.y).toBeLessThan(ask.y + 8)
    expect((await box(page, 'details.code')).y).toBeGreaterThanOrEqual(ask.y + ask.height)
    expect(await tool.locator('[data-fetch]').isVisible()).toBe(false)
    await tool.getByText(/^(?:เรียกจากโปรแกรม|Call it from a program)$/).click()
    expect(await tool.locator('[data-fetch]').isVisible()).toBe(true)
    await close()
  })

  it('is in view at once: the payment code of 1280 × 800, whole, with its loud button', async () => {
    const { page, close } = await visit('/promptpay', { viewport: desktop })
    await page.locator('#promptpay [name=target]').fill('0899998888')
    await page.locator('#promptpay .read-back').waitFor()
    const save = await box(page, '#promptpay .result .button')
    expect(save.y + save.height).toBeLessThan(800)
    await page.evaluate(() => scrollTo(0, 150))
    expect((await box(page, '#promptpay .answer')).y).toBeGreaterThan(60)
    await close()
  })

  it.for(['/promptpay', '/qr', '/links', '/baht-text', '/date', '/address'])(
    'has one loud button on %s and at most two quiet ones beside it',
    async (path) => {
      const { page, close } = await visit(path)
      const id = path.slice(1)
      if (id === 'promptpay') await page.locator('[name=target]').first().fill('0899998888')
      if (id === 'address') await page.locator('[data-paste]').click()
      if (id === 'qr' || id === 'links') await page.locator(`#${id} [name=url]`).fill('https://www.example.org/')
      if (id === 'links') await page.locator('#links form .button').click()
      const actions = page.locator('.answer > .result .actions').first()
      await actions.waitFor()
      expect(await actions.locator('button.button').count()).toBe(1)
      expect(await actions.locator('button.quiet').count()).toBeLessThanOrEqual(2)
      await close()
    },
  )
})

describe('on a phone the answer at hand', () => {
  it('comes with the answer and its code, saves it, and goes when its own button or the footer is in view', async () => {
    const { page, close } = await visit('/promptpay', phone)
    const bar = page.locator('.at-hand')
    expect(await bar.isVisible()).toBe(false)
    await page.locator('#promptpay [name=target]').fill('0899998888')
    await page.locator('#promptpay [name=amount]').fill('350')
    await bar.getByText('฿350.00').waitFor()
    expect(await bar.locator('img').getAttribute('src')).toBe(
      await page.locator('#promptpay [data-qr]').getAttribute('src'),
    )
    const { y, height } = await box(page, '.at-hand')
    expect(y + height).toBe(844)
    const field = await box(page, '#promptpay [name=amount]')
    expect(field.y + field.height).toBeLessThanOrEqual(y)
    const saved = page.waitForEvent('download')
    await bar.getByRole('button').tap()
    expect((await saved).suggestedFilename()).toBe('promptpay.png')
    await page.locator('#promptpay .result .button').scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'hidden' })
    await page.locator('footer').scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'hidden' })
    await close()
  })

  it('is never of an older input', async () => {
    const { page, close } = await visit('/promptpay', phone)
    await page.locator('#promptpay [name=target]').fill('0899998888')
    const bar = page.locator('.at-hand')
    await bar.waitFor()
    const isAsleep = await page.locator('#promptpay [name=target]').evaluate(async (field: HTMLInputElement) => {
      field.value = '0811111'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
      const { visibility } = getComputedStyle(document.querySelector('.at-hand img') ?? document.body)
      return document.querySelector<HTMLElement>('.at-hand')?.inert === true && visibility === 'hidden'
    })
    expect(isAsleep).toBe(true)
    await close()
  })

  it.for(['/address', '/en/qr'])('has the first line or the picture of %s', async (path) => {
    const { page, close } = await visit(path, { ...phone, viewport: { width: 390, height: 600 } })
    const isAddress = path === '/address'
    if (isAddress) await page.locator('[data-paste]').tap()
    else await page.locator('#qr [name=url]').fill('https://www.example.org/')
    const bar = page.locator('.at-hand')
    await (isAddress ? bar.getByText('สมชาย ใจดี') : bar.locator('img')).waitFor()
    await bar.getByRole('button').waitFor()
    await close()
  })
})

describe('what is wrong', () => {
  it('is said under its field, which it describes, in the words of the chosen kind', async () => {
    const { page, close } = await visit('/promptpay', { expectedStatuses: [400] })
    await page.locator('#promptpay .kinds').getByText('เลข 13 หลัก').click()
    const target = page.locator('#promptpay form[data-form] [name=target]')
    await target.fill('12345')
    await page.keyboard.press('Tab')
    const said = page.locator('#promptpay .problem')
    await said.waitFor()
    expect(await said.textContent()).toBe('ต้องมี 13 หลัก ตอนนี้มี 5')
    expect(await target.getAttribute('aria-describedby')).toBe(await said.getAttribute('id'))
    expect(await page.locator('#promptpay [data-result]').innerText()).toBe('ยังไม่มีคำตอบ ดูที่ช่อง เลข 13 หลัก')
    const [field, words] = [await target.boundingBox(), await said.boundingBox()]
    expect((words?.y ?? 999) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(16)
    await target.fill('3000044726397')
    await page.locator('#promptpay [data-qr]').waitFor()
    expect(await page.locator('#promptpay :is([aria-invalid], [aria-describedby], .problem)').count()).toBe(0)
    await close()
  })

  it.for([
    ['/promptpay', '#promptpay form[data-form] [name=target]', '08a', '0812'],
    ['/promptpay', '#promptpay form[data-form] [name=target]', '0812345678901234567', '08123'],
    ['/baht-text', '#baht-text [name=amount]', '12x', '1,25'],
    ['/baht-text', '#baht-text [name=amount]', '1.234', '1,2'],
  ] as const)('is said on %s while the cursor is in %s if %s can only be wrong, and not of %s', async (row) => {
    const [path, field, wrong, unfinished] = row
    const { page, close } = await visit(path, { expectedStatuses: [400] })
    await page.locator(field).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(unfinished)
    await page.waitForTimeout(900)
    expect(await page.locator('.tool .problem').count()).toBe(0)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(wrong)
    await page.locator('.tool label > .problem').waitFor()
    expect(await page.locator(field).evaluate((each) => each === document.activeElement)).toBe(true)
    await close()
  })
})

const fault = { status: 503, contentType: 'text/html', body: '<h1>503 Service Unavailable</h1>' }
const faulty = [503]

describe('when the service has a fault', () => {
  it.for([
    ['/baht-text', '#baht-text .big', 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'],
    ['/date', '#date .big', 'วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569'],
    ['/id', '#id .big', 'ถูกต้อง'],
    ['/en/business-day', '#business-day .big', '20'],
    ['/holidays', '[data-next-days]', 'วันทำการถัดไป'],
  ] as const)('%s answers on the device, and says so', async ([path, place, answer]) => {
    const { page, close } = await visit('/404', { expectedStatuses: [404, ...faulty] })
    await page.route('**/api/**', (route) => route.fulfill(fault))
    await page.goto(new URL(path, page.url()).href)
    await page.locator(place).getByText(answer).first().waitFor()
    await page
      .locator('.offline')
      .getByText(/บริการขัดข้อง|has a fault/)
      .waitFor()
    await close()
  })

  it.for(['/links', '/en/speech', '/en/romanize'])('%s says so as a person would, and tries again', async (path) => {
    const { page, close } = await visit(path, { expectedStatuses: faulty })
    const tool = page.locator('.tool')
    await page.route('**/api/**', (route) => route.fulfill(fault))
    if (path === '/links') await page.locator('[name=url]').fill('https://www.example.org/')
    if (path === '/en/speech')
      await page.route('**/health', (route) => route.fulfill({ json: { speech: { ready: true } } }))
    if (path === '/en/speech') await page.reload()
    if (path === '/en/romanize') await page.locator('[name=text]').fill('เชียงใหม่')
    else await page.locator('.tool form .button').click()
    await tool
      .locator('.problem')
      .getByText(/บริการขัดข้องชั่วคราว|The service has a fault/)
      .waitFor()
    expect(await tool.innerText()).not.toContain('HTTP')
    await page.unroute('**/api/**')
    const asked = page.waitForResponse(/\/api\/v1\/(?:links|tools)/)
    await tool.getByRole('button', { name: /^(?:ลองใหม่|Try again)$/ }).click()
    await asked
    if (path !== '/en/speech') await tool.locator('.result .big').waitFor()
    await close()
  })
})

/** Records paths requested from here on, without the files of the site, and everything sent, decoded. */
function requestsOf(page: Page): { readonly paths: string[]; readonly sent: string[] } {
  const [paths, sent]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (/^(?:data|blob):$/.test(protocol)) return
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`))
    if (!pathname.startsWith('/site/') && pathname !== '/worker.js') paths.push(pathname)
  })
  return { paths, sent }
}

describe('what the browser can make', () => {
  it.for(wide(['/promptpay', '/en/promptpay']))('never leaves it: the number of a payment code on %s', async (path) => {
    const { page, close } = await visit(path)
    await page.evaluate(() => (window.print = () => undefined))
    await page.locator('#promptpay').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page
      .locator('#promptpay .ask')
      .getByText(/เบอร์ไม่ออกจากเครื่อง|stays on this device/)
      .waitFor()
    const { paths, sent } = requestsOf(page)
    await page.locator('#promptpay form[data-form] [name=target]').pressSequentially('0899998888')
    await page.locator('#promptpay form[data-form] [name=amount]').pressSequentially('350')
    await page.locator('#promptpay [data-card-name]').fill('ร้านบ้านขนม')
    await page.locator('#promptpay .payee').waitFor()
    const saved = page.waitForEvent('download')
    await page.locator('#promptpay .result .actions button').first().click()
    await saved
    await page.locator('#promptpay .result .actions button').last().click()
    await page.locator('[data-use]').click()
    await page.locator('[data-decode-result]').getByText('089-999-8888').waitFor()
    await page.waitForTimeout(500)
    expect(paths.filter((each) => /promptpay|qr/.test(each))).toEqual([])
    expect(paths).toEqual([])
    expect(sent.filter((each) => /899998888|350|ขนม/.test(each))).toEqual([])
    await close()
  })

  it.for(wide(['/qr', '/en/qr']))('never leaves it: the password of a Wi-Fi on %s, with a logo too', async (path) => {
    const { page, close } = await visit(path)
    await page.evaluate(() => (window.print = () => undefined))
    const logo = await page.locator('.brand').screenshot()
    await page.locator('#qr').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const { paths, sent } = requestsOf(page)
    await page.locator('#qr .kinds label:has([value=wifi])').click()
    await page.locator('#qr [name=ssid]').pressSequentially('MyCafe')
    await page.locator('#qr [name=password]').pressSequentially('aroi-mak-mak')
    await page.locator('#qr [name=caption]').fill('ยินดีต้อนรับ')
    await page.locator('#qr [name=logo]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    await page.locator('#qr [data-json]').getByText('"ecc": "H"').waitFor({ state: 'attached' })
    const saved = page.waitForEvent('download')
    await page.locator('#qr .result .actions button').first().click()
    await saved
    await page.locator('#qr .result .actions button').last().click()
    await page.waitForTimeout(500)
    expect(paths.filter((each) => each.includes('qr'))).toEqual([])
    expect(paths).toEqual([])
    expect(sent.filter((each) => /aroi|MyCafe/.test(each))).toEqual([])
    await close()
  })
})
