import type { Find } from './pass.ts'

/**
 * How much evidence a rule has, from most to least. A rule of an earlier phase wins over one of a later phase:
 *
 * - `form`: the form alone decides, or a unit or word that belongs to it (`14.30 น.`, `02-123-4567`);
 * - `context`: a word before it or a table decides (`รหัส 4821`, `พ.ร.บ.`);
 * - `general`: the usual meaning of a common form (`1/2`, `3:2`, `ต.` before a name);
 * - `rest`: everything else (any number, any letters with dots).
 */
export const phases = ['form', 'context', 'general', 'rest'] as const

/** Kinds of characters that a rule may begin at; a rule of signs or of one letter lists the characters instead. */
export type Kind = 'digit' | 'name' | 'thai' | 'latin' | 'other'

/** A rule of the rule book. `npm run why` prints its name, and tests remove it by that name. */
export interface Rule {
  readonly name: string
  /** Kinds of characters (`digit thai`), or the characters themselves (`- –`), separated by blanks. */
  readonly at: string
  readonly phase: (typeof phases)[number]
  readonly find: Find
  /** Rules of the same phase that win if both match. All other pairs may be in any order. */
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
