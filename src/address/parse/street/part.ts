import { once } from '../../../once.ts'
import { hasLatin } from '../../../thai/character-kinds.ts'
import type { Mask } from '../text/mask.ts'
import type { Rule } from '../text/rule.ts'
import type { Tell } from '../text/tell.ts'

/** A pattern of one part of an address, captured by its first groups. */
export type PartRule = Rule<[text: string], RegExpExecArray | null>

/**
 * Matches a pattern only in texts with one of its words; other texts do not even compile it. Compiling all patterns would cost
 * the first request milliseconds.
 */
export function withWord(words: readonly string[], pattern: string, flags?: string): PartRule['match'] {
  const made = once(() => new RegExp(pattern, flags))
  return (text) => (words.some((word) => text.includes(word)) ? made().exec(text) : null)
}

/** Matches a pattern only in texts with a Latin letter. */
export function inLatin(pattern: string, flags?: string): PartRule['match'] {
  const made = once(() => new RegExp(pattern, flags))
  return (text) => (hasLatin(text) ? made().exec(text) : null)
}

/** Takes the match of the first matching rule. */
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
