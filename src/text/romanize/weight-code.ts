// The code of the weight files. It is decoded before the first answer of a process, while no code is compiled: hence one
// character per nonzero weight, and a loop with very little work.

/** The largest weight with a code; the smallest is its negative. */
export const WEIGHT_MAX = 2

/** The weights with a code, indexed by the two lowest bits of a character. */
const LEVELS = [-2, -1, 1, 2] as const
/** The other bits are a step of 0 to 21 places, plus this number to make them printable. */
const RAISED = 9
/** This character steps 22 places without a weight. */
const ONLY_ZEROS = 0x7c
const ZEROS = 22

/**
 * Encodes a table in printable ASCII, omitting the zeros after its last weight.
 *
 * @example sparse([1, 0, 0, -2, 0]) // '*0'
 */
export function sparse(weights: ArrayLike<number>): string {
  const units: number[] = []
  let steps = 0
  for (const weight of Array.from(weights)) {
    steps++
    const level = LEVELS.findIndex((value) => value === weight)
    if (level === -1) continue
    for (; steps >= ZEROS; steps -= ZEROS) units.push(ONLY_ZEROS)
    units.push((steps + RAISED) * LEVELS.length + level)
    steps = 0
  }
  return units.map((unit) => String.fromCharCode(unit)).join('')
}

/** Decodes `size` weights. @example Array.from(sparseDecoded('*0', 5)) // [1, 0, 0, -2, 0] */
export function sparseDecoded(code: string, size: number): Int8Array {
  const weights = new Int8Array(size)
  const units = new TextEncoder().encode(code) // much faster to read than a string while no code is compiled
  let place = -1
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number
    place += (unit >> 2) - RAISED
    if (unit !== ONLY_ZEROS) weights[place] = LEVELS[unit & 3] as number
  }
  return weights
}
