/**
 * The last two digits of codes, as the data has them: ascending, with few gaps.
 *
 * @example rangesOf([1, 2, 3, 6]) // '1-3,6'
 */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const open = ranges.at(-1)
    if (open?.last === number - 1) open.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',')
}

/** The two digits again. @example digitsOf('1-3,10') // ['01', '02', '03', '10'] */
export function digitsOf(ranges: string): string[] {
  const all: string[] = []
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number)
    for (let number = first; number <= last; number++) all.push(number < 10 ? `0${number}` : `${number}`)
  }
  return all
}

const ZERO = 0x30
/** As differences from 0. */
const DASH = 0x2d - ZERO
const COMMA = 0x2c - ZERO

/** How many numbers each line has, without making them. @example countsOf('1-3,10\n7') // [4, 1] */
export const countsOf = (lines: string): number[] => lines.split('\n').map(countOf)

function countOf(ranges: string): number {
  let count = 0
  let first = 0
  let number = 0
  for (let i = 0; i <= ranges.length; i++) {
    const digit = i < ranges.length ? ranges.charCodeAt(i) - ZERO : COMMA
    if (digit >= 0) {
      number = number * 10 + digit
    } else if (digit === DASH) {
      first = number
      number = 0
    } else {
      count += first === 0 ? 1 : number - first + 1
      first = number = 0
    }
  }
  return count
}
