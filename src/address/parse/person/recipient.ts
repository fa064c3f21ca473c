import { hasLatin, isPicture, isThai, PICTURE } from '../../../thai/character-kinds.ts'
import { withPhinthu, type Clean } from '../text/clean.ts'
import { TAKEN, type Mask } from '../text/mask.ts'
import {
  ADDRESS,
  BESIDE,
  FRIENDLY,
  HOUSE,
  NAMED_PLACES,
  NAMED_PLACE_LATIN,
  PHONE,
  PHONE_LATIN,
  POLITE,
  RECEIVER,
  SENDER,
  SEND_TO,
  TITLES,
  UNITS,
  patternOf,
} from '../text/vocabulary.ts'
import { groupOf, matchesOf, skip, trimmed, type Span } from '../text/span.ts'
import type { Rule } from '../text/rule.ts'
import type { Tell } from '../text/tell.ts'
import { WordList } from '../text/word-list.ts'
import {
  BLANKS,
  initialEnd,
  isNoName,
  isShop,
  noNameAt,
  LINES,
  NICKNAME,
  placeSurnameEnd,
  runEnd,
  SURNAME_WORDS,
  TITLE,
  wordEnd,
  wordEnds,
  WORD_LETTERS_MIN,
  WORDS_MAX,
} from './name-words.ts'

/** Characters allowed before a title. */
const BEFORE_TITLE = ` \n:,(/-${TAKEN}`
/** Precedes a title without a blank: ชื่อน้องฝน, ส่งพี่แดง. */
const GLUED_TO = ['ชื่อ', RECEIVER, 'โดย', 'ส่งที่', 'ส่ง', 'ถึง', 'ให้', 'ต่อ', 'ถวาย', ...POLITE.split('|')]
const LATIN = "[A-Z][A-Za-z'’-]+"
const LATIN_NAME = `${LATIN}(?:[ \\t]+(?:${LATIN}|[A-Z]\\.)){0,2}`
/** With a capitalised word before it, a title is part of a place (Bang Khun Thian), except after a label (Attn Khun Nok). */
const IN_PLACE =
  '(?<![A-Za-z])(?!(?:To|Attn|Attention|Name|Contact|Receiver|Recipient|For|Call|Dear|Customer)\\s)[A-Z][a-z]+\\s'
const TITLED_LATIN = new RegExp(
  `(?<=^|[\\s:,(/${TAKEN}-])(?:[Kk]\\.[ \\t]?[A-Za-z]{2,}|` +
    `(?:Mr|Mrs|Ms|Miss|Dr|(?<!${IN_PLACE})[Kk]hun|คุณ)\\.?[ \\t]*${LATIN_NAME})`,
)
/** A title in brackets after the name, as in signatures. */
const TITLE_BEHIND = new RegExp(`(?<![A-Za-z'’-])(${LATIN_NAME})[ \\t]\\((?:Mr|Mrs|Ms|Miss)\\.?\\)`)
const LATIN_LINE = new RegExp(`^[ \\t]*(${LATIN_NAME})$`)
const FIRST_LATIN = new RegExp(
  `(?:^|\\n)\\s*(?!(?:Dear|Hello|Hi|Please|Kindly|Order|New|Ship|Deliver|Send|Thank|Good|Best|Kind|The|Customer|Address|Invoice|Tax)\\s)` +
    `(${LATIN}[ \\t]+(?:[A-Z]\\.[ \\t]+)?${LATIN}(?:[ \\t]+${LATIN})?)` +
    `(?:[ \\t]*,?[ \\t]*\\n(?=[^\\n]{0,80}[${TAKEN}\\d])|[ \\t]*\\([ก-๎]|,?[ \\t]+${TAKEN})`,
)

const LABELS = ['ชื่อเล่น', 'ชื่อ', 'ผู้รับ', 'ลูกค้า']
/** The label of the next part, which ends a name; เบอร์ and โทร may be letters inside one. */
const NEXT_LABEL =
  `${SENDER}|${ADDRESS}|\\s(?:${PHONE}|ติดต่อ|จัดส่ง|ส่งที่|${HOUSE}|อีเมล|ไลน์|` +
  'บ้านพัก|แฟลต|หอ(?:พัก|ใน|ผู้ป่วย|\\s)|สนง|คอนโด|(?:ป|ม|ชั้น)\\.?\\s?(?=\\d))'
