import { WEIGHT_MAX } from '../../src/text/romanize/weight-code.ts'

/** Learned weights in whole steps, as stored: those below half a step are 0. */
export const inSteps = (weights: ArrayLike<number>, step: number): number[] =>
  Array.from(weights, (weight) => Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round(weight / step))))
