import type { Bilingual } from '../../http/values.ts'
import { everyOf, joinSaraAm, leftToRight, softHyphen, zeroWidth } from '../../thai/characters.ts'
import { arabicDigits } from '../../thai/digits.ts'

/** A corrected misspelling: `ถ้วย` as `ถ้วน`. */
export interface Correction {
  readonly from: string
  readonly to: string
}

type Kind =
  | 'digit'
  | 'one'
  | 'two'
  | 'zero'
  | 'figure'
  | 'place'
  | 'million'
  | 'point'
  | 'baht'
  | 'satang'
  | 'exact'
  | 'minus'

/** A word of an amount as written, with its value: `value` / 10^`decimals`. */
export interface Word {
  readonly kind: Kind
  readonly text: string
  readonly value: bigint
  readonly decimals: number
}

const meanings: Readonly<Record<string, readonly [kind: Kind, value: number]>> = {
  ศูนย์: ['zero', 0],
  หนึ่ง: ['digit', 1],
  สอง: ['digit', 2],
  สาม: ['digit', 3],
  สี่: ['digit', 4],
  ห้า: ['digit', 5],
  หก: ['digit', 6],
  เจ็ด: ['digit', 7],
  แปด: ['digit', 8],
  เก้า: ['digit', 9],
  เอ็ด: ['one', 1],
  ยี่: ['two', 2],
  สิบ: ['place', 10],
  ร้อย: ['place', 100],
  พัน: ['place', 1000],
  หมื่น: ['place', 10_000],
  แสน: ['place', 100_000],
  ล้าน: ['million', 1_000_000],
  จุด: ['point', 0],
  บาท: ['baht', 0],
  '฿': ['baht', 0],
  THB: ['baht', 0],
  สตางค์: ['satang', 0],
  ถ้วน: ['exact', 0],
  พอดี: ['exact', 0],
  ลบ: ['minus', 0],
  ติดลบ: ['minus', 0],
}

/** Accepted misspellings, a closed list: similar words are never guessed (เก้า, ห้า). */
const misspelt: Readonly<Record<string, string>> = {
  หนึง: 'หนึ่ง',
  นึง: 'หนึ่ง',
  เจด: 'เจ็ด',
  เจ๊ด: 'เจ็ด',
  เอด: 'เอ็ด',
  เอ๊ด: 'เอ็ด',
  ญี่: 'ยี่',
  แปต: 'แปด',
  เก่า: 'เก้า',
  สิป: 'สิบ',
  รอย: 'ร้อย',
  หมืน: 'หมื่น',
  หมื้น: 'หมื่น',
  ลาน: 'ล้าน',
  บาด: 'บาท',
  ถวน: 'ถ้วน',
  ถัวน: 'ถ้วน',
  ถ้วย: 'ถ้วน',
  ท้วน: 'ถ้วน',
  ล้วน: 'ถ้วน',
  ร้วน: 'ถ้วน',
  สตางค: 'สตางค์',
  สตาง: 'สตางค์',
  สตังค์: 'สตางค์',
  ศูนย: 'ศูนย์',
  สูนย์: 'ศูนย์',
}

