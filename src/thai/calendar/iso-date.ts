import { arabicDigits } from '../digits.ts'
import { civilDate, dayNumber, isRealDate, type CivilDate } from './civil.ts'
import { yearCe } from './thai-calendar.ts'

export type Era = 'ce' | 'be'

/** The words of a refusal in both languages; they follow the parameter's name. */
interface Words {
  readonly en: string
  readonly th: string
}

/** The meaning of a typed date, or its refusal. `date` is in the Christian era, `era` is how the year was read. */
export type DateReading = { readonly date: CivilDate; readonly era: Era } | { readonly refused: Words }

/** Years without an era word: two disjoint ranges of the same 400 years, so nothing is guessed. */
const eraYears = { ce: { min: 1800, max: 2199 }, be: { min: 2343, max: 2742 } } as const

/** Before this day the civil calendar was lunar, so a solar answer would be a projection. */
const FIRST_DAY = dayNumber({ year: 1889, month: 4, day: 1 })

const refusals = {
  isoForm: { en: 'must be a date such as 2026-11-20 or 2569-11-20', th: 'ต้องเป็นวันที่ เช่น 2026-11-20 หรือ 2569-11-20' },
  impossible: { en: 'must be a day that exists in the calendar', th: 'ต้องเป็นวันที่มีอยู่จริงในปฏิทิน' },
  shortYear: {
    en: 'must have a year of four digits (two only with a Thai month name, read as B.E.)',
    th: 'ต้องมีปีสี่หลัก (สองหลักได้เฉพาะเมื่อใช้ชื่อเดือนไทย โดยถือเป็น พ.ศ.)',
  },
  year: {
    en: 'must have a year of 1800 to 2199 C.E. or 2343 to 2742 B.E.',
    th: 'ต้องเป็นปี ค.ศ. 1800 ถึง 2199 หรือ พ.ศ. 2343 ถึง 2742',
  },
  noSuchMonth: {
    en: 'must not be January to March of B.E. 2483: that year had only April to December',
    th: 'ต้องไม่อยู่ในเดือนมกราคมถึงมีนาคม พ.ศ. 2483 เพราะปีนั้นมีเพียงเมษายนถึงธันวาคม',
  },
  lunar: {
    en: 'must be 1 April 1889 (B.E. 2432) or later: before that the civil calendar was lunar',
    th: 'ต้องไม่ก่อนวันที่ 1 เมษายน พ.ศ. 2432 เพราะก่อนหน้านั้นใช้ปฏิทินจันทรคติ',
  },
} as const satisfies Record<string, Words>

const refuse = (reason: keyof typeof refusals): { refused: Words } => ({ refused: refusals[reason] })

/**
 * Reads `YYYY-MM-DD` in either era, and nothing else.
 *
 * @example parseIsoDate('2569-11-20') // { date: { year: 2026, month: 11, day: 20 }, era: 'be' }
 */
export function parseIsoDate(text: string): DateReading {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(arabicDigits(text).trim())
  if (!match) return refuse('isoForm')
  return read(partsOf(match, { year: 1, month: 2, day: 3 }), undefined)
}

/** Year, month and day as typed; `thaiMonth` if the month was a Thai name. */
export interface Parts {
  year: number
  yearDigits: number
  month: number
  day: number
  thaiMonth: boolean
}

/** The date of the parts, if it exists. */
export function read(parts: Parts, namedEra: Era | undefined): DateReading {
  const dated = withEra(parts, namedEra)
  if ('refused' in dated) return dated
  const { era, year } = dated
  const { min, max } = eraYears[era]
  if (year < min || year > max) return refuse('year')
  const ce = era === 'be' ? yearCe({ year, month: parts.month }) : year
  if (ce === undefined) return refuse('noSuchMonth')
  const date = { year: ce, month: parts.month, day: parts.day }
  if (!isRealDate(date)) return refuse('impossible')
  const days = dayNumber(date)
  if (days < FIRST_DAY) return refuse('lunar')
  return { date: civilDate(days), era }
}

/** The era of a year: named, by custom (two digits beside a Thai month are B.E. 25xx), or by the year's range. */
function withEra(
  { year, yearDigits, thaiMonth }: Parts,
  named: Era | undefined,
): { era: Era; year: number } | { refused: Words } {
  if (yearDigits === 2) return thaiMonth && named !== 'ce' ? { era: 'be', year: 2500 + year } : refuse('shortYear')
  if (yearDigits !== 4) return refuse('year')
  return { era: named ?? (year >= eraYears.be.min ? 'be' : 'ce'), year }
}

/** Year, month and day from the groups of a match. */
export function partsOf(match: RegExpExecArray, group: { year: number; month: number; day: number }): Parts {
  const yearText = match[group.year] ?? ''
  return {
    year: Number(yearText),
    yearDigits: yearText.length,
    month: Number(match[group.month]),
    day: Number(match[group.day]),
    thaiMonth: false,
  }
}
