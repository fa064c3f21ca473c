import { describe, expect, it } from 'vitest'
import { bangkokDate, civilDate, dayNumber, isoDate, isoWeekday, isRealDate } from '../../../src/thai/calendar/civil.ts'
import { yearBe, yearCe } from '../../../src/thai/calendar/thai-calendar.ts'

describe('the civil calendar', () => {
  it('agrees with the JavaScript calendar on every day from 1800 to 2200', () => {
    const first = Date.UTC(1800, 0, 1) / 86_400_000
    const last = Date.UTC(2200, 11, 31) / 86_400_000
    const wrong: string[] = []
    for (let days = first; days <= last; days++) {
      const date = new Date(days * 86_400_000)
      const civil = civilDate(days)
      const agrees =
        isoDate(civil) === date.toISOString().slice(0, 10) &&
        dayNumber(civil) === days &&
        isoWeekday(days) === (date.getUTCDay() || 7) &&
        isRealDate(civil)
      if (!agrees) wrong.push(date.toISOString())
    }
    expect(wrong).toEqual([])
  })

  it.for([
    [2024, 2, 29, true],
    [2023, 2, 29, false],
    [2100, 2, 29, false],
    [2000, 2, 29, true],
    [2026, 4, 31, false],
    [2026, 13, 1, false],
    [2026, 0, 1, false],
    [2026, 1, 0, false],
  ] as const)('%i-%i-%i exists: %s', ([year, month, day, exists]) => {
    expect(isRealDate({ year, month, day })).toBe(exists)
  })

  it.for([
    ['2026-11-20T16:59:59.999Z', '2026-11-20'],
    ['2026-11-20T17:00:00.000Z', '2026-11-21'],
    ['2026-12-31T17:00:00.000Z', '2027-01-01'],
    ['1969-12-31T17:00:00.000Z', '1970-01-01'],
  ] as const)('at %s it is %s in Bangkok', ([moment, date]) => {
    expect(isoDate(bangkokDate(Date.parse(moment)))).toBe(date)
  })
})

/** Royal proclamation of 24 December B.E. 2483 and the Calendar Act B.E. 2483: 1 April began the year until 1940. */
describe('the Buddhist year', () => {
  it.for([
    [2026, 1, 2569],
    [1941, 1, 2484],
    [1940, 12, 2483],
    [1940, 4, 2483],
    [1940, 3, 2482],
    [1935, 1, 2477],
    [1932, 6, 2475],
    [1890, 1, 2432],
    [1889, 4, 2432],
  ] as const)('of %i-%i is %i', ([year, month, be]) => {
    expect(yearBe({ year, month })).toBe(be)
    expect(yearCe({ year: be, month })).toBe(year)
  })

  it.for([1, 2, 3])('2483 had no month %i', (month) => {
    expect(yearCe({ year: 2483, month })).toBeUndefined()
  })
})
