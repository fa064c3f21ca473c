import { isMark } from '../../../thai/character-kinds.ts'
import { addTo } from '../../add-to.ts'
import { once } from '../../../once.ts'
import { alikeIn, costMax, distance, EDIT, type Alike } from '../../names/distance.ts'
import { capitalKey, foldThai } from '../../names/letters.ts'
import { lettersIn, NAME_LETTERS_MAX, type Names } from '../../names/names.ts'
import type { Level, Place } from '../../places.ts'
import { addHit, gapBetween, type Hit, type View } from './hits.ts'
import { overlap } from '../text/span.ts'
import type { Rule } from '../text/rule.ts'

/** A piece of the text that may be a misspelt name. */
export interface Window {
  readonly start: number
  readonly end: number
  readonly key: string
  /** Its letters, by `lettersIn`. */
  readonly letters: number
  readonly script: 'th' | 'en'
  /** The level of the sign before it. */
  readonly level: Level | undefined
}

const WINDOWS_MAX = 120
/** For a whole text, free or not. A page of orders has fewer than fifty. */
const PIECES_MAX = 400
const WORDS_MAX = 4
const THAI_LETTERS_MIN = 2
const LATIN_LETTERS_MIN = 3

/** Pieces between two edges: blanks, signs, numbers, and ends of names. */
export function windowsOf(view: View): Window[] {
  const windows: Window[] = []
  if (view.thai.text.length > 0) thaiWindows(view, windows)
  latinWindows(view, windows)
  return windows.length > PIECES_MAX ? windows.slice(0, PIECES_MAX) : windows
}

/**
 * The pieces that are free and likely. Free: not overlapping a name of the best reading or its sign (พระโขนงเขต is not
 * พระโขนงใต้). Likely: after a sign, or beside a name or postcode. Those after a sign come first.
 */
export function freeWindows(
  { signBefore }: View,
  windows: readonly Window[],
  used: readonly Hit[],
  isLikely: (start: number, end: number) => boolean,
): Window[] {
  const taken = used.map((hit) => ({ start: signBefore.get(hit.start)?.start ?? hit.start, end: hit.end }))
  const free = windows.filter((window) => !taken.some((span) => overlap(span, window)))
  const likely = free.filter(({ start, end, level }) => level !== undefined || isLikely(start, end))
  return likely.toSorted((a, b) => Number(b.level !== undefined) - Number(a.level !== undefined)).slice(0, WINDOWS_MAX)
}

/** A letter and point for a street or a post office. */
const SHORT_STREET = /^(?:[ถซม]\s?\.|ปณ)/

function thaiWindows(view: View, windows: Window[]): void {
  const { thai, text, signBefore, starts, cut, signs } = view
  const levels = new Set(signs.filter(({ level }) => level !== null).map(({ start }) => start))
  for (let i = 0; i < thai.text.length; i++) {
    const start = thai.from[i] as number
    if (cut[start] === 1 || starts[start] !== 1 || levels.has(start)) continue
    // อ.่าซาง lost its first letter: the mark before `start` belongs to that letter.
    const level = (
      signBefore.get(start) ?? (isMark(text.charCodeAt(start - 1)) ? signBefore.get(start - 1) : undefined)
    )?.level
    const isStreet = level === undefined && SHORT_STREET.test(text.slice(start, start + 3))
    if (level !== null && !isStreet) windowsFrom(view, windows, i, level)
  }
}

/** The pieces that begin at a letter, with at most one blank. */
function windowsFrom(view: View, windows: Window[], first: number, level: Level | undefined): void {
  const { text: letters, from } = view.thai
  const start = from[first] as number
  const last = Math.min(letters.length, first + NAME_LETTERS_MAX)
  for (let i = first, blanks = 0; i < last; i++) {
    const gap = i === first ? 'none' : gapBetween(view, from[i - 1] as number, from[i] as number)
    if (gap === 'blank') blanks++
    if (gap === 'hard' || blanks > 1) break
    let end = (from[i] as number) + 1
    while (isMark(view.text.charCodeAt(end))) end++
    if (i - first + 1 < THAI_LETTERS_MIN || view.ends[end] !== 1) continue
    const key = letters.slice(first, i + 1)
    windows.push({ start, end, key, letters: lettersIn(key), script: 'th', level })
  }
}

function latinWindows(view: View, windows: Window[]): void {
  const levels = new Set(view.signs.filter((sign) => sign.level !== null).map(({ start }) => start))
  for (const { key, start, end, words } of view.latinRuns) {
    const level = view.signBefore.get(start)?.level
    if (level === null || levels.has(start) || words > WORDS_MAX || key.length < LATIN_LETTERS_MIN) continue
    windows.push({ start, end, key, letters: lettersIn(key), script: 'en', level })
  }
}

/** Names that a piece may be a misspelling of: the places to compare, and a check for near ones. */
export interface Among {
  readonly places: readonly Place[]
  readonly mayBe: (place: Place) => boolean
}

/** Hits for names among `among.places` that a piece may be a misspelling of. */
export function nearHits(view: View, windows: readonly Window[], level: Level, among: Among): Hit[] {
  const hits: Hit[] = []
  for (const script of ['th', 'en'] as const) {
    // ต.เมือง is written by people who do not know the name; it is no misspelt เหมือง.
    const fitting = windows.filter(
      (window) => window.script === script && (window.level ?? level) === level && window.key !== capitalKey[script](),
    )
    for (const window of fitting) {
      if (level === 'district') addNearCapital(view, hits, window)
      addNear(view, hits, window, level, among)
    }
  }
  return hits
}

