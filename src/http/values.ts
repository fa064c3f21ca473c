import { arabicDigits } from '../thai/digits.ts'

/**
 * What values of parameters must be, and the words of a refusal: shared by the schemas of the contracts and by the npm
 * package, which has no schemas.
 */

/** A sentence in both languages of the service. */
export interface Bilingual {
  readonly en: string
  readonly th: string
}

/** Why a value is refused; the words follow the parameter's name. */
export interface Refusal {
  readonly refused: Bilingual & { readonly code?: 'missing_parameter' | 'text_too_long' }
}

/** A value, or why there is none: by its own words, or else by the parameter's rule. */
export type Judged<T> = { readonly value: T } | Partial<Refusal>

/** Refused by the parameter's rule. */
export const byRule: Partial<Refusal> = {}

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

/** A short name or code: not blank, at most `charsMax` code points. */
export const isName = (text: string, charsMax: number): boolean => text.trim() !== '' && codePoints(text) <= charsMax

/** A whole number in plain digits, Arabic or Thai; NaN for anything else. @example plainInteger(' ๑๐ ') // 10 */
export function plainInteger(text: string): number {
  const digits = arabicDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

interface Refused {
  readonly parameter: string
  readonly message: string
  readonly messageTh: string
}

/** Refused parameters in one sentence, and how many more there are. */
export function sentencesOf(named: readonly Refused[], more: number): Bilingual {
  const en = named.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')
  const th = named.map(({ parameter, messageTh }) => `${parameter} ${messageTh}`).join('; ')
  return more === 0 ? { en: `${en}.`, th } : { en: `${en}; and ${more} more.`, th: `${th} และอีก ${more} รายการ` }
}
