import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { useBrowser, visit } from './browser.ts'
import { codesIn } from './codes.ts'
import { holdDrawing } from './hold-drawing.ts'

useBrowser()
const run = promisify(execFile)
/** The page's calendar opens at this year. */
const NOW = '2026-11-20T05:00:00Z'
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

const json = async (page: Page, tool: string): Promise<unknown> =>
  JSON.parse((await page.locator(`#${tool} [data-json]`).textContent()) ?? '')

/** Runs the shown curl line in a shell, which must get the JSON beside it. */
async function expectCurlToAgree(page: Page, tool: string): Promise<void> {
  const line = (await page.locator(`#${tool} [data-curl]`).textContent()) ?? ''
  const { stdout } = await run('sh', ['-c', line.replace(/^curl/, 'curl -s')])
  expect(JSON.parse(stdout)).toEqual(await json(page, tool))
}

/** Runs the shown fetch line in the page, which must get the JSON beside it. */
async function expectFetchToAgree(page: Page, tool: string): Promise<void> {
  const line = (await page.locator(`#${tool} [data-fetch]`).textContent()) ?? ''
  expect(await page.evaluate(`(async () => ${line})()`)).toEqual(await json(page, tool))
}

/** One form and one answer each, from facts a Thai speaker can check. */
const typed: readonly (readonly [tool: string, field: string, value: string, answer: string])[] = [
  ['baht-text', 'amount', '2500021.25', 'สองล้านห้าแสนยี่สิบเอ็ดบาทยี่สิบห้าสตางค์'],
  ['date', 'date', '5/12/2570', 'วันอาทิตย์ที่ 5 ธันวาคม พ.ศ. 2570'],
  ['digits', 'text', 'บ้านเลขที่ 99/๑', 'บ้านเลขที่ ๙๙/1'],
  ['id', 'id', '1234567890122', 'ไม่ถูกต้อง'],
  ['romanize', 'text', 'เชียงใหม่', 'chiang mai'],
]

describe('the tools of one form', () => {
  it.for(typed)('%s answers %s = %s with %s', async ([tool, field, value, answer]) => {
    const { page, close } = await visit(`/${tool}`)
    await page.locator(`#${tool} [name=${field}]`).fill(value)
    await page.locator(`#${tool} [data-result] .big`).getByText(answer).waitFor()
    await expectCurlToAgree(page, tool)
    await expectFetchToAgree(page, tool)
    await close()
  })

  it('copies the curl line', async () => {
    const viewport = { width: 1280, height: 844 }
    const { page, origin, close } = await visit('/baht-text', {
      viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('#baht-text [data-result] .big').waitFor()
    await page.locator('#baht-text').getByText('เรียกจากโปรแกรม').click()
    await page.locator('#baht-text [data-copy=curl]').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`curl -G '${origin}/api/v1/tools/thai/baht-text' --data-urlencode 'amount=1,234.50'`)
    await close()
  })

  it('says that speech is not configured, and offers the browser’s voice', async () => {
    const { page, close } = await visit('/en/speech')
    await page.getByText('your browser’s own voice').waitFor()
    await page.locator('#speech textarea').fill('ทดสอบ')
    await page.getByRole('button', { name: 'Listen', exact: true }).click()
    // The Chromium of these tests has no voices.
    await page.locator('#speech .note').getByText('no Thai voice').waitFor()
    await close()
  })

  it('cuts words without a request', async () => {
    const { page, close } = await visit('/words')
    await page.locator('#words textarea').fill('แมวกินปลา')
    await page.locator('#words [data-result]').getByText('3 คำ').waitFor()
    expect(await json(page, 'words')).toEqual(['แมว', 'กิน', 'ปลา'])
    await close()
  })
})

describe('addresses', () => {
  it('fills an address from three dropdowns and from a postcode', async () => {
    const { page, close } = await visit('/address')
    const field = (name: string) => page.locator('thai-address').getByLabel(name)
    await field('จังหวัด').selectOption('เชียงใหม่')
    await field('อำเภอ/เขต').selectOption('เมืองเชียงใหม่')
    await field('ตำบล/แขวง').selectOption('สุเทพ')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('thai-address input')?.value === '50200')
    await page.locator('#address .facts').getByText('50200').waitFor()
    await expectCurlToAgree(page, 'address')

    await field('รหัสไปรษณีย์').fill('๙๖๑๑๐') // สุไหงปาดี …: all its places are in one district of Narathiwat
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('thai-address select')?.value === '96')
    await close()
  })

  it('finds an address by name, postcode, misspelling and in a pasted order, and fills the dropdowns', async () => {
    const { page, close } = await visit('/address')
    const box = page.locator('thai-address-search input')
    const options = page.locator('thai-address-search [role=option]')
    const filled = async (code: string): Promise<void> => {
      await page.waitForFunction(
        (wanted) => document.querySelector('thai-address')?.address?.subdistrict.code.startsWith(wanted),
        code,
      )
    }
    await box.fill('สีลม')
    await options.filter({ hasText: 'แขวงสีลม' }).click()
    await filled('100402')
    await page.locator('#address [data-json]', { hasText: '"subdistricts"' }).waitFor({ state: 'attached' })
    await expectCurlToAgree(page, 'address')
    await box.fill('๑๐๕๐๐')
    await options.filter({ hasText: 'แขวงบางรัก' }).click()
    await filled('100404')
    await box.fill('Ko Pha-ngan')
    await options.filter({ hasText: 'เกาะพะงัน' }).first().waitFor()
    await box.press('ArrowDown')
    await box.press('Enter')
    await filled('84')
    await page.locator('[data-paste]').click()
    await filled('110102')
    await page.locator('#address .parcel').getByText('ตำบลสำโรงเหนือ อำเภอเมืองสมุทรปราการ').waitFor()
    await page.locator('#address .parcel').getByText('10240 → 10270').waitFor()
    // One tap adds a piece that no field took to the label.
    const piece = page.locator('#address .pieces button').first()
    const [word, before] = [
      (await piece.textContent()) ?? '',
      await page.locator('#address .parcel address').innerText(),
    ]
    await piece.click()
    expect((await page.locator('#address .parcel address').innerText()).split('\n')).toContain(word)
    await piece.click()
    expect(await page.locator('#address .parcel address').innerText()).toBe(before)
    await close()
  })
})

