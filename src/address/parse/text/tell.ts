import type { Span } from './span.ts'

/** What a rule decided about a piece of the cleaned text. */
export interface Decision extends Span {
  /** The rule that read the piece. */
  readonly rule: string
  /** Why the piece was not taken: the rule that forbids it, or the better piece. */
  readonly lost?: string
  /** How much speaks for it, where pieces are weighed. */
  readonly worth?: number
}

/**
 * Is told every decision, and by `readAddress` the cleaned text that it is about. Only those who ask why listen: an answer
 * pays for nothing.
 */
export type Tell = (decision: Decision, text?: string) => void
