import packed from './places.generated.json' with { type: 'json' }
import { isThai } from './pass.ts'

/**
 * The names of provinces and districts, made from data/address, to distinguish จ. and อ. of a place from those of a person. Only
 * their hashes are here: of 1,000 names that are not places three or four would pass for a district.
 */

let provinces: ReadonlySet<number> | undefined
let districts: ReadonlySet<number> | undefined

const NAME_CHARS_MAX = 22
const CAPITAL = 'เมือง'

/** 18 bits of a name (FNV-1a over its UTF-16 units, folded). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return ((hash >>> 18) ^ hash) & 0x3ffff
}

const DIGIT_ZERO = 0x30
const DIGIT_BITS = 5
const MORE = 1 << DIGIT_BITS

/** Rising numbers as the steps from one to the next, in digits of five bits from `0` on; all but the last have 32 more. */
export function packedHashes(hashes: readonly number[]): string {
  let packedText = ''
  hashes.forEach((hash, i) => {
    const digits = (hash - (hashes[i - 1] ?? 0)).toString(MORE)
    for (const [at, digit] of [...digits].entries())
      packedText += String.fromCharCode(DIGIT_ZERO + parseInt(digit, MORE) + (at < digits.length - 1 ? MORE : 0))
  })
  return packedText
}

function unpacked(text: string): Set<number> {
  const hashes = new Set<number>()
  let hash = 0
  let step = 0
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - DIGIT_ZERO
    step = (step << DIGIT_BITS) | (digit & (MORE - 1))
    if (digit >= MORE) continue
    hash += step
    hashes.add(hash)
    step = 0
  }
  return hashes
}

function isProvince(name: string): boolean {
  provinces ??= unpacked(packed.provinces)
  return provinces.has(nameHash(name))
}

function isDistrict(name: string): boolean {
  districts ??= unpacked(packed.districts)
  if (name.startsWith(CAPITAL)) return name === CAPITAL || isProvince(name.slice(CAPITAL.length))
  return districts.has(nameHash(name))
}

/** Whether the name of a province begins here. @example provinceAt('จ.ตาก', 2) // true */
export function provinceAt(text: string, at: number): boolean {
  return beginsWith(isProvince, text, at)
}

/** Whether a text ends in the name of a province. @example endsInProvince('ถึงลำปาง') // true */
export function endsInProvince(text: string): boolean {
  if (!isThai(text.charCodeAt(text.length - 1))) return false
  for (let start = 0; start < text.length - 1; start++) if (isProvince(text.slice(start))) return true
  return false
}

/** Whether the name of a district begins here, as the whole word. @example districtAt('อ.ปาย จ.แม่ฮ่องสอน', 2) // true */
export function districtAt(text: string, at: number): boolean {
  return beginsWith(isDistrict, text, at)
}

/** A name, and after it no letter; a long name may be followed by anything. */
function beginsWith(isName: (name: string) => boolean, text: string, at: number): boolean {
  let end = at
  while (end < text.length && end - at < NAME_CHARS_MAX && isThai(text.charCodeAt(end))) end++
  for (let length = end - at; length > 0; length = length > SAFE_CHARS ? length - 1 : 0)
    if (isName(text.slice(at, at + length))) return true
  return false
}

/** No person's name begins with as long a name of a place. */
const SAFE_CHARS = 7
