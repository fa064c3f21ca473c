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

/** For each letter code, the codes that cost half. */
export type Alike = ReadonlyMap<number, ReadonlySet<number>>

function alikeOf(groups: readonly string[], code: (letter: string) => string): Alike {
  const alike = new Map<number, Set<number>>()
  for (const group of groups) {
    const codes = Array.from(group, (letter) => code(letter).charCodeAt(0))
    for (const a of codes) {
      const known = alike.get(a) ?? new Set<number>()
      for (const b of codes) known.add(b)
      alike.set(a, known)
    }
  }
  return alike
}

export const thaiAlike = (encode: (letter: string) => string): Alike => alikeOf(THAI_ALIKE, encode)
export const latinAlike: Alike = alikeOf(LATIN_ALIKE, (letter) => letter)

/** How much a name of so many letters may differ. @example costMax(4) // 10 */
export const costMax = (letters: number): number => (letters <= 4 ? 10 : letters <= 8 ? 16 : 26)

/** One bit for each of 32 groups of letters: names that share too few cannot be near. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const rows = [new Int16Array(64), new Int16Array(64), new Int16Array(64)]

/**
 * Edit distance with swapped neighbours (Damerau, restricted) in tenths; more than `max` is given as `max + 1`.
 * Letters that are alike cost half, and so does a letter typed twice.
 */
export function distance(a: string, b: string, alike: Alike, max: number): number {
  const over = max + 1
  if (Math.abs(a.length - b.length) * LIKELY_EDIT > max || a.length > 62 || b.length > 62) return over
  let [twoAbove, above, row] = rows as [Int16Array, Int16Array, Int16Array]
  for (let j = 0; j <= b.length; j++) above[j] = j * EDIT
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    row[0] = i * EDIT
    let least = row[0]
    const drop = i > 1 && letter === a.charCodeAt(i - 2) ? LIKELY_EDIT : EDIT
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = above[j - 1] as number
      if (letter !== other) {
        cost += alike.get(letter)?.has(other) ? LIKELY_EDIT : EDIT
        cost = Math.min(cost, (above[j] as number) + drop, (row[j - 1] as number) + (j > 1 && other === b.charCodeAt(j - 2) ? LIKELY_EDIT : EDIT)) // prettier-ignore
        if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2)) {
          cost = Math.min(cost, (twoAbove[j - 2] as number) + EDIT)
        }
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return over
    const free = twoAbove
    twoAbove = above
    above = row
    row = free
  }
  return Math.min(above[b.length] as number, over)
}
