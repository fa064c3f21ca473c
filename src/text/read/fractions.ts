import { decimalWords, NUMBER, plainWords, wholeWords } from './numbers.ts'
import { currencyAt } from './money.ts'
import { isAt, isCued, isThai, matchAt, rule, type Found, type Pass } from './pass.ts'
import { measured, unitAt } from './units.ts'

/** Chapter: fractions, ratios and numbers read with ทับ. */

const CHAIN = /\d{1,6}(?:\/\d{1,6}){1,4}(?![\d/]|,\d{3})/y
const MIXED = /(\d{1,3}) (\d{1,2})\/(\d{1,2})(?![\d/])/y

/** The lowest and the highest temperature of a place, and of those after it: เชียงใหม่ 16/29 ลำปาง 17/31 องศา. */
const DEGREES = /(?:\d\d\/\d\d[^\d/]{0,24}){1,8}?(?<=\d ?)(?:องศา|[°º℃])/y

/** `1/2`: เศษ … ส่วน …, if it can be a part of one and no word before it numbers things; else ทับ. */
export function slashed(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [mixed, units = '', part = '', of = ''] = matchAt(MIXED, text, at)
  if (mixed !== undefined && isPart(part, of))
    return measured(pass, at + mixed.length, wholeWords(units) + partWords(part, of), 'fraction', 'fraction')
  const [whole] = matchAt(CHAIN, text, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  const [over = '', under = '', more] = whole.split('/')
  const canBePart = more === undefined && isPart(over, under)
  if (canBePart && over.length === 2 && isAt(DEGREES, text, at))
    return measured(pass, end, `${plainWords(over)}ถึง${plainWords(under)}`, 'range', 'range')
  const unit = unitAt(pass, end)
  const currency = unit ? undefined : currencyAt(text, end)
  // 50/60 Hz is two numbers, 1/2 กก. a part.
  const isFraction = canBePart && !(unit && over.length > 1) && (unit?.reading === 'นิ้ว' || !isNumbered(pass, under))
  const words = isFraction ? partWords(over, under) : whole.split('/').map(plainWords).join('ทับ')
  if (currency) return { end: currency.end, reading: words + currency.reading, kind: 'money' }
  return measured(pass, end, words, isFraction ? 'fraction' : 'code', isFraction ? 'fraction' : 'measure')
}

const isPart = (over: string, under: string): boolean =>
  /^[1-9]\d?\/(?![67]\d)\d\d?$/.test(`${over}/${under}`) && Number(over) < Number(under)

/** @example partWords('1', '2') // 'เศษหนึ่งส่วนสอง' */
export const partWords = (over = '', under = ''): string => `เศษ${plainWords(over)}ส่วน${plainWords(under)}`

const NEXT = /^(?:,| ?และ| ?กับ| ?หรือ| )? ?$/

/** Glued to a word, after one that numbers, or next in a list of such: ม.1/2, ครั้งที่ 3/12, 8/10 กับ 15/20, ได้ 28/30 อังกฤษ 25/30. */
function isNumbered(pass: Pass, under: string): boolean {
  const { text, at, last, lastEnd } = pass
  const isGlued = text[at - 1] === '.' || isThai(text.charCodeAt(at - 1))
  const isSame = last?.text.endsWith(`/${under}`) && at - lastEnd < 24
  const isNext = (last?.kind === 'code' || last?.kind === 'acronym') && (isSame || NEXT.test(text.slice(lastEnd, at)))
  return (
    isGlued ||
    isNext ||
    (['number', 'time', 'section', 'route', 'code', 'house', 'day'] as const).some((kind) => isCued(pass, kind, 2))
  )
}

/** `3:2`, `1:100,000`: ต่อ. Times were looked for before; รอบที่ 1 : 9.00 is a heading. */
export const ratio = rule(
  new RegExp(String.raw`${NUMBER}(?: ?: ?${NUMBER}){1,2}(?![\d:])`, 'y'),
  'number',
  ([whole = ''], pass) =>
    whole.includes(' :') && (isCued(pass, 'number') || isCued(pass, 'time'))
      ? undefined
      : whole.split(/ ?: ?/).map(decimalWords).join('ต่อ'),
)

/** `1-2-30 ไร่`: ไร่, งาน and ตารางวา; zeros are not read. */
export const land = rule(
  /(\d{1,4})-([0-3])-(\d{1,2}(?:\.\d{1,2})?)(?: ?ไร่|(?<=(?:เนื้อที่|ที่ดิน|พื้นที่|ขนาด)[^\d]{0,12}\d{1,4}-\d-[\d.]{1,5}))(?![\d-])/y,
  'measure',
  ([, rai = '', ngan = '', wa = '']) =>
    [
      [rai, 'ไร่'],
      [ngan, 'งาน'],
      [wa.replace(/^0(?=\d)/, ''), 'ตารางวา'],
    ]
      .map(([number = '', unit = '']) => (number === '0' ? '' : decimalWords(number) + unit))
      .join(''),
)

/** `5'8"`: feet and inches. */
export const feet = rule(
  /(?<!เพซ ?)(\d{1,3})['’′] ?(1[01]|\d)(?:["”″]|''|(?![\d'’]))/y,
  'measure',
  ([, foot = '', inch = '']) => `${plainWords(foot)}ฟุต${plainWords(inch)}นิ้ว`,
)
