import { bitCount, costMax, distance, latinAlike, letterMask, thaiAlike, type Alike } from './parse/distance.ts'
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
  const whole = scan(names, key, alike, max, false)
  return whole.length > 0 || max === 0 ? whole : scan(names, key, alike, max, true)
}

function scan(names: Names, key: string, alike: Alike, max: number, unfinished: boolean): Near[] {
  const { keys } = names
  const masks = masksOf(names)
  const mask = letterMask(key)
  const found: Near[] = []
  for (let place = 0; place < keys.length; place++) {
    if (bitCount(mask & ~(masks[place] as number)) > LETTERS_OFF_MAX) continue
    const name = keys[place] as string
    if (unfinished && name.length <= key.length) continue
    const cost = distance(key, unfinished ? name.slice(0, key.length) : name, alike, max)
    if (cost <= max) found.push({ place, cost: unfinished ? cost + UNFINISHED : cost })
  }
  return found
}

/** Letters of the query that a near name may lack; two edits of ten and one of five bring in three at most. */
const LETTERS_OFF_MAX = 3

const masks = new WeakMap<Names, Int32Array>()

function masksOf(names: Names): Int32Array {
  let known = masks.get(names)
  if (!known) {
    known = Int32Array.from(names.keys, letterMask)
    masks.set(names, known)
  }
  return known
}
