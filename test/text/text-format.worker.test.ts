import { describe, expect, it } from 'vitest'
import { send } from '../http/client.ts'

const T = '/api/v1/tools/thai'
const q = encodeURIComponent

// Readings: Royal Institute, as in baht-text.test.ts, date.test.ts and romanize.test.ts; the ID is from id-check.test.ts.
describe('format=text', () => {
  it.for([
    { path: 'baht-text?amount=101', value: 'หนึ่งร้อยเอ็ดบาทถ้วน' },
    { path: 'baht-text?amount=1,234.50', value: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์' },
    { path: `digits?text=${q('ราคา 125 บาท')}&to=thai`, value: 'ราคา ๑๒๕ บาท' },
    { path: `read?text=${q('101 บาท')}`, value: 'หนึ่งร้อยเอ็ดบาท' },
    { path: `romanize?text=${q('สวัสดีเชียงใหม่')}`, value: 'sawatdi chiang mai' },
    { path: `date?date=${q('20 พ.ย. 2569')}`, value: 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569' },
    { path: 'id?id=3-0000-44726-39-7', value: 'true' },
    { path: 'id?id=3-0000-44726-39-8', value: 'false' },
    { path: 'id?id=', value: 'false' },
  ])('$path is $value and nothing else', async ({ path, value }) => {
    const response = await send(`${T}/${path}&format=text`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(value)
    const json = await send(`${T}/${path}`)
    expect(response.headers.get('cache-control')).toBe(json.headers.get('cache-control'))
  })

  it.for(['baht-text?amount=1', `digits?text=1`, `read?text=1`, `romanize?text=a`, 'date?date=2026-11-20'])(
    '%s has no table',
    async (path) => {
      const response = await send(`${T}/${path}&format=csv`)
      expect(response.status).toBe(400)
      const { errors } = await response.json<{ errors: { parameter: string; message: string }[] }>()
      expect(errors).toMatchObject([{ parameter: 'format' }])
      expect(errors[0]?.message).toMatch(/json.*text/)
    },
  )

  it('says a problem in JSON', async () => {
    const response = await send(`${T}/baht-text?amount=abc&format=text`)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })

  it('leaves the ID check at 200 and JSON for a form that it does not have', async () => {
    const response = await send(`${T}/id?id=3000044726397&format=csv`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ valid: true })
  })
})
