import { isThaiNumber } from '../../../thai/telephone.ts'
import { matchesOf, type Span } from './span.ts'
import { endings, wordBefore } from './word-list.ts'
import { AMOUNT, CUSTOMER, PHONE_LABELS, PHONE_LATIN } from './vocabulary.ts'

export interface Phone extends Span {
  readonly digits: string
}

const raw = String.raw

/** Not inside another number, but directly after a postcode: 502000812345678. Alternatives would compile half as fast. */
const FREE = raw`(?<![\d/](?<!\d{3,7}\/(?=0[2-9])|(?<!\d)\d{5}(?=0[689]\d{8}(?!\d))))`
/** +66 (0), 0066 0, (66) 2, (662), (0 and 0. */
const TRUNK =
  raw`(?:(?:\+|00)\s?66[\s().-]{0,3}(?:\(0\)[\s.-]{0,2}|0(?=\d))?|\(66\)[\s.-]{0,2}(?:\(?0\)?)?|` +
  raw`\(66(?=[2-57]\d?\))|66(?:[- ](?=[2-9])|(?=[689]\d{8}(?!\d)))|\(?0)`
const WITH_STROKES = raw`0\d\d\/\d{3}\/\d{4}`
/** After a stroke or dash only another telephone may follow. */
const NUMBER_ENDS = raw`(?!\d|(?:\/|\s?-\s?)(?!0[2-9][\d -]{7})\d)`
const PHONE = new RegExp(
  raw`(?=[+(06])${FREE}(?:${TRUNK}(?:[\s()._-]{0,3}\d){8,9}(?:\s?-\s?\d{1,4})?|${WITH_STROKES})${NUMBER_ENDS}`,
  'g',
)
const PHONE_WORDS = endings(`${PHONE_LABELS}|เบอ|โมบาย|ติดต่อ|telephone|tel no|tel. no|${PHONE_LATIN}|call`)

/**
 * Phone numbers of Thailand: nine digits (fixed) or ten (mobile) from 0 or +66, with blanks, points, dashes, brackets.
 *
 * @example phonesOf('โทร. 081-234-5678')[0]?.digits // '0812345678'
 */
export function phonesOf(text: string): Phone[] {
  const found: Phone[] = []
  for (const { 0: written, index } of matchesOf(text, PHONE)) {
    const digits =
      nationalDigits(written) ??
      nationalDigits(written.replace(RANGE, '')) ??
      nationalDigits(written.replace(LINES, ''))
    if (digits === undefined) continue
    const end = index + (nationalDigits(written) ? written : written.replace(LINES, '')).length
    const word = wordBefore(text, index, PHONE_WORDS)
    const letter = word === -1 ? (PHONE_LETTER.exec(text.slice(Math.max(0, index - 4), index))?.[0].length ?? 0) : 0
    found.push({ start: word === -1 ? index - letter : word, end, digits })
  }
  return found
}

/** T. 02-234-5678, M: 081-234-5678. */
const PHONE_LETTER = /(?<![A-Za-z])[TMOP](?:[.:] ?| )$/i

/** In 0-2679-7357 (6 คู่สาย) the 6 counts the lines. */
const LINES = / ?\(\d$/
/** 02-512-8834-6 and -25 are several lines: the first is returned. */
const RANGE = /\s?-\s?\d{1,4}$/

/** The digits with leading 0, if they form a Thai number. */
function nationalDigits(written: string): string | undefined {
  const all = written.replaceAll(/\D/g, '')
  const national = /^\(?(?:\+|00|66)/.test(written.trim()) ? all.replace(/^(?:00)?660?/, '0') : all
  return isThaiNumber(national) ? national : undefined
}

export interface Number5 extends Span {
  readonly digits: string
}

const FIVE_DIGITS = /(?=\d)(?<![\d/+-]|\d[.,])\d{5}(?=0\d{9}(?!\d)|(?![\d/]|-\d|[.,]\d))/g
/** Above the count in any real text; bounds the lookups in the table. */
const NUMBERS_MAX = 12

/** The last separate numbers of five digits, last first: one of them may be the postcode. */
export function fiveDigits(text: string, isFree: (start: number, end: number) => boolean): Number5[] {
  const found: Number5[] = []
  for (const { 0: digits, index } of matchesOf(text, FIVE_DIGITS)) {
    const after = text.slice(index + 5, index + 12)
    const isPrice =
      wordBefore(text, index, PRICES) !== -1 ||
      CODE.test(text.slice(Math.max(0, index - CODE_MAX), index)) ||
      PRICE_AFTER.test(after)
    if (!isPrice && isFree(index, index + 5)) found.push({ start: index, end: index + 5, digits })
  }
  return found.toReversed().slice(0, NUMBERS_MAX)
}

const PRICES = endings(`${AMOUNT}|฿|${CUSTOMER}|order| no|total|#`)
/** The label of a number that is neither postcode nor house: รหัสสมาชิก, หมายเลขคำสั่งซื้อ, เลขที่. */
export const CODE = /(?:รหัส|เลข)(?!ไ?ป|า)[ก-๎]+[\s.:]*$/
const CODE_MAX = 24
const PRICE_AFTER = /^\s*(?:บาท|฿(?!\s?\d)|(?:thb|baht)(?!\s?\d)|(?:ชิ้น|กล่อง|คน)(?![ก-๎]))/i
