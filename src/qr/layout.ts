/**
 * The parts of a symbol (ISO/IEC 18004:2015 section 6.3): the data area, and the patterns of a version. Modules are bits, 32
 * to a word, because the choice of a mask reads each of them some hundred times.
 */

/** Modules on a side. @example sizeOfVersion(1) // 21 */
export const sizeOfVersion = (version: number): number => 17 + 4 * version

/** Words that hold one line of modules. */
export const wordsOfSize = (size: number): number => (size + 31) >> 5

/**
 * A square of modules as bits, lane by lane: bit `x & 31` of word `(x >> 5) * size + y` is the module in column x of
 * line y. Lines are rows, or columns in the transposed twin.
 */
export type Lanes = Int32Array

export function emptyLanes(size: number): Lanes {
  return new Int32Array(wordsOfSize(size) * size)
}

/** Inverts one module. */
export function flip(lanes: Lanes, size: number, x: number, y: number): void {
  lanes[(x >> 5) * size + y]! ^= 1 << (x & 31)
}

/** Common to all symbols of a version. */
export interface Layout {
  /** The modules of the data; the map is its own transpose. */
  readonly data: Lanes
  /** Dark modules of finders, alignment and timing patterns and of the version information. */
  readonly patterns: Lanes
}

const layouts: (Layout | undefined)[] = []

/** The layout of a version, computed once. */
export function layoutOf(version: number): Layout {
  return (layouts[version] ??= { data: dataMap(version), patterns: patternsOf(version) })
}

type Fill = (x: number, y: number, width: number, height: number, isSet: boolean) => void

/** Sets or clears rectangles of modules. */
function filling(lanes: Lanes, size: number): Fill {
  return (x, y, width, height, isSet) => {
    for (let column = x; column < x + width; column++) {
      const bit = 1 << (column & 31)
      const first = (column >> 5) * size + y
      for (let at = first; at < first + height; at++) lanes[at] = isSet ? lanes[at]! | bit : lanes[at]! & ~bit
    }
  }
}

function dataMap(version: number): Lanes {
  const size = sizeOfVersion(version)
  const lanes = emptyLanes(size)
  const fill = filling(lanes, size)
  fill(0, 0, size, size, true)
  // Finders with their separators and the format information beside them.
  fill(0, 0, 9, 9, false)
  fill(size - 8, 0, 8, 9, false)
  fill(0, size - 8, 9, 8, false)
  // Timing patterns, and version information from version 7 on.
  fill(TIMING, 0, 1, size, false)
  fill(0, TIMING, size, 1, false)
  if (version >= 7) {
    fill(size - 11, 0, 3, 6, false)
    fill(0, size - 11, 6, 3, false)
  }
  for (const [x, y] of alignmentPatterns(version)) fill(x - 2, y - 2, 5, 5, false)
  return lanes
}

function patternsOf(version: number): Lanes {
  const size = sizeOfVersion(version)
  const lanes = emptyLanes(size)
  const fill = filling(lanes, size)
  /** Concentric squares, the outermost dark. */
  const squares = (x: number, y: number, widths: readonly number[]): void => {
    for (const [i, width] of widths.entries()) {
      const half = (width - 1) / 2
      fill(x - half, y - half, width, width, i % 2 === 0)
    }
  }
  for (let at = 8; at < size - 8; at += 2) {
    fill(at, TIMING, 1, 1, true)
    fill(TIMING, at, 1, 1, true)
  }
  for (const [x, y] of finders(size)) squares(x, y, [7, 5, 3])
  for (const [x, y] of alignmentPatterns(version)) squares(x, y, [5, 3, 1])
  fill(8, size - 8, 1, 1, true) // section 7.9.1: always dark
  if (version >= 7) {
    const bits = versionBits(version)
    for (let bit = 0; bit < 18; bit++) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)]
      fill(along, across, 1, 1, ((bits >> bit) & 1) === 1)
      fill(across, along, 1, 1, ((bits >> bit) & 1) === 1)
    }
  }
  return lanes
}

