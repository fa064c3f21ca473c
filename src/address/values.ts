import { formed, integer, name, oneOf, optional, type Input } from '../http/parameter.ts'
import { addressNameCharsMax, searchLimitDefault, searchLimitMax, searchOffsetMax } from '../limits.ts'
import { arabicDigits } from '../thai/digits.ts'
import { LEVELS } from './places.ts'

/** Five digits, Arabic or Thai. @example readPostcode('๑๐๒๐๐') // '10200' */
export function readPostcode(written: string): string | undefined {
  const digits = arabicDigits(written)
  return /^\d{5}$/.test(digits) ? digits : undefined
}

const province = () => ({ ...name(addressNameCharsMax), aliases: ['provinceCode', 'province_code'] })

export const districtsInput = () => ({ province: province() })

export const subdistrictsInput = () => ({
  district: { ...name(addressNameCharsMax), aliases: ['districtCode', 'district_code', 'amphoe'] },
  province: optional(province()),
})

export const postcodeInput = () => ({
  postcode: {
    judge: formed(readPostcode),
    rule: { en: 'must be 5 digits', th: 'ต้องเป็นตัวเลข 5 หลัก' },
    jsonSchema: { type: 'string', pattern: '^[0-9๐-๙]{5}$' },
  } satisfies Input<string>,
})

export const searchInput = () => ({
  q: { ...name(addressNameCharsMax), aliases: ['query', 'keyword', 'name'] },
  limit: integer({ min: 1, max: searchLimitMax, default: searchLimitDefault }),
  offset: integer({ min: 0, max: searchOffsetMax, default: 0 }),
  level: optional(oneOf(LEVELS)),
})
