// Where the words of a run end (RTGS: word by word). The run has been read as a whole; words end where syllables end.
import { borderContexts, borderView, type BorderView } from './border-context.ts'
import type { Reading } from './reading.ts'
import type { Run } from './run.ts'
import { segmentsOf } from './segments.ts'
import { sumOf, type Weights } from './weights.ts'

/** What a text is: running text, the name of a place, names of persons. */
export const textKinds = ['text', 'place', 'person'] as const
export type TextKind = (typeof textKinds)[number]

/** What has borders to find. */
export type BorderedKind = Exclude<TextKind, 'person'>
/** Whose borders a run has: a text of two syllables, with a table of its own, a longer one, or a place. */
export type Owner = 'short' | 'text' | 'place'
/** The tags of border weights: those of each, and, for longer texts and places, those that they share. */
const TAGS = { short: [0], text: [2, 6], place: [4, 6] } as const satisfies Record<Owner, readonly number[]>

/** What the border weights are about: whose they are, and whether the syllable before starts a word. */
export const borderTags = (owner: Owner, afterBorder: boolean): readonly number[] =>
  TAGS[owner].map((tag) => tag + Number(afterBorder))

/** Whether a word may start with this syllable: both neighbours are heard, and they share no letter. */
export function mayStartWord({ path }: Run, index: number): boolean {
  const before = path[index - 1]?.reading
  const after = path[index]?.reading
  return before !== undefined && after !== undefined && !before.again && isHeard(before) && isHeard(after)
}

const isHeard = ({ onset, vowel, final }: Reading): boolean => onset !== '' || vowel !== '' || final !== ''

/** The most syllables of a short text, which is mostly one word. `Intl.Segmenter`, whose first answer takes 9 ms, is not used for it. */
export const SHORT_TEXT = 2

/** Names of at least so many syllables, mostly of schools and offices, are divided as running text; those of units are shorter. */
const LONG_PLACE = 6

/** What the borders of a run are judged by, and whose weights judge them. */
export function borderViewOf(run: Run, kind: BorderedKind): { view: BorderView; owner: Owner } {
  const syllables = run.path.length
  const owner = kind === 'text' && syllables <= SHORT_TEXT ? 'short' : syllables >= LONG_PLACE ? 'text' : kind
  return { view: borderView(run, owner === 'text' ? segmentsOf(run.thai) : undefined), owner }
}

/** Called with the sum for each syllable that may start a word; a sum over 0 starts one. For `npm run why`. */
export type BorderWatch = (index: number, sum: number) => void

/** The syllables (as indexes into the path of the run) that start a word, without the first one. */
export function wordStarts(run: Run, kind: TextKind, weights: Weights, watch?: BorderWatch): ReadonlySet<number> {
  const begun = new Set<number>()
  if (kind === 'person' || run.path.length < 2) return begun
  const { view, owner } = borderViewOf(run, kind)
  const values = owner === 'short' ? weights.shortBorders() : weights.borders()
  let afterBorder = false
  let start = 0
  for (let index = 1; index < run.path.length; index++) {
    if (!mayStartWord(run, index)) continue
    borderContexts(view, index, start)
    let sum = 0
    for (const tag of borderTags(owner, afterBorder)) sum += sumOf(values, view.found, 0, view.count, tag)
    watch?.(index, sum)
    afterBorder = sum > 0
    if (!afterBorder) continue
    begun.add(index)
    start = index
  }
  return begun
}
