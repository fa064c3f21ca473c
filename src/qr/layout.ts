/**
 * Where a symbol of ISO/IEC 18004:2015 has its data: everything but a finder, timing or alignment pattern,
 * format or version information (sections 6.3 and 7.9 to 7.10). Modules are bits, 32 to a word, because the
 * choice of a mask looks at each of them some hundred times.
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

const VERSION_MAX = 40
const dataMaps: (Lanes | undefined)[] = Array.from({ length: VERSION_MAX + 1 })

/** The data modules of a version; the map is its own transpose. Made once per version. */
export function dataMap(version: number): Lanes {
  return (dataMaps[version] ??= makeDataMap(version))
}

function makeDataMap(version: number): Lanes {
  const size = sizeOfVersion(version)
  const lanes = emptyLanes(size)
  const set = (x: number, y: number, width: number, height: number, isData: boolean): void => {
    for (let column = x; column < x + width; column++) {
      const bit = 1 << (column & 31)
      const first = (column >> 5) * size + y
      for (let at = first; at < first + height; at++) lanes[at] = isData ? lanes[at]! | bit : lanes[at]! & ~bit
    }
  }
  set(0, 0, size, size, true)
  // Finders with their separators and the format information beside them.
  set(0, 0, 9, 9, false)
  set(size - 8, 0, 8, 9, false)
  set(0, size - 8, 9, 8, false)
  // Timing patterns, and version information from version 7 on.
  set(TIMING, 0, 1, size, false)
  set(0, TIMING, size, 1, false)
  if (version >= 7) {
    set(size - 11, 0, 3, 6, false)
    set(0, size - 11, 6, 3, false)
  }
  for (const [x, y] of alignmentPatterns(version)) set(x - 2, y - 2, 5, 5, false)
  return lanes
}

const TIMING = 6

/** Middles of the alignment patterns: every pair of centres but the three at the finders. */
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
 * Rows and columns of alignment centres, ISO/IEC 18004:2015 Annex E: 6, then even steps that end at `size - 7`. The
 * step is rounded up to even, save in version 32, where the table says 26.
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
