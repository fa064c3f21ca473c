import { dayNumber, isoDate, isoWeekday } from '../../thai/calendar/civil.ts'
import { parseDate } from '../../thai/calendar/date-input.ts'
import { months, weekday, yearBe } from '../../thai/calendar/thai-calendar.ts'

/** A sentence in the languages of the elements. */
interface Sentence {
  readonly th: string
  readonly en: string
}

/** A typed day: for forms, for the box, and in words of both eras. */
export interface ReadDate {
  /** `YYYY-MM-DD` of the Christian era. */
  readonly value: string
  readonly shown: Sentence
  readonly words: Sentence
}

/**
 * Reads a date by the rules of the endpoint `date`; a refusal continues after the field's name.
 *
 * @example readDate('10/10/2561') // { value: '2018-10-10', … }
 */
export function readDate(text: string): ReadDate | { readonly refused: Sentence } {
  const reading = parseDate(text, 'auto')
  if ('refused' in reading) return reading
  const { year, month, day } = reading.date
  const name = months[month - 1] ?? { nameTh: '', nameEn: '' }
  const { nameTh, nameEn } = weekday(isoWeekday(dayNumber(reading.date)))
  const be = yearBe(reading.date)
  return {
    value: isoDate(reading.date),
    shown: { th: `${day}/${month}/${be}`, en: `${day}/${month}/${year}` },
    words: {
      th: `${nameTh}ที่ ${day} ${name.nameTh} พ.ศ. ${be} (ค.ศ. ${year})`,
      en: `${nameEn} ${day} ${name.nameEn} ${year} (B.E. ${be})`,
    },
  }
}
