import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import type { Claimed } from '../text/claims.ts'
import { written, type Clean } from '../text/clean.ts'
import type { Sign } from '../text/markers.ts'
import type { Mask } from '../text/mask.ts'
import { pieceSpan } from '../text/piece.ts'
import { isSameSpan, type Span } from '../text/span.ts'
import type { Tell } from '../text/tell.ts'
import { WordList } from '../text/word-list.ts'
import {
  ADDRESS,
  AMOUNT,
  BESIDE,
  FAX,
  FRIENDLY,
  INSTITUTIONS,
  NAMED_PLACES,
  NAMED_PLACE_LATIN,
  PHONE,
  POLITE,
  SENDER,
  SEND,
  SHOPS,
  TITLES,
  TOWER,
  DWELLING,
  UNITS,
  patternOf,
} from '../text/vocabulary.ts'

/** A piece of the address that has no field. */
interface SitePiece {
  readonly start: number
  readonly text: string
}

/** The extent of the address in a text. */
interface Extent {
  /** From the first part of the street to the last; -1 without one. */
  readonly street: Span
  /** The levels and the postcode. */
  readonly levels: readonly Span[]
  /** Signs of levels, including unread ones: ต.บางแสน. */
  readonly signs: readonly Sign[]
  /** Names of the table, including overruled ones. */
  readonly names: readonly Span[]
}

const raw = String.raw

