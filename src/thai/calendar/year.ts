import { holidayYearMax, holidayYearMin } from '../../limits.ts'
import { arabicDigits } from '../digits.ts'
import { BUDDHIST_OFFSET } from './thai-calendar.ts'

const ce = { minimum: holidayYearMin, maximum: holidayYearMax }
const be = { minimum: holidayYearMin + BUDDHIST_OFFSET, maximum: holidayYearMax + BUDDHIST_OFFSET }

/** The Christian year of a Christian or Buddhist one; the two ranges are disjoint. @example readYear('๒๕๖๙') // 2026 */
export function readYear(text: string): number | undefined {
  const digits = arabicDigits(text.trim())
  if (!/^\d{4}$/.test(digits)) return undefined
  const typed = Number(digits)
  const year = typed > ce.maximum ? typed - BUDDHIST_OFFSET : typed
  return year >= ce.minimum && year <= ce.maximum ? year : undefined
}

/** The rule for a year, for people and as JSON Schema. */
export const yearRule = () => ({
  rule: {
    en: `must be a year from ${ce.minimum} to ${ce.maximum} (C.E.) or ${be.minimum} to ${be.maximum} (B.E.)`,
    th: `ต้องเป็นปี ค.ศ. ${ce.minimum} ถึง ${ce.maximum} หรือ พ.ศ. ${be.minimum} ถึง ${be.maximum}`,
  },
  jsonSchema: { oneOf: [ce, be].map((range) => ({ type: 'integer', ...range })) },
})
