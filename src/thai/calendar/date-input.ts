import { directionMarks, everyOf, zeroWidth } from '../characters.ts'
import { arabicDigits } from '../digits.ts'
import { dayNumber, isoWeekday } from './civil.ts'
import { partsOf, read, type DateReading, type Era, type Parts } from './iso-date.ts'
import { weekday } from './thai-calendar.ts'

const FORM = {
  en: 'must be a date such as 2026-11-20, 20/11/2569 or 20 พ.ย. 2569',
  th: 'ต้องเป็นวันที่ เช่น 2026-11-20, 20/11/2569 หรือ 20 พ.ย. 2569',
}

const NO_TIME = { en: `${FORM.en}, without a time`, th: `${FORM.th} โดยไม่มีเวลา` }
const TIME = /\d:\d\d|เวลา|นาฬิกา|\d ?น(?:\.|$)/

const EITHER_ERA = { en: 'must not name both eras', th: 'ต้องไม่ระบุทั้งสองศักราช' }

/**
 * Reads a date as people in Thailand type it: `2026-11-20`, `20/11/2569` (always day, month, year), `20 พ.ย. 69`, `ลงวันที่ 5
 * ธันวาคม 2569`, `วันศุกร์ที่ ๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙`, `20 พ.ย. 2569 (ศ.)`, `พ.ย. 20, 2569`, `20 Nov 2026`. A weekday must
 * match the date, and a time is refused. An era word or the `era` argument decides the era; else the year's range does.
 *
 * @example parseDate('2569-11-20', 'auto') // { date: { year: 2026, month: 11, day: 20 }, era: 'be' }
 * @example parseDate('20/11/69', 'auto') // { refused: … }: 1969, 2069, 2526 or 2569?
 */
export function parseDate(text: string, era: Era | 'auto'): DateReading {
  const typed = folded(text)
  const plain = numericParts(typed)
  if (plain) return read(plain, era === 'auto' ? undefined : era)
  const { rest: dated, eras } = takeEras(typed)
  if (era !== 'auto') eras.add(era)
  if (eras.size > 1) return { refused: EITHER_ERA }
  const { rest, weekdays } = takeWeekdays(dated)
  const parts = numericParts(rest) ?? namedParts(rest)
  if (!parts) return { refused: TIME.test(rest) ? NO_TIME : FORM }
  const reading = read(parts, [...eras][0])
  if ('refused' in reading) return reading
  const own = isoWeekday(dayNumber(reading.date))
  return weekdays.every((named) => named === own) ? reading : { refused: otherWeekday(own) }
}

const DROPPED = everyOf(zeroWidth, directionMarks)

/**
 * Characters that need folding: all except digits, small Latin and Thai letters, single blanks. Vowels below and tone marks
 * need it, because their order may vary (Unicode, canonical combining classes 103 and 107).
 */
const TO_FOLD = /[^ \d/.a-zก-ืเ-็์-]|^ |  | $/

/** Lower case, Arabic digits, one blank for any run of white space, without invisible marks. */
function folded(text: string): string {
  if (!TO_FOLD.test(text)) return text
  return arabicDigits(text.normalize('NFC')).replace(DROPPED, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Era words: พ.ศ., พศ, พุทธศักราช, ค.ศ., คริสต์ศักราช, B.E., C.E., A.D.; groups match the Buddhist ones. */
const ERA_WORDS = /(?:(พ)|ค) ?\.? ?ศ ?\.?|(?:(พุทธ)|คริสต์?)ศักราช|(?<![a-z])(?:(b ?\.? ?e)|c ?\.? ?e|a ?\.? ?d)\b\.?/g

function takeEras(text: string): { rest: string; eras: Set<Era> } {
  const eras = new Set<Era>()
  const rest = text.replace(ERA_WORDS, (_word, short, long, english) => {
    eras.add(short || long || english ? 'be' : 'ce')
    return ' '
  })
  return { rest: eras.size > 0 ? rest.replace(/ +/g, ' ').trim() : text, eras }
}

/** A dot, or what may follow a letter without one. */
const DOT = '(?:\\.|(?= \\d|\\)))'
/** Weekday names, Monday first: full, common short form, abbreviation, English. */
const weekdayWords = [
  `จันทร์|จ${DOT}|monday|mon`,
  `อังคาร|อ${DOT}|tuesday|tues?`,
  `พุธ|พ${DOT}|wednesday|wed`,
  `พฤหัสบดี|พฤหัสฯ?|พฤ${DOT}|thursday|thu(?:rs?)?`,
  `ศุกร์|ศ${DOT}|friday|fri`,
  `เสาร์|ส${DOT}|saturday|sat`,
  `อาทิตย์|อา${DOT}|sunday|sun`,
]
const weekdayPattern = new RegExp(`^(?:วัน)? ?(?:${oneGroupEach(weekdayWords)}) ?\\.? ?(?:ที่)? ?,? ?(?=\\d|[a-z])`)

/** A wrong weekday is refused with the right one. */
function otherWeekday(isoNumber: number): typeof FORM {
  const { nameTh, nameEn } = weekday(isoNumber)
  return { en: `must have the weekday that the day really has, ${nameEn}`, th: `ต้องระบุวันในสัปดาห์ให้ตรงกับวันที่ คือ${nameTh}` }
}

const bracketPattern = new RegExp(` ?\\( ?(?:วัน)?(?:${oneGroupEach(weekdayWords)}) ?\\.? ?\\)$`)
/** Words before a date without further meaning. */
const LEAD = /^(?:(?:ณ|ลง|เมื่อ) ?(?=วัน))?(?:วันที่ ?)?/

/** The weekdays before a date and in brackets after it, and the rest. */
function takeWeekdays(text: string): { rest: string; weekdays: number[] } {
  const bare = text.replace(LEAD, '')
  const before = weekdayPattern.exec(bare)
  const after = bracketPattern.exec(bare)
  const weekdays = [before, after].flatMap((match) => (match ? [numberMatched(match, 1)] : []))
  return { rest: bare.slice(before?.[0].length ?? 0, after?.index), weekdays }
}

/** Alternatives with one group each, so that one pattern identifies the weekday or month. */
function oneGroupEach(words: readonly string[]): string {
  return words.map((alternative) => `(${alternative})`).join('|')
}

/** The number of the alternative that matched, from 1. @param first the group of the first alternative. */
function numberMatched(match: RegExpExecArray, first: number): number {
  let group = first
  while (match[group] === undefined) group++
  return group - first + 1
}

/**
 * Year, month, day or day, month, year between equal separators, or in eight digits; never month before day. Eight digits are
 * unambiguous: month and day together are at most 1231, less than any accepted year.
 */
function numericParts(text: string): Parts | undefined {
  const digits = /^\d{8}$/.test(text) && (Number(text.slice(4)) > 1231 ? /(..)(..)(....)/ : /(....)(..)(..)/).exec(text)
  if (digits)
    return partsOf(digits, digits[1]?.length === 4 ? { year: 1, month: 2, day: 3 } : { year: 3, month: 2, day: 1 })
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
/** A day, a month's name and a year, or the month first; with the numbers of their groups. */
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
  { pattern: `^(?:${oneGroupEach(thaiMonths)})${SEPARATOR}(\\d{1,2})[ ,]+(\\d{4})$`, month: 1, day: 13, year: 14 },
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
