// The learned weights (products of data/romanize/train.ts): small whole numbers.
import { once } from '../../http/once.ts'
import { BUILD_CONTEXTS, CONTEXTS_PER_PLACE, isBuildTag, tagShift } from './context.ts'
import { denseDecoded, sparseDecoded, ZERO } from './weight-code.ts'

/** Weights, each `ZERO` too large, as many as a power of two; `slot` gives the index for a tag in a context. */
export type WeightTable = Uint8Array
/** The two tables: one chooses the reading of a run, the other the borders of its words; each is decoded when it is first needed. */
export type Weights = { readonly reading: () => WeightTable; readonly borders: () => WeightTable }

/** As stored (weight-code.ts): a dense table, and a sparse one of `size` weights. */
export type StoredWeights = {
  readonly reading: string
  readonly borders: { readonly size: number; readonly weights: string }
}

export const readWeights = ({ reading, borders }: StoredWeights): Weights => ({
  reading: once(() => denseDecoded(reading)),
  borders: once(() => sparseDecoded(borders.weights, borders.size)),
})

/** The score of a tag at a place: the sum of its weights in the contexts there. */
export function weigh(table: WeightTable, contexts: Int32Array, place: number, tag: number): number {
  const first = place * CONTEXTS_PER_PLACE
  return sumOf(table, contexts, first, first + (isBuildTag(tag) ? BUILD_CONTEXTS : CONTEXTS_PER_PLACE), tag)
}

/** The sum of the weights of a tag in the contexts from one index up to another: `slot`, written out where it is most used. */
export function sumOf(table: WeightTable, contexts: Int32Array, first: number, end: number, tag: number): number {
  const shift = tagShift(tag)
  const mask = table.length - 1
  let sum = (first - end) * ZERO
  for (let k = first; k < end; k++) sum += table[((contexts[k] as number) + shift) & mask] as number
  return sum
}
