import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type * as Client from '../../public/client.d.ts'
import { endpoints } from '../../src/site/client/endpoints.generated.ts'
import { violations } from './accessibility.ts'
import { useBrowser, visit } from './browser.ts'
import { isWide } from './wide.ts'
import { pageWith } from './page-with.ts'

useBrowser()
const run = promisify(execFile)
const module = new URL('../../public/client.js', import.meta.url)

describe('client.js in a page', () => {
  it('has a function for every operation of the contract, and no other', async () => {
    const contract = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, object>
    }
    const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
      path.startsWith('/api/') ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`) : [],
    )
    const functions = Object.values(endpoints).map(([method, path]) => `${method} /api/v1${path}`)
    expect(functions.toSorted()).toEqual(operations.toSorted())
    const client = (await import(module.href)) as Record<string, unknown>
    expect(Object.keys(endpoints).filter((name) => typeof client[name] !== 'function')).toEqual([])
  })

  it('answers typed results, and throws problems by their code', async () => {
    const { createClient, Problem } = (await import(module.href)) as typeof Client
    const sala = createClient({ baseUrl: `${inject('origin')}/` })
    expect((await sala.bahtText({ amount: '21' })).text).toBe('ยี่สิบเอ็ดบาทถ้วน')
    expect((await sala.postcode({ postcode: '10200' })).count).toBeGreaterThan(0)
    expect((await sala.promptpay({ target: '0812345678', amount: 5 })).amount).toBe('5.00')
    expect((await sala.promptpayQr({ target: '0812345678' })).type).toBe('image/png')
    expect(await sala.holidayFeed({ type: 'bank' })).toContain('BEGIN:VCALENDAR')
    expect(sala.holidayFeed.url({ type: 'bank' })).toBe(`${inject('origin')}/api/v1/tools/thai/holidays.ics?type=bank`)
    const failure = await sala.districts({ province: 'แอตแลนติส' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Problem)
    expect(failure).toMatchObject({ code: 'province_not_found', status: 404 })
  })

  it('runs on another site, as the example of docs/web-page.md', async () => {
    const { page, origin, faults } = await visit('/docs')
    const guide = readFileSync(new URL('../../docs/web-page.md', import.meta.url), 'utf8')
    const [, example = ''] = guide.match(/```html\n(.*?)```/s) ?? []
    const html = example.replace('https://YOUR-SALA', origin)
    expect(html).toContain(`${origin}/client.js`)
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html)).listen(0)
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
    await page.getByText('หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์').waitFor()
    await page.getByLabel('ค้นหาที่อยู่').fill('สีลม')
    await page.getByRole('option', { name: 'แขวงสีลม' }).click()
    await page.waitForFunction(() => document.querySelector('thai-address')?.value === '100402')
    await page.getByLabel('จังหวัด').selectOption('กรุงเทพมหานคร')
    await page.getByLabel('อำเภอ/เขต').selectOption('บางรัก')
    await page.getByLabel('ตำบล/แขวง').selectOption('บางรัก')
    await page.waitForFunction(() => document.querySelector('thai-address')?.address?.postcode === '10500')
    await page.getByLabel('วันที่ส่ง').fill('10102561')
    await page.getByText('วันพุธที่ 10 ตุลาคม พ.ศ. 2561 (ค.ศ. 2018)').waitFor()
    const sent = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)),
    )
    expect(sent).toEqual({
      'home.province': 'กรุงเทพมหานคร',
      'home.district': 'บางรัก',
      'home.subdistrict': 'บางรัก',
      'home.postcode': '10500',
      'home.code': '100404',
      day: '2018-10-10',
    })
    expect(faults.filter((fault) => !fault.startsWith('external request'))).toEqual([])
    await page.context().close()
    other.close()
  })
})

describe('<thai-address> in a form', () => {
  it('is required, tells its changes, and resets', async () => {
    const { page, close } = await visit('/address')
    const seen = await page.evaluate(async () => {
      const form = document.createElement('form')
      form.innerHTML = '<thai-address required lang="en"></thai-address>'
      document.body.prepend(form)
      const element = form.querySelector('thai-address')
      const [province] = form.querySelectorAll('select')
      if (!element || !province) throw new Error('not upgraded')
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const until = async (check: () => boolean) => {
        for (let i = 0; i < 600 && !check(); i++) await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await until(() => province.options.length > 1)
      const states: unknown[] = [form.checkValidity(), province.options[1]?.text]
      let changes = 0
      element.addEventListener('change', () => changes++)
      element.value = '840401'
      await until(() => element.address !== null)
      states.push(form.checkValidity(), element.address?.subdistrict.code, changes)
      province.value = '50'
      province.dispatchEvent(new Event('change', { bubbles: true }))
      await until(() => changes === 1)
      states.push(element.value, changes)
      form.reset()
      await until(() => province.value === '')
      states.push(province.value, form.checkValidity())
      return states
    })
    expect(seen).toEqual([false, 'Bangkok', true, '840401', 0, '', 1, '', false])
    await close()
  })
})

describe('<thai-address>', () => {
  it('leaves nothing of the old address when its value is wrong', async () => {
    const { page, close } = await pageWith('<form><thai-address name="home" value="500101"></thai-address></form>')
    const state = () =>
      page.evaluate(() => {
        const element = document.querySelector('thai-address')
        return {
          value: element?.value,
          fields: [...new FormData(document.forms[0])].length,
          shown: [...(element?.querySelectorAll('select') ?? [])].map(({ value }) => value),
          postcode: element?.querySelector('input')?.value,
        }
      })
    // A saved value is valid at once; the lists to check the next value have loaded once its postcode shows.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('thai-address input')?.value === '50200')
    for (const wrong of ['999999', '5', 'x', '500199']) {
      await page.evaluate((code) => Object.assign(document.querySelector('thai-address') ?? {}, { value: code }), wrong)
      // A code that is not in the loaded lists may be right until the service has answered.
      expect((await state()).value).toMatch(wrong === '500199' ? /^(?:500199)?$/ : /^$/)
      await expect.poll(async () => (await state()).value).toBe('')
      const { value, fields, shown, postcode } = await state()
      expect([value, fields, shown[2], postcode]).toEqual(['', 0, '', ''])
    }
    await close()
  })

  it('has the properties of an input', async () => {
    const { page, close } = await pageWith('<form><thai-address required lang="en"></thai-address></form>')
    await page.waitForFunction(() => document.querySelectorAll('thai-address option').length > 70)
    const seen = await page.evaluate(() => {
      const element = document.querySelector('thai-address')
      if (!element) throw new Error('no element')
      const before = [element.checkValidity(), element.validity.valueMissing, element.validationMessage]
      element.required = false
      element.name = 'home'
      element.disabled = true
      const attributes = ['required', 'name', 'disabled'].map((name) => element.getAttribute(name))
      return [...before, element.reportValidity(), ...attributes, element.querySelector('select')?.disabled]
    })
    expect(seen).toEqual([false, true, 'Please choose down to the subdistrict', true, null, 'home', '', true])
    await close()
  })

  it('follows the language around it', async () => {
    const { page, close } = await pageWith('<div lang="en"><thai-address></thai-address></div>')
    await page.getByLabel('Province').waitFor()
    await page.evaluate(() => Object.assign(document.querySelector('div') ?? {}, { lang: 'th' }))
    await page.getByLabel('จังหวัด').waitFor()
    await close()
  })
})

/** The data that the page's form would send; runs in the page. */
const sent = () => Object.fromEntries(new FormData(document.forms[0]))

describe('<thai-address-search>', () => {
  const box = '<form><thai-address-search name="home" required></thai-address-search></form>'
  it.for([
    ['บางรัก', 'แขวงบางรัก เขตบางรัก กรุงเทพมหานคร 10500', '100404'],
    ['10270', 'ตำบลสำโรงเหนือ อำเภอเมืองสมุทรปราการ', '110102'],
    ['Samrong Nuea', 'ตำบลสำโรงเหนือ', '110102'],
    ['99/1 หมู่ 5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ', 'ตำบลสำโรงเหนือ', '110102'],
  ] as const)('finds %s as %s', async ([typed, shown, code]) => {
    const { page, close } = await pageWith(box)
    await page.getByRole('combobox').pressSequentially(typed, { delay: 10 })
    await page.getByRole('option', { name: shown }).first().click()
    expect((await page.evaluate(sent))['home.code']).toBe(code)
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
    await close()
  })

  it('gives a form the same five fields as the dropdowns, by the keyboard alone', async () => {
    const { page, close } = await pageWith(box)
    const input = page.getByRole('combobox')
    expect(await page.evaluate(() => document.querySelector('thai-address-search')?.checkValidity())).toBe(false)
    await input.fill('สีลม')
    await page.getByRole('option').first().waitFor()
    expect(await violations(page)).toEqual([])
    await input.press('ArrowDown')
    expect(await page.locator('[aria-selected=true]').textContent()).toContain('แขวงสีลม')
    await input.press('Enter')
    expect(await page.evaluate(sent)).toEqual({
      'home.province': 'กรุงเทพมหานคร',
      'home.district': 'บางรัก',
      'home.subdistrict': 'สีลม',
      'home.postcode': '10500',
      'home.code': '100402',
    })
    await input.fill('สีล')
    expect(await page.evaluate(sent)).toEqual({})
    expect(await page.evaluate(() => document.querySelector('thai-address-search')?.validity.customError)).toBe(true)
    await page.evaluate(() => document.forms[0]?.reset())
    expect(await input.inputValue()).toBe('')
    await close()
  })

  it('reads a pasted order with its lines, fills itself, and tells what was read', async () => {
    const { page, close } = await pageWith(box)
    const text = 'สมชาย ใจดี\n081-234-5678\n99/1 ม.5 ถ.สุขุมวิท\nต.สำโรงเหนือ อ.เมือง\nจ.สมุทรปราการ 10270'
    await page.getByRole('combobox').evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await page.waitForFunction(() => document.querySelector('thai-address-search')?.value === '110102')
    const parsed = await page.evaluate(() => document.querySelector('thai-address-search')?.parsed)
    expect(parsed?.confidence).toBe('exact')
    expect(parsed?.recipient).toMatchObject({ name: 'สมชาย ใจดี', phones: ['0812345678'] })
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
    await close()
  })

  it('asks for the last text only when somebody types fast', async () => {
    const { page, close } = await pageWith(box)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const searches = (): number => asked.filter((url) => url.includes('/search')).length
    // The page's clock only moves by `runFor`: 20 ms between two keys, 179 and 2 after the last one.
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    for (const key of 'เชียงใหม่') {
      await page.clock.runFor(20)
      await page.getByRole('combobox').pressSequentially(key)
    }
    await page.clock.runFor(179)
    expect(searches()).toBe(0)
    await page.clock.runFor(2)
    await page.getByRole('option').first().waitFor()
    expect(searches()).toBe(1)
    await close()
  })

  it('is set by a code and follows the dropdowns beside it', async () => {
    const { page, close } = await pageWith(
      '<thai-address-search for="home" value="100402"></thai-address-search><thai-address id="home"></thai-address>',
    )
    const input = page.getByRole('combobox').first()
    await expect.poll(() => input.inputValue()).toBe('แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500')
    await page.getByLabel('จังหวัด').selectOption('เชียงใหม่')
    await expect.poll(() => input.inputValue()).toBe('')
    await close()
  })
})

it('says outside a page that it needs the address of a service, and takes an amount as a number', async () => {
  const { bahtText } = (await import(module.href)) as typeof Client
  await expect(bahtText({ amount: 5 })).rejects.toThrow('createClient({ baseUrl')
})

describe.runIf(isWide)('words in Node 16', () => {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/node16/', import.meta.url))
  const name = `node-${process.platform}-${process.arch}`
  const node16 = `${folder}node_modules/${name}/bin/node`

  beforeAll(async () => {
    // Installed apart from our own dependencies, where it would take the name `node` in .bin.
    if (!existsSync(node16)) {
      await run('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, `${name}@16.20.2`])
    }
  })

  it.for([
    ['ฉันรักภาษาไทย', ['ฉัน', 'รัก', 'ภาษา', 'ไทย']],
    ['แมวกินปลา 2 ตัว!', ['แมว', 'กิน', 'ปลา', '2', 'ตัว']],
    ['', []],
  ] as const)('%s', async ([text, words]) => {
    const script = `import(${JSON.stringify(module.href)}).then(({ segmentWords, countWords }) =>
      console.log(JSON.stringify([process.version, segmentWords(process.argv[1]), countWords(process.argv[1])])))`
    const { stdout } = await run(node16, ['-e', script, '--', text])
    expect(JSON.parse(stdout)).toEqual(['v16.20.2', words, words.length])
  })
})
