import { isDigit } from '../../thai/character-kinds.ts'
import { digitWords, numberWords } from '../number-words.ts'
import { isAt, isCued, isThai, matchAt, type Found, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: numbers in full (Royal Institute, อ่านอย่างไร และเขียนอย่างไร, 16th printing, p. 67 and the full stop). */

/** A number as people write it: thousands groups in the right places or none, and decimals. */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?![\d])|\d+)(?:\.\d+)?`
/** What may be between the two ends of a range. */
export const TO = String.raw`(?: ?[-\u2010-\u2015\u2212~] ?)`

const LONGEST = 18

/** A whole number in words; one that begins with 0 or is longer than any amount is named digit by digit. */
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

const SECTION = /\d{1,4}(?:\.\d{1,4})+(?![\d])/y
const TWO_PARTS = /^\d+\.\d+$/

/** `4.1.12`: each part is a number; two parts only after ข้อ, รุ่น and the like, else they are a decimal. */
export function section(pass: Pass): Found | undefined {
  const [parts] = matchAt(SECTION, pass.text, pass.at) ?? []
  if (parts === undefined || (TWO_PARTS.test(parts) && !isCued(pass, 'section'))) return undefined
  const reading = parts.split('.').map(plainWords).join('จุด')
  return { end: pass.at + parts.length, reading, kind: 'number' }
}

const SERIES = /\d{1,3}(?:-\d{1,3}){2,5}(?![\d/-])/y

/** `15-15-15`: a fertiliser's and other triples, one after the other. */
export function series({ text, at }: Pass): Found | undefined {
  const [parts] = matchAt(SERIES, text, at) ?? []
  if (parts === undefined) return undefined
  return { end: at + parts.length, reading: parts.split('-').map(wholeWords).join(' '), kind: 'number' }
}

const RANGE = new RegExp(String.raw`(${NUMBER})${TO}(${NUMBER})(?![\d/A-Z]|[.,:]\d|${TO}\d|\.-)`, 'y')
/** แยก 4-2, ล็อก 7-3. */
const PART_OF_PLACE = /(?:แยก|ซอย|ล็อก|แปลง|โซน|ห้อง|แถว) ?$/
const DIFFERENCE = /[\d.,]{1,20}(?: ?[-+×x*÷/−] ?[\d.,]{1,20}){1,6} ?=/y
const SCORE_MAX = 200

/** 58.00 -1.25: a price, and by how much it fell. */
const isFall = (whole: string, from: string, to: string): boolean =>
  /\d [-\u2212]\d+\.\d/.test(whole) && Number(from.replaceAll(',', '')) > Number(to)

/** `10-15 คน` is ถึง, `3-1` of a game ต่อ. Rising numbers are a range, unless a word before names a game. */
export function range(pass: Pass): Found | undefined {
  const { text, at } = pass
  const match = matchAt(RANGE, text, at)
  if (!match || isAt(DIFFERENCE, text, at)) return undefined
  const [whole, from = '', to = ''] = match
  const end = at + whole.length
  if (Number(from) > Number(to) && PART_OF_PLACE.test(text.slice(Math.max(0, at - 6), at)))
    return { end, reading: `${decimalWords(from)} ${decimalWords(to)}`, kind: 'code' }
  if (isScore(pass, from, to, end))
    return { end, reading: `${decimalWords(from)}ต่อ${decimalWords(to)}`, kind: 'number' }
  if ((isCode(to) && (isCode(from) || to.startsWith('0'))) || (/^[1-9]$/.test(from) && /^0\d$/.test(to)))
    return { end, reading: `${digitWords(from)} ${digitWords(to)}`, kind: 'code' }
  const unit = unitAt(pass, end)
  // 777-300 of an aircraft, 999-12 of a bus: a range does not fall.
  if (!unit && /^\d{3}$/.test(from) && /^\d{2,3}$/.test(to) && Number(from) > Number(to) && !countsAt(text, end))
    return { end, reading: `${digitWords(from)} ${digitWords(to)}`, kind: 'code' }
  const joint = isFall(whole, from, to) ? ' ลบ' : 'ถึง'
  const reading = `${plainDecimal(from)}${joint}${plainDecimal(to)}${unit?.reading ?? ''}`
  return { end: unit?.end ?? end, reading, kind: unit ? 'measure' : 'range' }
}

/** `05-07` of a range is ห้าถึงเจ็ด; a longer number keeps its zeros. */
const plainDecimal = (number: string): string => (/^0\d$/.test(number) ? plainWords(number) : decimalWords(number))

const isCode = (digits: string): boolean => /^(?:\d{5,}|0\d{2,})$/.test(digits)

function isScore(pass: Pass, from: string, to: string, end: number): boolean {
  if (!/^\d{1,3}$/.test(from) || !/^\d{1,3}$/.test(to)) return false
  const [ours, theirs] = [Number(from), Number(to)]
  if (ours > SCORE_MAX || theirs > SCORE_MAX || unitAt(pass, end)) return false
  if (ours > theirs) return !isAt(/ ?(?:โมง|ทุ่ม|ปี|คน|วัน|เดือน|นาที|ชั่วโมง)/y, pass.text, end)
  if (countsAt(pass.text, end)) return false
  return ours === theirs || ours === 0 || isCued(pass, 'score') || isNextScore(pass) || isBetweenNames(pass, end)
}

/** 6-4, 3-6: after one score comes another. */
const isNextScore = ({ text, at, last, lastEnd }: Pass): boolean =>
  last?.kind === 'number' && last.reading.includes('ต่อ') && /^(?:,| และ)? ?\(?$/.test(text.slice(lastEnd, at))

const GAME =
  /^(?!.*(?:หมู่|ระดับ|บท|เขต|วัน|ช่อง|โซน|เดือน|เกรด|ประตู|แถว|อันดับ|สัปดาห์|ครั้ง|ละ|ลำดับ|ราว|ใน) ?$)[ก-๎A-Za-z .]{2,26} $/
const OPPONENT = / [ก-ฮเ-ไ][ก-๎]{2,}/y

/** A headline that begins with two names and a number of goals each: อาร์เซนอล 2-3 เชลซี. */
function isBetweenNames({ text, at, cue }: Pass, end: number): boolean {
  if (cue && cue.kind !== 'score' && at - cue.end < 2) return false
  return at < GAME_CHARS_MAX && GAME.test(text.slice(0, at)) && isAt(OPPONENT, text, end) && end - at === '2-3'.length
}
const GAME_CHARS_MAX = 28

const THOUSAND = /(\d+(?:\.\d)?)([KkMm])(?:[-–](\d+(?:\.\d)?)\2)?(?![A-Za-z\d])/y

/** `10K`, `1.2M` after a Thai word: หนึ่งหมื่น, หนึ่งจุดสองล้าน. */
export function thousands({ text, at }: Pass): Found | undefined {
  const [whole, from = '', letter = '', to] = matchAt(THOUSAND, text, at) ?? []
  const before = text.charCodeAt(text[at - 1] === ' ' ? at - 2 : at - 1)
  if (whole === undefined || !(isThai(before) || before === 0x0e3f) || whole === '4K' || letter === 'm')
    return undefined
  const reading = [from, to].flatMap((number) => (number === undefined ? [] : scaled(number, letter))).join('ถึง')
  return { end: at + whole.length, reading, kind: 'number' }
}

function scaled(number: string, letter: string): string {
  if (letter === 'M') return `${decimalWords(number)}ล้าน`
  const [units = '', tenths = '0'] = number.split('.')
  return wholeWords(plain(`${units}${tenths}00`))
}

const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

const QUANTITY = new RegExp(NUMBER, 'y')

/** Any number, with its unit if one follows. */
export function quantity(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [number] = matchAt(QUANTITY, text, at) ?? []
  if (number === undefined) return undefined
  const end = at + number.length
  const unit = unitAt(pass, end)
  const isPart = isDigit(text.charCodeAt(end)) || (text[at - 1] === ',' && number.startsWith('0'))
  const words = isPart ? digitWords(number) : decimalWords(number)
  if (!unit) return { end, reading: words, kind: 'number' }
  return { end: unit.end, reading: words + unit.reading, kind: 'measure' }
}
