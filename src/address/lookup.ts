import { arabicDigits } from '../thai/digits.ts'
import { addTo } from './add-to.ts'
import type { Area, Dataset, District, Province, Subdistrict } from './dataset.ts'
import { englishKeys, nameKey, queryKeys, thaiKeys } from './names/name-key.ts'
import { once } from '../once.ts'
import { encodeThai, hasThai } from './names/thai-letters.ts'

/** Finds areas by code, name or postcode. */
export interface Lookup {
  /** A province by its 2-digit code, Thai or English name. */
  readonly province: (text: string) => Province | undefined
  /** All districts with a code or name, within one province if given. */
  readonly districts: (text: string, province?: Province) => readonly District[]
  /** Every subdistrict that uses a postcode, even for only part of its area; by code. */
  readonly postcode: (postcode: string) => readonly Subdistrict[]
}

/** Lookups over a dataset; each index is built on its first use. */
export function lookup(data: Dataset): Lookup {
  const { provinces, districts } = data.compact
  const province = once(() =>
    finder(data.provinceCodes, provinces, data.aliases, (position) => data.province(position)),
  )
  const district = once(() =>
    finder(data.districtCodes(), districts, data.aliases, (position) => data.district(position)),
  )
  const capitals = once(() => capitalDistricts(data.provinces))
  const named = (text: string): readonly District[] => {
    const found = district()(text)
    if (found.length > 0) return found
    return queryKeys(text).some((key) => CAPITAL_KEYS.has(key)) ? capitals() : []
  }
  return {
    province: (text) => province()(text)[0],
    districts: (text, inside) => named(text).filter((found) => !inside || found.province === inside),
    postcode: (postcode) => data.byPostcode(postcode),
  }
}

/** Positions in one level by key; several areas may share a name. */
type Positions = Map<string, number[]>

/**
 * Finds areas of one level by code, any of their names, or an alias. A name spelt as in the data is found directly; anything
 * else by its keys.
 */
function finder<T extends Area>(
  codes: readonly string[],
  names: { readonly th: string; readonly en: string },
  aliases: Dataset['aliases'],
  areaAt: (position: number) => T | undefined,
): (text: string) => readonly T[] {
  const latin = addKeys(addKeys(new Map(), codes), englishKeys(names.en).split('\n'))
  const thai = addKeys(new Map(), thaiKeys(names.th).split('\n'))
  for (const { code, name } of aliases) {
    const key = nameKey(name)
    const position = codes.indexOf(code)
    if (position === -1) continue
    if (hasThai(key)) addTo(thai, encodeThai(key), position)
    else addTo(latin, key, position)
  }
  const find = (key: string): number[] | undefined => (hasThai(key) ? thai.get(encodeThai(key)) : latin.get(key))
  return (text) => {
    const found = find(text) ?? firstFound(queryKeys(arabicDigits(text)), find) ?? []
    return found.flatMap((position) => areaAt(position) ?? [])
  }
}

function firstFound<T>(keys: readonly string[], find: (key: string) => T | undefined): T | undefined {
  for (const key of keys) {
    const found = find(key)
    if (found) return found
  }
  return undefined
}

function addKeys(positions: Positions, keys: readonly string[]): Positions {
  keys.forEach((key, position) => addTo(positions, key, position))
  return positions
}

/** People call a province's capital district just "เมือง" or "Mueang"; no district has such a name. */
const CAPITAL_KEYS: ReadonlySet<string> = new Set(['เมือง', 'mueang', 'muang'])

/** Capital district of each province: เมือง + the province's name; in Ayutthaya the name alone. Bangkok has none. */
function capitalDistricts(provinces: readonly Province[]): readonly District[] {
  return provinces.flatMap(({ record: { nameTh }, districts }) => {
    const capital = (name: string) => districts.find(({ record }) => record.nameTh === name)
    return capital(`เมือง${nameTh}`) ?? capital(nameTh) ?? []
  })
}
