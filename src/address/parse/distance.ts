/** Edits in tenths. Marks are gone before letters are compared, so a wrong tone costs nothing here. */
const EDIT = 10
const LIKELY_EDIT = 5

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

/** What it costs to take one letter for another, by the codes of both, which are ASCII in both scripts. */
export type Alike = Uint8Array

const ASCII = 128
const at = (letter: number, other: number): number => ((letter & (ASCII - 1)) << 7) | (other & (ASCII - 1))

function alikeOf(groups: readonly string[], code: (letter: string) => string): Alike {
  const costs = new Uint8Array(ASCII * ASCII).fill(EDIT)
  for (const group of groups) {
    const codes = Array.from(group, (letter) => code(letter).charCodeAt(0))
    for (const letter of codes) for (const other of codes) costs[at(letter, other)] = LIKELY_EDIT
  }
  return costs
}

export const thaiAlike = (encode: (letter: string) => string): Alike => alikeOf(THAI_ALIKE, encode)
export const latinAlike: Alike = alikeOf(LATIN_ALIKE, (letter) => letter)

/** How much a name of so many letters may differ. @example costMax(4) // 10 */
export const costMax = (letters: number): number => (letters <= 4 ? 10 : letters <= 8 ? 16 : 26)

/** One bit for each of 32 groups of letters. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}

const groups = new WeakMap<Alike, Int32Array>()

/** For each letter, the groups of those that are alike. */
export function alikeMasks(alike: Alike): Int32Array {
  let masks = groups.get(alike)
  if (masks) return masks
  masks = new Int32Array(ASCII)
  alike.forEach((cost, pair) => {
    if (cost === LIKELY_EDIT) masks[pair >> 7] = (masks[pair >> 7] as number) | (1 << (pair & 31))
  })
  groups.set(alike, masks)
  return masks
}

/** How many bits of 32 are set, by adding neighbours (Warren, "Hacker's Delight", 5-1). */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * The least that a word costs whose letters are `missing` in the other one: a missing letter is an edit, or half of one
 * if the other word has one that is alike.
 */
export const leastCost = (missing: number, alike: number): number =>
  LIKELY_EDIT * (bitCount(missing) + bitCount(missing & ~alike))

const LETTERS_MAX = 62
const rows = [new Int16Array(64), new Int16Array(64), new Int16Array(64)]
const FAR = 10_000

/**
 * Edit distance with swapped neighbours (Damerau, restricted) in tenths; more than `max` is given as `max + 1`.
 * Letters that are alike cost half, and so does a letter typed twice. Only cells so near to the diagonal are computed
 * that the letters more or less can be within `max`.
 */
export function distance(a: string, b: string, alike: Alike, max: number): number {
  const over = max + 1
  const width = Math.floor(max / LIKELY_EDIT)
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
        cost += alike[at(letter, other)] as number
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
