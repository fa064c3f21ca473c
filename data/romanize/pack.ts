import { WEIGHT_MAX } from '../../src/text/romanize/weight-code.ts'

/** A learned weight in whole steps, as stored: below half a step it is 0. */
export const inStep = (weight: number, step: number): number =>
  Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round(weight / step)))

/** Learned weights in whole steps. */
export const inSteps = (weights: ArrayLike<number>, step: number): number[] =>
  Array.from(weights, (weight) => inStep(weight, step))
