// Word starts from a dictionary, the platform's word breaker (Intl.Segmenter): only a hint.
import { once } from '../../once.ts'

/** Created on first use, because that takes 9 ms. */
export const segmenter = once(() => new Intl.Segmenter('th', { granularity: 'word' }))

/** For every place of a run, and the one after it: 1 where the platform's dictionary starts or ends a word, else 0. */
export function segmentsOf(thai: string): Uint8Array {
  const starts = new Uint8Array(thai.length + 1)
  for (const { index } of segmenter().segment(thai)) starts[index] = 1
  starts[thai.length] = 1
  return starts
}