/** Words that an amount cannot contain, and why. */
const refusals: readonly { words: readonly string[]; why: (word: string) => Bilingual }[] = [
  {
    words: ['ไม่เกิน', 'ไม่ถึง', 'กว่า', 'เกือบ', 'ประมาณ', 'ราวๆ', 'ราว', 'ถึง', 'เศษ', 'หลาย', 'กี่'],
    why: (word) => ({ en: `must be an exact amount: "${word}" says none`, th: `ต้องเป็นจำนวนที่แน่นอน แต่มีคำว่า "${word}"` }),
  },
  {
    words: ['ครึ่ง'],
    why: (word) => ({
      en: `must not have "${word}", which may be half of several places`,
      th: `ต้องไม่มีคำว่า "${word}" เพราะตีความได้หลายหลัก`,
    }),
  },
  {
    words:
      'สลึง เฟื้อง ชั่ง ตำลึง อัฐ ไพ ดอลลาร์ ดอลล่าร์ เหรียญ ยูโร เยน หยวน ปอนด์ วอน รูปี กีบ จ๊าต เรียล ริงกิต ด่อง คน ชิ้น อัน ตัว กิโลกรัม กิโลเมตร กิโล กรัม เมตร ลิตร ไร่ หุ้น ใบ ฉบับ วัน เดือน ปี ชั่วโมง นาที เปอร์เซ็นต์ %'.split(
        ' ',
      ),
    why: (word) => ({ en: `must be in baht and satang, not in "${word}"`, th: `ต้องเป็นบาทและสตางค์ ไม่ใช่ "${word}"` }),
  },
]

const refused = new Map(refusals.flatMap(({ words, why }) => words.map((word) => [word, why] as const)))

const FIGURE = String.raw`(?:฿|THB)?[ ]?\d[\d,.]*`
/** A figure, or a word of the lists, longest first. */
const WORD = new RegExp(
  [FIGURE]
    .concat(
      [...Object.keys(meanings), ...Object.keys(misspelt), ...refused.keys()].toSorted((a, b) => b.length - a.length),
    )
    .join('|'),
  'y',
)
/** Figures as in `baht-text`; a multiplier may follow, so decimals are counted at the end. */
const PLAIN_FIGURE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

const INVISIBLE = everyOf(zeroWidth, leftToRight, softHyphen)
const SHOWN_CHARS = 20

/** Pairs of brackets or quotes around the whole amount. */
const PAIRS = new Set(['()', '[]', '{}', '""', "''", '“”', '‘’', '«»', '（）'])
/** Fills the rest of a line on cheques. */
const FILLER = /[*=#_\s]/
const DASH = /-/
/** A phrase that introduces an amount on forms. */
const LEAD =
  /^(?:\(?ตัวอักษร\)?|(?:รวม)?เป็น(?:จำนวน)?เงิน(?:รวม)?(?:ทั้งสิ้น)?|รวม(?:เงิน)?(?:ทั้งสิ้น|ทั้งหมด)?|เงินจำนวน|จำนวน(?:เงิน)?(?:รวม)?(?:ทั้งสิ้น)?(?: ?\(?ตัวอักษร\)?)?|ทั้งสิ้น|ยอด(?:เงิน|รวม)?)\s*[:=]?\s*/u
/** Words and figures of one amount, one of them in brackets. */
const BOTH = /^([^()]*[^()\s])\s*\(([^()]+)\)$/u

/**
 * Normalizes an amount in words: NFC, U+0E33 joined, เเ as แ, single marks, Thai digits as 0–9; removes an introductory
 * phrase, fillers and one pair of brackets or quotes.
 *
 * @example cleanAmountWords('(**หกพันบาทถ้วน**)') // 'หกพันบาทถ้วน'
 */
export function cleanAmountWords(text: string): string {
  const letters = arabicDigits(joinSaraAm(text.normalize('NFC').replace(INVISIBLE, '')))
    .replaceAll('เเ', 'แ')
    .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/g, '$1')
    .replace(/ส\.?ต\./g, 'สตางค์')
    .replace(/(?<=\d ?)(ล?)บ\.(?![ก-ฮ])/g, (_, millions) => (millions === '' ? 'บาท' : 'ล้านบาท'))
  const inner = withoutPoint(withoutFillers(letters).replace(LEAD, ''))
  const isPaired = inner.length > 1 && PAIRS.has(`${inner[0]}${inner.at(-1)}`)
  return isPaired ? withoutPoint(inner.slice(1, -1)) : inner
}

/** Removes fillers and the full stop. */
const withoutPoint = (text: string): string => withoutFillers(withoutFillers(text).replace(/\.$/, ''))

