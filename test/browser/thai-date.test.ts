import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from './accessibility.ts'
import { useBrowser, type Visit } from './browser.ts'
import { pageWith } from './page-with.ts'

useBrowser()

const form = (attributes: string, lang = 'th') =>
  `<form lang="${lang}" method="post" action="/404"><thai-date name="day" ${attributes}></thai-date><button>ส่ง</button></form>`

/** What the form would send, the validity, and the text below the box. */
const state = (page: Page) =>
  page
    .locator('thai-date')
    .evaluate((element: HTMLElementTagNameMap['thai-date']) => ({
      sent: new FormData(element.form ?? undefined).get('day'),
      value: element.value,
      isValid: element.checkValidity(),
      text: element.querySelector('small')?.textContent,
      isInvalid: element.querySelector('input')?.getAttribute('aria-invalid'),
    }))

/** Types as a person does, and leaves the box. */
async function type(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  await box.fill('')
  await box.pressSequentially(text)
  await box.press('Tab')
}

/** A page with the element, once its rules have loaded. */
async function dateIn(html: string) {
  const visited = await pageWith('')
  const loaded = visited.page.waitForResponse('**/client-date.js')
  await visited.page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup), html)
  await loaded
  await visited.page.waitForFunction(
    () => document.querySelector('thai-date')?.validationMessage !== 'กำลังโหลด โปรดรอสักครู่',
  )
  return visited
}

// 10 October 2018 was a Wednesday. Pickers return 3104 for 2561, because they add 543 to a year that already includes it:
// angular/components 11784, ngx-bootstrap 5793, react-date-picker 294.
describe('<thai-date> reads', () => {
  let visited: Visit
  beforeAll(async () => {
    visited = await dateIn(form('required min="1900-01-01" max="2567-12-31"'))
  })
  afterAll(() => visited.close())

  const wednesday = 'วันพุธที่ 10 ตุลาคม พ.ศ. 2561 (ค.ศ. 2018)'
  it.for([
    ['10/10/2561', '2018-10-10', wednesday],
    ['10/10/2018', '2018-10-10', wednesday],
    ['10 ต.ค. 61', '2018-10-10', wednesday],
    ['2018-10-10', '2018-10-10', wednesday],
    ['2561-10-10', '2018-10-10', wednesday],
    ['10102561', '2018-10-10', wednesday],
    ['๑๐๑๐๒๕๖๑', '2018-10-10', wednesday],
    ['20181010', '2018-10-10', wednesday],
    ['๑๐/๑๐/๒๕๖๑', '2018-10-10', wednesday],
    ['วันพุธที่ 10 ตุลาคม 2561', '2018-10-10', wednesday],
    ['29022567', '2024-02-29', 'วันพฤหัสบดีที่ 29 กุมภาพันธ์ พ.ศ. 2567 (ค.ศ. 2024)'],
    ['1/12/2561', '2018-12-01', 'วันเสาร์ที่ 1 ธันวาคม พ.ศ. 2561 (ค.ศ. 2018)'],
    ['15/01/2478', '1936-01-15', 'วันพุธที่ 15 มกราคม พ.ศ. 2478 (ค.ศ. 1936)'],
  ] as const)('%s as %s', async ([typed, value, text]) => {
    const { page } = visited
    await type(page, typed)
    expect(await state(page)).toEqual({ sent: value, value, isValid: true, text, isInvalid: 'false' })
    expect(await page.getByRole('textbox').inputValue()).toBe(typed)
  })

  it.for([
    ['10/10/3104', 'วันที่ต้องเป็นปี ค.ศ. 1800 ถึง 2199 หรือ พ.ศ. 2343 ถึง 2742'],
    ['10/10/61', 'วันที่ต้องมีปีสี่หลัก (สองหลักได้เฉพาะเมื่อใช้ชื่อเดือนไทย โดยถือเป็น พ.ศ.)'],
    ['31/11/2561', 'วันที่ต้องเป็นวันที่มีอยู่จริงในปฏิทิน'],
    ['29022566', 'วันที่ต้องเป็นวันที่มีอยู่จริงในปฏิทิน'],
    ['10/31/2561', 'วันที่ต้องเป็นวันที่มีอยู่จริงในปฏิทิน'],
    ['1010256', 'วันที่ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569'],
    ['พรุ่งนี้', 'วันที่ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569'],
    ['10/10/2561 08:00', 'วันที่ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569 โดยไม่มีเวลา'],
    ['วันศุกร์ที่ 10 ตุลาคม 2561', 'วันที่ต้องระบุวันในสัปดาห์ให้ตรงกับวันที่ คือวันพุธ'],
    ['15/01/2483', 'วันที่ต้องไม่อยู่ในเดือนมกราคมถึงมีนาคม พ.ศ. 2483 เพราะปีนั้นมีเพียงเมษายนถึงธันวาคม'],
    ['31/03/1889', 'วันที่ต้องไม่ก่อนวันที่ 1 เมษายน พ.ศ. 2432 เพราะก่อนหน้านั้นใช้ปฏิทินจันทรคติ'],
    ['31/12/2442', 'วันที่ต้องไม่ก่อนวันจันทร์ที่ 1 มกราคม พ.ศ. 2442 (ค.ศ. 1900)'],
    ['1/1/2568', 'วันที่ต้องไม่หลังวันอังคารที่ 31 ธันวาคม พ.ศ. 2567 (ค.ศ. 2024)'],
    ['', 'โปรดระบุวันที่'],
  ] as const)('%s not, and says why once the box is left', async ([typed, text]) => {
    const { page } = visited
    await type(page, '11/10/2561')
    await page.getByRole('textbox').fill(typed)
    expect((await state(page)).isValid).toBe(false)
    await page.getByRole('textbox').press('Tab')
    const { text: said, isInvalid } = await state(page)
    expect([said, isInvalid]).toEqual([text, 'true'])
  })
})

