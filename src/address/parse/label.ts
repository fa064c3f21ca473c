import { isLatin } from '../../thai/character-kinds.ts'
import { hasThai } from '../thai-letters.ts'
import type { DistrictRecord, ProvinceRecord, SubdistrictRecord } from '../dataset.ts'
import type { Street } from './street.ts'

/** Writes Thai in Latin letters, with a blank between words. */
type Romanized = (thai: string) => string

export interface Label {
  readonly th: readonly string[]
  readonly en: readonly string[]
}

interface Addressed {
  readonly recipient: { readonly name: string | null; readonly phones: readonly string[] }
  readonly street: Street
  readonly subdistrict: SubdistrictRecord | null
  readonly district: DistrictRecord | null
  readonly province: ProvinceRecord | null
  readonly postcode: string | null
}

/**
 * The address as lines to print, in the order of Thailand Post: recipient; street; subdistrict and district; province
 * and postcode. What is not known is left out.
 */
export function labelOf(address: Addressed, romanized: Romanized): Label {
  return { th: thaiLines(address), en: englishLines(address, romanized) }
}

function thaiLines({
  recipient: { name, phones },
  street,
  subdistrict,
  district,
  province,
  postcode,
}: Addressed): string[] {
  const { houseNumber, building, floor, room, village, moo, soi, road } = street
  return lines(' ', [
    [name, phones.length > 0 ? `โทร. ${phones.join(', ')}` : null],
    [
      houseNumber,
      building && /^(?:คอนโด|หอพัก|แฟลต|อพาร์|แมนชั|[A-Za-z])/.test(building) ? building : after('อาคาร', building),
      after('ชั้น', floor),
      after('ห้อง', room),
      after('หมู่บ้าน', village),
      after('หมู่', moo),
      after('ซอย', soi),
      after('ถนน', road),
    ],
    [
      after(subdistrict?.kind === 'khwaeng' ? 'แขวง' : 'ตำบล', subdistrict?.nameTh),
      after(district?.kind === 'khet' ? 'เขต' : 'อำเภอ', district?.nameTh),
    ],
    [province?.nameTh, postcode],
  ])
}

type Part = string | null | undefined

/** A part after the word that says what it is; Thai words have no blank between them. */
const after = (word: string, part: Part): Part => part && (/^[\dA-Za-z]/.test(part) ? `${word} ${part}` : word + part)

function englishLines(
  { recipient: { name, phones }, street, subdistrict, district, province, postcode }: Addressed,
  romanized: Romanized,
): string[] {
  const latin = (text: string): string => inLatin(text, romanized)
  const { houseNumber, building, floor, room, village, moo, soi, road } = street
  const number = [houseNumber, moo && `Moo ${moo}`].filter(Boolean).join(' ')
  return [
    ...lines(', ', [
      [name, ...phones],
      [
        number,
        room && `Room ${latin(room)}`,
        floor && `Floor ${latin(floor)}`,
        building && (hasThai(building) ? `${latin(building)} Building` : building),
        village && `${latin(village)} Village`,
        soi && `Soi ${latin(soi)}`,
        road && `${roadInLatin(road, romanized)} Road`,
      ],
      [subdistrict?.nameEn, district?.nameEn],
    ]),
    ...lines(' ', [[province?.nameEn, postcode]]),
  ]
}

/** Whether the English lines need anything romanized. */
export const needsRomanizing = ({ street }: Pick<Addressed, 'street'>): boolean =>
  Object.values(street).some((part: string | null) => part !== null && hasThai(part))

const lines = (by: string, all: readonly (readonly Part[])[]): string[] =>
  all.map((parts) => parts.filter(Boolean).join(by)).filter(Boolean)

/** Thai words in Latin letters, each with a capital. The roads พระราม 1 to 9 are Rama in English. */
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

/** The name of a road is read after its kind, as it is written: alone, ช้างเผือก could be an animal. */
function roadInLatin(road: string, romanized: Romanized): string {
  if (!hasThai(road)) return road
  const whole = inLatin(`${ROAD}${road}`, romanized)
  return whole.startsWith(ROAD_IN_LATIN) ? whole.slice(ROAD_IN_LATIN.length) : inLatin(road, romanized)
}

/** With a capital for each letter that no letter or hyphen is before. */
function capitalised(text: string): string {
  let result = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string
    const before = text.charCodeAt(i - 1)
    const isFirst = isLatin(text.charCodeAt(i)) && !isLatin(before) && before !== HYPHEN
    result += isFirst ? letter.toUpperCase() : letter
  }
  return result
}

const HYPHEN = 0x2d
