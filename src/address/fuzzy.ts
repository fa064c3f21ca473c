import { alikeIn, costMax, distance, EDIT, hasDouble, LIKELY_EDIT, type Alike } from './parse/distance.ts'
import { LikelyNames } from './likely-names.ts'
import { retype } from './parse/keyboard.ts'
import { foldLatin } from './parse/latin-rules.ts'
import { foldThai } from './parse/letters.ts'
import type { Names } from './parse/names.ts'
import type { FoldedNames, Place } from './parse/places.ts'
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
 * @example fuzzyPlaces(names, 'เชียงลาย').length // 1
 */
export function fuzzyPlaces(all: FoldedNames, query: string, typed = query): Place[] {
  const found = hasThai(query) ? near(all, 'th', foldThai(query).text) : latinPlaces(all, query, typed)
  const places = new Set(found.toSorted((a, b) => a.cost - b.cost || a.place - b.place).map(({ place }) => place))
  return [...places].slice(0, HITS_MAX)
}

function latinPlaces(all: FoldedNames, query: string, keys: string): Near[] {
  const english = near(all, 'en', foldLatin(query.toLowerCase().replaceAll(/[^a-z]/g, '')))
  const typed = foldThai(retype(keys).replaceAll('ๅ', 'า')).text
  const exact = near(all, 'th', typed, 0)
  const other = exact.length > 0 || english.length > 0 ? exact : near(all, 'th', typed)
  return [...english, ...other.map(({ place, cost }) => ({ place, cost: cost + KEYBOARD }))]
}

const likelyNames = new WeakMap<Names, LikelyNames>()

function likelyNamesOf(names: Names): LikelyNames {
  let likely = likelyNames.get(names)
  if (likely === undefined) likelyNames.set(names, (likely = new LikelyNames(names)))
  return likely
}

/** All places near a folded name; those that only begin so when there is no other. */
function near(all: FoldedNames, script: 'th' | 'en', key: string, max = costMax(key.length)): Near[] {
  if (key.length < LETTERS_MIN) return []
  const names = all[script]()
  if (max === 0) return names.named(key).map((place) => ({ place, cost: 0 }))
  const alike = alikeIn[script]()
  writeOtherCosts(key, alike)
  const likely = likelyNamesOf(names).of(key, alike, max)
  // The least that a letter more than the other word has costs: an edit, or half of one if it may be a double letter.
  const drop = hasDouble(key) ? LIKELY_EDIT : EDIT
  const found = measured(likely, max, (place) => {
    const name = names.of(place)
    const more = name.length - key.length
    if (more > 0 && more * EDIT > max && (more * LIKELY_EDIT > max || !hasDouble(name))) return max + 1
    const others = costOfOthers(name, name.length)
    return (more < 0 ? others - more * drop : others) > max ? max + 1 : distance(key, name, alike, max)
  })
  if (found.length > 0) return found
  const begun = measured(likely, max, (place) => {
    const name = names.of(place)
    if (name.length <= key.length || costOfOthers(name, key.length) > max) return max + 1
    return distance(key, name.slice(0, key.length), alike, max)
  })
  return begun.map(({ place, cost }) => ({ place, cost: cost + UNFINISHED }))
}

const ASCII = 128
/** What a letter costs that the query lacks, by its code; written by each query. */
const otherCosts = new Uint8Array(ASCII)

/** Writes the costs of letters that a query lacks: an edit, or half of one if it has one that is alike. */
function writeOtherCosts(query: string, alike: Alike): void {
  otherCosts.fill(EDIT)
  for (let i = 0; i < query.length; i++) {
    const group = alike.letters[query.charCodeAt(i)] as string
    for (let other = 0; other < group.length; other++) otherCosts[group.charCodeAt(other)] = LIKELY_EDIT
  }
  for (let i = 0; i < query.length; i++) otherCosts[query.charCodeAt(i)] = 0
}

/**
 * The least that the first letters of a name cost which the query lacks. The set of letters is the bits of two numbers,
 * which are no members and no arguments: workerd's engine would make an object of one that has more than 31 bits.
 */
function costOfOthers(name: string, letters: number): number {
  let low = 0
  let high = 0
  let cost = 0
  for (let i = 0; i < letters; i++) {
    const letter = name.charCodeAt(i)
    const bit = 1 << letter
    if ((((letter & 32) === 0 ? high : low) & bit) !== 0) continue
    if ((letter & 32) === 0) high |= bit
    else low |= bit
    cost += otherCosts[letter] as number
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
