import type { Judged } from '../http/values.ts'
import { emvAmount } from './amount.ts'
import { refusals } from './problems.ts'
import { readReceiver, receiverTypes, type Receiver, type ReceiverType } from './receiver.ts'

/** The account, or why it is refused. */
export function judgedTarget(raw: unknown): Judged<Receiver> {
  const receiver = readReceiver(raw)
  return typeof receiver === 'object' ? { value: receiver } : { refused: refusals[receiver] }
}

/** The type of the account; null counts as absent. */
export function judgedType(raw: unknown): Judged<ReceiverType | undefined> {
  if (raw === null || raw === undefined) return { value: undefined }
  const type = receiverTypes.find((each) => each === raw)
  return type ? { value: type } : {}
}

/** The amount as field 54 writes it; null: the payer enters it. */
export function judgedAmount(raw: unknown): Judged<string | null> {
  if (raw === undefined || raw === null) return { value: null }
  const value = emvAmount(raw)
  return value === undefined ? {} : { value }
}
