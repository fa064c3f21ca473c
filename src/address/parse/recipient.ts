import { rest, take, TAKEN, type Mask } from './mask.ts'

const THAI_TITLE =
  'คุณ|พลฯ|พลทหาร|สิบเอก|สิบโท|สิบตรี|จ่า|ร้อยโท|ร้อยเอก|ร้อยตรี|นายแพทย์|แพทย์หญิง|นายกฯ|นาย|นางสาว|นาง|น\\.\\s?ส\\.|ด\\.\\s?ช\\.|ด\\.\\s?ญ\\.|เด็กชาย|เด็กหญิง|ดร\\.|ผศ\\.|รศ\\.|ว่าที่\\s?ร\\.?ต\\.?|พ\\.ต\\.?|ส\\.อ\\.|จ\\.ส\\.อ\\.|ด\\.ต\\.|พระอาจารย์|พระครู|พระมหา|อาจารย์|หมอ|ครู'
const WORD = '[ก-๎]{2,24}(?<!ครับ|ค่ะ|คะ|จ้า|นะคะ|นะครับ)\\.?'
/** Words that do not belong to a name. */
const NOT_NAME =
  '(?:ร้อย\\.|พัน\\.|มทบ|ชื่อ|ที่อยู่|บ้านเลขที่|เลขที่|เบอร์|โทร|มือถือ|จัดส่ง|ส่ง|ผู้รับ|รับ|หมู่|ซอย|ถนน|ตำบล|แขวง|อำเภอ|เขต|จังหวัด|ตรอก|อาคาร|ตึก|ชั้น|ห้อง|คอนโด|หอพัก|แฟลต|อพาร์|แมนชั่น|บริษัท|ห้าง|หจก|โรงเรียน|โรงพยาบาล|โรงแรม|โรงงาน|มหาวิทยาลัย|วิทยาลัย|วัด|ตลาด|สาขา|สำนักงาน|สถานี|ธนาคาร|เทศบาล|องค์การ|ศูนย์|กรม|กระทรวง|คณะ|ภาควิชา|งาน|การ|สวน|สนาม|หมู่บ้าน|ชุมชน|โครงการ|ใกล้|ตรงข้าม|ข้าง|หน้า|หลัง|ริม|ติด|ปาก|แผง|ค่าย|กองพัน|ศาลา|ห้องสมุด|บ้านพัก|พลาซ่า|ทาวเวอร์|สแควร์|มอลล์|เซ็นทรัล|เซ็นเตอร์|รหัส|ครับ|ค่ะ|คะ|พี่|น้อง|แม่ค้า|พ่อค้า|สวัสดี|ขอ|สนใจ|ช่วย|ฝาก|แก้(?!ว)|เปลี่ยน|ด่วน|รบกวน|พรุ่งนี้|วันนี้|สั่ง|เอา|ซื้อ|ราคา|ยอด|เก็บ|ประเทศ|ไม่|บ้าน)'
const NAME = `(?!${NOT_NAME})${WORD}(?:[ \\t]+(?:ณ[ \\t]+)?(?!${NOT_NAME})${WORD}){0,2}`
const LATIN = "[A-Z][A-Za-z'’-]+"
const LATIN_NAME = `${LATIN}(?:[ \\t]+${LATIN}){0,2}`

const BEFORE = `(?<=^|[\\s:,(/${TAKEN}-])`
const TITLED = new RegExp(`${BEFORE}(?:${THAI_TITLE})[ \\t]*${NAME}`)
const TITLED_LATIN = new RegExp(`${BEFORE}(?:Mr|Mrs|Ms|Miss|Dr|Khun)\\.?[ \\t]*${LATIN_NAME}`)
const LABELLED =
  /(?:(?:ชื่อ-?\s?(?:นาม)?สกุล(?:ผู้รับ)?|ชื่อผู้รับ|ชื่อ|ผู้รับ)(?:\s*[:.]\s*|\s+)|(?<![A-Za-z])(?:receiver|recipient|ship to|name|attn|to)\s*[:.]\s*)([^\n¦,\d]{2,60})/i
const SENT = new RegExp(
  `(?:(?:ส่งที่|ส่งถึง|จัดส่งที่|ที่อยู่จัดส่ง|กรุณาส่ง|ส่ง|ถึง|เรียน)[\\s:]+|ส่งให้[\\s:]*)(${NAME})(?=\\s*[\\d${TAKEN}\\n])`,
)
/** Directly before a phone number, or first in the text and before the house. */
const FIRST = new RegExp(
  `^\\s*((?!${NOT_NAME})${WORD}[ \\t]+(?:ณ[ \\t]+)?(?!${NOT_NAME})${WORD}(?:[ \\t]+(?!${NOT_NAME})${WORD})?)(?=\\s*(?:[${TAKEN}\\n,(]|(?:${NOT_NAME})))`,
)
const BEFORE_PHONE = new RegExp(`(?:^|\\n)[ \\t]*(${NAME}|${LATIN_NAME})[ \\t,:(]*$`)
/** A shop that orders under its own name. */
const SHOP = new RegExp(`^\\s*(ร้าน[ \\t]?${WORD}(?:[ \\t]+(?!${NOT_NAME})${WORD})?)`)
/** Two words on a line of their own, before the line of the house. */
const LINE = new RegExp(
  `\\n[ \\t]*((?!${NOT_NAME})${WORD}[ \\t]+(?!${NOT_NAME})${WORD})[ \\t]*(?=\\n\\s*[\\d${TAKEN}])`,
)
const FIRST_LATIN = new RegExp(`^\\s*(${LATIN}[ \\t]+${LATIN}(?:[ \\t]+${LATIN})?)[ \\t]*,?[ \\t]*\\n\\s*[${TAKEN}\\d]`)

/** The name of who receives the parcel, as written; taken away. */
export function recipientOf(mask: Mask, phoneStarts: readonly number[]): string | null {
  const text = rest(mask)
  return (
    takeName(mask, LABELLED.exec(text), 1) ??
    takeName(mask, TITLED.exec(text), 0) ??
    takeName(mask, TITLED_LATIN.exec(text), 0) ??
    beforePhone(mask, text, phoneStarts) ??
    takeName(mask, SENT.exec(text), 1) ??
    takeName(mask, SHOP.exec(text), 1) ??
    takeName(mask, FIRST.exec(text), 1) ??
    takeName(mask, LINE.exec(text), 1) ??
    takeName(mask, FIRST_LATIN.exec(text), 1)
  )
}

function beforePhone(mask: Mask, text: string, phoneStarts: readonly number[]): string | null {
  for (const start of phoneStarts) {
    const name = takeName(mask, BEFORE_PHONE.exec(text.slice(0, start)), 1)
    if (name !== null) return name
  }
  return null
}

function takeName(mask: Mask, match: RegExpExecArray | null, group: number): string | null {
  const found = match?.[group]
  if (!match || found === undefined) return null
  const name = found.replaceAll(/\s+/g, ' ').replaceAll(/^[\s:.-]+|[\s:,(-]+$/g, '')
  if (name.length < 2) return null
  const start = match.index + match[0].indexOf(found)
  take(mask, start, start + found.length)
  return name
}
