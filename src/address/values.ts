import { arabicDigits } from '../thai/digits.ts'

/** Five digits, Arabic or Thai. @example readPostcode('๑๐๒๐๐') // '10200' */
export function readPostcode(text: string): string | undefined {
  const digits = arabicDigits(text)
  return /^\d{5}$/.test(digits) ? digits : undefined
}
