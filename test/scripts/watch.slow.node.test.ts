import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar } from '../../src/holidays/announced.ts'
import { dayNumberOf, isWeekend, type ListName } from '../../src/holidays/calendar.ts'
import { months } from '../../src/thai/calendar/thai-calendar.ts'

/** Pages in the formats of the sources, made from our own data: the watch must report only what a test changes in them. */
const pages = new Map<string, string>()
const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '')
  response.writeHead(page === undefined ? 404 : 200).end(page)
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const datesOf = (list: ListName, year: number): string[] => {
  const { days = [], regional = [] } = calendar.year(year) ?? {}
  const own = days.filter((day) => day[list] && (list === 'government' || !isWeekend(dayNumberOf(day.date))))
  // The bank's page lists the days of Bangkok among the others.
  const ofProvinces = regional.filter((day) => day[list] === true)
  return [...new Set([...own, ...ofProvinces].map(({ date }) => date))].toSorted()
}

const thai = (date: string): string => {
  const [, month, day] = date.split('-').map(Number)
  return `${day} ${months[(month ?? 1) - 1]?.nameTh ?? ''}`
}

const bankPage = (dates: readonly string[], rest = ''): string => `<!doctype html><style>td { color: red }</style>
<h1>วันหยุดตามประเพณีของสถาบันการเงิน ประจำปี พ.ศ. 2569</h1>
<table>${dates.map((date) => `<tr><td>วันหยุด</td>\n<td>${thai(date)}</td><td>วันหยุดธนาคาร</td></tr>`).join('\n')}${rest}</table>`

const governmentPage = (dates: readonly string[]): string =>
  `<h2>ปฏิทินวันหยุดราชการ ประจำปี 2569</h2><ul>${dates.map((date) => `<li>${thai(date)} 2569&nbsp;วันหยุด</li>`).join('')}</ul>`

async function watch(bank: string, government = governmentPage(datesOf('government', 2026)), today = '2026-11-23') {
  pages.set('/bank', bank)
  pages.set('/government', government)
  const env = {
    ...process.env,
    WATCH_BANK_URL: bank === '' ? 'http://127.0.0.1:9/' : `${base}/bank`,
    WATCH_GOVERNMENT_URL: `${base}/government`,
    WATCH_TODAY: today,
  }
  const child = spawn(process.execPath, [new URL('../../scripts/watch.ts', import.meta.url).pathname], { env })
  let report = ''
  child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, report }
}

const bank2026 = datesOf('bank', 2026)

describe('npm run watch', () => {
  it('ends with 0 when the pages have the days of the data', async () => {
    const { code, report } = await watch(bankPage(bank2026))
    expect(report).toContain(`bank 2026: agrees, ${bank2026.length} days`)
    expect(report).toContain('government 2026: agrees')
    expect(code).toBe(0)
  })

  it('leaves out a day that the page shows as cancelled', async () => {
    const cancelled = '<tr><td>28 ธันวาคม</td><td>วันหยุดชดเชย (ยกเลิก)</td></tr>'
    expect((await watch(bankPage(bank2026, cancelled))).code).toBe(0)
  })

  it('names a day more, and ends with 1', async () => {
    const { code, report } = await watch(bankPage([...bank2026, '2026-12-30']))
    expect(report).toContain('2026-12-30 only in the source')
    expect(code).toBe(1)
  })

  it('names both days of one that moved', async () => {
    const moved = bank2026.map((date) => (date === '2026-12-07' ? '2026-12-08' : date))
    const { code, report } = await watch(bankPage(moved))
    expect(report).toContain('2026-12-07 only in the data')
    expect(report).toContain('2026-12-08 only in the source')
    expect(code).toBe(1)
  })

  it('reads the answer of the bank’s API', async () => {
    const data = bank2026.map((date) => ({
      Date: date,
      HolidayDescription: 'Holiday',
      HolidayDescriptionThai: 'วันหยุด',
    }))
    expect((await watch(JSON.stringify({ result: { api: 'holidays', data } }))).code).toBe(0)
    const { code, report } = await watch(JSON.stringify({ result: { data: [...data, { Date: '2026-12-30' }] } }))
    expect([code, report.includes('2026-12-30 only in the source')]).toEqual([1, true])
  })

  it('sees a list that the data does not have', async () => {
    const list = governmentPage(datesOf('government', 2026)).replaceAll('2569', '2570')
    const { code, report } = await watch(bankPage(bank2026), list)
    expect(report).toContain('government 2027: DIFFERS')
    expect(code).toBe(1)
  })

  it.for([
    ['another form', '<main data-holidays="[]"></main>'],
    ['a heading and no days', '<h1>วันหยุดของสถาบันการเงิน 2569</h1><div id="app"></div>'],
    ['a few days only', bankPage(bank2026.slice(0, 5))],
    ['other JSON', '{"holidays":["2026-01-01"]}'],
    ['nothing at all', ''],
  ] as const)('cannot tell of %s, which is never "no difference"', async ([, page]) => {
    const { code, report } = await watch(page)
    expect(report).toMatch(/^bank.*: cannot tell/m)
    expect(code).toBe(2)
  })

  it('says what is due and what is pending', async () => {
    const november = await watch(bankPage(bank2026))
    expect(november.report).not.toContain('due:')
    expect(november.report.match(/pending since/g)).toHaveLength(2)
    const december = await watch(bankPage(bank2026), governmentPage(datesOf('government', 2026)), '2026-12-05')
    expect(december.report).toContain('due: the government list of 2027 is expected and not in the data')
  })
})
