import { isMark } from '../../thai/character-kinds.ts'
import { alikeIn, bitCount, costMax, distance, EDIT, lettersOf, type Alike } from './distance.ts'
import { addHit, gapBetween, latinRuns, type Hit, type View } from './hits.ts'
import { capitalKey } from './letters.ts'
import { overlap } from './span.ts'
import { NAME_LETTERS_MAX } from './names.ts'
import {
  childrenOf,
  levelOf,
  lineOf,
  placesBetween,
  subdistrictsIn,
  type Level,
  type Place,
  type Places,
} from './places.ts'

/** A piece of the text that may be a misspelt name. */
export interface Window {
  readonly start: number
  readonly end: number
  readonly key: string
  readonly mask: number
  readonly script: 'th' | 'en'
  /** The level of the sign before it. */
  readonly level: Level | undefined
}

const WINDOWS_MAX = 120
const WORDS_MAX = 4

/** Pieces between two edges: blanks, signs, numbers, and the ends of names. */
export function windowsOf(view: View): Window[] {
  const windows: Window[] = []
  if (view.thai.text.length > 0) thaiWindows(view, windows)
  latinWindows(view, windows)
  return windows
}

/**
 * The pieces that no used name and no sign of one has (พระโขนงเขต is not พระโขนงใต้), and that a sign or the place of a name
 * beside them makes likely.
 */
export function freeWindows(
  { signBefore }: View,
  windows: readonly Window[],
  used: readonly Hit[],
  near: (start: number, end: number) => boolean,
): Window[] {
  const taken = used.map((hit) => ({ start: signBefore.get(hit.start)?.start ?? hit.start, end: hit.end }))
  const free = windows.filter((window) => !taken.some((span) => overlap(span, window)))
  const close = free.filter(({ start, end, level }) => level !== undefined || near(start, end))
  return close.toSorted((a, b) => Number(b.level !== undefined) - Number(a.level !== undefined)).slice(0, WINDOWS_MAX)
}

function thaiWindows(view: View, windows: Window[]): void {
  const { thai, text, signBefore, starts, ends } = view
  const { text: letters, from } = thai
  for (let i = 0; i < letters.length; i++) {
    const start = from[i] as number
    if (view.cut[start] === 1 || starts[start] !== 1) continue
    const level = signBefore.get(start)?.level
    if (level === null || (level === undefined && SHORT_STREET.test(text.slice(start, start + 3)))) continue
    for (let length = 1, blanks = 0; length <= NAME_LETTERS_MAX && i + length <= letters.length; length++) {
      if (length > 1) {
        const gap = gapBetween(view, from[i + length - 2] as number, from[i + length - 1] as number)
        if (gap === 'hard' || (gap === 'blank' && ++blanks > 1)) break
      }
      let end = (from[i + length - 1] as number) + 1
      while (isMark(text.charCodeAt(end))) end++
      if (length < 2 || ends[end] !== 1) continue
      const key = letters.slice(i, i + length)
      windows.push({ start, end, key, mask: groupsOf(key), script: 'th', level })
    }
  }
}

function latinWindows(view: View, windows: Window[]): void {
  for (const { key, start, end, words } of latinRuns(view)) {
    const level = view.signBefore.get(start)?.level
    if (level === null || words > WORDS_MAX || key.length < 3) continue
    windows.push({ start, end, key, mask: groupsOf(key), script: 'en', level })
  }
}

/** Names among the given places that a window may be a misspelling of. */
export function nearHits(view: View, windows: readonly Window[], level: Level, among: readonly Place[]): Hit[] {
  const hits: Hit[] = []
  for (const script of ['th', 'en'] as const) {
    const fitting = windows.filter((window) => window.script === script && (window.level ?? level) === level)
    if (fitting.length === 0) continue
    const names = view.places[script]().names()
    const alike = alikeIn[script]()
    const capital = capitalKey[script]()
    for (const window of fitting) {
      // ต.เมือง is what people write who do not know the name, not a misspelt เหมือง.
      if (window.key === capital) continue
      const best = new Map<number, Place[]>()
      // One typing error in เมือง, which is the capital district of the province that the rest names.
      const toCapital = level === 'district' ? distance(window.key, capital, alike, EDIT) : 0
      if (toCapital > 0 && toCapital <= EDIT)
        addHit(view, hits, { ...nameIn(window, level, view.places[script]().capitals(), toCapital), capital: true })
      for (const place of among) {
        const key = names.of(place)
        const cost = costOf(window, key, alike)
        if (cost === undefined) continue
        const known = best.get(cost)
        if (known) known.push(place)
        else best.set(cost, [place])
      }
      for (const [cost, places] of best) addHit(view, hits, nameIn(window, level, places, cost))
    }
  }
  return hits
}

const nameIn = ({ start, end, key }: Window, level: Level, places: readonly Place[], cost: number) => ({ start, end, level, places, cost, exact: false, letters: key.length }) // prettier-ignore

/** One bit for each of 32 groups of letters. */
function groupsOf(word: string): number {
  const { low, high } = lettersOf(word)
  return low | high
}

function costOf({ key, mask }: Window, name: string, alike: Alike): number | undefined {
  const max = costMax(Math.max(name.length, key.length))
  if (Math.abs(name.length - key.length) > 2) return undefined
  if (bitCount(groupsOf(name) & ~mask) > 3 || isOtherPart(key, name)) return undefined
  const cost = distance(key, name, alike, max)
  if (cost > 0 && key.length <= SHORT_LETTERS_MAX && cost <= max) return Math.max(cost, EDIT)
  return cost > 0 && cost <= max ? cost : undefined
}

const SHORT_STREET = /^(?:[ถซม]\s?\.|ปณ)/

/** In so short a name any letter may be the wrong one: ตู is ดู่ as well as ตูม. */
const SHORT_LETTERS_MAX = 3

/** บางนา is not a misspelt บางนาใต้: a longer name that begins with what was typed is another place. */
const isOtherPart = (typed: string, name: string): boolean => name.length - typed.length > 1 && name.startsWith(typed)

/** The places of a level that the known places and the postcode allow. */
export function allowed(
  all: Places,
  level: Level,
  known: readonly Place[],
  byPostcode: ReadonlySet<Place>,
  hits: readonly Hit[],
): Place[] {
  const found = new Set<Place>()
  const add = (places: Iterable<Place>): void => {
    for (const place of places) found.add(place)
  }
  if (level === 'province') return placesBetween(0, all.districtsFrom)
  for (const place of known) {
    const line = lineOf(all, place)
    if (level === 'district') add(childrenOf(all, line.province))
    else add(subdistrictsIn(all, line.district === -1 ? line.province : line.district))
  }
  for (const place of byPostcode) add([level === 'district' ? lineOf(all, place).district : place])
  if (level === 'district') {
    for (const hit of hits) {
      if (hit.level !== 'subdistrict' || hit.places.length > HOMONYMS_MAX) continue
      add(hit.places.map((place) => lineOf(all, place).district))
    }
  }
  return [...found].filter((place) => levelOf(all, place) === level)
}

const HOMONYMS_MAX = 60
