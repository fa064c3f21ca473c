import { describe, expect, it } from 'vitest'
import { compileCalendar } from '../../data/holidays/compile.ts'
import { nextBusinessDay } from '../../src/holidays/business-days.ts'
import { dayNumberOf, datesOf, HolidayCalendar, isWeekend, type HolidayType } from '../../src/holidays/calendar.ts'
import { dayAnswer } from '../../src/holidays/single-day.ts'
import { yearList } from '../../src/holidays/year-list.ts'
import { sourceFiles, type SourceDay } from './sources.ts'

/**
 * Rehearses the arrival of the government's list of 2027 with a made-up list of the recurring holidays of earlier years.
 * Real data never has the list before the cabinet decides it.
 */
const made = { sources: ['made'], revision: 0, changed: '2026-12-08' }
const governmentOnly = (
  id: string,
  nameTh: string,
  kind: 'regular' | 'substitution',
  substituteFor: string | null,
): SourceDay =>
  ({
    ...made,
    id,
    date: id.slice(0, 10),
    nameTh,
    nameEn: 'Made',
    government: true,
    bank: false,
    kind,
    substituteFor,
  }) as never

const files = sourceFiles(2027, (year) => {
  const banksOnly = new Set(['2027-05-03-labour-day-substitution', '2027-07-19-asarnha-bucha-substitution'])
  year.sources['made'] = { name: 'A made list', url: null }
  for (const day of year.days) day.government = !banksOnly.has(day.id)
  year.days.push(
    governmentOnly('2027-02-21-makha-bucha', 'วันมาฆบูชา', 'regular', null),
    governmentOnly('2027-07-18-asarnha-bucha', 'วันอาสาฬหบูชา', 'regular', null),
    governmentOnly('2027-07-19-buddhist-lent', 'วันเข้าพรรษา', 'regular', null),
    governmentOnly('2027-07-20-asarnha-bucha-substitution', 'วันหยุดชดเชยวันอาสาฬหบูชา', 'substitution', '2027-07-18'),
  )
  year.days.sort((a, b) => (a.id < b.id ? -1 : 1))
  const weekdays = new Set(
    year.days.filter(({ government, date }) => government && !isWeekend(dayNumberOf(date))).map(({ date }) => date),
  )
  year.lists['government'] = { weekdays: weekdays.size, changed: '2026-12-08' }
})
const calendar = new HolidayCalendar(compileCalendar(files))

const on = (date: string, type: HolidayType) => dayAnswer(calendar, dayNumberOf(date), type)
const idsOn = (date: string, type: HolidayType) => on(date, type)?.holidays.map(({ id }) => id)
const next = (from: string, days: number, type: HolidayType): string => {
  const count = nextBusinessDay(calendar, dayNumberOf(from), days, type)
  return 'day' in count ? datesOf(count.day).date : 'unknown'
}

describe('with the government list of 2027', () => {
  it.for([
    ['2027-05-03', 'business-day', 'holiday', 'holiday'],
    ['2027-07-18', 'holiday', 'weekend', 'holiday'],
    ['2027-07-19', 'holiday', 'holiday', 'holiday'],
    ['2027-07-20', 'holiday', 'business-day', 'holiday'],
    ['2027-07-21', 'business-day', 'business-day', 'business-day'],
  ] as const)('%s is a %s of the government, a %s of banks, and a %s of either', ([date, government, bank, all]) => {
    expect([on(date, 'government')?.day, on(date, 'bank')?.day, on(date, 'all')?.day]).toEqual([government, bank, all])
  })

  it('one date has the feast of one list and the substitution of the other', () => {
    expect(idsOn('2027-07-19', 'government')).toEqual(['2027-07-19-buddhist-lent'])
    expect(idsOn('2027-07-19', 'bank')).toEqual(['2027-07-19-asarnha-bucha-substitution'])
    expect(idsOn('2027-07-19', 'all')).toEqual(['2027-07-19-asarnha-bucha-substitution', '2027-07-19-buddhist-lent'])
  })

  it.for([
    ['2027-07-16', 1, 'government', '2027-07-21'],
    ['2027-07-16', 1, 'bank', '2027-07-20'],
    ['2027-07-16', 1, 'all', '2027-07-21'],
    ['2027-04-30', 1, 'government', '2027-05-03'],
    ['2027-04-30', 1, 'bank', '2027-05-05'],
    ['2026-12-30', 2, 'all', '2027-01-05'],
  ] as const)('%s and %i days by %s lead to %s', ([from, days, type, date]) => {
    expect(next(from, days, type)).toBe(date)
  })

  it('the year is announced for every type', () => {
    expect(yearList(calendar, 2027, 'government')).toMatchObject({
      announced: true,
      announcedTypes: ['government', 'bank'],
      note: null,
    })
  })
})
