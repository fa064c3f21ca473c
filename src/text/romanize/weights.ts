// The learned weights (products of data/romanize/train.ts): small whole numbers.
import { once } from '../../http/once.ts'
import { BUILD_CONTEXTS, CONTEXTS_PER_PLACE, isBuildTag, slot } from './context.ts'
import { gapDecoded } from './gap-code.ts'

/** 2^bits weights; `slot` gives the index for a tag in a context. */
export type WeightTable = { readonly bits: number; readonly values: Int8Array }
/** The two tables: one chooses the reading of a run, the other the borders of its words; each is decoded when it is first needed. */
export type Weights = { readonly reading: () => WeightTable; readonly borders: () => WeightTable }

/** As stored: `weights` written by `gapEncoded`. */
export type StoredTable = { readonly bits: number; readonly weights: string }
export type StoredWeights = { readonly reading: StoredTable; readonly borders: StoredTable }

export const readTable = ({ bits, weights }: StoredTable): WeightTable => ({
  bits,
  values: gapDecoded(weights, 2 ** bits),
})

export const readWeights = ({ reading, borders }: StoredWeights): Weights => ({
  reading: once(() => readTable(reading)),
  borders: once(() => readTable(borders)),
})

/** The score of a tag at a place: the sum of its weights in the contexts there. */
export function weigh({ bits, values }: WeightTable, contexts: Int32Array, place: number, tag: number): number {
  const first = place * CONTEXTS_PER_PLACE
  const end = first + (isBuildTag(tag) ? BUILD_CONTEXTS : CONTEXTS_PER_PLACE)
  let sum = 0
  for (let k = first; k < end; k++) sum += values[slot(contexts[k] as number, tag, bits)] as number
  return sum
}
