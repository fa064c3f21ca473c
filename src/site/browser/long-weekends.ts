import { dayNumberOf } from '../../holidays/calendar.ts'
import { civilDate, isoDate, isoWeekday } from '../../thai/calendar/civil.ts'

/** Consecutive days off, from the first to the last. */
export interface LongWeekend {
  readonly from: string
  readonly to: string
  readonly days: number
}

const SATURDAY = 6
const LONG_DAYS = 3
const AHEAD_DAYS = 400

/**
 * The runs of three or more days off that include a holiday and end on `from` or later.
 *
 * @param holidays the dates off, besides Saturdays and Sundays; nothing is known after the last of them.
 * @example longWeekends(['2026-12-07'], '2026-11-23') // [{ from: '2026-12-05', to: '2026-12-07', days: 3 }]
 */
export function longWeekends(holidays: readonly string[], from: string): LongWeekend[] {
  const off = new Set(holidays.map(dayNumberOf))
  const isOff = (day: number): boolean => off.has(day) || isoWeekday(day) >= SATURDAY
  const last = Math.max(...off)
  const found: LongWeekend[] = []
  let start = dayNumberOf(from)
  while (isOff(start) && isOff(start - 1)) start--
  for (let day = start; day <= Math.min(last, start + AHEAD_DAYS); day++) {
    if (!isOff(day)) continue
    const first = day
    while (isOff(day + 1)) day++
    const length = day - first + 1
    const isHoliday = Array.from({ length }, (_, i) => first + i).some((each) => off.has(each))
    if (length >= LONG_DAYS && isHoliday) found.push({ from: iso(first), to: iso(day), days: length })
  }
  return found
}

const iso = (day: number): string => isoDate(civilDate(day))
