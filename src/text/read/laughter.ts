import { isAt, isCued, matching, type Pass } from './pass.ts'
import { STREET, SUBDISTRICT } from './places.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: digits and signs of chats. 5 is ห้า, so 555 is laughter. */

const LAUGHTER =
  /(?=555)(?<![\d.,:/#@=+*A-Za-z฿$€£¥-])5{3,}(?:\+{1,3}(?! ?\d))?(?![\dA-Za-z%]|[.,:/+-] ?\d| ?[-–+x×*÷=] ?\d)/y

/** Words after which fives are an amount, a count or a name. */
const AMOUNT_WORDS = [
  String.raw`ราคา|จำนวน|ยอด|ประมาณ|ทั้งหมด|รวม|เหลือ|เงิน|ค่า[ก-๎]{0,10}|เพียง|แค่|กว่า|ละ|เกิน|ลด|โอน|จ่าย|ทอน|ขาย|ซื้อ|ถูกหวย`,
  String.raw`เลข(?:ที่)?|หมายเลข|เบอร์|กด|ทล\.|กม\.|ห้อง|สาย|ที่|ตึก|อาคาร|ชั้น|ช่อง|หน้า|ข้อ|มาตรา|ปี|ศ\.|รุ่น|หมู่|ซอย|คิว|แถว|รถ`,
  String.raw`ร้าน|โรงแรม|ตรา|ยี่ห้อ|บริษัท|บุหรี่|โครงการ|ค่าย|หมู่บ้าน|คอนโด`,
].join('|')
const AMOUNT_BEFORE = new RegExp(String.raw`(?<=(?:${AMOUNT_WORDS})[ :]?)5`, 'y')
/** A counting word in another sense: 555 ปีนี้, 555 คนอะไร. */
const NOT_COUNTED = / ?(?:โดย|ต่อ|ขึ้น|ลง|นี้|แรก|สุด|[ก-๎]{1,6}(?:นี้|นั้น|โน้น|อะไร|ไหน|ไร|ก่อน|หน้า|เดียวกัน|ใคร|เอง)(?![ะ-ฺ็-๎]))/y
const ADDRESS_NEXT = new RegExp(String.raw` ?(?:ม\. ?\d|หมู่|${STREET}|${SUBDISTRICT})`, 'y')

/** Cues of these kinds give fives another meaning. */
const CLAIMS = [
  'code',
  'phone',
  'section',
  'ratio',
  'house',
  'route',
  'flight',
  'plate',
  'percent',
  'area',
  'year',
] as const

/** `ขำมาก 5555`: fives without a cue or unit. */
export const laughter = matching(LAUGHTER, 'laughter', (_, pass, end) => {
  const isClaimed = CLAIMS.some((kind) => isCued(pass, kind)) || isAt(AMOUNT_BEFORE, pass.text, pass.at)
  return isClaimed || isOfName(pass) || isCounted(pass, end) ? undefined : 'ฮ่าฮ่าฮ่า'
})

const isCounted = (pass: Pass, end: number): boolean =>
  unitAt(pass, end) !== undefined ||
  isAt(ADDRESS_NEXT, pass.text, end) ||
  (countsAt(pass.text, end) && !isAt(NOT_COUNTED, pass.text, end))

/** BMW 555: fives after a name in capitals. */
const isOfName = ({ last, lastEnd, at }: Pass): boolean =>
  last?.kind === 'acronym' && at - lastEnd < 2 && last.reading !== 'โอเค'

/** Words whose numbers are compared: ค่า pH <3, อายุ <3 ปี, x <3. */
const COMPARED = /(?<=(?:\d|[A-Za-z]|ค่า[ก-๎]{0,12}|ระดับ[ก-๎]{0,12}|อายุ|คะแนน|เกรด|ผล|จำนวน|น้ำหนัก|ขนาด|ราคา) ?)</y

/** `<3`: a heart, silent like an emoji. */
export const heart = matching(/<3+(?![\d.,%])/y, 'emoji', (_, pass, end) => {
  const { text, at } = pass
  if (isAt(COMPARED, text, at) || unitAt(pass, end) || countsAt(text, end)) return undefined
  return isAt(/(?<=[^ ])/y, text, at) ? ' ' : ''
})
