// A run of Thai letters with its reading: the input of every later step.
import { bestPath, type BestPath } from './best-path.ts'
import { normalize } from './normalize.ts'
import { segmentsOfLong } from './segments.ts'
import type { Weights } from './weights.ts'

export type Run = Omit<BestPath, 'steps'> & {
  /** The letters as normalised. */
  readonly thai: string
  /** Where each syllable starts, and the end of the run. */
  readonly starts: readonly number[]
  /** Where a dictionary starts words, if it was asked. */
  readonly segments: Uint8Array | undefined
}

/** Reads a run of Thai letters as a whole. */
export function readRun(text: string, weights: Weights): Run {
  const thai = normalize(text)
  const segments = segmentsOfLong(thai)
  const best = bestPath(thai, segments, weights)
  return { ...best, thai, segments, starts: [...best.path.map(({ start }) => start), thai.length] }
}
