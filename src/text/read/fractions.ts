import { decimalWords, NUMBER, plainWords, wholeWords } from './numbers.ts'
import { currencyAt } from './money.ts'
import { isAt, isCued, isThai, matchAt, type Found, type Pass } from './pass.ts'
import { unitAt } from './units.ts'

/** Chapter: fractions, ratios and numbers read with ทับ. */

const CHAIN = /\d{1,6}(?:\/\d{1,6}){1,4}(?![\d/]|,\d{3})/y
const MIXED = /(\d{1,3}) (\d{1,2})\/(\d{1,2})(?![\d/])/y

/** The lowest and the highest temperature of a place, and of those after it: เชียงใหม่ 16/29 ลำปาง 17/31 องศา. */
const DEGREES = /(?:\d\d\/\d\d[^\d/]{0,24}){1,8}?(?<=\d ?)(?:องศา|[°º℃])/y

/** `1/2`: เศษ … ส่วน …, if it can be a part of one and no word before it numbers things; else ทับ. */
export function slashed(pass: Pass): Found | undefined {
  const { text, at } = pass
  const mixed = matchAt(MIXED, text, at)
  if (mixed && isPart(mixed[2], mixed[3])) {
    const [whole, units = '', over = '', under = ''] = mixed
    const unit = unitAt(pass, at + whole.length)
    const reading = wholeWords(units) + partWords(over, under) + (unit?.reading ?? '')
    return { end: unit?.end ?? at + whole.length, reading, kind: 'fraction' }
  }
  const [whole] = matchAt(CHAIN, text, at) ?? []
  if (whole === undefined) return undefined
  const [over = '', under = '', more] = whole.split('/')
  const isFraction = more === undefined && isPart(over, under) && !isNumbered(pass, under)
  const unit = unitAt(pass, at + whole.length)
  if (over.length === 2 && isPart(over, under) && isAt(DEGREES, text, at)) {
    const reading = `${plainWords(over)}ถึง${plainWords(under)}${unit?.reading ?? ''}`
    return { end: unit?.end ?? at + whole.length, reading, kind: 'range' }
  }
  // 50/60 Hz is two numbers, 1/2 กก. a part.
  const isChoice = unit !== undefined && over.length > 1
  const end = unit?.end ?? at + whole.length
  const currency = unit ? undefined : currencyAt(text, end)
  if (currency) {
    const reading = isFraction && !isChoice ? partWords(over, under) : whole.split('/').map(plainWords).join('ทับ')
    return { end: currency.end, reading: reading + currency.reading, kind: 'money' }
  }
  const unitWords = unit?.reading ?? ''
  if (isFraction && !isChoice) return { end, reading: partWords(over, under) + unitWords, kind: 'fraction' }
  return { end, reading: whole.split('/').map(plainWords).join('ทับ') + unitWords, kind: unit ? 'measure' : 'code' }
}

const isPart = (over = '', under = ''): boolean =>
  over.length <= 2 &&
  under.length <= 2 &&
  !/^[67]\d$/.test(under) &&
  !over.startsWith('0') &&
  Number(over) < Number(under)

/** @example partWords('1', '2') // 'เศษหนึ่งส่วนสอง' */
export const partWords = (over = '', under = ''): string => `เศษ${plainWords(over)}ส่วน${plainWords(under)}`

const NEXT = /^(?:,| ?และ| ?กับ| ?หรือ| )? ?$/

/** Glued to a word, after one that numbers, or next in a list of such: ม.1/2, ครั้งที่ 3/12, 8/10 กับ 15/20, ได้ 28/30 อังกฤษ 25/30. */
function isNumbered(pass: Pass, under: string): boolean {
  const before = pass.text.charCodeAt(pass.at - 1)
  const isGlued = pass.at > 0 && (pass.text[pass.at - 1] === '.' || isThai(before))
  const { last, lastEnd } = pass
  const isSame = last?.text.endsWith(`/${under}`) === true && pass.at - lastEnd < 24
  const isNext =
    (last?.kind === 'code' || last?.kind === 'acronym') && (isSame || NEXT.test(pass.text.slice(lastEnd, pass.at)))
  return (
    isGlued ||
    isNext ||
    (['number', 'time', 'section', 'route', 'code', 'house', 'day'] as const).some((kind) => isCued(pass, kind, 2))
  )
}

const RATIO = new RegExp(String.raw`(${NUMBER})(?: ?: ?(${NUMBER}))(?: ?: ?(${NUMBER}))?(?![\d:])`, 'y')

/** `3:2`, `1:100,000`: ต่อ. Times were looked for before; รอบที่ 1 : 9.00 is a heading. */
export function ratio(pass: Pass): Found | undefined {
  const { text, at } = pass
  const match = matchAt(RATIO, text, at)
  if (!match || (match[0].includes(' :') && (isCued(pass, 'number') || isCued(pass, 'time')))) return undefined
  const parts = match.slice(1).filter((part) => part !== undefined)
  return { end: at + match[0].length, reading: parts.map(decimalWords).join('ต่อ'), kind: 'number' }
}

const LAND = /(\d{1,4})-([0-3])-(\d{1,2}(?:\.\d{1,2})?)(?: ?ไร่)?(?![\d-])/y

/** `1-2-30 ไร่`: ไร่, งาน and ตารางวา; zeros are not read. */
export function land({ text, at }: Pass): Found | undefined {
  const match = matchAt(LAND, text, at)
  if (!match) return undefined
  const [whole, rai = '', ngan = '', wa = ''] = match
  const isLand = whole.endsWith('ไร่') || /(?:เนื้อที่|ที่ดิน|พื้นที่|ขนาด)[^\d]{0,12}$/.test(text.slice(Math.max(0, at - 20), at))
  if (!isLand || isAt(/\d/y, text, at + whole.length)) return undefined
  const parts = [
    `${decimalWords(rai)}ไร่`,
    `${decimalWords(ngan)}งาน`,
    `${decimalWords(wa.replace(/^0(?=\d)/, ''))}ตารางวา`,
  ]
  const reading = parts.filter(
    (part) => !part.startsWith('ศูนย์ไร่') && !part.startsWith('ศูนย์งาน') && part !== 'ศูนย์ตารางวา',
  )
  return { end: at + whole.length, reading: reading.join(''), kind: 'measure' }
}
