import { buildPayload } from './payload.ts'
import type { Receiver } from './receiver.ts'
import { warnings } from './warnings.ts'

/** What is answered about a payment, but for the address of its picture. */
export function paymentAnswer(receiver: Receiver, amount: string | null) {
  const { type, target, checksumValid } = receiver
  return {
    payload: buildPayload(receiver, amount),
    type,
    target,
    amount,
    reusable: amount === null,
    warnings: checksumValid === false ? [warnings.id_checksum] : [],
  }
}
