import { CANDIDATES_MAX } from './place/agreement.ts'
import type { DistrictRecord, ProvinceRecord, SubdistrictRecord } from '../dataset.ts'
import type { Reading } from './place/choose.ts'
import { claimsOf, type Claimed } from './text/claims.ts'
import { blocksOf, deliveryOf, isLabel, type Block } from './blocks.ts'
import { boxOf, businessOf, type Box, type Business, type Recipient, type Site } from './person/business.ts'
import { boxProvince, officeDistrict } from './place/box-place.ts'
import { clean, type Clean } from './text/clean.ts'
import { hasSubstance } from './complete.ts'
import { correctionsOf, fields, type Correction } from './place/corrections.ts'
import { phonesOf, type Number5, type Phone } from './text/numbers.ts'
import type { Label, SiteAmong } from './label.ts'
import { locate, type Located } from './place/locate.ts'
import { Mask, NOTHING, TAKEN } from './text/mask.ts'
import { areaAt, childrenOf, lineOf, onlyChild, type Level, type Place, type Places } from '../places.ts'
import { answeredPostcode } from './place/postcode.ts'
import { effort, type Effort } from './place/misspelt.ts'
import { recipientOf } from './person/recipient.ts'
import { leftover, pieceOf } from './leftover.ts'
import { levelAfter } from './text/markers.ts'
import { thaiEnd, type Span } from './text/span.ts'
import { spoken } from './text/spoken.ts'
import { shopEnd } from './shop.ts'
import { sitesOf } from './street/site.ts'
import { NO_STREET, streetOf, type Starts, type Street } from './street/street.ts'
import type { Decision, Tell } from './text/tell.ts'
import { endings, wordBefore } from './text/word-list.ts'
import { POSTCODE, POSTCODE_LATIN, RECEIVER, SENDER } from './text/vocabulary.ts'

export const confidences = ['exact', 'corrected', 'ambiguous', 'partial', 'none'] as const
export type Confidence = (typeof confidences)[number]

export interface Candidate {
  readonly subdistrict: SubdistrictRecord | null
  readonly district: DistrictRecord | null
  readonly province: ProvinceRecord | null
  readonly postcode: string | null
}

/** The address in a text, and how certain it is. */
export interface ParsedAddress extends Candidate {
  readonly confidence: Confidence
  readonly recipient: Recipient
  readonly street: Street & Box & Site
  readonly corrections: readonly Correction[]
  /** Levels that the text does not name but that follow from the rest. */
  readonly inferred: readonly Correction['field'][]
  readonly candidates: readonly Candidate[]
  /** Pieces of the text that are in no other property. */
  readonly unparsed: readonly string[]
  /** Whether everything a label needs is known, and no relevant piece is left. */
  readonly complete: boolean
  readonly label: Label
}

/** Called with the places found for each address of a text, for `npm run why`. */
type Watch = (located: Located) => void

interface Read {
  readonly address: Omit<ParsedAddress, 'label'>
  /** The recipient on the label, without a firm that only the invoice names. */
  readonly addressee: Recipient
  readonly sites: readonly SiteAmong[]
}

/** Reads a text, without the label. Of two addresses the result is that of the delivery, never parts of both. */
export function readAddress(places: Places, text: string, tell?: Tell, watch?: Watch): Read {
  const cleaned = spoken(clean(text))
  const left = effort()
  const blocks = blocksOf(cleaned, (digits) => places.postcode(digits).length > 0)
  if (blocks.length === 0) return readOne(places, cleaned, left, tell, watch)
  const read = blocks.map((block) => ({ ...block, ...readOne(places, spoken(clean(block.text)), left, tell, watch) }))
  const whole = read.filter(({ address }) => address.district !== null || address.candidates.length > 0)
  const answer = whole[deliveryOf(whole.map(({ kind }) => kind))]
  const isLabelled = whole.some(({ kind }) => kind !== 'none')
  if (whole.length < 2 || (!isLabelled && arePlacesEqual(whole))) return readOne(places, cleaned, left, tell, watch)
  if (!answer)
    return eitherOf(
      whole.map(({ address }) => address),
      blocks,
    )
  const unparsed = read.flatMap((each) =>
    each === answer ? each.address.unparsed.filter((piece) => !isLabel(piece)) : pieceOf(each.text),
  )
  const invoices = read
    .filter(({ kind }, i) => kind === 'invoice' || (kind === 'none' && i === 0))
    .map(({ address }) => address.recipient)
  const own = read.filter(({ kind }) => kind === 'former').reduce(moved, answer.address.recipient)
  const recipient = invoices.reduce(billed, own)
  const addressee = recipient.name === null ? recipient : own
  const address = { ...answer.address, recipient, unparsed, complete: false }
  return { address, addressee, sites: answer.sites }
}

