import { acceptedBahtAmount } from '../text/problems.ts'
import { bahtAmountInput } from '../text/values.ts'
import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

export { SalaError } from './sala-error.ts'

export const bahtAmount: Functions['bahtAmount'] = (params) => {
  const { text, amount } = valuesOf(bahtAmountInput(), params)
  return copied(answered(() => acceptedBahtAmount(text, amount)))
}
