import { hasThai } from '../names/thai-letters.ts'
import type { DistrictRecord, ProvinceRecord, SubdistrictRecord } from '../dataset.ts'
import type { Box, Recipient, Site } from './person/business.ts'
import { DWELLING, OFFICE_WORD } from './text/vocabulary.ts'
import type { Street } from './street/street.ts'

/** Romanizes Thai text, with a blank between words. */
type Romanized = (thai: string) => string

export interface Label {
  readonly th: readonly string[]
  readonly en: readonly string[]
}

/** The known levels of a place. */
interface Placed {
  readonly subdistrict: SubdistrictRecord | null
  readonly district: DistrictRecord | null
  readonly province: ProvinceRecord | null
  readonly postcode: string | null
}

/** A piece of the site, and the street part that follows it in the text. */
export interface SiteAmong {
  readonly text: string
  readonly before: keyof Street | null
}

interface Addressed {
  readonly address: Placed & { readonly street: Street & Box & Site }
  readonly addressee: Recipient
  readonly sites: readonly SiteAmong[]
}

/**
 * The address as lines to print, in the order of Thailand Post: recipient; street; subdistrict and district; province
 * and postcode. Unknown levels are left out.
 */
export function labelOf(read: Addressed, romanized: Romanized): Label {
  return { th: thaiLines(read), en: englishLines(read, romanized) }
}

/** The label lines of a place alone. */
export const placeLabelOf = (place: Placed): Label => ({
  th: lines(' ', placeInThai(place)),
  en: placeInEnglish(place),
})

const placeInThai = ({ subdistrict, district, province, postcode }: Placed): Part[][] => [
  [
    after(subdistrict?.kind === 'khwaeng' ? 'แขวง' : 'ตำบล', subdistrict?.nameTh),
    after(district?.kind === 'khet' ? 'เขต' : 'อำเภอ', district?.nameTh),
  ],
  [province?.nameTh, postcode],
]

const placeInEnglish = ({ subdistrict, district, province, postcode }: Placed): string[] => [
  ...lines(', ', [[subdistrict?.nameEn, district?.nameEn]]),
  ...lines(' ', [[province?.nameEn, postcode]]),
]

/** A, C3, 2. */
const CODE = /^[A-Z]?\d{0,3}[A-Z]?$/
/** Names that are printed without อาคาร before them. */
const NAMES_ITS_KIND = new RegExp(`^(?:${DWELLING}|[ก-๎ ]+คอนโด|[A-Za-z]{2})|(?:${DWELLING})[ก-๎]*$`)

function thaiLines({ address, addressee, sites }: Addressed): string[] {
  const { poBox, postOffice } = address.street
  const { company, phones } = addressee
  const branch = placeOf(addressee)
  const phone = phones.length > 0 ? `โทร. ${phones.join(', ')}` : null
  return lines(' ', [
    ...recipientLines([company, branch && `สาขา${branch}`], personsOf(addressee), [phone]),
    [poBox && `ตู้ ปณ. ${poBox}`, postOffice],
    streetInThai(address.street, sites),
    ...placeInThai(address),
  ])
}

type Part = string | null | undefined
/** The parts of a street in label order, each with its word. */
type StreetParts = readonly (readonly [key: keyof Street, text: Part])[]

function streetInThai(street: Street, sites: readonly SiteAmong[]): Part[] {
  const { houseNumber, building, floor, room, village, moo, soi, road } = street
  const parts: StreetParts = [
    ['houseNumber', houseNumber],
    ['building', building && NAMES_ITS_KIND.test(building) ? building : after('อาคาร', building)],
    ['floor', after('ชั้น', floor)],
    ['room', after('ห้อง', room)],
    ['village', after('หมู่บ้าน', village)],
    ['moo', after('หมู่', moo)],
    ['soi', after('ซอย', soi)],
    ['road', after('ถนน', road)],
  ]
  return withSites(parts, sites).map(([, text]) => text)
}

/** The existing parts of a street, each after the site pieces written directly before it. */
function withSites(parts: StreetParts, sites: readonly SiteAmong[]): (readonly [key: string, text: string])[] {
  const all: (readonly [key: string, text: string])[] = []
  const rest = new Set(sites)
  for (const [key, text] of parts) {
    if (!text) continue
    for (const site of rest) if (site.before === key && rest.delete(site)) all.push(['site', site.text])
    all.push([key, text])
  }
  for (const { text } of rest) all.push(['site', text])
  return all
}

/** The branch on the label; head office and branch numbers are useless to a courier. */
const placeOf = ({ company, branch }: Recipient): string | null =>
  company !== null && branch?.code !== '00000' ? (branch?.name ?? null) : null

