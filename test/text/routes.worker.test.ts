import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import openapi from '../../openapi.json' with { type: 'json' }
import { send } from '../http/client.ts'

const BASE = '/api/v1/tools/thai'
const get = (path: string): Promise<Response> => send(BASE + path)
const body = async (path: string): Promise<unknown> => (await get(path)).json()

afterEach(() => {
  vi.useRealTimers()
})

describe('answers', () => {
  it.for([
    ['/baht-text?amount=1234.50', { amount: '1234.50', text: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์' }],
    ['/baht-text?amount=100', { amount: '100.00', text: 'หนึ่งร้อยบาทถ้วน' }],
    ['/baht-text?value=๑,๐๐๐', { amount: '1000.00', text: 'หนึ่งพันบาทถ้วน' }],
    ['/baht-text?amount=-0', { amount: '0.00', text: 'ศูนย์บาทถ้วน' }],
    ['/digits?text=ราคา%20125%20บาท', { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 }],
    ['/digits?q=๑2&to=arabic', { input: '๑2', to: 'arabic', text: '12', changed: 1 }],
    [
      '/romanize?kind=person&text=สมชาย%20ใจดี',
      {
        input: 'สมชาย ใจดี',
        text: 'somchai chaidi',
        spaced: 'somchai chaidi',
        words: [
          { thai: 'สมชาย', roman: 'somchai' },
          { thai: 'ใจดี', roman: 'chaidi' },
        ],
        syllables: [
          { thai: 'สม', roman: 'som' },
          { thai: 'ชาย', roman: 'chai' },
          { thai: 'ใจ', roman: 'chai' },
          { thai: 'ดี', roman: 'di' },
        ],
      },
    ],
    ['/romanize?q=hello', { input: 'hello', text: 'hello', spaced: 'hello', words: [], syllables: [] }],
    ['/id?id=3000044726397', { valid: true, kind: 'national', formatted: '3-0000-44726-39-7', reason: null }],
    ['/id?taxId=0001767054777', { valid: true, kind: 'juristic', formatted: '0-0017-67054-77-7', reason: null }],
  ] as const)('%s', async ([path, expected]) => {
    expect(await body(path)).toEqual(expected)
  })

  it('a date', async () => {
    expect(await body('/date?date=2569-11-21')).toEqual({
      input: '2569-11-21',
      era: 'be',
      ce: { year: 2026, month: 11, day: 21, date: '2026-11-21' },
      be: { year: 2569, month: 11, day: 21, date: '2569-11-21' },
      weekday: { number: 6, nameTh: 'วันเสาร์', nameEn: 'Saturday' },
      thai: { long: 'วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569', short: '21 พ.ย. 69', thaiDigits: '๒๑ พฤศจิกายน ๒๕๖๙' },
      // Loy Krathong, the full moon of month 12, was on 24 November 2026.
      lunar: {
        phase: 'waxing',
        day: 12,
        month: 12,
        monthNameTh: 'สิบสอง',
        secondEighth: false,
        holyDay: false,
        animal: { number: 7, nameTh: 'มะเมีย', nameEn: 'Horse' },
        animalRegister: { number: 7, nameTh: 'มะเมีย', nameEn: 'Horse' },
        text: 'ขึ้น 12 ค่ำ เดือน 12 ปีมะเมีย',
        thaiDigits: 'ขึ้น ๑๒ ค่ำ เดือน ๑๒ ปีมะเมีย',
      },
    })
  })

  it('a date outside the published lunar years', async () => {
    expect(await body('/date?date=1991-12-06')).toMatchObject({ lunar: null })
    expect(await body('/date?date=2028-05-24')).toMatchObject({ lunar: null })
  })
})

describe('today', () => {
  it.for([
    ['2026-11-20T16:59:58Z', '2026-11-20', 'public, max-age=2'],
    ['2026-11-20T17:00:00Z', '2026-11-21', 'public, max-age=3600'],
  ] as const)('at %s is %s in Bangkok, kept for %s', async ([now, date, cacheControl]) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
    const response = await get('/date')
    expect(await response.json()).toMatchObject({ input: null, era: 'ce', ce: { date } })
    expect(response.headers.get('cache-control')).toBe(cacheControl)
  })
})

const AMOUNT = 'must be a number with at most 2 decimals and at most 18 digits before them'

describe('an amount in words', () => {
  it.for([
    ['text=(สองหมื่นห้าพันบาทถ้วย)&amount=25,000', '25000.00', 'สองหมื่นห้าพันบาทถ้วน', '25000.00', true],
    ['q=หนึ่งร้อยหนึ่งบาทถ้วน', '101.00', 'หนึ่งร้อยเอ็ดบาทถ้วน', null, null],
    ['words=หนึ่งหมื่นบาทถ้วน&value=10001', '10000.00', 'หนึ่งหมื่นบาทถ้วน', '10001.00', false],
    ['text=สามหมื่นสอง&amount=32000', '32000.00', 'สามหมื่นสองพันบาทถ้วน', '32000.00', true],
  ] as const)('%s is %s', async ([query, amount, text, figures, matches]) => {
    expect(await body(`/baht-amount?${query}`)).toMatchObject({ amount, text, figures, matches })
  })

  it('that speech clips is refused with what it may mean, also beside figures that are neither', async () => {
    for (const query of ['text=สองหมื่นห้า', 'text=สองหมื่นห้า&amount=25500']) {
      const response = await get(`/baht-amount?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'ambiguous_amount', candidates: ['20005.00', '25000.00'] })
    }
  })

  it('is the amount alone as text', async () => {
    expect(await (await get('/baht-amount?text=ห้าสิบสตางค์&format=text')).text()).toBe('0.50')
  })
})

describe('bad input', () => {
  it.for([
    ['/baht-amount?text=%20', 'missing_parameter', 'is required'],
    ['/baht-amount?text=ล้านครึ่ง', 'invalid_parameter', 'must not have "ครึ่ง", which may be half of several places'],
    ['/baht-amount?text=สองพันร้อย', 'invalid_parameter', 'has "ร้อย" where it cannot stand in an amount'],
    ['/baht-amount?text=ร้อยบาทถ้วน&amount=x', 'invalid_parameter', AMOUNT],
    [`/baht-amount?text=${'ก'.repeat(501)}`, 'text_too_long', 'must be at most 500 characters, got 501'],
    ['/baht-text', 'missing_parameter', 'is required'],
    ['/baht-text?amount=', 'invalid_parameter', 'must not be empty'],
    ['/baht-text?amount=abc', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=1.005', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=1e5', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=1,23', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=NaN', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=1000000000000000000', 'invalid_parameter', AMOUNT],
    ['/baht-text?amount=1&value=2', 'conflicting_parameters', 'and value contradict each other'],
    [
      '/date?date=20/11/69',
      'invalid_parameter',
      'must have a year of four digits (two only with a Thai month name, read as B.E.)',
    ],
    ['/date?date=31/11/2569', 'invalid_parameter', 'must be a day that exists in the calendar'],
    [
      '/date?date=15%20มกราคม%20พ.ศ.%202483',
      'invalid_parameter',
      'must not be January to March of B.E. 2483: that year had only April to December',
    ],
    [
      '/date?date=1889-03-31',
      'invalid_parameter',
      'must be 1 April 1889 (B.E. 2432) or later: before that the civil calendar was lunar',
    ],
    ['/date?date=2569-11-20&era=ce', 'invalid_parameter', 'must have a year of 1800 to 2199 C.E. or 2343 to 2742 B.E.'],
    ['/date?date=', 'invalid_parameter', 'must not be empty'],
    ['/date?date=2569-11-20&era=lunar', 'invalid_parameter', 'must be one of auto, ce, be'],
    ['/digits', 'missing_parameter', 'is required'],
    ['/digits?text=1&to=roman', 'invalid_parameter', 'must be one of swap, thai, arabic'],
    [`/digits?text=${'1'.repeat(5001)}`, 'text_too_long', 'must be at most 5000 characters, got 5001'],
    ['/romanize', 'missing_parameter', 'is required'],
    ['/romanize?text=', 'invalid_parameter', 'must not be empty'],
    ['/romanize?text=ก&kind=word', 'invalid_parameter', 'must be one of text, place, person'],
    ['/romanize?text=ก&kind=', 'invalid_parameter', 'must not be empty'],
    ['/read?text=', 'invalid_parameter', 'must not be empty'],
    [`/read?text=${'ก'.repeat(501)}`, 'text_too_long', 'must be at most 500 characters, got 501'],
    [`/romanize?text=${'a'.repeat(501)}`, 'text_too_long', 'must be at most 500 characters, got 501'],
  ] as const)('%s is %s: %s', async ([path, code, message]) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    const problem: { code: string; detail: string; errors: { message: string; messageTh: string }[] } =
      await response.json()
    expect(problem.code).toBe(code)
    expect(problem.errors[0]?.message).toBe(message)
    expect(problem.errors[0]?.messageTh).toMatch(/[ก-๙]/)
    expect(problem.detail).toContain(message)
  })

  it.for([
    ['/id', 'missing'],
    ['/id?id=', 'missing'],
    ['/id?id=%FF', 'characters'],
    ['/id?id=3000044726397&id=3000044726397', 'characters'],
    ['/id?id=3000044726397&taxId=0001767054777', 'characters'],
    ['/id?id=12', 'length'],
  ] as const)('%s is 200 with reason %s', async ([path, reason]) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ valid: false, kind: null, formatted: null, reason })
  })

  it('an ID check is 200 for 10,000 random inputs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (text) => {
        const response = await get(`/id?id=${encodeURIComponent(text.toWellFormed())}`)
        expect(response.status).toBe(200)
        await response.body?.cancel()
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('the cautions of the specification', () => {
  it('the ID check says that it shows only the format', () => {
    const { description } = openapi.paths['/api/v1/tools/thai/id'].get
    expect(description).toContain('It shows only that the format is correct, not that the holder exists.')
  })
})
