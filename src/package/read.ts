import { readText as read } from '../text/read/read.ts'
import { readableText } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { readText as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const readText: Functions['readText'] = (params) => {
  const { text, ...options } = valuesOf(rules(readableText), params)
  return read(text, options)
}
