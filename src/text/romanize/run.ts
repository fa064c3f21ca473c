// A run of Thai letters with its reading: the input of every later step.
import { bestPath, type BestPath } from './best-path.ts'
import { startsWith } from './initials.ts'
import { letters } from './letters.ts'
import { normalize } from './normalize.ts'
import type { Draft } from './reading.ts'
import type { Weights } from './weights.ts'

export type Run = Omit<BestPath, 'steps'> & {
  /** The normalized letters. */
  readonly thai: string
  /** Starts of the syllables, then the end of the run. */
  readonly starts: readonly number[]
}

const KALAN = 'กลัน'
const KALAN_LETTERS = letters(KALAN)

/**
 * Whether a syllable is กลัน, which no native word has without a tone mark: กลันตัน is ka-lan-tan, กลันทา ka-lan-tha. No
 * weight can distinguish it from กลั่น klan, because contexts omit tone marks.
 */
export const isKlan = (place: number, { word, end }: Pick<Draft, 'word' | 'end'>): boolean =>
  end === place + KALAN.length && startsWith(word, place, KALAN_LETTERS)

/** Reads a run of Thai letters as a whole. */
export function readRun(text: string, weights: Weights): Run {
  const thai = normalize(text)
  const best = bestPath(thai, weights, thai.includes(KALAN) ? isKlan : undefined)
  return { ...best, thai, starts: [...best.path.map(({ start }) => start), thai.length] }
}
