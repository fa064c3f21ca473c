// What the border weights look at: a place between two syllables, and the syllables around it.
import { CONTEXTS_PER_PLACE, mix, mixRange } from './context.ts'
import { Build } from './reading.ts'
import type { Run } from './run.ts'

/** Most syllables that a border counts before or after itself. */
const COUNT_MAX = 3
const COUNTS = COUNT_MAX + 1
/** Contexts of syllables have seeds of their own, this far apart. */
const SEED = 0x51ed_2700
const NEXT = 0x0100_0000
const EDGE = 2
const OUTSIDE = 0

/** Windows of syllables whose letters are seen, from and to; syllable 0 is the one after the border. */
const SYLLABLE_WINDOWS = [
  [-1, -1],
  [0, 0],
  [-2, -2],
  [1, 1],
  [-1, 0],
  [-2, -1],
  [0, 1],
  [-2, 0],
  [-1, 1],
] as const
const SHAPES = 5
const WORDS = 3
const SEGMENTS = 7
const FIRST_SHAPE = CONTEXTS_PER_PLACE + SYLLABLE_WINDOWS.length
const FIRST_WORD = FIRST_SHAPE + SHAPES
const FIRST_SEGMENT = FIRST_WORD + WORDS
const CONTEXTS_MAX = FIRST_SEGMENT + SEGMENTS

/** A run, the numbers of its syllables, and where a dictionary starts words, if it was asked (segments.ts). */
export type BorderView = {
  readonly run: Run
  readonly syllables: Int32Array
  readonly segments: Uint8Array | undefined
  /** Room for the contexts of one border: the first `count` count. */
  readonly found: Int32Array
  readonly count: number
}

export const borderView = (run: Run, segments: Uint8Array | undefined): BorderView => ({
  run,
  syllables: syllableNumbers(run),
  segments,
  found: new Int32Array(CONTEXTS_MAX),
  count: segments ? CONTEXTS_MAX : FIRST_SEGMENT,
})

/** One number for the letters of each syllable of a run. */
function syllableNumbers({ letters, starts }: Run): Int32Array {
  const numbers = new Int32Array(starts.length - 1)
  for (let index = 0; index < numbers.length; index++) {
    numbers[index] = mixRange(1, letters, starts[index] as number, starts[index + 1] as number)
  }
  return numbers
}

/**
 * Finds the contexts of the border before syllable `index` (1 or more): the letters around it, the syllables beside it,
 * how many there are, the word that started at syllable `wordStart` and would end here, and what the dictionary says.
 */
export function borderContexts(
  { run, syllables, segments, found }: BorderView,
  index: number,
  wordStart: number,
): void {
  const first = (run.starts[index] as number) * CONTEXTS_PER_PLACE
  for (let k = 0; k < CONTEXTS_PER_PLACE; k++) found[k] = run.contexts[first + k] as number
  let at = CONTEXTS_PER_PLACE
  let seed = SEED
  for (const [from, to] of SYLLABLE_WINDOWS) {
    let mixed = (seed += NEXT)
    for (let other = from; other <= to; other++) mixed = mix(mixed, syllables[index + other] ?? OUTSIDE)
    found[at++] = mixed
  }
  addShapes(run, index, found)
  addWord(syllables, index, wordStart, found)
  if (segments) addSegments(run.starts, syllables, segments, index, found)
}

/** How many syllables there are on each side, and how those beside the border are built. */
function addShapes({ path }: Run, index: number, found: Int32Array): void {
  const last = path.length
  const linked = index > 1 && path[index - 2]?.reading.again === true
  const before = path[index - 1]?.reading.build ?? Build.none
  const after = path[index]?.reading.build ?? Build.none
  const seed = SEED - NEXT
  found[FIRST_SHAPE] = mix(seed, Math.min(index, COUNT_MAX) * COUNTS + Math.min(last - index, COUNT_MAX))
  found[FIRST_SHAPE + 1] = mix(seed - NEXT, index)
  found[FIRST_SHAPE + 2] = mix(seed - 2 * NEXT, last - index)
  found[FIRST_SHAPE + 3] = mix(seed - 3 * NEXT, last)
  found[FIRST_SHAPE + 4] = mix(seed - 4 * NEXT, ((linked ? 8 : 0) + before) * 8 + after)
}

/** The last syllables of the word that would end here, with their number, and the next one with how many follow it. */
function addWord(syllables: Int32Array, index: number, wordStart: number, found: Int32Array): void {
  const length = Math.min(index - wordStart, COUNT_MAX)
  const following = Math.min(syllables.length - index, COUNT_MAX)
  const last = syllables[index - 1] ?? OUTSIDE
  const lastButOne = length > 1 ? (syllables[index - 2] ?? OUTSIDE) : OUTSIDE
  const seed = SEED - 8 * NEXT
  found[FIRST_WORD] = mix(seed + length, last)
  found[FIRST_WORD + 1] = mix(mix(seed + COUNTS + length, last), lastButOne)
  found[FIRST_WORD + 2] = mix(seed + 2 * COUNTS + following, syllables[index] ?? OUTSIDE)
}

/** Whether a dictionary has a border here and at the syllables around, and how far its next ones are on each side. */
function addSegments(
  starts: readonly number[],
  syllables: Int32Array,
  segments: Uint8Array,
  index: number,
  found: Int32Array,
): void {
  const last = starts.length - 1
  const border = (syllable: number): number => segments[starts[syllable] ?? -1] ?? EDGE
  const here = border(index)
  let left = 1
  while (left <= COUNT_MAX && index - left > 0 && border(index - left) === 0) left++
  let right = 1
  while (right <= COUNT_MAX && index + right < last && border(index + right) === 0) right++
  const seed = SEED - 16 * NEXT
  let around = here
  for (const other of [index - 2, index - 1, index + 1, index + 2]) around = around * 3 + border(other)
  found[FIRST_SEGMENT] = mix(seed, here)
  found[FIRST_SEGMENT + 1] = mix(seed - NEXT, (here * 8 + left) * 8 + right)
  found[FIRST_SEGMENT + 2] = mix(seed - 2 * NEXT, here * 8 + left)
  found[FIRST_SEGMENT + 3] = mix(seed - 3 * NEXT, here * 8 + right)
  found[FIRST_SEGMENT + 4] = mix(seed - 4 * NEXT + here, syllables[index - 1] ?? OUTSIDE)
  found[FIRST_SEGMENT + 5] = mix(seed - 5 * NEXT + here, syllables[index] ?? OUTSIDE)
  found[FIRST_SEGMENT + 6] = mix(seed - 6 * NEXT, around)
}
