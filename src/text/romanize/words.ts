// Where the words of a run end (RTGS: word by word). The run has been read as a whole; words end where syllables end.
import { borderContexts } from './border-context.ts'
import { slot } from './context.ts'
import type { Reading } from './reading.ts'
import type { Run } from './run.ts'
import type { WeightTable } from './weights.ts'

/** What a text is: running text, the name of a place, names of persons. */
export const textKinds = ['text', 'place', 'person'] as const
export type TextKind = (typeof textKinds)[number]

/** What a border weight is about: the kind of text, and whether the syllable before starts a word. */
export const borderTag = (kind: TextKind, afterBorder: boolean): number =>
  textKinds.indexOf(kind) * 2 + Number(afterBorder)

/** Whether a word may start with this syllable: both neighbours are heard, and they share no letter. */
export function mayStartWord({ path }: Run, index: number): boolean {
  const before = path[index - 1]?.reading
  const after = path[index]?.reading
  return before !== undefined && after !== undefined && !before.again && isHeard(before) && isHeard(after)
}

const isHeard = ({ onset, vowel, final }: Reading): boolean => onset !== '' || vowel !== '' || final !== ''

/** The syllables (as indexes into the path of the run) that start a word, without the first one. */
export function wordStarts(run: Run, kind: TextKind, weights: WeightTable): ReadonlySet<number> {
  const found = new Set<number>()
  if (kind === 'person' || run.path.length < 2) return found
  let afterBorder = false
  let start = 0
  for (let index = 1; index < run.path.length; index++) {
    if (!mayStartWord(run, index)) continue
    const tag = borderTag(kind, afterBorder)
    let sum = 0
    for (const context of borderContexts(run, index, kind === 'text', start)) {
      sum += weights.values[slot(context, tag, weights.bits)] as number
    }
    afterBorder = sum > 0
    if (!afterBorder) continue
    found.add(index)
    start = index
  }
  return found
}
