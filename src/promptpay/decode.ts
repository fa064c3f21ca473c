import { payloadCharsMax } from '../limits.ts'
import { isFieldAmount, isZero, shownAmount } from './amount.ts'
import { fieldsOf, type Field } from './fields.ts'
import type { Payee } from './payee.ts'
import { read, type CrcOutcome, type Reading } from './reading.ts'
import { faultOf, type Reason } from './rules.ts'
import { CROSS_BORDER_BILL_AID } from './scheme.ts'
import { slipOf, type Slip } from './slip.ts'
import { only, readChain } from './tlv.ts'
import { warnings, type Warning } from './warnings.ts'

export const schemes = ['promptpay-transfer', 'promptpay-bill-payment', 'slip', 'other-emv'] as const

/** What a scanned text says, and whether it is a sound payment code. What could not be read is null. */
export interface Decoded {
  readonly valid: boolean
  readonly reason: Reason | null
  /** Null when the text has no checksum at all. */
  readonly crc: CrcOutcome | null
  readonly scheme: (typeof schemes)[number] | null
  readonly target: Payee | null
  readonly amount: string | null
  readonly currency: string | null
  readonly country: string | null
  /** From object 01 only, never guessed from the amount. */
  readonly reusable: boolean | null
  readonly merchantName: string | null
  readonly merchantCity: string | null
  readonly merchantNameLocal: string | null
  readonly merchantCityLocal: string | null
  readonly ref1: string | null
  readonly ref2: string | null
  readonly ref3: string | null
  readonly applicationId: string | null
  readonly oneTimeAccount: string | null
  /** Of bill payments; null for the others. */
  readonly crossBorder: boolean | null
  readonly message: string | null
  readonly slip: Slip | null
  readonly warnings: readonly Warning[]
  readonly fields: readonly Field[]
}

/**
 * Reads the text scanned from a payment QR. Any string gives an answer, in one pass: nothing is thrown, nothing loops.
 * Blanks, line ends and a byte order mark around the text are scanners' additions and are dropped.
 *
 * @example decode('00020101021129370016A0000006770101110113006681234567853037645802TH6304823E').target?.value // '0812345678'
 */
export function decode(text: string): Decoded {
  const trimmed = text.trim()
  if (trimmed === '') return unreadable('missing')
  if (isTooLong(trimmed)) return unreadable('too-long')
  const reading = read(trimmed)
  const reason = faultOf(reading)
  const { crc, payee, root, slip } = reading
  return {
    ...nothing,
    ...rootValues(reading),
    ...templateValues(reading),
    valid: reason === null,
    reason,
    crc,
    scheme: schemeOf(reading),
    target: payee,
    slip: slip ? slipOf(slip) : null,
    warnings: warningsOf(reading),
    fields: fieldsOf(root.objects),
  }
}

/** The answer for what is no text to read, such as a body that holds none. */
export function unreadable(reason: Reason): Decoded {
  return { ...nothing, reason }
}

const nothing: Decoded = {
  valid: false,
  reason: null,
  crc: null,
  scheme: null,
  target: null,
  amount: null,
  currency: null,
  country: null,
  reusable: null,
  merchantName: null,
  merchantCity: null,
  merchantNameLocal: null,
  merchantCityLocal: null,
  ref1: null,
  ref2: null,
  ref3: null,
  applicationId: null,
  oneTimeAccount: null,
  crossBorder: null,
  message: null,
  slip: null,
  warnings: [],
  fields: [],
}

/** Whether the text has too many characters (code points; a surrogate pair is one). */
function isTooLong(text: string): boolean {
  if (text.length <= payloadCharsMax) return false
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '_').length > payloadCharsMax
}

function schemeOf({ slip, transfer, bill, root: { objects } }: Reading): Decoded['scheme'] {
  if (slip) return 'slip'
  if (transfer) return 'promptpay-transfer'
  if (bill) return 'promptpay-bill-payment'
  const isEmv = objects[0]?.id === '00' && objects[0].value === '01'
  return isEmv && objects.some(({ id }) => id >= '02' && id <= '51') ? 'other-emv' : null
}

function rootValues({ root: { objects } }: Reading): Partial<Decoded> {
  const currency = only(objects, '53') ?? null
  const amount = only(objects, '54')
  const initiation = only(objects, '01')
  return {
    amount: amount !== undefined && isFieldAmount(amount) ? shownAmount(amount, currency) : null,
    currency,
    country: only(objects, '58') ?? null,
    reusable: initiation !== undefined && /^\d[12]$/.test(initiation) ? initiation.endsWith('1') : null,
    merchantName: only(objects, '59') ?? null,
    merchantCity: only(objects, '60') ?? null,
    message: messageOf(only(objects, '81')),
  }
}

function templateValues({ root: { objects }, transfer, bill }: Reading): Partial<Decoded> {
  const inside = (id: string): typeof objects => readChain(only(objects, id) ?? '').objects
  const language = inside('64')
  const applicationId = only((transfer ?? bill)?.objects ?? [], '00') ?? null
  return {
    merchantNameLocal: only(language, '01') ?? null,
    merchantCityLocal: only(language, '02') ?? null,
    ref1: only(bill?.objects ?? [], '02') ?? null,
    ref2: only(bill?.objects ?? [], '03') ?? null,
    // Thai banks print the terminal label as "Ref3".
    ref3: only(inside('62'), '07') ?? null,
    applicationId,
    oneTimeAccount: only(transfer?.objects ?? [], '05') ?? null,
    crossBorder: bill && !transfer ? applicationId === CROSS_BORDER_BILL_AID : null,
  }
}

/** TrueMoney's message: UTF-16 units, four hexadecimal digits each. @example messageOf('0E020E2D') // 'ขอ' */
function messageOf(value: string | undefined): string | null {
  if (value === undefined || !/^(?:[\dA-Fa-f]{4})+$/.test(value)) return null
  const units = value.match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))).toWellFormed()
}

function warningsOf({ root: { objects }, transfer, bill }: Reading): Warning[] {
  const amount = only(objects, '54')
  return [
    ...(amount !== undefined && isFieldAmount(amount) && isZero(amount) ? [warnings.amount_zero] : []),
    ...(transfer && bill ? [warnings.two_receivers] : []),
  ]
}
