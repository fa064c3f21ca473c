import { datesOf, isWeekend, type HolidayCalendar, type HolidayType } from './calendar.ts'

/**
 * Holiday, weekend day or business day; undefined if a list that the answer needs is not announced (even for a Saturday,
 * which may be a holiday).
 *
 * @example dayAnswer(calendar, dayNumberOf('2024-02-24'), 'government')?.day // 'holiday', and isWeekend is true
 */
export function dayAnswer(calendar: HolidayCalendar, day: number, type: HolidayType) {
  const kind = calendar.kindOf(day, type)
  if (kind === undefined) return undefined
  return {
    ...datesOf(day),
    type,
    day: kind,
    isHoliday: kind === 'holiday',
    isWeekend: isWeekend(day),
    isBusinessDay: kind === 'business-day',
    holidays: [...calendar.on(day, type)],
    regional: calendar.regional(day, day, type),
  }
}
