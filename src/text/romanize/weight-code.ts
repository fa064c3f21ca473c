// The encodings of the weight files. Both are decoded before the first answer of a process, when nothing is compiled yet
// and a loop over 65,000 weights takes as long as the answer: hence one by the platform alone, and one with a short loop.

/** The largest weight that is encoded; the least is its negative. */
export const WEIGHT_MAX = 4
/** Decoded, weight 0 is this byte, 1 the next. As a character, K; none of the others is one that JSON escapes. */
export const ZERO = 0x4b

/** A dense table, a character for each weight. @example dense([0, -1, 4]) // 'KJO' */
export const dense = (weights: ArrayLike<number>): string =>
  Array.from(weights, (weight) => String.fromCharCode(ZERO + weight)).join('')

/** The weights of a dense table, each `ZERO` too large. @example Array.from(denseDecoded('KJ')) // [75, 74] */
export const denseDecoded = (code: string): Uint8Array => new TextEncoder().encode(code)

/** In a sparse table a character is the zeros before a weight, 0 to 10, and the weight. */
const GAPS = 11
const LEVELS = [-4, -3, -2, -1, 1, 2, 3, 4] as const
/** The character after those: eleven zeros and no weight. */
const ONLY_ZEROS = GAPS * LEVELS.length

const FIRST = 0x23 // the number sign
const BACKSLASH = 0x5c

/** Numbers 0 to 90 as printable ASCII without what JSON escapes. */
const unitOf = (number: number): number => (FIRST + number < BACKSLASH ? FIRST + number : FIRST + number + 1)

/** A sparse table. The zeros after its last weight are left out. @example sparse([0, 0, 2, 0]) // '8' */
export function sparse(weights: ArrayLike<number>): string {
  const units: number[] = []
  let zeros = 0
  for (const weight of Array.from(weights)) {
    const level = LEVELS.findIndex((value) => value === weight)
    if (level === -1) {
      zeros++
      continue
    }
    for (; zeros >= GAPS; zeros -= GAPS) units.push(unitOf(ONLY_ZEROS))
    units.push(unitOf(zeros * LEVELS.length + level))
    zeros = 0
  }
  return units.map((unit) => String.fromCharCode(unit)).join('')
}

/** The `size` weights of a sparse table, each `ZERO` too large. @example Array.from(sparseDecoded('8', 4)) // [75, 75, 77, 75] */
export function sparseDecoded(code: string, size: number): Uint8Array {
  const { steps, weights } = unitTables()
  const decoded = new Uint8Array(size).fill(ZERO)
  const units = new TextEncoder().encode(code) // much faster to read than a string, before anything is compiled
  let place = -1
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number
    place += steps[unit] as number
    decoded[place] = weights[unit] as number
  }
  return decoded
}

/** What each character says: how many places it goes on, and the weight of the last one. */
function unitTables(): { steps: Uint8Array; weights: Uint8Array } {
  const steps = new Uint8Array(128).fill(GAPS)
  const weights = new Uint8Array(128).fill(ZERO)
  for (let number = 0; number < ONLY_ZEROS; number++) {
    const unit = unitOf(number)
    steps[unit] = Math.floor(number / LEVELS.length) + 1
    weights[unit] = ZERO + (LEVELS[number % LEVELS.length] as number)
  }
  return { steps, weights }
}