/**
 * The words and the figures of an amount written both ways; undefined for any other text.
 *
 * @example wordsAndFigures('2,000 บาท (สองพันบาทถ้วน)') // ['สองพันบาทถ้วน', '2,000 บาท']
 */
export function wordsAndFigures(text: string): readonly [words: string, figures: string] | undefined {
  const [, before = '', within = ''] = BOTH.exec(cleanAmountWords(text)) ?? []
  const [first, second] = [before, within].map((part) => /^[-฿ ]*(?:THB ?)?\d/.test(part.trim()))
  if (within === '' || first === second) return undefined
  return first ? [within, before] : [before, within]
}

/** Removes fillers at both ends; a dash on the left only with one on the right, because alone it is a sign. */
function withoutFillers(text: string): string {
  const bare = text.slice(startAfter(text, FILLER), endBefore(text, FILLER))
  const amount = withoutDashes(bare)
  return amount.slice(startAfter(amount, FILLER), endBefore(amount, FILLER))
}

/** Removes the dashes on the right, the point before them, and then the dashes on the left. */
function withoutDashes(text: string): string {
  const end = endBefore(text, DASH)
  if (end === text.length) return text
  return text.slice(startAfter(text, DASH), text[end - 1] === '.' ? end - 1 : end)
}

// A loop, because a pattern that ends in $ restarts at every character.
function startAfter(text: string, char: RegExp): number {
  let start = 0
  while (start < text.length && char.test(text.charAt(start))) start++
  return start
}

function endBefore(text: string, char: RegExp): number {
  let end = text.length
  while (end > 0 && char.test(text.charAt(end - 1))) end--
  return end
}

/**
 * Cuts a clean text into words of an amount, with optional blanks between. The refusal names the first unknown piece.
 *
 * @example wordsOf('ห้าบาด') // { list: [ … ], corrections: [{ from: 'บาด', to: 'บาท' }] }
 */
export function wordsOf(
  text: string,
): { readonly list: readonly Word[]; readonly corrections: readonly Correction[] } | { readonly refused: Bilingual } {
  const list: Word[] = []
  const corrections = new Map<string, Correction>()
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, at)) {
    const found = wordAt(text, at)
    if (found === undefined) return { refused: notRead(unreadAt(text, at)) }
    const why = refused.get(found)
    if (why) return { refused: why(found) }
    const to = misspelt[found]
    if (to !== undefined) corrections.set(found, { from: found, to })
    const word = /\d/.test(found) ? figure(found) : known(found, to ?? found)
    if (!word) return { refused: notRead(found) }
    list.push(word)
    at += found.length
  }
  return { list, corrections: [...corrections.values()] }
}

function known(text: string, spelt: string): Word | undefined {
  const meaning = meanings[spelt]
  return meaning && { kind: meaning[0], text, value: BigInt(meaning[1]), decimals: 0 }
}

function figure(text: string): Word | undefined {
  const plain = text.replace(/^(?:฿|THB)? ?/, '')
  if (!PLAIN_FIGURE.test(plain)) return undefined
  const [, decimals = ''] = plain.split('.')
  return { kind: 'figure', text, value: BigInt(plain.replace(/[,.]/g, '')), decimals: decimals.length }
}

const notRead = (piece: string): Bilingual => ({
  en: `has "${piece}", which is not a word of an amount`,
  th: `มี "${piece}" ซึ่งไม่ใช่คำในจำนวนเงิน`,
})

function afterBlanks(text: string, start: number): number {
  let at = start
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

function wordAt(text: string, at: number): string | undefined {
  WORD.lastIndex = at
  return WORD.exec(text)?.[0]
}

/** An unknown piece, up to the next word or blank. */
function unreadAt(text: string, start: number): string {
  let end = start + 1
  while (end < text.length && !/\s/.test(text.charAt(end)) && wordAt(text, end) === undefined) end++
  return text.slice(start, Math.min(end, start + SHOWN_CHARS))
}
