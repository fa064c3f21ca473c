import { once } from '../../../once.ts'
import { hasLatin } from '../../../thai/character-kinds.ts'
import type { Mask } from '../text/mask.ts'
import type { Rule } from '../text/rule.ts'
import type { Tell } from '../text/tell.ts'

/** How one part of an address is written; its first groups are the part. */
export type PartRule = Rule<[text: string], RegExpExecArray | null>

/**
 * A pattern where a text has one of its words. Without one it is not even made, which for all patterns would take a first
 * request milliseconds.
 */
export function withWord(words: readonly string[], pattern: string, flags?: string): PartRule['match'] {
  const made = once(() => new RegExp(pattern, flags))
  return (text) => (words.some((word) => text.includes(word)) ? made().exec(text) : null)
}

/** A pattern that needs a Latin letter. */
export function inLatin(pattern: string, flags?: string): PartRule['match'] {
  const made = once(() => new RegExp(pattern, flags))
  return (text) => (hasLatin(text) ? made().exec(text) : null)
}

/** Takes what the first fitting rule finds. */
export function takePart(mask: Mask, rules: readonly PartRule[], tell?: Tell): RegExpExecArray | undefined {
  for (const { name, match } of rules) {
    const found = match(mask.rest)
    if (!found) continue
    const end = found.index + found[0].length
    mask.take(found.index, end)
    tell?.({ rule: name, start: found.index, end })
    return found
  }
  return undefined
}
