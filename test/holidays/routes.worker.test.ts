import { exports } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import data from '../../src/holidays/calendar.generated.json' with { type: 'json' }
import { businessDayExample, dayExample, yearListExample } from '../../src/holidays/words.ts'

const BASE = 'https://example.com/api/v1/tools/thai'
const fetch = (path: string, init?: RequestInit): Promise<Response> => exports.default.fetch(`${BASE}${path}`, init)
const json = async (path: string): Promise<Record<string, unknown>> => (await fetch(path)).json()

afterEach(() => void vi.useRealTimers())

/** Stops the Worker's clock at a moment. */
const clock = (moment: string): unknown => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })

const described = ({ headers }: Response): unknown =>
  ['etag', 'content-type', 'last-modified', 'content-disposition', 'cache-control'].map((name) => headers.get(name))

describe('the examples of the contract', () => {
  // A later correction of the year may add a day.
  it('are answers', async () => {
    expect(await json('/holidays/2026-04-13?type=bank')).toEqual(dayExample)
    expect(await json('/holidays/next-business-day?from=2026-04-10&days=1&type=bank')).toEqual(businessDayExample)
    const { sources, holidays, regional, updatedAt, count, ...facts } = await json('/holidays?year=2569&type=bank')
    const { sources: shownSources, holidays: shownHolidays, regional: shownRegional, ...others } = yearListExample
    const { updatedAt: once, count: then, ...shown } = others
    expect([String(updatedAt) >= once, Number(count) >= then]).toEqual([true, true])
    expect(facts).toEqual(shown)
    expect(sources).toEqual(expect.arrayContaining(shownSources))
    expect(holidays).toEqual(expect.arrayContaining(shownHolidays))
    expect(regional).toEqual(expect.arrayContaining(shownRegional))
  })
})

describe('the literal path wins over {date}', () => {
  it.for([
    '/holidays/next-business-day',
    '/holidays/next-business-day/',
    '/holidays/next-business-day?from=2026-04-10',
    '/holidays/next-business-day/?from=2026-04-10&type=bank',
  ])('%s', async (path) => {
    clock('2026-11-26T05:00:00Z') // next year's days are not all announced
    const response = await fetch(path)
    expect(response.status).toBe(200)
    expect(Object.keys(await response.json())).toContain('skipped')
  })
})

describe('one date in either era', () => {
  it.for(['2026-04-13', '2569-04-13', '๒๕๖๙-๐๔-๑๓', '2026-04-13/'])('%s', async (date) => {
    expect(await json(`/holidays/${date}`)).toMatchObject({ date: '2026-04-13', dateBe: '2569-04-13', day: 'holiday' })
  })

  it.for(['2026', '2569', '๒๕๖๙'])('the year %s', async (year) => {
    expect(await json(`/holidays?year=${year}`)).toMatchObject({ year: 2026, yearBe: 2569, announced: true })
    expect(await json(`/holidays?y=${year}`)).toMatchObject({ year: 2026 })
  })

  it.for([
    '/holidays/2026-02-30',
    '/holidays/2567-02-30',
    '/holidays/2300-01-01',
    '/holidays/13-04-2026',
    '/holidays/tomorrow',
    '/holidays/%20',
    '/holidays/2026-04-13?type=school',
    '/holidays?year=1899',
    '/holidays?year=2200',
    '/holidays?year=2442',
    '/holidays?year=2743',
    '/holidays?year=26',
    '/holidays?year=',
    '/holidays/next-business-day?days=-1',
    '/holidays/next-business-day?days=366',
    '/holidays/next-business-day?days=1.5',
    '/holidays/next-business-day?from=13/4/2569',
    '/holidays.ics?lang=fr',
    '/holidays.ics?year=soon',
  ])('refuses %s', async (path) => {
    const response = await fetch(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'invalid_parameter' })
  })

  it.for(['1900', '2199', '2443', '2742'])('takes the year %s at the limit', async (year) => {
    expect(await json(`/holidays?year=${year}`)).toMatchObject({ announced: false, count: 0 })
  })

  it.for(['0', '365'])('takes %s days at the limit', async (days) => {
    expect((await fetch(`/holidays/next-business-day?from=2024-01-05&days=${days}`)).status).toBe(200)
  })
})

describe('today is the day in Bangkok', () => {
  it.for([
    { moment: '2026-04-12T16:59:59Z', date: '2026-04-12', day: 'weekend', next: '2026-04-16', age: 1 },
    { moment: '2026-04-12T17:00:00Z', date: '2026-04-13', day: 'holiday', next: '2026-04-16', age: 3600 },
    { moment: '2026-12-31T16:59:00Z', date: '2026-12-31', day: 'holiday', next: undefined, age: 60 },
  ])('at $moment it is $date', async ({ moment, date, day, next, age }) => {
    clock(moment)
    const response = await fetch('/holidays/today')
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${age}`)
    expect(response.headers.get('etag')).toBeNull()
    expect(await response.json()).toMatchObject({ date, day })
    for (const query of ['', '?from=today', '?n=1']) {
      const count = await fetch(`/holidays/next-business-day${query}`)
      expect(count.headers.get('cache-control')).toBe(next ? `public, max-age=${age}` : 'no-store')
      expect(await count.json()).toMatchObject(next ? { from: date, date: next } : { code: 'year_not_announced' })
    }
  })

  it.for([
    { moment: '2026-12-31T16:59:59Z', year: 2026, age: 1 },
    { moment: '2026-12-31T17:00:00Z', year: 2027, age: 3600 },
  ])('at $moment the year is $year', async ({ moment, year, age }) => {
    clock(moment)
    const response = await fetch('/holidays')
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${age}`)
    expect(await response.json()).toMatchObject({ year })
  })
})

