import type { CivilDate } from './civil.ts'

/** Names in the Thai calendar, official spelling. */
export const months = [
  { nameTh: 'มกราคม', shortTh: 'ม.ค.', nameEn: 'January' },
  { nameTh: 'กุมภาพันธ์', shortTh: 'ก.พ.', nameEn: 'February' },
  { nameTh: 'มีนาคม', shortTh: 'มี.ค.', nameEn: 'March' },
  { nameTh: 'เมษายน', shortTh: 'เม.ย.', nameEn: 'April' },
  { nameTh: 'พฤษภาคม', shortTh: 'พ.ค.', nameEn: 'May' },
  { nameTh: 'มิถุนายน', shortTh: 'มิ.ย.', nameEn: 'June' },
  { nameTh: 'กรกฎาคม', shortTh: 'ก.ค.', nameEn: 'July' },
  { nameTh: 'สิงหาคม', shortTh: 'ส.ค.', nameEn: 'August' },
  { nameTh: 'กันยายน', shortTh: 'ก.ย.', nameEn: 'September' },
  { nameTh: 'ตุลาคม', shortTh: 'ต.ค.', nameEn: 'October' },
  { nameTh: 'พฤศจิกายน', shortTh: 'พ.ย.', nameEn: 'November' },
  { nameTh: 'ธันวาคม', shortTh: 'ธ.ค.', nameEn: 'December' },
] as const

/** A weekday as in the answers: ISO 8601 number (Monday 1 to Sunday 7) and both names. */
export interface Weekday {
  readonly number: number
  readonly nameTh: string
  readonly nameEn: string
}

const weekdays: readonly Weekday[] = [
  { number: 1, nameTh: 'วันจันทร์', nameEn: 'Monday' },
  { number: 2, nameTh: 'วันอังคาร', nameEn: 'Tuesday' },
  { number: 3, nameTh: 'วันพุธ', nameEn: 'Wednesday' },
  { number: 4, nameTh: 'วันพฤหัสบดี', nameEn: 'Thursday' },
  { number: 5, nameTh: 'วันศุกร์', nameEn: 'Friday' },
  { number: 6, nameTh: 'วันเสาร์', nameEn: 'Saturday' },
  { number: 7, nameTh: 'วันอาทิตย์', nameEn: 'Sunday' },
]

/** The weekday of an ISO number. @throws {RangeError} outside 1–7. @example weekday(1).nameTh // 'วันจันทร์' */
export function weekday(isoNumber: number): Weekday {
  const found = weekdays[isoNumber - 1]
  if (!found) throw new RangeError('weekday outside 1 to 7')
  return found
}

/**
 * First Christian year whose 1 January began a Buddhist year: B.E. 2484 (1941). Until then, from 1 April B.E. 2432
 * (1889), the official year began on 1 April, so January to March belonged to the previous year, and B.E. 2483 had only
 * April to December (Calendar Act B.E. 2483, พระราชบัญญัติปีประดิทิน พ.ศ. 2483).
 */
const JANUARY_NEW_YEAR = 1941
const APRIL = 4

/** Added to a Christian year gives the Buddhist one, from 1941 on for every month. */
export const BUDDHIST_OFFSET = 543

/**
 * The Buddhist-era year of a day since 1 April 1889.
 *
 * @example yearBe({ year: 2026, month: 1, day: 15 }) // 2569
 * @example yearBe({ year: 1935, month: 1, day: 15 }) // 2477
 */
export function yearBe({ year, month }: Pick<CivilDate, 'year' | 'month'>): number {
  return year + BUDDHIST_OFFSET - (year < JANUARY_NEW_YEAR && month < APRIL ? 1 : 0)
}

/** The Christian year of a month in a Buddhist year; undefined for January to March 2483, which did not exist. */
export function yearCe({ year, month }: Pick<CivilDate, 'year' | 'month'>): number | undefined {
  const ce = year - BUDDHIST_OFFSET
  if (ce >= JANUARY_NEW_YEAR || month >= APRIL) return ce
  return ce === JANUARY_NEW_YEAR - 1 ? undefined : ce + 1
}
