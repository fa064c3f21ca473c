import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'

useBrowser()

// The bank list of 2027 is announced, the government's is not (data/holidays/2027.json).
describe('a question that one list cannot answer', () => {
  it('is answered by the other', async () => {
    const path = '/business-day#business-day?from=2026-12-30&days=2&type=all'
    const { page, close } = await visit(path, { expectedStatuses: [404] })
    const result = page.locator('#business-day .result')
    await result.getByText('ธนาคาร: 5 มกราคม 2570').waitFor()
    expect(await result.innerText()).toContain('ราชการ: ยังไม่ประกาศ')
    await close()
  })
})

describe('days of some provinces', () => {
  it('stand beside the next business day that is one', async () => {
    const { page, close } = await visit('/en/business-day#business-day?from=2026-10-15&days=1&type=bank')
    await page.locator('#business-day .note').getByText('16 October 2026: Special holiday, Bangkok only').waitFor()
    await close()
  })

  it('stand on the page of their year', async () => {
    const { page, close } = await visit('/holidays/2569')
    await page.getByRole('heading', { name: 'หยุดเฉพาะบางจังหวัด' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('เฉพาะพื้นที่กรุงเทพมหานคร')
    await close()
  })
})

it('the date tool shows the lunar day and the holy day', async () => {
  const { page, close } = await visit('/date')
  await page.locator('#date [name=date]').fill('2026-05-31')
  await page.locator('#date .facts').getByText('ขึ้น ๑๕ ค่ำ เดือน ๗ ปีมะเมีย').waitFor()
  expect(await page.locator('#date .facts').innerText()).toContain('วันพระ')
  await close()
})

describe('the holidays', () => {
  it.for(['/holidays', '/en/holidays'])('answer first, and show the month of today on a phone: %s', async (path) => {
    const { page, close } = await visit(path, { hasTouch: true, isMobile: true })
    // Thursday 10 December 2026 is Constitution Day on both lists; Monday the 7th replaces Saturday 5 December.
    await page.clock.setFixedTime(new Date('2026-12-04T05:00:00Z'))
    await page.reload()
    await page.locator('#next-days').scrollIntoViewIfNeeded()
    const answers = page.locator('.next-days')
    await answers.getByText(path === '/holidays' ? 'วันอังคาร 8 ธันวาคม 2569' : 'Tuesday 8 December 2026').waitFor()
    await answers.getByText(path === '/holidays' ? 'พรุ่งนี้' : 'tomorrow').waitFor()
    await answers.getByText(path === '/holidays' ? '5 ธันวาคม – 7 ธันวาคม' : '5 December – 7 December').waitFor()
    const month = page.locator('.month', { has: page.locator('[data-date="2026-12-04"]') })
    await month.waitFor()
    const [seen, strip] = [await month.boundingBox(), await page.locator('.months').boundingBox()]
    expect(Math.abs((seen?.x ?? 0) - (strip?.x ?? 0))).toBeLessThan(3)
    const [list, calendar] = [
      await page.locator('[data-list]').boundingBox(),
      await page.locator('[data-calendar]').boundingBox(),
    ]
    expect(list && calendar && list.y < calendar.y).toBe(true)
    await close()
  })
})
