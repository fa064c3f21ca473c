import {
  alikeIn,
  costMax,
  distance,
  EDIT,
  leastCost,
  lettersOf,
  LIKELY_EDIT,
  type Alike,
  type Letters,
} from './parse/distance.ts'
import { retype } from './parse/keyboard.ts'
import { foldLatin, foldThai } from './parse/letters.ts'
import type { Place, Places } from './parse/places.ts'
import { hasThai } from './thai-letters.ts'

/** Shorter queries are near to far too many names. */
const LETTERS_MIN = 3
const HITS_MAX = 100
/** Edits, in tenths, that the wrong keyboard counts as: after a name that is spelt so, before any that is not. */
const KEYBOARD = 1
/** The same for the missing end of a name. */
const UNFINISHED = 10

interface Near {
  readonly place: Place
  /** Edits in tenths. */
  readonly cost: number
}

/**
 * Places whose name is nearly the one typed: likest first, then provinces, districts, subdistricts, each by code; at
 * most 100. Keys have no tone marks, so a wrong tone is no difference. Latin letters may also be Thai typed on the wrong keyboard.
 *
 * @param query without a prefix such as อ. or Khet.
 * @param typed the keys as they were typed, if the query is no longer that.
 * @example fuzzyPlaces(places, 'เชียงลาย').length // 1
 */
export function fuzzyPlaces(all: Places, query: string, typed = query): Place[] {
  const found = hasThai(query) ? near(all, 'th', foldThai(query).text) : latinPlaces(all, query, typed)
  const places = new Set(found.toSorted((a, b) => a.cost - b.cost || a.place - b.place).map(({ place }) => place))
  return [...places].slice(0, HITS_MAX)
}

function latinPlaces(all: Places, query: string, keys: string): Near[] {
  const english = near(all, 'en', foldLatin(query.toLowerCase().replaceAll(/[^a-z]/g, '')))
  const typed = foldThai(retype(keys).replaceAll('ๅ', 'า')).text
  const exact = near(all, 'th', typed, 0)
  const other = exact.length > 0 || english.length > 0 ? exact : near(all, 'th', typed)
  return [...english, ...other.map(({ place, cost }) => ({ place, cost: cost + KEYBOARD }))]
}

/** All places near a folded name; those that only begin so when there is no other. */
function near(all: Places, script: 'th' | 'en', key: string, max = costMax(key.length)): Near[] {
  if (key.length < LETTERS_MIN) return []
  const names = all[script]().names()
  if (max === 0) return names.named(key).map((place) => ({ place, cost: 0 }))
  const alike = alikeIn[script]()
  const query = queryOf(key, alike)
  const { low, high, groups } = names.letters()
  const likely = likelyPlaces(groups, query, max)
  const found = measured(likely, max, (place) =>
    costOfOthers(query, low[place]!, high[place]!) > max ? max + 1 : distance(key, names.of(place), alike, max),
  )
  if (found.length > 0) return found
  const begun = measured(likely, max, (place) => {
    if (names.lengthOf(place) <= key.length) return max + 1
    const start = names.of(place, key.length)
    const { low: startLow, high: startHigh } = lettersOf(start)
    const isUnlike =
      costOfOthers(query, startLow, startHigh) > max || costOfMissing(query.each, startLow, startHigh) > max
    return isUnlike ? max + 1 : distance(key, start, alike, max)
  })
  return begun.map(({ place, cost }) => ({ place, cost: cost + UNFINISHED }))
}

/** The letters of a query, each by its own bit, and those that are alike. */
interface Query extends Letters {
  readonly each: readonly QueryLetter[]
  readonly alike: Letters
}

interface QueryLetter extends Letters {
  readonly alike: Letters
}

function queryOf(key: string, { letters }: Alike): Query {
  const each = Array.from(new Set(key), (letter) => ({
    ...lettersOf(letter),
    alike: letters[letter.charCodeAt(0)] as Letters,
  }))
  const alike = each.reduce((all, one) => ({ low: all.low | one.alike.low, high: all.high | one.alike.high }), {
    low: 0,
    high: 0,
  })
  return { ...lettersOf(key), each, alike }
}

/** The least that the letters of a name cost which the query lacks. */
const costOfOthers = (query: Query, low: number, high: number): number =>
  leastCost(low & ~query.low, high & ~query.high, query.alike)

/** The places whose name has enough of the query's letters, or of those that are alike; by groups of letters, which is quick. */
function likelyPlaces(groups: Int32Array, query: Query, max: number): Place[] {
  const own = query.low | query.high
  const alike = new Int32Array(32) // for each group of the query, those that are alike
  for (const { low, high, alike: like } of query.each) alike[31 - Math.clz32(low | high)]! |= like.low | like.high
  const likely: Place[] = []
  for (let place = 0; place < groups.length; place++) {
    const missing = own & ~(groups[place] as number)
    const second = missing & (missing - 1) // without its lowest bit
    const third = second & (second - 1)
    const fourth = third & (third - 1)
    // Two edits of ten and one of five bring in three letters at most.
    if (fourth !== 0) continue
    if (second === 0 || costOfGroups(missing, groups[place] as number, alike) <= max) likely.push(place)
  }
  return likely
}

function costOfGroups(missing: number, groups: number, alike: Int32Array): number {
  let cost = 0
  for (let rest = missing; rest !== 0; rest &= rest - 1)
    cost += (groups & (alike[31 - Math.clz32(rest & -rest)] as number)) === 0 ? EDIT : LIKELY_EDIT
  return cost
}

/** The least that a query costs whose letters a name may lack: an edit for each, or half of one if it has one that is alike. */
function costOfMissing(letters: readonly QueryLetter[], low: number, high: number): number {
  let cost = 0
  for (const letter of letters) {
    if (((letter.low & low) | (letter.high & high)) !== 0) continue
    cost += ((letter.alike.low & low) | (letter.alike.high & high)) === 0 ? EDIT : LIKELY_EDIT
  }
  return cost
}

function measured(likely: readonly Place[], max: number, costOf: (place: Place) => number): Near[] {
  const found: Near[] = []
  for (const place of likely) {
    const cost = costOf(place)
    if (cost <= max) found.push({ place, cost })
  }
  return found
}
