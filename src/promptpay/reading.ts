import { crc16, crcText } from './crc.ts'
import { billPayee, transferPayee, transferPayeeIds, type Payee } from './payee.ts'
import { schemeOfTemplate } from './scheme.ts'
import { only, readChain, type Chain, type DataObject } from './tlv.ts'

/** Outcome of the checksum: `expected` is computed, `actual` stands in the text. */
export interface CrcOutcome {
  readonly valid: boolean
  readonly expected: string
  readonly actual: string
}

/** A text taken apart: everything that the rules judge and the answer shows. */
export interface Reading {
  readonly root: Chain
  readonly crc: CrcOutcome | null
  /** Objects of the mini-QR on a transfer slip, where 00 is itself a template; undefined for other texts. */
  readonly slip: readonly DataObject[] | undefined
  /** Template 29 with a PromptPay application, taken apart. */
  readonly transfer: Chain | undefined
  /** Template 30 with a bill-payment application, taken apart. */
  readonly bill: Chain | undefined
  readonly payee: Payee | null
}

const PAYMENT_CRC = '63'
const SLIP_CRC = '91'
/** A checksum object at the very end, looked for where the chain breaks before it. */
const CRC_TAIL = /(?:63|91)04[\dA-Fa-f]{4}$/

/** Takes a text apart in one pass per level; whatever it is, nothing is thrown. */
export function read(text: string): Reading {
  const root = readChain(text)
  const slip = slipObjects(root)
  const transfer = thaiTemplate(root, '29')
  const bill = thaiTemplate(root, '30')
  return {
    root,
    slip,
    transfer,
    bill,
    payee: (transfer && transferPayeeOf(transfer)) ?? (bill && billPayeeOf(bill)) ?? null,
    crc: crcOf(text, root, slip ? SLIP_CRC : PAYMENT_CRC),
  }
}

/** On slips 00 holds a template whose first object is 00 again, instead of the payment format `01`. */
function slipObjects({ objects: [first] }: Chain): readonly DataObject[] | undefined {
  if (first?.id !== '00' || first.value.length <= 2) return undefined
  const { objects, whole } = readChain(first.value)
  return whole && objects[0]?.id === '00' ? objects : undefined
}

function thaiTemplate({ objects }: Chain, id: string): Chain | undefined {
  const value = only(objects, id)
  if (value === undefined) return undefined
  const chain = readChain(value)
  return schemeOfTemplate(id, only(chain.objects, '00')) ? chain : undefined
}

/** The one payee of a transfer template; a text that names two names nobody. */
function transferPayeeOf({ objects }: Chain): Payee | undefined {
  const named = objects.filter(({ id }) => transferPayeeIds.includes(id))
  return named.length === 1 && named[0] ? transferPayee(named[0].id, named[0].value) : undefined
}

function billPayeeOf({ objects }: Chain): Payee | undefined {
  const id = only(objects, '01')
  return id === undefined ? undefined : billPayee(id)
}

/**
 * The checksum covers everything before its own digits. Slips of some banks drop its leading zeros; a payment code may
 * not, its length says 4.
 */
function crcOf(text: string, { objects, whole }: Chain, id: string): CrcOutcome | null {
  const object = objects.findLast((candidate) => candidate.id === id)
  const start = object?.start ?? (!whole && CRC_TAIL.test(text) ? text.length - 4 : undefined)
  if (start === undefined) return null
  const actual = object?.value ?? text.slice(start)
  const expected = crcText(crc16(text, start))
  const comparable = id === SLIP_CRC ? actual.padStart(4, '0') : actual
  return { valid: comparable.toUpperCase() === expected, expected, actual }
}