/** Adds the capital district of the province that the rest names, for เมือง with one typing error. */
function addNearCapital(view: View, hits: Hit[], window: Window): void {
  const { script, key } = window
  const cost = distance(key, capitalKey[script](), alikeIn[script](), EDIT)
  if (cost > EDIT) return
  const places = view.places[script]().capitals()
  addHit(view, hits, { ...nameIn(window, 'district', places, cost), capital: true })
}

/** Adds near names; the places of each cost share one hit. */
function addNear(view: View, hits: Hit[], window: Window, level: Level, among: Among): void {
  const names = view.places[window.script]().names()
  const alike = alikeIn[window.script]()
  const byCost = new Map<number, Place[]>()
  for (const place of among.places) {
    if (lacksFour(window.letters, names.lettersOf(place))) continue
    const cost = costOf(window.key, names.of(place), alike)
    if (cost !== undefined && among.mayBe(place)) addTo(byCost, cost, place)
  }
  for (const [cost, places] of byCost) addHit(view, hits, nameIn(window, level, places, cost))
  const only = byCost.size === 0 && window.script === 'en' ? onlyOfConsonants(window.key, among, names) : undefined
  if (only !== undefined) addHit(view, hits, nameIn(window, level, [only], OTHER_VOWELS))
}

/** Cost of English with the right consonants but other vowels, far from romanization rules: Pakpreow for Pak Phriao. */
const OTHER_VOWELS = 2 * EDIT
/** Too many words share fewer consonants. */
const CONSONANTS_MIN = 4

/** The place whose English name has the consonants of a word, if it is the only one. */
function onlyOfConsonants(key: string, { places, mayBe }: Among, names: Names): Place | undefined {
  const typed = consonantsOf(key)
  if (typed.length < CONSONANTS_MIN) return undefined
  const alike = places.filter((place) => hasConsonants(names.of(place), typed) && mayBe(place))
  return alike.length === 1 ? alike[0] : undefined
}

/** A folded name without its vowels and the glides that end them. @example consonantsOf('pakpriao') // 'pkpr' */
export function consonantsOf(name: string): string {
  let left = ''
  for (let i = nextConsonant(name, 0); i < name.length; i = nextConsonant(name, i + 1)) left += name[i]
  return left
}

/** Whether `consonantsOf(name)` equals `consonants`; most differ in the first. */
function hasConsonants(name: string, consonants: string): boolean {
  let i = nextConsonant(name, 0)
  for (let j = 0; j < consonants.length; j++) {
    if (name.charCodeAt(i) !== consonants.charCodeAt(j)) return false
    i = nextConsonant(name, i + 1)
  }
  return i === name.length
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter)

/** The position of the next consonant, skipping a glide after a vowel; the length of the name without one. */
function nextConsonant(name: string, from: number): number {
  let i = from
  while (isVowel(name[i])) i++
  const isGlide = i > from && i < name.length && 'wvy'.includes(name[i] as string)
  if (!isGlide) return i
  return nextConsonant(name, i + 1)
}

const nameIn = ({ start, end, key }: Window, level: Level, places: readonly Place[], cost: number) => ({
  start,
  end,
  level,
  places,
  cost,
  exact: false,
  letters: key.length,
  by: 'misspelt' as const,
})

/** A near name is rejected if one of these matches. */
export const nearRules: readonly Rule<[typed: string, name: string, cost: number]>[] = [
  {
    // บางนา is not a misspelt บางนาใต้.
    name: 'beginning of a longer name, which is another place',
    match: (typed, name) => name.length - typed.length > 1 && name.startsWith(typed),
  },
  { name: 'exactly this name', match: (typed, name) => typed === name },
  {
    // วังงิ้วใหม่ is not a misspelt วังงิ้วใต้; a single letter may still be an error, as in บางใหม่ for บางใหญ่.
    name: 'another part of one place',
    match: (typed, name, cost) => {
      if (cost <= EDIT) return false
      const part = partOf(typed)
      const other = partOf(name)
      return (
        part !== other && part !== '' && other !== '' && typed.slice(0, -part.length) === name.slice(0, -other.length)
      )
    },
  },
]

/** The last words in names of divided places, folded as names are compared. */
const parts = once(() => 'เหนือ ใต้ ใหม่ เก่า ใหญ่ น้อย กลาง นอก ใน ออก ตก'.split(' ').map((part) => foldThai(part).text))

const partOf = (name: string): string => parts().find((part) => name.endsWith(part)) ?? ''

/** A larger difference in length is too far. */
const LETTERS_MORE_MAX = 2
/** In so short a name any letter may be the wrong one: ตู may be ดู่ as well as ตูม. */
const SHORT_LETTERS_MAX = 3

/** The cost of a piece as a misspelling of a name; undefined if it is too high. */
function costOf(key: string, name: string, alike: Alike): number | undefined {
  if (Math.abs(name.length - key.length) > LETTERS_MORE_MAX) return undefined
  const max = costMax(Math.max(name.length, key.length))
  const cost = distance(key, name, alike, max)
  if (cost > max || nearRules.some(({ match }) => match(key, name, cost))) return undefined
  return key.length <= SHORT_LETTERS_MAX ? Math.max(cost, EDIT) : cost
}

/** Whether a word lacks at least four letter groups of another. Each `bits & (bits - 1)` clears the lowest bit. */
function lacksFour(letters: number, others: number): boolean {
  const one = others & ~letters
  const two = one & (one - 1)
  const three = two & (two - 1)
  return (three & (three - 1)) !== 0
}
