import { arabicDigits } from '../text/digits.ts'
import type { Area, Dataset, District, Province, Subdistrict } from './dataset.ts'
import { nameKey, queryKeys } from './name-key.ts'

/** Finds areas by code, name or postcode. */
export interface Lookup {
  /** A province by its 2-digit code, Thai or English name. */
  readonly province: (text: string) => Province | undefined
  /** All districts that a code or name may mean, inside one province if given. */
  readonly districts: (text: string, province?: Province) => readonly District[]
  /** Every subdistrict that uses a postcode, also for a part of its area; by code. */
  readonly postcode: (postcode: string) => readonly Subdistrict[]
}

/** Builds the indexes over a dataset. */
export function lookup({ provinces, districts, subdistricts, aliases }: Dataset): Lookup {
  const provinceIndex = indexOf([...provinces, ...aliases.filter(({ area }) => area.level === 'province')])
  const districtIndex = indexOf([...districts, ...aliases.filter(({ area }) => area.level === 'district')])
  const capitals = capitalDistricts(provinces)
  const byPostcode = new Map<string, Subdistrict[]>()
  for (const subdistrict of subdistricts) {
    for (const postcode of subdistrict.record.postcodes) push(byPostcode, postcode, subdistrict)
  }
  const named = (text: string): readonly District[] => {
    const found = first(districtIndex, text)
    const isCapital = queryKeys(text).some((key) => CAPITAL_KEYS.has(key))
    return (isCapital ? [...capitals.values()] : found) as readonly District[]
  }
  return {
    province: (text) => first(provinceIndex, text)[0] as Province | undefined,
    districts: (text, province) => named(text).filter((district) => !province || district.province === province),
    postcode: (postcode) => byPostcode.get(postcode) ?? [],
  }
}

type Named = Area | { readonly area: Area; readonly name: string }

/** Areas by code and by the key of each of their names. */
function indexOf(entries: readonly Named[]): ReadonlyMap<string, readonly Area[]> {
  const index = new Map<string, Area[]>()
  for (const entry of entries) {
    const area = 'area' in entry ? entry.area : entry
    const { code, nameTh, nameEn } = area.record
    const keys = 'area' in entry ? [nameKey(entry.name)] : [code, nameKey(nameTh), nameKey(nameEn)]
    for (const key of new Set(keys)) push(index, key, area)
  }
  return index
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}

/** What the first key with a hit finds, in order of code. */
function first(index: ReadonlyMap<string, readonly Area[]>, text: string): readonly Area[] {
  for (const key of queryKeys(arabicDigits(text))) {
    const found = index.get(key)
    if (found) return found
  }
  return []
}

/** People call a province's capital district just "เมือง" or "Mueang". */
const CAPITAL_KEYS: ReadonlySet<string> = new Set(['เมือง', 'mueang', 'muang'])

/**
 * The capital district of each province: เมือง + the province's name, or in Ayutthaya its own name. Bangkok has none.
 */
function capitalDistricts(provinces: readonly Province[]): ReadonlyMap<Province, District> {
  const capitals = new Map<Province, District>()
  for (const province of provinces) {
    const { nameTh } = province.record
    const capital =
      province.districts.find(({ record }) => record.nameTh === `เมือง${nameTh}`) ??
      province.districts.find(({ record }) => record.nameTh === nameTh)
    if (capital) capitals.set(province, capital)
  }
  return capitals
}
