import { bahtTextAnswer } from '../text/baht-text.ts'
import { readAmount } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { bahtText as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const bahtText: Functions['bahtText'] = (params) => bahtTextAnswer(valuesOf(rules(readAmount), params).amount)
