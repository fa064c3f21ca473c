import { written, type Clean } from './clean.ts'
import type { Mask } from './mask.ts'

/** Label words: a piece is reported only if more than these is left. */
const LABELS =
  /ชื่อ-?(?:นาม)?(?:สกุล)?(?:ผู้รับ)?|ที่อยู่(?:จัดส่ง|ปัจจุบัน|ผู้รับ)?|ผู้รับ|ผู้ส่ง|(?:จัด)?ส่ง(?:(?:ไป|มา)?ที่|ถึง)|เบอร์(?:โทรศัพท์|โทร|ติดต่อ)?|โทรศัพท์|โทร|มือถือ|รหัสไปรษณีย์|บ้านเลขที่|เลขที่|ตำบล|แขวง|อำเภอ|เขต|จังหวัด|ถนน|ซอย|หมู่ที่|หมู่|ต\.|อ\.|จ\.|ถ\.|ซ\.|ม\.|address|name|tel|phone|mobile|postcode|zip code/gi
const LETTERS = /[ก-๎A-Za-z\d]/g

const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0

/** The pieces that nothing was read from, in order. */
export function leftover(text: Clean, { taken }: Mask): string[] {
  const pieces: string[] = []
  let start = 0
  const end = (at: number): void => {
    // Most of what is left is blanks and punctuation.
    if (text.text.slice(start, at).search(LETTERS) === -1) return
    const piece = written(text, start, at)
      .replaceAll(/^[\s,.:;)(/|-]+|[\s,:;)(/|-]+$/g, '')
      .replaceAll(/\s+/g, ' ')
    if (lettersIn(piece.replaceAll(LABELS, '')) > 1) pieces.push(piece)
  }
  for (let i = 0; i < text.text.length; i++) {
    if (taken[i] === 0 && text.text[i] !== '\n') continue
    if (i > start) end(i)
    start = i + 1
  }
  if (text.text.length > start) end(text.text.length)
  return pieces
}
