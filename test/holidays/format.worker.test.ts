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

  it('a year that is not announced is a header alone', async () => {
    const response = await send(`${T}/holidays?year=2030&format=csv`)
    expect(response.status).toBe(200)
    expect((await response.text()).split('\r\n')).toHaveLength(2)
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
