import { dayNumberOf, isWeekend, type HolidayCalendar, type ListName } from '../../src/holidays/calendar.ts'
import type { Published } from './published.ts'

/** A day that only the source or only the data has. */
export interface Difference {
  readonly list: ListName
  readonly date: string
  readonly found: 'only in the source' | 'only in the data'
}

/**
 * Compares one published year with the data. The bank list has only weekdays; a regional day is no difference. A list
 * missing from the data is one difference per day.
 */
export function differences(calendar: HolidayCalendar, list: ListName, { year, dates }: Published): Difference[] {
  const counts = (date: string): boolean => list === 'government' || !isWeekend(dayNumberOf(date))
  const known = calendar.year(year)
  const days = known?.days.filter((day) => day[list] === true).map(({ date }) => date) ?? []
  const regional = new Set(known?.regional.filter((day) => day[list] === true).map(({ date }) => date))
  const ours = new Set(days.filter(counts))
  const theirs = [...dates].filter((date) => counts(date) && !regional.has(date))
  return [
    ...theirs.filter((date) => !ours.has(date)).map((date) => ({ list, date, found: 'only in the source' as const })),
    ...[...ours].filter((date) => !dates.has(date)).map((date) => ({ list, date, found: 'only in the data' as const })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** The date from which a list of the next year is expected: the bank's in August, the government's by December. */
const expectedFrom: Readonly<Record<ListName, string>> = { bank: '09-01', government: '12-01' }

/** Lists that should be announced by a date but are missing from the data. @example due(calendar, '2026-12-05') // ['…'] */
export function due(calendar: HolidayCalendar, today: string): string[] {
  const year = Number(today.slice(0, 4))
  return (['government', 'bank'] as const).flatMap((list) => {
    const missing = [year, year + 1].filter(
      (each) => !calendar.isComplete(each, list) && (each === year || today.slice(5) >= expectedFrom[list]),
    )
    return missing.map((each) => `the ${list} list of ${each} is expected and not in the data`)
  })
}
