import type { Mask } from './mask.ts'

/**
 * A pattern of a part of an address, and words of which the text has one if it fits: without them it is not even compiled,
 * which for all of them takes a first request milliseconds. A pattern alone needs a Latin letter.
 */
export type Part = RegExp | { readonly words: readonly string[]; readonly pattern: RegExp }

const LATIN = /[A-Za-z]/

/** Takes the first of the patterns that fits. */
export function takePart(mask: Mask, parts: readonly Part[]): RegExpExecArray | undefined {
  for (const part of parts) {
    const pattern = part instanceof RegExp ? part : part.pattern
    const isPossible =
      part instanceof RegExp
        ? mask.isLatin && LATIN.test(mask.rest)
        : part.words.some((word) => mask.rest.includes(word))
    const match = isPossible ? mask.takeMatch(pattern) : undefined
    if (match) return match
  }
  return undefined
}