const NEXT_LABEL_LATIN = `(?<![A-Za-z])(?:address|${PHONE_LATIN}|ph(?=[.:])|e-?mail|line)(?![A-Za-z])`
const LABELLED = new RegExp(
  `(?:ชื่อ-?\\s?(?:นาม)?สกุล(?:ผู้รับ)?|ชื่อ(?:ผู้รับ|ลูกค้า|เล่น|จริง)|ลูกค้า(?=\\s?:)|ชื่อ|ผู้รับ)(?:\\s*[:.]\\s*|\\s+)` +
    `((?:(?!${NEXT_LABEL})[^\\n¦,\\d]){2,60})`,
)
const LABELLED_LATIN = new RegExp(
  `(?<![A-Za-z])(?:receiver|recipient|ship to|name|attn|to)\\s*[:.]\\s*((?:(?!${NEXT_LABEL_LATIN})[^\\n¦,\\d]){2,60})`,
  'i',
)
/** Ends a line of an order. */
const LAST_WORDS = `(?:${POLITE}|จ้า|(?:เลย|ด้วย|แล้ว)(?:นะ)?)`
/** ค่า ends names too (มีค่า): only after a nickname is it a particle. */
const PARTICLE = new RegExp(`(?<=..) ?(?:นะ)?(?:(?:${POLITE})(?:พี่|แอด)?|${FRIENDLY}|(?<=^(?:น้อง|พี่)[ก-๎]+)ค่า)$`)
const ENDS_ORDER = new RegExp(`${LAST_WORDS}$`)
const SENT = new RegExp(`(?:(?<!ผู้)${SEND_TO}|(?<!ไม่)ถึง|เรียน|ถวาย)[\\s:]+|(?:ส่งให้|ติดต่อ)[\\s:]*|(${LAST_WORDS}) +`, 'g')

/** Input of the ways: the text without the address, and the positions of the phones. */
interface Left {
  readonly text: string
  /** The same text with the address. */
  readonly written: string
  readonly phones: readonly Span[]
  readonly isLatin: boolean
}

/** Candidate pieces for the name, likeliest first. */
interface Way extends Rule<[left: Left], readonly (Span | undefined)[]> {
  /** Whether position alone makes words a name, which counts only beside a phone or an address. */
  readonly isGuess?: boolean
}

/** A pattern of English names, which few texts have. */
const latin =
  (pattern: RegExp, group: number): Way['match'] =>
  ({ text, isLatin }) =>
    isLatin ? [groupOf(pattern.exec(text), group)] : []

/** Most reliable first: the first name found is taken. */
export const WAYS: readonly Way[] = [
  {
    name: 'after its label',
    match: ({ text }) => (LABELS.some((label) => text.includes(label)) ? [groupOf(LABELLED.exec(text), 1)] : []),
  },
  { name: 'after its English label', match: latin(LABELLED_LATIN, 1) },
  { name: 'before an English title', match: latin(TITLE_BEHIND, 1) },
  { name: 'with a title', match: ({ text }) => [titled(text)] },
  { name: 'with an English title', match: latin(TITLED_LATIN, 0) },
  { name: 'glued to its label', match: ({ text }) => [gluedName(text)] },
  {
    name: 'before a phone',
    match: ({ text, phones, isLatin }) =>
      phones.map(({ start }) => nameBefore(text, start) ?? (isLatin ? latinBefore(text, start) : undefined)),
  },
  { name: 'after a word of sending', match: ({ text }) => [sent(text)] },
  { name: 'a shop', isGuess: true, match: ({ text }) => [shop(text)] },
  {
    name: 'with a surname like an office or a village',
    isGuess: true,
    match: ({ text, written }) => [beforeHouse(text, written)],
  },
  { name: 'first in the text', isGuess: true, match: ({ text }) => [beforeAddress(text, skip(text, 0, LINES))] },
  { name: 'on a line of its own before the house', isGuess: true, match: ({ text }) => [onOwnLine(text)] },
  { name: 'first on a line before the house', isGuess: true, match: ({ text }) => [firstOnLine(text)] },
  { name: 'last before the house', isGuess: true, match: ({ text }) => [lastBeforeHouse(text)] },
  {
    name: 'one word first in the text, and a phone',
    isGuess: true,
    match: ({ text, written, phones }) => (phones.length > 0 ? [oneWord(text, written)] : []),
  },
  {
    name: 'English words first in the text',
    isGuess: true,
    match: (left) =>
      latin(
        FIRST_LATIN,
        1,
      )(left).filter((found) => found && !NAMED_PLACE_LATIN.test(left.text.slice(found.start, found.end))),
  },
  { name: 'after a phone', isGuess: true, match: ({ text, phones }) => phones.map(({ end }) => afterPhone(text, end)) },
]

