import { isThaiLetter } from '../../thai/character-kinds.ts'
import { englishMonths, parseDate, thaiMonths } from '../../thai/calendar/date-input.ts'
import { months, yearBe } from '../../thai/calendar/thai-calendar.ts'
import { plainWords, wholeWords } from './numbers.ts'
import { isAt, isCued, matchAt, matching, saidBy, startsWord, type Found, type Pass, type Find } from './pass.ts'
import { table } from './table.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: dates, months, weekdays and eras, by the calendar of src/thai. */

const DASH = String.raw`[-\u2010-\u2015]`
/** A short name without its last dot must not continue as a word: 20 พยาน. */
const thaiMonth = thaiMonths.map((names) => `(${names})`).join('|')
const englishMonth = englishMonths.map((names) => `(${names})`).join('|')
const ERA = String.raw`(?:พ ?\. ?ศ ?\.?|พศ\.?|พุทธศักราช|ค ?\. ?ศ ?\.?|คศ\.?|คริสต์?ศักราช)`

const THAI_MONTH = new RegExp(`(?:${thaiMonth})`, 'y')
const ENGLISH_MONTH = new RegExp(`(?:${englishMonth})\\.?(?![a-z])`, 'iy')
const YEAR = new RegExp(
  String.raw`(?:[ /]? ?(${ERA}) ?|[ /]? ?|-(?=\d{4}|[4-7]\d|(?<=\d-[^\d-]{2,10}-)\d))(?:(\d{4})|'?(\d\d))(?![\d]|[.,:/]\d|%| ?[:/]\d)`,
  'y',
)
const DAYS = new RegExp(String.raw`(\d{1,2})(?: ?${DASH} ?(\d{1,2}))?(?: |-|/)?(เดือน ?)?(?=[ก-ฮเA-Za-z])`, 'y')

interface Month {
  readonly end: number
  readonly name: string
  /** Typed with a dot, or in full: it may end without a blank. */
  readonly number: number
  readonly isEnglish: boolean
}

/** The month named here, in full, clipped or abbreviated, with or without its dots. */
function monthAt(
  text: string,
  at: number,
  patterns: readonly RegExp[] = [THAI_MONTH, ENGLISH_MONTH],
): Month | undefined {
  for (const pattern of patterns) {
    const groups = matchAt(pattern, text, at)
    const [written] = groups
    if (written === undefined) continue
    const number = groups.findIndex((name, i) => i > 0 && name !== undefined)
    const end = at + written.trimEnd().length
    const isCut = isThaiLetter(text.charCodeAt(end)) && isThaiLetter(text.charCodeAt(end - 1)) && !isFull(written)
    const name = months[number - 1]?.nameTh
    if (!isCut && name !== undefined) return { end, name, number, isEnglish: pattern === ENGLISH_MONTH }
  }
  return undefined
}

const isFull = (name: string): boolean => /คม$|ยน$|พันธ์$/.test(name)

/** Production and expiry words, and a year of the common era shortly before: two digits are of that era too. */
const COMMON_ERA = new RegExp(
  [
    String.raw`(?<=(?:(?:exp|mfg|mfd|bbf?|valid|use by|best before|หมดอายุ|ผลิต|บริโภค|ใช้(?:ได้|ก่อน))[^\d]{0,16}|`,
    String.raw`(?:ค\.?ศ\.?|คริสต์ศักราช) ?|20[2-4]\d[^\d]{1,16})(?:\d{1,2}[^\d]{1,12}){0,2})`,
  ].join(''),
  'iy',
)
const COMMON_YEAR_MAX = 40
/** A birthday's year of up to 40 is Buddhist. */
const BORN = /(?<=เกิด[^\d]{0,9}(?:\d{1,2}[^\d]{1,12}){0,2})/y

