import { arabicDigits } from '../thai/digits.ts'

/** Rules for parameter values, and the words of a refusal. */

/** A sentence in both languages of the service. */
export interface Bilingual {
  readonly en: string
  readonly th: string
}

/** Why parameters are rejected, by code: if several kinds are found at once, the first of these is the answer's code. */
export const refusalCodes = [
  'unknown_parameter',
  'repeated_parameter',
  'conflicting_parameters',
  'missing_parameter',
  'text_too_long',
  'invalid_parameter',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Why a value is rejected; the text continues after the parameter's name. The default code is `invalid_parameter`. */
export interface Refusal {
  readonly refused: Bilingual & { readonly code?: RefusalCode }
}

/** One rejected parameter; the messages have no subject and no full stop and continue after the parameter's name. */
export interface Refused {
  readonly parameter: string
  readonly message: string
  readonly messageTh: string
}

/** All faults among the parameters of one object. */
export interface Faults {
  readonly found: readonly (Refused & { readonly code: RefusalCode })[]
  /** Faults that were counted but not worded. */
  readonly further: number
}

/** A value, or why it is rejected: its own reason, the faults of parameters inside it, or (undefined) its parameter's rule. */
export type Judged<T> = { readonly value: T } | Refusal | { readonly inside: Faults } | undefined

export const missing = { code: 'missing_parameter', en: 'is required', th: 'ต้องระบุ' } as const
export const empty: Bilingual = { en: 'must not be empty', th: 'ต้องไม่ว่าง' }

export const tooLong = (charsMax: number, length: number) => ({
  code: 'text_too_long' as const,
  en: `must be at most ${charsMax} characters, got ${length}`,
  th: `ต้องไม่เกิน ${charsMax} ตัวอักษร แต่ได้รับ ${length}`,
})

export const textRule = (charsMax: number): Bilingual => ({
  en: `must be text of 1 to ${charsMax} characters`,
  th: `ต้องเป็นข้อความยาว 1 ถึง ${charsMax} ตัวอักษร`,
})

export const nameRule = (charsMax: number): Bilingual => ({
  en: `must be 1 to ${charsMax} characters`,
  th: `ต้องยาว 1 ถึง ${charsMax} ตัวอักษร`,
})

export const integerRule = (min: number, max: number): Bilingual => ({
  en: `must be a whole number from ${min} to ${max}`,
  th: `ต้องเป็นจำนวนเต็ม ${min} ถึง ${max}`,
})

export const choiceRule = (choices: readonly string[]): Bilingual => ({
  en: `must be one of ${choices.join(', ')}`,
  th: `ต้องเป็นค่าหนึ่งใน ${choices.join(', ')}`,
})

/** A number for a sentence. @example thousands(1500) // '1,500' */
export const thousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Length in Unicode code points. @example codePoints('ก😀') // 2 */
export function codePoints(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) {
    const pairs = (text.codePointAt(i) ?? 0) > 0xffff
    if (pairs) i++
    count++
  }
  return count
}

/** Length in bytes of UTF-8. @example utf8Bytes('ก') // 3 */
export const utf8Bytes = (text: string): number => encoder.encode(text).length

const encoder = /* @__PURE__ */ new TextEncoder()

/** A short name or code: not blank, at most `charsMax` code points. */
export const isName = (text: string, charsMax: number): boolean => text.trim() !== '' && codePoints(text) <= charsMax

/** A whole number in plain digits, Arabic or Thai; NaN for anything else. @example plainInteger(' ๑๐ ') // 10 */
export function plainInteger(text: string): number {
  const digits = arabicDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** A sentence with its full stop. @example stopped('must be 2742 B.E.') // 'must be 2742 B.E.' */
export const stopped = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** Refused parameters in one sentence, without its full stop. */
export const sentencesOf = (named: readonly Refused[]): Bilingual => ({
  en: named.map(({ parameter, message }) => `${parameter} ${message}`).join('; '),
  th: named.map(({ parameter, messageTh }) => `${parameter} ${messageTh}`).join('; '),
})
