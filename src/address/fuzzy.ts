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
import type { Place, Places } from './parse/places.ts'
import { encodeThai, isThai } from './thai-letters.ts'

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
  const found = isThai(query) ? near(linesOf(all, 'th'), foldThai(query).text) : latinPlaces(all, query, typed)
  const places = new Set(found.toSorted((a, b) => a.cost - b.cost || a.place - b.place).map(({ place }) => place))
  return [...places].slice(0, HITS_MAX)
}

function latinPlaces(all: Places, query: string, keys: string): Near[] {
  const english = near(linesOf(all, 'en'), foldLatin(query.toLowerCase().replaceAll(/[^a-z]/g, '')))
  const typed = foldThai(retype(keys).replaceAll('ๅ', 'า')).text
  const exact = all.th().lines.includes(`\n${typed}\n`) ? near(linesOf(all, 'th'), typed, 0) : []
  const other = exact.length > 0 || english.length > 0 ? exact : near(linesOf(all, 'th'), typed)
  return [...english, ...other.map(({ place, cost }) => ({ place, cost: cost + KEYBOARD }))]
}

/** All places near a folded name; those that only begin so when there is no other. */
function near(lines: Lines, key: string, max = costMax(key.length)): Near[] {
  if (key.length < LETTERS_MIN) return []
  const { alike } = lines
  const own = letterMask(key)
  const like = alikeMask(key, alikeMasks(alike))
  const likely = likelyPlaces(lines, key, max)
  const whole = likely.filter((place) => leastCost((lines.own[place] as number) & ~own, like) <= max)
  const found = measured(lines, whole, max, (name) => distance(key, name, alike, max))
  if (found.length > 0 || max === 0) return found
  const begun = measured(lines, likely, max, (name) =>
    name.length > key.length ? distance(key, name.slice(0, key.length), alike, max) : max + 1,
  )
  return begun.map(({ place, cost }) => ({ place, cost: cost + UNFINISHED }))
}

/** Letters of the query that a near name may lack; two edits of ten and one of five bring in three at most. */
const LETTERS_OFF_MAX = 3

/** The places whose name has enough of the query's letters, or of those that are alike. */
function likelyPlaces({ own, alike }: Lines, key: string, max: number): Place[] {
  const query = letterMask(key)
  const others = new Int32Array(32) // for each letter of the query, those that are alike
  const masks = alikeMasks(alike)
  for (let i = 0; i < key.length; i++) others[key.charCodeAt(i) & 31]! |= masks[key.charCodeAt(i)] as number
  const likely: Place[] = []
  for (let place = 0; place < own.length; place++) {
    const letters = own[place] as number
    const missing = query & ~letters
    const count = bitCount(missing)
    if (count > LETTERS_OFF_MAX) continue
    if (count < 2 || costOfMissing(missing, letters, others) <= max) likely.push(place)
  }
  return likely
}

/** A missing letter is an edit, or half of one if there is one that is alike. */
function costOfMissing(missing: number, letters: number, others: Int32Array): number {
  let alike = 0
  for (let rest = missing; rest !== 0; rest &= rest - 1) {
    if ((letters & (others[31 - Math.clz32(rest & -rest)] as number)) !== 0) alike |= rest & -rest
  }
  return leastCost(missing, alike)
}

function measured(
  { text, starts }: Lines,
  likely: readonly Place[],
  max: number,
  costOf: (name: string) => number,
): Near[] {
  const found: Near[] = []
  for (const place of likely) {
    const cost = costOf(text.slice(starts[place], (starts[place + 1] as number) - 1))
    if (cost <= max) found.push({ place, cost })
  }
  return found
}

/** The names of one script as text, and the letters of each as bits. */
interface Lines {
  readonly text: string
  /** Where the name of each place starts; it ends before the line feed in front of the next. */
  readonly starts: Int32Array
  readonly own: Int32Array
  readonly alike: Alike
}

const thai = thaiAlike(encodeThai)
const known = { th: new WeakMap<Places, Lines>(), en: new WeakMap<Places, Lines>() }

function linesOf(all: Places, script: 'th' | 'en'): Lines {
  let lines = known[script].get(all)
  if (!lines) known[script].set(all, (lines = makeLines(all[script]().lines, all.count, script)))
  return lines
}

/** In one pass over the letters: a first search has no time for a string of each name. */
function makeLines(text: string, count: number, script: 'th' | 'en'): Lines {
  const starts = new Int32Array(count + 1)
  const own = new Int32Array(count)
  let letters = 0
  for (let at = 0, place = 0; place < count; at++) {
    const code = text.charCodeAt(at)
    if (code !== LINE_FEED) {
      letters |= 1 << (code & 31)
      continue
    }
    own[place++] = letters
    starts[place] = at + 1
    letters = 0
  }
  return { text, starts, own, alike: script === 'th' ? thai : latinAlike }
}

const LINE_FEED = 0x0a

function alikeMask(word: string, masks: Int32Array): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= masks[word.charCodeAt(i)] as number
  return mask
}