/** A two-digit year with its century if certain: those up to 40 are recent in either era. */
function shortYear({ text, at }: Pass, short: string, isEnglish = false): string {
  if (Number(short) > COMMON_YEAR_MAX || isAt(BORN, text, at)) return `25${short}`
  return isEnglish || isAt(COMMON_ERA, text, at) ? `20${short}` : short
}

/** A year after a month, with its era word if written. */
function yearAt(pass: Pass, at: number, isEnglish = false): { end: number; reading: string } {
  const [whole = '', era = '', full, short = ''] = matchAt(YEAR, pass.text, at)
  const end = at + whole.length
  const isYear = full === undefined ? isShortYear(pass, short, end) : /^[12]/.test(full)
  if (!isYear) return { end: at, reading: '' }
  if (era === '') return { end, reading: wholeWords(full ?? shortYear(pass, short, isEnglish)) }
  const [name, century] = era.startsWith('ค') ? ['คริสต์ศักราช', '20'] : ['พุทธศักราช', '25']
  return { end, reading: name + wholeWords(full ?? century + short) }
}

const AMOUNT = / ?(?:บาท|บ\.|คน|ราย|%)/y

/** Two digits are a year if they count nothing; those of recent years always, except amounts. */
function isShortYear(pass: Pass, short: string, end: number): boolean {
  if (/^[67]/.test(short)) return !isAt(AMOUNT, pass.text, end)
  return /^[1-9]/.test(short) && !countsAt(pass.text, end) && !unitAt(pass, end)
}

/** Whether some month has this day. @example isDay('31') // true */
const isDay = (digits = '1'): boolean => Number(digits) > 0 && Number(digits) <= 31

/** `20 พ.ย. 2569`, `13-15 เม.ย. 70`, `20 Nov 2026`: a month in words needs no addition. */
export function namedDate(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole, first, last, word] = matchAt(DAYS, text, at)
  const month = whole === undefined ? undefined : monthAt(text, at + whole.length)
  if (!month || first === undefined || !isDay(first) || !isDay(last)) return undefined
  const { end, reading } = yearAt(pass, month.end, month.isEnglish)
  const days = plainWords(first) + (last === undefined ? '' : `ถึง${plainWords(last)}`)
  return { end, reading: days + (word === undefined ? '' : 'เดือน') + month.name + reading, kind: 'date' }
}

const MONTH_FIRST = new RegExp(
  String.raw`(?:${THAI_MONTH.source}) ?(\d{1,2})(?:(,) ?| )(?=(?:${ERA} ?)?(?:19|2[0456])\d\d(?!\d))`,
  'y',
)

/** `มี.ค. 15, 2559`, `มกราคม 3 2568`: the month is first as in English, but the day is read first. */
export function monthFirst(pass: Pass): Found | undefined {
  const { text, at } = pass
  const groups = matchAt(MONTH_FIRST, text, at)
  const [whole] = groups
  const month = whole === undefined ? undefined : monthAt(text, at, [THAI_MONTH])
  if (whole === undefined || !month || !(startsWord(pass) || isFull(text.slice(at, month.end)))) return undefined
  const [day = '', comma] = groups.slice(-2)
  const { end, reading } = yearAt(pass, at + whole.length)
  const counts = comma === undefined && (countsAt(text, end) || unitAt(pass, end) !== undefined)
  if (!isDay(day) || reading === '' || counts) return undefined
  return { end, reading: plainWords(day) + month.name + reading, kind: 'date' }
}

const SHORT_MONTH = /(?:มี|เม|มิ|[ก-ฮ]) ?\./y
/** Here ก.พ. is the Civil Service Commission, not February. */
const OF_COMMISSION = String.raw`(?:ประกาศ|หนังสือ|มติ)(?= ?ก\.?พ\.? ?(?:[ก-๎]|$))|ภาค ?[กขค]\.?(?: ของ)?`
const COMMISSION = new RegExp(
  String.raw`(?<=(?:สอบ|ผ่าน|วุฒิ|สำนักงาน|เลขา(?:ธิการ|ฯ)|ของ|กับ|ใบรับรอง|${OF_COMMISSION}) ?)ก`,
  'y',
)

