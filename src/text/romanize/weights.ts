// The learned weights (products of data/romanize/train.ts): small whole numbers.
import { CONTEXTS_PER_PLACE, slot } from './context.ts'
import { gapDecoded } from './gap-code.ts'

/** The character that stands for weight 0; the next ones for 1, 2, 3, those before it for -1, -2, -3. */
export const ZERO_WEIGHT = 80

/** 2^bits weights; `slot` says which one belongs to a tag in a context. */
export type WeightTable = { readonly bits: number; readonly values: Int8Array }
/** What chooses the reading of a run, and the borders of its words. */
export type Weights = { readonly reading: WeightTable; readonly borders: WeightTable }

/** As they are learned: one character each. */
type PackedTable = { readonly bits: number; readonly weights: string }
export type PackedWeights = { readonly reading: PackedTable; readonly borders: PackedTable }

export const unpackTable = ({ bits, weights }: PackedTable): WeightTable => ({
  bits,
  values: Int8Array.from(weights, (character) => character.charCodeAt(0) - ZERO_WEIGHT),
})

/** As the files have them: `weights` written by `gapEncoded`. */
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

/** The sum of the weights of a tag in all contexts of a place: what speaks for it, and against it. */
export function weigh({ bits, values }: WeightTable, contexts: Int32Array, place: number, tag: number): number {
  const end = (place + 1) * CONTEXTS_PER_PLACE
  let sum = 0
  for (let k = place * CONTEXTS_PER_PLACE; k < end; k++) {
    sum += values[slot(contexts[k] as number, tag, bits)] as number
  }
  return sum
}
