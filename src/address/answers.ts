import { keptBy } from '../http/answer.ts'
import { once } from '../once.ts'
import { arabicDigits } from '../thai/digits.ts'
import { addressData } from './address.ts'
import { addressLookup, addressSearch } from './indexes.ts'
import type { Area, District, Province, Subdistrict } from './dataset.ts'
import { postcodeNotFound } from './problems.ts'
import { search, type Match, type Matches, type Page } from './search.ts'

/** All provinces. This function and the three below cache one object per argument. */
export const provincesAnswer = once(() => {
  const provinces = addressData().provinces.map(({ record }) => record)
  return { count: provinces.length, provinces }
})

/** The districts of a province. */
export const districtsAnswer = keptBy(({ record, districts }: Province) => ({
  province: record,
  count: districts.length,
  districts: districts.map((district) => district.record),
}))

/** The subdistricts of a district. */
export const subdistrictsAnswer = keptBy(({ record, province, subdistricts }: District) => ({
  province: province.record,
  district: record,
  count: subdistricts.length,
  subdistricts: subdistricts.map((subdistrict) => subdistrict.record),
}))

/** The subdistricts with a postcode. @throws {Problem} `postcode_not_found`. */
export const postcodeAnswer = keptBy((postcode: string) => {
  const subdistricts = addressLookup().postcode(postcode).map(withParents)
  if (subdistricts.length === 0) throw postcodeNotFound(postcode)
  return { postcode, count: subdistricts.length, subdistricts }
})

const withParents = ({ record, district }: Subdistrict) => ({
  ...record,
  district: district.record,
  province: district.province.record,
})

/** A search and its matches. */
export interface Searched extends Matches {
  readonly query: string
  readonly mode: 'name' | 'postcode'
  readonly asked: Page
}

/**
 * Areas by a part of their name, or subdistricts by their postcode.
 *
 * @example searchAddress('10500', { limit: 20, offset: 0, level: undefined }).mode // 'postcode'
 */
export function searchAddress(query: string, asked: Page): Searched {
  const digits = arabicDigits(query).trim()
  if (/^\d{5}$/.test(digits)) return { query, mode: 'postcode', asked, ...postcodeMatches(digits, asked) }
  return { query, mode: 'name', asked, ...search(addressSearch(), query, asked) }
}

function postcodeMatches(postcode: string, { limit, offset, level = 'subdistrict' }: Page): Matches {
  const found = level === 'subdistrict' ? addressLookup().postcode(postcode) : []
  const page = found.slice(offset, offset + limit).map((area): Match => ({ area, match: 'exact' }))
  return { total: found.length, page }
}

const NO_POSTCODE = { postcode: null, postcodes: [] }

/** One search result: the same members for every level, null where a level has none. */
export function searchRecord({ area, match }: Match) {
  const { code, nameTh, nameEn } = area.record
  return { level: area.level, match, code, nameTh, nameEn, ...levelMembers(area) }
}

function levelMembers(area: Area) {
  if (area.level === 'province') return { kind: null, ...NO_POSTCODE, district: null, province: null }
  if (area.level === 'district')
    return { kind: area.record.kind, ...NO_POSTCODE, district: null, province: area.province.record }
  const { kind, postcode, postcodes } = area.record
  return { kind, postcode, postcodes, district: area.district.record, province: area.district.province.record }
}