/** The recipient's name, as written; takes it. */
export function recipientOf(cleaned: Clean, mask: Mask, phones: readonly Span[], tell?: Tell): string | null {
  const left = { text: mask.rest, written: mask.text, phones, isLatin: hasLatin(mask.rest) }
  const mayGuess = left.text.includes(TAKEN)
  for (const { name: rule, isGuess, match } of WAYS) {
    if (isGuess === true && !mayGuess) continue
    for (const found of match(left)) {
      const name = found && takeName(cleaned, mask, found)
      if (!name) continue
      tell?.({ rule, ...found })
      return name
    }
  }
  return null
}

/** An English name that fills the line before a phone number, or the rest between it and the address. */
function latinBefore(text: string, phone: number): Span | undefined {
  const end = nameEnd(text, phone, BETWEEN_LATIN)
  const line = text.lastIndexOf('\n', end - 1) + 1
  const taken = text.lastIndexOf(TAKEN, end - 1) + 1
  const start = taken <= line || NO_LATIN_NAME.test(text.slice(taken, end)) ? line : skip(text, taken, ' ,-')
  const found = groupOf(LATIN_LINE.exec(text.slice(start, end)), 1)
  return found && { start: start + found.start, end: start + found.end }
}

/** Words of places, contacts and orders. */
const NO_LATIN_NAME = new RegExp(
  '(?<![A-Za-z])(?:building|bldg|tower|condo|village|villa|house|home|apartment|resort|hotel|hostel|park|place|plaza|cent(?:er|re)|' +
    `mall|market|shop|office|floor|room|unit|zone|soi|road|rd|street|lane|thailand|${PHONE_LATIN}|call|whatsapp|wechat|` +
    'line|cod|please|deliver|email|fax)(?![A-Za-z])',
  'i',
)

const BETWEEN_LATIN = ' \n,:(/|<>'

/** The first name after a title, title included. */
function titled(text: string): Span | undefined {
  for (let start = TITLE.next(text, 0); start !== -1; start = TITLE.next(text, start + 1)) {
    const title = TITLE.at(text, start)
    if (title === undefined || noNameAt(text, start).length > title.length) continue
    const isFirst = start === 0 || BEFORE_TITLE.includes(text[start - 1] as string)
    if (!isFirst && !GLUED_TO.some((word) => text.endsWith(word, start))) continue
    const found = NICKNAME.has(title) ? nicknamed(text, start, title) : named(text, start, title)
    if (found) return found
  }
  return undefined
}

/** Words that make ชื่อ and ผู้รับ part of another word: ชื่อบัญชี, ผู้รับเหมา. */
const NOT_AFTER_NAME = [
  'ผิด|ถูก|ใน|บุคคล|และ|กับ|ตาม|ด้วย|ว่า|เดิม|ใหม่|เล่น|บัญชี|สกุล|จริง|ผู้|นาม',
  'บริษัท|ร้าน|กิจการ|ลูกค้า|หน่วย|สถาน|ที่|นี้',
].join('|')
const NOT_AFTER_RECEIVER = 'เหมา|สินค้า|ของ|ผิด|ชื่อ|โทร|มอบ|คือ|เป็น|พัสดุ'
/** The label of ชื่อสุภาพร, ผู้รับสมชาย or ส่งถึงแอน. */
const GLUED = new RegExp(
  `(?:ชื่อ(?!${NOT_AFTER_NAME})|ผู้รับ(?!${NOT_AFTER_RECEIVER})|(?:ส่ง|จ่าหน้า)ถึง(?!มือ|ที่|ไหน|แล้ว))(?=[ก-ฮเ-ไ])`,
  'g',
)

