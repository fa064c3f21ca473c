import * as answers from '../address/answers.ts'
import { findDistrict, findProvince } from '../address/problems.ts'
import { districtsInput, postcodeInput, searchInput, subdistrictsInput } from '../address/values.ts'
import type { DistrictsParams, PostcodeParams, SearchAddressParams, SubdistrictsParams } from './functions.generated.ts'
import { valuesOf } from './given.ts'

/** The part with the data, which address.ts loads when it is first asked. */

export const { provincesAnswer: provinces } = answers

export function districts(params: DistrictsParams) {
  return answers.districtsAnswer(findProvince(valuesOf(districtsInput(), params).province))
}

export function subdistricts(params: SubdistrictsParams) {
  const { district, province } = valuesOf(subdistrictsInput(), params)
  return answers.subdistrictsAnswer(findDistrict(district, province === undefined ? undefined : findProvince(province)))
}

export function postcode(params: PostcodeParams) {
  return answers.postcodeAnswer(valuesOf(postcodeInput(), params).postcode)
}

export function searchAddress(params: SearchAddressParams) {
  const { q, ...wanted } = valuesOf(searchInput(), params)
  const { mode, total, page, asked } = answers.searchAddress(q, wanted)
  const { limit, offset } = asked
  return { query: q, mode, total, count: page.length, limit, offset, results: page.map(answers.searchRecord) }
}
