import * as answers from '../address/answers.ts'
import { findDistrict, findProvince } from '../address/problems.ts'
import { readPostcode } from '../address/values.ts'
import type { DistrictsParams, PostcodeParams, SearchAddressParams, SubdistrictsParams } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import * as rules from './rules.generated.ts'

/** The part with the data, which address.ts loads when it is first asked. */

export const { provincesAnswer: provinces } = answers

export function districts(params: DistrictsParams) {
  return answers.districtsAnswer(findProvince(valuesOf(rules.districts(), params).province))
}

export function subdistricts(params: SubdistrictsParams) {
  const { district, province } = valuesOf(rules.subdistricts(), params)
  return answers.subdistrictsAnswer(findDistrict(district, province === undefined ? undefined : findProvince(province)))
}

export function postcode(params: PostcodeParams) {
  return answers.postcodeAnswer(valuesOf(rules.postcode(readPostcode), params).postcode)
}

export function searchAddress(params: SearchAddressParams) {
  const { q, ...wanted } = valuesOf(rules.searchAddress(), params)
  const [mode, { total, page }, { limit, offset }] = answers.matchesOf(q, wanted)
  return { query: q, mode, total, count: page.length, limit, offset, results: page.map(answers.searchRecord) }
}
