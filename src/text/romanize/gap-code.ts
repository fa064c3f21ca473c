// The encoding of the weight files. Most weights are 0, so a character encodes a weight and the zeros before it.

/** Zeros before a weight that one character can encode: 0 to 10. */
export const GAPS = 11
/** The weights that one character can encode, by its number modulo 8. */
export const SMALL = [-4, -3, -2, -1, 1, 2, 3, 4] as const
/** The character after those: eleven more zeros. */
export const ZEROS = GAPS * SMALL.length
/** The next: the two characters after it are the zeros before another weight, and that weight. */
export const OTHER = ZEROS + 1
/** The weight that number 0 means after `OTHER`; 1 is the next one. */
export const LEAST = -44

const FIRST = 0x23 // the number sign
const BACKSLASH = 0x5c

/** Numbers 0 to 90 as printable ASCII without what JSON escapes. @example characterOf(0) // '#' */
export const characterOf = (number: number): string =>
  String.fromCharCode(FIRST + number < BACKSLASH ? FIRST + number : FIRST + number + 1)

/**
 * The weights again, `size` of them; those not encoded are 0.
 *
 * @example Array.from(gapDecoded('8', 4)) // [0, 0, 2, 0]
 */
export function gapDecoded(code: string, size: number): Int8Array {
  const { zeros, weights } = unitTables()
  const values = new Int8Array(size)
  let place = 0
  const units = new TextEncoder().encode(code) // much faster to read than a string, before anything is compiled
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as number
    const weight = weights[unit] as number
    place += zeros[unit] as number
    if (weight !== 0) values[place++] = weight
    else if (unit === OTHER_UNIT) {
      place += numberOf(units[++at] as number)
      values[place++] = numberOf(units[++at] as number) + LEAST
    }
  }
  return values
}

const numberOf = (unit: number): number => (unit < BACKSLASH ? unit - FIRST : unit - FIRST - 1)
const OTHER_UNIT = characterOf(OTHER).charCodeAt(0)

/** What each character says: read once, because 30,000 of them are decoded before the first answer. */
function unitTables(): { zeros: Uint8Array; weights: Int8Array } {
  const zeros = new Uint8Array(128)
  const weights = new Int8Array(128)
  for (let number = 0; number < ZEROS; number++) {
    const unit = characterOf(number).charCodeAt(0)
    zeros[unit] = number >> 3
    weights[unit] = SMALL[number & 7] as number
  }
  zeros[characterOf(ZEROS).charCodeAt(0)] = GAPS
  return { zeros, weights }
}
