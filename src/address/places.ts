import { addTo } from './add-to.ts'
import type { Area, Dataset, ProvinceRecord, Subdistrict } from './dataset.ts'
import { once } from '../once.ts'
import { hasThai } from './names/thai-letters.ts'
import { foldLatin } from './names/latin-rules.ts'
import { capitalKey, foldLatinNames, foldThai, foldThaiNames, strict } from './names/letters.ts'
import { Names, type FoldedNames, type Place } from './names/names.ts'

/** The levels, the largest first. */
export const LEVELS = ['province', 'district', 'subdistrict'] as const
export type Level = (typeof LEVELS)[number]

export const isLarger = (level: Level, than: Level): boolean => LEVELS.indexOf(level) < LEVELS.indexOf(than)

export type { Place }

/** The names of places in one script, folded; each part is made on its first use. */
export interface Script {
  readonly names: () => Names
  /** Places by an alias from the table of aliases. */
  readonly aliases: () => ReadonlyMap<string, readonly Place[]>
  /** The capital district of each province, เมือง + its name; in Ayutthaya the province's name alone. */
  readonly capitals: () => readonly Place[]
}

/** The table as the parser uses it; each part is built on its first use. */
export interface Places {
  readonly data: Dataset
  readonly th: () => Script
  readonly en: () => Script
  /** Number of the first district and of the first subdistrict. */
  readonly districtsFrom: number
  readonly subdistrictsFrom: number
  readonly count: number
  /** The places split off from a place, by that place: บึงกาฬ from หนองคาย. */
  readonly dividedFrom: () => ReadonlyMap<Place, readonly Place[]>
  /** The Thai names of the provinces, coded by `encodeThai`. */
  readonly provinceNames: () => readonly string[]
  /** The parent of each district or subdistrict; -1 for provinces. */
  readonly parent: Int16Array
  /** Numbers of the first child of provinces and districts; the children of place i end where those of i + 1 start. */
  readonly childrenFrom: Int16Array
  /** Code and names of a place. */
  readonly record: (place: Place) => ProvinceRecord
  /** The name of a place as `strict` writes it; decodes no other data. */
  readonly strictName: (place: Place, script: 'th' | 'en') => string
  /** The subdistricts that use a postcode, even for only part of their area. */
  readonly postcode: (postcode: string) => readonly Place[]
}

/** Folds the names of a script when they are first needed. */
export const foldedNames = (data: Dataset): FoldedNames =>
  foldedLines((script) => `${unitLines(data, script)}\n${data.subdistrictNames(script).join('\n')}`)

/** The folded names of provinces and districts alone. */
export const foldedUnits = (data: Dataset): FoldedNames => foldedLines((script) => unitLines(data, script))

const unitLines = ({ compact: { provinces, districts } }: Dataset, script: 'th' | 'en'): string =>
  `${provinces[script]}\n${districts[script]}`

const foldedLines = (lines: (script: 'th' | 'en') => string): FoldedNames => ({
  th: once(() => new Names(foldThaiNames(lines('th')))),
  en: once(() => new Names(foldLatinNames(lines('en')))),
})

/** Maximum of cached postcodes; beyond it unknown ones are looked up each time. The table has about a thousand. */
const POSTCODES_MAX = 2_000

/** Builds the index; a script is folded when a text first has letters of it. */
export function places(data: Dataset, { th, en }: FoldedNames = foldedNames(data)): Places {
  const postcodes = new Map<string, readonly Place[]>()
  const strictNames = { th: new Map<Place, string>(), en: new Map<Place, string>() }
  const all: Places = {
    data,
    th: once(() => scriptOf(all, 'th', th)),
    en: once(() => scriptOf(all, 'en', en)),
    ...tree(data),
    dividedFrom: once(() => dividedFromOf(all)),
    provinceNames: once(() => data.compact.provinces.th.split('\n')),
    record: (place) => areaAt(all, place).record,
    strictName: (place, script) => {
      const known = strictNames[script]
      let name = known.get(place)
      if (name === undefined) known.set(place, (name = strict(nameOf(all, place, script))))
      return name
    },
    postcode: (postcode) => {
      let found = postcodes.get(postcode)
      if (!found) {
        found = data.byPostcode(postcode).map(({ record }) => placeOf(all, record.code))
        if (found.length > 0 || postcodes.size < POSTCODES_MAX) postcodes.set(postcode, found)
      }
      return found
    },
  }
  return all
}

/** The tree of places: provinces, districts and subdistricts numbered in this order, each level by code. */
function tree(data: Dataset): Pick<Places, 'districtsFrom' | 'subdistrictsFrom' | 'count' | 'parent' | 'childrenFrom'> {
  const sizes = data.childCounts()
  const districtsFrom = data.provinceCodes.length
  const subdistrictsFrom = sizes.length
  const count = sizes.reduce((sum, size) => sum + size, districtsFrom)
  const childrenFrom = new Int16Array(subdistrictsFrom + 1)
  const parent = new Int16Array(count).fill(-1)
  let next = districtsFrom
  sizes.forEach((size, place) => {
    childrenFrom[place] = next
    parent.fill(place, next, (next += size))
  })
  childrenFrom[subdistrictsFrom] = count
  return { districtsFrom, subdistrictsFrom, count, parent, childrenFrom }
}

function dividedFromOf(all: Places): Map<Place, Place[]> {
  const divided = new Map<Place, Place[]>()
  for (const { code, former } of all.data.formerParents) addTo(divided, placeOf(all, former), placeOf(all, code))
  return divided
}

