import { isLatin, isThai } from '../../thai/character-kinds.ts'
import { CODE } from './cut.ts'
import { TAKEN, type Mask } from './mask.ts'
import { takePart, type Part } from './part.ts'
import { skip } from './span.ts'
import { WordList, wordBefore, wordEnd } from './word-list.ts'

const NUMBER = '\\d{1,5}(?:[/-]\\d{1,4})*(?:\\s?-\\s?\\d{1,4}(?:/\\d{1,4})?)?(?![\\d/]|-\\d|,\\d{3})'
/** What has numbers of its own. */
const NUMBERED = '(?:บิล|ใบ\\S*|ซื้อ|เดอร์|สมาชิก|ลูกค้า|พัสดุ|บัญชี|order|invoice|bill|member|parcel)\\s*'
const SIGNED_HOUSE = new RegExp(`(?:บ้าน)?เลขที่(?<!${NUMBERED}เลขที่)[\\s.:]*(${NUMBER})`)
const SIGNED_HOUSE_LATIN = new RegExp(`(?:house|no)(?<!(?:[A-Za-z]|${NUMBERED})(?:house|no))(?:\\s*no)?[\\s.:]+(${NUMBER})`, 'i') // prettier-ignore
const SIGNED: readonly Part[] = [{ words: ['เลขที่'], pattern: SIGNED_HOUSE }, SIGNED_HOUSE_LATIN]
const BARE_HOUSE = new RegExp(`(?<![\\d/.+#]|\\d[,-]|[A-Za-z]-?|(?<![ก-๎])[ก-ฮ]{1,3})(${NUMBER})`, 'g')
/** What a number before these counts is not a house. */
export const UNITS = new WordList(
  'บ.|บาท|ตัว|ชิ้น|กล่อง|ชุด|คู่|อัน|ขวด|ถุง|ซอง|แพ็ค|โหล|ใบ|เล่ม|คน|วัน|ปี|เดือน|ชั่วโมง|นาที|โมง|กก|กิโล|กรัม|กม|เมตร|นิ้ว|ครั้ง|รายการ|ลัง|แผ่น|ม้วน|พรรษา',
)
/** บ. is บ้าน before a name, else บาท. */
const VILLAGE = /^บ\.[ก-ฮเ-ไ]/
const LATIN_UNIT = /^\s*(?:\)|\.-|฿|%|(?:th|st|nd|rd)\b|baht|thb|kg|km|pcs|x\s?\d|[/.:]\d)/i
/** A number after these is theirs. */
const COUNTED =
  'no|คลอง|ก่อน|ภายใน|เกิด|นัด|กม|km|แผง|ล็อค|ล็อก|แปลง|ที่|ภาค|สาย|กองบิน|ร้อย|พัน|กรม|ตู้ไปรษณีย์|ตู้|ปณ|ป.ณ|box|ยอด|ราคา|รวม|จำนวน|โอน|cod|ค่าส่ง|ทะเบียน|order|ออเดอร์|ไซส์|เบอร์|โซน|zone|ประตู|gate|แยก|เขต|พระราม|รุ่น|x|@|#'.split(
    '|',
  )
/** After these, or alone, ที่ is "at", and the number a house's. */
const AT = /(?:^|[^ก-๎]|ส่ง[ก-๎]*|อยู่|ถึง|ไป|มา)$/
/** Words of an order anywhere in the word before the number. */
const ORDERED = ['โอน', 'สี', 'สั่ง', 'เอา']
/** Roads whose lanes are numbered: สุขุมวิท 77 is a lane. */
export const NUMBERED_ROADS =
  'สุขุมวิท|ลาดพร้าว|รามคำแหง|เพชรเกษม|พหลโยธิน|รามอินทรา|อ่อนนุช|จรัญสนิทวงศ์|วิภาวดี|รัชดา|รัชดาภิเษก|พัฒนาการ|นวมินทร์|สุขสวัสดิ์|เจริญกรุง|เจริญนคร|งามวงศ์วาน|แจ้งวัฒนะ|ติวานนท์|ประชาอุทิศ|sukhumvit|lat phrao|latphrao'.split(
    '|',
  )
