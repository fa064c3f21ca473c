import { keptFor } from '../http/answer.ts'
import type { Area } from './dataset.ts'
import { areaAt } from './haystack.ts'
import { nameKey, queryKeys, queryOf } from './names/name-key.ts'
import { hasThai } from './names/thai-letters.ts'
import { partsOf, splitsOf } from './parts.ts'
import { areaAt as areaAtPlace, LEVELS, type Level } from './places.ts'
import { hitsOf, type SearchIndex } from './search-index.ts'

/** An area named together with its district, province or postcode; `isWhole` if both names are complete. */
export interface InParent {
  readonly area: Area
  readonly isWhole: boolean
}

/** Areas that the query names together with what contains them: สุเทพ เชียงใหม่, pak chong korat, สีลม บางรัก กรุงเทพ. */
export function inParentsOf(index: SearchIndex, query: string, level: Level | undefined): InParent[] {
  const words = partsOf(query)
  if (words.length > FEW_WORDS && !isAtAnEnd(words, (part) => isProvince(index, part))) return []
  const isIn = remembered((parent) => isInParent(index, parent))
  const namedSo = remembered((name) => areasNamed(index, name))
  return splitsOf(words).flatMap(({ name, parents }) => {
    const said = LEVELS[queryOf(name).level]
    const named = namedSo(name)
    const ofLevel = named.filter(({ area }) => area.level === said)
    return (ofLevel.length > 0 ? ofLevel : named).flatMap(({ area, isWhole }) => {
      const how = level === undefined || area.level === level ? isInAll(area, parents, isIn) : undefined
      return how === undefined ? [] : [{ area, isWhole: isWhole && how === 'whole' }]
    })
  })
}

/**
 * Areas that the query names together with a parent, where one of the two is misspelt: บางละมุง ชลบรี, hadyai songkhla. The
 * other must be complete, so a query near nothing costs no search for near names. Nearest first, then by level and code.
 */
export function nearInParents(index: SearchIndex, query: string, level: Level | undefined): { readonly area: Area }[] {
  const words = partsOf(query)
  if (words.length > FEW_WORDS) return []
  const isIn = remembered((parent) => isInParent(index, parent))
  const namedSo = remembered((name) => areasNamed(index, name).filter(({ isWhole }) => isWhole))
  const isComplete = (name: string): boolean => /^\d{5}$/.test(name) || namedSo(name).length > 0
  const near = remembered((name) => areasNear(index, name))
  const found = splitsOf(words).flatMap(({ name, parents }) => {
    const parent = parents.join(' ')
    const units = namedSo(name).length > 0 ? near(parent).filter(({ area }) => area.level !== 'subdistrict') : []
    const inNear = units.flatMap(({ area: { record }, cost }) =>
      namedSo(name)
        .filter(({ area }) => area.record.code !== record.code && area.record.code.startsWith(record.code))
        .map(({ area }) => ({ area, cost })),
    )
    const nearIn = isComplete(parent) ? near(name).filter(({ area }) => isIn(parent)(area) === 'whole') : []
    return [...inNear, ...nearIn]
  })
  return found
    .filter(({ area }) => level === undefined || area.level === level)
    .toSorted((a, b) => a.cost - b.cost || orderOf(a.area) - orderOf(b.area))
}

/** Provinces before districts before subdistricts, each by code. */
const orderOf = ({ record: { code } }: Area): number => code.length * 1e6 + Number(code)

/** Areas whose name is misspelt in a text, and the cost of each. */
function areasNear({ near, places: all }: SearchIndex, name: string): { readonly area: Area; readonly cost: number }[] {
  return near(queryOf(name).keys.at(-1) ?? '', name)
    .filter(({ by }) => by === 'misspelt')
    .map(({ place, cost }) => ({ area: areaAtPlace(all(), place), cost }))
}

/** Queries of more words are searched only if they begin or end with a province or postcode. */
const FEW_WORDS = 5
/** Words of the longest name, its level word included. */
const NAME_WORDS = 5

const isAtAnEnd = (words: readonly string[], holds: (part: string) => boolean): boolean =>
  Array.from({ length: NAME_WORDS }, (_, i) => i + 1).some(
    (count) => holds(words.slice(0, count).join(' ')) || holds(words.slice(-count).join(' ')),
  )

