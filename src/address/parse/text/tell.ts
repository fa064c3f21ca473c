import type { Span } from './span.ts'

/** A rule's decision about a piece of the cleaned text. */
export interface Decision extends Span {
  /** The rule that read the piece. */
  readonly rule: string
  /** Why the piece was not taken: the rule that rejects it, or the better piece. */
  readonly lost?: string
  /** The sum of its evidence, if pieces are weighed. */
  readonly worth?: number
}

/**
 * Called with every decision, and by `readAddress` also with the cleaned text, for `npm run why`. Normal requests pass no
 * listener and pay nothing.
 */
export type Tell = (decision: Decision, text?: string) => void