/** First on its line or after another part. */
const AFTER_PART = new RegExp(`(?:^|[${TAKEN},])\\s*$`)
/** Four digits alone after the places: a postcode that lost one. */
const BROKEN_POSTCODE = new RegExp(`${TAKEN}\\s*$`)
const BEFORE_PART = new RegExp(`^\\s{0,3}${TAKEN}`)

/** A date, a chain of shops, and the size of a shirt. */
const NO_HOUSE = /^(?:[0-3]?\d\/[01]?\d\/(?:20\d\d|(?:25)?[67]\d)|7-11)$/
const SIZE = /(?<![A-Za-z])(?:S|M|X*L) $/

/** After เลขที่, or the likeliest free number that nothing marks as something else. */
export function houseNumber(mask: Mask, hasPlace: boolean): string | null {
  const signed = takePart(mask, SIGNED)
  if (signed) return signed[1]?.replaceAll(' ', '') ?? null
  if (!hasPlace) return null
  const text = mask.rest
  const zone = lastLineBefore(mask)
  let found: { index: number; number: string; worth: number } | undefined
  for (const { 1: number = '', index } of text.matchAll(BARE_HOUSE)) {
    const end = index + number.length
    const line = Math.max(text.lastIndexOf('\n', index) + 1, index - 24)
    const before = text.slice(line, index)
    const after = text.slice(end, end + 4)
    const isPlain = /^\d+$/.test(number)
    const isLane = wordBefore(before, before.length, NUMBERED_ROADS) !== -1
    if (isCounted(before) || isFollowed(text, end) || (isPlain && (number.length > 4 || isLane))) continue
    if (number.length === 4 && isPlain && BROKEN_POSTCODE.test(before) && text.slice(end).trim() === '') continue
    if (isPlain && /^ [A-Za-z]/.test(text.slice(end, end + 2)) && /[A-Za-z] $/.test(before)) continue
    if (NO_HOUSE.test(number) || (isPlain && SIZE.test(before) && !/^ ?¦/.test(after))) continue
    const worth = worthOf(number, before, after, isLane) + (index >= zone.start ? ON_LINE_OF_PLACE : 0)
    if (!found || worth > found.worth) found = { index, number, worth }
  }
  if (!found) return null
  mask.take(found.index, found.index + found.number.length)
  return found.number.replaceAll(' ', '')
}

/** Whether a number is what the word before it counts or is called by. */
function isCounted(before: string): boolean {
  const word = wordBefore(before, before.length, COUNTED)
  if ((word !== -1 && !isAt(before, word)) || CODE.test(before)) return true
  const end = wordEnd(before, before.length)
  let start = end
  while (isThai(before.charCodeAt(start - 1))) start--
  return ORDERED.some((each) => before.lastIndexOf(each, end - each.length) >= start)
}

const isAt = (before: string, word: number): boolean => before.startsWith('ที่', word) && AT.test(before.slice(0, word))

/** Whether what is after a number says that it counts something. */
function isFollowed(text: string, end: number): boolean {
  const at = skip(text, end, ' \n')
  if (isThai(text.charCodeAt(at))) return UNITS.at(text, at) !== undefined && !VILLAGE.test(text.slice(at, at + 3))
  return isLatin(text.charCodeAt(end)) || LATIN_UNIT.test(text.slice(end, end + 14))
}

const ON_LINE_OF_PLACE = 4

/** How much a number looks like a house's: with a stroke, the next part of the address after it, another before it. */
const worthOf = (number: string, before: string, after: string, isLane: boolean): number =>
  (number.includes('/') ? 2 : 0) +
  (BEFORE_PART.test(after) ? 3 : 0) +
  (AFTER_PART.test(before) ? 1 : 0) -
  (isLane ? 2 : 0)

/** The first line on which something was taken already: that of the place or street. */
function lastLineBefore({ text, taken }: Mask): { start: number } {
  const at = taken.indexOf(1)
  return { start: at === -1 ? 0 : text.lastIndexOf('\n', at) + 1 }
}
