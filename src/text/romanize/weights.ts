// The learned weights (products of data/romanize/train.ts): small whole numbers.
import { once } from '../../once.ts'
import { BUILD_CONTEXTS, CONTEXTS_PER_PLACE, isBuildTag, tagShift } from './context.ts'
import { sparseDecoded } from './weight-code.ts'

/** Weights, a power of two of them; `slot` returns the index of a tag in a context. */
export type WeightTable = Int8Array
/** One table chooses the reading of a run; the others its word borders, `shortBorders` those of a short text. */
type Tables<Table> = { readonly reading: Table; readonly borders: Table; readonly shortBorders: Table }
/** Each table is decoded on first use. */
export type Weights = Tables<() => WeightTable>

/** A table as stored: `size` weights in the code of weight-code.ts. */
export type StoredTable = { readonly size: number; readonly weights: string }
export type StoredWeights = Tables<StoredTable>

const decoded = ({ weights, size }: StoredTable): (() => WeightTable) => once(() => sparseDecoded(weights, size))

export const readWeights = ({ reading, borders, shortBorders }: StoredWeights): Weights => ({
  reading: decoded(reading),
  borders: decoded(borders),
  shortBorders: decoded(shortBorders),
})

/** The score of a tag at a place: the sum of its weights in the contexts there. */
export function weigh(table: WeightTable, contexts: Int32Array, place: number, tag: number): number {
  const first = place * CONTEXTS_PER_PLACE
  return sumOf(table, contexts, first, first + (isBuildTag(tag) ? BUILD_CONTEXTS : CONTEXTS_PER_PLACE), tag)
}

/** The sum of a tag's weights in the contexts from `first` to `end`: `slot`, inlined in the hottest loop. */
export function sumOf(table: WeightTable, contexts: Int32Array, first: number, end: number, tag: number): number {
  const shift = tagShift(tag)
  const mask = table.length - 1
  let sum = 0
  for (let k = first; k < end; k++) sum += table[((contexts[k] as number) + shift) & mask] as number
  return sum
}
