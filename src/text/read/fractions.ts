import { isThaiLetter } from '../../thai/character-kinds.ts'
import { decimalWords, NUMBER, plainWords, wholeWords } from './numbers.ts'
import { numberOf } from './codes.ts'
import { currencyAt } from './money.ts'
import { follows, isAt, isCued, matchAt, matching, type Found, type Pass } from './pass.ts'
import { measured, unitAt } from './units.ts'

/** Chapter: fractions, ratios and numbers read with ทับ. */

const CHAIN = /\d{1,6}(?:\/\d{1,6}){1,4}(?![\d/]|,\d{3})/y
const MIXED = /(\d{1,3}) (\d{1,2})\/(\d{1,2})(?![\d/])/y

/** The lowest and the highest temperature of a place, and of those that follow: เชียงใหม่ 16/29 ลำปาง 17/31 องศา. */
const DEGREES = /(?:\d\d\/\d\d[^\d/]{0,24}){1,8}?(?<=\d ?)(?:องศา|[°º℃])/y

/** `1/2`: เศษ … ส่วน … if it can be a fraction and no word before it numbers things; else ทับ. */
export function slashed(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [mixed, units = '', part = '', of = ''] = matchAt(MIXED, text, at)
  if (mixed !== undefined && isPart(part, of))
    return measured(pass, at + mixed.length, wholeWords(units) + partWords(part, of), 'fraction', 'fraction')
  const [whole] = matchAt(CHAIN, text, at)
  if (whole === undefined) return undefined
  return slashes(pass, whole)
}

/** A whole chain of numbers with slashes. */
function slashes(pass: Pass, whole: string): Found {
  const end = pass.at + whole.length
  const [over = '', under = '', more] = whole.split('/')
  const canBePart = more === undefined && isPart(over, under)
  if (canBePart && over.length === 2 && isAt(DEGREES, pass.text, pass.at))
    return measured(pass, end, `${plainWords(over)}ถึง${plainWords(under)}`, 'range', 'range')
  const isFraction = canBePart && isPartHere(pass, end, over, under)
  const words = isFraction
    ? partWords(over, under)
    : whole
        .split('/')
        .map(isCued(pass, 'route') ? numberOf : plainWords)
        .join('ทับ')
  const currency = unitAt(pass, end) ? undefined : currencyAt(pass.text, end)
  if (currency) return { end: currency.end, reading: words + currency.reading, kind: 'money' }
  return measured(pass, end, words, isFraction ? 'fraction' : 'code', isFraction ? 'fraction' : 'measure')
}

/** Whether the context makes two numbers a fraction: 50/60 Hz are two numbers, 1/2 กก. is a fraction. */
function isPartHere(pass: Pass, end: number, over: string, under: string): boolean {
  const unit = unitAt(pass, end)
  if (unit && over.length > 1) return false
  return unit?.reading === 'นิ้ว' || isAt(/ ?นิ้ว/y, pass.text, end) || !isNumbered(pass, under)
}

const isPart = (over: string, under: string): boolean =>
  /^[1-9]\d?\/(?![67]\d)\d\d?$/.test(`${over}/${under}`) && Number(over) < Number(under)

/** @example partWords('1', '2') // 'เศษหนึ่งส่วนสอง' */
export const partWords = (over = '', under = ''): string => `เศษ${plainWords(over)}ส่วน${plainWords(under)}`

const NEXT = /^(?:,| ?และ| ?กับ| ?หรือ| )? ?$/

/** After a word (no blank), a numbering word, or in such a list: ม.1/2, ครั้งที่ 3/12, 8/10 กับ 15/20, ได้ 28/30 อังกฤษ 25/30. */
function isNumbered(pass: Pass, under: string): boolean {
  const { text, at, last, lastEnd } = pass
  const isGlued = text[at - 1] === '.' || isThaiLetter(text.charCodeAt(at - 1))
  const isSame = last?.text.endsWith(`/${under}`) && at - lastEnd < 24
  const isNext = (last?.kind === 'code' || last?.kind === 'acronym') && (isSame || NEXT.test(text.slice(lastEnd, at)))
  return (
    isGlued ||
    isNext ||
    (['number', 'time', 'section', 'route', 'code', 'house', 'day'] as const).some((kind) => isCued(pass, kind, 2))
  )
}

/** `3:2`, `1:100,000`: ต่อ. Rules for times come first; รอบที่ 1 : 9.00 is a heading. */
export const ratio = matching(
  new RegExp(String.raw`${NUMBER}(?: ?: ?${NUMBER}){1,2}(?![\d:])`, 'y'),
  'number',
  ([whole = ''], pass) =>
    whole.includes(' :') && (isCued(pass, 'number') || isCued(pass, 'time'))
      ? undefined
      : whole.split(/ ?: ?/).map(decimalWords).join('ต่อ'),
)

/** `ISO 9001:2015`, `มอก. 2594:2556`: a standard and its year, after the body's letters. */
export const standardAndYear = matching(
  /(\d{2,6}(?:-\d{1,2})?):((?:19|20|25)\d\d)(?![\d:]|\.\d)/y,
  'code',
  ([, number = '', year = ''], pass) =>
    follows(pass, 'acronym', 'abbreviation') && !isCued(pass, 'ratio')
      ? `${number.split('-').map(wholeWords).join(' ')} ${wholeWords(year)}`
      : undefined,
)

/** `120-139/80-89`: one range over another, as in blood pressure. */
export const rangeOverRange = matching(
  /(\d{2,3})[-–](\d{2,3})\/(\d{2,3})[-–](\d{2,3})(?![\d/-])/y,
  'range',
  ([, from = '', to = '', low = '', high = '']) =>
    Number(from) < Number(to) && Number(low) < Number(high) && Number(from) > LAST_DAY
      ? `${wholeWords(from)}ถึง${wholeWords(to)}ทับ${wholeWords(low)}ถึง${wholeWords(high)}`
      : undefined,
)
const LAST_DAY = 31

/** `1-2-30 ไร่`: ไร่, งาน and ตารางวา; skips zeros. */
export const land = matching(
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

/** `15°30'`: degrees and their minutes. */
export const degrees = matching(
  /(\d{1,3})° ?(\d{1,2})['’′](?: ?(\d{1,2})["”″])?/y,
  'measure',
  ([, degree = '', minute = '', second]) =>
    `${plainWords(degree)}องศา${plainWords(minute)}ลิปดา${second === undefined ? '' : `${plainWords(second)}พิลิปดา`}`,
)

/** `5'8"`: feet and inches. */
export const feet = matching(
  /(?<!เพซ ?)(\d{1,3})['’′] ?(1[01]|\d)(?:["”″]|''|(?![\d'’]))/y,
  'measure',
  ([, foot = '', inch = '']) => `${plainWords(foot)}ฟุต${plainWords(inch)}นิ้ว`,
)
