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
/** Whose a border weight is: that of a text of two syllables, of a longer one, of a place, or shared by the last two. */
const owners = ['short', 'text', 'place', 'shared'] as const
type Owner = (typeof owners)[number]

/** What the border weights are about: whose they are, and whether the syllable before starts a word. */
export function borderTags(owner: Owner, afterBorder: boolean): number[] {
  const tagOf = (name: Owner): number => owners.indexOf(name) * 2 + Number(afterBorder)
  return owner === 'short' ? [tagOf(owner)] : [tagOf(owner), tagOf('shared')]
}

/** Whether a word may start with this syllable: both neighbours are heard, and they share no letter. */
export function mayStartWord({ path }: Run, index: number): boolean {
  const before = path[index - 1]?.reading
  const after = path[index]?.reading
  return before !== undefined && after !== undefined && !before.again && isHeard(before) && isHeard(after)
}

const isHeard = ({ onset, vowel, final }: Reading): boolean => onset !== '' || vowel !== '' || final !== ''

/** The most syllables of a short text: mostly one word. The dictionary is not asked: its first answer takes 9 ms. */
export const SHORT_TEXT = 2

/** What the borders of a run are judged by, and whose weights judge them. */
export function viewOf(run: Run, kind: BorderedKind): { view: BorderView; owner: Owner } {
  if (kind === 'place') return { view: borderView(run, undefined), owner: 'place' }
  if (run.path.length <= SHORT_TEXT) return { view: borderView(run, undefined), owner: 'short' }
  return { view: borderView(run, segmentsOf(run.thai)), owner: 'text' }
}

/** The syllables (as indexes into the path of the run) that start a word, without the first one. */
export function wordStarts(run: Run, kind: TextKind, weights: Weights): ReadonlySet<number> {
  const begun = new Set<number>()
  if (kind === 'person' || run.path.length < 2) return begun
  const values = weights.borders()
  const { view, owner } = viewOf(run, kind)
  let afterBorder = false
  let start = 0
  for (let index = 1; index < run.path.length; index++) {
    if (!mayStartWord(run, index)) continue
    borderContexts(view, index, start)
    let sum = 0
    for (const tag of borderTags(owner, afterBorder)) sum += sumOf(values, view.found, 0, view.count, tag)
    afterBorder = sum > 0
    if (!afterBorder) continue
    begun.add(index)
    start = index
  }
  return begun
}
