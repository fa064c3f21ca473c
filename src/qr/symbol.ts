import { DataCodewords, dataCodewords, eccLevels, interleaved, type EccLevel } from './codewords.ts'
import { layoutOf, placeData, sizeOfVersion, transposed } from './layout.ts'
import { bestMask } from './mask.ts'
import { bitsMin, groupEnds, Segments, type Group } from './segments.ts'

export { eccLevels, type EccLevel } from './codewords.ts'

/** A drawn symbol, without its quiet zone. */
export interface QrSymbol {
  /** 1 is dark; row after row. */
  readonly modules: Uint8Array
  /** Modules on a side, 21 to 177. */
  readonly size: number
  /** 1 to 40. */
  readonly version: number
  /** The level of the symbol: at least the one requested, unless the text needed a lower one. */
  readonly ecc: EccLevel
}

export interface SymbolOptions {
  /** Least error correction, default M. Raised if the symbol does not grow. */
  readonly ecc?: EccLevel
  /** Reject a text that does not fit at this level, instead of lowering the level. */
  readonly exact?: boolean
  /** Smallest version to use, default 1. */
  readonly versionMin?: number
}

/**
 * The capacity of a version 40 symbol, ISO/IEC 18004:2015 table 7: bytes, or more of digits alone (numeric mode) or of
 * capitals, digits and ` $%*+-./:` (alphanumeric mode).
 */
export const capacities = {
  L: { bytes: 2953, digits: 7089, capitals: 4296 },
  M: { bytes: 2331, digits: 5596, capitals: 3391 },
  Q: { bytes: 1663, digits: 3993, capitals: 2420 },
  H: { bytes: 1273, digits: 3057, capitals: 1852 },
} as const satisfies Record<EccLevel, { bytes: number; digits: number; capitals: number }>

/** No symbol holds more characters than this: 7,089 digits at level L. */
const SYMBOL_CHARS_MAX = capacities.L.digits

/** The text does not fit into the largest symbol; `ecc` is the lowest level that was tried. */
export class DoesNotFit extends RangeError {
  override readonly name = 'DoesNotFit'
  readonly ecc: EccLevel

  constructor(ecc: EccLevel) {
    super(`does not fit into a symbol at level ${ecc}`)
    this.ecc = ecc
  }
}

/** The two level bits of the format information, ISO/IEC 18004:2015 table 12. */
const levelBits = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 } as const

/**
 * Draws a text as a QR symbol: numeric, alphanumeric and byte segments mixed for the smallest size, UTF-8 declared only if
 * the text is not ASCII, never a byte order mark, and the mask with the lowest penalty.
 *
 * @throws {DoesNotFit} if even the lowest allowed level is too small.
 * @example qrSymbol('https://example.com/l/k7m2wq9n').version // 3
 */
export function qrSymbol(text: string, { ecc = 'M', exact = false, versionMin = 1 }: SymbolOptions = {}): QrSymbol {
  const levels = exact ? [ecc] : eccLevels.slice(0, eccLevels.indexOf(ecc) + 1).toReversed()
  if (text.length > SYMBOL_CHARS_MAX) throw new DoesNotFit(levels.at(-1) ?? ecc)
  const segments = new Segments(text)
  for (const level of levels) {
    const fitting = smallest(segments, level, versionMin, bitsMin(text))
    if (fitting) return draw(segments, fitting)
  }
  throw new DoesNotFit(exact ? ecc : 'L')
}

/** The version and level that fit a text. */
interface Fitting {
  readonly version: number
  readonly level: EccLevel
  readonly group: Group
}

/** The smallest version that holds the segments at a level, and the highest level that it still allows. */
function smallest(segments: Segments, least: EccLevel, versionMin: number, bitsLeast: number): Fitting | undefined {
  for (const group of [0, 1, 2] as const) {
    const last = groupEnds[group]
    if (last < versionMin || bitsLeast > 8 * dataCodewords(last, least)) continue
    const bits = segments.bits(group)
    const fits = (version: number, level: EccLevel): boolean => bits <= 8 * dataCodewords(version, level)
    for (let version = Math.max(versionMin, group === 0 ? 1 : groupEnds[group - 1]! + 1); version <= last; version++) {
      if (!fits(version, least)) continue
      const level = eccLevels.findLast((each) => fits(version, each)) ?? least
      return { version, level, group }
    }
  }
  return undefined
}

function draw(segments: Segments, { version, level, group }: Fitting): QrSymbol {
  const codewords = new DataCodewords(dataCodewords(version, level))
  segments.write(group, codewords)
  const size = sizeOfVersion(version)
  const { data, patterns } = layoutOf(version)
  const unmasked = patterns.slice()
  placeData(unmasked, data, size, interleaved(codewords.end(), version, level))
  const { rows } = bestMask({ size, rows: unmasked, columns: transposed(unmasked, size) }, data, levelBits[level])
  const modules = new Uint8Array(size * size)
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++) modules[at++] = (rows[(x >> 5) * size + y]! >>> (x & 31)) & 1
  }
  return { modules, size, version, ecc: level }
}
