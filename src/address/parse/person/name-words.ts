// The words of a Thai name: titles, words that cannot be in one, and where names end.
import { isConsonant } from '../../../thai/character-kinds.ts'
import { skip, thaiEnd } from '../text/span.ts'
import {
  ADDRESS,
  BILLING,
  EMAIL,
  FAX,
  HOUSE,
  LEVEL_WORDS,
  PHONE,
  PLACE_WORDS,
  RECEIVER,
  SENDER,
  TAX_NUMBER,
  TITLES,
  TOWER,
} from '../text/vocabulary.ts'
import { WordList } from '../text/word-list.ts'

/** Titles followed by a name of one word. */
const NICKNAMES = 'แม่น้อง|พ่อน้อง|ช่าง|พี่|น้อง|ลุง|ป้า|น้า|เจ๊|เจ้|ยาย|เฮีย|หลวงพี่'
export const NICKNAME = new Set(NICKNAMES.split('|'))
export const TITLE = new WordList(
  `${NICKNAMES}|K.|พว.|นนร.|นรต.|นตท.|พลฯ|พลทหาร|สิบเอก|สิบโท|สิบตรี|จ่า|ร้อยโท|ร้อยเอก|ร้อยตรี|นายแพทย์|แพทย์หญิง|` +
    'น. ส.|นส.|ด.ช.|ด.ญ.|เด็กชาย|เด็กหญิง|ดร.|ผศ.|รศ.|ศ.ดร.|ผอ.|ภญ.|ภก.|นพ.|พญ.|ทพญ.|ทพ.|สพ.ญ.|น.สพ.|' +
    'ส.ต.อ.|ส.ต.ท.|ส.ต.ต.|ร.ต.อ.|ร.ต.ท.|ร.ต.ต.|พ.ต.อ.|พ.ต.ท.|พ.ต.ต.|' +
    'ว่าที่ ร.ต.|ว่าที่ร.ต.|ร.ต.|ร.ท.|ร.อ.|พ.อ.|พ.ท.|พ.ต.|พล.ต.|พล.ท.|พล.อ.|ส.อ.|จ.ส.อ.|ด.ต.|จ.อ.|จ.ท.|พ.จ.อ.|น.อ.|น.ท.|น.ต.|' +
    `พระอาจารย์|พระครู|พระมหา|อาจารย์|หมอ|ครู|ม.ร.ว.|ม.ล.|ม.จ.|หม่อมราชวงศ์|หม่อมหลวง|หม่อมเจ้า|หม่อม|${TITLES}`,
)
/** A word of a name does not begin with these. */
const NOT_NAME = new WordList(
  `${PLACE_WORDS}|${LEVEL_WORDS}|ตู้ ป|ตู้ป|ร้อย.|พัน.|มทบ|ชื่อ|${ADDRESS}|${HOUSE}|${PHONE}|จัดส่ง|ส่ง|` +
    `${RECEIVER}|${SENDER}|${TOWER}|${FAX}|${TAX_NUMBER}|${BILLING}|` +
    'คลังสินค้า|โกดัง|กุฏิ|ผลัด|หอผู้ป่วย|หอใน|หอ |สนง|รับ|หมู่|ชั้น|ห้อง|อพาร์|สำนักงาน|องค์การ|กระทรวง|คณะ|ภาควิชา|งาน|การ|' +
    'สวน|หน้า|ริม|ติด|ปาก|แผง|กองร้อย|กองบิน|กองทัพ|กองกำกับ|ศาลา|รหัส|ครับ|ค่ะ|คะ|แม่ค้า|สวัสดี|ขอ|สนใจ|ช่วย|ฝาก|' +
    'แก้|เปลี่ยน|ด่วน|พรุ่งนี้|วันนี้|สั่ง|เอา|ซื้อ|ราคา|ยอด|เก็บ|ประเทศ|ไม่|บ้าน|โอน|จ่าย|เดอะ|ไอดีโอ|เสื้อ|กางเกง|ไซส์|' +
    'สีดำ|สีขาว|สีแดง|สีฟ้า|สีชมพู|สินค้า|พรีออ|รอบ|สอบถาม|ไลน์|ให้|ถึง|วาง|แขวน|ป้าย|สายด่วน|รีบ|ปณ.|พร้อมเพย์|ก่อน|' +
    'เจ้าของ|ผู้อำนวยการ|ผู้จัดการ|ลูกจ้าง|พนักงาน|ทำงาน|นิคมฯ|ถ้า|คนขับ|เลขบัตร|ท้าย|' +
    'จากเดิม|ใช้|ย้ายบ้าน|ปลายทาง|สายตรง|รถ|สปีดโบ๊ท|มารับ|มาส่ง|' +
    'ใบกำกับ|ใบเสร็จ|ใบแจ้ง|ใบส่ง|ออกใบ|หัวบิล|ในนาม|กำกับภาษี',
)
/** Words that are no name alone, although names begin with them. */
const NOT_ALONE = new Set(`ต่อ|หรือ|และ|กับ|${EMAIL}|เวลา|กด|เบอ|เป็น|เดิม|ใหม่`.split('|'))
/** Longer words that begin like one of `NOT_NAME` but may be names. */
const NAME = new WordList('แก้ว|แก้ม|การ์ตูน|การค้า|การช่าง')