/** With at most one dot: only in a range, before its year, or after a word for its part. */
const TYPED_MONTH = /(?:มี|เม|มิ|[มกพสตธ])[คพย]/y
const PART_BEFORE = /(?<=(?:เดือน|ช่วง|ต้น|กลาง|ปลาย|สิ้น) ?)/y
const FROM_BEFORE = /(?<=ใน|จาก|แต่|ระหว่าง)/y
const TO_MONTH = / ?(?:[-\u2010-\u2015/]|ถึง) ?(?=[มกพสตธเ][ีิ]?ม?\.?[คพย])/y

/** `ก.ย. 2569`, `ม.ค.-มี.ค.`: an abbreviated month without a day. */
export function monthAlone(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (isAt(TYPED_MONTH, text, at)) return typedMonth(pass)
  if (!isAt(SHORT_MONTH, text, at)) return undefined
  const month = monthAt(text, at, [THAI_MONTH])
  const written = text.slice(at, month?.end)
  if (!month || !/\./.test(written) || (!startsWord(pass) && !/\..*\./.test(written))) return undefined
  if (isAt(/ ?[ก-ฮ]\./y, text, month.end) && !isAt(/ /y, text, month.end)) return undefined
  if (month.number === 2 && isAt(COMMISSION, text, at)) return undefined
  const year = yearAt(pass, month.end)
  return { end: year.end, reading: month.name + year.reading, kind: 'date' }
}

/** `มค-มีค`, `ตค.69-มค.70`, `กย.69`, `ต้นธค.`: as months are typed. */
function typedMonth(pass: Pass): Found | undefined {
  const { text, at } = pass
  const month = monthAt(text, at, [THAI_MONTH])
  if (!month) return undefined
  const isPart = isAt(PART_BEFORE, text, at)
  if (!startsWord(pass) && !isPart && !isAt(FROM_BEFORE, text, at)) return undefined
  const year = yearAt(pass, month.end)
  const [joint = ''] = matchAt(TO_MONTH, text, year.end)
  const last = joint === '' ? undefined : monthAt(text, year.end + joint.length, [THAI_MONTH])
  const reading = month.name + year.reading
  if (!last) {
    const isDated = isPart || year.reading !== '' || isAt(/นี้|หน้า/y, text, month.end)
    return isDated && text[month.end - 1] === '.' ? { end: year.end, reading, kind: 'date' } : undefined
  }
  const lastYear = yearAt(pass, last.end)
  const to = joint.includes('/') ? 'ทับ' : 'ถึง'
  return { end: lastYear.end, reading: reading + to + last.name + lastYear.reading, kind: 'date' }
}

const NUMERIC =
  /(?:(\d{1,2})(?:\/(\d{1,2}))? ?[-–] ?(?=\d{1,2}\/))?(\d{4}([-/])\d{1,2}\4\d{1,2}|\d{1,2}([-/.])\d{1,2}\5(?:\d{4}|\d\d))(?!\d|[-/]\d)/y

/** `21/11/2569`, `2026-11-20`: reads the era, and วันที่ unless already written. Two digits up to 40 fit either era. */
export const numericDate = matching(NUMERIC, 'date', (groups, pass, end) => {
  const [, first, firstMonth, typed = '', , separator] = groups
  const hasFullYear = /\d{4}/.test(typed)
  if (!hasFullYear && separator !== '/' && !isCued(pass, 'day')) return undefined
  const short = hasFullYear ? '' : typed.slice(-2)
  const isEither = short !== '' && Number(short) <= COMMON_YEAR_MAX
  const parsed = parseDate(hasFullYear ? typed : typed.replace(/..$/, isEither ? '20$&' : '25$&'), 'auto')
  const from = firstDay(first, firstMonth)
  if ('refused' in parsed || from === undefined || unitAt(pass, end)) return undefined
  const { date } = parsed
  const day = from + plainWords(String(date.day)) + months[date.month - 1]?.nameTh
  const year = isEither ? wholeWords(shortYear(pass, short)) : fullYear(parsed)
  const isNamed = isAt(/(?<=ที่ ?)/y, pass.text, pass.at)
  return (isNamed ? '' : 'วันที่') + day + year
})

