import type { ParsedAddress } from '../../../public/client.d.ts'
import { say } from './dom.ts'

/** The parts of a label. */
export type Reading = Pick<ParsedAddress, 'confidence' | 'recipient' | 'street' | 'corrections' | 'candidates'> &
  ParsedAddress['candidates'][number]

/** Drops the fields that only the creation of the label needs. */
export const readingOf = (read: ParsedAddress): Reading => {
  const { confidence, recipient, street, corrections, candidates } = read
  const { subdistrict, district, province, postcode } = read
  return { confidence, recipient, street, corrections, candidates, subdistrict, district, province, postcode }
}

/** Without a place, a PO box or a company is still a destination; a text with none of them is its own label. */
export const hasLabel = ({ confidence, street, recipient }: Reading): boolean =>
  confidence !== 'none' || street.poBox !== null || recipient.company !== null

/** What may misdirect a parcel with this label, to check before printing. Empty if nothing. */
export function doubtsOf(read: Reading): string[] {
  return [placeDoubt(read), streetDoubt(read), nameDoubt(read)].filter((doubt) => doubt !== undefined)
}

export function nameDoubt({ recipient }: Pick<Reading, 'recipient'>): string | undefined {
  const { name, company, department } = recipient
  return (name ?? company ?? department) === null ? say('ยังไม่มีชื่อผู้รับ', 'No recipient’s name yet.') : undefined
}

function placeDoubt(read: Reading): string | undefined {
  const { confidence, district, postcode, street } = read
  if (!hasLabel(read)) return say('ไม่พบที่อยู่ในข้อความนี้ ตรวจและแก้เอง', 'No address was found: please check and edit.')
  if (confidence === 'ambiguous') return say('ไม่แน่ใจว่าเป็นที่ใด เลือกด้านล่าง', 'More than one place fits: choose below.')
  // A box is in its post office, which the postcode identifies.
  if (postcode !== null && (district ?? street.poBox) !== null) return undefined
  if (confidence === 'none')
    return say('ไม่พบตำบล อำเภอ หรือจังหวัด ตรวจและเติมเอง', 'No district or province was found: please check and add it.')
  return say('ที่อยู่ยังไม่ถึงอำเภอหรือรหัสไปรษณีย์ เติมเอง', 'The district or the postcode is missing: please add it.')
}

function streetDoubt(read: Reading): string | undefined {
  const isEmpty = Object.values(read.street).every((part) => part === null)
  return isEmpty && hasLabel(read) ? say('ไม่มีบ้านเลขที่ เติมเอง', 'No house number: please add it.') : undefined
}
