import { isoDate, dayNumber, isoWeekday, type CivilDate } from '../thai/calendar/civil.ts'
import type { Era } from '../thai/calendar/iso-date.ts'
import { months, weekday, yearBe, type Weekday } from '../thai/calendar/thai-calendar.ts'
import { lunarDay, type LunarDay } from '../thai/calendar/lunar.ts'
import { convertDigits } from '../thai/digits.ts'

/** A day in one era's counting; `date` is `YYYY-MM-DD` of that era. */
export interface EraDate extends CivilDate {
  readonly date: string
}

/** A day in both eras with its weekday and Thai forms. */
export interface ThaiDate {
  readonly era: Era
  readonly ce: EraDate
  readonly be: EraDate
  readonly weekday: Weekday
  readonly thai: { readonly long: string; readonly short: string; readonly thaiDigits: string }
}

/** The answer about a date: both calendars, and the lunar day where its year is published. */
export interface DateAnswer extends ThaiDate {
  readonly input: string | null
  readonly lunar: LunarDay | null
}

/** The answer about a date as it was given; null for today. */
export function dateAnswer(input: string | null, { date, era }: { date: CivilDate; era: Era }): DateAnswer {
  return { input, ...thaiDate(date, era), lunar: lunarDay(dayNumber(date)) }
}

/**
 * Writes a day since 1 April 1889 in both eras and in the three Thai forms (long, abbreviated with a two-digit year,
 * Thai digits). The day is never zero-padded in Thai.
 *
 * @param date the day in the Christian era.
 * @param era how the caller's input was read; passed through.
 * @example thaiDate({ year: 2026, month: 11, day: 21 }, 'be').thai.short // '21 พ.ย. 69'
 */
export function thaiDate(date: CivilDate, era: Era): ThaiDate {
  const { year, month, day } = date
  const be = { year: yearBe(date), month, day }
  const dayOfWeek = weekday(isoWeekday(dayNumber(date)))
  const name = months[month - 1]
  if (!name) throw new RangeError('month outside 1 to 12')
  const plain = `${day} ${name.nameTh}`
  return {
    era,
    ce: { year, month, day, date: isoDate(date) },
    be: { ...be, date: isoDate(be) },
    weekday: dayOfWeek,
    thai: {
      long: `${dayOfWeek.nameTh}ที่ ${plain} พ.ศ. ${be.year}`,
      short: `${day} ${name.shortTh} ${String(be.year).slice(-2)}`,
      thaiDigits: convertDigits(`${plain} ${be.year}`, 'thai').text,
    },
  }
}
