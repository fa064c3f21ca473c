import { follows, isAt, isCued, matchAt, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: when `9.30` is a time of day and no decimal, though น. is not after it. */

const DASH = String.raw`[-\u2010-\u2015~]`
const HOUR_WORD = String.raw`(?:นาฬิกา|น\.|น(?![ก-๎.]))`

/** What follows a time because the list it begins ends in น. */
const LIST_TO_HOUR_WORD = new RegExp(
  String.raw`(?:(?: ?(?:${DASH}|[,&/()]|ถึง|และ|หรือ|กับ|รอบ|เช้า|บ่าย|เย็น|ค่ำ|เวลา|ช่วง|น\.|พัก|ถึง[ก-๎]{2,14}|\d\)) ?){1,4}\d{1,2}[.:]\d\d(?![\d])){1,8} ?${HOUR_WORD}`,
  'y',
)
/** From one time to another. */
const SPAN = new RegExp(String.raw`(\d{1,2})\.([0-5]\d) ?${DASH} ?(\d{1,2})\.([0-5]\d)(?![\d.])`, 'y')
/** 9.00, 13.30: on the hour or half past, by day. */
const ROUND = String.raw`(?:0?[5-9]|1\d|2[0-3])\.(?:00|30)`
const IS_ROUND = new RegExp(`${ROUND}(?!\\d)`, 'y')
/** No decimal begins so. */
const EARLY = /0[1-9]\.[0-5]\d/y
const IN_FIVES = /\d{1,2}\.[0-5][05]/y
/** A few words and numbers without decimals. */
const WORDS = String.raw` (?:[^\d.]|(?<=[ก-ฮ])\.|\d(?![\d.,:]))`
/** The time after a few words, with its น. or not. */
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
/** What is never counted in parts. */
const WHOLES =
  / ?(?:คน|ห้อง|ชั้น|กลุ่ม|ทีม|สาย|รอบ|ช่วง|ตอน|สถานี|ร้าน|สาขา|นัด|เรื่อง|รายการ|ทาง|ท่าน|หน้า|คืนนี้|วันนี้|วิชา|โรง|เขต|อำเภอ|จังหวัด|ขึ้น|ลง|เครื่อง)/y
/** A programme: 20.15 ละคร 22.30 ข่าว. */
const ITEM = /[0-2]\d\.[0-5]\d (?!บาท|จุด|ล้าน)[ก-๎A-Za-z]/y
const NEXT_ITEM = / .{2,48}? [0-2]\d\.[0-5]\d [ก-๎A-Za-z]/y
/** What a timetable has and few decimals. */
const OFTEN = /(?:[01]\d|2[0-3])\.(?:[0134][05]|2[05]|55)(?![\d-])/y
/** Words that price, weigh, measure or mark: a dotted number in their phrase is a decimal. */
const AMOUNT_BEFORE =
  /(?<=(?:หุ้น|ราคา|ดัชนี|ทองคำ|น้ำมัน|เงิน|ค่า|เกรด|คะแนน|หนัก|สูง|ยาว|กว้าง|ลึก|ขนาด|ไซ[ซส]์|ดอกเบี้ย|ยอด|กำไร|ระดับ|เฉลี่ย|อัตรา|แนว[รต]|เพิ่ม|ลด|เหลือ|ได้|เสีย|จ่าย|ซื้อ|บวก|ลบ|ผล|ทุน|ยืน)[^\d]{0,16})/y
const DAYS = String.raw`(?:วัน|ตอน|พรุ่ง|มะรืน|ทุก|จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)(?:นี้|วัน|เช้า|เย็น|หน้า)?|เมื่อวาน|เดี๋ยว|ดึก|สาย|ก่อน|หลัง|ตั้งแต่`
const ACTIVITIES = String.raw`(?<!ที่)นอน|หลับ|ตื่น|เลิก|เริ่ม(?!ต้น)|จบ|เสร็จ|หมด(?=เวลา|เขต)|เวร|เลื่อน|พัก|นัด|เจอ|พบ|ประชุม|สอบ|เรียน|กลับ|ทำงาน|เปิด|ปิด|เดินทาง|แวะ|โทร|รอ(?![งบย])|(?<!สำห)รับ|ส่ง|เข้า|(?<!วัน|ส่ง)ออก|รถ|เรือ(?!น)|เครื่อง|บิน|ว่าง|คิว|จอง|ไลฟ์|ฉาย|แข่ง|เช็ค|บอร์ด|ทำบุญ|สวด|พิธี|งานเลี้ยง|กินข้าว|ผ่าตัด|เจาะเลือด|ไฟดับ|(?<![ก-๎])(?:ไป|มา(?!ตร))|(?<![ก-๎\d]|\d )ถึง|ถึง(?=[ก-๎]{2})`
/** From one place to another: กทม.-ขอนแก่น, BKK-NRT. */
const JOURNEY = String.raw`[ก-๎.]-[ก-๎]{4,16}|[A-Z]{3}-(?!THB|JPY|USD)[A-Z]{3}`
/** What is said with a time: a day, a journey, or an activity with a few letters after it. */
const MOMENT_BEFORE = new RegExp(
  String.raw`(?<=(?:${DAYS}|${JOURNEY}|(?:${ACTIVITIES})[ก-๎]{0,16})(?<!ที่|(?<!เลื่อน[ก-๎]{0,12})เป็น|กว่า|ละ|แค่|อีก) ?)(?:0?[4-9]|1\d|2[0-4]|(?<=(?:นอน|หลับ|ตื่น)[ก-๎]{0,8} ?)[0-3])\.[0-5][05]`,
  'y',
)
const HALF = /[03]0/
const QUARTER = /[03]0|[14]5/

/** Whether a dotted time is one: by its range, a list that ends in น., a word for time before, or another time near. */
export function isTime(pass: Pass, end: number): boolean {
  const { text, at } = pass
  if (isAt(LIST_TO_HOUR_WORD, text, end)) return true
  const [, from = '', minute = '', to = '', lastMinute = ''] = matchAt(SPAN, text, at)
  if (to !== '' && from.startsWith('0')) return true
  // No decimals fall: 20.00-8.00 of a shift.
  if (Number(from) > Number(to) && HALF.test(minute) && HALF.test(lastMinute)) return true
  const isRound = isAt(IS_ROUND, text, at)
  const isPriced = isAt(AMOUNT_BEFORE, text, at) || isAfterDecimal(pass)
  const isMoment = !isPriced && isAt(MOMENT_BEFORE, text, at)
  const isCounted = countsAt(text, end) && !((isRound || isMoment) && isAt(WHOLES, text, end))
  if (unitAt(pass, end) || isCounted) return false
  const isAmount = isCued(pass, 'stop', 16)
  if (QUARTER.test(minute) && QUARTER.test(lastMinute)) {
    if (Number(from) >= 5 && Number(to) > 12 && !isAmount) return true
    if (isCued(pass, 'time', 24) || isCued(pass, 'open') || follows(pass, 'date', 'time')) return true
  }
  if (isMoment || (!isPriced && isCued(pass, 'open') && isAt(OFTEN, text, at))) return true
  if (isItem(pass, end) || isAt(CHAIN, text, end)) return true
  if (!isAt(IN_FIVES, text, at)) return false
  if (isCued(pass, 'time') || follows(pass, 'date')) return true
  if (isAmount) return false
  return (isRound && isCued(pass, 'time', 12)) || isAt(EARLY, text, at) || isNearTime(pass, end, isRound && !isPriced)
}

/** The first of a programme, at the head of a text, or the next. */
function isItem({ text, at }: Pass, end: number): boolean {
  return isAt(ITEM, text, at) && isAt(ITEM, text, 0) && (at > 0 || isAt(NEXT_ITEM, text, end))
}

/** The second of two numbers is read as the first: หุ้น A 9.00 หุ้น B 12.30. */
const isAfterDecimal = ({ text, at, last, lastEnd }: Pass): boolean =>
  last?.kind === 'number' && /\.\d\d[^\d]{1,14}$/.test(last.text.slice(-3) + text.slice(lastEnd, at))

/** A few words from a time that says so by its น., or from another round one. */
function isNearTime(pass: Pass, end: number, isRound: boolean): boolean {
  const { text, at, last, lastEnd } = pass
  if (last?.kind === 'time' && /^[^\d.]{1,14}$/.test(text.slice(lastEnd, at))) return true
  if (isAt(ROUND_BEFORE, text, at) && !isAfterDecimal(pass)) return true
  const [, later = '', word] = matchAt(LATER, text, end)
  return word !== undefined || (isRound && /[05]$/.test(later) && Number(later) > Number(text.slice(at, end)))
}
