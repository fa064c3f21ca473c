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
const LINE_FEED = 0x0a - ZERO

/**
 * How many numbers each line has. It is one pass over all lines, because the first request needs the counts of 928 districts.
 *
 * @example countsOf('1-3,10\n7') // [4, 1]
 */
export function countsOf(lines: string): number[] {
  const counts: number[] = []
  let count = 0
  let first = 0
  let number = 0
  for (let i = 0; i <= lines.length; i++) {
    const digit = i < lines.length ? lines.charCodeAt(i) - ZERO : LINE_FEED
    if (digit >= 0) {
      number = number * 10 + digit
    } else if (digit === DASH) {
      first = number
      number = 0
    } else {
      count += first === 0 ? 1 : number - first + 1
      first = number = 0
      if (digit === LINE_FEED) {
        counts.push(count)
        count = 0
      }
    }
  }
  return counts
}