/** Whether a text is a postcode or any name of a province. */
function isProvince({ data, names }: SearchIndex, text: string): boolean {
  return (
    /^\d{5}$/.test(text) ||
    queryKeys(text).some(
      (key) =>
        data.provinces.some((province) => keysOf(province).whole.includes(key)) ||
        names.named(key).some((code) => code.length === 2),
    )
  )
}

/** Caches a function by its text. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    if (!made.has(text)) made.set(text, make(text))
    return made.get(text) as T
  }
}

/** A district, a province and a postcode. */
const PARENTS_MAX = 3

/** How an area is in what `words` name: either one parent, or several in sequence, each in full. */
function isInAll(
  area: Area,
  words: readonly string[],
  isIn: (parent: string) => How,
  left = PARENTS_MAX,
): ReturnType<How> {
  const how = isIn(words.join(' '))(area)
  if (how === 'whole' || left === 1) return how
  for (let count = 1; count < Math.min(words.length, NAME_WORDS + 1); count++) {
    const isFirst = isIn(words.slice(0, count).join(' '))(area) === 'whole'
    if (isFirst && isInAll(area, words.slice(count), isIn, left - 1) === 'whole') return 'whole'
  }
  return how
}

/** The areas whose name equals a key, or begins with it if the key is long enough. */
function areasNamed(index: SearchIndex, name: string): InParent[] {
  for (const key of queryKeys(name)) {
    const haystack = hasThai(key) ? index.th() : index.en()
    const { exact = [], prefix = [] } = (key.length > 1 && hitsOf(index, haystack, key)) || {}
    const begun = key.length < BEGINNING_MIN ? [] : prefix.slice(0, NAMED_MAX)
    const areasOf = (hits: readonly number[], isWhole: boolean): InParent[] =>
      hits.flatMap((hit) => {
        const area = areaAt(hit, index.data, haystack)
        return area ? [{ area, isWhole }] : []
      })
    const capitals = areasOf(begun, false).map(({ area }) => ({ area, isWhole: isCapital(area) && CAPITAL.test(key) }))
    const found = [...areasOf(exact.slice(0, NAMED_MAX), true), ...capitals]
    if (found.length > 0) return found
  }
  return []
}

/** Above the number of districts that begin with เมือง. */
const NAMED_MAX = 100
/** A shorter word begins hundreds of names. */
const BEGINNING_MIN = 5

/** The capital district of a province, by its first word alone: อ.เมือง จ.เลย. */
const CAPITAL = /^(?:เมือง|mueang|muang)$/
const isCapital = (area: Area): boolean =>
  area.level === 'district' && area.record.nameTh === `เมือง${area.province.record.nameTh}`

/** How a text names a parent of an area: `whole` by postcode or any complete name, `beginning` by the start of one. */
type How = (area: Area) => 'whole' | 'beginning' | undefined

function isInParent({ names }: SearchIndex, parent: string): How {
  if (/^\d{5}$/.test(parent)) return (area) => (isOfPostcode(area, parent) ? 'whole' : undefined)
  const keys = queryKeys(parent)
  const codes = new Set(keys.flatMap((key) => names.named(key)))
  const isOfCapital = keys.some((key) => CAPITAL.test(key))
  const bareKeys = keys.map(bare).filter((key) => key.length > 1)
  const isNamed = (of: Area): boolean => codes.has(of.record.code) || keysOf(of).whole.some((key) => keys.includes(key))
  const begins = (name: string): boolean => bareKeys.some((key) => name.startsWith(key))
  return (area) => {
    const parents = parentsOf(area)
    if (isOfCapital && parents.some(isCapital)) return 'whole'
    if (parents.some(isNamed)) return 'whole'
    return parents.some((of) => keysOf(of).bare.some(begins)) ? 'beginning' : undefined
  }
}

/** The keys of both names of an area, cached. */
const keysOf = keptFor(({ record: { nameTh, nameEn } }: Area) => {
  const whole = [nameKey(nameTh), nameKey(nameEn)]
  return { whole, bare: whole.map(bare) }
})

/** Without marks that short forms add or leave out: นนท์ is the beginning of นนทบุรี. */
const bare = (key: string): string => key.replaceAll(/[.็-๎]/g, '')

function parentsOf(area: Area): Area[] {
  if (area.level === 'province') return []
  return area.level === 'district' ? [area.province] : [area.district, area.district.province]
}

function isOfPostcode(area: Area, postcode: string): boolean {
  if (area.level === 'province') return false
  const subdistricts = area.level === 'district' ? area.subdistricts : [area]
  return subdistricts.some(({ record }) => record.postcodes.includes(postcode))
}
