import { isFieldAmount } from './amount.ts'
import { rootId } from './field-names.ts'
import { isSoundPayee } from './payee.ts'
import type { Reading } from './reading.ts'
import { hasDouble, only, type DataObject } from './tlv.ts'

export const reasons = [
  'missing',
  'invalid-json',
  'too-long',
  'not-emv',
  'malformed',
  'not-payable',
  'crc-missing',
  'crc-mismatch',
] as const
export type Reason = (typeof reasons)[number]

/**
 * Why a text is not a valid payment code; null if it is one. The most informative checks run first: a changed character is
 * reported as a wrong checksum before anything else that it broke.
 */
export function faultOf(reading: Reading): Reason | null {
  const { root, crc, payee } = reading
  // A slip's mini-QR proves a transfer and cannot be paid.
  if (reading.slip) return 'not-payable'
  if (!isEmv(reading)) return 'not-emv'
  if (!reading.whole) return 'malformed'
  if (payee?.hidden) return 'not-payable'
  if (!crc) return 'crc-missing'
  if (!crc.valid) return 'crc-mismatch'
  const isBad =
    hasBadEnd(root) || hasDouble(root) || hasBadRoot(root) || hasBadPayee(reading) || hasOtherIndicator(reading)
  return isBad ? 'malformed' : null
}

/** EMVCo's payload format indicator, object 00, of version 1. */
const VERSION_1 = '01'
const CHECKSUM = 63

/**
 * Whether a text starts like an EMVCo payment code: with object 00, two digits. With a version other than `01` (Malaysia's
 * DuitNow has `02`) it counts only if its objects end where the text does and one is an account or the checksum, because any
 * long number may start so.
 */
export function isEmv({ root, whole }: Pick<Reading, 'root' | 'whole'>): boolean {
  const [first] = root
  if (first?.id !== 0) return false
  if (first.value === VERSION_1) return true
  return whole && /^\d\d$/.test(first.value) && root.some(({ id }) => id === CHECKSUM || rootId(id).isAccount)
}

/** The Thai scheme has only version 1. */
const hasOtherIndicator = ({ root: [first], transfer, bill }: Reading): boolean =>
  Boolean(transfer ?? bill) && first?.value !== VERSION_1

/** Whether the text does not end with the checksum, four characters long. */
function hasBadEnd(root: readonly DataObject[]): boolean {
  const last = root[root.length - 1]
  return last?.id !== 63 || last.length !== 4
}

/** Objects of the root with a fixed form (EMVCo "Root Data"). */
const forms: Readonly<Record<number, (value: string) => boolean>> = {
  1: isInitiation,
  53: (value) => /^\d{3}$/.test(value),
  54: isFieldAmount,
  58: (value) => /^[A-Z]{2}$/.test(value),
}

/** Point of initiation: QR, BLE or NFC, then 1 for static and 2 for dynamic. */
export function isInitiation(value: string): boolean {
  return /^\d[12]$/.test(value)
}

/** Every code has currency, country and an account among 02 to 51; each fixed form must match. */
function hasBadRoot(root: readonly DataObject[]): boolean {
  let hasAccount = false
  let required = 0
  for (const object of root) {
    const { id, value } = object
    if (forms[id]?.(value) === false || isBadTemplate(object)) return true
    if (id === 53 || id === 58) required++
    hasAccount ||= rootId(id).isAccount
  }
  return !hasAccount || required < 2
}

/** 29, 30 and 62 are chains themselves; 29 and 30 contain no ID twice. */
function isBadTemplate({ id, inside }: DataObject): boolean {
  if (!inside || (id !== 29 && id !== 30 && id !== 62)) return false
  return !inside.whole || (id !== 62 && hasDouble(inside.objects))
}

/** Exactly one of 01 to 04 identifies the receiver of a transfer, and 01 that of a bill payment. */
function hasBadPayee({ transfer, bill, payee }: Reading): boolean {
  if (transfer && (!payee || payee.type === 'biller' || !isSoundPayee(payee))) return true
  return bill !== undefined && only(bill, 1) === undefined
}
