import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { valuesOf } from './given.ts'
import * as rules from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

const tools = () => import('./address-tools.ts')

export const provinces: Functions['provinces'] = async () => copied((await tools()).provinces())
export const districts: Functions['districts'] = async (params) => copied((await tools()).districts(params))
export const subdistricts: Functions['subdistricts'] = async (params) => copied((await tools()).subdistricts(params))
export const postcode: Functions['postcode'] = async (params) => copied((await tools()).postcode(params))
export const searchAddress: Functions['searchAddress'] = async (params) => copied((await tools()).searchAddress(params))

export const parseAddress: Functions['parseAddress'] = async (params) => {
  const { text } = valuesOf(rules.parseAddress(), params)
  const { parse } = await import('./address-parse.ts')
  return copied(await parse(text))
}