describe('the calendar', () => {
  it('answers a tapped day in view, on a phone, with days large enough for a finger', async () => {
    const { page, close } = await visit('/holidays', { hasTouch: true, isMobile: true, now: NOW })
    await page.locator('#holidays').scrollIntoViewIfNeeded()
    await page.locator('[data-date="2026-04-13"].gov').waitFor()
    for (const date of ['2026-01-01', '2026-04-14', '2026-12-31']) {
      const day = page.locator(`[data-date="${date}"]`)
      await day.tap()
      const answer = page.locator('#holidays [data-result]')
      await answer
        .getByText(Number(date.slice(8)).toString())
        .first()
        .waitFor()
      const [box, size] = [await answer.boundingBox(), await day.boundingBox()]
      expect(box?.y).toBeGreaterThan(0)
      expect(box && box.y + box.height).toBeLessThanOrEqual(844)
      expect(size && Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24)
    }
    const list = page.locator('.holiday-list li')
    await list
      .filter({ hasText: '5 ธันวาคม' })
      .filter({ hasText: 'วันพ่อแห่งชาติ' })
      .filter({ hasText: 'วันเสาร์' })
      .waitFor({ state: 'attached' })
    await close()
  })

  it('draws Songkran 2026 on both lists, and the bank’s own day apart', async () => {
    const { page, close } = await visit('/holidays', { now: NOW })
    await page.locator('#holidays').scrollIntoViewIfNeeded()
    for (const date of ['2026-04-13', '2026-04-14', '2026-04-15'])
      await page.locator(`[data-date="${date}"].gov.bank`).waitFor()
    expect(await page.locator('[data-date="2026-05-01"]').getAttribute('class')).toBe('bank')
    expect(await page.locator('[data-date="2026-05-13"]').getAttribute('class')).toBe('gov')
    expect(await page.locator('[data-date="2026-04-18"]').getAttribute('class')).toBe('weekend')
    await page.locator('[data-date="2026-04-14"]').click()
    await page.locator('#holidays [data-result]').getByText('วันสงกรานต์').waitFor()
    await expectCurlToAgree(page, 'holidays')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('#holidays [data-result]').getByText('วันทำการ').waitFor()
    await close()
  })

  it('offers the subscription', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page, origin, close } = await visit('/en/holidays', { permissions })
    await page.locator('[data-feed] [name=type]').selectOption('bank')
    const feed = `${origin.replace('http', 'webcal')}/api/v1/tools/thai/holidays.ics?type=bank&lang=en`
    expect(await page.locator('[data-webcal]').getAttribute('href')).toBe(feed)
    const google = new URL((await page.locator('[data-google]').getAttribute('href')) ?? '')
    expect([google.host, google.searchParams.get('cid')]).toEqual(['calendar.google.com', feed])
    await page.locator('[data-feed] [name=names]').selectOption('full')
    await page.locator('[data-copy-feed]').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${origin}/api/v1/tools/thai/holidays.ics?type=bank&names=full&lang=en`)
    await close()
  })

  it('counts business days by either list', async () => {
    const { page, close } = await visit('/en/business-day')
    const form = page.locator('#business-day form')
    const answer = page.locator('#business-day .result')
    await form.locator('[name=from]').fill('2026-04-30') // then Labour Day (bank only), a weekend, Coronation Day (both)
    await answer.locator('.big').getByText('5 May 2026').waitFor()
    await form.locator('[name=type]').selectOption('government')
    await answer.locator('.big').getByText('1 May 2026').waitFor()
    await close()
  })

  it('says of a year without lists that it is not announced', async () => {
    const { page, close } = await visit('/en/holidays', { now: NOW })
    await page.locator('#holidays').scrollIntoViewIfNeeded()
    await page.locator('[data-date="2026-04-13"].gov').waitFor()
    await page.getByRole('button', { name: 'Next year' }).click()
    await page.getByText('The government list of 2027 is not announced yet.').waitFor()
    await page.locator('[data-date="2027-01-01"].bank').waitFor()
    await close()
  })
})

describe('payment codes', () => {
  it('builds a payment QR and reads it back from text and from a picture', async () => {
    const { page, origin, close } = await visit('/promptpay')
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay [name=amount]').fill('1,250')
    await page.locator('#promptpay .card').getByText('฿1,250.00').waitFor()
    await page.locator('#promptpay .card').getByText('หนึ่งพันสองร้อยห้าสิบบาทถ้วน').waitFor()
    await page.locator('#promptpay .read-back').waitFor()
    await expectCurlToAgree(page, 'promptpay')
    await expectFetchToAgree(page, 'promptpay')
    const image = page.locator('#promptpay [data-qr]')
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth), { timeout: 60_000 })
      .toBe(512)
    await page.locator('[data-use]').click()
    await page.locator('[data-decode-result]').getByText('089-999-9999').waitFor()

    const png = await fetch(`${origin}/api/v1/tools/promptpay/qr.png?target=3000044726397`)
    const buffer = Buffer.from(await png.arrayBuffer())
    await page.locator('[name=picture]').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer })
    await page.locator('[data-decode-result]').getByText('3-0000-44726-39-7').waitFor()

    const blank = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await page.locator('[name=picture]').setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: blank })
    await page.locator('[data-decode-result]').getByText('ไม่พบคิวอาร์ในรูปนี้').waitFor()
    await close()
  })

  it('saves a payment card that another decoder reads, without sending the name', async () => {
    const { page, close } = await visit('/promptpay')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay .payload').waitFor({ state: 'attached' })
    await page.locator('[data-card-name]').fill('ร้านบ้านขนม')
    await page.locator('#promptpay .payee').getByText('ร้านบ้านขนม').waitFor()
    const waiting = page.waitForEvent('download')
    await page.locator('#promptpay .result .button').click()
    const png = readFileSync(await (await waiting).path())
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
    const [symbol] = await readBarcodes(png, { formats: ['QRCode'] })
    expect(symbol?.text).toBe(await page.locator('#promptpay .payload').textContent())
    expect(sent.filter((request) => decodeURIComponent(request).includes('ร้าน'))).toEqual([])
    await close()
  })

  it('a name that is typed while the code is made once more stands on the card', async () => {
    const { page, close } = await visit('/promptpay')
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay .payload').waitFor({ state: 'attached' })
    // Hold the drawing of the first code until the name has been typed.
    const drawing = await holdDrawing(page)
    // Enter does not submit a form of several fields without a button.
    await page.locator('#promptpay form[data-form]').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await drawing.held()
    await page.locator('[data-card-name]').fill('ร้านบ้านขนม')
    await drawing.release()
    await page.locator('#promptpay .payee').getByText('ร้านบ้านขนม').waitFor()
    expect(await page.locator('#promptpay [data-result]').getAttribute('inert')).toBeNull()
    await close()
  })

  it('names an error as its form does', async () => {
    const { page, close } = await visit('/en/promptpay', { expectedStatuses: [400] })
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay [name=amount]').fill('1,25')
    const problem = page.locator('#promptpay .problem')
    // No error shows while the user is still typing.
    await page.waitForTimeout(700)
    expect(await problem.count()).toBe(0)
    await page.keyboard.press('Tab')
    await problem.waitFor()
    await page.locator('#promptpay .result').getByText('Amount (optional)').waitFor()
    expect(await page.locator('#promptpay [name=amount]').getAttribute('aria-invalid')).toBe('true')
    await page.locator('#promptpay [name=amount]').fill('1,250')
    await page.locator('#promptpay .card').getByText('฿1,250.00').waitFor()
    expect(await page.locator('#promptpay [aria-invalid]').count()).toBe(0)
    await close()
  })

  it('reads a dropped picture', async () => {
    const { page, origin, close } = await visit('/promptpay')
    const transfer = await page.evaluateHandle(async (url) => {
      const data = new DataTransfer()
      const png = await (await fetch(url)).blob()
      data.items.add(new File([png], 'qr.png', { type: 'image/png' }))
      return data
    }, `${origin}/api/v1/tools/promptpay/qr.png?target=0812223333`)
    await page.locator('[data-drop]').dispatchEvent('drop', { dataTransfer: transfer })
    await page.locator('[data-decode-result]').getByText('081-222-3333').waitFor()
    await close()
  })

  it('shows what is wrong with an input, and where that is explained', async () => {
    const { page, close } = await visit('/promptpay', {
      expectedStatuses: [400],
      viewport: { width: 800, height: 800 },
    })
    await page.locator('#promptpay [name=target]').fill('12345')
    await page.keyboard.press('Tab')
    await page.locator('#promptpay .problem').waitFor()
    await page.locator('#promptpay').getByText('เรียกจากโปรแกรม').click()
    const link = page.locator('#promptpay [data-status] a')
    await link.click()
    await page.waitForURL('**/docs#error-invalid_parameter')
    expect(await page.locator('#error-invalid_parameter').isVisible()).toBe(true)
    await close()
  })
})

describe('codes and links', () => {
  it('makes a QR of a Wi-Fi with colour and caption, to download', async () => {
    const { page, close } = await visit('/qr', { expectedStatuses: [400] })
    await page.locator('#qr .kinds').getByText('Wi-Fi').click()
    await page.locator('#qr [name=ssid]').fill('บ้านสวน')
    // Too short for a Wi-Fi password: no code, and an error once the field is left.
    await page.locator('#qr [name=password]').fill('a;b:c')
    await page.locator('#qr [name=ssid]').focus()
    await page.locator('#qr .problem').getByText('ต้องยาว 8 ถึง 63 ตัว').waitFor()
    expect(await page.locator('#qr .result img:visible').count()).toBe(0)
    await page.locator('#qr [name=password]').fill('a;b:cdef')
    await page.locator('#qr [name=color]').fill('#3a4a94')
    await page
      .locator('#qr .payload')
      .getByText(String.raw`WIFI:T:WPA;S:บ้านสวน;P:a\;b\:cdef;;`)
      .waitFor({ state: 'attached' })
    // The answer before the colour was typed has the same payload.
    for (const part of ['curl', 'json'])
      await page.locator(`#qr [data-${part}]`, { hasText: '3a4a94' }).waitFor({ state: 'attached' })
    await expectCurlToAgree(page, 'qr')
    await expectFetchToAgree(page, 'qr')
    await page.getByText('ข้อความในคิวอาร์ และไฟล์ SVG').click()
    for (const [type, name] of [
      ['svg', 'SVG'],
      ['png', 'บันทึกรูป'],
    ] as const) {
      const waiting = page.waitForEvent('download')
      await page.locator('#qr .result').getByText(name, { exact: true }).click()
      expect((await waiting).suggestedFilename()).toBe(`qr.${type}`)
    }
    await close()
  })

  it('puts a logo into a QR', async () => {
    const { page, close } = await visit('/qr')
    const shot = await page.locator('.brand').screenshot()
    await page.locator('#qr [name=url]').fill('https://www.example.org/')
    await page.locator('#qr [name=logo]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: shot })
    await page.locator('#qr [data-json]').getByText('"ecc": "H"').waitFor({ state: 'attached' })
    await close()
  })

  it('names a colour that is too light', async () => {
    const { page, close } = await visit('/en/qr', { expectedStatuses: [400] })
    await page.locator('#qr [name=url]').fill('www.example.org')
    await page.locator('#qr [name=color]').fill('#eeeeee')
    await page.locator('#qr .problem').getByText('too light').waitFor()
    await page.locator('#qr .result').getByText('Colour').waitFor()
    await close()
  })

  it('shortens a link and counts its clicks', async () => {
    const { page, origin, close } = await visit('/links')
    await page.locator('#links [name=url]').fill('https://th.wikipedia.org/wiki/ศาลา')
    await page.getByRole('button', { name: 'ย่อลิงก์' }).click()
    const link = page.locator('#links .big a')
    await link.waitFor()
    await fetch(`${origin}${await link.getAttribute('href')}`)
    await page.getByRole('button', { name: 'ดูจำนวนคลิก' }).click()
    await page.locator('#links [data-clicks]').getByText('1 ครั้ง').waitFor()
    await expectCurlToAgree(page, 'links')
    await close()
  })
})

