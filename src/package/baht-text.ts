import { bahtTextAnswer } from '../text/baht-text.ts'
import { bahtTextInput } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'

export { SalaError } from './sala-error.ts'

export const bahtText: Functions['bahtText'] = (params) => bahtTextAnswer(valuesOf(bahtTextInput(), params).amount)