/** One or two words directly after a label without a blank. */
function gluedName(text: string): Span | undefined {
  if (!text.includes('ชื่อ') && !text.includes('ถึง') && !text.includes(RECEIVER)) return undefined
  for (const { 0: label, index } of matchesOf(text, GLUED)) {
    const start = index + label.length
    const end = TITLE.at(text, start) === undefined ? wordEnds(text, start).at(-1) : undefined
    if (end !== undefined && !WAY.test(text.slice(start, end))) return { start, end }
  }
  return undefined
}

const NAMED = patternOf(NAMED_PLACES)
/** One word before the address or a named place: กิ๊ฟ ตลาดบ้านบึง. */
const ONE_WORD = new RegExp(
  `^\\s*(?!${NAMED})([ก-๎]{2,12}(?=[ \\t])|[A-Z][a-z]{1,12}(?=[ \\t])|[ก-๎]{8,24}(?=¦))[ \\t]{0,3}` +
    `(?=(?:\\([^()\\n¦]{1,40}\\)\\s{0,3})?¦|7-11|(?!${patternOf(SURNAME_WORDS)})(?:${NAMED}))`,
)

function oneWord(text: string, written: string): Span | undefined {
  const found = groupOf(ONE_WORD.exec(text), 1)
  if (!found) return undefined
  const { start, end } = found
  const word = text.slice(start, end)
  // Without a blank only a house may follow: กมลทิพย์45/7.
  if (text[end] === TAKEN && !/\d/.test(written[end] as string)) return undefined
  const isName = mayBeFirstName(word) || wordEnd(text, start) === end
  return isName && !ENDS_ORDER.test(word) && !NO_NICKNAME.test(word) ? found : undefined
}

/** Words that locate the place after them, as in ด้านหลัง ตลาด: no name of one word begins so. */
const NO_NICKNAME =
  /^(?:ด้าน|ทาง|ตรง|แถว|ถัด|อยู่|จุด|พิกัด|สถานที่|ภายใน|ใน|บริเวณ|โซน|ย่าน|ละแวก|ฝั่ง|ซ้าย|ขวา|เลย|นัด|ตัวเมือง|ตัวอำเภอ)/

const mayBeFirstName = (word: string): boolean => /^[A-Z]/.test(word) && !NO_FIRST.test(word)
const NO_FIRST =
  /^(?:Address|Order|Ship|Send|Deliver|Hello|Hi|Dear|Please|To|New|Room|Unit|House|No|Home|Office|Factory|Plant)$/

/** The words of a name after a title. */
function named(text: string, start: number, title: string): Span | undefined {
  const end = wordEnds(text, afterTitles(text, start, title)).at(-1)
  return end === undefined ? undefined : { start, end }
}

/** The start of the name after all titles: ผศ.ดร.อรทัย has two. */
function afterTitles(text: string, start: number, title: string): number {
  let at = start
  for (let each: string | undefined = title; each !== undefined; each = pointed(TITLE.at(text, at)))
    at = skip(text, at + each.length, BLANKS)
  return at
}

/** The title if it ends in a point: no name begins with one. */
const pointed = (title: string | undefined): string | undefined => (title?.endsWith('.') === true ? title : undefined)

/** One word after พี่, ป้า and the like, which occur in sentences too: a part of the address must follow. */
function nicknamed(text: string, start: number, title: string): Span | undefined {
  const end = isNoName(text, start) ? -1 : wordEnd(text, start + title.length)
  if (end === -1) return undefined
  const after = afterRemark(text, end)
  // พี่ทิพย์จ้า before a sentence addresses the person who takes the order.
  if (ENDS_ORDER.test(text.slice(start, end)) && text[after] !== TAKEN) return undefined
  const whole = wholeNameEnd(text, end)
  if (whole !== undefined) return { start, end: whole }
  const isApart = after > end || end === text.length || text[end] === TAKEN
  const isLast = after === text.length && isAfterAddress(text, start)
  return isApart && (isLast || isPart(text, after)) ? { start, end } : undefined
}