/** The delivery's recipient, completed with the invoice's organisation. */
const billed = (delivery: Recipient, invoice: Recipient): Recipient => ({
  ...delivery,
  company: delivery.company ?? invoice.company,
  companyEn: delivery.company === null ? invoice.companyEn : delivery.companyEn,
  taxId: delivery.taxId ?? invoice.taxId,
  branch: delivery.branch ?? invoice.branch,
  email: delivery.email ?? invoice.email,
})

/** The recipient of a new address, with the name and phone of the former one if it has none. */
const moved = (delivery: Recipient, { address: { recipient: former } }: Read): Recipient => ({
  ...delivery,
  name: delivery.name ?? former.name,
  phones: delivery.phones.length > 0 ? delivery.phones : former.phones,
})

/** Whether all blocks name one place: the same address in two languages, or twice. */
const arePlacesEqual = (whole: readonly Read[]): boolean =>
  new Set(whole.map(({ address }) => address.subdistrict?.code ?? address.district?.code)).size === 1

/** The result if the address of the delivery is undecidable: what all addresses agree on, without a street. */
function eitherOf(addresses: readonly Read['address'][], blocks: readonly Block[]): Read {
  const [first] = addresses as [Read['address']]
  const agreed = <Key extends keyof Candidate>(key: Key): Candidate[Key] =>
    addresses.every((each) => codeOf(each[key]) === codeOf(first[key])) ? first[key] : null
  const candidates = addresses.flatMap(({ candidates: own, subdistrict, district, province, postcode }) =>
    own.length > 0 ? own : [{ subdistrict, district, province, postcode }],
  )
  const shared = <Key extends keyof Recipient>(key: Key): Recipient[Key] | null =>
    addresses.every(({ recipient }) => isSame(recipient[key], first.recipient[key])) ? first.recipient[key] : null
  // A company written only before the first address belongs to all of them.
  const common = <Key extends 'company' | 'companyEn' | 'taxId' | 'branch'>(key: Key): Recipient[Key] | null =>
    addresses.slice(1).every(({ recipient }) => recipient[key] === null) ? first.recipient[key] : shared(key)
  const recipient = {
    name: shared('name'),
    phones: [...new Set(addresses.flatMap((each) => each.recipient.phones))],
    company: common('company'),
    companyEn: common('companyEn'),
    department: shared('department'),
    taxId: common('taxId'),
    branch: common('branch'),
    email: shared('email'),
  }
  const address = {
    confidence: 'ambiguous' as const,
    recipient,
    street: { ...NO_STREET, poBox: null, postOffice: null, site: null },
    subdistrict: agreed('subdistrict'),
    district: agreed('district'),
    province: agreed('province'),
    postcode: agreed('postcode'),
    corrections: [],
    inferred: [],
    candidates: [...new Map(candidates.map((each) => [`${codesIn(each)} ${each.postcode}`, each])).values()]
      .toSorted((a, b) => (codesIn(a) < codesIn(b) ? -1 : 1))
      .slice(0, CANDIDATES_MAX),
    unparsed: blocks.map(({ text }) => pieceOf(text)),
    complete: false,
  }
  return { address, addressee: recipient, sites: [] }
}

/** Deep equality: each reading creates its own objects. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const codeOf = (value: Candidate[keyof Candidate]): string | null =>
  value !== null && typeof value === 'object' ? value.code : value

const codesIn = ({ subdistrict, district, province }: Candidate): string =>
  (subdistrict ?? district ?? province)?.code ?? ''

/** The names of the reading that the answer uses. */
const hitsOf = ({ reading, common }: Known): Span[] =>
  reading.hits.filter((hit) => hit.exact || common[hit.level] !== -1)

const nameOf = (
  cleaned: Clean,
  mask: Mask,
  phones: Parameters<typeof recipientOf>[2],
  business: Parameters<typeof shopName>[0],
  tell?: Tell,
) => recipientOf(cleaned, mask, phones, tell) ?? shopName(business)

