import type { DistrictRecord, ProvinceRecord, SubdistrictRecord } from '../dataset.ts'
import type { Reading } from './choose.ts'
import { clean } from './clean.ts'
import { correctionsOf, type Correction } from './corrections.ts'
import { phonesOf, type Phone } from './cut.ts'
import type { Label } from './label.ts'
import { locate, type Located } from './locate.ts'
import { Mask } from './mask.ts'
import { areaAt, childrenOf, lineOf, onlyChild, type Level, type Place, type Places } from './places.ts'
import { postcodeOf } from './postcode.ts'
import { recipientOf } from './recipient.ts'
import { leftover } from './leftover.ts'
import { levelAfter } from './signs.ts'
import { thaiEnd, type Span } from './span.ts'
import { streetOf, type Street } from './street.ts'
import { wordBefore } from './word-list.ts'

export const confidences = ['exact', 'corrected', 'ambiguous', 'partial', 'none'] as const
export type Confidence = (typeof confidences)[number]
export const inferable = ['subdistrict', 'district', 'province', 'postcode'] as const

export interface Candidate {
  readonly subdistrict: SubdistrictRecord | null
  readonly district: DistrictRecord | null
  readonly province: ProvinceRecord | null
  readonly postcode: string | null
}

/** What a text says: an address, and how sure that is. */
export interface ParsedAddress extends Candidate {
  readonly confidence: Confidence
  readonly recipient: { readonly name: string | null; readonly phones: readonly string[] }
  readonly street: Street
  readonly corrections: readonly Correction[]
  /** What is not in the text and follows from the rest. */
  readonly inferred: readonly (typeof inferable)[number][]
  readonly candidates: readonly Candidate[]
  /** Pieces of the text that are in no other property. */
  readonly unparsed: readonly string[]
  readonly label: Label
}

const CANDIDATES_MAX = 20

/** What a text says, without the label. */
export function readAddress(places: Places, text: string): Omit<ParsedAddress, 'label'> {
  const cleaned = clean(text)
  const phones = recipientFirst(cleaned.text, phonesOf(cleaned.text))
  const cut = new Uint8Array(cleaned.text.length)
  for (const { start, end } of phones) cut.fill(1, start, end)
  const located = locate(places, cleaned.text, cut)
  const known = knownOf(places, located)
  const read: Span[] = [...(known?.reading.hits ?? [])]
  const corrections = known ? correctionsOf(places, cleaned, located, known.reading, known.place, read) : []
  const postcode = postcodeOf(places, located.postcode, known ? [known.place, ...known.equal] : [])
  if (known?.equal.length === 0 && postcode.correction) corrections.push(postcode.correction)
  const mask = new Mask(cleaned.text)
  takeWhatIsRead(mask, phones, located, read)
  const street = streetOf(mask, known !== undefined)
  const name = recipientOf(mask, phones)
  const recipient = { name, phones: [...new Set(phones.map(({ digits }) => digits))] }
  const records = recordsOf(places, known?.common, postcode.answer)
  return {
    confidence: confidenceOf(places, known, corrections),
    recipient,
    street,
    ...records,
    corrections,
    inferred: inferredFrom(records, corrections, known, located),
    candidates: candidatesOf(places, known, located),
    unparsed: leftover(cleaned, mask),
  }
}

/** The telephone number after ผู้ส่ง is the last. */
function recipientFirst(text: string, phones: readonly Phone[]): readonly Phone[] {
  const sender = text.indexOf('ผู้ส่ง')
  const of = sender === -1 ? undefined : phones.find(({ start }) => start > sender)
  if (!of || text.slice(sender, of.start).includes('ผู้รับ')) return phones
  return [...phones.filter((phone) => phone !== of), of]
}

/** What the readings agree on. */
interface Known {
  readonly reading: Reading
  /** The place of the best reading. */
  readonly place: Place
  /** Places that fit equally. */
  readonly equal: readonly Place[]
  /** The levels on which all of them agree. */
  readonly common: Readonly<Record<Level, Place>>
}

function knownOf(places: Places, located: Located): Known | undefined {
  const { best } = located
  const [reading] = best
  if (!reading) return undefined
  const lowest = onlyChild(places, reading.place) ?? reading.place
  const several =
    best.length > 1 ? [lowest, ...best.slice(1).map((other) => other.place)] : renamed(places, lowest, located)
  const [place = lowest, ...equal] = several
  const lines = [place, ...equal].map((each) => lineOf(places, each))
  const same = (level: Level): Place => {
    const [first = -1, ...rest] = lines.map((line) => line[level])
    return rest.every((other) => other === first) ? first : -1
  }
  const common = { province: same('province'), district: same('district'), subdistrict: same('subdistrict') }
  return { reading, place, equal, common }
}

