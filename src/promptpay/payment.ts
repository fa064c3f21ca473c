import { buildPayload } from './payload.ts'
import type { Receiver } from './receiver.ts'
import { warnings } from './warnings.ts'

/** The answer about a payment, without the URL of its picture. */
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
