import { digitsInput } from '../text/values.ts'
import { digitsAnswer } from '../thai/digits.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'

export { SalaError } from './sala-error.ts'

export const digits: Functions['digits'] = (params) => {
  const { text, to } = valuesOf(digitsInput(), params)
  return digitsAnswer(text, to)
}
