import { civilDate, isoDate } from '../thai/calendar/civil.ts'
import { isWeekend, type HolidayCalendar, type HolidayType } from './calendar.ts'

/** A day skipped while counting. Names are null for a plain weekend day. */
interface SkippedDay {
  readonly date: string
  readonly reason: 'holiday' | 'weekend'
  readonly nameTh: string | null
  readonly nameEn: string | null
}

/** The resulting day, or the unannounced year that stopped the count. */
export type Count = { readonly day: number; readonly skipped: SkippedDay[] } | { readonly unknownYear: number }

/**
 * Counts business days forward. The start day is not counted; with `days` 0 it is the answer if it is a business day,
 * otherwise the next one is. A weekday of an unannounced list stops the count; a Saturday or Sunday is never a business day
 * and needs no list. Days are `dayNumber`s.
 *
 * @example nextBusinessDay(calendar, dayNumberOf('2026-04-10'), 1, 'bank') // { day: …2026-04-16, skipped: 5 days }
 */
export function nextBusinessDay(calendar: HolidayCalendar, from: number, days: number, type: HolidayType): Count {
  const skipped: SkippedDay[] = []
  let left = Math.max(days, 1)
  for (let day = days === 0 ? from : from + 1; ; day++) {
    const kind = calendar.kindOf(day, type) ?? (isWeekend(day) ? 'weekend' : undefined)
    if (kind === undefined) return { unknownYear: civilDate(day).year }
    if (kind !== 'business-day') skipped.push(skippedDay(calendar, day, type, kind))
    else if (--left === 0) return { day, skipped }
  }
}

function skippedDay(
  calendar: HolidayCalendar,
  day: number,
  type: HolidayType,
  reason: SkippedDay['reason'],
): SkippedDay {
  const date = isoDate(civilDate(day))
  if (reason === 'weekend') return { date, reason, nameTh: null, nameEn: null }
  const holidays = calendar.on(day, type)
  return { date, reason, nameTh: joined(holidays, 'nameTh'), nameEn: joined(holidays, 'nameEn') }
}

/** One date can have two holidays. */
function joined<N extends 'nameTh' | 'nameEn'>(holidays: readonly Readonly<Record<N, string>>[], name: N): string {
  return holidays.map((holiday) => holiday[name]).join(' / ')
}
