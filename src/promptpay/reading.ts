import { crc16, crcText } from './crc.ts'
import { rootId } from './field-names.ts'
import { billPayee, isPayeeId, transferPayee, type Payee } from './payee.ts'
import { schemeOfTemplate } from './scheme.ts'
import { HEADER_LENGTH, inside, only, readChain, type DataObject } from './tlv.ts'

/** A parsed text: everything that the rules check and the answer shows. */
export interface Reading {
  readonly root: readonly DataObject[]
  /** Whether the text is a chain of objects to its very end. */
  readonly whole: boolean
  /** The checksum: `expected` is computed, `actual` is in the text. */
  readonly crc: ReturnType<typeof crcOf>
  /** Objects of the mini-QR on a transfer slip, whose 00 is itself a template; undefined for other texts. */
  readonly slip: readonly DataObject[] | undefined
  /** Objects of template 29 with a PromptPay application. */
  readonly transfer: readonly DataObject[] | undefined
  /** Objects of template 30 with a bill-payment application. */
  readonly bill: readonly DataObject[] | undefined
  readonly payee: Payee | null
}

const PAYMENT_CRC = 63
const SLIP_CRC = 91
const CRC_LENGTH = 4
/** A checksum object at the very end, found even if the chain breaks before it. */
const CRC_TAIL = /(?:63|91)04[\dA-Fa-f]{4}$/

/** Splits a text into objects, one pass per level. Never throws. */
export function read(text: string): Reading {
  const { objects: root, whole } = readChain(text, isTemplate)
  const slip = slipObjects(root)
  const transfer = thaiTemplate(root, 29)
  const bill = thaiTemplate(root, 30)
  return {
    root,
    whole,
    slip,
    transfer,
    bill,
    payee: (transfer && transferPayeeOf(transfer)) ?? (bill && billPayeeOf(bill)) ?? null,
    crc: crcOf(text, root, whole, slip ? SLIP_CRC : PAYMENT_CRC),
  }
}

/**
 * Whether an object is a template: account templates and the like; 00 is the two-digit format, a longer one is a slip's template.
 */
function isTemplate(id: number, length: number): boolean {
  return rootId(id).isTemplate || (id === 0 && length > 2)
}

/** On slips 00 holds a template whose first object is 00 again. */
function slipObjects(root: readonly DataObject[]): readonly DataObject[] | undefined {
  const first = root[0]
  if (first?.id !== 0 || !first.inside?.whole) return undefined
  const { objects } = first.inside
  return objects[0]?.id === 0 ? objects : undefined
}

/** The objects of the only template of this ID, when its application is Thai. */
function thaiTemplate(root: readonly DataObject[], id: number): readonly DataObject[] | undefined {
  const objects = inside(root, id)
  return objects && schemeOfTemplate(id, only(objects, 0)) ? objects : undefined
}

/** The payee of a transfer template; undefined unless it has exactly one. */
function transferPayeeOf(objects: readonly DataObject[]): Payee | undefined {
  const [named, other] = objects.filter(({ id }) => isPayeeId(id))
  return named && !other ? transferPayee(named.id, named.value) : undefined
}

function billPayeeOf(objects: readonly DataObject[]): Payee | undefined {
  const id = only(objects, 1)
  return id === undefined ? undefined : billPayee(id)
}

/**
 * The checksum covers everything before its own digits. Some banks' slips drop its leading zeros; a payment code must not,
 * because it declares the length 4.
 */
function crcOf(text: string, root: readonly DataObject[], whole: boolean, id: number) {
  const start = crcStart(text, root, whole, id)
  if (start === undefined) return null
  const last = root[root.length - 1]
  const actual = last?.id === id ? last.value : text.slice(start, start + CRC_LENGTH)
  const expected = crcText(crc16(text, start))
  if (actual === expected) return { valid: true, expected, actual }
  const comparable = id === SLIP_CRC ? actual.padStart(CRC_LENGTH, '0') : actual
  return { valid: comparable.toUpperCase() === expected, expected, actual }
}

/** The offset of the value of the last checksum object. */
function crcStart(text: string, root: readonly DataObject[], whole: boolean, id: number): number | undefined {
  const last = root[root.length - 1]
  if (whole && last?.id === id) return text.length - last.value.length
  let at = 0
  let start: number | undefined
  for (const object of root) {
    if (object.id === id) start = at + HEADER_LENGTH
    at += HEADER_LENGTH + object.value.length
  }
  return start ?? (!whole && CRC_TAIL.test(text) ? text.length - CRC_LENGTH : undefined)
}
