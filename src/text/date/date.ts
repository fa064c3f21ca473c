import { isoDate, dayNumber, isoWeekday, type CivilDate } from '../../thai/calendar/civil.ts'
import type { Era } from '../../thai/calendar/iso-date.ts'
import { months, weekday, yearBe } from '../../thai/calendar/thai-calendar.ts'
import { lunarDay } from '../../thai/calendar/lunar.ts'
import { convertDigits } from '../../thai/digits.ts'

/** The answer for a date; `input` is null for today. Both calendars, and the lunar day if its year is published. */
export function dateAnswer(input: string | null, { date, era }: { date: CivilDate; era: Era }) {
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
export function thaiDate(date: CivilDate, era: Era) {
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
