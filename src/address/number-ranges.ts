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
const DASH = 0x2d
const COMMA = 0x2c

/** How many they are. All districts are counted at once, so nothing is split. @example countOf('1-3,10') // 4 */
export function countOf(ranges: string): number {
  let count = 1
  let number = 0
  let isRange = false
  for (let i = 0; i < ranges.length; i++) {
    const character = ranges.charCodeAt(i)
    if (character === DASH) count -= number
    if (character === COMMA) count += isRange ? number + 1 : 1
    if (character === DASH || character === COMMA) {
      isRange = character === DASH
      number = 0
    } else number = number * 10 + character - ZERO
  }
  return isRange ? count + number : count
}
