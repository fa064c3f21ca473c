import { crc16, crcText } from './crc.ts'
import type { Receiver } from './receiver.ts'
import { writeObject } from './tlv.ts'

/** Application identifier of a PromptPay credit transfer whose code the payee shows. */
export const TRANSFER_AID = 'A000000677010111'

const FORMAT = '000201'
/** Field 01: shown many times (static) or for one payment (dynamic). */
const REUSABLE = '010211'
const ONE_PAYMENT = '010212'
const AID_OBJECT = writeObject('00', TRANSFER_AID)
const CURRENCY_BAHT = '5303764'
const COUNTRY_THAILAND = '5802TH'
const CRC_HEADER = '6304'

/**
 * The text of a personal payment QR: objects 00, 01, 29, 53, 54, 58, 63 in ascending order, 01 = 12 with an amount and 11
 * without.
 *
 * @param amount text of field 54 in baht with two decimals; null lets the payer enter it.
 * @example buildPayload(readReceiver('0812345678'), null) // '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
 */
export function buildPayload({ wireId, wire }: Pick<Receiver, 'wireId' | 'wire'>, amount: string | null): string {
  const template = writeObject('29', AID_OBJECT + writeObject(wireId, wire))
  const text =
    amount === null
      ? FORMAT + REUSABLE + template + CURRENCY_BAHT + COUNTRY_THAILAND + CRC_HEADER
      : FORMAT + ONE_PAYMENT + template + CURRENCY_BAHT + writeObject('54', amount) + COUNTRY_THAILAND + CRC_HEADER
  return text + crcText(crc16(text))
}
