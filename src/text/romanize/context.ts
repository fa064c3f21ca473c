// What the weights look at: the letters around a letter. One weight stands for one role in one context.
import { Kind, kindAt } from './letters.ts'
import { BUILD_COUNT, ROLE_COUNT } from './reading.ts'

/** The windows of letters around letter 0 (tone marks left out), as offsets from and to. At most four letters. */
const LETTER_WINDOWS = [
  [0, 0], [-1, 0], [0, 1], [-1, 1], [-2, 0], [0, 2], [-2, 1], [-1, 2], [0, 3], [-3, 0],
  [1, 2], [-2, -1], [1, 3], [-3, -1], [1, 1], [-1, -1],
] as const // prettier-ignore
/** The windows that see only the kinds of letters: consonant, vowel sign before, above or below, after … */
const KIND_WINDOWS = [[-3, 3], [-1, 5], [-5, 1], [-2, 2]] as const // prettier-ignore
const PAD = 5
/** Contexts that see where a dictionary starts words. */
const SEGMENT_CONTEXTS = 3
/** Most letters that are counted to a border of the dictionary. */
const DISTANCE_MAX = 5
const OUTSIDE = 2

type Windows = readonly (readonly [from: number, to: number])[]

/** Contexts of a place: its windows, and one without any letter. */
export const CONTEXTS_PER_PLACE = LETTER_WINDOWS.length + KIND_WINDOWS.length + 1 + SEGMENT_CONTEXTS
const NO_CONTEXT = 0x3c6ef372

/**
 * One number per place and window, `CONTEXTS_PER_PLACE` to a place; the place after the word has contexts too.
 * `segments`: where a dictionary starts words (segments.ts); it has one value more than the word has letters.
 */
export function contexts(word: Uint8Array, segments: Uint8Array): Int32Array {
  const length = segments.length - 1
  const { seen, kinds, index } = withoutTones(word, length)
  const result = new Int32Array((length + 1) * CONTEXTS_PER_PLACE)
  let at = 0
  for (let place = 0; place <= length; place++) {
    const centre = index[place] as number
    at = addWindows(result, at, seen, centre, LETTER_WINDOWS, 1)
    at = addWindows(result, at, kinds, centre, KIND_WINDOWS, 101)
    result[at++] = NO_CONTEXT
    at = addSegments(result, at, segments, place, seen[centre] as number)
  }
  return result
}

/** The letters and their kinds without tone marks, between some zeros; and where each place of the word is there. */
function withoutTones(word: Uint8Array, length: number): { seen: Uint8Array; kinds: Uint8Array; index: Uint16Array } {
  const seen = new Uint8Array(length + 2 * PAD)
  const kinds = new Uint8Array(length + 2 * PAD)
  const index = new Uint16Array(length + 1)
  let count = PAD
  for (let place = 0; place < length; place++) {
    index[place] = count
    const kind = kindAt(word, place)
    if (kind === Kind.tone) continue
    seen[count] = word[place] as number
    kinds[count++] = kind
  }
  index[length] = count
  return { seen, kinds, index }
}

/** A hash of a slice of a list; equal values under another seed give another hash. */
export function hashRange(seed: number, values: Uint8Array, from: number, to: number): number {
  let hash = Math.imul(seed, GOLDEN)
  for (let place = from; place < to; place++) hash = mix(hash, values[place] as number)
  return hash
}

/** The same of some small numbers. */
export const hashOf = (seed: number, ...values: readonly number[]): number =>
  values.reduce(mix, Math.imul(seed, GOLDEN))

const mix = (hash: number, value: number): number => Math.imul(hash ^ (value + 1), FNV_PRIME) ^ (hash >>> 15)

const FNV_PRIME = 0x01000193
const GOLDEN = 0x9e3779b1

function addWindows(
  result: Int32Array, start: number, values: Uint8Array, centre: number, windows: Windows, firstSeed: number,
): number {
  let at = start
  let seed = firstSeed
  for (const [from, to] of windows) {
    result[at++] = hashRange(seed++, values, centre + from, centre + to + 1)
  }
  return at
} // prettier-ignore

/** The borders of a dictionary around a place, those beside its letter, and how far away the nearest ones are. */
function addSegments(result: Int32Array, start: number, segments: Uint8Array, place: number, letter: number): number {
  const last = segments.length - 1
  const here = segments[place] as number
  const next = segments[place + 1] ?? OUTSIDE
  let before = 0
  while (before < DISTANCE_MAX && before < place && segments[place - before] === 0) before++
  let after = 1
  while (after < DISTANCE_MAX && place + after < last && segments[place + after] === 0) after++
  const around = mix(mix(hashOf(301), segments[place - 1] ?? OUTSIDE), here)
  result[start] = mix(mix(around, next), segments[place + 2] ?? OUTSIDE)
  result[start + 1] = mix(mix(mix(hashOf(302), here), next), letter)
  result[start + 2] = mix(mix(hashOf(303), before), after)
  return start + SEGMENT_CONTEXTS
}

/** What a weight is about: a role, or the builds of two neighbours (seen from the place between them). */
export const buildTag = (before: number, build: number): number => ROLE_COUNT + before * BUILD_COUNT + build

/** The weight slot of a tag in a context; collisions are expected. */
export function slot(context: number, tag: number, bits: number): number {
  const hash = Math.imul(context ^ Math.imul(tag + 1, 0x85ebca6b), 0xc2b2ae35)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> (32 - bits)
}
