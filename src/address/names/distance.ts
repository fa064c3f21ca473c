import { once } from '../../once.ts'
import { encodeThai } from './thai-letters.ts'

/** Edits in tenths. Marks are removed before letters are compared, so a wrong tone costs nothing here. */
export const EDIT = 10
export const LIKELY_EDIT = 5

/** Letters that are typed for each other, because they look or sound alike or are neighbours on the keyboard. */
const THAI_ALIKE = [
  'ิีึื',
  'ุู',
  'ศสษซ',
  'ณน',
  'ธทฑฒ',
  'รลฬ',
  'ฎฏดต',
  'ญย',
  'บป',
  'พผภ',
  'คขฆ',
  'ใไ',
  'ะา',
  'ฤร',
  'เแ',
  'ชฉฌ',
  'กภ',
  'ดค',
  'อฮ',
]
const LATIN_ALIKE = ['kg', 'pb', 'td', 'rl', 'aou', 'iy', 'wv', 'ue', 'ie', 'cs']

/** The letters of a script that are alike. */
export interface Alike {
  /** The cost of substituting one letter for another, by both codes, which are ASCII in both scripts. */
  readonly costs: Uint8Array
  /** For each letter, by its code, the letters that are alike. */
  readonly letters: readonly string[]
}

const ASCII = 128
const at = (letter: number, other: number): number => ((letter & (ASCII - 1)) << 7) | (other & (ASCII - 1))

function alikeOf(groups: readonly string[]): Alike {
  const costs = new Uint8Array(ASCII * ASCII).fill(EDIT)
  const letters = Array.from({ length: ASCII }, () => '')
  for (const group of groups) {
    for (const letter of group) {
      const code = letter.charCodeAt(0)
      for (const other of group) costs[at(code, other.charCodeAt(0))] = LIKELY_EDIT
      letters[code] += group
    }
  }
  return { costs, letters }
}

export const alikeIn = { th: once(() => alikeOf(THAI_ALIKE.map(encodeThai))), en: once(() => alikeOf(LATIN_ALIKE)) }

/** The highest cost at which a name of this length still matches. @example costMax(4) // 10 */
export const costMax = (letters: number): number => (letters <= 4 ? 10 : letters <= 8 ? 16 : 26)

/** Longer than any name and any query near one; one row for each letter of the other word. */
const LETTERS_MAX = 62
const rows = Array.from({ length: LETTERS_MAX + 1 }, () => new Int16Array(LETTERS_MAX + 2))
/** More than any cost. */
const FAR = 10_000

/** Whether a letter directly repeats. @example hasDouble('banna') // true */
export function hasDouble(word: string): boolean {
  for (let i = 1; i < word.length; i++) if (word.charCodeAt(i) === word.charCodeAt(i - 1)) return true
  return false
}

/**
 * Edit distance with swapped neighbours (Damerau, restricted) in tenths; `max + 1` if above `max`. Substituting a letter that
 * is alike costs half, and so does doubling a letter.
 *
 * @example distance('nakhon', 'nakorn', alikeIn.en(), 26) // 20
 */
export function distance(word: string, other: string, { costs }: Alike, max: number): number {
  const over = max + 1
  const width = widthFor(max, hasDouble(word) || hasDouble(other))
  if (Math.abs(word.length - other.length) > width || Math.max(word.length, other.length) > LETTERS_MAX) return over
  startRows(word)
  for (let letters = 1; letters <= other.length; letters++)
    if (nextRow(word, other, letters, costs, width) > max) return over
  return Math.min(costAt(word.length, other.length), over)
}

/** How far from the diagonal a cell may be: the most insertions or deletions within `max`. */
const widthFor = (max: number, hasDoubles: boolean): number => Math.floor(max / (hasDoubles ? LIKELY_EDIT : EDIT))

function startRows({ length }: string): void {
  const first = rows[0] as Int16Array
  for (let j = 0; j <= length; j++) first[j] = j * EDIT
}

/** The cost between the first letters of both words, once their rows are filled. */
const costAt = (letters: number, otherLetters: number): number => (rows[otherLetters] as Int16Array)[letters] as number

/** The code of a letter; -1 before the first, where `charCodeAt` would give NaN, which is slow. */
const letterAt = (word: string, place: number): number => (place < 0 ? -1 : word.charCodeAt(place))

/** Fills the row of one more letter of the other word and returns its lowest cost. */
function nextRow(word: string, other: string, letters: number, costs: Uint8Array, width: number): number {
  const above = rows[letters - 1] as Int16Array
  const row = rows[letters] as Int16Array
  const letter = other.charCodeAt(letters - 1)
  const before = letterAt(other, letters - 2)
  const dropped = letter === before ? LIKELY_EDIT : EDIT
  const first = Math.max(1, letters - width)
  const last = Math.min(word.length, letters + width)
  let left = first === 1 ? letters * EDIT : FAR
  let least = left
  row[first - 1] = left
  let ownBefore = letterAt(word, first - 2)
  for (let j = first; j <= last; j++) {
    const own = word.charCodeAt(j - 1)
    let cost = above[j - 1] as number
    if (letter !== own) {
      const added = left + (own === ownBefore ? LIKELY_EDIT : EDIT)
      cost = Math.min(cost + (costs[at(own, letter)] as number), Math.min((above[j] as number) + dropped, added))
      if (letter === ownBefore && own === before) cost = Math.min(cost, costAt(j - 2, letters - 2) + EDIT)
    }
    row[j] = left = cost
    ownBefore = own
    if (cost < least) least = cost
  }
  row[last + 1] = FAR
  return least
}

/** Receives the cost of `other`, and of its beginning of the word's length; above `max` if it is farther. */
export type Found = (other: string, cost: number, begunCost: number) => void

/**
 * The distances from a word to many others in alphabetical order: words with a shared beginning share its rows, and a
 * beginning that is too far skips all words that have it.
 */
export function distances(word: string, others: readonly string[], { costs }: Alike, max: number, found: Found): void {
  const width = widthFor(max, hasDouble(word) || others.some(hasDouble))
  let before = ''
  /** Length of the beginning of the previous word that is already too far. */
  let far = Infinity
  startRows(word)
  for (const other of others) {
    let letters = sharedLetters(before, other)
    if (letters < far) {
      far = Infinity
      while (far === Infinity && letters < other.length)
        if (nextRow(word, other, ++letters, costs, width) > max) far = letters
      before = other
    }
    const begunCost = other.length > word.length && far > word.length ? costAt(word.length, word.length) : max + 1
    const isWhole = far === Infinity && Math.abs(word.length - other.length) <= width
    const cost = isWhole ? costAt(word.length, other.length) : max + 1
    if (cost <= max || begunCost <= max) found(other, cost, begunCost)
  }
}

/** Length of the shared beginning of two words. @example sharedLetters('bangrak', 'bangna') // 4 */
function sharedLetters(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}