/** The department and person; a shop that is its own person is printed on the company line. */
const personsOf = ({ company, department, name }: Recipient): Part[] => [department, name === company ? null : name]

/** The organisation on its own line; the phones after the person, or after the organisation if there is no person. */
function recipientLines(company: readonly Part[], person: readonly Part[], phones: readonly Part[]): Part[][] {
  if (person.some(Boolean)) return [[...company], [...person, ...phones]]
  return [[...company, ...phones]]
}

/** A part preceded by its label word; Thai words have no blank between them. */
const after = (word: string, part: Part): Part => part && (/^[\dA-Za-z]/.test(part) ? `${word} ${part}` : word + part)

function englishLines({ address, addressee, sites }: Addressed, romanized: Romanized): string[] {
  const latin = (text: string): string => inLatin(text, romanized)
  const { poBox, postOffice } = address.street
  const branch = placeOf(addressee)
  return [
    ...lines(', ', [
      ...recipientLines(
        [addressee.companyEn ?? addressee.company, branch && `${latin(branch)} Branch`],
        personsOf(addressee),
        addressee.phones,
      ),
      [poBox && `P.O. Box ${poBox}`, postOffice && officeInLatin(postOffice, latin)],
      streetInEnglish(address.street, sites, romanized),
    ]),
    ...placeInEnglish(address),
  ]
}

function streetInEnglish(street: Street, sites: readonly SiteAmong[], romanized: Romanized): Part[] {
  const latin = (text: string): string => inLatin(text, romanized)
  const { houseNumber, building, floor, room, village, moo, soi, road } = street
  const parts: StreetParts = [
    ['houseNumber', houseNumber && latin(houseNumber)],
    ['moo', moo && `Moo ${moo}`],
    ['room', room && `Room ${latin(room)}`],
    ['floor', floor && `Floor ${latin(floor)}`],
    [
      'building',
      building &&
        (hasThai(building)
          ? `${latin(building)} Building`
          : after(CODE.test(building) ? 'Building' : '', building)?.trim()),
    ],
    ['village', village && `${latin(village)} Village`],
    ['soi', soi && `Soi ${latin(soi)}`],
    ['road', road && `${roadInLatin(road, romanized)} Road`],
  ]
  const inLatinToo = sites.map((each) => ({ ...each, text: latin(each.text.replaceAll(KILOMETRE, 'Km ')) }))
  const [first, second, ...rest] = withSites(parts, inLatinToo)
  const isHouseOfMoo = first?.[0] === 'houseNumber' && second?.[0] === 'moo'
  const head = isHouseOfMoo ? [`${first[1]} ${second[1]}`] : [first?.[1], second?.[1]]
  return [...head, ...rest.map(([, text]) => text)]
}

const KILOMETRE = /(?:กม\.?|กิโลเมตรที่)\s?(?=\d)/g

const OFFICE = new RegExp(`^${OFFICE_WORD}`)

/** ปณ. and its kinds are Post Office in English. */
function officeInLatin(office: string, latin: (text: string) => string): string {
  if (!hasThai(office)) return office
  return `${latin(office.replace(OFFICE, ''))} Post Office`
}

/** Whether the English lines need romanization. */
export const needsRomanizing = ({ address, addressee }: Addressed): boolean =>
  [...Object.values(address.street), placeOf(addressee)].some((part: string | null) => part !== null && hasThai(part))

const lines = (by: string, all: readonly (readonly Part[])[]): string[] =>
  all.map((parts) => parts.filter(Boolean).join(by)).filter(Boolean)

/** Thai words romanized, each capitalised. The roads พระราม 1 to 9 are Rama in English. */
function inLatin(text: string, romanized: Romanized): string {
  if (!hasThai(text)) return text
  const named = text.includes('พระราม') ? text.replace(/พระราม\s?(?=\d)/, 'Rama ') : text
  return named
    .split('-')
    .map((part) => capitalised(romanized(part)))
    .join('-')
}

const ROAD = 'ถนน'
const ROAD_IN_LATIN = 'Thanon '

/** Romanizes a road's name after its label word, as written: alone, ช้างเผือก could be an animal. */
function roadInLatin(road: string, romanized: Romanized): string {
  if (!hasThai(road)) return road
  const whole = inLatin(`${ROAD}${road}`, romanized)
  return whole.startsWith(ROAD_IN_LATIN) ? whole.slice(ROAD_IN_LATIN.length) : inLatin(road, romanized)
}

/** Capitalises each letter that follows no letter or hyphen. */
const capitalised = (text: string): string => text.replaceAll(/(?<![A-Za-z-])[a-z]/g, (letter) => letter.toUpperCase())
