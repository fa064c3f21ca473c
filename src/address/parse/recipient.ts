import { isThai } from '../../thai/character-kinds.ts'
import { TAKEN, type Mask } from './mask.ts'
import { PLACE_WORDS } from './signs.ts'
import { skip, thaiEnd, type Span } from './span.ts'
import { UNITS } from './house-number.ts'
import { WordList } from './word-list.ts'

/** Titles of a name of one word. */
const NICKNAMES = 'พี่|น้อง|ลุง|ป้า|น้า|เจ๊|เจ้|ยาย|เฮีย|หลวงพี่'
const NICKNAME = new Set(NICKNAMES.split('|'))
const TITLES = new WordList(
  `${NICKNAMES}|คุณ|พลฯ|พลทหาร|สิบเอก|สิบโท|สิบตรี|จ่า|ร้อยโท|ร้อยเอก|ร้อยตรี|นายแพทย์|แพทย์หญิง|นาย|นางสาว|นาง|น.ส.|น. ส.|นส.|ด.ช.|ด.ญ.|เด็กชาย|เด็กหญิง|ดร.|ผศ.|รศ.|ว่าที่ ร.ต.|ว่าที่ร.ต.|พ.ต.|ส.อ.|จ.ส.อ.|ด.ต.|พระอาจารย์|พระครู|พระมหา|อาจารย์|หมอ|ครู`,
)
/** What may be before a title. */
const BEFORE_TITLE = ` \n:,(/-${TAKEN}`
const SENT_TO = new Set(['ส่ง', 'ถึง', 'ให้'])
/** Words that a word of a name does not begin with. */
const NOT_NAME = new WordList(
  `${PLACE_WORDS}|ตำบล|แขวง|อำเภอ|เขต|จังหวัด|ตู้ ป|ตู้ป|ร้อย.|พัน.|มทบ|ชื่อ|ที่อยู่|เลขที่|เบอร์|โทร|มือถือ|จัดส่ง|ส่ง|ผู้รับ|ผู้ส่ง|รับ|หมู่|ชั้น|ห้อง|อพาร์|สำนักงาน|องค์การ|กระทรวง|คณะ|ภาควิชา|งาน|การ|สวน|หน้า|ริม|ติด|ปาก|แผง|กองร้อย|กองบิน|กองทัพ|กองกำกับ|ศาลา|พลาซ่า|ทาวเวอร์|สแควร์|เซ็นทรัล|เซ็นเตอร์|รหัส|ครับ|ค่ะ|คะ|แม่ค้า|สวัสดี|ขอ|สนใจ|ช่วย|ฝาก|แก้|เปลี่ยน|ด่วน|พรุ่งนี้|วันนี้|สั่ง|เอา|ซื้อ|ราคา|ยอด|เก็บ|ประเทศ|ไม่|บ้าน|โอน|จ่าย|เดอะ|ไอดีโอ|เสื้อ|กางเกง|ไซส์|สีดำ|สีขาว|สีแดง|สีฟ้า|สีชมพู|สินค้า|พรีออ|รอบ|สอบถาม|แฟกซ์|ไลน์|ให้|ถึง|วาง|แขวน|ป้าย|สายด่วน|รีบ|ปณ.|พร้อมเพย์|ก่อน|เจ้าของ|นิคมฯ`,
)
/** Longer words that are none of these. */
const NAME = new WordList('แก้ว|การค้า|การช่าง')

const isNoName = (text: string, start: number): boolean =>
  NOT_NAME.at(text, start) !== undefined && NAME.at(text, start) === undefined

const WORD_LETTERS_MIN = 2
const WORD_LETTERS_MAX = 24

/** Where a word of Thai letters that starts here ends; -1 if it is too short. */
function runEnd(text: string, start: number): number {
  const end = thaiEnd(text, start, start + WORD_LETTERS_MAX)
  return end - start < WORD_LETTERS_MIN ? -1 : end
}

/** A consonant or a vowel before one. */
const BEGINS = /[ก-ฮเ-ไ]/

/** The same for a word that a name may have; the point of a shortened one belongs to it. */
function wordEnd(text: string, start: number): number {
  const end = isNoName(text, start) || !BEGINS.test(text[start] ?? '') ? -1 : runEnd(text, start)
  return end !== -1 && text[end] === '.' ? end + 1 : end
}

const BLANKS = ' \t'
const LINES = ' \t\n'

const WORDS_MAX = 3

/** Where the words of a name that starts here end, one after the other; none if it is no name. ณ is a part of surnames. */
function wordEnds(text: string, start: number): number[] {
  const ends: number[] = []
  for (let at = start; ends.length < WORDS_MAX;) {
    const end = wordEnd(text, at)
    if (end === -1) break
    ends.push(end)
    at = skip(text, end, BLANKS)
    if (at === end) break
    const afterNa = text[at] === 'ณ' ? skip(text, at + 1, BLANKS) : at
    if (afterNa > at + 1) at = afterNa
  }
  return ends
}