describe('not announced', () => {
  const bankOnly2027 =
    'Only the bank list of 2027 is announced; the government list is not yet. ปี พ.ศ. 2570 ประกาศแล้วเฉพาะวันหยุดธนาคาร ยังไม่ประกาศวันหยุดราชการ'
  it.for([
    ['2027', 'government', { announced: false, announcedTypes: ['bank'], count: 0, note: bankOnly2027 }],
    ['2027', 'bank', { announced: true, announcedTypes: ['bank'], count: 18, note: bankOnly2027 }],
    ['2027', 'all', { announced: true, announcedTypes: ['bank'], count: 18, note: bankOnly2027 }],
    ['2030', 'all', { announced: false, announcedTypes: [], count: 0, holidays: [], sources: [], updatedAt: null }],
  ] as const)('the list of %s for %s', async ([year, type, expected]) => {
    expect(await json(`/holidays?year=${year}&type=${type}`)).toMatchObject(expected)
  })

  const both = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]
  const government2027 = 'The government list of 2027 is not announced, so no day from 2027-01-01 on is certain'
  it.for([
    ['/holidays/2027-01-04', 2027, both, `${government2027}; type=bank can be answered.`, ['bank']],
    // A bank holiday is a holiday under `all`, whatever the government decides.
    [
      '/holidays/2027-01-01?type=government',
      2027,
      both,
      `${government2027}; type=all and type=bank can be answered.`,
      ['all', 'bank'],
    ],
    ['/holidays/2027-01-02', 2027, both, `${government2027}; type=bank can be answered.`, ['bank']],
    [
      '/holidays/2028-01-01?type=bank',
      2028,
      [...both, 2027],
      'The bank list of 2028 is not announced, so no day from 2028-01-01 on is certain.',
      [],
    ],
    [
      '/holidays/2030-06-01',
      2030,
      both,
      'The government and bank lists of 2030 are not announced, so no day from 2030-01-01 on is certain.',
      [],
    ],
    ['/holidays/2017-12-31', 2017, both, 'Years before 2018 are not covered.', []],
    [
      '/holidays/next-business-day?from=2026-12-30&days=2',
      2027,
      both,
      `${government2027}; type=bank can be answered.`,
      ['bank'],
    ],
    [
      '/holidays/next-business-day?from=2027-12-30&type=bank',
      2028,
      [...both, 2027],
      'The bank list of 2028 is not announced, so no day from 2028-01-01 on is certain.',
      [],
    ],
  ] as const)('%s is refused', async ([path, year, announcedYears, detail, types]) => {
    const response = await fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { alternatives, ...problem } = await response.json<{ alternatives: { type: string; url: string }[] }>()
    expect(problem).toMatchObject({ code: 'year_not_announced', year, announcedYears, detail })
    expect(alternatives.map(({ type }) => type)).toEqual(types)
    for (const { type, url } of alternatives) {
      const answer = await exports.default.fetch(url)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ type })
    }
  })
})

// Cabinet, 19 May 2026, and Bank of Thailand notification 26/2569 (Bangkok); cabinet, 4 October 2022, and Bank of Thailand
// news 54/2565 (APEC: banks open); Prime Minister's Office notice 21 of 2013 (the South).
describe('days of some provinces', () => {
  it.for([
    ['/holidays/2026-10-16', ['2026-10-16'], ['10'], true, true],
    ['/holidays/2026-02-17', ['2026-02-17'], ['90', '91', '94', '95', '96'], true, null],
    ['/holidays/2022-11-17', ['2022-11-17'], ['10', '11', '12'], true, false],
    ['/holidays/next-business-day?from=2026-10-16&days=0', ['2026-10-16'], ['10'], true, true],
    ['/holidays/next-business-day?from=2026-10-15', ['2026-10-16'], ['10'], true, true],
    ['/holidays/next-business-day?from=2026-10-09&days=5', ['2026-10-16'], ['10'], true, true],
  ] as const)('%s names them', async ([path, dates, provinces, government, bank]) => {
    const { regional } = await json(path)
    expect((regional as { date: string }[]).map(({ date }) => date)).toEqual(dates)
    expect((regional as object[])[0]).toMatchObject({ provinces, area: null, government, bank })
  })

  it.for([
    '/holidays/2022-11-17?type=bank',
    '/holidays/2026-10-15',
    '/holidays/next-business-day?from=2026-10-16',
    '/holidays?year=2030',
  ])('%s has none', async (path) => {
    expect((await json(path))['regional']).toEqual([])
  })

  it('change neither the day nor the count of the country', async () => {
    expect(await json('/holidays/2026-10-16')).toMatchObject({ day: 'business-day', isBusinessDay: true, holidays: [] })
    expect(await json('/holidays/next-business-day?from=2026-10-15')).toMatchObject({ date: '2026-10-16', skipped: [] })
  })

  it('name the region where no source lists its provinces', async () => {
    const { regional } = await json('/holidays/2021-03-26')
    expect(regional).toMatchObject([{ provinces: [], area: { th: 'ภาคเหนือ', en: 'Northern region' } }])
  })

  it('stand in the cells of a holiday on the same date', async () => {
    const table = await (await fetch('/holidays?year=2021&format=csv')).text()
    expect(table.split('\r\n')[0]).toMatch(/,regional$/)
    expect(table).not.toContain('2026-10-16')
  })
})

