import { romanizeAnswer } from '../text/romanize/answer.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { romanize as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const romanize: Functions['romanize'] = (params) => {
  const { text, kind } = valuesOf(rules(), params)
  return romanizeAnswer(text, kind)
}