function scriptOf(all: Places, script: 'th' | 'en', names: () => Names): Script {
  return {
    names,
    aliases: once(() => aliasesOf(all, script)),
    capitals: once(() => capitalsOf(all, names(), capitalKey[script]())),
  }
}

function aliasesOf(all: Places, script: 'th' | 'en'): Map<string, Place[]> {
  const aliases = new Map<string, Place[]>()
  for (const { code, name } of all.data.aliases) {
    if (hasThai(name) !== (script === 'th')) continue
    const key = script === 'th' ? foldThai(name).text : foldLatin(name.toLowerCase().replaceAll(/[^a-z]/g, ''))
    addTo(aliases, key, placeOf(all, code))
  }
  if (script === 'th') addBracketed(all, aliases)
  return aliases
}

/** Adds both names of one with brackets, such as ปอภาร (ปอพาน). */
function addBracketed({ data, childrenFrom, districtsFrom }: Places, aliases: Map<string, Place[]>): void {
  const { th } = data.compact.subdistricts
  for (let at = th.indexOf('('); at !== -1; at = th.indexOf('(', at + 1)) {
    const blocks = th.slice(0, at).split('\n\n')
    const place = (childrenFrom[districtsFrom + blocks.length - 1] as Place) + linesBefore(blocks.at(-1) ?? '')
    const [name = ''] = th.slice(th.lastIndexOf('\n', at) + 1).split('\n', 1)
    for (const part of name.split('(')) aliases.set(foldThaiNames(part), [place])
  }
}

const linesBefore = (text: string): number => text.split('\n').length - 1

const capitalsOf = (all: Places, names: Names, capital: string): Place[] =>
  placesBetween(0, all.districtsFrom).flatMap((province) => {
    const own = names.of(province)
    const districts = childrenOf(all, province)
    const called = (name: string): Place | undefined => districts.find((place) => names.isOf(place, name))
    return called(capital + own) ?? called(own) ?? []
  })

/** The places with a folded name or alias, by number. */
export const named = ({ names, aliases }: Script, key: string): Place[] => [
  ...(aliases().get(key) ?? []),
  ...names().named(key),
]

export const levelOf = ({ districtsFrom, subdistrictsFrom }: Places, place: Place): Level =>
  place < districtsFrom ? 'province' : place < subdistrictsFrom ? 'district' : 'subdistrict'

/** A place and its parents; -1 for a level below it. */
export type Line = Readonly<Record<Level, Place>>

/** The place with its province and district, as a `Line`; -1 for each level below it. */
export function lineOf(all: Places, place: Place): Line {
  if (place < all.districtsFrom) return { province: place, district: -1, subdistrict: -1 }
  if (place < all.subdistrictsFrom) return { province: all.parent[place] as number, district: place, subdistrict: -1 }
  const district = all.parent[place] as number
  return { province: all.parent[district] as number, district, subdistrict: place }
}

/** Numbers of the direct children of a province or district. */
export const childrenOf = ({ childrenFrom }: Places, place: Place): Place[] =>
  placesBetween(childrenFrom[place] as Place, childrenFrom[place + 1] as Place)

/** Numbers of the places from `first` up to, but excluding, `end`. */
export function placesBetween(first: Place, end: Place): Place[] {
  const between: Place[] = []
  for (let place = first; place < end; place++) between.push(place)
  return between
}

/** The only subdistrict in a place; undefined if there are more. */
export function onlyChild(all: Places, place: Place): Place | undefined {
  const [only, ...more] = subdistrictsIn(all, place)
  return more.length === 0 ? only : undefined
}

/** Numbers of the subdistricts in a place; a subdistrict returns itself. */
export function subdistrictsIn(all: Places, place: Place): Place[] {
  const { childrenFrom, districtsFrom, subdistrictsFrom } = all
  if (place >= subdistrictsFrom) return [place]
  const below = (child: Place): Place => (place < districtsFrom ? (childrenFrom[child] as Place) : child)
  return placesBetween(below(childrenFrom[place] as Place), below(childrenFrom[place + 1] as Place))
}

/** The number of the place with a code; -1 for an unknown code. */
export function placeOf({ data, districtsFrom, childrenFrom }: Places, code: string): Place {
  if (code.length === 2) return data.provinceCodes.indexOf(code)
  const district = data.districtAt(code.slice(0, 4))
  if (code.length === 4 || district === -1) return district === -1 ? -1 : districtsFrom + district
  const at = data.subdistrictDigits(district).indexOf(code.slice(4))
  return at === -1 ? -1 : (childrenFrom[districtsFrom + district] as Place) + at
}

export function areaAt(all: Places, place: Place): Area {
  const level = levelOf(all, place)
  if (level === 'province') return all.data.province(place)
  return level === 'district' ? all.data.district(place - all.districtsFrom) : subdistrictAt(all, place)
}

function nameOf(all: Places, place: Place, script: 'th' | 'en'): string {
  const district = all.parent[place] as number
  if (place >= all.subdistrictsFrom)
    return all.data.subdistrictName(
      district - all.districtsFrom,
      place - (all.childrenFrom[district] as number),
      script,
    )
  const { nameTh, nameEn } = all.record(place)
  return script === 'th' ? nameTh : nameEn
}

export function subdistrictAt(all: Places, place: Place): Subdistrict {
  const district = all.parent[place] as number
  return all.data.district(district - all.districtsFrom).subdistricts[
    place - (all.childrenFrom[district] as number)
  ] as Subdistrict
}
