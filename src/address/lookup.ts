import { arabicDigits } from '../text/digits.ts'
import type { Area, Dataset, District, Province, Subdistrict } from './dataset.ts'
import { nameKey, nameKeys, queryKeys, withoutBlanks } from './name-key.ts'
import { once } from './once.ts'
import { encodeThai } from './thai-letters.ts'

/** Finds areas by code, name or postcode. */
export interface Lookup {
  /** A province by its 2-digit code, Thai or English name. */
  readonly province: (text: string) => Province | undefined
  /** All districts that a code or name may mean, inside one province if given. */
  readonly districts: (text: string, province?: Province) => readonly District[]
  /** Every subdistrict that uses a postcode, also for a part of its area; by code. */
  readonly postcode: (postcode: string) => readonly Subdistrict[]
}

/** Lookups over a dataset; what each needs is made when something first asks for it. */
export function lookup(data: Dataset): Lookup {
  const { provinces, districts } = data.compact
  const province = once(() => finder(provinces, data.range('province')[0], data))
  const district = once(() => finder(districts, data.range('district')[0], data))
  const capitals = once(() => capitalDistricts(data.provinces))
  const named = (text: string): readonly District[] => {
    const isCapital = queryKeys(text).some((key) => CAPITAL_KEYS.has(key))
    return isCapital ? capitals() : (district()(text) as District[])
  }
  return {
    province: (text) => province()(text)[0] as Province | undefined,
    districts: (text, inside) => named(text).filter((found) => !inside || found.province === inside),
    postcode: (postcode) => data.byPostcode(postcode),
  }
}

/**
 * Finds areas of one level by code, by any of their names, and by other names. It compares the keys one by one: that
 * takes microseconds, and an index over them milliseconds when it is first used.
 *
 * @param from where the level begins in the dataset's areas.
 */
function finder(
  names: { readonly codes: string; readonly th: string; readonly en: string },
  from: number,
  data: Dataset,
): (text: string) => readonly Area[] {
  const codes = names.codes.split(' ')
  const th = withoutBlanks(names.th).split('\n')
  const en = nameKeys(names.en).split('\n')
  const aliases = data.aliases.map(({ code, name }) => ({ key: nameKey(name), position: codes.indexOf(code) }))
  const positions = (key: string): number[] => {
    const others = aliases.filter((alias) => alias.key === key && alias.position !== -1)
    return [
      ...allIndexes(codes, key),
      ...allIndexes(th, encodeThai(key)),
      ...allIndexes(en, key),
      ...others.map(({ position }) => position),
    ]
  }
  return (text) => {
    for (const key of queryKeys(arabicDigits(text))) {
      const found = positions(key)
      if (found.length > 0) return found.flatMap((position) => data.area(from + position) ?? [])
    }
    return []
  }
}

/** Every index of a value. @example allIndexes(['a', 'b', 'a'], 'a') // [0, 2] */
function allIndexes(values: readonly string[], value: string): number[] {
  const found: number[] = []
  for (let at = values.indexOf(value); at !== -1; at = values.indexOf(value, at + 1)) found.push(at)
  return found
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
