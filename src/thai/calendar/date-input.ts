import { directionMarks, everyOf, zeroWidth } from '../characters.ts'
import { arabicDigits } from '../digits.ts'
import { partsOf, read, type DateReading, type Era, type Parts } from './iso-date.ts'

const FORM = {
  en: 'must be a date such as 2026-11-20, 20/11/2569 or 20 พ.ย. 2569',
  th: 'ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569',
}

const EITHER_ERA = { en: 'must not name both eras', th: 'ต้องไม่ระบุทั้งสองศักราช' }

/**
 * Reads a date as people in Thailand type it: `2026-11-20`, `20/11/2569` (always day, month, year), `20 พ.ย. 69`,
 * `วันศุกร์ที่ ๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 Nov 2026`. An era word or the `era` argument decides the era; else the
 * year's range does.
 *
 * @example parseDate('2569-11-20', 'auto') // { date: { year: 2026, month: 11, day: 20 }, era: 'be' }
 * @example parseDate('20/11/69', 'auto') // { refused: … }: 1969, 2069, 2526 or 2569?
 */
export function parseDate(text: string, era: Era | 'auto'): DateReading {
  const typed = folded(text)
  const plain = numericParts(typed)
  if (plain) return read(plain, era === 'auto' ? undefined : era, undefined)
  const { rest: dated, eras } = takeEras(typed)
  if (era !== 'auto') eras.add(era)
  if (eras.size > 1) return { refused: EITHER_ERA }
  const { rest, weekday } = takeWeekday(dated)
  const parts = numericParts(rest) ?? namedParts(rest)
  if (!parts) return { refused: FORM }
  return read(parts, [...eras][0], weekday)
}

const DROPPED = everyOf(zeroWidth, directionMarks)

/**
 * What must be folded: all but digits, small Latin and Thai letters, single blanks. Vowels below and tone marks must be,
 * because they may stand in another order (Unicode, canonical combining classes 103 and 107).
 */
const TO_FOLD = /[^ \d/.a-zก-ืเ-็์-]|^ |  | $/

/** Lower case, Arabic digits, one blank for any run of white space, invisible marks dropped. */
function folded(text: string): string {
  if (!TO_FOLD.test(text)) return text
  return arabicDigits(text.normalize('NFC')).replace(DROPPED, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Era words: พ.ศ., พศ, พุทธศักราช, ค.ศ., คริสต์ศักราช, B.E., C.E., A.D.; those of the Buddhist era in a group. */
const ERA_WORDS = /(?:(พ)|ค) ?\.? ?ศ ?\.?|(?:(พุทธ)|คริสต์?)ศักราช|(?<![a-z])(?:(b ?\.? ?e)|c ?\.? ?e|a ?\.? ?d)\b\.?/g

function takeEras(text: string): { rest: string; eras: Set<Era> } {
  const eras = new Set<Era>()
  const rest = text.replace(ERA_WORDS, (_word, short, long, english) => {
    eras.add(short || long || english ? 'be' : 'ce')
    return ' '
  })
  return { rest: eras.size > 0 ? rest.replace(/ +/g, ' ').trim() : text, eras }
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
/** A day, a month's name and a year; English also with the month first. Each with the numbers of its groups. */
const namedForms = [
  {
    pattern: `^(\\d{1,2})${SEPARATOR}(?:เดือน ?)?(?:${oneGroupEach(thaiMonths)})${SEPARATOR}(?:ปี ?)?(\\d{1,4})$`,
    day: 1,
    month: 2,
    year: 14,
  },
  {
    pattern: `^(\\d{1,2})(?:st|nd|rd|th)?${SEPARATOR}(?:of )?(?:${oneGroupEach(englishMonths)})${SEPARATOR}(\\d{1,4})$`,
    day: 1,
    month: 2,
    year: 14,
  },
  {
    pattern: `^(?:${oneGroupEach(englishMonths)})${SEPARATOR}(\\d{1,2})(?:st|nd|rd|th)?[ ,]+(\\d{1,4})$`,
    month: 1,
    day: 13,
    year: 14,
  },
].map((form) => ({ ...form, pattern: new RegExp(form.pattern) }))

function namedParts(text: string): Parts | undefined {
  for (const form of namedForms) {
    const match = form.pattern.exec(text)
    if (match) {
      const month = numberMatched(match, form.month)
      return { ...partsOf(match, form), month, thaiMonth: form === namedForms[0] }
    }
  }
  return undefined
}
