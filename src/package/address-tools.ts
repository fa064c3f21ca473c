import * as answers from '../address/answers.ts'
import * as tools from '../address/tools.ts'
import { searchInput } from '../address/values.ts'
import { functionOf } from './function-of.ts'
import type { SearchAddressParams } from './functions.generated.ts'
import { valuesOf } from './given.ts'

/** The module with the data, which address.ts loads on its first call. */

export const provinces = functionOf(tools.provinces)
export const districts = functionOf(tools.districts)
export const subdistricts = functionOf(tools.subdistricts)
export const postcode = functionOf(tools.postcode)

export function searchAddress(params: SearchAddressParams) {
  const { q, ...wanted } = valuesOf(searchInput(), params)
  const { mode, total, page, asked } = answers.searchAddress(q, wanted)
  const { limit, offset } = asked
  return { query: q, mode, total, count: page.length, limit, offset, results: page.map(answers.searchRecord) }
}