/** The end of the name after a nickname, before the address or a place: น้าไข่นุ้ย เสาวนีย์ ทองขาว ร้านชำ. */
function wholeNameEnd(text: string, nickname: number): number | undefined {
  const start = skip(text, nickname, BLANKS)
  const end = wordEnds(text, start).at(-1)
  if (end === undefined || isShop(text, start)) return undefined
  const next = skip(text, end, LINES)
  return text[next] === TAKEN || PLACE_NEXT.test(text.slice(next, next + NEXT_LINE_MAX)) ? end : undefined
}

/** Whether a part of the address begins at `start`. */
const isPart = (text: string, start: number): boolean =>
  text[start] === TAKEN || text[start + 1] === '.' || isNoName(text, start) || isShop(text, start)

/** The position after a name's remark in brackets: น้องมิ้น (ฝากไว้ที่ป้อม). */
const afterRemark = (text: string, end: number): number =>
  skip(text, end + (REMARK_BEHIND.exec(text.slice(end, end + REMARK_MAX))?.[0].length ?? 0), LINES)
const REMARK_MAX = 50
const REMARK_BEHIND = /^[ \t]*\([^()\n¦]+\)/

/** Whether only blanks are between the address and `start`. */
const isAfterAddress = (text: string, start: number): boolean => text.slice(0, start).trimEnd().endsWith(TAKEN)

const BETWEEN = ' \t\n,:(/-|<>'
/** Ends a name. */
const NO_LETTER = `0123456789\n${TAKEN},:;/()|<>`

/** The end of a name before a phone: skips blanks, punctuation and pictures. */
function nameEnd(text: string, phone: number, between: string): number {
  let end = phone
  while (end > 0 && (between.includes(text[end - 1] as string) || isPicture(text.charCodeAt(end - 1)))) end--
  return end
}

/** The words before a phone number, on its line or the one before, that belong to no order. */
function nameBefore(text: string, phone: number): Span | undefined {
  const end = nameEnd(text, phone, BETWEEN)
  const bracket = text[end - 1] === ')' ? text.lastIndexOf('(', end) : end
  let at = bracket
  while (at > 0 && !NO_LETTER.includes(text[at - 1] as string) && !isPicture(text.charCodeAt(at - 1))) at--
  const digits = /\d\d?$/.exec(text.slice(Math.max(0, at - 2), at))?.[0].length ?? 0
  const start = lastNameIn(text, at, bracket, digits)
  const inside = start === -1 && bracket < end ? lastNameIn(text, bracket + 1, end - 1, 0) : -1
  if (inside !== -1) return { start: inside, end: end - 1 }
  return start === -1 || WAY.test(text.slice(start, end)) ? undefined : { start, end }
}

/** Two or three words between an order and the house: เอา1ชิ้น ธีรเดช นาคทอง 78/2. */
function lastBeforeHouse(text: string): Span | undefined {
  const name = nameBefore(text, text.indexOf(TAKEN))
  return name && wordEnds(text, skip(text, name.start, BLANKS)).length > 1 ? name : undefined
}

/** The start of the name at the end of a piece; -1 for other words. `digits`: number of digits before the piece. */
function lastNameIn(text: string, at: number, end: number, digits: number): number {
  let start = at
  let words = 0
  for (const { 0: word, index } of text.slice(at, end).matchAll(/\S+/g)) {
    const after = at + index + word.length
    if (ENDS_ORDER.test(word) || NO_PERSON.test(word) || isCounted(word, index, digits)) {
      start = after
      words = 0
    } else if (wordEnd(text, at + index) === after || (words > 0 && isLater(text, at + index, after, words))) words++
    else words = WORDS_MAX + 1
  }
  return words > 0 && words <= WORDS_MAX ? start : -1
}

