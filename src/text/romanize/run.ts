// A run of Thai letters with its reading: the input of every later step.
import { bestPath, type BestPath } from './best-path.ts'
import { normalize } from './normalize.ts'
import type { Weights } from './weights.ts'

export type Run = Omit<BestPath, 'steps'> & {
  /** The letters as normalised. */
  readonly thai: string
  /** Where each syllable starts, and the end of the run. */
  readonly starts: readonly number[]
}

/** Reads a run of Thai letters as a whole. */
export function readRun(text: string, weights: Weights): Run {
  const thai = normalize(text)
  const best = bestPath(thai, weights)
  return { ...best, thai, starts: [...best.path.map(({ start }) => start), thai.length] }
}
