import { formatId, hasCheckDigit } from '../text/thai-id.ts'

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
  /** As it stands in the text: `0066812345678`. */
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
  /** What a sound value looks like; x stands for a digit the text hides. */
  readonly sound: RegExp
  readonly formatted: (value: string) => string
  readonly masked: (value: string) => string
}

const SHOWN_TAIL = 4

/** All but the last four characters hidden. */
const maskHead = (value: string): string =>
  'x'.repeat(Math.max(0, value.length - SHOWN_TAIL)) + value.slice(-SHOWN_TAIL)
const same = (value: string): string => value

const biller: Shape = { type: 'biller', sound: /^./s, formatted: same, masked: maskHead }

/** Sub-objects of a transfer template that name the payee; exactly one of them stands in a sound code. */
const transferShapes: Readonly<Record<string, Shape>> = {
  '01': {
    type: 'phone',
    sound: /^[\dxX*]{13}$/,
    formatted: (value) => value.replace(/^(.{3})(.{3})(.{4})$/, '$1-$2-$3'),
    masked: (value) => value.replace(/^(.{3}).{3}(.{4})$/, '$1-xxx-$2'),
  },
  '02': {
    type: 'nationalId',
    sound: /^[\dxX*]{13}$/,
    formatted: formatId,
    masked: (value) => value.replace(/^(.).{9}(..)(.)$/, '$1-xxxx-xxxxx-$2-$3'),
  },
  '03': { type: 'eWallet', sound: /^[\dxX*]{15}$/, formatted: same, masked: maskHead },
  '04': {
    type: 'bankAccount',
    sound: /^\d{3}./s,
    formatted: (value) => value.replace(/^(.{3})(.)/s, '$1-$2'),
    masked: (value) => `${value.slice(0, 3)}-${maskHead(value.slice(3))}`,
  },
}

export const transferPayeeIds = Object.keys(transferShapes)

/** The payee of a transfer template's sub-object 01 to 04. @example transferPayee('01', '0066812345678')?.value // '0812345678' */
export function transferPayee(id: string, wire: string): Payee | undefined {
  const shape = transferShapes[id]
  return shape && payee(shape, wire)
}

/** The biller of a bill-payment template's sub-object 01. */
export const billPayee = (wire: string): Payee => payee(biller, wire)

/** Whether the value has the length and the digits that its place asks for. */
export function isSoundPayee({ type, wire }: Payee): boolean {
  const shape = [...Object.values(transferShapes), biller].find((candidate) => candidate.type === type)
  return shape?.sound.test(wire) ?? false
}

function payee(shape: Shape, wire: string): Payee {
  const { type } = shape
  const value = type === 'phone' ? wire.replace(/^0066(?=.{9}$)/, '0') : wire
  // A value of another length than its pattern stays as it was: then the general mask hides it.
  const masked = shape.masked(value)
  const isId = (type === 'nationalId' || type === 'biller') && /^\d{13}$/.test(value)
  return {
    type,
    kind: kindOf(type, value),
    value,
    wire,
    formatted: shape.formatted(value),
    masked: masked === value ? maskHead(value) : masked,
    hidden: /[xX*]/.test(wire) && /^[\dxX*]+$/.test(wire),
    checksumValid: isId ? hasCheckDigit(value) : null,
    mobile: type === 'eWallet' ? (/^14000(0\d{9})$/.exec(value)?.[1] ?? null) : null,
    bankCode: type === 'bankAccount' ? value.slice(0, 3) : null,
    account: type === 'bankAccount' ? value.slice(3) : null,
  }
}

/** A 13-digit number beginning with 0 belongs to a juristic person; wallets 140000… are TrueMoney's. */
function kindOf(type: PayeeType, value: string): Payee['kind'] {
  if (type === 'nationalId' && /^\d{13}$/.test(value)) return value.startsWith('0') ? 'juristic' : 'national'
  return type === 'eWallet' && /^140000\d{9}$/.test(value) ? 'trueMoney' : null
}
