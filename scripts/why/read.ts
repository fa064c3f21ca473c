import { explainText } from '../../src/text/read/explain.ts'
import type { Explained } from './table.ts'

/** Each token of a text: the rule that produced it, the preceding word that mattered, and the losing rules. */
export function explain(text: string, options: readonly string[]): Explained {
  const clock = options.includes('everyday') ? 'everyday' : 'official'
  const phoneTwo = options.includes('tho') ? 'tho' : 'song'
  const rows = explainText(text, { clock, phoneTwo }).map((token) => ({
    text: token.text,
    reading: token.reading,
    kind: token.kind,
    rule: token.by,
    'after a word of': token.cue,
    lost: token.lost.map((lost) => `${lost.by}: ${lost.text} → ${lost.reading}`).join('; '),
  }))
  return { rows }
}
