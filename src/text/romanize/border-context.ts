// What the border weights look at: a place between two syllables, and the syllables around it.
import { CONTEXTS_PER_PLACE, hashOf, hashRange } from './context.ts'
import type { Run } from './run.ts'

/** Most syllables that a border counts before or after itself. */
const COUNT_MAX = 3
const LETTER_SYLLABLE_SEED = 201
const SHAPE_SEED = 211
const SEGMENT_SEED = 221

/**
 * The contexts of the border before syllable `index` (1 or more) of a run: the letters around it, the syllables beside
 * it, how many there are, and, when `segments` has the borders of a dictionary, what it says here.
 */
export function borderContexts(run: Run, index: number, segments: ReadonlySet<number> | undefined): number[] {
  const { contexts, starts } = run
  const place = starts[index] as number
  const first = place * CONTEXTS_PER_PLACE
  const found = Array.from(contexts.subarray(first, first + CONTEXTS_PER_PLACE))
  addSyllables(run, index, found)
  if (segments) addSegments(run, index, segments, found)
  return found
}

function addSyllables({ letters, path, starts }: Run, index: number, found: number[]): void {
  const last = path.length
  const at = (syllable: number): number => starts[Math.max(0, Math.min(last, syllable))] as number
  const windows = [[-1, 0], [0, 1], [-1, 1], [-2, 0], [0, 2]] as const // prettier-ignore
  for (const [seed, [from, to]] of windows.entries()) {
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

/** Whether a dictionary has a border here, and how many syllables lie between its borders on each side. */
function addSegments({ letters, starts }: Run, index: number, segments: ReadonlySet<number>, found: number[]): void {
  const place = starts[index] as number
  const last = starts.length - 1
  const here = Number(segments.has(place))
  let before = 1
  while (index - before > 0 && !segments.has(starts[index - before] as number)) before++
  let after = 1
  while (index + after < last && !segments.has(starts[index + after] as number)) after++
  const left = Math.min(before, COUNT_MAX + 1)
  const right = Math.min(after, COUNT_MAX + 1)
  found.push(
    hashOf(SEGMENT_SEED, here),
    hashOf(SEGMENT_SEED + 1, here, left, right),
    hashOf(SEGMENT_SEED + 2, here, left),
    hashOf(SEGMENT_SEED + 3, here, right),
    hashRange(SEGMENT_SEED + 4 + here, letters, starts[index - 1] as number, place),
    hashRange(SEGMENT_SEED + 6 + here, letters, place, starts[index + 1] as number),
  )
}