/** Reads a text with one address. */
function readOne(places: Places, cleaned: Clean, left: Effort, listener?: Tell, watch?: Watch): Read {
  const mask = new Mask(cleaned.text)
  const tell = listener && ((decision: Decision) => listener(decision, cleaned.text))
  const claims = hiddenClaims(mask, tell)
  const business = businessOf(mask, claims, (shop) => shopEnd(places, cleaned.text, shop, left), tell)
  const box = boxOf(mask)
  // Without organisations, e-mail and box: their words name no places.
  const text = mask.untaken
  const phones = recipientFirst(cleaned.text, phonesOf(mask.rest))
  const cut = mask.taken.slice()
  for (const { start, end } of [...phones, ...claims]) cut.fill(1, start, end)
  const located = locate(places, text, cut, left)
  watch?.(located)
  const known = knownOf(places, located)
  const read = known ? hitsOf(known) : []
  const isStreet = !known && isStreetWithPostcode(places, text, phones, located)
  const postcode = isStreet ? writtenCode(located) : postcodeOf(places, located, known, box)
  const corrections = known ? corrected(places, cleaned, located, known, read, postcode) : []
  const candidates = candidatesOf(places, known, located)
  const codes = [postcode.answer, ...corrections.map(({ from }) => from), ...candidates.map((each) => each.postcode)]
  takeWhatIsRead(mask, phones, located, read, codes)
  const postOffice = officeOf(mask, box, known)
  mask.extent = NOTHING
  const { street: parts, starts } = streetOf(mask, known !== undefined || isStreet, tell)
  const extent = {
    street: mask.extent,
    levels: located.postcode ? [...read, located.postcode] : read,
    signs: located.signs,
    names: located.hits,
  }
  if (known) hideRepeated(mask, located, known)
  const name = nameOf(cleaned, mask, phones, business, tell)
  const pieces = sitesOf(cleaned, mask, extent, claims, tell)
  const site = pieces.map((piece) => piece.text).join(', ') || null
  const street = { ...parts, poBox: box.poBox, postOffice, site }
  const recipient = { name, phones: [...new Set(phones.map(({ digits }) => digits))], ...business }
  const common = commonOf(places, known, postcode.answer, postOffice, isStreet)
  const records = recordsOf(places, common, postcode.answer)
  const confidence = known ? confidenceOf(places, known, corrections) : unnamed(common)
  const unparsed = leftover(cleaned, mask)
  const address = {
    confidence,
    recipient,
    street,
    ...records,
    corrections,
    inferred: inferredFrom(records, corrections, known, located),
    candidates,
    unparsed,
    complete: isPlaced(confidence, box, records.postcode) && !unparsed.some(hasSubstance),
  }
  const sites = pieces.map((piece) => ({ text: piece.text, before: nextPart(starts, piece.start) }))
  return { address, addressee: recipient, sites }
}

/** The corrections of names, and of the postcode if only one place fits. */
function corrected(
  places: Places,
  cleaned: Clean,
  located: Located,
  { reading, common, equal }: Known,
  read: Span[],
  postcode: Postcode,
): Correction[] {
  const corrections = correctionsOf(places, cleaned, located, reading, common, read)
  return equal.length === 0 && postcode.correction ? [...corrections, postcode.correction] : corrections
}

const isSure = (confidence: Confidence): boolean => confidence === 'exact' || confidence === 'corrected'

/** Whether a carrier can find the place: a box needs only its postcode. */
const isPlaced = (confidence: Confidence, { poBox }: Box, postcode: string | null): boolean =>
  isSure(confidence) || (poBox !== null && postcode !== null)

type Postcode = ReturnType<typeof answeredPostcode>

/** A box may have its office's postcode, which the table lacks: the first two digits are the province's. */
function postcodeOf(places: Places, { postcode }: Located, known: Known | undefined, { poBox }: Box): Postcode {
  const answered = answeredPostcode(places, postcode, known ? [known.place, ...known.equal] : [])
  if (poBox === null || !postcode) return answered
  const province = boxProvince(places, postcode.digits)
  const isOwn = province !== undefined && (!known || known.common.province === province)
  return isOwn ? { answer: postcode.digits, correction: undefined } : answered
}

