import { digitsAnswer } from '../thai/digits.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { digits as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const digits: Functions['digits'] = (params) => {
  const { text, to } = valuesOf(rules(), params)
  return digitsAnswer(text, to)
}
