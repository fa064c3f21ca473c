import {
  datesOf,
  isWeekend,
  type DayKind,
  type Holiday,
  type HolidayCalendar,
  type HolidayType,
  type RegionalDay,
} from './calendar.ts'
import type { Weekday } from '../thai/calendar/thai-calendar.ts'

/** What one day is under a type. */
export interface DayAnswer {
  readonly date: string
  readonly dateBe: string
  readonly weekday: Weekday
  readonly type: HolidayType
  readonly day: DayKind
  readonly isHoliday: boolean
  readonly isWeekend: boolean
  readonly isBusinessDay: boolean
  readonly holidays: Holiday[]
  /** What applies in some provinces only; it changes nothing above. */
  readonly regional: RegionalDay[]
}

/**
 * Holiday, weekend day or business day; undefined when a list that the answer needs is not announced (for a Saturday
 * too: whether it is a holiday is then not known).
 *
 * @example dayAnswer(calendar, dayNumberOf('2024-02-24'), 'government')?.day // 'holiday', and isWeekend is true
 */
export function dayAnswer(calendar: HolidayCalendar, day: number, type: HolidayType): DayAnswer | undefined {
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