/** Centres of the finders. */
const finders = (size: number): (readonly [x: number, y: number])[] => [
  [3, 3],
  [size - 4, 3],
  [3, size - 4],
]

/** The version in six bits, and twelve bits of BCH (section 7.10). @example versionBits(7) // 0b000111110010010100 */
export function versionBits(version: number): number {
  let rest = version << 12
  for (let bit = 17; bit >= 12; bit--) if ((rest >> bit) & 1) rest ^= 0b1111100100101 << (bit - 12)
  return (version << 12) | rest
}

/**
 * Writes codewords from the lower right corner in columns of two modules, alternately upwards and downwards (section 7.7.3).
 *
 * @param rows without data; modules that no codeword reaches stay light.
 */
export function placeData(rows: Lanes, data: Lanes, size: number, codewords: Uint8Array): void {
  let bit = 0
  let isUpwards = true
  for (let right = size - 1; right > 0; right -= 2, isUpwards = !isUpwards) {
    if (right === TIMING) right--
    const rightLane = (right >> 5) * size
    const leftLane = ((right - 1) >> 5) * size
    const rightModule = 1 << (right & 31)
    const leftModule = 1 << ((right - 1) & 31)
    for (let step = 0; step < size; step++) {
      const y = isUpwards ? size - 1 - step : step
      if (data[rightLane + y]! & rightModule) {
        if ((codewords[bit >> 3]! << (bit & 7)) & 0x80) rows[rightLane + y]! |= rightModule
        bit++
      }
      if (data[leftLane + y]! & leftModule) {
        if ((codewords[bit >> 3]! << (bit & 7)) & 0x80) rows[leftLane + y]! |= leftModule
        bit++
      }
    }
  }
}

/** The same modules with rows and columns exchanged, 32 × 32 at a time (Hacker's Delight, section 7-3). */
export function transposed(lanes: Lanes, size: number): Lanes {
  const turned = emptyLanes(size)
  const block = new Int32Array(32)
  for (let top = 0; top < size; top += 32) {
    const height = Math.min(32, size - top)
    for (let left = 0; left < size; left += 32) {
      const from = (left >> 5) * size + top
      for (let i = 0; i < 32; i++) block[i] = i < height ? lanes[from + i]! : 0
      transposeBlock(block)
      const to = (top >> 5) * size + left
      const width = Math.min(32, size - left)
      for (let i = 0; i < width; i++) turned[to + i] = block[i]!
    }
  }
  return turned
}

/** Exchanges bit j of word i and bit i of word j. */
function transposeBlock(words: Int32Array): void {
  let mask = 0x0000ffff
  for (let width = 16; width > 0; width >>= 1, mask ^= mask << width) {
    for (let i = 0; i < 32; i = (i + width + 1) & ~width) {
      const swapped = ((words[i]! >>> width) ^ words[i + width]!) & mask
      words[i + width]! ^= swapped
      words[i]! ^= swapped << width
    }
  }
}

const TIMING = 6

/** Centres of the alignment patterns: every pair of coordinates except the three at the finders. */
function alignmentPatterns(version: number): (readonly [x: number, y: number])[] {
  const centres = alignmentCentres(version)
  const last = centres.at(-1)
  return centres.flatMap((x) =>
    centres.flatMap((y) => {
      const atFinder = (x === TIMING && (y === TIMING || y === last)) || (x === last && y === TIMING)
      return atFinder ? [] : [[x, y] as const]
    }),
  )
}

/**
 * Rows and columns of alignment centres, ISO/IEC 18004:2015 Annex E: 6, then even steps that end at `size - 7`. The step is
 * rounded up to even, except in version 32, where the table has 26.
 *
 * @example alignmentCentres(7) // [6, 22, 38]
 */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const gaps = Math.floor(version / 7) + 1
  const last = sizeOfVersion(version) - 7
  const step = version === 32 ? 26 : Math.ceil((last - TIMING) / gaps / 2) * 2
  return [TIMING, ...Array.from({ length: gaps }, (_, i) => last - (gaps - 1 - i) * step)]
}
