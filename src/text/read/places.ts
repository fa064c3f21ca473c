import names from './places.generated.json' with { type: 'json' }
import { isThai } from './pass.ts'

/** The names of provinces and districts, made from data/address, to tell จ. and อ. of a place from those of a person. */

let provinces: Set<string> | undefined
let districts: Set<string> | undefined

const NAME_CHARS_MAX = 22

/** Whether the name of a province begins here. @example provinceAt('จ.ตาก', 2) // true */
export function provinceAt(text: string, at: number): boolean {
  provinces ??= new Set([...names.provinces.split(' '), 'กรุงเทพ', 'อยุธยา', 'โคราช'])
  return beginsWith(provinces, text, at)
}

/** Whether a text ends in the name of a province. @example endsInProvince('ถึงลำปาง') // true */
export function endsInProvince(text: string): boolean {
  if (!isThai(text.charCodeAt(text.length - 1))) return false
  provinceAt(text, 0)
  for (let start = 0; start < text.length - 1; start++) if (provinces?.has(text.slice(start))) return true
  return false
}

/** Whether the name of a district begins here, as the whole word. @example districtAt('อ.ปาย จ.แม่ฮ่องสอน', 2) // true */
export function districtAt(text: string, at: number): boolean {
  districts ??= new Set([
    ...names.districts.split(' '),
    ...names.provinces.split(' ').map((name) => `เมือง${name}`),
    'เมือง',
  ])
  return beginsWith(districts, text, at)
}

/** A name, and after it no letter; a long name may be followed by anything. */
function beginsWith(list: ReadonlySet<string>, text: string, at: number): boolean {
  let end = at
  while (end < text.length && end - at < NAME_CHARS_MAX && isThai(text.charCodeAt(end))) end++
  if (list.has(text.slice(at, end))) return true
  for (let length = end - at - 1; length >= SAFE_CHARS; length--) if (list.has(text.slice(at, at + length))) return true
  return false
}

/** No person's name begins with as long a name of a place. */
const SAFE_CHARS = 7
