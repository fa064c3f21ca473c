import { formatId, hasCheckDigit, ID_DIGITS } from '../thai/id.ts'

export const payeeTypes = ['phone', 'nationalId', 'eWallet', 'bankAccount', 'biller'] as const
export type PayeeType = (typeof payeeTypes)[number]
export const payeeKinds = ['national', 'juristic', 'trueMoney'] as const

/** Whose identifier a payment text holds. */
export interface Payee {
  readonly type: PayeeType
  /** National ID or juristic person's tax number, TrueMoney wallet; null where the number tells nothing finer. */
  readonly kind: (typeof payeeKinds)[number] | null
  /** Local form: `0812345678`. */
  readonly value: string
  /** As the text has it: `0066812345678`. */
  readonly wire: string
  readonly formatted: string
  /** For showing: most digits hidden. */
  readonly masked: string
  /** The text itself hides digits (x, X, *): nobody can pay with it. */
  readonly hidden: boolean
  /** Of 13-digit numbers. */
  readonly checksumValid: boolean | null
  /** The mobile number inside a TrueMoney wallet's number. */
  readonly mobile: string | null
  readonly bankCode: string | null
  readonly account: string | null
}

interface Shape {
  readonly type: PayeeType
  readonly formatted: (value: string) => string
  readonly masked: (value: string) => string
}

const SHOWN_TAIL = 4
const MOBILE_PREFIX = '0066'
const MOBILE_DIGITS = 10
const TRUEMONEY_PREFIX = '140000'

/** All but the last four characters hidden. */
const maskHead = (value: string): string =>
  'x'.repeat(Math.max(0, value.length - SHOWN_TAIL)) + value.slice(-SHOWN_TAIL)
const same = (value: string): string => value

const biller: Shape = { type: 'biller', formatted: same, masked: maskHead }

/** Sub-objects of a transfer template that name the payee; a sound code has exactly one of them. */
const transferShapes: Readonly<Record<number, Shape>> = {
  1: {
    type: 'phone',
    formatted: (value) =>
      value.length === MOBILE_DIGITS ? `${value.slice(0, 3)}-${value.slice(3, 6)}-${value.slice(6)}` : value,
    masked: (value) =>
      value.length === MOBILE_DIGITS ? `${value.slice(0, 3)}-xxx-${value.slice(6)}` : maskHead(value),
  },
  2: {
    type: 'nationalId',
    formatted: (value) => (value.length === ID_DIGITS ? formatId(value) : value),
    masked: (value) =>
      value.length === ID_DIGITS
        ? `${value.slice(0, 1)}-xxxx-xxxxx-${value.slice(10, 12)}-${value.slice(12)}`
        : maskHead(value),
  },
  3: { type: 'eWallet', formatted: same, masked: maskHead },
  4: {
    type: 'bankAccount',
    formatted: (value) => `${value.slice(0, 3)}-${value.slice(3)}`,
    masked: (value) => `${value.slice(0, 3)}-${maskHead(value.slice(3))}`,
  },
}

/** Whether a sub-object of a transfer template names a payee. */
export const isPayeeId = (id: number): boolean => transferShapes[id] !== undefined

/** The payee of a transfer template's sub-object 01 to 04. @example transferPayee(1, '0066812345678')?.value // '0812345678' */
export function transferPayee(id: number, wire: string): Payee | undefined {
  const shape = transferShapes[id]
  return shape && payee(shape, wire)
}

/** The biller of a bill-payment template's sub-object 01. */
export const billPayee = (wire: string): Payee => payee(biller, wire)

/** Whether the value has the digits that its place asks for; a bank account is a bank code of 3 digits and a number. */
export function isSoundPayee({ type, wire }: Payee): boolean {
  if (type === 'bankAccount') return /^\d{3}./s.test(wire)
  const count = digitCounts[type]
  return count === undefined || (wire.length === count && DIGITS.test(wire))
}

const digitCounts: Readonly<Partial<Record<PayeeType, number>>> = { phone: 13, nationalId: 13, eWallet: 15 }
const DIGITS = /^\d+$/
const HIDDEN = /^[\dxX*]+$/

function payee({ type, formatted, masked }: Shape, wire: string): Payee {
  const isNumber = DIGITS.test(wire)
  const value = type === 'phone' && wire.length === 13 && wire.startsWith(MOBILE_PREFIX) ? `0${wire.slice(4)}` : wire
  const isId = isNumber && value.length === ID_DIGITS && (type === 'nationalId' || type === 'biller')
  const isTrueMoney = type === 'eWallet' && value.length === 15 && value.startsWith(TRUEMONEY_PREFIX)
  const isBankAccount = type === 'bankAccount'
  return {
    type,
    kind: isTrueMoney ? 'trueMoney' : isId && type === 'nationalId' ? personKind(value) : null,
    value,
    wire,
    formatted: formatted(value),
    masked: masked(value),
    hidden: !isNumber && HIDDEN.test(wire),
    checksumValid: isId ? hasCheckDigit(value) : null,
    mobile: isTrueMoney ? value.slice(TRUEMONEY_PREFIX.length - 1) : null,
    bankCode: isBankAccount ? value.slice(0, 3) : null,
    account: isBankAccount ? value.slice(3) : null,
  }
}

/** A 13-digit number beginning with 0 belongs to a juristic person. */
const personKind = (digits: string): 'juristic' | 'national' => (digits.startsWith('0') ? 'juristic' : 'national')