/** The word at `start` with which no name begins; empty if one may begin there. */
export const noNameAt = (text: string, start: number): string =>
  NAME.at(text, start) === undefined ? (NOT_NAME.at(text, start) ?? '') : ''

export const isNoName = (text: string, start: number): boolean => noNameAt(text, start) !== ''

export const WORD_LETTERS_MIN = 2
const WORD_LETTERS_MAX = 24

/** The end of the Thai word that starts here; -1 if it is too short. */
export function runEnd(text: string, start: number): number {
  const end = thaiEnd(text, start, start + WORD_LETTERS_MAX)
  return end - start < WORD_LETTERS_MIN ? -1 : end
}

/** A consonant, or a vowel written before one. */
const BEGINS = /[ก-ฮเ-ไ]/

/** The end of a possible word of a name, with the point of an abbreviation; -1 if no name contains the word. */
export function wordEnd(text: string, start: number): number {
  const end = isNoName(text, start) || !BEGINS.test(text[start] ?? '') ? -1 : runEnd(text, start)
  if (end === -1) return -1
  const word = text.slice(start, end)
  if (NOT_ALONE.has(word) || word.includes('ไม่')) return -1
  return text[end] === '.' ? end + 1 : end
}

export const BLANKS = ' \t'
export const LINES = ' \t\n'

export const WORDS_MAX = 3

/** Organisations and some surnames begin with these; at the end of its line such a word is a surname. */
export const SURNAME_WORDS = 'วัด|ศูนย์|สมาคม|ธนาคาร'
const SURNAMES = new WordList(SURNAME_WORDS)

/**
 * Surnames that begin like a place, by their last part: ศาลางาม, สวนแก้ว, ริมชล. Places have others (ศาลากลาง, สวนยาง, ริมคลอง);
 * บ้าน is left out, because บ้านกลาง and บ้านแก้ว are villages too.
 */
const PLACE_SURNAME = /^(?:ศาลา|สวน|ริม)(?:งาม|คำ|แก้ว|ชล|ทอง)$/

/** The end of a surname that begins like a place; -1 for other words. */
export function placeSurnameEnd(text: string, start: number): number {
  const end = runEnd(text, start)
  return PLACE_SURNAME.test(text.slice(start, end)) ? end : -1
}

function surnameEnd(text: string, start: number): number {
  const end = Math.max(wordEnd(text, start), placeSurnameEnd(text, start))
  if (end !== -1 || SURNAMES.at(text, start) === undefined) return end
  const last = runEnd(text, start)
  return last !== -1 && text[skip(text, last, BLANKS)] === '\n' ? last : -1
}

/** The end of an abbreviated surname: สมชาย ก. */
export const initialEnd = (text: string, start: number): number | undefined =>
  isConsonant(text.charCodeAt(start)) && INITIAL.test(text.slice(start, start + 4)) ? start + 2 : undefined
const INITIAL = /^[ก-ฮ]\.(?:\s|$)/

/** Whether a shop or a farm begins here, which may follow the name of its owner. */
export const isShop = (text: string, start: number): boolean => SHOP.at(text, start) !== undefined
const SHOP = new WordList('ร้าน|ฟาร์ม|แพปลา|คลินิก|โฮมสเตย์')

/** The end of each word of the name that starts here; empty if no name does. ณ is a part of surnames. */
export function wordEnds(text: string, start: number): number[] {
  const ends: number[] = []
  for (let at = start; ends.length < WORDS_MAX;) {
    const end = ends.length === 1 ? (initialEnd(text, at) ?? surnameEnd(text, at)) : wordEnd(text, at)
    if (end === -1) break
    ends.push(end)
    at = skip(text, end, BLANKS)
    if (at === end || isShop(text, at)) break
    const afterNa = text[at] === 'ณ' ? skip(text, at + 1, BLANKS) : at
    if (afterNa > at + 1) at = afterNa
  }
  return ends
}
