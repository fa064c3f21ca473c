import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, isoWeekday } from '../../src/thai/calendar/civil.ts'
import { calendar } from '../../src/holidays/announced.ts'
import { nextBusinessDay } from '../../src/holidays/business-days.ts'
import { datesOf, dayNumberOf, holidayTypes } from '../../src/holidays/calendar.ts'
import { dayAnswer } from '../../src/holidays/single-day.ts'
import { yearList } from '../../src/holidays/year-list.ts'

const DAY_MS = 86_400_000

const skippedFrom15April = (days: number): unknown => {
  const count = nextBusinessDay(calendar, dayNumberOf('2026-04-15'), days, 'bank')
  return 'skipped' in count && count.skipped.map(({ date }) => date)
}

const sourceNames = (type: 'government' | 'bank'): string =>
  yearList(calendar, 2026, type)
    .sources.map(({ name }) => name)
    .join()

describe('weekdays', () => {
  it('agree with the platform’s calendar for every day from 1900 to 2200', () => {
    const first = dayNumber({ year: 1900, month: 1, day: 1 })
    const last = dayNumber({ year: 2200, month: 12, day: 31 })
    let wrong = 0
    for (let day = first; day <= last; day++) {
      const platform = new Date(day * DAY_MS)
      const same =
        isoWeekday(day) % 7 === platform.getUTCDay() && datesOf(day).date === platform.toISOString().slice(0, 10)
      if (!same) wrong++
    }
    expect(last - first + 1).toBe(109_938)
    expect(wrong).toBe(0)
  })
})

describe('one day', () => {
  it.for([
    ['2026-04-13', 'all', 'holiday', false],
    ['2026-05-01', 'government', 'business-day', false],
    ['2026-05-01', 'bank', 'holiday', false],
    ['2026-05-01', 'all', 'holiday', false],
    ['2026-05-13', 'bank', 'business-day', false],
    ['2024-02-24', 'government', 'holiday', true],
    ['2024-02-24', 'bank', 'weekend', true],
    ['2024-02-25', 'all', 'weekend', true],
    ['2027-01-01', 'all', 'holiday', false],
    ['2027-01-02', 'bank', 'weekend', true],
    ['2027-01-02', 'all', undefined, undefined],
    ['2027-01-04', 'all', undefined, undefined],
    ['2027-01-01', 'government', undefined, undefined],
    ['2028-01-01', 'bank', undefined, undefined],
    ['2017-12-31', 'all', undefined, undefined],
  ] as const)('%s for %s is %s (weekend: %s)', ([date, type, day, isWeekend]) => {
    const answer = dayAnswer(calendar, dayNumberOf(date), type)
    expect(answer?.day).toBe(day)
    expect(answer?.isWeekend).toBe(isWeekend)
    expect(answer?.isHoliday).toBe(day && day === 'holiday')
    expect(answer?.isBusinessDay).toBe(day && day === 'business-day')
  })

  it.for([
    ['2020-07-06', 'all', ['2020-07-06-asarnha-bucha-substitution', '2020-07-06-buddhist-lent']],
    ['2020-07-06', 'government', ['2020-07-06-buddhist-lent']],
    ['2020-07-06', 'bank', ['2020-07-06-asarnha-bucha-substitution']],
    ['2018-07-28', 'all', ['2018-07-28-buddhist-lent', '2018-07-28-king-vajiralongkorn-birthday']],
    ['2026-04-16', 'all', []],
  ] as const)('%s for %s has %s', ([date, type, ids]) => {
    expect(dayAnswer(calendar, dayNumberOf(date), type)?.holidays.map(({ id }) => id)).toEqual(ids)
  })

  it('knows that a list which is not announced says neither yes nor no', () => {
    const [holiday] = dayAnswer(calendar, dayNumberOf('2027-01-01'), 'all')?.holidays ?? []
    expect(holiday).toMatchObject({ government: null, bank: true })
  })
})

