import { readText as read } from '../text/read/read.ts'
import { readInput } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'

export { SalaError } from './sala-error.ts'

export const readText: Functions['readText'] = (params) => {
  const { text, ...options } = valuesOf(readInput(), params)
  return read(text, options)
}
