import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { codesIn } from './codes.ts'

useBrowser()

/** Presses a print button. @returns the number of A4 sheets with the usual margins that the printer would get. */
async function sheets(page: Page, button: string, look = async (): Promise<void> => undefined): Promise<number> {
  await page.evaluate(() => (window.print = () => (document.title = 'printed')))
  await page.locator(button).click()
  await page.waitForFunction(() => document.title === 'printed')
  await page.emulateMedia({ media: 'print' })
  await look()
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

/** The content of an A4 sheet at 96 pixels an inch within margins of a centimetre, and the codes that readers find. */
async function poster(
  page: Page,
  part: string,
): Promise<{ share: number; offCentre: number; codes: string[]; text: string }> {
  await page.setViewportSize({ width: 718, height: 1047 })
  const box = await page.locator(`.poster ${part}`).boundingBox()
  if (!box) throw new Error(`no ${part} on the sheet`)
  const codes = await codesIn(await page.screenshot())
  const text = await page.locator('.poster').innerText()
  return { share: box.width / 794, offCentre: Math.abs(box.x + box.width / 2 - 718 / 2), codes, text }
}

const PRINT = ':is(#qr, #links, #promptpay) .actions button:has([href="#i-print"])'

describe.for(['/', '/en/'])('the sheets of each way to print, below %s', (home) => {
  it('a year: the list, and the months', async () => {
    const { page, close } = await visit(`${home}holidays`, { now: '2026-11-26T05:00:00Z' })
    await page.locator('[data-next-days] dd').first().waitFor()
    await page.locator('[data-list] li').first().waitFor({ state: 'attached' })
    const look = async (): Promise<void> => {
      for (const shown of ['[data-list] li', '[data-calendar] .month', '[data-year-title]'])
        expect(await page.locator(shown).last().isVisible()).toBe(true)
      for (const hidden of ['h1', '#next-days', '.bar', 'button[data-print]'])
        expect(await page.locator(hidden).first().isVisible()).toBe(false)
    }
    expect(await sheets(page, 'button[data-print]', look)).toBe(2)
    await close()
  })

  it('a payment card', async () => {
    const { page, close } = await visit(`${home}promptpay`)
    await page.locator('#promptpay [name=target]').first().fill('0899998888')
    await page.locator('#promptpay .card').waitFor()
    const payload = await page.locator('#promptpay .payload').first().textContent()
    const look = async (): Promise<void> => {
      const { share, offCentre, codes } = await poster(page, '.card')
      expect(share).toBeGreaterThanOrEqual(0.6)
      expect(offCentre).toBeLessThan(2)
      expect(codes).toContain(payload)
    }
    expect(await sheets(page, PRINT, look)).toBe(1)
    await close()
  })

  it('a code', async () => {
    const { page, close } = await visit(`${home}qr`)
    await page.locator('#qr [name=url]').fill('https://www.example.org/')
    await page.locator('#qr .result img').waitFor()
    // The typed input replaces the code that the page drew when it came into view.
    await page.waitForLoadState('networkidle')
    const look = async (): Promise<void> => {
      const { share, offCentre, codes, text } = await poster(page, 'img')
      expect(share).toBeGreaterThanOrEqual(0.6)
      expect(offCentre).toBeLessThan(2)
      expect(codes).toContain('https://www.example.org/')
      expect(text).toBe('https://www.example.org/')
    }
    expect(await sheets(page, PRINT, look)).toBe(1)
    await close()
  })

  // The longest name (32 bytes) and password (63 characters) that IEEE 802.11 allows.
  it.for([
    ['Baan Kafae; 5G', 'aroi:mak,mak'],
    ['W'.repeat(32), 'M'.repeat(63)],
  ] as const)('the poster of the network %s, with its password and how to scan', async ([ssid, password]) => {
    const { page, close } = await visit(`${home}qr`)
    await page.locator('#qr .kinds label:has([value=wifi])').click()
    await page.locator('#qr [name=ssid]').fill(ssid)
    await page.locator('#qr [name=password]').fill(password)
    await page.locator('#qr .result img').waitFor()
    // The typed input replaces the code that the page drew when it came into view.
    await page.waitForLoadState('networkidle')
    const look = async (): Promise<void> => {
      const { share, codes, text } = await poster(page, 'img')
      expect(share).toBeGreaterThanOrEqual(0.6)
      expect(codes[0]).toMatch(/^WIFI:T:WPA;S:/)
      for (const words of [ssid, password, home === '/' ? 'เปิดกล้องมือถือ' : 'Open the camera'])
        expect(text).toContain(words)
    }
    expect(await sheets(page, PRINT, look)).toBe(1)
    await close()
  })

  it('the code of a link', async () => {
    const { page, close } = await visit(`${home}links`)
    await page.locator('#links [name=url]').fill('https://www.example.org/')
    await page.locator('#links form .button').click()
    await page.locator('#links .result img').waitFor()
    const look = async (): Promise<void> => {
      const { share, offCentre, codes, text } = await poster(page, 'img')
      expect(share).toBeGreaterThanOrEqual(0.6)
      expect(offCentre).toBeLessThan(2)
      expect(codes[0]).toMatch(/\/l\/\w{8}$/)
      expect(text).toContain(codes[0]?.replace(/^https?:\/\//, ''))
    }
    expect(await sheets(page, PRINT, look)).toBe(1)
    await close()
  })

  it('labels, one a sheet', async () => {
    const { page, close } = await visit(`${home}labels`)
    await page
      .locator('#labels [name=orders]')
      .fill('สมชาย 0812345678 12/3 แขวงสีลม กทม\n\nสมหญิง 0812345678 9 แขวงสีลม กทม')
    await page.locator('#labels form button').click()
    await page.locator('.label-card').nth(1).waitFor()
    expect(await sheets(page, '[data-print-labels]')).toBe(2)
    await close()
  })
})