const LATIN = "[A-Z][A-Za-z'’-]+"
const LATIN_NAME = `${LATIN}(?:[ \\t]+(?:${LATIN}|[A-Z]\\.)){0,2}`
const TITLED_LATIN = new RegExp(`(?<=^|[\\s:,(/${TAKEN}-])(?:Mr|Mrs|Ms|Miss|Dr|Khun|คุณ)\\.?[ \\t]*${LATIN_NAME}`)
const LATIN_BEFORE_PHONE = new RegExp(`(?:^|\\n)[ \\t]*(${LATIN_NAME})[\\s,:(/]*$`)
const FIRST_LATIN = new RegExp(`^\\s*(${LATIN}[ \\t]+${LATIN}(?:[ \\t]+${LATIN})?)[ \\t]*,?[ \\t]*\\n\\s*[${TAKEN}\\d]`)

const LABELS = ['ชื่อ', 'ผู้รับ']
const LABELLED = /(?:ชื่อ-?\s?(?:นาม)?สกุล(?:ผู้รับ)?|ชื่อผู้รับ|ชื่อ|ผู้รับ)(?:\s*[:.]\s*|\s+)((?:(?!ผู้ส่ง)[^\n¦,\d]){2,60})/
const LABELLED_LATIN = /(?<![A-Za-z])(?:receiver|recipient|ship to|name|attn|to)\s*[:.]\s*([^\n¦,\d]{2,60})/i
/** What ends a line of an order. */
const POLITE_WORDS = '(?:ครับ|ค่ะ|คะ|จ้า|(?:เลย|ด้วย|แล้ว)(?:นะ)?)'
const PARTICLE = /(?<=..) ?(?:นะ)?(?:ครับ|ค่ะ|คะ|จ้า)$/
const POLITE = new RegExp(`${POLITE_WORDS}$`)
const SENT = new RegExp(`(?:(?<!ผู้)ส่ง(?:ที่|ถึง)?|ถึง|เรียน)[\\s:]+|ส่งให้[\\s:]*|(${POLITE_WORDS}) +`, 'g')

/** The name of who receives the parcel, as written; taken away. */
export function recipientOf(mask: Mask, phones: readonly Span[]): string | null {
  const { rest: text } = mask
  const isLatin = /[A-Za-z]/.test(text)
  const latin = (pattern: RegExp, group: number): Span | undefined =>
    isLatin ? groupOf(pattern.exec(text), group) : undefined
  const ways = [
    () => (LABELS.some((label) => text.includes(label)) ? groupOf(LABELLED.exec(text), 1) : undefined),
    () => latin(LABELLED_LATIN, 1),
    () => titled(text),
    () => latin(TITLED_LATIN, 0),
    ...phones.map(
      ({ start }) =>
        () =>
          nameBefore(text, start) ?? (isLatin ? groupOf(LATIN_BEFORE_PHONE.exec(text.slice(0, start)), 1) : undefined),
    ),
    () => sent(text),
  ]
  const guesses = [
    () => shop(text),
    () => firstInText(text),
    () => onOwnLine(text),
    () => firstOnLine(text),
    () => latin(FIRST_LATIN, 1),
    ...phones.map(
      ({ end }) =>
        () =>
          afterPhone(text, end),
    ),
  ]
  // Words are a name by their place alone only beside a phone or an address.
  for (const way of text.includes(TAKEN) ? [...ways, ...guesses] : ways) {
    const name = takeName(mask, way())
    if (name !== null) return name
  }
  return null
}

function groupOf(match: RegExpExecArray | null, group: number): Span | undefined {
  const found = match?.[group]
  if (!match || found === undefined) return undefined
  const start = match.index + match[0].indexOf(found)
  return { start, end: start + found.length }
}

function titled(text: string): Span | undefined {
  for (let start = 0; start < text.length; start++) {
    const isFirst = start === 0 || BEFORE_TITLE.includes(text[start - 1] as string)
    if (!isFirst && !SENT_TO.has(text.slice(start - 3, start))) continue
    const title = TITLES.at(text, start)
    if (title === undefined || (!isFirst && NICKNAME.has(title))) continue
    if (NICKNAME.has(title)) {
      const end = isNoName(text, start) ? -1 : wordEnd(text, start + title.length)
      const after = skip(text, end, LINES)
      if (
        end !== -1 &&
        (after > end || text[end] === TAKEN) &&
        (text[after] === TAKEN || text[after + 1] === '.' || isNoName(text, after))
      )
        return { start, end }
      continue
    }
    const end = wordEnds(text, skip(text, start + title.length, BLANKS)).at(-1)
    if (end !== undefined) return { start, end }
  }
  return undefined
}

