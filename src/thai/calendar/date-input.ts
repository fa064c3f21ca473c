import { directionMarks, everyOf, zeroWidth } from '../characters.ts'
import { arabicDigits } from '../digits.ts'
import { civilDate, dayNumber, isoWeekday, isRealDate, type CivilDate } from './civil.ts'
import { yearCe } from './thai-calendar.ts'

export type Era = 'ce' | 'be'

/** A refusal's words in both languages; they follow the parameter's name. */
interface Words {
  readonly en: string
  readonly th: string
}

/** What a typed date means, or why it is refused. `date` is in the Christian era, `era` tells how the year was read. */
export type DateReading = { readonly date: CivilDate; readonly era: Era } | { readonly refused: Words }

/** Years without an era word: two disjoint ranges of the same 400 years, so nothing is guessed. */
const eraYears = { ce: { min: 1800, max: 2199 }, be: { min: 2343, max: 2742 } } as const

/** Before this day the civil calendar was lunar, and any solar answer a projection. */
const FIRST_DAY = dayNumber({ year: 1889, month: 4, day: 1 })

const refusals = {
  form: {
    en: 'must be a date such as 2026-11-20, 20/11/2569 or 20 พ.ย. 2569',
    th: 'ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569',
  },
  isoForm: {
    en: 'must be a date such as 2026-11-20 or 2569-11-20',
    th: 'ต้องเป็นวันที่ เช่น 2026-11-20 หรือ 2569-11-20',
  },
  impossible: { en: 'must be a day that exists in the calendar', th: 'ต้องเป็นวันที่มีอยู่จริงในปฏิทิน' },
  shortYear: {
    en: 'must have a year of four digits (two only with a Thai month name, read as B.E.)',
    th: 'ต้องมีปีสี่หลัก (สองหลักได้เฉพาะเมื่อใช้ชื่อเดือนไทย โดยถือเป็น พ.ศ.)',
  },
  year: {
    en: 'must have a year of 1800 to 2199 C.E. or 2343 to 2742 B.E.',
    th: 'ต้องเป็นปี ค.ศ. 1800 ถึง 2199 หรือ พ.ศ. 2343 ถึง 2742',
  },
  eras: { en: 'must not name both eras', th: 'ต้องไม่ระบุทั้งสองศักราช' },
  weekday: { en: 'must have the weekday that the day really has', th: 'ต้องระบุวันในสัปดาห์ให้ตรงกับวันที่' },
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
 * Reads a date as people in Thailand type it: `2026-11-20`, `20/11/2569` (always day, month, year), `20 พ.ย. 69`,
 * `วันศุกร์ที่ ๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 Nov 2026`. An era word or the `era` argument decides the era; else the
 * year's range does.
 *
 * @example parseDate('2569-11-20', 'auto') // { date: { year: 2026, month: 11, day: 20 }, era: 'be' }
 * @example parseDate('20/11/69', 'auto') // { refused: … }: 1969, 2069, 2526 or 2569?
 */
export function parseDate(text: string, era: Era | 'auto'): DateReading {
  const typed = normalise(text)
  const plain = numericParts(typed)
  if (plain) return read(plain, era === 'auto' ? undefined : era, undefined)
  const { rest: dated, eras } = takeEras(typed)
  if (era !== 'auto') eras.add(era)
  if (eras.size > 1) return refuse('eras')
  const { rest, weekday } = takeWeekday(dated)
  const parts = numericParts(rest) ?? namedParts(rest)
  if (!parts) return refuse('form')
  return read(parts, [...eras][0], weekday)
}

/**
 * Reads `YYYY-MM-DD` in either era, and nothing else.
 *
 * @example parseIsoDate('2569-11-20') // { date: { year: 2026, month: 11, day: 20 }, era: 'be' }
 */
export function parseIsoDate(text: string): DateReading {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(arabicDigits(text).trim())
  if (!match) return refuse('isoForm')
  return read(partsOf(match, { year: 1, month: 2, day: 3 }), undefined, undefined)
}

/** Year, month and day as typed; `thaiMonth` when the month was a Thai name. */
interface Parts {
  year: number
  yearDigits: number
  month: number
  day: number
  thaiMonth: boolean
}

function read(parts: Parts, namedEra: Era | undefined, weekday: number | undefined): DateReading {
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
  if (weekday !== undefined && weekday !== isoWeekday(days)) return refuse('weekday')
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

const DROPPED = everyOf(zeroWidth, directionMarks)

/** Lower case, Arabic digits, one blank for any run of white space, invisible marks dropped. */
function normalise(text: string): string {
  if (/^[\d/.-]*$/.test(text)) return text // what most programs send
  return arabicDigits(text.normalize('NFC')).replace(DROPPED, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Era words: พ.ศ., พศ, พุทธศักราช, ค.ศ., คริสต์ศักราช, B.E., C.E., A.D. */
const eraWords: readonly [Era, RegExp][] = [
  ['be', /พ ?\.? ?ศ ?\.?|พุทธศักราช|(?<![a-z])b ?\.? ?e\b\.?/g],
  ['ce', /ค ?\.? ?ศ ?\.?|คริสต์?ศักราช|(?<![a-z])(?:c ?\.? ?e|a ?\.? ?d)\b\.?/g],
]

function takeEras(text: string): { rest: string; eras: Set<Era> } {
  const eras = new Set<Era>()
  let rest = text
  for (const [era, words] of eraWords) {
    rest = rest.replace(words, () => {
      eras.add(era)
      return ' '
    })
  }
  return { rest: rest.replace(/ +/g, ' ').trim(), eras }
}

/** Weekday names at the beginning, Monday first: full, common short form, abbreviation with its dot, English. */
const weekdayWords = [
  'จันทร์|จ\\.|monday|mon',
  'อังคาร|อ\\.|tuesday|tues?',
  'พุธ|พ\\.|wednesday|wed',
  'พฤหัสบดี|พฤหัส|พฤ\\.|thursday|thu(?:rs?)?',
  'ศุกร์|ศ\\.|friday|fri',
  'เสาร์|ส\\.|saturday|sat',
  'อาทิตย์|อา\\.|sunday|sun',
]
const weekdayPattern = new RegExp(`^(?:วัน)? ?(?:${oneGroupEach(weekdayWords)}) ?\\.? ?(?:ที่)? ?,? ?(?=\\d|[a-z])`)

function takeWeekday(text: string): { rest: string; weekday: number | undefined } {
  const match = weekdayPattern.exec(text)
  if (match) return { rest: text.slice(match[0].length), weekday: numberMatched(match, 1) }
  return { rest: text.replace(/^วันที่ ?/, ''), weekday: undefined }
}

/** Alternatives with a group for each: one pattern then finds which weekday or month it is. */
function oneGroupEach(words: readonly string[]): string {
  return words.map((alternative) => `(${alternative})`).join('|')
}

/** Which alternative matched, counted from 1. @param first the group of the first alternative. */
function numberMatched(match: RegExpExecArray, first: number): number {
  let group = first
  while (match[group] === undefined) group++
  return group - first + 1
}

/** `year-month-day` or day, month, year between equal separators; never month before day. */
function numericParts(text: string): Parts | undefined {
  const yearFirst = /^(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})$/.exec(text)
  if (yearFirst) return partsOf(yearFirst, { year: 1, month: 3, day: 4 })
  const dayFirst = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,4})$/.exec(text)
  return dayFirst ? partsOf(dayFirst, { year: 4, month: 3, day: 1 }) : undefined
}

function partsOf(match: RegExpExecArray, group: { year: number; month: number; day: number }): Parts {
  const yearText = match[group.year] ?? ''
  return {
    year: Number(yearText),
    yearDigits: yearText.length,
    month: Number(match[group.month]),
    day: Number(match[group.day]),
    thaiMonth: false,
  }
}

/** Month names as typed, January first: full or clipped Thai name, abbreviation with or without dots. */
export const thaiMonths = [
  'มกรา(?:คม)?|ม ?\\.? ?ค ?\\.?',
  'กุมภา(?:พันธ์)?|ก ?\\.? ?พ ?\\.?',
  'มีนา(?:คม)?|มี ?\\.? ?ค ?\\.?',
  'เมษา(?:ยน)?|เม ?\\.? ?ย ?\\.?',
  'พฤษภา(?:คม)?|พ ?\\.? ?ค ?\\.?',
  'มิถุนา(?:ยน)?|มิ ?\\.? ?ย ?\\.?',
  'กรก[ฎฏ]า(?:คม)?|ก ?\\.? ?ค ?\\.?',
  'สิงหา(?:คม)?|ส ?\\.? ?ค ?\\.?',
  'กันยา(?:ยน)?|ก ?\\.? ?ย ?\\.?',
  'ตุลา(?:คม)?|ต ?\\.? ?ค ?\\.?',
  'พฤศจิกา(?:ยน)?|พ ?\\.? ?ย ?\\.?',
  'ธันวา(?:คม)?|ธ ?\\.? ?ค ?\\.?',
]
/** The same in English, lower case. */
export const englishMonths = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
]

