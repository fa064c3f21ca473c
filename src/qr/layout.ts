/**
 * Where a symbol of ISO/IEC 18004:2015 keeps its data: everything that is not a finder, timing or alignment pattern,
 * format or version information (sections 6.3 and 7.9 to 7.10). Modules are kept as bits, 32 to a word, because the
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

/** Turns one module over. */
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
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (isData(x, y, size, version)) flip(lanes, size, x, y)
    }
  }
  return lanes
}

const FINDER_AND_FORMAT = 9
const TIMING = 6

function isData(x: number, y: number, size: number, version: number): boolean {
  const farX = x >= size - FINDER_AND_FORMAT + 1
  const farY = y >= size - FINDER_AND_FORMAT + 1
  const nearX = x < FINDER_AND_FORMAT
  const nearY = y < FINDER_AND_FORMAT
  if ((nearX && nearY) || (nearX && farY) || (farX && nearY)) return false
  if (x === TIMING || y === TIMING) return false
  if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return false
  return !isAlignment(x, y, alignmentCentres(version))
}

/** Alignment patterns are 5 × 5 around each crossing of the centres, except the three crossings at the finders. */
function isAlignment(x: number, y: number, centres: readonly number[]): boolean {
  const cx = centres.find((centre) => Math.abs(x - centre) <= 2)
  const cy = centres.find((centre) => Math.abs(y - centre) <= 2)
  if (cx === undefined || cy === undefined) return false
  const last = centres.at(-1)
  const atFinder = (cx === TIMING && (cy === TIMING || cy === last)) || (cx === last && cy === TIMING)
  return !atFinder
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