describe('<thai-date> in a form', () => {
  it('sends nothing but the day, and asks nothing while somebody types', async () => {
    const { page, close } = await dateIn(form('required label="วันเกิด"'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.postData() ?? ''}`))
    await page.route('**/404', (route) => route.fulfill({ body: 'ok' }))
    await page.getByRole('button', { name: 'ส่ง' }).click()
    expect(asked).toEqual([])
    expect((await state(page)).text).toBe('โปรดระบุวันเกิด')
    await page.getByLabel('วันเกิด').pressSequentially('10102561')
    await page.getByLabel('วันเกิด').press('Enter')
    await page.getByText('ok').waitFor()
    expect(asked).toEqual(['POST day=2018-10-10'])
    await close()
  })

  it('does not complain before the box is left', async () => {
    const { page, close } = await dateIn(form(''))
    await page.getByRole('textbox').pressSequentially('10/1')
    const typed = await page.locator('small').textContent()
    const events = page.evaluate(
      () => new Promise((tell) => document.addEventListener('change', (event) => tell((event as CustomEvent).detail))),
    )
    await page.getByRole('textbox').pressSequentially('0/2561')
    await page.getByRole('textbox').press('Tab')
    expect([typed, await events]).toEqual(['', '2018-10-10'])
    await close()
  })

  it('shows a value of either era in the language around it, and comes back to it', async () => {
    const { page, close } = await dateIn(form('value="2561-10-10"', 'en'))
    const box = page.getByLabel('Date')
    expect(await box.inputValue()).toBe('10/10/2018')
    expect((await state(page)).text).toBe('Wednesday 10 October 2018 (B.E. 2561)')
    await page.evaluate(() => Object.assign(document.forms[0] ?? {}, { lang: 'th' }))
    await expect.poll(() => page.getByLabel('วันที่').inputValue()).toBe('10/10/2561')
    await type(page, '1/1/2562')
    expect((await state(page)).sent).toBe('2019-01-01')
    await page.evaluate(() => document.forms[0]?.reset())
    expect(await page.getByLabel('วันที่').inputValue()).toBe('10/10/2561')
    expect((await state(page)).sent).toBe('2018-10-10')
    await close()
  })

  it('leaves the text of somebody who types when a framework hands back the value', async () => {
    const { page, close } = await dateIn(form(''))
    await page.evaluate(() => {
      const element = document.querySelector('thai-date')
      element?.addEventListener('input', (event: Event) => {
        if (event instanceof CustomEvent) element.value = String(event.detail)
      })
    })
    await page.getByRole('textbox').pressSequentially('10/10/2561')
    expect(await page.getByRole('textbox').inputValue()).toBe('10/10/2561')
    await page.getByRole('textbox').press('Tab')
    await page.evaluate(() => Object.assign(document.querySelector('thai-date') ?? {}, { value: '' }))
    expect(await page.getByRole('textbox').inputValue()).toBe('')
    await close()
  })

  it('takes a property that was set before it came into the page, as frameworks do', async () => {
    const { page, close } = await dateIn(form(''))
    await page.evaluate(() => {
      const made = document.createElement('thai-date')
      Object.assign(made, { name: 'made', required: true, value: '2561-10-10' })
      document.forms[0]?.append(made)
    })
    expect(await page.evaluate(() => new FormData(document.forms[0]).get('made'))).toBe('2018-10-10')
    await close()
  })

  it('has the properties of an input, and is disabled with its fieldset', async () => {
    const { page, close } = await dateIn(
      `<form><fieldset><thai-date name="day" value="2018-10-10" lang="en"></thai-date></fieldset></form>`,
    )
    const seen = await page.evaluate(() => {
      const element = document.querySelector('thai-date')
      if (!element) throw new Error('no element')
      element.min = '2018-10-11'
      const states: unknown[] = [
        element.name,
        element.validity.rangeUnderflow,
        element.validationMessage,
        element.willValidate,
      ]
      element.min = ''
      element.required = true
      element.value = ''
      states.push(element.validity.valueMissing, element.validationMessage)
      element.form?.querySelector('fieldset')?.toggleAttribute('disabled', true)
      states.push(
        element.querySelector('input')?.disabled,
        element.willValidate,
        [...new FormData(element.form ?? undefined)].length,
      )
      return states
    })
    expect(seen).toEqual([
      'day',
      true,
      'Date must not be before Thursday 11 October 2018 (B.E. 2561)',
      true,
      true,
      'Please fill in: Date',
      true,
      false,
      0,
    ])
    await close()
  })
})

describe('<thai-date> by keyboard and reader', () => {
  it('opens the picker of the platform at the day, within the limits, and takes what is picked there', async () => {
    const { page, close } = await dateIn(form('value="2018-10-10" min="2561-01-01" required'))
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        document.title = [this.type, this.value, this.min].join(' ')
      }
    })
    await page.getByRole('textbox').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.title()).toBe('date 2018-10-10 2018-01-01')
    await page.locator('[type=date]').evaluate((picker: HTMLInputElement) => {
      picker.value = '2019-12-31'
      picker.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(await page.getByRole('textbox').inputValue()).toBe('31/12/2562')
    expect((await state(page)).sent).toBe('2019-12-31')
    await close()
  })

  it('really opens it', async () => {
    const { page, close } = await dateIn(form(''))
    await page.getByRole('button', { name: 'ปฏิทิน' }).click()
    // If the platform refused, the focus would stay in the box.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
    await close()
  })

  it('is found without fault by axe, empty, read and refused, and is as wide as a phone', async () => {
    const { page, close } = await dateIn(form('required label="วันเกิด"'))
    expect(await violations(page)).toEqual([])
    await type(page, '10/10/2561')
    expect(await violations(page)).toEqual([])
    await type(page, '31/11/2561')
    expect(await violations(page)).toEqual([])
    expect(await page.getByRole('textbox').getAttribute('aria-describedby')).toBe(
      await page.locator('small').getAttribute('id'),
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await close()
  })
})

it('says that the rules were not loaded, and tries again at the next letter', async () => {
  const { page, faults } = await pageWith('')
  await page.route('**/client-date.js', (route) => route.abort(), { times: 1 })
  await page.evaluate(
    (markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup),
    form('required'),
  )
  await page.getByText('โหลดไม่สำเร็จ โปรดลองใหม่').waitFor()
  await page.getByRole('textbox').pressSequentially('10/10/2561')
  await expect.poll(async () => (await state(page)).sent).toBe('2018-10-10')
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  await page.context().close()
})
