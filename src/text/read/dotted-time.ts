import { follows, isAt, isCued, matchAt, type Pass } from './pass.ts'
import { oneOf } from './table.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: when `9.30` is a time of day and no decimal, although no น. follows. */

const DASH = String.raw`[-\u2010-\u2015~]`
const HOUR_WORD = String.raw`(?:นาฬิกา|น\.|น(?![ก-๎.]))`

const BETWEEN_TIMES = String.raw`${DASH}|[,&/()]|และ|หรือ|กับ|รอบ|เช้า|บ่าย|เย็น|ค่ำ|เวลา|ช่วง|น\.|พัก|ถึง[ก-๎]{0,14}(?![ก-๎])|\d\)`
/** The rest of a list that ends in น., which makes its first number a time. */
const LIST_TO_HOUR_WORD = new RegExp(
  String.raw`(?: ?(?:${BETWEEN_TIMES})(?: {0,2}(?:${BETWEEN_TIMES})){0,3} ?\d{1,2}[.:]\d\d(?![\d])){1,8} ?${HOUR_WORD}`,
  'y',
)
/** A range of times. */
const SPAN = new RegExp(String.raw`(\d{1,2})\.([0-5]\d) ?${DASH} ?(\d{1,2})\.([0-5]\d)(?![\d.])`, 'y')
/** 9.00, 13.30: on the hour or half past, in the daytime. */
const ROUND = String.raw`(?:0?[5-9]|1\d|2[0-3])\.(?:00|30)`
const IS_ROUND = new RegExp(`${ROUND}(?!\\d)`, 'y')
/** No decimal begins so. */
const EARLY = /0[1-9]\.[0-5]\d/y
const IN_FIVES = /\d{1,2}\.[0-5][05]/y
/** A few words and numbers without decimals. */
const WORDS = String.raw` (?:[^\d.]|(?<=[ก-ฮ])\.|\d(?![\d.,:]))`
/** The time after a few words, with or without น. */
const LATER = new RegExp(
  String.raw`${WORDS}{2,24}?(\d{1,2}[.:][0-5]\d)(?!\d)( ?${HOUR_WORD})?(?! ?(?:%|บ|ล้าน|จุด|[กลม]))`,
  'y',
)
const CLOCK = String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d`
/** A timetable: อยุธยา 11.22 โคราช 14.51 สุรินทร์ 17.25 น. */
const CHAIN = new RegExp(
  String.raw`(?: ?${DASH} ?${CLOCK})?(?: (?:[ก-๎]{2,20} )?${CLOCK}(?: ?${DASH} ?${CLOCK})?){1,8} ?${HOUR_WORD}`,
  'y',
)
const ROUND_BEFORE = new RegExp(String.raw`(?<=(?:^|[^\d.,])${ROUND}(?: ?น\.?)?${WORDS}{1,16})`, 'y')
/** Things that are not counted in fractions. */
const WHOLES = new RegExp(
  ` ?${oneOf(String.raw`
    คน ห้อง ชั้น กลุ่ม ทีม สาย รอบ ช่วง ตอน สถานี ร้าน สาขา นัด เรื่อง รายการ ทาง ท่าน หน้า คืนนี้ วันนี้ วิชา โรง เขต อำเภอ
    จังหวัด ขึ้น ลง เครื่อง
  `)}`,
  'y',
)
/** A weekday or a kind of day: no count of days. */
const WEEKDAY_NEXT = new RegExp(
  ` ?(?:ของ)?วัน${oneOf(String.raw`
    จันทร์ อังคาร พุธ พฤหัส ศุกร์ เสาร์ อาทิตย์ หยุด ธรรมดา ทำการ ทำงาน นี้ พรุ่ง มะรืน ที่ ละ พระ [จอพศส]\.
  `)}`,
  'y',
)
/** A programme: 20.15 ละคร 22.30 ข่าว. */
const ITEM = /[0-2]\d\.[0-5]\d (?!บาท|จุด|ล้าน)[ก-๎A-Za-z]/y
const NEXT_ITEM = / .{2,48}? [0-2]\d\.[0-5]\d [ก-๎A-Za-z]/y
/** Minutes common in timetables and rare in decimals. */
const OFTEN = /(?:[01]\d|2[0-3])\.(?:[0134][05]|2[05]|55)(?![\d-])/y
/** Words of price, weight, measure or grade: a dotted number in their phrase is a decimal. */
const AMOUNT_BEFORE = new RegExp(
  String.raw`(?<=${oneOf(String.raw`
    หุ้น ราคา ดัชนี ทองคำ น้ำมัน เงิน ค่า เกรด คะแนน หนัก สูง ยาว กว้าง ลึก ขนาด ไซ[ซส]์ ดอกเบี้ย ยอด กำไร ระดับ เฉลี่ย อัตรา
    แนว[รต] เพิ่ม ลด เหลือ ได้ เสีย จ่าย ซื้อ บวก ลบ ผล ทุน ยืน
  `)}[^\d]{0,16})`,
  'y',
)
const DAY = String.raw`วัน|ตอน|พรุ่ง|มะรืน|ทุก|จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์`
const DAYS = String.raw`(?:${DAY})(?:นี้|วัน|เช้า|เย็น|หน้า)?|เมื่อวาน|เดี๋ยว|ดึก|สาย|ก่อน|หลัง|ตั้งแต่`
const CHECK_IN = String.raw`[Cc]heck[- ]?(?:[Ii]n|[Oo]ut)|CHECK[- ]?(?:IN|OUT)`
const TO_A_PLACE = String.raw`(?<![ก-๎\d]|\d )ถึง|ถึง(?=[ก-๎]{2})`
const ACTIVITY = oneOf(String.raw`
  (?<!ที่)นอน หลับ ตื่น เลิก เริ่ม(?!ต้น) จบ เสร็จ หมด(?=เวลา|เขต) เวร เลื่อน พัก นัด เจอ พบ ประชุม สอบ เรียน กลับ ทำงาน
  เปิด ปิด เดินทาง แวะ โทร เบรก รอ(?![งบย]) (?<!สำห)รับ ส่ง เข้า (?<!วัน|ส่ง)ออก รถ เรือ(?!น) เครื่อง บิน ว่าง คิว จอง ไลฟ์
  ฉาย แข่ง เช็ค บอร์ด ทำบุญ สวด พิธี งานเลี้ยง กินข้าว ผ่าตัด เจาะเลือด ไฟดับ (?<![ก-๎])(?:ไป|มา(?!ตร))
