import { digitWords } from '../number-words.ts'
import { abbreviation, isWordOfConsonants } from './abbreviations.ts'
import { letterWords } from './letters.ts'
import { plainWords } from './numbers.ts'
import { endsInProvince, STREET, SUBDISTRICT } from './places.ts'
import { either, follows, isAt, isCued, isSpent, matching, startsWord, type Pass, type Find } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: numbers that identify instead of count, digit by digit: identifiers, accounts, plates, letters, house numbers. */

const ACCOUNT = /\d{3}-\d-\d{5,6}-\d(?![\d-])/
/** The ID of a person or a company, plain or as on an identity card. */
const TAXPAYER = /\d{13}(?!\d|,\d)/
const CARD = /\d{4}(?: \d{4}){3}(?![\d-])/
const CITIZEN = /\d \d{4} \d{5} \d{2} \d(?!\d)/
/** The visible rest of a masked number. Every group begins with its hyphen, so there is only one way to match. */
const MASKED = /\d{1,6}(?:-\d{1,4})?-?[xX*•]{2}[\dxX*•]{0,46}(?:-[\dxX*•]{1,40}){0,5}(?<=\d\d|-\d)(?![\dA-Za-z])/
const GROUPS = /(\d{1,8}(?:-\d{1,12}){2,6})(?![\d/-])/
const IDENTIFIER = either(ACCOUNT, TAXPAYER, CARD, CITIZEN, MASKED, GROUPS)
const LONG_GROUP = /(?:^|-)(?:\d{4}|0\d\d)/
/** Telephone numbers, toll-free numbers, dates. */
const NO_IDENTIFIER = /^(?:0(?:-?\d){8,10}|1-?[89]00-[\d-]+|\d{4}-\d\d?-\d\d?|\d\d?-\d\d?-\d{4})$/

/** Identifiers recognised by form, such as hyphenated groups with a long one. */
export const identifier = matching(
  IDENTIFIER,
  'code',
  ([code = '', groups]) =>
    groups !== undefined && (!LONG_GROUP.test(groups) || NO_IDENTIFIER.test(groups)) ? undefined : spell(code),
  'code',
)

/** Groups of digits, digit by digit, with a blank for each separator. */
export function spell(code: string, groups = /\d+|\/|[A-WYZ]+/g): string {
  return (code.match(groups) ?? [])
    .map((part) => (part === '/' ? 'ทับ' : digitWords(part) || letterWords(part)))
    .join(' ')
    .replace(/ ?ทับ ?/g, 'ทับ')
}

