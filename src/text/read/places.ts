import packed from './places.generated.json' with { type: 'json' }
import { isThai } from './pass.ts'

/**
 * The names of provinces and districts, made from data/address, to distinguish จ. and อ. of a place from those of a person. Only
 * their hashes are here: of 20,000 names that are not places one would pass for a district.
 */

let provinces: ReadonlySet<number> | undefined
let districts: ReadonlySet<number> | undefined

const NAME_CHARS_MAX = 22
const CAPITAL = 'เมือง'

/** 24 bits of a name (FNV-1a over its UTF-16 units, folded). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return ((hash >>> 24) ^ hash) & 0xffffff
}

/** Three bytes a hash. */
function unpacked(base64: string): Set<number> {
  const bytes = atob(base64)
  const hashes = new Set<number>()
  for (let i = 0; i < bytes.length; i += 3)
    hashes.add((bytes.charCodeAt(i) << 16) | (bytes.charCodeAt(i + 1) << 8) | bytes.charCodeAt(i + 2))
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
