// The code of the weight files. It is decoded before the first answer of a process, when nothing is compiled yet: hence
// one character for each weight that is not 0, and a loop that does hardly anything.

/** The largest weight that has a code; the least is its negative. */
export const WEIGHT_MAX = 2

/** The weights that have a code: the two lowest bits of a character say which. */
const LEVELS = [-2, -1, 1, 2] as const
/** The other bits say how many places it goes on: 0 to 21, and this many added, so that it is printable. */
const RAISED = 9
/** This character goes on 22 places, to no weight. */
const ONLY_ZEROS = 0x7c
const ZEROS = 22

/**
 * The code of a table, printable ASCII. The zeros after its last weight are left out.
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

/** The `size` weights of a code. @example Array.from(sparseDecoded('*0', 5)) // [1, 0, 0, -2, 0] */
export function sparseDecoded(code: string, size: number): Int8Array {
  const weights = new Int8Array(size)
  const units = new TextEncoder().encode(code) // much faster to read than a string, before anything is compiled
  let place = -1
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number
    place += (unit >> 2) - RAISED
    if (unit !== ONLY_ZEROS) weights[place] = LEVELS[unit & 3] as number
  }
  return weights
}
