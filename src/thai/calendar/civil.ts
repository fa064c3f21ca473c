/** Calendar arithmetic on whole numbers: without Date objects, so without the server's time zone or silent roll-over. */

/** A day of the proleptic Gregorian calendar, Christian era; `month` 1–12. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DAYS_PER_400_YEARS = 146_097
const DAYS_0000_03_01_TO_1970 = 719_468

/**
 * Days since 1970-01-01 (negative before). Years are counted from March, so that the leap day is the last of its year
 * (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil).
 *
 * @example dayNumber({ year: 1970, month: 1, day: 2 }) // 1
 */
export function dayNumber({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_400_YEARS + dayOfEra - DAYS_0000_03_01_TO_1970
}

/** The inverse of `dayNumber` (same source, civil_from_days). @example civilDate(1) // { year: 1970, month: 1, day: 2 } */
export function civilDate(days: number): CivilDate {
  const shifted = days + DAYS_0000_03_01_TO_1970
  const era = Math.floor(shifted / DAYS_PER_400_YEARS)
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

/** ISO 8601 weekday, Monday 1 to Sunday 7; 1970-01-01 was a Thursday. @example isoWeekday(0) // 4 */
export function isoWeekday(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether the day exists. @example isRealDate({ year: 2100, month: 2, day: 29 }) // false */
export function isRealDate({ year, month, day }: CivilDate): boolean {
  const days = month === 2 && isLeapYear(year) ? 29 : (DAYS_OF_MONTH[month - 1] ?? 0)
  return day >= 1 && day <= days
}

/** `YYYY-MM-DD`. @example isoDate({ year: 2026, month: 4, day: 3 }) // '2026-04-03' */
export function isoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const DAY_MS = 86_400_000
const BANGKOK_OFFSET_MS = 7 * 3_600_000 // UTC+7, no daylight saving since 1920

/** The day in Bangkok at a moment (milliseconds since 1970). @example bangkokDate(0) // { year: 1970, month: 1, day: 1 } */
export function bangkokDate(nowMs: number): CivilDate {
  return civilDate(Math.floor((nowMs + BANGKOK_OFFSET_MS) / DAY_MS))
}
