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

/** A count of none; those of up to 78 are printable ASCII. */
const NONE = 0x30

/** Counts as one character each. @example countsText([1, 12, 50]) // '1<b' */
export const countsText = (counts: readonly number[]): string =>
  String.fromCharCode(...counts.map((count) => NONE + count))

/** The counts again. @example [...countsOf('1<b')] // [1, 12, 50] */
export const countsOf = (text: string): Uint8Array => new TextEncoder().encode(text).map((unit) => unit - NONE)