/** The levels common to all readings; for a box the province of its postcode and the district its office is named after. */
function commonOf(
  places: Places,
  known: Known | undefined,
  postcode: string | null,
  postOffice: string | null,
  isStreet: boolean,
): Known['common'] | undefined {
  if (postcode === null) return known?.common
  const province = known ? known.common.province : boxProvince(places, postcode)
  if (province === undefined) return undefined
  const common = known?.common ?? { province, district: -1, subdistrict: -1 }
  const office =
    common.district === -1 && postOffice ? officeDistrict(places, common.province, postcode, postOffice) : undefined
  const district = isStreet ? onlyDistrict(places, postcode) : office
  return district === undefined ? common : { ...common, district }
}

/** Hides a repeated district or province, which is no person's name: Mae Rim, Mae Rim, Chiang Mai. */
function hideRepeated(mask: Mask, { hits }: Located, { common }: Known): void {
  for (const { start, end, level, cost, left, right, places } of hits) {
    const isWord =
      mask.taken[start] === 0 &&
      level !== 'subdistrict' &&
      cost === 0 &&
      left &&
      right &&
      places.includes(common[level])
    if (isWord && BEGINS_PIECE.test(mask.rest.slice(Math.max(0, start - 3), start))) mask.hide(start, end)
  }
}

const BEGINS_PIECE = /(?:^|[,\n¦])\s*$/

/** A house and its street before a postcode at the end, without a place name: 12 ถนนพระราม 4 10500. */
function isStreetWithPostcode(places: Places, text: string, phones: readonly Span[], { postcode }: Located): boolean {
  if (!postcode || places.postcode(postcode.digits).length === 0) return false
  const others = new Mask(text)
  for (const { start, end } of phones) others.hide(start, end, ' ')
  const { rest } = others
  return STREET_AND_HOUSE.test(rest.slice(0, postcode.start)) && !/[ก-๎A-Za-z\d]/.test(rest.slice(postcode.end))
}

const STREET_AND_HOUSE = new RegExp(
  String.raw`(?:^|[\s,])\d{1,5}(?:\/\d{1,4})?[ก-๎A-Za-z]?[\s,]{1,3}(?:[ก-๎\d.\s]{1,24}\s)?` +
    String.raw`(?:(?:ถนน|ถ\.|ซอย|ซ\.)\s?[ก-๎]|[A-Z][A-Za-z0-9 ]{2,40}\s(?:Road|Rd\.?|Street)(?![A-Za-z])|Soi [A-Z])`,
)

const writtenCode = ({ postcode }: Located): Postcode => ({ answer: postcode?.digits ?? null, correction: undefined })

/** The district shared by all places with a postcode; undefined if they differ. */
function onlyDistrict(places: Places, postcode: string): Place | undefined {
  const [district, ...others] = new Set(places.postcode(postcode).map((place) => lineOf(places, place).district))
  return others.length === 0 ? district : undefined
}

/** The confidence of an answer without place names. */
const unnamed = (common: Known['common'] | undefined): Confidence => (common ? 'partial' : 'none')

/** The office of a box; without its label word it is the name between the box and the postcode. */
const officeOf = (mask: Mask, { poBox, postOffice }: Box, known: Known | undefined): string | null =>
  known || poBox === null ? postOffice : (postOffice ?? mask.takeMatch(OFFICE_NAME)?.[0] ?? null)

const OFFICE_NAME = /(?<=¦\s{0,3})[ก-๎]{2,40}(?=\s{0,3}¦)/

/** The first street part that starts after `position`. */
function nextPart(starts: Starts, position: number): keyof Street | null {
  let next: keyof Street | null = null
  for (const [part, start] of starts)
    if (start > position && (next === null || start < (starts.get(next) as number))) next = part
  return next
}

/** The name of a shop that orders under it; `recipient.name` had it before `company` existed. */
const shopName = ({ company }: Business): string | null => (company !== null && SHOP.test(company) ? company : null)

const SHOP = /^(?:ร้าน(?!.*จำกัด)|อู่|ปั๊ม|คลินิก|สหกรณ์)/

/** Hides claimed pieces, so that nothing else reads them. */
function hiddenClaims(mask: Mask, tell: Tell | undefined): readonly Claimed[] {
  const claims = claimsOf(mask.text)
  for (const { start, end, by } of claims) {
    mask.hide(start, end)
    tell?.({ rule: by, start, end })
  }
  return claims
}