describe.for(['/qr', '/en/qr'])('the QR maker on %s', (path) => {
  it('makes no link of a word, and one of a host', async () => {
    const { page, close } = await visit(path, { expectedStatuses: [400] })
    const field = page.locator('#qr [name=url]')
    for (const word of ['สวัสดี', 'localhost', 'สวัสดี/ครับ.คุณ', '//hello', 'ขอบคุณ...']) {
      await field.fill(word)
      await field.blur()
      await page.locator('#qr .problem').getByText('shopee.co.th/…').waitFor()
      expect(await page.locator('#qr .result img').count()).toBe(0)
      await field.fill('www.example.org:8443/x')
      await page.locator('#qr .result img').waitFor()
    }
    expect(await codesIn(await page.locator('#qr .result img').screenshot())).toContain(
      'https://www.example.org:8443/x',
    )
    await close()
  })

  it('makes the code of an open network only when it is chosen, and says so', async () => {
    const { page, close } = await visit(path)
    const isEnglish = path.startsWith('/en/')
    const open = isEnglish ? 'Open network, no password' : 'เครือข่ายเปิด ไม่มีรหัส'
    const place = page.locator('#qr .result')
    await page.locator('#qr .kinds label:has([value=wifi])').click()
    await page.locator('#qr [name=ssid]').fill('MyCafe')
    await place.locator('.note').getByText(open).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await place.locator(':is(img, button, a)').count()).toBe(0)
    await page.locator('#qr [name=security]').selectOption('nopass')
    await place.locator('img').waitFor()
    expect(await place.locator('.note').textContent()).toBe(open)
    expect(await codesIn(await place.locator('img').screenshot())).toContain('WIFI:T:nopass;S:MyCafe;;')
    await page.locator('#qr [name=security]').selectOption('')
    await place.locator('.example').waitFor()
    await page.locator('#qr [name=password]').fill('aroi-mak-mak')
    await place.locator('img').waitFor()
    expect(await place.locator('.note').count()).toBe(0)
    expect(await codesIn(await place.locator('img').screenshot())).toContain('WIFI:T:WPA;S:MyCafe;P:aroi-mak-mak;;')
    await close()
  })
})

it('the link tool makes no link of a word', async () => {
  const { page, close } = await visit('/links', { expectedStatuses: [400] })
  await page.locator('#links [name=url]').fill('สวัสดี')
  await page.locator('#links [name=url]').press('Enter')
  await page.locator('#links .problem').getByText('shopee.co.th/…').waitFor()
  expect(await page.locator('#links [name=url]').inputValue()).toBe('สวัสดี')
  await close()
})
