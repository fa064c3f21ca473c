import { romanizeAnswer } from '../text/romanize/answer.ts'
import { romanizeInput } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'

export { SalaError } from './sala-error.ts'

export const romanize: Functions['romanize'] = (params) => {
  const { text, kind } = valuesOf(romanizeInput(), params)
  return romanizeAnswer(text, kind)
}
