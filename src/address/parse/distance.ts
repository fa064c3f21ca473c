import { once } from '../../http/once.ts'
import { encodeThai } from '../thai-letters.ts'

/** Edits in tenths. Marks are gone before letters are compared, so a wrong tone costs nothing here. */
export const EDIT = 10
export const LIKELY_EDIT = 5

/** Letters that are typed for each other: they look, sound or lie alike. */
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

/** Which letters a name has, one bit for each in two words. Both together are one bit for each of 32 groups. */
export interface Letters {
  readonly low: number
  readonly high: number
}

/** The bit of a letter, which is ASCII in both scripts, is the lower five bits of its code; bit 32 of the code says in which word. */
export function lettersOf(name: string): Letters {
  let low = 0
  let high = 0
  for (let i = 0; i < name.length; i++) {
    const letter = name.charCodeAt(i)
    if ((letter & 32) === 0) high |= 1 << letter
    else low |= 1 << letter
  }
  return { low, high }
}

/** The letters of a script that are alike. */
export interface Alike {
  /** What it costs to take one letter for another, by the codes of both, which are ASCII in both scripts. */
  readonly costs: Uint8Array
  /** For each letter, by its code, those that are alike. */
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

/** How much a name of so many letters may differ. @example costMax(4) // 10 */
export const costMax = (letters: number): number => (letters <= 4 ? 10 : letters <= 8 ? 16 : 26)

/** How many bits of 32 are set, by adding neighbours (Warren, "Hacker's Delight", 5-1). */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const LETTERS_MAX = 62
const rows = [new Int16Array(64), new Int16Array(64), new Int16Array(64)]
const FAR = 10_000

export function hasDouble(word: string): boolean {
  for (let i = 1; i < word.length; i++) if (word.charCodeAt(i) === word.charCodeAt(i - 1)) return true
  return false
}

/**
 * Edit distance with swapped neighbours (Damerau, restricted) in tenths; more than `max` is given as `max + 1`.
 * Letters that are alike cost half, and so does a letter typed twice. Only cells so near to the diagonal are computed
 * that the letters more or less can be within `max`.
 */
export function distance(a: string, b: string, { costs }: Alike, max: number): number {
  const over = max + 1
  const width = Math.floor(max / (hasDouble(a) || hasDouble(b) ? LIKELY_EDIT : EDIT))
  if (Math.abs(a.length - b.length) > width || a.length > LETTERS_MAX || b.length > LETTERS_MAX) return over
  let [twoAbove, above, row] = rows as [Int16Array, Int16Array, Int16Array]
  for (let j = 0; j <= b.length; j++) above[j] = j * EDIT
  let before = -1
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const first = Math.max(1, i - width)
    const last = Math.min(b.length, i + width)
    let left = first === 1 ? i * EDIT : FAR
    row[first - 1] = left
    let least = left
    const drop = letter === before ? LIKELY_EDIT : EDIT
    let otherBefore = first > 1 ? b.charCodeAt(first - 2) : -1
    for (let j = first; j <= last; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = above[j - 1] as number
      if (letter !== other) {
        cost += costs[at(letter, other)] as number
        const dropped = (above[j] as number) + drop
        if (dropped < cost) cost = dropped
        const added = left + (other === otherBefore ? LIKELY_EDIT : EDIT)
        if (added < cost) cost = added
        if (letter === otherBefore && other === before) cost = Math.min(cost, (twoAbove[j - 2] as number) + EDIT)
      }
      row[j] = cost
      left = cost
      otherBefore = other
      if (cost < least) least = cost
    }
    if (least > max) return over
    row[last + 1] = FAR
    before = letter
    const free = twoAbove
    twoAbove = above
    above = row
    row = free
  }
  return Math.min(above[b.length] as number, over)
}
