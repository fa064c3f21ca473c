// The input of the weights: the letters around a letter. One weight is for one role in one context.
import { Kind, kindAt } from './letters.ts'
import { BUILD_COUNT, ROLE_COUNT } from './reading.ts'

/** The windows that contain only kinds of letters: consonant, vowel sign before, above or below, after … */
const KIND_WINDOWS = [
  [-3, 3],
  [-1, 5],
  [-5, 1],
  [-2, 2],
] as const
/** The windows around letter 0 (tone marks omitted), as offsets from and to. At most four letters. */
export const LETTER_WINDOWS = [
  [-1, 0],
  [-2, 0],
  [-1, 1],
  [-2, 1],
  [-1, 2],
  [0, 1],
  [0, 0],
  [0, 2],
  [0, 3],
  [-3, 0],
  [1, 2],
  [-2, -1],
  [1, 3],
  [-3, -1],
  [1, 1],
  [-1, -1],
] as const
const PAD = 6

/** Contexts of a place: its windows, and one without letters. */
export const CONTEXTS_PER_PLACE = KIND_WINDOWS.length + 1 + LETTER_WINDOWS.length
/** Pairs of builds use only the first contexts: those of the kinds and four windows of letters. */
export const BUILD_CONTEXTS = 14

/** A stretch of letters is one number, with this many bits per letter or kind, the first one highest. */
const LETTER_BITS = 7
const LETTERS_MAX = 4
const KIND_BITS = 3
const KINDS_MAX = 7
const NO_CONTEXT = 0x3c6ef372

/** The start of a window, and how many bits to drop from the number of the letters that begin there. */
type Slice = { readonly seed: number; readonly from: number; readonly drop: number }
type Windows = readonly (readonly [from: number, to: number])[]

const slices = (windows: Windows, firstSeed: number, most: number, bits: number): readonly Slice[] =>
  windows.map(([from, to], index) => ({
    seed: Math.imul(firstSeed + index, GOLDEN),
    from,
    drop: (most - 1 - (to - from)) * bits,
  }))

const GOLDEN = 0x9e3779b1
const letterSlices = slices(LETTER_WINDOWS, 1, LETTERS_MAX, LETTER_BITS)
const kindSlices = slices(KIND_WINDOWS, 101, KINDS_MAX, KIND_BITS)

/** One number per place and window, `CONTEXTS_PER_PLACE` per place; includes the place after the word. */
export function contexts(word: Uint8Array, length: number): Int32Array {
  const { letters, kinds, index } = withoutTones(word, length)
  const result = new Int32Array((length + 1) * CONTEXTS_PER_PLACE)
  let at = 0
  for (let place = 0; place <= length; place++) {
    const centre = index[place] as number
    for (const { seed, from, drop } of kindSlices) result[at++] = mix(seed, (kinds[centre + from] as number) >> drop)
    result[at++] = NO_CONTEXT
    for (const { seed, from, drop } of letterSlices)
      result[at++] = mix(seed, (letters[centre + from] as number) >> drop)
  }
  return result
}

/**
 * The letters from each place on without tone marks, padded with zeros, as one number each: four letters, or seven kinds;
 * `index` maps each place of the word to them.
 */
function withoutTones(
  word: Uint8Array,
  length: number,
): { letters: Int32Array; kinds: Int32Array; index: Uint16Array } {
  const letters = new Int32Array(length + 2 * PAD)
  const kinds = new Int32Array(length + 2 * PAD)
  const index = new Uint16Array(length + 1)
  let count = PAD
  for (let place = 0; place < length; place++) {
    index[place] = count
    const kind = kindAt(word, place)
    if (kind === Kind.tone) continue
    letters[count] = (word[place] as number) << (LETTER_BITS * (LETTERS_MAX - 1))
    kinds[count++] = kind << (KIND_BITS * (KINDS_MAX - 1))
  }
  index[length] = count
  for (let at = count - 1; at >= 0; at--) {
    letters[at] = (letters[at] as number) | ((letters[at + 1] as number) >> LETTER_BITS)
    kinds[at] = (kinds[at] as number) | ((kinds[at + 1] as number) >> KIND_BITS)
  }
  return { letters, kinds, index }
}

/** A hash with few collisions between contexts, its low bits as well mixed as its high ones. */
export function mix(seed: number, value: number): number {
  const first = Math.imul(seed ^ value, 0x2c1b3c6d)
  const second = Math.imul(first ^ (first >>> 15), 0x297a2d39)
  return second ^ (second >>> 15)
}

/** Hashes a slice of a list; another seed gives another number for equal values. */
export function mixRange(seed: number, values: Uint8Array, from: number, to: number): number {
  let mixed = Math.imul(seed, GOLDEN)
  for (let place = from; place < to; place++) mixed = Math.imul(mixed ^ (values[place] as number), 0x01000193)
  return mix(mixed, to - from)
}

/** The subject of a weight: a role, or the builds of two neighbours (at the place between them). */
export const buildTag = (before: number, build: number): number => ROLE_COUNT + before * BUILD_COUNT + build
const TAGS = ROLE_COUNT + BUILD_COUNT * BUILD_COUNT
export const isBuildTag = (tag: number): boolean => tag >= ROLE_COUNT

const tagShifts = Int32Array.from({ length: TAGS }, (_, tag) => mix(GOLDEN, tag + 1))

/** The offset of a tag from a context. */
export const tagShift = (tag: number): number => tagShifts[tag] as number

/** The index of a tag in a context, in a table of `weights` entries (a power of two); collisions are expected. */
export const slot = (context: number, tag: number, weights: number): number => (context + tagShift(tag)) & (weights - 1)
