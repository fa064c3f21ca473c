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

const DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** The two digits again. @example digitsOf('1-3,10') // ['01', '02', '03', '10'] */
export const digitsOf = (ranges: string): string[] =>
  ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    return DIGITS.slice(Number(first), Number(last) + 1)
  })

/** A count of none; those of up to 78 are printable ASCII. */
const NONE = 0x30

/** Counts as one character each. @example countsText([1, 12, 50]) // '1<b' */
export const countsText = (counts: readonly number[]): string =>
  String.fromCharCode(...counts.map((count) => NONE + count))

/** The counts again. @example [...countsOf('1<b')] // [1, 12, 50] */
export const countsOf = (text: string): Uint8Array => new TextEncoder().encode(text).map((unit) => unit - NONE)

/** The last index whose value is not above a limit, in ascending values. @example lastNotAbove([0, 12, 19], 13) // 1 */
export function lastNotAbove(values: readonly number[], limit: number): number {
  let low = 0
  let high = values.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}
