import type { Bilingual, Judged } from '../http/values.ts'
import { isThaiNumber } from '../thai/telephone.ts'
import { plainCharacters } from '../thai/typed-text.ts'

/** Country code and number, ITU-T E.164; those of other countries are not validated further. */
const INTERNATIONAL_NUMBER = /^\+(?!66)[1-9]\d{6,14}$/
/** A Thai number after its trunk 0, its country code, or both as in +66(0)81…. */
const THAI_NUMBER = /^(?:(?:\+|00)?660?|0)(?<rest>[1-9]\d*)$/
/** Emergency and service numbers of three or four digits and toll-free ones, 001 800 from abroad too: dialled unchanged. */
const SHORT_NUMBER = /^(?:1(?:\d\d|(?![89]00)\d{3}|[89]00\d{6})|001800\d{7})$/
/** Lines of the ranges 010, 016, 018 and 019, with their trunk 0 (as in libphonenumber for TH). */
const FIXED_LINE_OF_01 = /^01[0689]\d{6}$/

export const telephoneRule: Bilingual = {
  en: 'must be a phone number: 0…, +… or 191',
  th: 'ต้องเป็นเบอร์โทรศัพท์ที่ขึ้นต้นด้วย 0 หรือ + หรือเบอร์สั้นอย่าง 191',
}

/** Never repeats the number: it is personal. */
const SEVERAL: Bilingual = {
  en: 'must be one number, without a range (-9), an extension or a second number: write the first number alone',
  th: 'ต้องเป็นเบอร์เดียว ไม่มีช่วงเบอร์ (-9) เบอร์ต่อ หรือเบอร์ที่สอง ให้ใส่เฉพาะเบอร์แรก',
}
const WRONG_LENGTH: Bilingual = {
  en: 'must have the length of a Thai number: 9 digits after 02 to 05, 07, 010, 016, 018 and 019, 10 digits after 06, 08 and 09',
  th: 'ต้องมีจำนวนหลักตามเบอร์ไทย คือ 02 ถึง 05, 07, 010, 016, 018 และ 019 มี 9 หลัก ส่วน 06 08 และ 09 มี 10 หลัก',
}

/**
 * A phone number in the form of RFC 3966, or why it is invalid. Blanks, hyphens, dots and brackets are visual separators;
 * `*` and `#` would make a service code that a phone executes.
 *
 * @example dialled('๐๘๑-234-5678') // { value: '+66812345678' }
 */
export function dialled(text: string): Judged<string> {
  const plain = plainCharacters(text).trim().replace(/^tel:/i, '')
  const value = numberOf(plain)
  if (value !== undefined) return { value }
  if (namesSeveral(plain)) return { refused: SEVERAL }
  return THAI_NUMBER.test(digitsOf(plain)) ? { refused: WRONG_LENGTH } : undefined
}

const digitsOf = (plain: string): string => plain.replace(/[\s().-]/g, '')

function numberOf(plain: string): string | undefined {
  const digits = digitsOf(plain)
  if (INTERNATIONAL_NUMBER.test(digits) || SHORT_NUMBER.test(digits)) return digits
  const rest = THAI_NUMBER.exec(digits)?.groups?.['rest'] ?? ''
  const national = `0${rest}`
  return isThaiNumber(national) || FIXED_LINE_OF_01.test(national) ? `+66${rest}` : undefined
}

/** Longer than any written number. */
const NUMBER_CHARS_MAX = 40

/** Whether more follows a first number: the end of its range, an extension, a second number. */
function namesSeveral(plain: string): boolean {
  for (const { index } of plain.slice(0, NUMBER_CHARS_MAX).matchAll(/(?<=\d)(?!\d|$)/g)) {
    const number = numberOf(plain.slice(0, index))
    if (number === undefined) continue
    const rest = plain.slice(index).trimStart()
    // 081 234 5678 9 is a typo, 1234-5678 no service number.
    const isSlip = /^\d/.test(rest) && numberOf(rest) === undefined
    const isShort = SHORT_NUMBER.test(number) && /^[\d.()-]/.test(rest)
    if (!isSlip && !isShort) return true
  }
  return false
}