const BETWEEN = ' \t\n,:(/-'
/** What is no part of a name. */
const NO_LETTER = `0123456789\n${TAKEN},:;/()`

/** The words before a phone number, on its line or the one before, that are not of an order. */
function nameBefore(text: string, phone: number): Span | undefined {
  let end = phone
  while (end > 0 && BETWEEN.includes(text[end - 1] as string)) end--
  const bracket = text[end - 1] === ')' ? text.lastIndexOf('(', end) : end
  let at = bracket
  while (at > 0 && !NO_LETTER.includes(text[at - 1] as string)) at--
  const digits = /\d\d?$/.exec(text.slice(Math.max(0, at - 2), at))?.[0].length ?? 0
  let start = at
  let words = 0
  for (const { 0: word, index } of text.slice(at, bracket).matchAll(/\S+/g)) {
    const after = at + index + word.length
    // 3 กระปุก and 12ชิ้น count something, 780 มานี does not.
    const isCounted = digits > 0 && index < 2 && (digits + index < 3 || UNITS.at(word, 0) === word)
    if (POLITE.test(word) || isCounted) {
      start = after
      words = 0
    } else if (wordEnd(text, at + index) === after || (words > 0 && word === 'ณ')) words++
    else words = WORDS_MAX + 1
  }
  return words > 0 && words <= WORDS_MAX ? { start, end } : undefined
}

/** What is said to the courier. */
const REMARK = new RegExp(`${POLITE_WORDS}$|ได้|ทุก|ส่ง|โทร`)

/** After a phone number, before the address or the end of the line. */
function afterPhone(text: string, phone: number): Span | undefined {
  const start = skip(text, phone, `${BETWEEN})`)
  for (const end of wordEnds(text, start)) {
    const after = skip(text, end, BLANKS)
    if (`\n)/,${TAKEN}`.includes(text[after] ?? '\n') && !REMARK.test(text.slice(start, end))) return { start, end }
  }
  return undefined
}

/** After ส่ง, ถึง, เรียน, up to a number or the address; after what ends an order, up to the address. */
function sent(text: string): Span | undefined {
  for (const { 0: word, 1: polite, index } of text.matchAll(SENT)) {
    const start = index + word.length
    const end = wordEnds(text, start).at(-1)
    if (end === undefined) continue
    const after = skip(text, end, LINES)
    if (text[after] === TAKEN || (!polite && (/\d/.test(text[after] ?? '') || text.slice(end, after).includes('\n'))))
      return { start, end }
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

/** Where the lines of a text begin, after their blanks. */
const lineStarts = (text: string): number[] =>
  Array.from(text.matchAll(/^[ \t]*(?=\S)/gm), ({ 0: blanks, index }) => index + blanks.length)

/** Two or three words first in the text, up to the next line or what belongs to an address. */
const firstInText = (text: string): Span | undefined => beforeAddress(text, skip(text, 0, LINES))

/** The same on a later line, directly before the house. */
function firstOnLine(text: string): Span | undefined {
  for (const start of lineStarts(text)) {
    const name = beforeAddress(text, start)
    if (name && text[skip(text, name.end, BLANKS)] === TAKEN) return name
  }
  return undefined
}

function beforeAddress(text: string, start: number): Span | undefined {
  const ends = wordEnds(text, start)
  for (; ends.length > 1; ends.pop()) {
    const end = ends.at(-1) as number
    const after = skip(text, end, LINES)
    if ('¦,('.includes(text[after] ?? '-') || text.slice(end, after).includes('\n') || isNoName(text, after))
      return { start, end }
    for (let glued = end - 1; isThai(text.charCodeAt(glued - WORD_LETTERS_MIN)); glued--)
      if (isNoName(text, glued)) return { start, end: glued }
  }
  return undefined
}

/** Words on a line of their own, before the line of the house. */
function onOwnLine(text: string): Span | undefined {
  for (const start of lineStarts(text)) {
    const end = wordEnds(text, start).at(-1)
    if (end === undefined || POLITE.test(text.slice(start, end))) continue
    const lineEnd = skip(text, end, BLANKS)
    if (text[lineEnd] === '\n' && /[\d¦]/.test(text[skip(text, lineEnd, LINES)] ?? '')) return { start, end }
  }
  return undefined
}

function takeName(mask: Mask, found: Span | undefined): string | null {
  if (!found) return null
  const name = mask.text
    .slice(found.start, found.end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s:.-]+|[\s:,(-]+$/g, '')
    .replace(PARTICLE, '')
  if (name.length < 2) return null
  mask.take(found.start, found.end)
  return name
}
