import { correction, generate, type Correction, type Mode } from 'lean-qr'
import { emptyLanes } from './layout.ts'
import { bestMask, type Lines } from './mask.ts'
import { segmented } from './segments.ts'

export const eccLevels = ['L', 'M', 'Q', 'H'] as const
export type EccLevel = (typeof eccLevels)[number]

/** A drawn symbol, without its quiet zone. */
export interface QrSymbol {
  /** 1 is dark; row after row. */
  readonly modules: Uint8Array
  /** Modules on a side, 21 to 177. */
  readonly size: number
  /** 1 to 40. */
  readonly version: number
  /** The level in the symbol: at least the one requested, unless the text needed a lower one. */
  readonly ecc: EccLevel
}

export interface SymbolOptions {
  /** Least error correction, default M. It is raised if the symbol does not grow. */
  readonly ecc?: EccLevel
  /** Refuse a text that does not fit at this level, instead of lowering the level. */
  readonly exact?: boolean
  /** Smallest version to use, default 1. */
  readonly versionMin?: number
}

/**
 * What a version 40 symbol holds, ISO/IEC 18004:2015 table 7: bytes, or more of digits alone (numeric mode) or of
 * capitals, digits and ` $%*+-./:` (alphanumeric mode).
 */
export const capacities = {
  L: { bytes: 2953, digits: 7089, capitals: 4296 },
  M: { bytes: 2331, digits: 5596, capitals: 3391 },
  Q: { bytes: 1663, digits: 3993, capitals: 2420 },
  H: { bytes: 1273, digits: 3057, capitals: 1852 },
} as const satisfies Record<EccLevel, { bytes: number; digits: number; capitals: number }>

/** More characters than this fit in no symbol: 7,089 digits at level L. */
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
const levelOfBits = ['M', 'L', 'H', 'Q'] as const

/**
 * Draws a text as a QR symbol: numeric, alphanumeric and byte segments mixed for the smallest size, UTF-8 marked as such
 * only if the text is not ASCII, never a byte order mark, and the mask of the lowest penalty.
 *
 * @throws {DoesNotFit} when even the lowest allowed level is too small.
 * @example qrSymbol('https://example.com/l/k7m2wq9n').version // 3
 */
export function qrSymbol(text: string, { ecc = 'M', exact = false, versionMin = 1 }: SymbolOptions = {}): QrSymbol {
  const levels = exact ? [ecc] : eccLevels.slice(0, eccLevels.indexOf(ecc) + 1).toReversed()
  if (text.length > SYMBOL_CHARS_MAX) throw new DoesNotFit(levels.at(-1) ?? ecc)
  const bits = segmented(text)
  for (const level of levels) {
    const mask0 = draw(bits, level, versionMin)
    if (mask0) return finish(mask0)
  }
  throw new DoesNotFit(exact ? ecc : 'L')
}

/** The symbol with mask 0 at the smallest version, or undefined when the text is too long. */
function draw(bits: Mode, level: EccLevel, minVersion: number): Lines | undefined {
  const minCorrectionLevel: Correction = correction[level]
  try {
    const drawn = generate(bits, { minCorrectionLevel, minVersion, mask: 0 })
    const { size } = drawn
    const rows = emptyLanes(size)
    const columns = emptyLanes(size)
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        if (!drawn.get(x, y)) continue
        rows[(x >> 5) * size + y]! |= 1 << (x & 31)
        columns[(y >> 5) * size + x]! |= 1 << (y & 31)
      }
    }
    return { size, rows, columns }
  } catch (error) {
    if (isTooLong(error)) return undefined
    throw error
  }
}

/** lean-qr's error 4: no version is large enough. */
const isTooLong = (error: unknown): boolean => error instanceof Error && (error as { code?: unknown }).code === 4

const FORMAT_ROW = 8
const FORMAT_LEVEL_MASK = 0b10 // the two highest bits of 101010000010010

function finish(mask0: Lines): QrSymbol {
  const { size } = mask0
  const version = (size - 17) / 4
  const first = mask0.rows[FORMAT_ROW] ?? 0
  const levelBits = (((first & 1) << 1) | ((first >> 1) & 1)) ^ FORMAT_LEVEL_MASK
  const { rows } = bestMask(mask0, version, levelBits)
  const modules = new Uint8Array(size * size)
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++) modules[at++] = (rows[(x >> 5) * size + y]! >>> (x & 31)) & 1
  }
  return { modules, size, version, ecc: levelOfBits[levelBits]! }
}