`)
/** A journey between two places: กทม.-ขอนแก่น, BKK-NRT. */
const JOURNEY = String.raw`[ก-๎.]-[ก-๎]{4,16}|[A-Z]{3}-(?!THB|JPY|USD)[A-Z]{3}`
/** Words that accompany a time: a day, a journey, or an activity with a few letters after it. */
const SAID_BEFORE = String.raw`${DAYS}|${JOURNEY}|(?:${ACTIVITY}|${CHECK_IN}|${TO_A_PLACE})[ก-๎]{0,16}`
const NOT_SAID_LAST = String.raw`(?<!ที่|(?<!เลื่อน[ก-๎]{0,12})เป็น|กว่า|ละ|แค่|อีก)`
/** Daytime hours followed by a few words, and night hours after words of sleep. */
const HOUR_OF_MOMENT = String.raw`0?[4-9]|1\d|2[0-4]|(?<=(?:นอน|หลับ|ตื่น)[ก-๎]{0,8} ?)[0-3]`
const MOMENT_BEFORE = new RegExp(
  String.raw`(?<=(?:${SAID_BEFORE})${NOT_SAID_LAST} ?)(?:${HOUR_OF_MOMENT})\.[0-5][05]`,
  'y',
)
const HALF = /[03]0/
const QUARTER = /[03]0|[14]5/

/** A dotted number that may be a time, and its context. */
interface Dotted {
  readonly pass: Pass
  readonly end: number
  readonly span: Span
  /** On the hour or half past, in the daytime. */
  readonly isRound: boolean
  /** In the phrase of a price or a measure. */
  readonly isPriced: boolean
  /** After a day, a journey or an activity. */
  readonly isMoment: boolean
}

/** The two times of 9.30-11.00; empty without a second one. */
interface Span {
  readonly from: string
  readonly minute: string
  readonly to: string
  readonly lastMinute: string
}

/** The ways in which a dotted number that is no measure or count is a time. */
const WAYS: readonly { readonly name: string; readonly holds: (dotted: Dotted) => boolean }[] = [
  {
    name: 'from quarter to quarter, into the afternoon',
    holds: (dotted) =>
      isOfQuarters(dotted) && Number(dotted.span.from) >= 5 && Number(dotted.span.to) > 12 && !isAmount(dotted),
  },
  {
    name: 'from quarter to quarter after a word of time',
    holds: (dotted) =>
      isOfQuarters(dotted) &&
      (isCued(dotted.pass, 'time', 24) || isCued(dotted.pass, 'open') || follows(dotted.pass, 'date', 'time')),
  },
  { name: 'after a day, a journey or an activity', holds: ({ isMoment }) => isMoment },
  {
    name: 'of a timetable, after a word of opening',
    holds: ({ pass, isPriced }) => !isPriced && isCued(pass, 'open') && isAt(OFTEN, pass.text, pass.at),
  },
  { name: 'in a programme or a timetable', holds: ({ pass, end }) => isItem(pass, end) || isAt(CHAIN, pass.text, end) },
  {
    name: 'in fives after a word of time or a date',
    holds: ({ pass }) => isInFives(pass) && (isCued(pass, 'time') || follows(pass, 'date')),
  },
  {
    name: 'in fives, round, early or near another time',
    holds: (dotted) => isInFives(dotted.pass) && !isAmount(dotted) && isLikeTime(dotted),
  },
]

/** Whether a dotted number is a time: by its range, a list that ends in น., a time word before, or another time near. */
export function isTime(pass: Pass, end: number): boolean {
  const { text, at } = pass
  const [, from = '', minute = '', to = '', lastMinute = ''] = matchAt(SPAN, text, at)
  const span = { from, minute, to, lastMinute }
  if (isAt(LIST_TO_HOUR_WORD, text, end) || isOfClock(span)) return true
  const isPriced = isAt(AMOUNT_BEFORE, text, at) || isAfterDecimal(pass)
  const isMoment = !isPriced && isAt(MOMENT_BEFORE, text, at)
  const dotted = { pass, end, span, isRound: isAt(IS_ROUND, text, at), isPriced, isMoment }
  return !isMeasure(dotted) && WAYS.some(({ holds }) => holds(dotted))
}

/** 08.00-9.00, or 20.00-8.00 of a shift: no range of decimals begins with 0 or falls. */
const isOfClock = ({ from, minute, to, lastMinute }: Span): boolean =>
  to !== '' && (from.startsWith('0') || (Number(from) > Number(to) && HALF.test(minute) && HALF.test(lastMinute)))

/** Whether a unit, or something counted in fractions, follows the number. */
function isMeasure({ pass, end, isRound, isMoment }: Dotted): boolean {
  const { text } = pass
  if (unitAt(pass, end)) return true
  const isWhole = isAt(WEEKDAY_NEXT, text, end) || ((isRound || isMoment) && isAt(WHOLES, text, end))
  return countsAt(text, end) && !isWhole
}

const isOfQuarters = ({ span }: Dotted): boolean => QUARTER.test(span.minute) && QUARTER.test(span.lastMinute)

const isInFives = ({ text, at }: Pass): boolean => isAt(IN_FIVES, text, at)

const isAmount = ({ pass }: Dotted): boolean => isCued(pass, 'stop', 16)

const isLikeTime = ({ pass, end, isRound, isPriced }: Dotted): boolean =>
  (isRound && isCued(pass, 'time', 12)) ||
  isAt(EARLY, pass.text, pass.at) ||
  isNearTime(pass, end, isRound && !isPriced)

/** The first item of a programme, at the start of a text, or a later one. */
function isItem({ text, at }: Pass, end: number): boolean {
  return isAt(ITEM, text, at) && isAt(ITEM, text, 0) && (at > 0 || isAt(NEXT_ITEM, text, end))
}

/** The second of two numbers is read like the first: หุ้น A 9.00 หุ้น B 12.30. */
const isAfterDecimal = ({ text, at, last, lastEnd }: Pass): boolean =>
  last?.kind === 'number' && /\.\d\d[^\d]{1,14}$/.test(last.text.slice(-3) + text.slice(lastEnd, at))

/** A few words from a time with น., or from another round one. */
function isNearTime(pass: Pass, end: number, isRound: boolean): boolean {
  const { text, at, last, lastEnd } = pass
  if (last?.kind === 'time' && /^[^\d.]{1,14}$/.test(text.slice(lastEnd, at))) return true
  if (isAt(ROUND_BEFORE, text, at) && !isAfterDecimal(pass)) return true
  const [, later = '', word] = matchAt(LATER, text, end)
  return word !== undefined || (isRound && /[05]$/.test(later) && Number(later) > Number(text.slice(at, end)))
}
