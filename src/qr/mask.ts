import { emptyLanes, flip, wordsOfSize, type Lanes } from './layout.ts'

/** A symbol as bits in both directions, so that the same code finds runs in rows and in columns. */
export interface Lines {
  readonly size: number
  readonly rows: Lanes
  readonly columns: Lanes
}

/** The eight conditions of ISO/IEC 18004:2015 table 10, row i and column j; true inverts the module. */
const conditions: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

const PERIOD = 12 // every condition repeats after 12 modules in both directions
const WORDS = 6 // 177 modules

/** The modules that each mask inverts, for 12 lines of 6 words: `[mask][line * 6 + word]`. */
const inverting = {
  rows: conditions.map((condition) => patternOf((line, at) => condition(line, at))),
  columns: conditions.map((condition) => patternOf((line, at) => condition(at, line))),
}

function patternOf(condition: (line: number, at: number) => boolean): Int32Array {
  const words = new Int32Array(PERIOD * WORDS)
  for (let line = 0; line < PERIOD; line++) {
    let period = 0
    for (let at = 0; at < PERIOD; at++) if (condition(line, at)) period |= 1 << at
    // Two periods fill 24 bits; each word begins 32 modules after the one before.
    const twice = period | (period << PERIOD)
    for (let word = 0; word < WORDS; word++) {
      const turned = twice >>> ((word * 32) % PERIOD)
      words[line * WORDS + word] = (turned & 0xfff) | ((turned & 0xfff) << 12) | (turned << 24)
    }
  }
  return words
}

/**
 * The 15 format bits, ISO/IEC 18004:2015 section 7.9: level and mask, ten bits of BCH, all XORed with 101010000010010.
 * `levelBits`: L 01, M 00, Q 11, H 10.
 */
function formatBits(levelBits: number, mask: number): number {
  const data = (levelBits << 3) | mask
  let rest = data << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10)
  return ((data << 10) | rest) ^ 0b101010000010010
}

/** Draws the format bits in both of their areas, which must be light (figure 25 of the standard). */
function drawFormat(lanes: Lanes, size: number, bits: number, isTransposed: boolean): void {
  const darken = (x: number, y: number): void => (isTransposed ? flip(lanes, size, y, x) : flip(lanes, size, x, y))
  for (let bit = 0; bit < 15; bit++) {
    if (((bits >> bit) & 1) === 0) continue
    if (bit < 8) {
      darken(8, bit < 6 ? bit : bit + 1)
      darken(size - 1 - bit, 8)
    } else {
      darken(bit === 8 ? 7 : 14 - bit, 8)
      darken(8, size - 15 + bit)
    }
  }
}

/**
 * The symbol under the mask with the lowest penalty (ISO/IEC 18004:2015 section 7.8.3; of equal ones the first), with its
 * format information. The four penalties are counted 32 modules at a time.
 *
 * @param unmasked patterns and data.
 * @param data which modules a mask may invert; the same in rows and columns.
 */
export function bestMask(unmasked: Lines, data: Lanes, levelBits: number): Lines {
  const { size } = unmasked
  let best: Lines = { size, rows: emptyLanes(size), columns: emptyLanes(size) }
  let candidate: Lines = { size, rows: emptyLanes(size), columns: emptyLanes(size) }
  let lowest = Number.POSITIVE_INFINITY
  for (let mask = 0; mask < conditions.length; mask++) {
    const format = formatBits(levelBits, mask)
    invert(unmasked.rows, candidate.rows, inverting.rows[mask]!, data, size)
    invert(unmasked.columns, candidate.columns, inverting.columns[mask]!, data, size)
    drawFormat(candidate.rows, size, format, false)
    drawFormat(candidate.columns, size, format, true)
    const points = penalty(candidate, lowest)
    if (points >= lowest) continue
    lowest = points
    ;[best, candidate] = [candidate, best]
  }
  return best
}

/** Copies modules and inverts those data modules that a mask inverts. */
function invert(lanes: Lanes, to: Lanes, pattern: Int32Array, data: Lanes, size: number): void {
  const words = wordsOfSize(size)
  for (let word = 0; word < words; word++) {
    for (let line = 0, period = word; line < size; line++) {
      const at = word * size + line
      to[at] = lanes[at]! ^ (pattern[period]! & data[at]!)
      period += WORDS
      if (period >= PERIOD * WORDS) period = word
    }
  }
}

