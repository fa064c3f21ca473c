// The learned weights (products of data/romanize/train.ts): small whole numbers.
import { CONTEXTS_PER_PLACE, slot } from './context.ts'
import { gapDecoded } from './gap-code.ts'

/** The character of weight 0; the characters after it are 1, 2, 3, those before it -1, -2, -3. */
export const ZERO_WEIGHT = 80

/** 2^bits weights; `slot` gives the index for a tag in a context. */
export type WeightTable = { readonly bits: number; readonly values: Int8Array }
/** The two tables: one chooses the reading of a run, the other the borders of its words. */
export type Weights = { readonly reading: WeightTable; readonly borders: WeightTable }

/** As learned: one character per weight. */
type PackedTable = { readonly bits: number; readonly weights: string }
export type PackedWeights = { readonly reading: PackedTable; readonly borders: PackedTable }

export const unpackTable = ({ bits, weights }: PackedTable): WeightTable => ({
  bits,
  values: Int8Array.from(weights, (character) => character.charCodeAt(0) - ZERO_WEIGHT),
})

/** As stored: `weights` written by `gapEncoded`. */
type FileTable = PackedTable
export type WeightsFile = { readonly reading: FileTable; readonly borders: FileTable }

export const readTable = ({ bits, weights }: FileTable): WeightTable => ({
  bits,
  values: gapDecoded(weights, 2 ** bits),
})

export const readWeights = ({ reading, borders }: WeightsFile): Weights => ({
  reading: readTable(reading),
  borders: readTable(borders),
})

/** The score of a tag at a place: the sum of its weights in all contexts there. */
export function weigh({ bits, values }: WeightTable, contexts: Int32Array, place: number, tag: number): number {
  const end = (place + 1) * CONTEXTS_PER_PLACE
  let sum = 0
  for (let k = place * CONTEXTS_PER_PLACE; k < end; k++) {
    sum += values[slot(contexts[k] as number, tag, bits)] as number
  }
  return sum
}
