import type { Find } from './pass.ts'

/**
 * How much a rule needs to be sure, from most to least. A rule of an earlier phase wins over one of a later phase:
 *
 * - `form`: the form alone says what it is, or a unit or word that belongs to it (`14.30 น.`, `02-123-4567`);
 * - `context`: a word before it or a table says so (`รหัส 4821`, `พ.ร.บ.`);
 * - `general`: the usual meaning of a common form (`1/2`, `3:2`, `ต.` before a name);
 * - `rest`: what is left (any number, any letters with dots).
 */
export const phases = ['form', 'context', 'general', 'rest'] as const

/** Kinds of places that a rule may begin at; a rule of signs or of one letter names the characters instead. */
export type Kind = 'digit' | 'name' | 'thai' | 'latin' | 'other'

/** One rule of the rule book. The name is what `npm run why` prints and what the tests remove. */
export interface Rule {
  readonly name: string
  /** Kinds of places (`digit thai`), or the characters it begins with (`- –`), with a blank between. */
  readonly at: string
  readonly phase: (typeof phases)[number]
  readonly find: Find
  /** Rules of the same phase that win where both match. Every other pair may stand in any order. */
  readonly unless: readonly string[]
}

/** A rule, and the rules of its phase that win over it. */
export const rule = (
  name: string,
  at: string,
  phase: Rule['phase'],
  find: Find,
  ...unless: readonly string[]
): Rule => ({ name, at, phase, find, unless })
