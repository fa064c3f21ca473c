import { parseInput } from '../address/parse/values.ts'
import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { valuesOf } from './given.ts'
import { salaError } from './tool.ts'

export { SalaError } from './sala-error.ts'

type Tools = typeof import('./address-tools.ts')

async function asked<T extends object>(tool: (tools: Tools) => T) {
  const tools = await import('./address-tools.ts')
  try {
    return copied(tool(tools))
  } catch (error) {
    throw salaError(error)
  }
}

export const provinces: Functions['provinces'] = () => asked((tools) => tools.provinces())
export const districts: Functions['districts'] = (params) => asked((tools) => tools.districts(params))
export const subdistricts: Functions['subdistricts'] = (params) => asked((tools) => tools.subdistricts(params))
export const postcode: Functions['postcode'] = (params) => asked((tools) => tools.postcode(params))
export const searchAddress: Functions['searchAddress'] = (params) => asked((tools) => tools.searchAddress(params))

export const parseAddress: Functions['parseAddress'] = async (params) => {
  const { text } = valuesOf(parseInput(), params)
  const { parse } = await import('./address-parse.ts')
  return copied(await parse(text))
}