const CODE = /\d{2,40}(?:[-/]\d{1,12}){0,6}(?:-?[xX*]{1,8}){0,4}(?: \d{3,4}(?!\d|[.,:/]\d)){0,5}(?![\d]|[.,:]\d|%)/y
/** Digits and capitals: 22A119. */
const MIXED = /\d{1,12}[A-Z]{1,6}\d[A-Z\d]{0,12}(?![a-z])/y
/** One number or a range, which is an amount if a unit follows: พัสดุ 40-60 กล่อง. */
const AMOUNT = /^(?:\d{1,5}|[1-9]\d{0,4}-[1-9]\d{0,4})$/
const NEXT_CODE = /^(?:,| ?และ| ?หรือ| ?กับ)? ?$/
const COMES = /(?<=(?:คือ|เป็น|ว่า|:|=) ?"?)/y
const LONG_GAP = 48

const mixedCode = matching(MIXED, 'code', ([code = '']) => spell(code), 'code')

/** A number after รหัส, OTP, บัญชี and the like, or each number of a list after one. */
export const cuedCode: Find = (pass) => {
  const { text, at, cue } = pass
  if (cue?.kind !== 'code') return undefined
  const isNear = isCued(pass, 'code') || (at - cue.end <= LONG_GAP && isAt(COMES, text, at))
  return isNear ? codeAfter(pass) : undefined
}

/** 22A119 after one of these words. */
export const cuedMixedCode: Find = (pass) => (isCued(pass, 'code') ? mixedCode(pass) : undefined)

const codeAfter = matching(
  CODE,
  'code',
  ([code = ''], pass, end) => {
    const { text, at, cue } = pass
    const isOther = cue?.isCode && !NEXT_CODE.test(text.slice(cue.end, at))
    const isAmount = AMOUNT.test(code) && (countsAt(text, end) || unitAt(pass, end))
    return isOther || isAmount ? undefined : spell(code)
  },
  'code',
)

/** เช็คเลขที่ 10023456: longer than any house number. */
export const longNumber = matching(
  /\d{6,}(?![\d.,/])/y,
  'code',
  ([number = ''], pass) => (isCued(pass, 'house') ? digitWords(number) : undefined),
  'code',
)

/** รางวัลที่ 1 123456, หวยออก 123456: a lottery number. */
export const drawnNumber = matching(
  /(?<=(?:รางวัลที่ ?[1-5]|หวย|สลาก) ?(?:คือ|ได้แก่|:|เลข|หมายเลข|ออก)? ?)\d{3} ?\d{3}(?!\d|[.,]\d)/y,
  'code',
  ([number = ''], { text }, end) => (countsAt(text, end) ? undefined : spell(number)),
  'code',
)

/** A hotline; เบอร์ of a shoe or of wool has fewer digits. */
const HOTLINE = /(?<=เบอร์ ?)\d{4}(?!\d)/y

/** ห้อง 304, สาย 511, เที่ยวบิน TG 102: three or more digits are read singly. */
export const route = matching(/\d{3,}(?!\d|[.,:/]\d|%)/y, 'code', ([number = ''], pass, end) =>
  isCued(pass, 'flight') ||
  isAt(HOTLINE, pass.text, pass.at) ||
  (isCued(pass, 'route') && !isSpent(pass) && !countsAt(pass.text, end))
    ? digitWords(number)
    : undefined,
)

/** Things with a number in parts, and a bus with its zone. */
const IN_PARTS = new RegExp(
  [
    String.raw`(?<=(?:ห้อง|ที่นั่ง|โต๊ะ|ล็อก|ล็อกเกอร์|แปลง|โซน|แถว|บูธ|ช่อง|เกท|แยก|ซอย|โฉนด|ระวาง|แบบ|ฟอร์ม|(รถเมล์`,
    String.raw`|สาย))(?:เลข)?(?:ที่)? ?:? ?)(\d{1,4})-(\d{1,5})([A-Z]?)(?![\dA-Za-z/]|[.,:]\d|-\d)`,
  ].join(''),
  'y',
)

/** `ห้อง 4-505`, `สาย 4-29E`: a number in parts; `ห้อง 101-102` is a range. */
export const inParts = matching(IN_PARTS, 'code', ([, bus, from = '', to = '', letter = ''], pass, end) => {
  if (countsAt(pass.text, end) || unitAt(pass, end)) return undefined
  const isRising = Number(from) < Number(to)
  const isZone = bus !== undefined && /^[1-4]$/.test(from) && to.length < 3
  const isRange =
    isRising && !isZone && letter === '' && (from.length === to.length || from === '1') && !to.startsWith('0')
  return `${numberOf(from)}${isRange ? 'ถึง' : ' '}${numberOf(to)}${letterWords(letter)}`
})

/** Words for vehicles with plates. */
const CAR_BEFORE = /(?<=(?:ป้าย|รถ|เก๋ง|กระบะ|คัน|ล้อ|เลขสวย)[^\d]{0,14})/y
const isOfCar = ({ text, at }: Pass, end: number): boolean => isAt(CAR_BEFORE, text, at) && !countsAt(text, end)

/** 10-5521 of a truck or bus. */
export const truckPlate = matching(
  /(\d{2})-(\d{4})(?!\d|[-/]\d)/y,
  'code',
  ([, province = '', number = ''], pass, end) =>
    isCued(pass, 'plate') || isOfCar(pass, end) ? `${digitWords(province)} ${digitWords(number)}` : undefined,
)

/** Also the number of a document. */
const REGISTERED = /(?<=(?:เลขทะเบียน(?:รถ)?|ป้าย(?:แดง|ทะเบียน)) ?:? ?)/y

/** ทะเบียน กข 1234, 1กก 9999: letters by name, digits singly. */
export const carPlate = matching(
  /(\d{0,2})([ก-ฮ]{1,3})[- ]?(\d{1,4})(?!\d|[.,:/]\d)/y,
  'code',
  ([whole = '', series = '', letters = '', number = ''], pass, end) => {
    const isFree = series !== '' || startsWord(pass)
    const isNoPlate = unitAt(pass, pass.at + series.length) !== undefined || isWordOfConsonants(letters)
    if (
      !isFree ||
      !(
        isCued(pass, 'plate') ||
        isAt(REGISTERED, pass.text, pass.at) ||
        isFormOfPlate(whole, isOfCar(pass, end), isNoPlate)
      )
    )
      return undefined
    return `${digitWords(series)} ${letterWords(letters)} ${digitWords(number)}`.trim()
  },
)

/** 1กก 999 is a plate by form, unless its letters are a word or unit and no vehicle is near; กข 99 only with a vehicle near. */
function isFormOfPlate(written: string, isNearCar: boolean, isNoPlate: boolean): boolean {
  if (/^[1-9][ก-ฮ]{2}[- ]\d{3}/.test(written)) return isNearCar || !isNoPlate
  return isNearCar && !isNoPlate && /^[ก-ฮ]{2} \d{2}/.test(written)
}

const LETTER_NUMBER =
  /([ก-ฮ]{1,4})\.? ?(?:\(([ก-ฮ]{2,4})\.?\) ?)?(\d+(?:\.\d+)*(?:\(\d+\))?)(?:\/ ?([ก-ฮ](?:\([ก-ฮ]\))?\.? ?)?(\d+))?(?!\d)/y

/** ค22101, a school subject; กค 0405.2/ว 119, an official letter. */
const BY_FORM =
  /[ก-ฮ]\d{5}(?!\d|[.,:]\d)|[ก-ฮ]{2,4}\.? ?(?:\([ก-ฮ]{2,4}\.?\) ?)?(?:0\d{3,5}(?:\.\d+)*\/|\d{3,5}(?:\.\d+)*\/ ?ว)/y

/** ที่ ศธ 0501/123, ที่ กค (กวจ) 0405.2/ว 78, คดี อ.1234/2568: letters by name, digits singly, ทับ. */
export const letterNumber = matching(
  LETTER_NUMBER,
  'code',
  ([, letters = '', office, number = '', letter = '', rest], pass) => {
    const { text, at } = pass
    const isLetter = isAt(/(?<=(?:^|[ก-๎ ])ที่ ?)/y, text, at)
    if (
      !startsWord(pass) ||
      !(isLetter ? rest !== undefined || number.startsWith('0') : isCued(pass, 'code', 6) || isAt(BY_FORM, text, at)) ||
      isAt(/[มป]\. ?[1-6](?!\d)/y, text, at) ||
      isWordOfConsonants(letters) ||
      (!isLetter && rest === undefined && abbreviation(pass))
    )
      return undefined
    const after = rest === undefined ? '' : `ทับ${letterWords(letter)}${digitWords(rest)}`
    const within = office === undefined ? '' : ` (${letterWords(office)})`
    return `${letterWords(letters)}${within} ${number
      .split('.')
      .map((part) => digitWords(part))
      .join('จุด')}${after}`
  },
)

/** Three or more digits singly, as well as numbers that begin with 0. */
export const numberOf = (number: string): string => (/^0|\d{3}/.test(number) ? digitWords(number) : plainWords(number))

const HOUSE = /(\d{1,5})((?:\/\d{1,4})?(?:-\d{1,4}(?:\/\d{1,4})?)?)(?![\dA-Za-z/-]|[.,:]\d|%)/y
/** Must follow a house number without a label. */
const ADDRESS_NEXT = new RegExp(String.raw` ?(?:ม\. ?\d|หมู่|${STREET}|${SUBDISTRICT}|อาคาร|คอนโด|ตรอก|บ้าน)`, 'y')

/** 56/342: up to two digits in full before ทับ, three and more singly; after ทับ singly (Royal Institute). */
export const house = matching(
  HOUSE,
  'code',
  ([, number = '', rest = ''], pass, end) => {
    const { text } = pass
    const hasSlash = rest.includes('/')
    const isTerm = isCued(pass, 'number') && /^\/25\d\d$/.test(rest)
    const isHouse = isCued(pass, 'house')
      ? hasSlash || !countsAt(text, end)
      : hasSlash && isAt(ADDRESS_NEXT, text, end) && !countsAt(text, end) && !follows(pass, 'abbreviation') && !isTerm
    if (!isHouse) return undefined
    const parts = rest
      .replace(/^-\d+/, (last) => `ถึง${numberOf(last.slice(1))}`)
      .replaceAll('/', 'ทับ')
      .replace('-', 'ถึง')
      .replace(/\d+/g, (digits) => digitWords(digits))
    return numberOf(number) + parts
  },
  'area',
)

/** Five digits after a province or district. */
export const postcode = matching(/[1-9]\d{4}(?!\d|[.,:/-]\d)/y, 'code', ([digits = ''], pass, end) => {
  const { text, at } = pass
  const isPostcode =
    !countsAt(text, end) && (isCued(pass, 'area') || endsInProvince(text.slice(Math.max(0, at - 22), at).trimEnd()))
  return isPostcode ? digitWords(digits) : undefined
})

/** 007, 0864: a number that begins with 0 is no amount. */
export const fromZero = matching(/0\d+(?!\d|[.,]\d|%)/y, 'code', ([number = '']) => digitWords(number))

/** Masked digits of an account: of xxx-x-x1234-x only the visible ones are read; the X of X-1234 by its name. */
export const masked = matching(
  /[xX*•](?:-?[xX*•]){0,20}(?:-|(?<=[*•]{2}) )?(\d{2,6})(?:-?[xX*•]){0,12}(?![A-Za-z\d])/y,
  'code',
  ([whole = '', digits = ''], pass) => {
    if (digits.length < 3 && !whole.includes('-') && !isCued(pass, 'code')) return undefined
    return (/^X-?\d+$/.test(whole) ? `${letterWords('X')} ` : '') + digitWords(digits)
  },
  'code',
)
