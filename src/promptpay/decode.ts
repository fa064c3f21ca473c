import { payloadCharsMax } from '../limits.ts'
import { isFieldAmount, isZero, shownAmount } from './amount.ts'
import { rootId } from './field-names.ts'
import { fieldList } from './fields.ts'
import { read, type Reading } from './reading.ts'
import { faultOf, isEmv, isInitiation, type Reason } from './rules.ts'
import { CROSS_BORDER_BILL_AID } from './scheme.ts'
import { slipOf } from './slip.ts'
import { inside, only, type DataObject } from './tlv.ts'
import { warnings, type Warning } from './warnings.ts'

export const schemes = ['promptpay-transfer', 'promptpay-bill-payment', 'slip', 'other-emv'] as const

/** The content of a scanned text, and whether it is a valid payment code. Unreadable parts are null. */
export type Decoded = Readonly<ReturnType<typeof decoded>>

/**
 * Reads the text scanned from a payment QR code. Any string gives an answer, in one pass, without throwing. Blanks, line
 * ends and a byte order mark around the text are added by scanners and are dropped.
 *
 * @example decode('00020101021129370016A0000006770101110113006681234567853037645802TH6304823E').target?.value // '0812345678'
 */
export function decode(text: string): Decoded {
  const trimmed = text.trim()
  if (trimmed === '') return unreadable('missing')
  if (isTooLong(trimmed)) return unreadable('too-long')
  const reading = read(trimmed)
  return decoded(reading, faultOf(reading))
}

function decoded(reading: Reading, reason: Reason | null) {
  const { root, crc, payee, slip } = reading
  const fieldAmount = soundOrNull(only(root, 54), isFieldAmount)
  return {
    valid: reason === null,
    reason,
    crc,
    scheme: schemeOf(reading),
    target: payee,
    ...paymentOf(root, fieldAmount),
    ...merchantOf(root),
    ...accountOf(reading),
    message: messageOf(only(root, 81)),
    slip: slip ? slipOf(slip) : null,
    warnings: warningsOf(reading, fieldAmount),
    fields: fieldList(root),
  }
}

function paymentOf(root: readonly DataObject[], fieldAmount: string | null) {
  const currency = only(root, 53) ?? null
  const initiation = soundOrNull(only(root, 1), isInitiation)
  return {
    amount: fieldAmount === null ? null : shownAmount(fieldAmount, currency),
    currency,
    country: only(root, 58) ?? null,
    // From object 01 only, never inferred from the amount.
    reusable: initiation === null ? null : initiation.endsWith('1'),
  }
}

function merchantOf(root: readonly DataObject[]) {
  const language = inside(root, 64) ?? none
  return {
    merchantName: only(root, 59) ?? null,
    merchantCity: only(root, 60) ?? null,
    merchantNameLocal: only(language, 1) ?? null,
    merchantCityLocal: only(language, 2) ?? null,
  }
}

/** The content of the account object: of a transfer, or of a bill payment with its references. */
function accountOf({ root, transfer, bill }: Reading) {
  const applicationId = only(transfer ?? bill ?? none, 0) ?? null
  return {
    ref1: only(bill ?? none, 2) ?? null,
    ref2: only(bill ?? none, 3) ?? null,
    // Thai banks print the terminal label as "Ref3".
    ref3: only(inside(root, 62) ?? none, 7) ?? null,
    applicationId,
    oneTimeAccount: only(transfer ?? none, 5) ?? null,
    crossBorder: !transfer && bill ? applicationId === CROSS_BORDER_BILL_AID : null,
  }
}

const none: readonly DataObject[] = []

const soundOrNull = (value: string | undefined, isSound: (value: string) => boolean): string | null =>
  value !== undefined && isSound(value) ? value : null

/** The result for a body without a text, or with an unreadable one. @param reason why it is unreadable. */
export const unreadable = (reason: Reason): Decoded => decoded(read(''), reason)

/** Whether the text has too many characters (code points; a surrogate pair is one). */
function isTooLong(text: string): boolean {
  if (text.length <= payloadCharsMax) return false
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '_').length > payloadCharsMax
}

function schemeOf(reading: Reading): (typeof schemes)[number] | null {
  const { slip, transfer, bill, root } = reading
  if (slip) return 'slip'
  if (transfer) return 'promptpay-transfer'
  if (bill) return 'promptpay-bill-payment'
  return isEmv(reading) && root.some(({ id }) => rootId(id).isAccount) ? 'other-emv' : null
}

/** TrueMoney's message: UTF-16 units, four hexadecimal digits each. @example messageOf('0E020E2D') // 'ขอ' */
function messageOf(value: string | undefined): string | null {
  if (value === undefined || !/^(?:[\dA-Fa-f]{4})+$/.test(value)) return null
  const units = value.match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))).toWellFormed()
}

function warningsOf({ transfer, bill }: Reading, fieldAmount: string | null): readonly Warning[] {
  const found: Warning[] = []
  if (fieldAmount !== null && isZero(fieldAmount)) found.push(warnings.amount_zero)
  if (transfer && bill) found.push(warnings.two_receivers)
  return found
}
