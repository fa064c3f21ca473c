import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { pixelsOf } from './pixels.ts'

useBrowser()

/** Thai at its tallest and deepest, a mark over a mark and one under a leg, and Latin at its deepest. */
const TALL = 'ปู่ที่ ฎุฐูญู กี๊ผู้ _gj'

const pages = [
  '/',
  '/promptpay',
  '/qr',
  '/address',
  '/labels',
  '/links',
  '/baht-text',
  '/business-day',
  '/postcode',
  '/docs',
]

const PLAIN = `* { transition: none !important; animation: none !important; caret-color: transparent !important }
  .judged, .judged:focus { color: #000 !important; background: #fff !important; border-color: #fff !important;
    box-shadow: none !important; outline: none !important; appearance: none !important }
  body > .judged { position: fixed; inset: 0 0 auto; z-index: 9999; padding: 60px 20px; line-height: 3; white-space: pre }`

/** Number of pixel rows of a picture from the first with ink to the last. */
async function inkRows(picture: Buffer): Promise<number> {
  const { width, height, data } = await pixelsOf(picture)
  const inked = Array.from({ length: height }, (_, y) =>
    data.subarray(y * width * 4, (y + 1) * width * 4).some((value, at) => at % 4 !== 3 && value < 128),
  )
  return inked.lastIndexOf(true) - inked.indexOf(true) + 1
}

/** Heights of the letters in a field, and in a box with the field's font and room on every side. */
async function heights(page: Page, field: Locator): Promise<{ field: number; box: number }> {
  await field.evaluate((element, text) => {
    element.classList.add('judged')
    if (element instanceof HTMLSelectElement) element.replaceChildren(new Option(text))
    else (element as HTMLInputElement).value = text
  }, TALL)
  const inField = await inkRows(await field.screenshot())
  await field.evaluate((element, text) => {
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element)
    const box = Object.assign(document.createElement('div'), { className: 'judged', textContent: text })
    Object.assign(box.style, { fontFamily, fontSize, fontWeight })
    document.body.append(box)
  }, TALL)
  const box = page.locator('body > .judged')
  const inBox = await inkRows(await box.screenshot())
  await box.evaluate((element) => element.remove())
  await field.evaluate((element) => element.classList.remove('judged'))
  return { field: inField, box: inBox }
}

it.for(pages)('letters are whole in every field of %s', async (path) => {
  const { page, close } = await visit(path, { deviceScaleFactor: 2, bypassCSP: true })
  await page.addStyleTag({ content: PLAIN })
  await page.evaluate(() => document.fonts.ready)
  const typed = 'input:is(:not([type]), [type=text], [type=search], [type=url], [type=tel], [type=email]), select'
  const fields = await page.locator(`:is(${typed}):visible`).all()
  expect(fields.length).toBeGreaterThan(0)
  const looks = new Set<string>()
  for (const field of fields) {
    const look = await field.evaluate((element) => {
      const { font, height } = getComputedStyle(element)
      return `${element.tagName} ${font} ${height}`
    })
    if (looks.has(look)) continue
    looks.add(look)
    const { field: inField, box } = await heights(page, field)
    expect(Math.abs(inField - box), `${look}: ${inField} rows of ${box}`).toBeLessThanOrEqual(1)
  }
  await close()
})