describe('next business day', () => {
  it.for([
    ['2026-04-10', 1, 'bank', '2026-04-16', 'Songkran'],
    ['2026-04-10', 0, 'bank', '2026-04-10', 'a business day itself'],
    ['2026-04-13', 0, 'bank', '2026-04-16', 'a holiday, so the next one'],
    ['2026-04-11', 1, 'all', '2026-04-16', 'from a Saturday'],
    ['2025-04-15', 1, 'bank', '2025-04-16', 'banks open'],
    ['2025-04-15', 1, 'government', '2025-04-17', 'offices closed'],
    ['2025-04-15', 1, 'all', '2025-04-17', 'either list'],
    ['2023-12-28', 1, 'all', '2024-01-02', 'over 29 Dec, weekend, New Year'],
    ['2026-04-30', 1, 'bank', '2026-05-05', 'Labour Day, weekend, Coronation Day'],
    ['2026-04-30', 1, 'government', '2026-05-01', 'no Labour Day for offices'],
    ['2017-12-29', 1, 'all', '2018-01-03', 'neither the start day nor a weekend needs a list'],
    ['2017-12-28', 1, 'all', { unknownYear: 2017 }, 'a weekday does'],
    ['2026-12-30', 1, 'government', { unknownYear: 2027 }, '31 Dec is a holiday, 1 Jan unknown'],
    ['2026-12-30', 1, 'bank', '2027-01-04', 'the bank list goes on'],
    ['2026-12-30', 1, 'all', { unknownYear: 2027 }, '1 Jan is a holiday, 4 Jan unknown'],
    ['2027-12-30', 1, 'bank', { unknownYear: 2028 }, 'weekend passed, 3 Jan unknown'],
    ['2029-06-02', 0, 'all', { unknownYear: 2029 }, 'a Saturday, then a weekday unknown'],
  ] as const)('%s + %s (%s) → %s: %s', ([from, days, type, expected]) => {
    const count = nextBusinessDay(calendar, dayNumberOf(from), days, type)
    expect('day' in count ? datesOf(count.day).date : count).toEqual(expected)
  })

  it('lists every day it passed over, and why', () => {
    const count = nextBusinessDay(calendar, dayNumberOf('2026-04-10'), 1, 'bank')
    expect('skipped' in count && count.skipped.map(({ date, reason, nameEn }) => [date, reason, nameEn])).toEqual([
      ['2026-04-11', 'weekend', null],
      ['2026-04-12', 'weekend', null],
      ['2026-04-13', 'holiday', 'Songkran Festival'],
      ['2026-04-14', 'holiday', 'Songkran Festival'],
      ['2026-04-15', 'holiday', 'Songkran Festival'],
    ])
  })

  it('passes over the start day only when counting 0', () => {
    expect(skippedFrom15April(0)).toEqual(['2026-04-15'])
    expect(skippedFrom15April(1)).toEqual([])
  })

  it('names both holidays of one date', () => {
    const count = nextBusinessDay(calendar, dayNumberOf('2020-07-03'), 1, 'all')
    const named = 'skipped' in count && count.skipped.find(({ date }) => date === '2020-07-06')
    expect(named).toMatchObject({ nameEn: 'Substitution for Asarnha Bucha Day / Buddhist Lent Day' })
  })

  const type = fc.constantFrom(...holidayTypes)
  const from = fc.integer({ min: dayNumberOf('2018-01-01'), max: dayNumberOf('2026-06-30') })
  const few = fc.integer({ min: 1, max: 60 })

  it('is never a weekend or a holiday of the type', () => {
    fc.assert(
      fc.property(from, fc.integer({ min: 0, max: 60 }), type, (start, days, by) => {
        const count = nextBusinessDay(calendar, start, days, by)
        expect('day' in count && calendar.kindOf(count.day, by)).toBe('business-day')
        expect('day' in count && [6, 0].includes(new Date(count.day * DAY_MS).getUTCDay())).toBe(false)
      }),
    )
  })

  it('counts a then b days as it counts a + b', () => {
    fc.assert(
      fc.property(from, few, fc.integer({ min: 0, max: 60 }), type, (start, a, b, by) => {
        const first = nextBusinessDay(calendar, start, a, by)
        const then = 'day' in first ? nextBusinessDay(calendar, first.day, b, by) : first
        const together = nextBusinessDay(calendar, start, a + b, by)
        expect('day' in then && then.day).toBe('day' in together && together.day)
      }),
    )
  })

  it('passes over every day between, and only those', () => {
    fc.assert(
      fc.property(from, few, type, (start, days, by) => {
        const count = nextBusinessDay(calendar, start, days, by)
        if (!('day' in count)) throw new Error('unknown year')
        expect(count.skipped.length + days).toBe(count.day - start)
      }),
    )
  })
})

describe('year list', () => {
  it.for([
    { year: 2025, type: 'all', announced: true, announcedTypes: ['government', 'bank'], count: 26 },
    { year: 2025, type: 'government', announced: true, announcedTypes: ['government', 'bank'], count: 25 },
    { year: 2025, type: 'bank', announced: true, announcedTypes: ['government', 'bank'], count: 19 },
    { year: 2027, type: 'all', announced: true, announcedTypes: ['bank'], count: 18 },
    { year: 2027, type: 'bank', announced: true, announcedTypes: ['bank'], count: 18 },
    { year: 2027, type: 'government', announced: false, announcedTypes: ['bank'], count: 0 },
    { year: 2030, type: 'all', announced: false, announcedTypes: [], count: 0 },
    { year: 2017, type: 'all', announced: false, announcedTypes: [], count: 0 },
  ] as const)('$year, $type: announced $announced, $count days', ({ year, type, ...expected }) => {
    const list = yearList(calendar, year, type)
    expect(list).toMatchObject(expected)
    expect(list.holidays.length).toBe(expected.count)
    expect(list.updatedAt === null).toBe(!expected.announced)
    expect(list.sources.length > 0).toBe(expected.announced)
  })

  it('says of years before the data that they are not covered, of later ones nothing', () => {
    expect(yearList(calendar, 2017, 'all').note).toContain('not covered')
    expect(yearList(calendar, 2030, 'all').note).toBeNull()
    expect(yearList(calendar, 2026, 'all').note).toBeNull()
  })

  it('names the sources of the type only', () => {
    expect(sourceNames('government')).toContain('government column')
    expect(sourceNames('bank')).toContain('31/2568')
    expect(sourceNames('bank')).not.toContain('Royal Ploughing')
  })

  it('is in order of date, with the Thai names of weekdays and the Buddhist date', () => {
    const { holidays } = yearList(calendar, 2026, 'all')
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted())
    expect(holidays.find(({ date }) => date === '2026-06-01')).toEqual({
      id: '2026-06-01-visakha-bucha-substitution',
      date: '2026-06-01',
      dateBe: '2569-06-01',
      weekday: { number: 1, nameTh: 'วันจันทร์', nameEn: 'Monday' },
      nameTh: 'วันหยุดชดเชยวันวิสาขบูชา',
      nameEn: 'Substitution for Visakha Bucha Day',
      government: true,
      bank: true,
      kind: 'substitution',
      substituteFor: '2026-05-31',
    })
  })
})
