import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type * as Client from '../../public/client.d.ts'
import { endpoints } from '../../src/site/client/endpoints.generated.ts'
import { useBrowser, visit } from './browser.ts'

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

  it('runs on another site, as the example of README', async () => {
    const { page, origin } = await visit('/docs')
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const [, example = ''] = readme.match(/```html\n(.*?)```/s) ?? []
    const html = example.replace('https://YOUR-SALA', origin)
    expect(html).toContain(`${origin}/client.js`)
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html)).listen(0)
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
    await page.getByText('หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์').waitFor()
    await page.getByLabel('จังหวัด').selectOption('กรุงเทพมหานคร')
    await page.getByLabel('อำเภอ/เขต').selectOption('บางรัก')
    await page.getByLabel('ตำบล/แขวง').selectOption('บางรัก')
    await page.waitForFunction(() => document.querySelector('thai-address')?.address?.postcode === '10500')
    const sent = await page.evaluate(() =>
      Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)),
    )
    expect(sent).toEqual({
      'home.province': 'กรุงเทพมหานคร',
      'home.district': 'บางรัก',
      'home.subdistrict': 'บางรัก',
      'home.postcode': '10500',
      'home.code': '100404',
    })
    await page.context().close()
    other.close()
  })
})

describe('<thai-address> in a form', () => {
  it('is required, tells its changes, and resets', async () => {
    const { page, close } = await visit('/')
    const seen = await page.evaluate(async () => {
      const form = document.createElement('form')
      form.innerHTML = '<thai-address required lang="en"></thai-address>'
      document.body.prepend(form)
      const element = form.querySelector('thai-address')
      const [province] = form.querySelectorAll('select')
      if (!element || !province) throw new Error('not upgraded')
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const until = async (check: () => boolean) => {
        for (let i = 0; i < 100 && !check(); i++) await new Promise((resolve) => setTimeout(resolve, 50))
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

describe('words in Node 16', () => {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/node16/', import.meta.url))
  const name = `node-${process.platform}-${process.arch}`
  const node16 = `${folder}node_modules/${name}/bin/node`

  beforeAll(async () => {
    // The binary alone, beside our own dependencies: as one of them it would take the name `node` in .bin.
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
