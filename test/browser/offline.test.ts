import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { useBrowser, visit, type Visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

/** A proxy to the service that can be cut: the browser's own offline switch does not affect service workers. */
class Line {
  readonly #server = createServer((request, response) => {
    const onward = { method: request.method, headers: { ...request.headers, host: new URL(inject('origin')).host } }
    const to = ask(`${inject('origin')}${request.url}`, onward, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(to)
  })
  #isCut = false

  async connect(): Promise<string> {
    this.#isCut = false
    if (!this.#server.listening) {
      this.#server.on('connection', (socket) => this.#isCut && socket.destroy())
      this.#server.listen(0)
      await once(this.#server, 'listening')
      this.#server.unref()
    }
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Keeps the port: another process could take it before the next `connect`. */
  cut(): void {
    this.#isCut = true
    this.#server.closeAllConnections()
  }
}

/** The front page in November 2026, with its service worker ready and then the network cut. */
async function offline(): Promise<Visit & { line: Line }> {
  const line = new Line()
  const origin = await line.connect()
  const visited = await visit('/', { origin, now: '2026-11-20T05:00:00Z' })
  const { page } = visited
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
  line.cut()
  await page.goto(`${origin}/`)
  return { ...visited, line }
}

/** Drops failed requests, which are expected here. */
const realFaults = (faults: readonly string[]): string[] => faults.filter((fault) => !fault.includes('ERR_'))

const typed: readonly (readonly [tool: string, field: string, value: string, answer: string])[] = [
  ['baht-text', 'amount', '2500021.25', 'สองล้านห้าแสนยี่สิบเอ็ดบาทยี่สิบห้าสตางค์'],
  ['date', 'date', '5/12/2570', 'วันอาทิตย์ที่ 5 ธันวาคม พ.ศ. 2570'],
  ['digits', 'text', 'บ้านเลขที่ 99/๑', 'บ้านเลขที่ ๙๙/1'],
  ['id', 'id', '1234567890122', 'ไม่ถูกต้อง'],
]

describe('the front page without a network', () => {
  it('opens, says so, and makes a payment code; the pages of the tools answer what the browser can answer itself', async () => {
    const { page, origin, faults, line } = await offline()
    await page.getByText('ออฟไลน์').waitFor()
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay .card').getByText('089-xxx-9999').waitFor()
    await page.locator('#promptpay .read-back').waitFor()
    for (const [tool, field, value, answer] of typed) {
      await page.goto(`${origin}/${tool}`)
      await page.locator(`#${tool} [name=${field}]`).fill(value)
      await page.locator(`#${tool} [data-result] .big`).getByText(answer).waitFor()
    }
    await page.goto(`${origin}/holidays`)
    await page.locator('[data-date="2026-04-14"].gov.bank').click()
    await page.locator('#holidays [data-result]').getByText('วันสงกรานต์').waitFor()
    await page.goto(`${origin}/qr`)
    await page.locator('#qr [name=url]').fill('www.example.org')
    await page.locator('#qr [name=caption]').fill('ไม่มีเน็ต')
    await page.locator('#qr [data-qr]').waitFor()
    await page.goto(`${origin}/links`)
    await page.locator('#links [name=url]').fill('www.example.org')
    await page.getByRole('button', { name: 'ย่อลิงก์' }).click()
    await page.locator('#links .problem').getByText('ส่วนนี้ต้องใช้อินเทอร์เน็ต').waitFor()
    await page.goto(`${origin}/baht-text`)
    await page.locator('#baht-text [name=amount]').fill('1.234')
    await page.keyboard.press('Tab')
    await page.locator('#baht-text .problem').getByText('ทศนิยมไม่เกิน 2 ตำแหน่ง').waitFor()

    await line.connect()
    await page.locator('#baht-text [name=amount]').fill('21')
    await page.locator('#baht-text .big').getByText('ยี่สิบเอ็ดบาทถ้วน').waitFor()
    await page.locator('.offline').waitFor({ state: 'detached' })
    await page.context().close()
    line.cut()
    expect(realFaults(faults)).toEqual([])
  })

  it('has every tool’s page, and what was visited, under its path alone', async () => {
    const line = new Line()
    const origin = await line.connect()
    const { page } = await visit('/en/docs', { origin })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
    await page.goto(`${origin}/postcode/10200?typed=secret`)
    await page.getByRole('heading', { name: '10200' }).waitFor()
    line.cut()
    await page.goto(`${origin}/en/docs`)
    await page.fill('#find', 'rate limit')
    await page.locator('.contents a[href="#limits"]:visible').waitFor()
    for (const [path, heading] of [
      ['/postcode/10200', '10200'],
      ['/promptpay', 'พร้อมเพย์'],
      ['/en/business-day', 'business days'],
    ] as const) {
      await page.goto(`${origin}${path}`)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await page.locator('#business-day .result .big').waitFor()
    expect(await page.locator('.offline').innerText()).toContain('answered on your device')
    await page.context().close()
  })

  it('caches files of the site and nothing that a visitor typed', async () => {
    const { page } = await offline()
    await page.locator('#promptpay [name=target]').fill('0899999999')
    await page.locator('#promptpay .card').getByText('089-xxx-9999').waitFor()
    const cached = await page.evaluate(async () => {
      const paths: string[] = []
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
      }
      return paths
    })
    expect(cached.length).toBeGreaterThan(5)
    expect(cached.filter((path) => !/^\/(?:en\/)?(?:[a-z-]+)?$|^\/site\/|^\/favicon\.svg$/.test(path))).toEqual([])
    await page.context().close()
  })

  it.for(
    wide([
      '/api/v1/tools/thai/baht-text?amount=1234.50',
      '/api/v1/tools/thai/baht-text?amount=1.234',
      '/api/v1/tools/thai/date?date=2569-11-20',
      '/api/v1/tools/thai/digits?text=1',
      '/api/v1/tools/thai/id?id=3000044726397',
      '/api/v1/tools/thai/holidays?year=2569',
      '/api/v1/tools/thai/holidays/2026-04-13',
      '/api/v1/tools/thai/holidays/2030-04-13',
      '/api/v1/tools/thai/holidays/next-business-day?from=2026-04-10&type=bank',
    ]),
  )('answers %s with the words of the service', async (path) => {
    const { page, origin, close } = await visit('/404', { expectedStatuses: [404] })
    const [file] =
      readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8').match(/\/site\/offline-\w+\.js/) ?? []
    const script = `import('${file}')
      .then(({ answer }) => answer(new Request('${origin}${path}')))
      .then(async (response) => ({ status: response.status, body: await response.json() }))`
    const own = (await page.evaluate(script)) as { status: number; body: Record<string, unknown> }
    const response = await fetch(`${origin}${path}`)
    const body = (await response.json()) as Record<string, unknown>
    for (const each of [own.body, body]) delete each['requestId']
    expect(own).toEqual({ status: response.status, body })
    await close()
  })
})
