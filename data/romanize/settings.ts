// How the weights are learned and rounded.
import type { Settings } from './learn.ts'

export const settings: { readonly reading: Settings; readonly borders: Settings } = {
  reading: {
    bits: 17,
    first: { epochs: 18, rate: 0.1 },
    kept: 36_000,
    second: { epochs: 10, rate: 0.06 },
    decay: 1.5e-3,
    step: 0.17,
  },
  borders: {
    bits: 17,
    first: { epochs: 14, rate: 0.1 },
    kept: 14_000,
    second: { epochs: 10, rate: 0.06 },
    decay: 1e-5,
    step: 0.15,
  },
}

/** The character of weight 0, as src/text/romanize/weights.ts reads it; weights stay within -44 and 46. */
const ZERO = 80

/** The weights in whole steps, one character each; those below half a step become 0. */
export function encodeWeights(weights: Float64Array, step: number): string {
  const whole = Array.from(weights, (weight) => Math.max(-44, Math.min(46, Math.round(weight / step))))
  return whole.map((weight) => String.fromCharCode(ZERO + weight)).join('')
}
