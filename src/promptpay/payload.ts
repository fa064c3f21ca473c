import { crc16, crcText } from './crc.ts'
import type { Receiver } from './receiver.ts'
import { writeObject } from './tlv.ts'

/** Application identifier of a PromptPay credit transfer, payee-presented. */
export const TRANSFER_AID = 'A000000677010111'

const FORMAT = '000201'
const CURRENCY_BAHT = '5303764'
const COUNTRY_THAILAND = '5802TH'
const CRC_HEADER = '6304'

/** Everything before the account's digits, and the CRC register after it: the same for all codes of a kind. */
interface Head {
  readonly text: string
  readonly register: number
}

/** Field 01 is 11 for a code shown many times and 12 for one payment. */
function head(initiation: '11' | '12', wireId: Receiver['wireId'], wireLength: number): Head {
  const template = writeObject(0, TRANSFER_AID) + writeObject(wireId, '0'.repeat(wireLength))
  const text = (FORMAT + writeObject(1, initiation) + writeObject(29, template)).slice(0, -wireLength)
  return { text, register: crc16(text) }
}

const heads = {
  open: { 1: head('11', 1, 13), 2: head('11', 2, 13), 3: head('11', 3, 15) },
  fixed: { 1: head('12', 1, 13), 2: head('12', 2, 13), 3: head('12', 3, 15) },
} as const satisfies Record<string, Record<Receiver['wireId'], Head>>

/**
 * The text of a personal payment QR code: objects 00, 01, 29, 53, 54, 58, 63 in ascending order; 01 is 12 with an amount and
 * 11 without.
 *
 * @param amount text of field 54 in baht with two decimals; null lets the payer enter it.
 * @example buildPayload({ wireId: 1, wire: '0066812345678' }, null)
 *   // '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
 */
export function buildPayload({ wireId, wire }: Pick<Receiver, 'wireId' | 'wire'>, amount: string | null): string {
  const { text, register } = (amount === null ? heads.open : heads.fixed)[wireId]
  const amountObject = amount === null ? '' : writeObject(54, amount)
  const rest = wire + CURRENCY_BAHT + amountObject + COUNTRY_THAILAND + CRC_HEADER
  return text + rest + crcText(crc16(rest, rest.length, register))
}
