// Where a dictionary starts words: the word breaker of the platform (Intl.Segmenter), a hint and no more.
import { once } from '../../http/once.ts'

/** Made when it is first needed: it loads a dictionary. */
const segmenter = once(() => new Intl.Segmenter('th', { granularity: 'word' }))

/** For every place of a run, and the one after it: 1 where the platform's dictionary starts or ends a word, else 0. */
export function segmentsOf(thai: string): Uint8Array {
  const starts = new Uint8Array(thai.length + 1)
  for (const { index } of segmenter().segment(thai)) starts[index] = 1
  starts[thai.length] = 1
  return starts
}

/** A run of so many letters is hardly ever one word. A shorter one is read without the dictionary: its first answer takes 8 ms. */
export const LONG_RUN = 10

/** The same of a long run; undefined for a short one. */
export const segmentsOfLong = (thai: string): Uint8Array | undefined =>
  thai.length < LONG_RUN ? undefined : segmentsOf(thai)
