// How the files of weights are written. Most weights are 0: a character stands for another weight and the zeros before it.

/** Zeros before a weight that its character can say: 0 to 10. */
export const GAPS = 11
/** The weights that a character can say, by the rest of its number divided by 8. */
export const SMALL = [-4, -3, -2, -1, 1, 2, 3, 4] as const
/** The character after those: eleven more zeros. */
export const ZEROS = GAPS * SMALL.length
/** The next: the two characters after it say the zeros before another weight, and the weight. */
export const OTHER = ZEROS + 1
/** The number 0 stands for this weight when a character says no more. */
export const LEAST = -44

const FIRST = 0x23 // the number sign
const BACKSLASH = 0x5c

/** Numbers 0 to 90 as printable ASCII without what JSON escapes. @example characterOf(0) // '#' */
export const characterOf = (number: number): string =>
  String.fromCharCode(FIRST + number < BACKSLASH ? FIRST + number : FIRST + number + 1)

/** The weights again, as many as fit into `size`; what is not said is 0. @example gapDecoded('4', 4) // [0, 0, 2, 0] */
export function gapDecoded(code: string, size: number): Int8Array {
  const numberAt = (at: number): number => {
    const unit = code.charCodeAt(at)
    return unit < BACKSLASH ? unit - FIRST : unit - FIRST - 1
  }
  const values = new Int8Array(size)
  let place = 0
  for (let at = 0; at < code.length; at++) {
    const number = numberAt(at)
    if (number === ZEROS) place += GAPS
    else if (number < ZEROS) {
      place += number >> 3
      values[place++] = SMALL[number & 7] as number
    } else {
      place += numberAt(++at)
      values[place++] = numberAt(++at) + LEAST
    }
  }
  return values
}