describe('the feed', () => {
  it('is a calendar that ical.js reads, with unique UIDs', async () => {
    const response = await fetch('/holidays.ics?type=bank&lang=en')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="thai-holidays.ics"')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
    const component = new ICAL.Component(ICAL.parse(await response.text()) as [string, unknown[], unknown[]])
    const uids = component.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('uid')))
    expect(uids).toContain('2027-12-31-new-years-eve@thai-holidays.sala')
    expect(uids).not.toContain('2026-05-13-royal-ploughing@thai-holidays.sala')
  })

  it('is the same bytes at any moment, and 304 for who has them', async () => {
    clock('2026-11-21T00:00:00Z')
    const first = await fetch('/holidays.ics')
    clock('2027-03-01T00:00:00Z')
    const second = await fetch('/holidays.ics')
    expect(await second.text()).toBe(await first.text())
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(second.headers.get('etag')).toBe(etag)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await fetch('/holidays.ics', { headers: { 'If-None-Match': tags } })
      expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', etag])
    }
  })

  // RFC 9110, 8.8.2 and 13.1.3; in 13.2.2 If-None-Match decides alone.
  it.for(['', '?type=bank', '?type=government', '?lang=en&names=full', '?year=2026', '?year=2018', '?year=2030'])(
    'Last-Modified of %s is before no entry, and If-Modified-Since is 304 from then on',
    async (query) => {
      const path = `/holidays.ics${query}`
      const feed = await fetch(path)
      const modified = feed.headers.get('last-modified') ?? ''
      const stamps = [...(await feed.text()).matchAll(/^LAST-MODIFIED:(\d{4})(\d\d)(\d\d)T000000Z/gm)]
      const changes = stamps.map(([, year, month, day]) => Date.parse(`${year}-${month}-${day}T00:00:00Z`))
      expect(Date.parse(modified)).toBeGreaterThanOrEqual(Math.max(0, ...changes))
      const since = async (date: string, more: Record<string, string> = {}): Promise<number> =>
        (await fetch(path, { headers: { 'If-Modified-Since': date, ...more } })).status
      expect(await since(modified)).toBe(304)
      expect(await since(new Date(Date.parse(modified) + 1000).toUTCString())).toBe(304)
      expect(await since(new Date(Date.parse(modified) - 1000).toUTCString())).toBe(200)
      expect(await since('tomorrow')).toBe(200)
      expect(await since(modified, { 'If-None-Match': '"other"' })).toBe(200)
      const etag = feed.headers.get('etag') ?? ''
      expect(await since('Thu, 01 Jan 2015 00:00:00 GMT', { 'If-None-Match': etag })).toBe(304)
    },
  )

  it('has another ETag for every type, language and year, and is the same on every host', async () => {
    const queries = ['', '?type=bank', '?type=government', '?lang=en', '?year=2026', '?year=2027', '?year=2030']
    const tags = await Promise.all(
      queries.map(async (query) => (await fetch(`/holidays.ics${query}`)).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(queries.length)
    const elsewhere = await exports.default.fetch('https://other.example/api/v1/tools/thai/holidays.ics')
    expect(elsewhere.headers.get('etag')).toBe(tags[0])
    expect(await elsewhere.text()).toBe(await (await fetch('/holidays.ics')).text())
  })

  it('answers HEAD with the headers of GET', async () => {
    const get = await fetch('/holidays.ics')
    const head = await fetch('/holidays.ics', { method: 'HEAD' })
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
    expect(described(head)).toEqual(described(get))
  })
})

describe('year lists', () => {
  it('carry an ETag and answer 304', async () => {
    const first = await fetch('/holidays?year=2026')
    const etag = first.headers.get('etag') ?? ''
    const unchanged = await fetch('/holidays?year=2569', { headers: { 'If-None-Match': etag } })
    expect(unchanged.status).toBe(304)
  })
})

describe('health', () => {
  it('reports the date of the data', async () => {
    const response = await exports.default.fetch('https://example.com/api/v1/health')
    expect(await response.json()).toMatchObject({ data: { holidays: data.updatedAt } })
  })
})
