import { formatId, hasCheckDigit, ID_DIGITS } from '../thai/id.ts'
import { bankOf } from './bank.ts'
import { maskedId, maskedPhone, maskHead } from './masks.ts'
import { TRUEMONEY_PREFIX } from './receiver.ts'

export const payeeTypes = ['phone', 'nationalId', 'eWallet', 'bankAccount', 'biller'] as const
export type PayeeType = (typeof payeeTypes)[number]
export const payeeKinds = ['national', 'juristic', 'trueMoney'] as const

/** Properties derived from a number, besides its type. */
interface Details {
  readonly kind?: (typeof payeeKinds)[number]
  readonly checksumValid?: boolean
  readonly mobile?: string
  readonly bankCode?: string
  readonly account?: string
}

interface Shape {
  readonly type: PayeeType
  /** The local form of the wire value; unchanged if absent. */
  readonly local?: (wire: string) => string
  readonly formatted?: (value: string) => string
  readonly masked?: (value: string) => string
  readonly details?: (value: string) => Details
}

const MOBILE_PREFIX = '0066'
const MOBILE_WIRE_DIGITS = 13
const MOBILE_DIGITS = 10
const E_WALLET_DIGITS = 15
const BANK_CODE_DIGITS = 3
const DIGITS = /^\d+$/
const HIDDEN = /^[\dxX*]+$/

const isId = (value: string): boolean => value.length === ID_DIGITS && DIGITS.test(value)

/** A biller's 13 digits end in a check digit only if they are a tax number. */
const biller: Shape = {
  type: 'biller',
  details: (value) => (isId(value) ? { checksumValid: hasCheckDigit(value) } : {}),
}

/** Sub-objects of a transfer template that identify the payee; a valid code has exactly one of them. */
const transferShapes: Readonly<Record<number, Shape>> = {
  1: {
    type: 'phone',
    local: (wire) =>
      wire.length === MOBILE_WIRE_DIGITS && wire.startsWith(MOBILE_PREFIX) ? `0${wire.slice(4)}` : wire,
    formatted: (value) =>
      value.length === MOBILE_DIGITS ? `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}` : value,
    masked: maskedPhone,
  },
  2: {
    type: 'nationalId',
    formatted: (value) => (value.length === ID_DIGITS ? formatId(value) : value),
    masked: maskedId,
    // A 13-digit number that begins with 0 is a juristic person's.
    details: (value) =>
      isId(value) ? { kind: value.startsWith('0') ? 'juristic' : 'national', checksumValid: hasCheckDigit(value) } : {},
  },
  3: {
    type: 'eWallet',
    // A mobile begins with 0.
    details: (value) =>
      value.length === E_WALLET_DIGITS && value.startsWith(`${TRUEMONEY_PREFIX}0`)
        ? { kind: 'trueMoney', mobile: value.slice(-MOBILE_DIGITS) }
        : {},
  },
  4: {
    type: 'bankAccount',
    formatted: (value) => `${value.slice(0, BANK_CODE_DIGITS)}-${value.slice(BANK_CODE_DIGITS)}`,
    masked: (value) => `${value.slice(0, BANK_CODE_DIGITS)}-${maskHead(value.slice(BANK_CODE_DIGITS))}`,
    details: (value) => ({ bankCode: value.slice(0, BANK_CODE_DIGITS), account: value.slice(BANK_CODE_DIGITS) }),
  },
}

/** Whether a sub-object of a transfer template identifies a payee. */
export const isPayeeId = (id: number): boolean => transferShapes[id] !== undefined

/** The payee of a transfer template's sub-object 01 to 04. @example transferPayee(1, '0066812345678')?.value // '0812345678' */
export function transferPayee(id: number, wire: string): Payee | undefined {
  const shape = transferShapes[id]
  return shape && payee(shape, wire)
}

/** The biller of a bill-payment template's sub-object 01. */
export const billPayee = (wire: string): Payee => payee(biller, wire)

/** Whether the value has the digits that its object requires; a bank account is a 3-digit bank code and a number. */
export function isSoundPayee({ type, wire }: Payee): boolean {
  if (type === 'bankAccount') return /^\d{3}./s.test(wire)
  const count = digitCounts[type]
  return count === undefined || (wire.length === count && DIGITS.test(wire))
}

const digitCounts: Readonly<Partial<Record<PayeeType, number>>> = {
  phone: MOBILE_WIRE_DIGITS,
  nationalId: ID_DIGITS,
  eWallet: E_WALLET_DIGITS,
}

/** The payee of a payment text, as answers show it; words.ts describes the properties. */
export type Payee = Readonly<ReturnType<typeof payee>>

function payee(shape: Shape, wire: string) {
  const value = shape.local?.(wire) ?? wire
  const details = shape.details?.(value)
  return {
    type: shape.type,
    kind: details?.kind ?? null,
    value,
    wire,
    formatted: shape.formatted?.(value) ?? value,
    masked: shape.masked?.(value) ?? maskHead(value),
    hidden: !DIGITS.test(wire) && HIDDEN.test(wire),
    checksumValid: details?.checksumValid ?? null,
    mobile: details?.mobile ?? null,
    bankCode: details?.bankCode ?? null,
    bank: bankOf(details?.bankCode ?? ''),
    account: details?.account ?? null,
  }
}