/** A new address, a negation, a landmark: names follow these. */
const NO_PERSON = new RegExp(`^(?:${ADDRESS})|ไม่|^(?:${BESIDE}|ติด|ริม|หัวมุม)[ก-๎]{3}`)

/** Whether a piece can only follow other words of a name: ณ, an abbreviated surname, directly after one word ศาลางาม. */
const isLater = (text: string, start: number, end: number, words: number): boolean =>
  text.slice(start, end) === 'ณ' ||
  initialEnd(text, start) === end ||
  (words === 1 && placeSurnameEnd(text, start) === end)

/** Words about the way, which occur in no name. */
const WAY = /ไม่ได้|ก็ได้|เดี๋ยว|มารับ|มาส่ง|บ่าย(?:สอง|สาม|โมง)|โมง(?![ก-๎])/

const UNIT = new WordList(UNITS)
/** Whether a number counts a word: 3 กระปุก and 12ชิ้น do, 780 มานี does not. */
const isCounted = (word: string, index: number, digits: number): boolean =>
  digits > 0 && index < 2 && (digits + index < 3 || UNIT.at(word, 0) === word)

/** Owners of a second phone, in brackets. */
const OWNERS = '(?:ลูก|พี่|น้อง)(?:สาว|ชาย)?|ญาติ(?:โยม)?|แม่|พ่อ|สามี|ภรรยา|แฟน|เพื่อน|เลขา|หลาน|บ้าน|ที่ทำงาน|สำรอง'
/** Words addressed to the courier. */
const REMARK = new RegExp(`${LAST_WORDS}$|ได้|ทุก|ส่ง|โทร|^(?:${OWNERS})$`)

/** After a phone number, before the address or the end of the line. */
function afterPhone(text: string, phone: number): Span | undefined {
  const start = skip(text, phone, `${BETWEEN})`)
  for (const end of wordEnds(text, start)) {
    const after = skip(text, end, BLANKS)
    if (`\n)/,${TAKEN}`.includes(text[after] ?? '\n') && !REMARK.test(text.slice(start, end))) return { start, end }
  }
  return undefined
}

/** Words that begin offices and surnames: directly before a house they are a surname. */
const DOUBTFUL_SURNAME = new RegExp(
  `^[ \\t]*([ก-๎]{2,20})[ \\t]+(?:${SURNAME_WORDS}|หมู่(?!บ้าน|ที่))[ก-๎]{2,20}(?=[ \\t]+\\d)`,
  'gm',
)

function beforeHouse(text: string, written: string): Span | undefined {
  for (const { 0: all, 1: first = '', index } of matchesOf(written, DOUBTFUL_SURNAME)) {
    const start = index + all.indexOf(first)
    const end = index + all.length
    if (
      !isNoName(written, start) &&
      TITLE.at(written, start)?.startsWith('พระ') !== true &&
      !text.slice(start, end).includes(TAKEN)
    )
      return { start, end }
  }
  return undefined
}

const TO_PERSON = /(?:ให้|ถึง|เรียน|ถวาย)[\s:]*$/
/** The name after ส่ง, ถึง, เรียน up to a number or the address; after the end of an order, up to the address. */
function sent(text: string): Span | undefined {
  for (const { 0: word, 1: polite, index } of matchesOf(text, SENT)) {
    const start = index + word.length
    const ends = wordEnds(text, start)
    const end = ends.at(-1)
    if (end === undefined) continue
    const after = skip(text, end, LINES)
    const isEnd = /\d/.test(text[after] ?? '') || text.slice(end, after).includes('\n')
    const isBeforePlace = ends.length > 1 && TO_PERSON.test(word) && isNoName(text, after)
    if (text[after] === TAKEN || (!polite && (isEnd || isBeforePlace))) return { start, end }
  }
  return undefined
}

/** A shop that orders under its own name, first on a line. */
function shop(text: string): Span | undefined {
  for (const start of lineStarts(text)) {
    if (!text.startsWith('ร้าน', start)) continue
    const end = runEnd(text, start + 'ร้าน'.length)
    if (end !== -1) return { start, end }
  }
  return undefined
}

