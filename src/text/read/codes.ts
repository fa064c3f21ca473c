import { abbreviation, isWordOfConsonants } from './abbreviations.ts'
import { digitWords, letterWords } from './letters.ts'
import { plainWords } from './numbers.ts'
import { endsInProvince } from './places.ts'
import { follows, isAt, isCued, matchAt, startsWord, type Found, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: numbers that name and do not count, digit by digit: identifiers, accounts, plates, letters, house numbers. */

/** 13 digits of a person or company, accounts of ten to twelve digits, cards, what a mask in the middle leaves. */
const IDENTIFIER =
  /\d-\d{4}-\d{5}-\d{2}-\d(?![\d-])|\d{3}-\d-\d{5,6}-\d(?![\d-])|\d{13}(?!\d|,\d)|\d{4}([- ])\d{4}\1\d{4}\1\d{4}(?![\d-])|\d \d{4} \d{5} \d{2} \d(?!\d)|\d{2,6}(?:-\d{2,4})?(?:-?[xX*•]{2,8}){1,4}-?\d{2,6}(?![\dA-Za-z])/y

const CHAIN = /\d{1,8}(?:-\d{1,8}){2,6}(?![\d/-])/y
const LONG_GROUP = /(?:^|-)(?:\d{4,}|0\d{2,})/
/** Telephone numbers, and calls that cost nothing. */
const DIALLED = /^(?:0(?:-?\d){8,10}|1-?[89]00-[\d-]+)$/
const ISO_DATE = /^\d{4}-\d\d?-\d\d?$|^\d\d?-\d\d?-\d{4}$/

/** Identifiers recognised by their form, such as hyphenated groups with a long one. */
export function identifier({ text, at }: Pass): Found | undefined {
  const [chain = ''] = matchAt(CHAIN, text, at) ?? []
  const isCode = LONG_GROUP.test(chain) && !ISO_DATE.test(chain) && !DIALLED.test(chain)
  const [number] = matchAt(IDENTIFIER, text, at) ?? (isCode ? [chain] : [])
  return number === undefined
    ? undefined
    : { end: at + number.length, reading: spell(number), kind: 'code', cue: 'code' }
}

/** Groups of digits, digit by digit, with a blank where something was written between. */
export function spell(code: string): string {
  return (code.match(/\d+|\/|[A-WYZ]+/g) ?? [])
    .map((part) => (part === '/' ? 'ทับ' : digitWords(part) || letterWords(part)))
    .join(' ')
    .replace(/ ?ทับ ?/g, 'ทับ')
}

const CODE = /\d{2,40}(?:[-/]\d{1,12}){0,6}(?:-?[xX*]{1,8}){0,4}(?: \d{3,4}(?!\d|[.,:/]\d)){0,5}(?![\d]|[.,:]\d|%)/y
/** Digits and capitals: 22A119. */
const MIXED = /\d{1,12}[A-Z]{1,6}\d[A-Z\d]{0,12}(?![a-z])/y
const NEXT_CODE = /^(?:,| ?และ| ?หรือ| ?กับ)? ?$/
const COMES = /(?:คือ|เป็น|ว่า|:|=) ?"?$/
const LONG_GAP = 48

/** A number after รหัส, OTP, บัญชี and the like; in a list of them every one. */
export function cuedCode(pass: Pass): Found | undefined {
  const { text, at, cue } = pass
  if (cue?.kind === 'house') return longNumber(pass)
  if (cue?.kind !== 'code') return undefined
  const [mixed] = isCued(pass, 'code') ? (matchAt(MIXED, text, at) ?? []) : []
  if (mixed !== undefined) return { end: at + mixed.length, reading: spell(mixed), kind: 'code', cue: 'code' }
  const gap = text.slice(Math.max(cue.end, at - LONG_GAP), at)
  const isNear = at - cue.end <= LONG_GAP && (isCued(pass, 'code') || COMES.test(gap))
  const [number] = isNear ? (matchAt(CODE, text, at) ?? []) : []
  if (number === undefined || (cue.isCode && !NEXT_CODE.test(gap))) return undefined
  const end = at + number.length
  if (/^\d{1,5}$/.test(number) && (countsAt(text, end) || unitAt(pass, end))) return undefined
  return { end, reading: spell(number), kind: 'code', cue: 'code' }
}

/** เช็คเลขที่ 10023456: longer than the number of any house. */
function longNumber(pass: Pass): Found | undefined {
  const [number] = isCued(pass, 'house') ? (matchAt(/\d{6,}(?![\d.,/])/y, pass.text, pass.at) ?? []) : []
  return number === undefined
    ? undefined
    : { end: pass.at + number.length, reading: digitWords(number), kind: 'code', cue: 'code' }
}

const DRAWN = /\d{3} ?\d{3}(?!\d|[.,]\d)/y
const PRIZE = /รางวัลที่ ?[1-5] ?(?:คือ|ได้แก่|:|เลข|หมายเลข|ออก)? ?$/

/** รางวัลที่ 1 123456: the number drawn. */
export function drawnNumber({ text, at }: Pass): Found | undefined {
  const [number] = matchAt(DRAWN, text, at) ?? []
  if (number === undefined || !PRIZE.test(text.slice(Math.max(0, at - 22), at)) || countsAt(text, at + number.length))
    return undefined
  return { end: at + number.length, reading: spell(number), kind: 'code', cue: 'code' }
}

const THREE = /\d{3,}(?![\d]|[.,:/]\d|%)/y

/** ห้อง 304, สาย 511, เที่ยวบิน TG 102: three digits and more singly. */
export function route(pass: Pass): Found | undefined {
  if (!isCued(pass, 'route') && !isCued(pass, 'flight')) return undefined
  const [number] = matchAt(THREE, pass.text, pass.at) ?? []
  if (number === undefined || (!isCued(pass, 'flight') && countsAt(pass.text, pass.at + number.length)))
    return undefined
  return { end: pass.at + number.length, reading: digitWords(number), kind: 'code' }
}

const TRUCK = /(\d{2})-(\d{4})(?!\d|[-/]\d)/y
const PLATE = /(\d{0,2})([ก-ฮ]{1,3})[- ]?(\d{1,4})(?!\d|[.,:/]\d)/y

/** ทะเบียน กข 1234, 1กก 9999, 10-5521 of a truck: letters by name, digits singly. */
export function plate(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [truck, ...numbers] = isCued(pass, 'plate') ? (matchAt(TRUCK, text, at) ?? []) : []
  if (truck !== undefined)
    return { end: at + truck.length, reading: numbers.map((number) => digitWords(number)).join(' '), kind: 'code' }
  const match = matchAt(PLATE, text, at)
  if (!match) return undefined
  const [whole, series = '', letters = '', number = ''] = match
  const isMarked =
    isCued(pass, 'plate') || (/^[1-9]$/.test(series) && letters.length === 2 && isAt(/.{3} \d{3,4}/y, text, at))
  if (!isMarked || (series === '' && !startsWord(pass))) return undefined
  if (!isCued(pass, 'plate') && unitAt(pass, at + series.length)) return undefined
  const reading = [digitWords(series), letterWords(letters), digitWords(number)].filter(Boolean).join(' ')
  return { end: at + whole.length, reading, kind: 'code' }
}

const LETTER_NUMBER = /([ก-ฮ]{1,4})\.? ?(\d[\d.]*(?:\(\d+\))?)(?:\/([ก-ฮ] ?)?(\d+))?(?!\d)/y

/** ค22101: a subject of a school. */
const COURSE = /[ก-ฮ]\d{5}(?!\d|[.,:]\d)/y

/** ที่ ศธ 0501/123, คดี อ.1234/2568: letters by name, digits singly, ทับ. */
export function letterNumber(pass: Pass): Found | undefined {
  const { text, at } = pass
  const isLetter = /(?:^|[ก-๎ ])ที่ ?$/.test(text.slice(Math.max(0, at - 6), at))
  if (
    !startsWord(pass) ||
    !(isLetter || isCued(pass, 'code', 6) || isAt(COURSE, text, at)) ||
    isAt(/[มป]\. ?[1-6](?!\d)/y, text, at)
  )
    return undefined
  const match = matchAt(LETTER_NUMBER, text, at)
  if (!match || (isLetter && !/^0|\//.test(match[2] ?? '') && match[4] === undefined)) return undefined
  const [whole, letters = '', number = '', letter, rest] = match
  if (isWordOfConsonants(letters) || (!isLetter && match[4] === undefined && abbreviation(pass))) return undefined
  const after = rest === undefined ? '' : `ทับ${letterWords((letter ?? '').trim())}${digitWords(rest)}`
  return { end: at + whole.length, reading: `${letterWords(letters)} ${digitWords(number)}${after}`, kind: 'code' }
}

const SLASHED = /\d{1,5}[-/]/y
const HOUSE = /(\d{1,5})((?:\/\d{1,4})?(?:-\d{1,4}(?:\/\d{1,4})?)?)(?![\dA-Za-z/-]|[.,:]\d|%)/y
/** What follows a house number that no word announces. */
const STREET = / ?(?:ม\. ?\d|หมู่|ซ\.|ซอย|ถ\.|ถนน|ต\.|ตำบล|แขวง|หมู่บ้าน|อาคาร|คอนโด|ตรอก|บ้าน)/y

/** 56/342: up to two digits in full before ทับ, three and more singly; after ทับ singly (Royal Institute). */
export function house(pass: Pass): Found | undefined {
  const { text, at } = pass
  const isCuedHouse = isCued(pass, 'house')
  const match = isCuedHouse || isAt(SLASHED, text, at) ? matchAt(HOUSE, text, at) : undefined
  if (!match) return undefined
  const [whole, number = '', rest = ''] = match
  const end = at + whole.length
  const isTerm = isCued(pass, 'number') && /^\/25\d\d$/.test(rest)
  const isAddress = rest.includes('/') && isAt(STREET, text, end) && !follows(pass, 'abbreviation') && !isTerm
  if ((!isCuedHouse && !isAddress) || (countsAt(text, end) && !(isCuedHouse && rest.includes('/')))) return undefined
  const parts = rest
    .replaceAll('/', 'ทับ')
    .replace('-', 'ถึง')
    .replace(/\d+/g, (digits) => digitWords(digits))
  return { end, reading: houseWords(number) + parts, kind: 'code', cue: 'area' }
}

const houseWords = (number: string): string =>
  number.length > 2 || number.startsWith('0') ? digitWords(number) : plainWords(number)

const POSTCODE = /[1-9]\d{4}(?!\d|[.,:/-]\d)/y

/** Five digits after a province or district. */
export function postcode(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (!isAt(POSTCODE, text, at) || countsAt(text, at + 5)) return undefined
  if (!isCued(pass, 'area') && !endsInProvince(text.slice(Math.max(0, at - 22), at).trimEnd())) return undefined
  return { end: at + 5, reading: digitWords(text.slice(at, at + 5)), kind: 'code' }
}

const FROM_ZERO = /0\d+(?!\d|[.,]\d|%)/y

/** 007, 0864: a number that begins with 0 is not an amount. */
export function fromZero({ text, at }: Pass): Found | undefined {
  const [number] = matchAt(FROM_ZERO, text, at) ?? []
  return number === undefined ? undefined : { end: at + number.length, reading: digitWords(number), kind: 'code' }
}

/** Masked digits of an account: xxx-x-x1234-x; only what shows is read. */
const MASKED = /[xX*•](?:-?[xX*•]){0,20}(?:-|(?<=[*•]{2}) )?(\d{2,6})(?:-?[xX*•]){0,12}(?![A-Za-z\d])/y

export function masked({ text, at }: Pass): Found | undefined {
  const match = matchAt(MASKED, text, at)
  if (!match || !(match[1] !== undefined && (match[1].length > 2 || match[0].includes('-')))) return undefined
  return { end: at + match[0].length, reading: digitWords(match[1]), kind: 'code', cue: 'code' }
}