const POINTS_RUN = 3 // N1, for five equal modules; one more for each further one
const POINTS_BLOCK = 3 // N2
const POINTS_FINDER = 40 // N3
const POINTS_BALANCE = 10 // N4, for each 5 % away from half

/**
 * Penalty points of a symbol, ISO/IEC 18004:2015 table 11. Counting stops at `enough`, which most masks reach half-way.
 */
function penalty({ size, rows, columns }: Lines, enough: number): number {
  let points = balance(rows, size) + along(rows, size)
  if (points < enough) points += POINTS_BLOCK * blocks(rows, size)
  return points < enough ? points + along(columns, size) : points
}

/** Runs and finder look-alikes across lines: the bits of a word are 32 runs in parallel. */
function along(lanes: Lanes, size: number): number {
  let points = 0
  for (let from = 0; from < lanes.length; from += size) {
    const used = from + size === lanes.length ? lastWord(size) : -1
    let before = lanes[from]!
    let alike2 = 0
    let alike3 = 0
    let alike4 = 0
    let alike5 = 0
    for (let line = 1; line < size; line++) {
      const here = lanes[from + line]!
      const alike = ~(here ^ before) & used
      const run5 = alike & alike4
      if (run5 !== 0) points += ones(run5) + (POINTS_RUN - 1) * ones(run5 & ~alike5)
      alike5 = run5
      alike4 = alike & alike3
      alike3 = alike & alike2
      alike2 = alike
      before = here
      if (line >= 6) {
        const core = coreAt(lanes, from + line) & used
        if (core !== 0) points += POINTS_FINDER * besideLight(core, lanes, from, line, size)
      }
    }
  }
  return points
}

/** 1011101, the middle of a finder, ending at this line. */
function coreAt(lanes: Lanes, at: number): number {
  return (
    lanes[at]! & ~lanes[at - 1]! & lanes[at - 2]! & lanes[at - 3]! & lanes[at - 4]! & ~lanes[at - 5]! & lanes[at - 6]!
  )
}

/** The number of such cores with four light modules before them, plus those with four after. */
function besideLight(core: number, lanes: Lanes, from: number, line: number, size: number): number {
  const at = from + line
  let count = 0
  if (line >= 10) count += ones(core & ~(lanes[at - 7]! | lanes[at - 8]! | lanes[at - 9]! | lanes[at - 10]!))
  if (line + 4 < size) count += ones(core & ~(lanes[at + 1]! | lanes[at + 2]! | lanes[at + 3]! | lanes[at + 4]!))
  return count
}

/** Squares of 2 × 2 equal modules; they may overlap. */
function blocks(lanes: Lanes, size: number): number {
  let count = 0
  for (let from = 0; from < lanes.length; from += size) {
    const isLast = from + size === lanes.length
    const used = isLast ? lastWord(size) >> 1 : -1
    for (let at = from + 1; at < from + size; at++) {
      const upper = lanes[at - 1]!
      const lower = lanes[at]!
      const column = ~(upper ^ lower)
      const nextUpper = isLast ? 0 : lanes[at + size - 1]!
      const nextLower = isLast ? 0 : lanes[at + size]!
      const beside = (column >>> 1) | (~(nextUpper ^ nextLower) << 31)
      const pair = ~(lower ^ ((lower >>> 1) | (nextLower << 31)))
      count += ones(column & beside & pair & used)
    }
  }
  return count
}

function balance(lanes: Lanes, size: number): number {
  let dark = 0
  for (let at = 0; at < lanes.length; at++) dark += ones(lanes[at]!) // a third of the time of for … of
  const total = size * size
  return POINTS_BALANCE * Math.floor(Math.abs(dark * 20 - total * 10) / total)
}

/** The bits in use in the last word of a line. No symbol is a multiple of 32 wide. */
const lastWord = (size: number): number => (1 << (size & 31)) - 1

/** Number of bits set (Hacker's Delight, section 5-1). */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
