import { integer, name, oneOf, optional } from '../http/parameter.ts'
import { addressNameCharsMax, searchLimitDefault, searchLimitMax, searchOffsetMax } from '../limits.ts'
import { arabicDigits } from '../thai/digits.ts'
import { LEVELS } from './places.ts'

/** Five digits, Arabic or Thai. @example readPostcode('๑๐๒๐๐') // '10200' */
export function readPostcode(written: string): string | undefined {
  const digits = arabicDigits(written)
  return /^\d{5}$/.test(digits) ? digits : undefined
}

export const searchInput = () => ({
  q: { ...name(addressNameCharsMax), aliases: ['query', 'keyword', 'name'] },
  limit: integer({ min: 1, max: searchLimitMax, default: searchLimitDefault }),
  offset: integer({ min: 0, max: searchOffsetMax, default: 0 }),
  level: optional(oneOf(LEVELS)),
})
