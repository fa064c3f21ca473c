/**
 * The last two digits of codes, stored as ranges: ascending, with few gaps; empty for 1 to n without a gap.
 *
 * @example rangesOf([1, 2, 3, 6]) // '1-3,6'
 */
export function rangesOf(numbers: readonly number[]): string {
  if (numbers.at(-1) === numbers.length) return ''
  const ranges: { first: number; last: number }[] = []
  for (const number of numbers) {
    const open = ranges.at(-1)
    if (open?.last === number - 1) open.last = number
    else ranges.push({ first: number, last: number })
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',')
}

const DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))

/** The reverse of `rangesOf`, for `count` codes. @example digitsOf('1-2,10', 3) // ['01', '02', '10'] */
export const digitsOf = (ranges: string, count: number): string[] =>
  (ranges || `1-${count}`).split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    return DIGITS.slice(Number(first), Number(last) + 1)
  })

/** The character of a count of zero; counts up to 78 are printable ASCII. */
const NONE = 0x30

/** Counts as one character each. @example countsText([1, 12, 50]) // '1<b' */
export const countsText = (counts: readonly number[]): string =>
  String.fromCharCode(...counts.map((count) => NONE + count))

/** The reverse of `countsText`. @example [...countsOf('1<b')] // [1, 12, 50] */
export const countsOf = (text: string): Uint8Array => new TextEncoder().encode(text).map((unit) => unit - NONE)
