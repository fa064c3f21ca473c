import { arabicDigits } from '../thai/digits.ts'
import { addressData } from './address.ts'
import { addressLookup, addressSearch } from './indexes.ts'
import type { Area, District, Province, Subdistrict } from './dataset.ts'
import { postcodeNotFound } from './problems.ts'
import { search, type Match, type Matches, type Page } from './search.ts'

/** What is answered about all provinces. */
export function provincesAnswer() {
  const provinces = addressData().provinces.map(({ record }) => record)
  return { count: provinces.length, provinces }
}

/** What is answered about the districts of a province. */
export function districtsAnswer({ record, districts }: Province) {
  return { province: record, count: districts.length, districts: districts.map((district) => district.record) }
}

/** What is answered about the subdistricts of a district. */
export function subdistrictsAnswer({ record, province, subdistricts }: District) {
  return {
    province: province.record,
    district: record,
    count: subdistricts.length,
    subdistricts: subdistricts.map((subdistrict) => subdistrict.record),
  }
}

/** What is answered about a postcode. @throws {Problem} `postcode_not_found`. */
export function postcodeAnswer(postcode: string) {
  const subdistricts = addressLookup().postcode(postcode).map(withParents)
  if (subdistricts.length === 0) throw postcodeNotFound(postcode)
  return { postcode, count: subdistricts.length, subdistricts }
}

const withParents = ({ record, district }: Subdistrict) => ({
  ...record,
  district: district.record,
  province: district.province.record,
})

/** What a search answers from: its mode, the matches and the page. */
export function matchesOf(query: string, page: Page): ['name' | 'postcode', Matches, Page] {
  const digits = arabicDigits(query).trim()
  if (/^\d{5}$/.test(digits)) return ['postcode', postcodeMatches(digits, page), page]
  return ['name', search(addressSearch(), query, page), page]
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
