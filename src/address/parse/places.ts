import type { Area, Dataset, District, Province, ProvinceRecord, Subdistrict } from '../dataset.ts'
import { once } from '../../http/once.ts'
import { isThai } from '../thai-letters.ts'
import { capitalKey, foldLatin, foldThai, foldThaiNames } from './letters.ts'

export type Level = 'province' | 'district' | 'subdistrict'

/** Number of an area: provinces, then districts, then subdistricts, each by code. */
export type Place = number

/** The names of one script, folded, and the places of each name. */
export interface Names {
  /** Folded name of each place. */
  readonly keys: readonly string[]
  /** The first place of a name; further ones by `next`, -1 after the last. */
  readonly first: ReadonlyMap<string, Place>
  readonly next: Int16Array
  /** Length of the longest name that begins with two letters, by `pairAt`. */
  readonly longest: Uint8Array
  /** Places by another name that is in the table of aliases, folded. */
  readonly aliases: ReadonlyMap<string, readonly Place[]>
  /** The capital district of each province, เมือง + its name; Ayutthaya's has the province's own. */
  readonly capitals: readonly Place[]
}

/** The table as the parser looks at it; each part is built on its first use. */
export interface Places {
  readonly data: Dataset
  readonly th: () => Names
  readonly en: () => Names
  /** Folded names of all places, one a line, with a line feed after the last. */
  readonly lines: Readonly<Record<'th' | 'en', () => string>>
  /** Number of the first district and of the first subdistrict. */
  readonly districtsFrom: number
  readonly subdistrictsFrom: number
  readonly count: number
  /** The place that a district or subdistrict is in; -1 for provinces. */
  readonly parent: Int16Array
  /** Numbers of the first child of provinces and districts; the children of place i end where those of i + 1 start. */
  readonly childrenFrom: Int16Array
  /** Code and names of a place. */
  readonly record: (place: Place) => ProvinceRecord
  /** The subdistricts that use a postcode, also for a part. */
  readonly postcode: (postcode: string) => readonly Place[]
}

/** Builds the index; the names of a script are folded when the first text has letters of it. */
export function places(data: Dataset): Places {
  const { provinces, districts, subdistricts } = data.compact
  const joined = (script: 'th' | 'en'): string =>
    `${provinces[script]}\n${districts[script]}\n${subdistricts[script].replaceAll('\n\n', '\n')}`
  const postcodes = new Map<string, readonly Place[]>()
  const all: Places = {
    data,
    th: once(() => namesOf(all, 'th')),
    en: once(() => namesOf(all, 'en')),
    lines: {
      th: once(() => `${foldThaiNames(joined('th'))}\n`),
      en: once(() => `${foldLatin(joined('en').replaceAll(/['.()-]/g, '').toLowerCase())}\n`), // prettier-ignore
    },
    ...tree(data),
    record: (place) => areaAt(all, place).record,
    postcode: (postcode) => {
      let found = postcodes.get(postcode)
      if (!found) {
        found = data.byPostcode(postcode).map(({ record }) => placeOf(all, record.code))
        if (found.length > 0) postcodes.set(postcode, found)
      }
      return found
    },
  }
  return all
}

/** What is in what: provinces, districts and subdistricts numbered in this order, each level by code. */
function tree(data: Dataset): Pick<Places, 'districtsFrom' | 'subdistrictsFrom' | 'count' | 'parent' | 'childrenFrom'> {
  const provinceCodes = data.compact.provinces.codes.split(' ')
  const districtCodes = data.districtCodes
  const districtsFrom = provinceCodes.length
  const subdistrictsFrom = districtsFrom + districtCodes.length
  const sizes = districtCodes.map((_, i) => data.subdistrictCount(i))
  const count = sizes.reduce((sum, size) => sum + size, subdistrictsFrom)
  const parent = new Int16Array(count).fill(-1)
  const childrenFrom = new Int16Array(subdistrictsFrom + 1)
  let subdistrict = subdistrictsFrom
  let province = -1
  districtCodes.forEach((code, i) => {
    while (province < 0 || !code.startsWith(provinceCodes[province] as string)) {
      province++
      childrenFrom[province] = districtsFrom + i
    }
    parent[districtsFrom + i] = province
    childrenFrom[districtsFrom + i] = subdistrict
    const end = subdistrict + (sizes[i] ?? 0)
    parent.fill(districtsFrom + i, subdistrict, end)
    subdistrict = end
  })
  childrenFrom[subdistrictsFrom] = count
  return { districtsFrom, subdistrictsFrom, count, parent, childrenFrom }
}