/** The beginning of a range; undefined for a month that does not exist. */
function firstDay(day: string | undefined, number: string | undefined): string | undefined {
  const month = number === undefined ? '' : months[Number(number) - 1]?.nameTh
  if (month === undefined) return undefined
  return day === undefined ? '' : `${plainWords(day)}${month}ถึง`
}

const fullYear = ({ date, era }: Extract<ReturnType<typeof parseDate>, { date: unknown }>): string =>
  era === 'be' ? `พุทธศักราช${wholeWords(String(yearBe(date)))}` : `คริสต์ศักราช${wholeWords(String(date.year))}`

const THEN_TIME = /(?:@|,? )(?:เวลา|ตอน|ช่วง|เช้า|สาย|บ่าย|เย็น|ค่ำ|เที่ยง|ตี|[012]?\d[.:][0-5]\d(?![\d%]))/y

/** `5/12` after วันที่ or before a time: a day and a month. */
export const dayAndMonth = matching(/(\d{1,2})\/(\d{1,2})(?![\d/])/y, 'date', ([, day = '', number], pass, end) => {
  const month = months[Number(number) - 1]
  const isDate = isCued(pass, 'day') || isAt(THEN_TIME, pass.text, end)
  return month && isDate && isDay(day) ? plainWords(day) + month.nameTh : undefined
})

/** After these, a day and month of the same number name a sales day. */
const SALE = /(?<=(?:วันที่|โปร(?:โมชั่?น)?|แคมเปญ|ดีล|เซลล?์?|เทศกาล|มหกรรม|ช้อป|sale|deal|promotion) ?)\d/iy

const THIS = / ?นี้/y

/** `โปร 9.9`: a sales day, named by its two numbers. */
export const saleDay = matching(/(\d{1,2})\.\1(?![\d.%])/y, 'date', ([, day = ''], pass, end) => {
  const { text, at } = pass
  const isMonth = months[Number(day) - 1] !== undefined && !day.startsWith('0')
  const isCount = unitAt(pass, end) !== undefined || (countsAt(text, end) && !isAt(THIS, text, end))
  return isMonth && !isCount && isAt(SALE, text, at) ? plainWords(day).repeat(2) : undefined
})

/** Whether a range rises and cannot be fractions, unless a word says that it means days. */
function isOfDays(pass: Pass, day: string, from: string, last: string, to: string): boolean {
  if (from === '' && Number(day) >= Number(last)) return false
  const areParts = (from === '' || Number(day) < Number(from)) && Number(last) < Number(to)
  return !areParts || isCued(pass, 'day')
}

/** `1/12-15/12`, `22-24/11`: a range of days, if one cannot be a fraction and no word numbers them. */
export const dayRange = matching(
  /(\d{1,2})(?:\/(\d{1,2}))? ?[-–] ?(\d{1,2})\/(\d{1,2})(?![\d/])/y,
  'date',
  ([, day = '', from = '', last = '', to = ''], pass) => {
    const [first, second] = [months[Number(from || to) - 1], months[Number(to) - 1]]
    if (!first || !second || !isDay(day) || !isDay(last)) return undefined
    if (isCued(pass, 'number') || isCued(pass, 'route') || !isOfDays(pass, day, from, last, to)) return undefined
    return `${plainWords(day)}${from === '' ? '' : first.nameTh}ถึง${plainWords(last)}${second.nameTh}`
  },
)

