import { once } from '../../once.ts'
import { isThaiLetter } from '../../thai/character-kinds.ts'
import packed from './places.generated.json' with { type: 'json' }

/**
 * The names of provinces and districts, from data/address, to distinguish จ. and อ. of a place from those of a person. Only
 * hashes are bundled: of 1,000 other names one would match a district.
 */

/** Beginnings of an address's parts: its street, its subdistrict, its district and province. */
export const STREET = String.raw`ซ\.|ซอย|ถ\.|ถนน`
export const SUBDISTRICT = String.raw`ต\.|ตำบล|แขวง`
export const DISTRICT = String.raw`อ\.|อำเภอ|จ\.|จังหวัด|เขต`

/** Beginnings that only place names have: a town, a marsh, a pier. The list omits such names. */
export const OF_A_PLACE =
  /^(?:เมือง|(?:หนอง|บ้าน|ท่า(?!น)|โนน|คลอง|เกาะ|ห้วย|ทุ่ง|โคก|เวียง|เชียง|แม่(?!น)|โพน|ควน|วัง|ดอน|กุด)[ก-ฮเ-ไ])/
const NAME_CHARS_MAX = 22

/** A 20-bit hash of a name (FNV-1a over its UTF-16 units, folded). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return ((hash >>> 20) ^ hash) & 0xfffff
}

/** Low bits of a step, chosen by the number of names: 80 provinces, 500 districts. */
export const lowBits = { provinces: 13, districts: 10 } as const
const ZERO = 0x30
const CHAR_BITS = 6

/**
 * Encodes ascending numbers as steps in a Rice code: step / 2^low ones, a zero, and the low bits; six bits per character, from
 * `0` on.
 */
export function packedHashes(hashes: readonly number[], low: number): string {
  let bits = ''
  hashes.forEach((hash, i) => {
    const step = hash - (hashes[i - 1] ?? 0)
    bits += `${'1'.repeat(step >> low)}0${(step % 2 ** low).toString(2).padStart(low, '0')}`
  })
  // The padding ones begin a step that never ends.
  return (bits.match(/.{1,6}/g) ?? [])
    .map((six) => String.fromCharCode(ZERO + parseInt(six.padEnd(CHAR_BITS, '1'), 2)))
    .join('')
}

function unpacked(text: string, low: number): Set<number> {
  const hashes = new Set<number>()
  let hash = 0
  let left = -1 // low bits to read; -1 among the ones before them
  for (let at = 0; at < text.length * CHAR_BITS; at++) {
    const unit = text.charCodeAt(Math.floor(at / CHAR_BITS)) - ZERO
    const bit = (unit >> (CHAR_BITS - 1 - (at % CHAR_BITS))) & 1
    if (left < 0) {
      if (bit === 1) hash += 1 << low
      else left = low
      continue
    }
    left--
    hash += bit << left
    if (left > 0) continue
    hashes.add(hash)
    left = -1
  }
  return hashes
}

const provinces = once(() => unpacked(packed.provinces, lowBits.provinces))
const districts = once(() => unpacked(packed.districts, lowBits.districts))

const isProvince = (name: string): boolean => provinces().has(nameHash(name))
const isDistrict = (name: string): boolean => OF_A_PLACE.test(name) || districts().has(nameHash(name))

/** Whether a province's name begins here. @example provinceAt('จ.ตาก', 2) // true */
export function provinceAt(text: string, at: number): boolean {
  return beginsWith(isProvince, text, at)
}

/** Whether a text ends in a province's name. @example endsInProvince('ถึงลำปาง') // true */
export function endsInProvince(text: string): boolean {
  if (!isThaiLetter(text.charCodeAt(text.length - 1))) return false
  for (let start = 0; start < text.length - 1; start++) if (isProvince(text.slice(start))) return true
  return false
}

/** Whether a district's name begins here, as the whole word. @example districtAt('อ.ปาย จ.แม่ฮ่องสอน', 2) // true */
export function districtAt(text: string, at: number): boolean {
  return beginsWith(isDistrict, text, at)
}

/** A name without a letter after it; after a long name anything may follow. */
function beginsWith(isName: (name: string) => boolean, text: string, at: number): boolean {
  let end = at
  while (end < text.length && end - at < NAME_CHARS_MAX && isThaiLetter(text.charCodeAt(end))) end++
  for (let length = end - at; length > 0; length = length > SAFE_CHARS ? length - 1 : 0)
    if (isName(text.slice(at, at + length))) return true
  return false
}

/** No person's name begins with a place name this long. */
const SAFE_CHARS = 7
