import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { useBrowser, visit, type Visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

const ORDERS = [
  'สมชาย ใจดี 081-234-5678\n99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนือ อ.เมือง จ.สมุทรปราการ 10270\nฝากป้อมยามได้',
  'คุณมินตรา 0899998888 12 ซอยลาดพร้าว 80 แขวงวังทองหลาง เขตวังทองหลาง กทม 10310',
  'ส่งที่เดิมนะคะ',
]

async function desk(path = '/address', pasted = ORDERS.join('\n\n')): Promise<Visit> {
  const visited = await visit(path)
  await visited.page.locator('#labels textarea[name=orders]').fill(pasted)
  await visited.page.locator('#labels form button').click()
  await visited.page
    .locator('.label-card')
    .nth(pasted.split('\n\n').length - 1)
    .waitFor()
  return visited
}

const CORRECTED = 'คุณใหม่ ถูกต้อง โทร. 0899998888\n99/9 ถนนใหม่\nต.สุเทพ อ.เมืองเชียงใหม่\nเชียงใหม่ 50200'

async function savedTable(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  return readFileSync((await download.path()) ?? '', 'utf8')
}

/** What a PDF calls a length. */
const points = (mm: number): number => Math.round((mm * 72) / 25.4)

const labelAt = (page: Page, at: number): Promise<string> => page.locator('.label-card > textarea').nth(at).inputValue()

describe('the label desk', () => {
  it('makes a label of each order, and empties the field for the next ones', async () => {
    const { page, close } = await desk()
    expect(await labelAt(page, 0)).toBe(
      'สมชาย ใจดี โทร. 0812345678\n99/1 หมู่ 5 ถนนสุขุมวิท\nตำบลสำโรงเหนือ อำเภอเมืองสมุทรปราการ\nสมุทรปราการ 10270',
    )
    expect(await labelAt(page, 2)).toBe('ส่งที่เดิมนะคะ')
    expect(await page.locator('#labels textarea[name=orders]').inputValue()).toBe('')
    expect(await page.locator('.label-card .original').first().textContent()).toBe(ORDERS[0])
    await close()
  })

  it('puts what is not on the label there with one tap, and takes it off with another', async () => {
    const { page, close } = await desk()
    const piece = page.getByRole('button', { name: 'ฝากป้อมยามได้' })
    await piece.click()
    expect((await labelAt(page, 0)).split('\n')[1]).toBe('ฝากป้อมยามได้')
    await piece.click()
    expect(await labelAt(page, 0)).not.toContain('ฝากป้อมยามได้')
    await close()
  })

  it('copies and saves the labels as they were edited', async () => {
    const { page, close } = await desk()
    await page.locator('.label-card > textarea').nth(1).fill('=มินตรา')
    const csv = await savedTable(page)
    expect(csv.startsWith('\uFEFFcompany,name,phone,label,')).toBe(true)
    expect(csv).toContain("'=มินตรา")
    expect(csv.trim().split('\r\n')).toHaveLength(4)
    await close()
  })

  // What is expected is what is typed; that Su Thep has 50200 is in Thailand Post's list.
  it.for(['/address', '/en/address'])('saves columns of the label as it was corrected, on %s', async (path) => {
    const { page, close } = await desk(path, 'สมชาย ใจดี 0812345678\n12/3 แขวงสีลม บางรัก กทม')
    await page.locator('.label-card > textarea').fill(CORRECTED)
    const [, row = ''] = (await savedTable(page)).trim().split('\r\n')
    expect(row).toBe(`,คุณใหม่ ถูกต้อง,0899998888,${CORRECTED.replaceAll('\n', ' ')},สุเทพ,เมืองเชียงใหม่,เชียงใหม่,50200`)
    await close()
  })

  it('saves nothing while a corrected label cannot be read, and leaves the columns of no place empty', async () => {
    const { page, faults, close } = await desk('/address', 'สมชาย ใจดี 0812345678\n12/3 แขวงสีลม บางรัก กทม')
    let isSaved = false
    page.on('download', () => (isSaved = true))
    await page.route('**/parse', (route) => route.abort())
    await page.locator('.label-card > textarea').fill('สมหญิง โทร. 0899998888')
    await page.getByRole('button', { name: 'CSV' }).click()
    await page.locator('#labels [data-said] .problem').waitFor()
    expect(isSaved).toBe(false)
    await page.unroute('**/parse')
    const [, row = ''] = (await savedTable(page)).trim().split('\r\n')
    expect(row).toBe(',สมหญิง,0899998888,สมหญิง โทร. 0899998888,,,,')
    await page.getByText('ใบที่ 1 อ่านที่อยู่ไม่ได้').waitFor()
    faults.splice(0, Infinity, ...faults.filter((fault) => !fault.includes('ERR_FAILED')))
    await close()
  })

  it('saves what is typed while it is read', async () => {
    const { page, close } = await desk('/address', 'สมชาย ใจดี 0812345678\n12/3 แขวงสีลม บางรัก กทม')
    const field = page.locator('.label-card > textarea')
    let asked = 0
    await page.route('**/parse', async (route) => {
      asked += 1
      if (asked === 1) await field.fill(CORRECTED)
      await route.continue()
    })
    await field.fill('สมหญิง 0811111111\n12/3 แขวงสีลม บางรัก กทม')
    const [, row = ''] = (await savedTable(page)).trim().split('\r\n')
    expect(row).toMatch(/,0899998888,.*,เชียงใหม่,50200$/)
    await close()
  })

  it('keeps what was corrected when it joins labels, and joins them again', async () => {
    const parts = ['สมชาย ใจดี 0812345678', '12/3 แขวงสีลม บางรัก กทม', 'ฝากป้อมยาม']
    const { page, close } = await desk('/address', parts.join('\n\n'))
    await page.locator('.label-card > textarea').first().fill('สมชาย ใจดี 0999999999')
    for (const left of [2, 1]) {
      await page.locator('.label-card').nth(1).getByRole('button', { name: 'รวมกับใบก่อนหน้า' }).click()
      await page.waitForFunction((count) => document.querySelectorAll('.label-card').length === count, left)
    }
    expect(await labelAt(page, 0)).toBe('สมชาย ใจดี 0999999999\n12/3\nแขวงสีลม เขตบางรัก\nกรุงเทพมหานคร 10500\nฝากป้อมยาม')
    const [, row = ''] = (await savedTable(page)).trim().split('\r\n')
    expect(row).toMatch(/^,สมชาย ใจดี,0999999999,.*,สีลม,บางรัก,กรุงเทพมหานคร,10500$/)
    await close()
  })

  it('makes the label of a company and a box although no district is named', async () => {
    const { page, close } = await visit('/address')
    await page.locator('#labels textarea[name=orders]').fill('บริษัท ไทยรุ่งเรือง จำกัด ตู้ ปณ. 12 ปณฝ.รองเมือง ฝากด้วยนะ')
    await page.locator('#labels form button').click()
    await page.locator('.label-card .problem').getByText('ไม่พบตำบล').waitFor()
    expect(await labelAt(page, 0)).toMatch(/^บริษัท ไทยรุ่งเรือง จำกัด\nตู้ ปณ. 12/)
    await close()
  })

  it('joins an order with the one before it, and takes one away', async () => {
    const { page, close } = await desk()
    await page.locator('.label-card').nth(2).getByRole('button', { name: 'รวมกับใบก่อนหน้า' }).click()
    await page.waitForFunction(() => document.querySelectorAll('.label-card').length === 2)
    expect(await page.locator('.label-card .original').nth(1).textContent()).toBe(`${ORDERS[1]}\n${ORDERS[2]}`)
    await page.getByRole('button', { name: 'เอาออก' }).first().click()
    expect(await page.locator('.label-card').count()).toBe(1)
    await close()
  })

  it('offers the places that fit, and takes the chosen one', async () => {
    const { page, close } = await visit('/address')
    await page.locator('#labels textarea[name=orders]').fill('คุณฝน 0812345678 12 ต.หนองบัว')
    await page.locator('#labels form button').click()
    const choice = page.locator('.label-card .pieces button').first()
    const name = await choice.textContent()
    await choice.click()
    expect((await labelAt(page, 0)).replaceAll('\n', ' ')).toContain(name)
    await close()
  })

  it('says of an order that is too long which one it is, and keeps what was pasted', async () => {
    const { page, close } = await visit('/en/address')
    await page.locator('#labels textarea[name=orders]').fill(`${ORDERS[0]}\n\n${'a'.repeat(501)}`)
    await page.locator('#labels form button').click()
    await page.getByText('Order 2 is longer than 500 characters').waitFor()
    expect(await page.locator('.label-card').count()).toBe(0)
    expect(await page.locator('#labels textarea[name=orders]').inputValue()).toContain('สมชาย')
    await close()
  })

  it.for(['a6', '100x150'])('prints one label a sheet of %s', async (paper) => {
    const { page, close } = await desk()
    await page.locator('#labels select').selectOption(paper)
    await page.evaluate(() => (window.print = () => undefined))
    await page.getByRole('button', { name: 'พิมพ์ทุกใบ' }).click()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual(
      paper === 'a6' ? [points(105), points(148)] : [points(100), points(150)],
    )
    await close()
  })

  it.for(wide(['light', 'dark'] as const))(
    'is accessible and fits a phone with labels on it, %s',
    async (colorScheme) => {
      const { page, close } = await desk('/en/address')
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await close()
    },
  )
})
