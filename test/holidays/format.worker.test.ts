import { describe, expect, it } from 'vitest'
import { send } from '../http/client.ts'

const T = '/api/v1/tools/thai'

// Songkran and its substitution: lists of the cabinet and the Bank of Thailand, B.E. 2569 (data/holidays/2026.json).
describe('holidays in other forms', () => {
  it.for([
    { path: 'holidays/2026-04-13?type=bank', value: 'holiday' },
    { path: 'holidays/2026-04-11?type=bank', value: 'weekend' },
    { path: 'holidays/2026-04-10?type=bank', value: 'business-day' },
    { path: 'holidays/next-business-day?from=2026-04-10&days=1&type=bank', value: '2026-04-16' },
  ])('$path as text is $value', async ({ path, value }) => {
    const response = await send(`${T}/${path}&format=text`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(value)
  })

  it('a year as a table has a line for each holiday', async () => {
    const response = await send(`${T}/holidays?year=2569&type=bank&format=csv`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n')
    expect(header).toBe(
      'id,date,dateBe,weekdayNumber,weekdayNameTh,weekdayNameEn,nameTh,nameEn,government,bank,kind,substituteFor,regional',
    )
    const { count } = await (await send(`${T}/holidays?year=2569&type=bank`)).json<{ count: number }>()
    expect(lines).toHaveLength(count)
    expect(lines).toContain(
      '2026-04-13-songkran,2026-04-13,2569-04-13,1,วันจันทร์,Monday,วันสงกรานต์,Songkran Festival,true,true,regular,,',
    )
  })

  // A header alone would be misread as a year without holidays.
  it.for([
    ['year=2570&type=government', ['all', 'bank'], /^The government list of 2027 is not announced/, 2026],
    ['year=2030&type=bank', [], /^The bank list of 2030 is not announced/, 2027],
    ['year=2030', [], /^The government and bank lists of 2030 are not announced/, 2027],
    ['year=2017', [], /^Years before 2018 are not covered/, 2027],
  ] as const)('%s, whose list is not announced, is refused as a table', async ([query, types, detail, last]) => {
    const response = await send(`${T}/holidays?${query}&format=csv`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const problem = await response.json<{ alternatives: { type: string; url: string }[]; announcedYears: number[] }>()
    expect(problem).toMatchObject({ code: 'year_not_announced', detail: expect.stringMatching(detail) as string })
    expect(problem.announcedYears.at(-1)).toBe(last)
    expect(problem.alternatives.map(({ type }) => type)).toEqual(types)
    for (const { url } of problem.alternatives) {
      const table = await send(url.replace(/^https?:\/\/[^/]+/, ''))
      expect([table.status, table.headers.get('content-type')]).toEqual([
        200,
        'text/csv; charset=utf-8; header=present',
      ])
    }
    expect((await send(`${T}/holidays?${query}`)).status).toBe(200)
  })

  it('a year with one list announced is a table of it under all, with the cells of the other empty', async () => {
    const [, ...lines] = (await (await send(`${T}/holidays?year=2570&format=csv`)).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(18)
    expect(lines.every((line) => line.includes(',,true,'))).toBe(true)
  })

  it.for(['holidays/2026-04-13?format=csv', 'holidays?year=2026&format=text'])('refuses %s', async (path) => {
    const response = await send(`${T}/${path}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_parameter' })
  })

  it('a day of a year that is not announced is a problem in JSON', async () => {
    const response = await send(`${T}/holidays/2030-01-01?format=text`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'year_not_announced' })
  })
})
