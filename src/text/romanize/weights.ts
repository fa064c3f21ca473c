// The learned weights (product of data/romanize/train.ts): small whole numbers, one character each.
import product from './weights.generated.json' with { type: 'json' }
import { CONTEXTS_PER_PLACE, slot } from './context.ts'

/** The character that stands for weight 0; the next ones for 1, 2, 3, those before it for -1, -2, -3. */
export const ZERO_WEIGHT = 80

const { bits } = product
const weights = Int8Array.from(product.weights, (character) => character.charCodeAt(0) - ZERO_WEIGHT)

/** The sum of the weights of a tag in all contexts of a place: what speaks for it, and against it. */
export function weigh(contexts: Int32Array, place: number, tag: number): number {
  let sum = 0
  const end = (place + 1) * CONTEXTS_PER_PLACE
  for (let k = place * CONTEXTS_PER_PLACE; k < end; k++)
    sum += weights[slot(contexts[k] as number, tag, bits)] as number
  return sum
}
