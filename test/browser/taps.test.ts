import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser, visit, type Visit } from './browser.ts'

useBrowser()

interface Finger extends Visit {
  readonly tap: (selector: string) => Promise<void>
  /** Presses the phone keyboard's key of this name. */
  readonly next: (key: 'next' | 'done') => Promise<void>
  readonly taps: () => number
}

/** A finger on the front page, which taps what is visible and types at the cursor. */
async function finger(): Promise<Finger> {
  // When a number is typed slowly, the page requests its first digits and gets a 400.
  const visited = await visit('/', { hasTouch: true, isMobile: true, expectedStatuses: [400] })
  let taps = 0
  const tap = async (selector: string): Promise<void> => {
    taps++
    await visited.page.locator(selector).tap()
  }
  const next = async (key: string): Promise<void> => {
    expect(await visited.page.locator(':focus').getAttribute('enterkeyhint')).toBe(key)
    await visited.page.keyboard.press('Enter')
    // `done` hides the keyboard: no field has the focus.
    if (key === 'done') await expect.poll(() => visited.page.locator(':focus').count()).toBe(0)
  }
  return { ...visited, tap, next, taps: () => taps }
}

/** Whether something is on the screen now, without a swipe. */
async function seen(page: Page, selector: string): Promise<void> {
  const top = async (): Promise<number> => (await page.locator(selector).first().boundingBox())?.y ?? Infinity
  await expect.poll(top).toBeLessThan(844 - 44)
  expect(await top()).toBeGreaterThanOrEqual(0)
}

it('saves a payment code after two taps', async () => {
  const { page, tap, next, taps, close } = await finger()
  await tap('#promptpay [name=target]')
  await page.keyboard.type('0899998888')
  await next('next')
  await page.keyboard.type('350')
  await next('done')
  await page.locator('#promptpay .card').getByText('฿350.00').waitFor()
  const saved = page.waitForEvent('download')
  await tap('#promptpay .actions :text("บันทึกรูป")')
  await saved
  expect(taps()).toBe(2)
  await close()
})

it.for([
  ['its row', '#tools [href="/qr#qr?kind=wifi"]', '#qr [name=ssid]'],
  ['the kinds of code', '#tools [href="/qr"]', '#qr .kinds label:has([value=wifi])'],
] as const)('saves a code of a Wi-Fi network after three taps, by %s', async ([, row, name]) => {
  const { page, tap, next, taps, close } = await finger()
  await tap(row)
  await tap(name)
  await page.keyboard.type('Baan Kafae')
  await next('next')
  await page.keyboard.type('aroi-mak-mak')
  await next('done')
  await page
    .locator('#qr .payload', { hasText: 'WIFI:T:WPA;S:Baan Kafae;P:aroi-mak-mak;;' })
    .waitFor({ state: 'attached' })
  const saved = page.waitForEvent('download')
  await tap('#qr .actions :text("บันทึกรูป")')
  await saved
  expect(taps()).toBe(3)
  await close()
})

it('copies a short link after three taps', async () => {
  const { page, tap, taps, close } = await finger()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await tap('#tools [href="/links"]')
  await tap('#links [name=url]')
  await page.keyboard.type('https://th.wikipedia.org/wiki/ศาลา')
  await page.keyboard.press('Enter')
  await page.locator('#links .big a').waitFor()
  await tap('#links [data-result] button:text("คัดลอก")')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/l\/\w{8}$/)
  expect(taps()).toBe(3)
  await close()
})

it('prints three labels after four taps', async () => {
  const { page, tap, taps, close } = await finger()
  const orders = [
    'สมชาย ใจดี 0812345678\n12/3 แขวงสีลม บางรัก กทม',
    'วิชัย สุขสม 99 ม.8 ต.หนองแวง อ.พระยืน ขอนแก่น โทร.0934445566',
    'คุณมินตรา 0899998888 12 ซอยลาดพร้าว 80 แขวงวังทองหลาง เขตวังทองหลาง กทม 10310',
  ]
  await tap('#tools [href="/labels"]')
  await page.waitForURL('**/labels')
  await page.evaluate(() => (window.print = () => (document.title = 'printed')))
  await tap('#labels [name=orders]')
  await page.keyboard.insertText(orders.join('\n\n'))
  await tap('#labels form .button')
  await page.locator('.label-card').nth(2).waitFor()
  await tap('[data-print-labels]')
  await page.waitForFunction(() => document.title === 'printed')
  expect(await page.locator('.sheet article').count()).toBe(3)
  expect(taps()).toBe(4)
  await close()
})

it('finds the postcode of an order after two taps', async () => {
  const { page, tap, taps, close } = await finger()
  await tap('#tools [href="/address"]')
  await tap('#address thai-address-search input')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'ส่งน้องแนน 0812345678 99/1 ม.3 ต.สุเทพ อ.เมือง เชียงใหม่')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await page.locator('#address .parcel').getByText('50200').first().waitFor()
  expect(taps()).toBeLessThanOrEqual(3)
  await close()
})

it('shows the next business day and the next holiday after one tap', async () => {
  const { page, tap, taps, close } = await finger()
  await tap('#tools [href="/holidays"]')
  await page.locator('[data-next-days]').getByText('วันทำการถัดไป').waitFor()
  await seen(page, '[data-next-days]')
  expect(taps()).toBe(1)
  await close()
})
