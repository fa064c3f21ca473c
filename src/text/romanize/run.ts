// A run of Thai letters with its reading: the input of every later step.
import { bestPath, type Step } from './best-path.ts'
import { encodeWord } from './letters.ts'
import { normalize } from './normalize.ts'
import type { Weights } from './weights.ts'

export type Run = {
  /** The letters as normalised, and as small numbers. */
  readonly thai: string
  readonly letters: Uint8Array
  readonly contexts: Int32Array
  readonly path: readonly Step[]
  /** Where each syllable starts, and the end of the run. */
  readonly starts: readonly number[]
}

/** Reads a run of Thai letters as a whole. */
export function readRun(text: string, weights: Weights): Run {
  const thai = normalize(text)
  const letters = encodeWord(thai)
  const { path, contexts } = bestPath(letters, thai.length, weights)
  return { thai, letters, contexts, path, starts: [...path.map(({ start }) => start), thai.length] }
}
