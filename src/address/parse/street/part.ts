import { hasLatin } from '../../../thai/character-kinds.ts'
import type { Mask } from '../text/mask.ts'
import type { Tell } from '../text/tell.ts'

/** How one part of an address is written. */
export interface PartRule {
  readonly name: string
  /**
   * The text has one of these if the pattern fits: without them it is not even compiled, which for all patterns would take a
   * first request milliseconds. Without words the pattern needs a Latin letter.
   */
  readonly words?: readonly string[]
  readonly pattern: RegExp
}

/** Takes what the first fitting rule finds. */
export function takePart(mask: Mask, rules: readonly PartRule[], tell?: Tell): RegExpExecArray | undefined {
  for (const { name, words, pattern } of rules) {
    const isPossible = words ? words.some((word) => mask.rest.includes(word)) : mask.isLatin && hasLatin(mask.rest)
    const match = isPossible ? mask.takeMatch(pattern) : undefined
    if (!match) continue
    tell?.({ rule: name, start: match.index, end: match.index + match[0].length })
    return match
  }
  return undefined
}
