// What the border weights look at: a place between two syllables, and the syllables around it.
import { CONTEXTS_PER_PLACE, hashOf, hashRange } from './context.ts'
import type { Run } from './run.ts'

/** Most syllables that a border counts before or after itself. */
const COUNT_MAX = 3
const LETTER_SYLLABLE_SEED = 201
const SHAPE_SEED = 211
const SEGMENT_SEED = 221
const WORD_SEED = 241

/** Windows of syllables whose letters are seen, from and to; syllable 0 is the one after the border. */
const SYLLABLE_WINDOWS = [[-1, 0], [0, 1], [-1, 1], [-2, 0], [0, 2], [-2, -1], [-2, 1]] as const // prettier-ignore

/**
 * The contexts of the border before syllable `index` (1 or more) of a run: the letters around it, the syllables beside
 * it, how many there are, the word that started at syllable `wordStart` and would end here, and, when `inText`, what a
 * dictionary says.
 */
export function borderContexts(run: Run, index: number, inText: boolean, wordStart: number): number[] {
  const { contexts, starts } = run
  const place = starts[index] as number
  const first = place * CONTEXTS_PER_PLACE
  const found = Array.from(contexts.subarray(first, first + CONTEXTS_PER_PLACE))
  addSyllables(run, index, found)
  addWord(run, index, wordStart, found)
  if (inText) addSegments(run, index, found)
  return found
}

function addSyllables({ letters, path, starts }: Run, index: number, found: number[]): void {
  const last = path.length
  const at = (syllable: number): number => starts[Math.max(0, Math.min(last, syllable))] as number
  for (const [seed, [from, to]] of SYLLABLE_WINDOWS.entries()) {
    found.push(hashRange(LETTER_SYLLABLE_SEED + seed, letters, at(index + from), at(index + to)))
  }
  const [before, after] = [path[index - 1], path[index]]
  const linked = index > 1 && path[index - 2]?.reading.again === true
  found.push(
    hashOf(SHAPE_SEED, Math.min(index, COUNT_MAX), Math.min(last - index, COUNT_MAX)),
    hashOf(SHAPE_SEED + 1, index),
    hashOf(SHAPE_SEED + 2, last - index),
    hashOf(SHAPE_SEED + 3, last),
    hashOf(SHAPE_SEED + 4, Number(linked), before?.reading.build ?? 0, after?.reading.build ?? 0),
  )
}

/** The last syllables of the word that would end here, with their number, and the next one with how many follow it. */
function addWord({ letters, starts }: Run, index: number, wordStart: number, found: number[]): void {
  const place = starts[index] as number
  const length = Math.min(index - wordStart, COUNT_MAX)
  const following = Math.min(starts.length - 1 - index, COUNT_MAX)
  found.push(
    hashRange(WORD_SEED + length, letters, starts[index - 1] as number, place),
    hashRange(WORD_SEED + 4 + length, letters, starts[Math.max(wordStart, index - 2)] as number, place),
    hashRange(WORD_SEED + 8 + following, letters, place, starts[index + 1] as number),
  )
}

/** Whether a dictionary has a border here and at the syllables around, and how far its next ones are on each side. */
function addSegments({ letters, segments, starts }: Run, index: number, found: number[]): void {
  const place = starts[index] as number
  const last = starts.length - 1
  const border = (syllable: number): number => segments[starts[syllable] ?? -1] ?? 2
  const here = border(index)
  let before = 1
  while (index - before > 0 && border(index - before) === 0) before++
  let after = 1
  while (index + after < last && border(index + after) === 0) after++
  const left = Math.min(before, COUNT_MAX + 1)
  const right = Math.min(after, COUNT_MAX + 1)
  found.push(
    hashOf(SEGMENT_SEED, here),
    hashOf(SEGMENT_SEED + 1, here, left, right),
    hashOf(SEGMENT_SEED + 2, here, left),
    hashOf(SEGMENT_SEED + 3, here, right),
    hashRange(SEGMENT_SEED + 4 + here, letters, starts[index - 1] as number, place),
    hashRange(SEGMENT_SEED + 6 + here, letters, place, starts[index + 1] as number),
    hashOf(SEGMENT_SEED + 8, border(index - 2), border(index - 1), here, border(index + 1), border(index + 2)),
  )
}
