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

/** How many numbers each line has, without making them. @example countsOf('1-3,10\n7') // [4, 1] */
export function countsOf(lines: string): number[] {
  const counts = new Map<string, number>()
  return lines.split('\n').map((ranges) => {
    let count = counts.get(ranges)
    if (count === undefined) counts.set(ranges, (count = countOf(ranges)))
    return count
  })
}

function countOf(ranges: string): number {
  let count = 0
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.split('-')
    count += Number(last) - Number(first) + 1
  }
  return count
}
