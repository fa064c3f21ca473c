import { arabicDigits } from '../text/digits.ts'
import type { Area, Dataset, District, Province, Subdistrict } from './dataset.ts'
import { nameKey, nameKeys, queryKeys, withoutBlanks } from './name-key.ts'
import { once } from './once.ts'
import { decodeThai } from './thai-letters.ts'

/** Finds areas by code, name or postcode. */
export interface Lookup {
  /** A province by its 2-digit code, Thai or English name. */
  readonly province: (text: string) => Province | undefined
  /** All districts that a code or name may mean, inside one province if given. */
  readonly districts: (text: string, province?: Province) => readonly District[]
  /** Every subdistrict that uses a postcode, also for a part of its area; by code. */
  readonly postcode: (postcode: string) => readonly Subdistrict[]
}

/** The indexes over a dataset; each is built when something first asks for it. */
export function lookup(data: Dataset): Lookup {
  const provinceIndex = once(() => indexOf(data.provinces, data.compact.provinces, data))
  const districtIndex = once(() => indexOf(data.districts, data.compact.districts, data))
  const capitals = once(() => capitalDistricts(data.provinces))
  const named = (text: string): readonly District[] => {
    const isCapital = queryKeys(text).some((key) => CAPITAL_KEYS.has(key))
    return isCapital ? capitals() : first(districtIndex(), text)
  }
  return {
    province: (text) => first(provinceIndex(), text)[0],
    districts: (text, province) => named(text).filter((district) => !province || district.province === province),
    postcode: (postcode) => data.byPostcode(postcode),
  }
}

/** Areas of one level by code, by the key of each of their names, and by other names. */
function indexOf<A extends Area>(
  areas: readonly A[],
  names: { readonly th: string; readonly en: string },
  { aliases }: Dataset,
): ReadonlyMap<string, readonly A[]> {
  const index = new Map<string, A[]>()
  const th = withoutBlanks(names.th).split('\n').map(decodeThai)
  const en = nameKeys(names.en).split('\n')
  for (const [i, area] of areas.entries()) {
    for (const key of [area.record.code, th[i] ?? '', en[i] ?? '']) push(index, key, area)
  }
  for (const { code, name } of aliases) {
    const [area] = index.get(code) ?? []
    if (area) push(index, nameKey(name), area)
  }
  return index
}

function push<T>(index: Map<string, T[]>, key: string, value: T): void {
  const known = index.get(key)
  if (known) known.push(value)
  else index.set(key, [value])
}

/** What the first key with a hit finds, in order of code. */
function first<A>(index: ReadonlyMap<string, readonly A[]>, text: string): readonly A[] {
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
function capitalDistricts(provinces: readonly Province[]): readonly District[] {
  return provinces.flatMap(({ record: { nameTh }, districts }) => {
    const capital = (name: string) => districts.find(({ record }) => record.nameTh === name)
    return capital(`เมือง${nameTh}`) ?? capital(nameTh) ?? []
  })
}