const SEPARATOR = ' ?[-/,.]? ?'
/** A day, a month's name and a year; English also with the month first. Beside each, where its groups are. */
const namedForms = [
  {
    pattern: `^(\\d{1,2})${SEPARATOR}(?:เดือน ?)?(?:${oneGroupEach(thaiMonths)})${SEPARATOR}(?:ปี ?)?(\\d{1,4})$`,
    groups: { day: 1, months: 2, year: 14 },
    thaiMonth: true,
  },
  {
    pattern: `^(\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(?:of )?(?:${oneGroupEach(englishMonths)})${SEPARATOR}(\\d{1,4})$`,
    groups: { day: 1, months: 2, year: 14 },
    thaiMonth: false,
  },
  {
    pattern: `^(?:${oneGroupEach(englishMonths)})${SEPARATOR}(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{1,4})$`,
    groups: { months: 1, day: 13, year: 14 },
    thaiMonth: false,
  },
].map((form) => ({ ...form, pattern: new RegExp(form.pattern) }))

function namedParts(text: string): Parts | undefined {
  for (const { pattern, groups, thaiMonth } of namedForms) {
    const match = pattern.exec(text)
    if (!match) continue
    const { day, months, year } = groups
    return { ...partsOf(match, { year, month: months, day }), month: numberMatched(match, months), thaiMonth }
  }
  return undefined
}
