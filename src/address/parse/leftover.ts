import { written, type Clean } from './text/clean.ts'
import type { Mask } from './text/mask.ts'
import { pieceSpan } from './text/piece.ts'
import {
  BILLING,
  HOUSE,
  LEVEL_LETTERS,
  LEVEL_WORDS,
  patternOf,
  PHONE_LABELS,
  PHONE_LATIN,
  POSTCODE,
  RECEIVER,
  SENDER,
  STREET,
} from './text/vocabulary.ts'

/** Label words: a piece is reported only if it has more than these. */
const LABELS = new RegExp(
  String.raw`(?:ผม|ดิฉัน|หนู|ฉัน|ลูกค้า|ฝากพนักงาน|พนักงาน)ชื่อ|ชื่อ(?:ผู้ประกอบการ|สถานประกอบการ)|ห้องเลขที่|ชั้นที่|` +
    String.raw`ชื่อ-?(?:นาม)?(?:สกุล)?(?:ผู้รับ|จริง|เล่น)?|` +
    String.raw`(?:ที่)?อยู่(?:จัดส่ง|ปัจจุบัน|ผู้รับ)?|ถวาย|${RECEIVER}|${SENDER}|` +
    String.raw`(?:จัด)?ส่ง(?:(?:ไป|มา)?ที่|ถึง)|จ่าหน้าถึง|เบอร์ติดต่อ|${PHONE_LABELS}|` +
    String.raw`ผู้ติดต่อ|ติดต่อ|นำส่ง|ถึง|เรียน|${BILLING}|สินค้า|ลูกค้า|เลขทะเบียน|สถานที่ตั้ง|สาขา|หรือ|และ|${POSTCODE}|` +
    String.raw`${HOUSE}|${LEVEL_WORDS}|${patternOf(LEVEL_LETTERS)}|${patternOf(STREET)}|หมู่ที่|หมู่|ม\.|` +
    String.raw`address|name|attention|attn|c/o|company|` +
    String.raw`${PHONE_LATIN}|postcode|zip code`,
  'gi',
)
const LETTERS = /[ก-๎A-Za-z\d]/g

const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0

/** The unread pieces of a text, in order. */
export function leftover(text: Clean, { taken }: Mask): string[] {
  const pieces: string[] = []
  let start = 0
  const end = (at: number): void => {
    // Most of the rest is blanks and punctuation.
    if (text.text.slice(start, at).search(LETTERS) === -1) return
    const piece = pieceOf(written(text, start, at))
    if (lettersIn(piece.replaceAll(LABELS, '')) > 0) pieces.push(piece)
  }
  for (let i = 0; i < text.text.length; i++) {
    if (taken[i] === 0 && text.text[i] !== '\n') continue
    if (i > start) end(i)
    start = i + 1
  }
  if (text.text.length > start) end(text.text.length)
  return pieces
}

/** A piece without surrounding punctuation, with single blanks. */
export function pieceOf(piece: string): string {
  const text = piece.replaceAll(/\s+/g, ' ')
  const { start, end } = pieceSpan(text, 0, text.length)
  return text.slice(start, end)
}