/** The start of a remark about the parcel or to the courier, which goes to the end of the piece. At the beginning of a word. */
const REMARK = new RegExp(
  raw`(?<![ก-๎A-Za-z\d.])(?:(?:${POLITE}|${PHONE}|${FAX}|${SENDER}|${AMOUNT}|${TITLES.replaceAll('.', raw`\.`)}` +
    raw`|ฝาก|ส่ง|จัดส่ง|ถวาย|รบกวน|` +
    raw`ขอ|กรุณา|ช่วย|ด่วน|เก็บ|ปลายทาง|โอน|สั่ง|เอา|รับ|ไซส์|สี|แล้ว|ไม่|ถ้า|นะ|ได้|สวัสดี|เลข(?!ที่)|ผู้|แผนก|ฝ่าย|ติดต่อ|ชื่อ|เวลา|` +
    raw`วันที่|ทุกวัน|ค่า(?!ย)|เดี๋ยว|ถาม|สำรอง|หมายเหตุ|เป็น|เดิม|แจ้ง|วาง|ใบ|ออก|ประเทศ|ไลน์|อีเมล|x\d|#|฿)|` +
    raw`(?:cod|please|pls|call|order|thank|line|tel|fax|phone|mobile|e-?mail|contact|deliver|thailand|tax|attn|` +
    raw`(?:sub-?)?district|province|t[au]mb[oa][ln]|kh?wa?e?ng)(?![A-Za-z])|` +
    raw`[\d.,]+\s?(?!เมตร|กม)(?:${UNITS.replaceAll('.', raw`\.`)}|pcs|box|thb|baht|฿))|(?:${POLITE}|${FRIENDLY})(?![ก-๎])|ในนาม`,
  'i',
)
/** Words that lead to an address, or from a name to its number. */
const LEADING = new RegExp(
  raw`^(?:[\s:.,(/-]|${ADDRESS}(?:ปัจจุบัน|ใหม่)?|` +
    raw`(?:ใน|สำหรับ)?(?:การ)?${SEND}(?:ที่|ถึง)|สถานที่(?:ตั้ง)?|` +
    raw`(?:ตั้ง)?อยู่(?:ที่(?!\s))?|ที่(?=\s)|หรือ|และ|(?:address|addr|delivery|ship|sub-?district)\b|` +
    raw`(?:factory|plant|warehouse)(?=\s?:))+`,
  'i',
)
const TRAILING = /[\s:.,(/-]{0,4}(?:ตั้งอยู่(?:ที่)?|ที่ตั้ง|ตั้งที่|เลขที่|อยู่(?:ที่)?|ที่|หรือ|และ)[\s:.,(/-]{0,4}$/

/** Labels and punctuation. */
const SAYS_NOTHING = new RegExp(
  raw`^(?:บ้าน(?![ก-๎])|[ก-ฮ](?=\.)|สาขา|ห้อง|ชั้น|ที่|รหัส|เลขที่|หมู่|ถนน|ซอย|แยก|สำนักงาน(?:แห่งใหญ่|ใหญ่)?|` +
    raw`(?:street|address|apt|unit|receiver)(?![A-Za-z])|[^ก-๎A-Za-z\d])*$`,
  'i',
)

const NAMED = new WordList(NAMED_PLACES)
/** Last words of names. */
const ENDING = new WordList(`${TOWER}|${DWELLING}|วิลล่า|พาร์ค|รีสอร์ท|เรสซิเดนซ์|บังกะโล|โฮสเทล|สาขา`)

/** Words that may directly precede a place without a blank. */
const LEADS = ['ที่', 'ไป', 'มา', 'อยู่', 'ส่ง']

/** The start of a named place in a piece; -1 without one. If a word ends like one, the name starts with the piece. */
function namedAt(text: string, start: number, end: number): number {
  let isEnd = false
  for (let at = start; at < end; at++) {
    const word = NAMED.at(text, at)
    if (word === undefined) continue
    const isFirst = at === start || !isThai(text.charCodeAt(at - 1)) || LEADS.some((lead) => text.endsWith(lead, at))
    if (ENDING.at(text, at) !== undefined) isEnd = true
    else if (isFirst) return isEnd ? start : at
  }
  if (isEnd) return start
  const latin = NAMED_PLACE_LATIN.exec(text.slice(start, end))
  if (!latin) return -1
  const head = text.slice(start, start + latin.index)
  // In a sentence only the name is the place's: kindly deliver to Baan Suan Resort.
  if (REMARK.test(head)) return start + head.search(CAPITALISED)
  let from = start + latin.index
  while (from > start && !isThai(text.charCodeAt(from - 1))) from--
  return from
}

/** The capitalised words at the end of a text; may be empty. */
const CAPITALISED = /(?:(?<![A-Za-z])[A-Z][A-Za-z'’.&-]* )*$/

/** The rule's name in `npm run why`. */
export const PART_OF_SITE = 'part of the site'

/** Whether a piece is a table name; with a number it is a canal or a mile instead: คลอง 4. */
const isName = (text: string, name: Span, piece: Span): boolean =>
  isSameSpan(name, piece) && !/\d/.test(text.slice(name.start, name.end))

/** A claimed number is no part of an address, except a road's or a branch's. */
const isOfAddress = ({ by }: Claimed): boolean => by === 'numbered road' || by === 'branch'

/**
 * Takes the pieces of an address that have no field, in order. Between the first street part and the first level every piece
 * belongs to it; between levels, and directly before the first part, only a named place does.
 */
export function sitesOf(
  cleaned: Clean,
  mask: Mask,
  extent: Extent,
  claims: readonly Claimed[],
  tell?: Tell,
): SitePiece[] {
  const { street, levels, names } = extent
  const starts = levels.map(({ start }) => start).toSorted((a, b) => a - b)
  const first = street.start === -1 ? starts[0] : street.start
  if (first === undefined) return []
  const inside = { start: first, end: starts.find((start) => start > first) ?? street.end }
  const after = Math.max(street.end, ...levels.map(({ end }) => end))
  // A street after the levels may continue on its line: 199/5 ถ.มิตรภาพ กม.165 ไร่ทองสุข.
  const last = after === street.end ? lineEnd(mask.text, after) : after
  const ofOthers = claims.filter((claim) => !isOfAddress(claim))
  const pieces: SitePiece[] = []
  for (const gap of gapsIn(mask, ofOthers)) {
    const isBehind = gap.start >= last || (gap.start >= after && !isBefore(mask.text, after, gap.start))
    const piece = isBehind ? landmarkIn(mask.text, gap) : pieceIn(mask, gap, inside, extent)
    if (!piece || names.some((name) => isName(mask.text, name, piece))) continue
    mask.take(piece.start, piece.end)
    tell?.({ rule: PART_OF_SITE, ...piece })
    pieces.push({ start: piece.start, text: written(cleaned, piece.start, piece.end).replaceAll(/\s+/g, ' ') })
  }
  return pieces
}

/** The piece of the address in a gap. `inside` is the span from its first part to its first level. */
function pieceIn(mask: Mask, gap: Span, inside: Span, { street, levels, signs }: Extent): Span | undefined {
  const isHead = gap.end <= inside.start
  if (isHead && !isBefore(mask.rest, gap.end, inside.start)) return undefined
  const isInside = street.start !== -1 && inside.start <= gap.start && gap.end <= inside.end
  const level = signs.find((sign) => isLevel(mask.text, sign) && gap.start <= sign.start && sign.start < gap.end)
  const open = { start: gap.start + (isHead ? sentenceEnd(mask.text, gap) : 0), end: level?.start ?? gap.end }
  const isWhole = (): boolean =>
    isLabelled(mask.text, open) ||
    isAlone(mask, open, street.start === -1 && levels.length > 1) ||
    (levels.length > 0 && namesHome(mask.text, open, street))
  return (
    siteIn(mask.text, open, isInside || (isHead && isWhole())) ??
    (isHead && level ? siteIn(mask.text, { start: level.end, end: gap.end }, false) : undefined)
  )
}

/** The length of the sentence that a piece begins with: ส่งได้ไหมคะ บลูลากูนรีสอร์ท. */
const sentenceEnd = (text: string, { start, end }: Span): number =>
  SENTENCE.exec(text.slice(start, end))?.[0].length ?? 0
const SENTENCE = new RegExp(`^.*(?:${POLITE})(?![ก-๎])`)

/** Whether a piece names the building of a street that begins with a part of one: ไอดีโอ คิว ห้อง 1507. */
const namesHome = (text: string, { start, end }: Span, street: Span): boolean =>
  HOME.test(text.slice(street.start, street.end)) &&
  /[ก-๎A-Za-z]{2}/.test(text.slice(start, end)) &&
  !REMARK.test(text.slice(start, end))
const HOME = new RegExp(`^(?:ห้อง|ชั้น|ตึก|${DWELLING})`)

/** A landmark after the address: ข้างโบสถ์คริสต์. */
function landmarkIn(text: string, { start, end }: Span): Span | undefined {
  const found = BESIDE_PLACE.test(text.slice(start, end)) ? siteIn(text, { start, end }, true) : undefined
  if (!found) return undefined
  const said = text.slice(found.start, found.end).replace(/เลย$/, '')
  return ASKS.test(said) ? undefined : { start: found.start, end: found.start + said.length }
}
const BESIDE_PLACE = new RegExp(
  raw`^[\s(]*(?:(?:บ้าน|หอ|ทางเข้า)[ก-๎]{0,20}?\s?)?(?:อยู่\s?)?(?:${BESIDE}|ติด|เลย|ริม|หัวมุม)(?:กับ|ๆ)?\s?` +
    raw`(?:${patternOf(INSTITUTIONS)}|${SHOPS}|โบสถ์|ม[ก-ฮ]{1,2}(?![ก-๎])|เซเว่น|ธ\.|ประตู|ทางรถไฟ|ป้าย|สะพาน|แม่น้ำ|คลอง|ทะเล|หาด)`,
)
const ASKS = /ได้|โทร|ฝาก/

/** Whether a word introduces a piece as a residence: อยู่ รีเจ้นท์โฮม. */
const isLabelled = (text: string, { start, end }: Span): boolean => LIVES.test(text.slice(start, end))
const LIVES = /^[\s:.,(/-]*(?:ที่)?อยู่(?:ที่)?[\s:]/

/** Whether a sign is a level's and not inside a word: รพ.สต., จสอ. */
const isLevel = (text: string, { level, weak, start }: Sign): boolean =>
  level !== null && !weak && !isThai(text.charCodeAt(start - 1))

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Whether only blanks and punctuation are between two positions. */
const isBefore = (text: string, end: number, start: number): boolean => !/[ก-๎A-Za-z\d]/.test(text.slice(end, start))

/**
 * Whether a piece is alone on its line before the address. Unless `mayBeFirst`, excludes the first line, where it may be the
 * recipient.
 */
const isAlone = ({ text, rest }: Mask, { start, end }: Span, mayBeFirst: boolean): boolean =>
  (mayBeFirst
    ? FIRST_OR_AFTER.test(rest.slice(Math.max(0, start - 8), start))
    : FIRST_OF_LATER.test(rest.slice(Math.max(0, start - 8), start)) && NO_PERSON.test(text.slice(start, end))) &&
  /^[^ก-๎A-Za-z\d\n]*¦/.test(rest.slice(end, end + 8)) &&
  !REMARK.test(text.slice(start + (LEADING.exec(text.slice(start, end))?.[0].length ?? 0), end))

const FIRST_OR_AFTER = /(?:^|[\n¦])[^ก-๎A-Za-z\d]*$/
/** Several words, one with Latin letters or a number: Ideo Mobi Sukhumvit 81, เดอะเบส สุขุมวิท 77. */
const NO_PERSON = /^(?=.*[A-Za-z\d])[ก-๎A-Za-z]{3,}\s.*[ก-๎A-Za-z\d]/
const FIRST_OF_LATER = /\n[^ก-๎A-Za-z\d¦]*$/

/** The pieces of each line that are neither taken nor claimed. */
function gapsIn({ text, taken }: Mask, claims: readonly Span[]): Span[] {
  const closed = claims.length === 0 ? taken : taken.slice()
  for (const { start, end } of claims) closed.fill(1, start, end)
  const gaps: Span[] = []
  let start = -1
  const close = (end: number): void => {
    if (start !== -1) gaps.push({ start, end })
    start = -1
  }
  for (let at = 0; at < text.length; at++) {
    if (closed[at] === 1 || text[at] === '\n') close(at)
    else if (start === -1 && isSaid(text.charCodeAt(at))) start = at
  }
  close(text.length)
  return gaps
}

const isSaid = (code: number): boolean =>
  isThai(code) || isLatin(code) || (code >= 0x30 && code <= 0x39) || code === 0x28

/** A bracket opened before a piece that closes inside it. */
const BRACKETED = /^[^()]*\)\s*[^\s)]/

/** The part of a piece that belongs to the address: all of it up to a remark, or the named place in it. */
function siteIn(text: string, { start, end }: Span, isInside: boolean): Span | undefined {
  const whole = text.slice(start, end)
  const leading = LEADING.exec(whole)?.[0].length ?? 0
  const bracket = BRACKETED.test(whole.slice(leading)) ? whole.slice(0, leading).lastIndexOf('(') : -1
  const from = isInside ? start + (bracket === -1 ? leading : bracket) : namedAt(text, start + leading, end)
  if (from === -1) return undefined
  const remark = text.slice(from, end).search(REMARK)
  const upTo = text.slice(from, remark === -1 ? end : from + remark).replace(TRAILING, '')
  const span = pieceSpan(text, from, from + upTo.length)
  return SAYS_NOTHING.test(text.slice(span.start, span.end)) ? undefined : span
}
