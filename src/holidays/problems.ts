import { Problem } from '../http/problem.ts'
import { civilDate } from '../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import { calendar } from './announced.ts'
import { nextBusinessDay } from './business-days.ts'
import { datesOf, holidayTypes, listsOf, type HolidayCalendar, type HolidayType } from './calendar.ts'
import { listWords } from './list-words.ts'
import { dayAnswer } from './single-day.ts'

/** The URL of the same request with another type; in the package, alternatives have no URL. */
export type LinkTo = (type: HolidayType) => string

/**
 * Why no day of the year is certain under the type, in both languages.
 *
 * @param alternatives types that can answer the same request.
 * @example whyUnknown(calendar, 2027, 'government', []).en // 'The government list of 2027 is not announced, so no day from 2027-01-01 on is certain.'
 */
export function whyUnknown(
  lists: HolidayCalendar,
  year: number,
  type: HolidayType,
  alternatives: readonly HolidayType[],
): { en: string; th: string } {
  const first = lists.data.years[0]?.year ?? 0
  const yearBe = year + BUDDHIST_OFFSET
  if (year < first) {
    return { en: `Years before ${first} are not covered.`, th: `ไม่มีข้อมูลของปีก่อน พ.ศ. ${first + BUDDHIST_OFFSET}` }
  }
  const missing = listsOf(type).filter((list) => !lists.isComplete(year, list))
  const en = missing.map((list) => listWords[list].en).join(' and ')
  const th = missing.map((list) => listWords[list].th).join('และ')
  const isOne = missing.length === 1
  const others = alternatives.map((other) => `type=${other}`)
  const answered = others.length === 0 ? '' : `; ${others.join(' and ')} can be answered`
  const answeredTh = others.length === 0 ? '' : ` ใช้ ${others.join(' หรือ ')} ได้`
  return {
    en: `The ${en} list${isOne ? '' : 's'} of ${year} ${isOne ? 'is' : 'are'} not announced, so no day from ${year}-01-01 on is certain${answered}.`,
    th: `ยังไม่ประกาศ${th}ของปี พ.ศ. ${yearBe} จึงบอกวันตั้งแต่ 1 มกราคม ${yearBe} ไม่ได้${answeredTh}`,
  }
}

/** The answer about a day. @throws {Problem} `year_not_announced`. */
export function acceptedDay(day: number, type: HolidayType, linkTo?: LinkTo) {
  const answer = dayAnswer(calendar, day, type)
  if (answer) return answer
  const hasAnswer = (other: HolidayType): boolean => dayAnswer(calendar, day, other) !== undefined
  throw yearNotAnnounced(civilDate(day).year, type, hasAnswer, linkTo)
}

/** The answer about a count of business days. @throws {Problem} `year_not_announced`. */
export function acceptedBusinessDay(from: number, days: number, type: HolidayType, linkTo?: LinkTo) {
  const count = nextBusinessDay(calendar, from, days, type)
  if ('unknownYear' in count) {
    const hasAnswer = (other: HolidayType): boolean => 'day' in nextBusinessDay(calendar, from, days, other)
    throw yearNotAnnounced(count.unknownYear, type, hasAnswer, linkTo)
  }
  const { day, skipped } = count
  const regional = calendar.regional(days === 0 ? from : from + 1, day, type)
  return { from: datesOf(from).date, days, type, ...datesOf(day), skipped, regional }
}

/**
 * The refusal of a table of a year without a list of the type: its header alone would be read as "no holidays". `all` needs
 * one list, as `announced` of the JSON does; the table then has that list's days and empty cells for the other.
 */
export function tableNotAnnounced(year: number, type: HolidayType, linkTo: LinkTo): Problem {
  const lists = calendar.year(year)?.announced ?? []
  const years = calendar.data.years.filter(({ announced }) => listsOf(type).some((list) => announced.includes(list)))
  const hasAnswer = (other: HolidayType): boolean => listsOf(other).some((list) => lists.includes(list))
  const announcedYears = years.map((each) => each.year)
  return yearNotAnnounced(year, type, hasAnswer, linkTo, announcedYears)
}

/** The refusal of an answer that would need an unannounced list: it is never guessed. */
function yearNotAnnounced(
  year: number,
  type: HolidayType,
  hasAnswer: (other: HolidayType) => boolean,
  linkTo: LinkTo | undefined,
  announcedYears = calendar.completeYears(type),
): Problem {
  const others = holidayTypes.filter((other) => other !== type && hasAnswer(other))
  return new Problem('year_not_announced', whyUnknown(calendar, year, type, others), {
    members: {
      year,
      announcedYears,
      alternatives: others.map((other) => (linkTo ? { type: other, url: linkTo(other) } : { type: other })),
    },
  })
}
