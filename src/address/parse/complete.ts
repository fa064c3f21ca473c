import { ADDRESS, COUNTRY, FRIENDLY, POLITE, SEND_TO } from './text/vocabulary.ts'

const raw = String.raw

const HEADINGS =
  raw`(?:ช่วย)?(?:ขอ)?(?:ออก|เปิด)?(?:ใบกำกับ(?:ภาษี)?|ใบเสร็จ(?:รับเงิน)?|บิล)(?:เต็มรูป(?:แบบ)?)?` +
  raw`(?:\s?\/\s?tax invoice)?(?:ออก)?(?:ใน)?(?:นาม)?(?:ด้วย|หน่อย)?|` +
  raw`tax invoice|☐?\s?สาขา(?:ที่)?\s?[_.]{2,}|` +
  raw`สอบถามข้อมูลเพิ่มเติม|company profile|นิติบุคคล|บุคคลธรรมดา|สาขา[\s_:-]*|` +
  `head office|(?:${ADDRESS})(?:ใหม่|(?:ใน|สำหรับ)?(?:การ)?จัดส่ง)?|${SEND_TO}|สถานที่ตั้ง|ติดต่อ|ผู้ติดต่อ|ผู้ซื้อ|ลูกค้า|office|company`
const COURTESY = `ขอบคุณ|รบกวน|สวัสดี|ด้วยความนับถือ|best regards|regards|thank(?: you|s)|please|thailand|${COUNTRY}|ms|mr`
const POSITIONS = 'ผู้จัดการ|ประธานกลุ่ม|(?:sales |general )?manager|วิศวกร[ก-๎]*'
const PARTICLES = raw`(?:[\s:*.]|นะ|${POLITE}|${FRIENDLY})*`
/** Other contacts and extensions. */
const ELSEWHERE = raw`(?:fax|แฟกซ์|โทรสาร|f[.:]|line|ไลน์|ไอดีไลน์|facebook|fb|www\.|https?:|@|ต่อ\s?\d|ext|กด|#\d)[^\n]*`

/** Irrelevant to the parcel: courtesy, the country, headings, openings of letters, other contacts, positions. */
const NO_SUBSTANCE = new RegExp(
  raw`^(?:[*-]{0,2}(?:${HEADINGS}|${COURTESY}|${POSITIONS})?${PARTICLES}|${ELSEWHERE}|[A-Za-z\d]\.?|ที่)$`,
  'i',
)

/** Whether a leftover piece matters to the sender. @example hasSubstance('ขอบคุณครับ') // false */
export const hasSubstance = (piece: string): boolean => !NO_SUBSTANCE.test(piece)