/** The start of each line, and of what follows a picture. */
const lineStarts = (text: string): number[] =>
  matchesOf(text, LINE_START).map(({ 0: lead, index }) => index + lead.length - 1)
const LINE_START = new RegExp(`(?:^|[\\n${PICTURE}])[\\s${PICTURE}]*\\S`, 'g')

/** Two or three words first on a line, directly before the house. */
function firstOnLine(text: string): Span | undefined {
  for (const start of lineStarts(text)) {
    const name = beforeAddress(text, start)
    if (name && `|${TAKEN}`.includes(text[skip(text, name.end, BLANKS)] ?? '-')) return name
  }
  return undefined
}

/** Two or three words from a position on, up to the next line or what belongs to an address. */
function beforeAddress(text: string, start: number): Span | undefined {
  const ends = wordEnds(text, start)
  for (; ends.length > 1; ends.pop()) {
    const end = ends.at(-1) as number
    const after = skip(text, end, LINES)
    if ('¦,(|'.includes(text[after] ?? '-') || text.slice(end, after).includes('\n')) return { start, end }
    if (ENDS_ORDER.test(text.slice(start, end))) continue
    if (isNoName(text, after)) return { start, end }
    for (let inner = end - 1; isThai(text.charCodeAt(inner - WORD_LETTERS_MIN)); inner--)
      if (isNoName(text, inner)) return { start, end: inner }
  }
  return undefined
}

const NEXT_LINE_MAX = 30
const HOUSE_NEXT = new RegExp(`^[\\s${PICTURE}]*[\\d${TAKEN}]`)
const PLACE_NEXT = new RegExp(`^\\s*(?:${NAMED})`)
const NICKNAME_BEHIND = /^[ \t]*\([ก-๎A-Za-z ]{1,20}\)/

/** Words on a line of their own, before the line of the house. */
function onOwnLine(text: string): Span | undefined {
  for (const start of lineStarts(text)) {
    const ends = wordEnds(text, start)
    const last = ends.at(-1)
    if (last === undefined || ENDS_ORDER.test(text.slice(start, last))) continue
    // A nickname may be between the names, or after both.
    const nickname = last + (NICKNAME_BEHIND.exec(text.slice(last))?.[0].length ?? 0)
    const surname = ends.length === 1 && nickname > last ? wordEnd(text, skip(text, nickname, BLANKS)) : -1
    const end = Math.max(last, surname)
    const lineEnd = skip(text, ends.length > 1 ? nickname : end, BLANKS)
    if (text[lineEnd] !== '\n') continue
    const next = text.slice(lineEnd, lineEnd + NEXT_LINE_MAX)
    if (HOUSE_NEXT.test(next) || (ends.length > 1 && PLACE_NEXT.test(next))) return { start, end }
  }
  return undefined
}

/** A job in brackets after a name, which is no part of it. */
const WORK_BEHIND =
  /\s*\((?:นายช่าง|ผู้|ฝ่าย|แผนก|งาน|จัดซื้อ|บัญชี|การเงิน|ธุรการ|หัวหน้า|เจ้าหน้าที่|พนักงาน|เลขา|รอง|ครู)[^()\n]{0,40}\)?$/

/** The full name after a nickname: ครูนก (นางสาวกนกวรรณ ทองดี). */
const WHOLE_NAME = new RegExp(`^[ \\t]?\\((?:${patternOf(TITLES)})[^()\\n\\d,]{2,50}\\)`)

const PICTURES_BEHIND = new RegExp(`[\\s${PICTURE}]+$`)

function takeName(cleaned: Clean, mask: Mask, { start, end: last }: Span): string | null {
  const work = WORK_BEHIND.exec(mask.text.slice(start, last).trimEnd())
  const whole = last + (WHOLE_NAME.exec(mask.rest.slice(last))?.[0].length ?? 0)
  const end = work ? start + work.index : whole
  const name = trimmed(withPhinthu(cleaned, start, end), ' \n:./-', ' \n:,(/-')
    .replaceAll(/\s+/g, ' ')
    .replace(PICTURES_BEHIND, '')
    .replace(PARTICLE, '')
  if (name.length < 2 || name.startsWith('@')) return null
  mask.take(start, end)
  return name
}