/** `2567-2569`: a range of years. */
export const years = matching(
  new RegExp(String.raw`([12]\d)(\d\d) ?${DASH} ?([12]\d{3}|\d\d)(?!\d|[-/.,:]\d)`, 'y'),
  'date',
  ([, century = '', from = '', to = ''], pass) => {
    const isRising = to.length === 4 ? century + from < to : from < to && isCued(pass, 'year')
    return isRising ? `${wholeWords(century + from)}ถึง${wholeWords(to)}` : undefined
  },
)

const weekdayNames = table(String.raw`
พฤ=พฤหัสบดี
อา=อาทิตย์
จ=จันทร์
อ=อังคาร
พ=พุธ
ศ=ศุกร์
ส=เสาร์
`)
const WEEKDAY = `(${Object.keys(weekdayNames).join('|')})`
const WEEKDAY_NAMES = Object.values(weekdayNames).join('|')
const PARTICLE = String.raw`(?:ค[่ร]|คับ|นะ|จ้า)`
const DAYS_OF_WEEK = new RegExp(
  String.raw`${WEEKDAY}\.?(?:(?: ?${DASH} ?| ?[,/] ?| ?และ ?| ?ถึง ?)${WEEKDAY}(?:\.|(?![ก-๎])|(?=${PARTICLE}))){1,6}`,
  'y',
)
const DAY_OR_JOINT = new RegExp(String.raw`${WEEKDAY}\.?| ?${DASH} ?|/`, 'g')
/** May follow weekdays without dots. */
const AFTER_DAYS = new RegExp(
  String.raw`$| ?\(?\d| (?:เวลา|ก่อน|หลัง|ตั้งแต่|เ?ปิด|หยุด)| ?${PARTICLE}|[),\u{A9}-\u{DFF}\u{2000}-\u{10FFFF}]`,
  'uy',
)
/** Words before days of work without a blank: เปิดจ.-ศ. */
const OPEN_BEFORE = /(?<=ปิด|หยุด|งาน|การ|เรียน|สอน|ทุก|วัน|ว่าง|ร้าน|ขาย|รับ|เฉพาะ|ช่วง)/y
/** จ.พ.ศ.: three or more weekdays in a row, in order. */
const WEEKDAYS_TOGETHER =
  /(?=(?:[ก-ฮ]{1,2}า?\.){3}|ส\.อา\.)(?:จ\.)?(?:อ\.)?(?:พ\.)?(?:พฤ\.)?(?:ศ\.)?(?:ส\.)?(?:อา\.)?(?![ก-๎\d]| \d{2,4}(?![\d.:]))/y
const WEEKDAY_BEFORE_DATE = new RegExp(
  String.raw`${WEEKDAY}(?:(\.)(?: ?ที่)? ?| )(?=\d{1,2}(?: |/|-)?(?:\d|[ก-ฮเ]))`,
  'y',
)

const DAY_TO_DAY = new RegExp(
  String.raw`${WEEKDAY}\. ?(\d{1,2}) ?${DASH} ?${WEEKDAY}\. ?(?=\d{1,2} ?(?:[ก-ฮเ]|/))`,
  'y',
)

/** `จ.16 – ศ.20 กรกฎาคม`: a range from a weekday and day to those of the date after it. */
export const weekdayRange = matching(
  DAY_TO_DAY,
  'date',
  ([, from = '', day = '', to = ''], pass, end) => {
    const date = { ...pass, at: end }
    if (!isDay(day) || !(namedDate(date) ?? numericDate(date))) return undefined
    return `วัน${weekdayNames[from]}ที่${plainWords(day)}ถึงวัน${weekdayNames[to]}ที่`
  },
  'day',
)

