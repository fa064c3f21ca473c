import { correctionOf } from './reed-solomon.ts'
import type { BitSink } from './segments.ts'

/** Levels of error correction, from the least. */
export const eccLevels = ['L', 'M', 'Q', 'H'] as const
export type EccLevel = (typeof eccLevels)[number]

/**
 * ISO/IEC 18004:2015 table 9 for versions 1 to 40: error correction codewords per block, and the number of blocks.
 */
const corrections: Readonly<
  Record<EccLevel, { readonly perBlock: readonly number[]; readonly blocks: readonly number[] }>
> = {
  L: {
    perBlock: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19, 20, 21, 22, 24, 25,
    ],
  },
  M: {
    perBlock: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    blocks: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35, 37, 38, 40, 43, 45, 47, 49,
    ],
  },
  Q: {
    perBlock: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
  },
  H: {
    perBlock: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  },
}

/**
 * Modules of a version that hold data (ISO/IEC 18004:2015 table 1): the square without the patterns of section 6.3.
 *
 * @example dataModules(1) // 208
 */
export function dataModules(version: number): number {
  const modules = (16 * version + 128) * version + 64
  if (version === 1) return modules
  const alignments = Math.floor(version / 7) + 2 // on a side
  return modules - (25 * alignments - 10) * alignments + 55 - (version < 7 ? 0 : 36)
}

const codewordsIn = (version: number): number => dataModules(version) >> 3

/** Codewords that the data of a symbol may fill. @example dataCodewords(40, 'L') // 2956 */
export function dataCodewords(version: number, level: EccLevel): number {
  const { perBlock, blocks } = corrections[level]
  return codewordsIn(version) - perBlock[version - 1]! * blocks[version - 1]!
}

/** Fills the codewords of a symbol bit by bit, and the rest with the pad codewords of section 7.4.10. */
export class DataCodewords implements BitSink {
  readonly bytes: Uint8Array
  #length = 0
  /** Bits that do not fill a byte yet. */
  #rest = 0
  #restBits = 0

  constructor(count: number) {
    this.bytes = new Uint8Array(count)
  }

  push(value: number, bits: number): void {
    this.#rest = (this.#rest << bits) | value
    this.#restBits += bits
    while (this.#restBits >= 8) {
      this.#restBits -= 8
      this.bytes[this.#length++] = this.#rest >>> this.#restBits
    }
    this.#rest &= (1 << this.#restBits) - 1
  }

  /** Ends the data with four zeros, or fewer if there is no room. */
  end(): Uint8Array {
    this.push(0, 4)
    this.push(0, (8 - this.#restBits) & 7)
    for (let pad = PAD; this.#length < this.bytes.length; pad ^= PAD ^ PAD_NEXT) this.bytes[this.#length++] = pad
    return this.bytes
  }
}

const PAD = 0b11101100
const PAD_NEXT = 0b00010001

/**
 * The codewords in the order of the symbol (section 7.6): the first of each block of data, the second, and so on, then
 * those of the error correction. The last blocks may have one more codeword of data.
 */
export function interleaved(data: Uint8Array, version: number, level: EccLevel): Uint8Array {
  const perBlock = corrections[level].perBlock[version - 1]!
  const blocks = corrections[level].blocks[version - 1]!
  const shortLength = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  const all = new Uint8Array(codewordsIn(version))
  for (let block = 0, start = 0; block < blocks; block++) {
    const length = block < shortBlocks ? shortLength : shortLength + 1
    const words = data.subarray(start, start + length)
    for (let i = 0; i < shortLength; i++) all[i * blocks + block] = words[i]!
    if (length > shortLength) all[shortLength * blocks + block - shortBlocks] = words[shortLength]!
    const correction = correctionOf(words, perBlock)
    for (let i = 0; i < perBlock; i++) all[data.length + i * blocks + block] = correction[i]!
    start += length
  }
  return all
}
