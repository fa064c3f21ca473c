import type { Refusal } from '../http/values.ts'
import { holidayYearMax, holidayYearMin } from '../limits.ts'
import type { CivilDate } from '../thai/calendar/civil.ts'
import { parseIsoDate } from '../thai/calendar/iso-date.ts'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import { arabicDigits } from '../thai/digits.ts'

/** A day as the caller names it: a date, or Bangkok's today at the moment of the request. */
export type DayInput = CivilDate | 'today'

/** @example readDay('2569-04-13') // { year: 2026, month: 4, day: 13 } */
export function readDay(text: string): DayInput | Refusal {
  if (text === 'today') return 'today'
  const reading = parseIsoDate(text)
  return 'date' in reading ? reading.date : reading
}

/** A Christian or Buddhist year as a Christian one; the two ranges are disjoint. @example readYear('๒๕๖๙') // 2026 */
export function readYear(text: string): number | undefined {
  const digits = arabicDigits(text.trim())
  if (!/^\d{4}$/.test(digits)) return undefined
  const typed = Number(digits)
  const year = typed > holidayYearMax ? typed - BUDDHIST_OFFSET : typed
  return year >= holidayYearMin && year <= holidayYearMax ? year : undefined
}
