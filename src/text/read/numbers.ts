import { isThaiLetter } from '../../thai/character-kinds.ts'
import { digitWords, numberWords } from '../number-words.ts'
import { isAt, isCued, matchAt, matching, type Found, type Pass } from './pass.ts'
import { countsAt, measured, unitAt } from './units.ts'

/** Chapter: numbers in full (Royal Institute, อ่านอย่างไร และเขียนอย่างไร, 16th printing, p. 67 and the full stop). */

/** A number as people write it: thousands groups in the right places or none, and decimals. */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?![\d])|\d+)(?:\.\d+)?`
/** Between the two ends of a range. */
export const TO = String.raw`(?: ?[-\u2010-\u2015\u2212~] ?)`

const LONGEST = 18

/** A whole number in words; digit by digit if it begins with 0 or is longer than any amount. */
export function wholeWords(digits: string): string {
  if (digits === '0') return 'ศูนย์'
  return digits.startsWith('0') || digits.length > LONGEST ? digitWords(digits) : numberWords(digits)
}

/**
 * A number in words: the whole part in full, จุด, then the decimals digit by digit, so that a last 1 is หนึ่ง.
 *
 * @example decimalWords('1,051.08') // 'หนึ่งพันห้าสิบเอ็ดจุดศูนย์แปด'
 */
export function decimalWords(number: string): string {
  const [whole = '', decimals] = number.replaceAll(',', '').split('.')
  return decimals === undefined ? wholeWords(whole) : `${wholeWords(whole)}จุด${digitWords(decimals)}`
}

/** A number without leading zeros in words: days, minutes, parts of a section. @example plainWords('05') // 'ห้า' */
export function plainWords(digits: string): string {
  return wholeWords(digits.replace(/^0+(?=\d)/, ''))
}

/** `4.1.12`: each part is a number; two parts only after ข้อ, รุ่น and the like, else they are a decimal. */
export const section = matching(/\d{1,4}(?:\.\d{1,4})+(?!\d)/y, 'number', ([whole = ''], pass) => {
  const parts = whole.split('.')
  return parts.length > 2 || isCued(pass, 'section') ? parts.map(plainWords).join('จุด') : undefined
})

/** `15-15-15`: fertilisers and other series, one number after the other. */
export const series = matching(/\d{1,3}(?:-\d{1,3}){2,5}(?![\d/-])/y, 'number', ([parts = '']) =>
  parts.split('-').map(wholeWords).join(' '),
)

const RANGE = new RegExp(String.raw`(${NUMBER})${TO}(${NUMBER})(?![\d/A-Z]|[.,:]\d|${TO}\d|\.-)`, 'y')
const DIFFERENCE = /[\d.,]{1,20}(?: ?[-+×x*÷/−] ?[\d.,]{1,20}){1,6} ?=/y

/** `10-15 คน` is ถึง, `3-1` of a game ต่อ. Rising numbers are a range, except after a word for a game. */
export function range(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole, from = '', to = ''] = matchAt(RANGE, text, at)
  if (whole === undefined || isAt(DIFFERENCE, text, at)) return undefined
  const end = at + whole.length
  const isFalling = Number(from) > Number(to)
  if (isScore(pass, from, to, end))
    return { end, reading: `${decimalWords(from)}ต่อ${decimalWords(to)}`, kind: 'number' }
  // 777-300 of an aircraft, 999-12 of a bus: a range does not fall.
  const isModel = isFalling && /^\d{3}-\d{2,3}$/.test(`${from}-${to}`) && !unitAt(pass, end) && !countsAt(text, end)
  if (isModel || CODES.test(`${from}-${to}`))
    return { end, reading: `${digitWords(from)} ${digitWords(to)}`, kind: 'code' }
  // 58.00 -1.25: a price and its fall.
  const isFall = /\d [-\u2212]\d+\.\d/.test(whole) && Number(from.replaceAll(',', '')) > Number(to)
  return measured(pass, end, `${plainDecimal(from)}${isFall ? ' ลบ' : 'ถึง'}${plainDecimal(to)}`, 'range')
}

/** Two long numbers, or a zero at the start of the second, which no range has. */
const CODES = /^(?:(?:\d{5,}|0\d\d+)-(?:\d{5,}|0\d\d+)|.*-0\d\d+|[1-9]-0\d)$/

/** `05-07` in a range is ห้าถึงเจ็ด; a longer number retains its zeros. */
const plainDecimal = (number: string): string => (/^0\d$/.test(number) ? plainWords(number) : decimalWords(number))

const GOALS = /^(?:1?\d?\d|200)$/

function isScore(pass: Pass, from: string, to: string, end: number): boolean {
  if (!GOALS.test(from) || !GOALS.test(to) || unitAt(pass, end)) return false
  const [ours, theirs] = [Number(from), Number(to)]
  if (ours > theirs) return !isAt(/ ?(?:โมง|ทุ่ม|ปี|คน|วัน|เดือน|นาที|ชั่วโมง)/y, pass.text, end)
  if (countsAt(pass.text, end)) return false
  return ours === theirs || ours === 0 || isCued(pass, 'score') || isNextScore(pass) || isBetweenNames(pass)
}

/** 6-4, 3-6: a score directly after another. */
const isNextScore = ({ text, at, last, lastEnd }: Pass): boolean =>
  last?.kind === 'number' && last.reading.includes('ต่อ') && /^(?:,| และ)? ?\(?$/.test(text.slice(lastEnd, at))

const GAME =
  /^(?!.*(?:หมู่|ระดับ|บท|เขต|วัน|ช่อง|โซน|เดือน|เกรด|ประตู|แถว|อันดับ|สัปดาห์|ครั้ง|ละ|ลำดับ|ราว|ใน) ?$)[ก-๎A-Za-z .]{2,26} $/
const OPPONENT = /\d-\d [ก-ฮเ-ไ][ก-๎]{2,}/y

/** A headline that begins with two names and their goals: อาร์เซนอล 2-3 เชลซี. */
function isBetweenNames({ text, at, cue }: Pass): boolean {
  if (cue && cue.kind !== 'score' && at - cue.end < 2) return false
  return at < GAME_CHARS_MAX && GAME.test(text.slice(0, at)) && isAt(OPPONENT, text, at)
}
const GAME_CHARS_MAX = 28

/** `10K`, `1.2M` after a Thai word: หนึ่งหมื่น, หนึ่งจุดสองล้าน. */
export const thousands = matching(
  /(?!4K)(\d+(?:\.\d)?)([KkM])(?:[-–](\d+(?:\.\d)?)\2)?(?![A-Za-z\d])/y,
  'number',
  ([, from = '', letter = '', to], { text, at }, end) => {
    const before = text.charCodeAt(text[at - 1] === ' ' ? at - 2 : at - 1)
    if (!isThaiLetter(before) && !isAt(/ ?\/ ?[ก-ฮเ-ไ]/y, text, end)) return undefined
    return scaled(from, letter) + (to === undefined ? '' : `ถึง${scaled(to, letter)}`)
  },
)

/** @example scaled('1.5', 'K') // 'หนึ่งพันห้าร้อย' */
export function scaled(number: string, letter: string): string {
  if (letter === 'M') return `${decimalWords(number)}ล้าน`
  const [units = '', decimals = ''] = number.replaceAll(',', '').split('.')
  return decimals.length > 3 ? `${decimalWords(number)}พัน` : plainWords(units + decimals.padEnd(3, '0'))
}

/** `1,5xx บาท`, `ปี 25xx`: the hidden last digits are read as กว่า. */
export const hidden = matching(
  /(?!\d{0,9}[xX]\d)(\d(?:[\d,]{0,10}\d)?,?)(\.?)([xX]{2,6})(?:,([xX]{3}))?(?![A-Za-z\d-])( ?ล้าน)?/y,
  'number',
  ([, digits = '', point, few = '', more = '', million = '']) =>
    `${plainWords(digits.replaceAll(',', '') + (point === '' ? '0'.repeat(few.length + more.length) : ''))}${million.trim()}กว่า`,
)

const QUANTITY = new RegExp(NUMBER, 'y')

/** Any number, with its unit if one follows. */
export function quantity(pass: Pass): Found | undefined {
  const [number] = matchAt(QUANTITY, pass.text, pass.at)
  return number === undefined ? undefined : measured(pass, pass.at + number.length, decimalWords(number), 'number')
}
