import {
  alikeMasks,
  bitCount,
  costMax,
  distance,
  latinAlike,
  leastCost,
  letterMask,
  thaiAlike,
  type Alike,
} from './parse/distance.ts'
import { retype } from './parse/keyboard.ts'
import { foldLatin, foldThai } from './parse/letters.ts'
import type { Names, Place, Places } from './parse/places.ts'
import { encodeThai, isThai } from './thai-letters.ts'

/** Shorter queries are near to far too many names. */
const LETTERS_MIN = 3
const HITS_MAX = 100
/** Edits, in tenths, that the wrong keyboard counts as: after a name that is spelt so, before any that is not. */
const KEYBOARD = 1
/** … and that the missing end of a name counts as. */
const UNFINISHED = 10

interface Near {
  readonly place: Place
  /** Edits in tenths. */
  readonly cost: number
}

/**
 * Places whose name is nearly the one typed: likest first, then provinces, districts, subdistricts, each by code; at
 * most 100. Without tone marks a wrong tone is no difference. Latin letters may also be Thai typed on the wrong keyboard.
 *
 * @param query without a prefix such as อ. or Khet.
 * @param typed the keys as they were typed, if the query is no longer that.
 * @example fuzzyPlaces(places, 'เชียงลาย').length // 1
 */
export function fuzzyPlaces(all: Places, query: string, typed = query): Place[] {
  const found = isThai(query) ? near(all.th(), foldThai(query).text, thai) : latinPlaces(all, query, typed)
  const places = new Set(found.toSorted((a, b) => a.cost - b.cost || a.place - b.place).map(({ place }) => place))
  return [...places].slice(0, HITS_MAX)
}

const thai = thaiAlike(encodeThai)

function latinPlaces(all: Places, query: string, keys: string): Near[] {
  const english = near(all.en(), foldLatin(query.toLowerCase().replaceAll(/[^a-z]/g, '')), latinAlike)
  const typed = foldThai(retype(keys).replaceAll('ๅ', 'า')).text
  const names = all.th()
  const exact = names.first.has(typed) ? near(names, typed, thai, 0) : []
  const other = exact.length > 0 || english.length > 0 ? exact : near(names, typed, thai)
  return [...english, ...other.map(({ place, cost }) => ({ place, cost: cost + KEYBOARD }))]
}

/** All places near a folded name; those that only begin so when there is no other. */
function near(names: Names, key: string, alike: Alike, max = costMax(key.length)): Near[] {
  if (key.length < LETTERS_MIN) return []
  const letters = lettersOf(names, alike)
  const own = letterMask(key)
  const like = alikeMask(key, alike)
  const likely = likelyNames(letters, own, max)
  const whole = likely.filter((at) => leastCost((letters.own[at] as number) & ~own, like) <= max)
  const found = measured(names, letters, whole, max, (name) => distance(key, name, alike, max))
  if (found.length > 0 || max === 0) return found
  const unfinished = likely.filter((at) => (names.keys[letters.first[at] as number] as string).length > key.length)
  const begun = measured(names, letters, unfinished, max, (name) =>
    distance(key, name.slice(0, key.length), alike, max),
  )
  return begun.map(({ place, cost }) => ({ place, cost: cost + UNFINISHED }))
}

/** Letters of the query that a near name may lack; two edits of ten and one of five bring in three at most. */
const LETTERS_OFF_MAX = 3

/** The names that have enough of the query's letters, or of those that are alike. */
function likelyNames({ own, alike }: Letters, query: number, max: number): number[] {
  const likely: number[] = []
  for (let at = 0; at < own.length; at++) {
    const missing = query & ~(own[at] as number)
    if (bitCount(missing) <= LETTERS_OFF_MAX && leastCost(missing, alike[at] as number) <= max) likely.push(at)
  }
  return likely
}

function measured(
  { keys, next }: Names,
  { first }: Letters,
  likely: readonly number[],
  max: number,
  costOf: (name: string) => number,
): Near[] {
  const found: Near[] = []
  for (const at of likely) {
    const head = first[at] as number
    const cost = costOf(keys[head] as string)
    if (cost > max) continue
    for (let place = head; place !== -1; place = next[place] as number) found.push({ place, cost })
  }
  return found
}

/** Of each name, once: its first place, its letters, and those alike to them, as bits. */
interface Letters {
  readonly first: Int16Array
  readonly own: Int32Array
  readonly alike: Int32Array
}

const known = new WeakMap<Names, Letters>()

function lettersOf(names: Names, alike: Alike): Letters {
  let letters = known.get(names)
  if (!letters) {
    const first = Int16Array.from(names.first.values())
    const nameAt = (place: number): string => names.keys[place] as string
    letters = {
      first,
      own: Int32Array.from(first, (place) => letterMask(nameAt(place))),
      alike: Int32Array.from(first, (place) => alikeMask(nameAt(place), alike)),
    }
    known.set(names, letters)
  }
  return letters
}

const groups = new WeakMap<Alike, Int32Array>()

function alikeMask(word: string, alike: Alike): number {
  let masks = groups.get(alike)
  if (!masks) groups.set(alike, (masks = alikeMasks(alike)))
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= masks[word.charCodeAt(i)] as number
  return mask
}
