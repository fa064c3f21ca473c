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
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(2, '0'))
  })
}

/** How many they are. @example countOf('1-3,10') // 4 */
export function countOf(ranges: string): number {
  let count = 0
  for (const range of ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number)
    count += last - first + 1
  }
  return count
}