/** `จ.-ศ.`, `ส.-อา.`, `จ./พ./ศ.`: a range or a list of weekdays. */
export function weekdays(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (!startsWord(pass) && !isAt(OPEN_BEFORE, text, at)) return undefined
  const [whole] = matchAt(DAYS_OF_WEEK, text, at)
  const [together = ''] = matchAt(WEEKDAYS_TOGETHER, text, at)
  if (together !== '') {
    const names = together.split('.').map((letters) => weekdayNames[letters] ?? '')
    return { end: at + together.length, reading: names.join(' ').trim(), kind: 'date' }
  }
  if (whole === undefined) return weekdayOfDate(pass)
  const isDotted = whole.includes('.')
  if (!isDotted && (!/[-\u2010-\u2015]/.test(whole) || !isAt(AFTER_DAYS, text, at + whole.length))) return undefined
  const reading = whole.replace(
    DAY_OR_JOINT,
    (part, day?: string) => (day === undefined ? undefined : weekdayNames[day]) ?? (part === '/' ? ' ' : 'ถึง'),
  )
  return { end: at + whole.length, reading, kind: 'date' }
}

const WEEKDAY_ALONE = new RegExp(String.raw`${WEEKDAY}\.(?![ก-๎])(?! ?[ก-ฮ]{1,3}\.\d)`, 'y')
const OPEN_AT = / ?(?:[01]?\d|2[0-3])[.:][0-5]\d(?: ?[-–] ?\d{1,2}[.:]\d\d| ?น)/y
const DAY_WORD = /(?:ทุก|วัน|เฉพาะ|เว้น|หยุด|ปิด)$/
const NAMED_WEEKDAY = new RegExp(`(?:${WEEKDAY_NAMES})$`)

/** `ทุก ศ.`, `วัน จ. พ. ศ.`, `ส. 9.00-12.00 น.`: a weekday alone, the next of a list, or before its hours. */
const weekdayAlone = matching(WEEKDAY_ALONE, 'date', ([, day = ''], pass, end) => {
  const { text, at, last, lastEnd } = pass
  const before = saidBy(pass).trimEnd()
  const isNext =
    last?.kind === 'date' && NAMED_WEEKDAY.test(last.reading) && /^(?:,| และ)? ?$/.test(text.slice(lastEnd, at))
  if (!isNext && !DAY_WORD.test(before) && !isAt(OPEN_AT, text, end)) return undefined
  const word = isNext || before.endsWith('วัน') ? '' : 'วัน'
  return word + weekdayNames[day]
})

/** `ศ. 20 พ.ย.`, `ศ. 20 นี้`, `ศ 20 พ.ย.`: the weekday of the date after it. */
function weekdayOfDate(pass: Pass): Found | undefined {
  const [whole, day = '', dot] = matchAt(WEEKDAY_BEFORE_DATE, pass.text, pass.at)
  if (whole === undefined) return weekdayAlone(pass)
  const date = { ...pass, at: pass.at + whole.length }
  const isDate = namedDate(date) ?? numericDate(date) ?? (dot && isAt(/\d{1,2} ?นี้/y, pass.text, date.at))
  if (!isDate || (dot === undefined && !startsWord(pass))) return weekdayAlone(pass)
  return { end: date.at, reading: `วัน${weekdayNames[day]}ที่`, kind: 'date', cue: 'day' }
}

const MONTH_NAMES = months.map(({ nameTh }) => nameTh).join('|')
const NAMED_BEFORE = `(?<=(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|${MONTH_NAMES}) ?)`
const NAMED_RANGE = new RegExp(
  String.raw`${NAMED_BEFORE}. ?(?:วัน)?(?:${WEEKDAY_NAMES}|พฤหัส|${MONTH_NAMES}|(?:พฤ|อา|[จอพศส])\.)`,
  'y',
)

/** The hyphen of จันทร์-ศุกร์ and มกราคม-มีนาคม. */
export const namedRange: Find = ({ text, at }) =>
  isAt(NAMED_RANGE, text, at) ? { end: at + 1, reading: 'ถึง', kind: 'range' } : undefined
