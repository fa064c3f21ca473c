import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'

useBrowser()

/** Presses a print button; what the printer would get has so many sheets of A4 with the usual margins. */
async function sheets(page: Page, button: string, look = async (): Promise<void> => undefined): Promise<number> {
  await page.evaluate(() => (window.print = () => undefined))
  await page.locator(button).click()
  await page.emulateMedia({ media: 'print' })
  await look()
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
  const pdf = await page.pdf({ format: 'A4', margin, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

const PRINT = ':is(#qr, #links, #promptpay) .actions button:has([href="#i-print"])'

describe.for(['/', '/en/'])('the sheets of each way to print, from %s and the pages of the tools', (home) => {
  it.for(['', 'holidays'])('a year: the list, and the months, from %j', async (name) => {
    const { page, close } = await visit(home + name, { now: '2026-11-26T05:00:00Z' })
    await page.locator('#holidays').scrollIntoViewIfNeeded()
    await page.locator('[data-next-days] dd').first().waitFor()
    await page.locator('[data-list] li').first().waitFor({ state: 'attached' })
    const look = async (): Promise<void> => {
      for (const shown of ['[data-list] li', '[data-calendar] .month', '[data-year-title]'])
        expect(await page.locator(shown).last().isVisible()).toBe(true)
      for (const hidden of ['h1', '#next-days', '.promises', '.bar', 'button[data-print]'])
        expect(await page.locator(hidden).first().isVisible()).toBe(false)
    }
    expect(await sheets(page, 'button[data-print]', look)).toBe(2)
    await close()
  })

  it.for(['', 'promptpay'])('a payment card, from %j', async (name) => {
    const { page, close } = await visit(home + name)
    await page.locator('#promptpay [name=target]').first().fill('0899998888')
    await page.locator('#promptpay .card').waitFor()
    expect(await sheets(page, PRINT)).toBe(1)
    await close()
  })

  it.for(['', 'qr'])('a code, from %j', async (name) => {
    const { page, close } = await visit(home + name)
    await page.locator('#qr [name=url]').fill('https://www.example.org/')
    await page.locator('#qr .result img').waitFor()
    expect(await sheets(page, PRINT)).toBe(1)
    await close()
  })

  it.for(['', 'links'])('the code of a link, from %j', async (name) => {
    const { page, close } = await visit(home + name)
    await page.locator('#links [name=url]').fill('https://www.example.org/')
    await page.locator('#links form .button').click()
    await page.locator('#links .result img').waitFor()
    expect(await sheets(page, PRINT)).toBe(1)
    await close()
  })

  it('labels, one a sheet', async () => {
    const { page, close } = await visit(`${home}address`)
    await page.locator('#labels textarea').fill('สมชาย 0812345678 12/3 แขวงสีลม กทม\n\nสมหญิง 0812345678 9 แขวงสีลม กทม')
    await page.locator('#labels form button').click()
    await page.locator('.label-card').nth(1).waitFor()
    expect(await sheets(page, '[data-print-labels]')).toBe(2)
    await close()
  })
})