/** Moves the telephone number after ผู้ส่ง to the end. */
function recipientFirst(text: string, phones: readonly Phone[]): readonly Phone[] {
  const sender = text.search(SENDERS)
  const of = sender === -1 ? undefined : phones.find(({ start }) => start > sender)
  if (!of || text.slice(sender, of.start).includes(RECEIVER)) return phones
  return [...phones.filter((phone) => phone !== of), of]
}

const SENDERS = new RegExp(SENDER)

/** What the readings agree on. */
interface Known {
  readonly reading: Reading
  /** The place of the best reading. */
  readonly place: Place
  /** Places that fit equally. */
  readonly equal: readonly Place[]
  /** The levels that all of these share; -1 where they differ. */
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

/** The Thai letters from `start` up to the next sign, with or without a blank before it. */
function nameAfterSign({ text, signs }: Located, start: number): string {
  const next = signs.find((sign) => sign.start > start)
  return text.slice(start, thaiEnd(text, start, next?.start))
}

/** A district with at most this many subdistricts may have been divided. */
const PARTS_MAX = 3

/**
 * The parts of a divided subdistrict: บางนา is บางนาเหนือ and บางนาใต้ today. All that begin with the written name, if there
 * are several; or all of a small district under its own name, as แขวงพระโขนง in เขตพระโขนง (พระโขนงใต้ and บางจาก).
 */
function renamed(places: Places, place: Place, located: Located): Place[] {
  if (lineOf(places, place).district !== place) return []
  // ต.เฉลิมพระเกียรติ is the district, after the wrong sign.
  if (located.best[0]?.hits.some(({ by }) => by === 'sign of another level')) return []
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
    .slice(0, CANDIDATES_MAX)
    .toSorted((a, b) => (places.record(a).code < places.record(b).code ? -1 : 1))
    .map((place) =>
      recordsOf(places, lineOf(places, place), answeredPostcode(places, located.postcode, [place]).answer),
    )
}

function confidenceOf(places: Places, known: Known, corrections: readonly Correction[]): Confidence {
  if (known.equal.length > 0) return 'ambiguous'
  if (known.place < places.subdistrictsFrom) return 'partial'
  return corrections.length > 0 ? 'corrected' : 'exact'
}

/** Whether the district's name includes the province's, as in อ.เมือง สุรินทร์, which therefore states the province too. */
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
): Correction['field'][] {
  const said = (field: Correction['field']): boolean =>
    corrections.some((correction) => correction.field === field) ||
    (field === 'postcode'
      ? located.postcode?.digits === postcode
      : (known?.reading.hits.some(({ level }) => level === field) ?? false)) ||
    (field === 'province' && isAfterCapital(located.text, known, province))
  const values = { subdistrict, district, province, postcode }
  return fields.filter((field) => values[field] !== null && !said(field))
}

function takeWhatIsRead(
  mask: Mask,
  phones: readonly Phone[],
  { signs, postcode }: Located,
  read: readonly Span[],
  codes: readonly (string | null)[],
): void {
  for (const { start, end } of phones) mask.take(start, end)
  if (postcode) takePostcode(mask, postcode, codes)
  const starts = new Set(read.map(({ start }) => start))
  for (const { start, end } of read) mask.take(start, mask.text[end] === 'ฯ' ? end + 1 : end)
  for (const sign of signs) if (sign.level !== null && starts.has(sign.end)) mask.take(sign.start, sign.end)
  for (const { end } of read) {
    const after = mask.isLatin ? levelAfter(mask.text, end) : undefined
    if (after) mask.take(end, after.end)
  }
}

/** An unused postcode remains for `unparsed`, but nothing may read it as a house or a name. */
function takePostcode(mask: Mask, { start, end, digits }: Number5, codes: readonly (string | null)[]): void {
  const word = wordBefore(mask.text, start, POSTCODE_WORDS)
  const from = word === -1 ? start : word
  if (codes.includes(digits)) mask.take(from, end)
  else mask.hide(from, end, TAKEN)
}

const POSTCODE_WORDS = endings(`${POSTCODE}|รหัส ไปรษณีย์|รหัส ปณ|ไปรษณีย์|ปณ|รหัส|${POSTCODE_LATIN}`)
