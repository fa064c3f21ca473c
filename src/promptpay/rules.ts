import { isFieldAmount } from './amount.ts'
import { isSoundPayee, transferPayeeIds } from './payee.ts'
import type { Reading } from './reading.ts'
import { hasDouble, only, readChain, type DataObject } from './tlv.ts'

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

/** What must not be true of a sound payment text, in the order of what helps most to know. */
const faults: readonly (readonly [Reason, (reading: Reading) => boolean])[] = [
  // A slip's mini-QR proves a transfer; nobody can pay with it.
  ['not-payable', ({ slip }) => slip !== undefined],
  ['not-emv', ({ root }) => root.objects[0]?.id !== '00' || root.objects[0].value !== '01'],
  ['malformed', ({ root }) => !root.whole],
  ['not-payable', ({ payee }) => payee?.hidden === true],
  ['crc-missing', ({ crc }) => crc === null],
  ['crc-mismatch', ({ crc }) => crc?.valid !== true],
  ['malformed', ({ root }) => hasBadRoot(root.objects)],
  ['malformed', ({ root }) => hasBadTemplate(root.objects)],
  ['malformed', ({ transfer }) => transfer !== undefined && transferPayeeCount(transfer.objects) !== 1],
  ['malformed', ({ transfer, bill, payee }) => Boolean(transfer ?? bill) && !(payee && isSoundPayee(payee))],
  ['malformed', ({ bill }) => bill !== undefined && only(bill.objects, '01') === undefined],
]

/** Why a text is no sound payment code; null when it is one. */
export function faultOf(reading: Reading): Reason | null {
  return faults.find(([, isFault]) => isFault(reading))?.[0] ?? null
}

/** Objects of the root with a fixed form (EMVCo "Root Data"); `required` ones stand in every code. */
const forms: readonly { id: string; required: boolean; isSound: (value: string) => boolean }[] = [
  { id: '01', required: false, isSound: (value) => /^\d[12]$/.test(value) },
  { id: '53', required: true, isSound: (value) => /^\d{3}$/.test(value) },
  { id: '54', required: false, isSound: isFieldAmount },
  { id: '58', required: true, isSound: (value) => /^[A-Z]{2}$/.test(value) },
]

/** No ID twice, the checksum last, an account among 02 to 51, and each fixed form kept. */
function hasBadRoot(objects: readonly DataObject[]): boolean {
  return (
    hasDouble(objects) ||
    objects.at(-1)?.id !== '63' ||
    objects.at(-1)?.length !== 4 ||
    !objects.some(({ id }) => id >= '02' && id <= '51') ||
    forms.some(({ id, required, isSound }) => {
      const value = only(objects, id)
      return value === undefined ? required : !isSound(value)
    })
  )
}

/** 29, 30 and 62 are chains themselves; 29 and 30 hold no ID twice. */
function hasBadTemplate(objects: readonly DataObject[]): boolean {
  return objects.some(({ id, value }) => {
    if (id !== '29' && id !== '30' && id !== '62') return false
    const chain = readChain(value)
    return !chain.whole || (id !== '62' && hasDouble(chain.objects))
  })
}

function transferPayeeCount(objects: readonly DataObject[]): number {
  return objects.filter(({ id }) => transferPayeeIds.includes(id)).length
}