function namesOf(all: Places, script: 'th' | 'en'): Names {
  const keys = all.lines[script]().split('\n').slice(0, -1)
  const first = new Map<string, Place>()
  const next = new Int16Array(keys.length)
  const longest = new Uint8Array(PAIRS)
  for (let place = keys.length - 1; place >= 0; place--) {
    const key = keys[place] as string
    next[place] = first.get(key) ?? -1
    first.set(key, place)
    const pair = pairAt(key, 0)
    if ((longest[pair] as number) < key.length) longest[pair] = key.length
  }
  const aliases = new Map<string, Place[]>()
  for (const { code, name } of all.data.aliases) {
    if (isThai(name) !== (script === 'th')) continue
    const key = script === 'th' ? foldThai(name).text : foldLatin(name.toLowerCase().replaceAll(/[^a-z]/g, ''))
    aliases.set(key, [...(aliases.get(key) ?? []), placeOf(all, code)])
  }
  if (script === 'th') addBracketed(all, aliases)
  return { keys, first, next, longest, aliases, capitals: capitalsOf(all, keys, capitalKey[script]()) }
}

/** A name that has another one in brackets, as ปอภาร (ปอพาน), may be either. */
function addBracketed({ data, subdistrictsFrom }: Places, aliases: Map<string, Place[]>): void {
  const lines = data.compact.subdistricts.th.replaceAll('\n\n', '\n').split('\n')
  lines.forEach((line, i) => {
    if (!line.includes('(')) return
    for (const part of line.split('(')) aliases.set(foldThaiNames(part), [subdistrictsFrom + i])
  })
}

function capitalsOf(all: Places, keys: readonly string[], capital: string): Place[] {
  return all.data.provinces.flatMap((_, province) => {
    const districts = childrenOf(all, province)
    const withName = (key: string) => districts.find((place) => keys[place] === key)
    return withName(capital + (keys[province] as string)) ?? withName(keys[province] as string) ?? []
  })
}

/** The places of a folded name or alias, by number. */
export function named({ first, next, aliases }: Names, key: string): Place[] {
  const found: Place[] = [...(aliases.get(key) ?? [])]
  for (let place = first.get(key) ?? -1; place !== -1; place = next[place] as number) found.push(place)
  return found
}

const ASCII = 128
const PAIRS = ASCII * ASCII

/** A number for two letters, which are ASCII in both scripts. */
const pairAt = (letters: string, start: number): number =>
  (letters.charCodeAt(start) & (ASCII - 1)) * ASCII + (letters.charCodeAt(start + 1) & (ASCII - 1))

/** Length of the longest name that begins as the letters at a position do; 0 if none does. */
export const longestAt = ({ longest }: Names, letters: string, start: number): number =>
  longest[pairAt(letters, start)] as number

export const levelOf = ({ districtsFrom, subdistrictsFrom }: Places, place: Place): Level =>
  place < districtsFrom ? 'province' : place < subdistrictsFrom ? 'district' : 'subdistrict'

/** The province and the district that a place is in or is; -1 for a district that is not known. */
export function lineOf(all: Places, place: Place): { province: Place; district: Place; subdistrict: Place } {
  if (place < all.districtsFrom) return { province: place, district: -1, subdistrict: -1 }
  if (place < all.subdistrictsFrom) return { province: all.parent[place] as number, district: place, subdistrict: -1 }
  const district = all.parent[place] as number
  return { province: all.parent[district] as number, district, subdistrict: place }
}

/** Numbers of the places directly in a province or district. */
export function childrenOf({ childrenFrom }: Places, place: Place): Place[] {
  const from = childrenFrom[place] as number
  return Array.from({ length: (childrenFrom[place + 1] as number) - from }, (_, i) => from + i)
}

/** The number of the place with a code. */
export function placeOf(all: Places, code: string): Place {
  const { data, districtsFrom, childrenFrom } = all
  if (code.length === 2) return data.provinces.findIndex(({ record }) => record.code === code)
  const district = districtsFrom + data.districtCodes.indexOf(code.slice(0, 4))
  if (code.length === 4) return district
  if (district < districtsFrom) return -1
  const at = data.subdistrictDigits(district - districtsFrom).indexOf(code.slice(4))
  return at === -1 ? -1 : (childrenFrom[district] as number) + at
}

export function areaAt(all: Places, place: Place): Area {
  const level = levelOf(all, place)
  if (level === 'province') return provinceAt(all, place)
  return level === 'district' ? districtAt(all, place) : subdistrictAt(all, place)
}

export function provinceAt(all: Places, place: Place): Province {
  return all.data.provinces[place] as Province
}

export function districtAt(all: Places, place: Place): District {
  return all.data.district(place - all.districtsFrom)
}

export function subdistrictAt(all: Places, place: Place): Subdistrict {
  const district = all.parent[place] as number
  return districtAt(all, district).subdistricts[place - (all.childrenFrom[district] as number)] as Subdistrict
}