/** The Thai letters from a position up to the next sign: there may be no blank before it. */
function nameAfterSign({ text, signs }: Located, start: number): string {
  const next = signs.find((sign) => sign.start > start)
  return text.slice(start, thaiEnd(text, start, next?.start))
}

/** A district with so few subdistricts may be one that was divided. */
const PARTS_MAX = 3

/**
 * A subdistrict that was divided: บางนา is บางนาเหนือ and บางนาใต้ today. All that begin with the written name, if they
 * are more than one; or all of a small district under its own name, as แขวงพระโขนง in เขตพระโขนง (พระโขนงใต้ and บางจาก).
 */
function renamed(places: Places, place: Place, located: Located): Place[] {
  if (lineOf(places, place).district !== place) return []
  for (const [start, level] of located.signed) {
    if (level !== 'subdistrict') continue
    const name = nameAfterSign(located, start)
    if (name === '') continue
    const children = childrenOf(places, place)
    const divided = children.filter((child) => places.record(child).nameTh.startsWith(name))
    if (divided.length > 1) return divided
    const isNamedAsDistrict = places.record(place).nameTh === name
    if (isNamedAsDistrict && divided.length < children.length && children.length <= PARTS_MAX) return children
  }
  return []
}

function recordsOf(places: Places, common: Known['common'] | undefined, postcode: string | null): Candidate {
  const record = (place: Place | undefined) => (place === undefined || place < 0 ? null : areaAt(places, place).record)
  return {
    subdistrict: record(common?.subdistrict) as SubdistrictRecord | null,
    district: record(common?.district) as DistrictRecord | null,
    province: record(common?.province),
    postcode,
  }
}

function candidatesOf(places: Places, known: Known | undefined, located: Located): Candidate[] {
  if (!known || known.equal.length === 0) return []
  return [known.place, ...known.equal]
    .toSorted((a, b) => (places.record(a).code < places.record(b).code ? -1 : 1))
    .slice(0, CANDIDATES_MAX)
    .map((place) => recordsOf(places, lineOf(places, place), postcodeOf(places, located.postcode, [place]).answer))
}

function confidenceOf(places: Places, known: Known | undefined, corrections: readonly Correction[]): Confidence {
  if (!known) return 'none'
  if (known.equal.length > 0) return 'ambiguous'
  if (known.place < places.subdistrictsFrom) return 'partial'
  return corrections.length > 0 ? 'corrected' : 'exact'
}

/** อ.เมือง สุรินทร์ is the name of a district, and says the province too. */
function isAfterCapital(text: string, known: Known | undefined, province: ProvinceRecord | null): boolean {
  const district = known?.reading.hits.find(({ level }) => level === 'district')
  const words = district ? text.slice(district.start, district.end).split(/[\s,]+/) : []
  return words.length > 1 && words.at(-1) === province?.nameTh
}

function inferredFrom(
  { subdistrict, district, province, postcode }: Candidate,
  corrections: readonly Correction[],
  known: Known | undefined,
  located: Located,
): (typeof inferable)[number][] {
  const said = (field: (typeof inferable)[number]): boolean =>
    corrections.some((correction) => correction.field === field) ||
    (field === 'postcode'
      ? located.postcode?.digits === postcode
      : (known?.reading.hits.some(({ level }) => level === field) ?? false)) ||
    (field === 'province' && isAfterCapital(located.text, known, province))
  const values = { subdistrict, district, province, postcode }
  return inferable.filter((field) => values[field] !== null && !said(field))
}

function takeWhatIsRead(
  mask: Mask,
  phones: readonly Phone[],
  { signs, postcode }: Located,
  read: readonly Span[],
): void {
  for (const { start, end } of phones) mask.take(start, end)
  if (postcode) {
    const word = wordBefore(mask.text, postcode.start, POSTCODE_WORDS)
    mask.take(word === -1 ? postcode.start : word, postcode.end)
  }
  const starts = new Set(read.map(({ start }) => start))
  for (const { start, end } of read) mask.take(start, mask.text[end] === 'ฯ' ? end + 1 : end)
  for (const sign of signs) if (sign.level !== null && starts.has(sign.end)) mask.take(sign.start, sign.end)
  for (const { end } of read) {
    const after = mask.isLatin ? levelAfter(mask.text, end) : undefined
    if (after) mask.take(end, after.end)
  }
}

const POSTCODE_WORDS = 'รหัสไปรษณีย์|ไปรษณีย์|ปณ|postal code|postcode|zip code|zipcode|zip'.split('|')
