import { Problem } from '../http/problem.ts'
import { civilDate } from '../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import { calendar } from './announced.ts'
import { nextBusinessDay } from './business-days.ts'
import { datesOf, listsOf, type HolidayCalendar, type HolidayType } from './calendar.ts'
import { dayAnswer, type DayAnswer } from './single-day.ts'

const words = {
  government: { en: 'government', th: 'วันหยุดราชการ' },
  bank: { en: 'bank', th: 'วันหยุดธนาคาร' },
} as const

/**
 * Why a day of the year has no answer under the type, in both languages; names the type that has one, if any.
 *
 * @example whyUnknown(calendar, 2027, 'government').en // 'The government holidays of 2027 are not announced yet.'
 */
export function whyUnknown(lists: HolidayCalendar, year: number, type: HolidayType): { en: string; th: string } {
  const first = lists.data.years[0]?.year ?? 0
  const yearBe = year + BUDDHIST_OFFSET
  if (year < first) {
    return { en: `Years before ${first} are not covered.`, th: `ไม่มีข้อมูลของปีก่อน พ.ศ. ${first + BUDDHIST_OFFSET}` }
  }
  const missing = listsOf(type).filter((list) => !lists.isComplete(year, list))
  const en = missing.map((list) => words[list].en).join(' and ')
  const th = missing.map((list) => words[list].th).join('และ')
  const other = listsOf(type).find((list) => !missing.includes(list))
  return {
    en: `The ${en} holidays of ${year} are not announced yet${other ? `; type=${other} can be answered` : ''}.`,
    th: `ยังไม่ประกาศ${th}ของปี พ.ศ. ${yearBe}${other ? ` ใช้ type=${other} ได้` : ''}`,
  }
}

/** What is answered about a day. @throws {Problem} `year_not_announced`. */
export function acceptedDay(day: number, type: HolidayType): DayAnswer {
  const answer = dayAnswer(calendar, day, type)
  if (!answer) throw yearNotAnnounced(civilDate(day).year, type)
  return answer
}

/** What is answered about the business day after some others. @throws {Problem} `year_not_announced`. */
export function acceptedBusinessDay(from: number, days: number, type: HolidayType) {
  const count = nextBusinessDay(calendar, from, days, type)
  if ('unknownYear' in count) throw yearNotAnnounced(count.unknownYear, type)
  const { day, skipped } = count
  return { from: datesOf(from).date, days, type, ...datesOf(day), skipped }
}

/** A computed answer that would need a list which is not announced: refused, never guessed. */
function yearNotAnnounced(year: number, type: HolidayType): Problem {
  return new Problem('year_not_announced', whyUnknown(calendar, year, type), {
    members: { year, announcedYears: calendar.completeYears(type) },
  })
}
