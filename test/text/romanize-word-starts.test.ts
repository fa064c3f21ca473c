import { describe, expect, it } from 'vitest'
import { borderContexts } from '../../src/text/romanize/border-context.ts'
import { slot } from '../../src/text/romanize/context.ts'
import { readRun } from '../../src/text/romanize/run.ts'
import { shippedWeights } from '../../src/text/romanize/shipped-weights.ts'
import type { WeightTable } from '../../src/text/romanize/weights.ts'
import { borderTags, borderViewOf, wordStarts } from '../../src/text/romanize/word-starts.ts'

const SIZE = 2 ** 16

/** A table in which only the contexts `found` favour a border. */
function weights(...found: readonly number[]): WeightTable {
  const values = new Int8Array(SIZE)
  const [own = 0] = borderTags('place', false)
  for (const context of found) values[slot(context, own, SIZE)] = 1
  return values
}

it('a border weighs the word before it from where that word starts: at first from the start of the run', () => {
  const run = readRun('ตากลมดี', shippedWeights())
  expect(run.path.length).toBe(3)
  /** Contexts of the border before the third syllable when the word before it starts at syllable `wordStart`. */
  const contexts = (wordStart: number): number[] => {
    const { view } = borderViewOf(run, 'place')
    borderContexts(view, 2, wordStart)
    return [...view.found.subarray(0, view.count)]
  }
  const only = (wordStart: number, other: number): number[] =>
    contexts(wordStart).filter((context) => !contexts(other).includes(context))
  const starts = (values: WeightTable): number[] => [
    ...wordStarts(run, 'place', { ...shippedWeights(), borders: () => values }),
  ]
  expect(only(0, 1).length).toBeGreaterThan(0)
  expect(starts(weights(...only(0, 1)))).toEqual([2])
  expect(starts(weights(...only(1, 0)))).toEqual([])
})

/** A table in which every context favours a border, and one in which no context does. */
const all = (): WeightTable => new Int8Array(SIZE).fill(1)
const none = (): WeightTable => new Int8Array(SIZE)

describe('a text of two syllables', () => {
  /** Weights in which a single table favours borders: that of short texts, or that of all others. */
  const only = {
    short: { ...shippedWeights(), shortBorders: all, borders: none },
    others: { ...shippedWeights(), shortBorders: none, borders: all },
  } as const

  it.for([
    { thai: 'ชาวนา', kind: 'text', short: [1], others: [] },
    { thai: 'ชาวนา', kind: 'place', short: [], others: [1] },
    { thai: 'ชาวนา', kind: 'person', short: [], others: [] },
    { thai: 'ชาวนาดี', kind: 'text', short: [], others: [1, 2] },
  ] as const)('has borders of its own: $thai as $kind', ({ thai, kind, short, others }) => {
    const run = readRun(thai, shippedWeights())
    expect([...wordStarts(run, kind, only.short)]).toEqual(short)
    expect([...wordStarts(run, kind, only.others)]).toEqual(others)
  })
})

it('a border weighs every context that it looks at, for each of its tags', () => {
  const run = readRun('ชาวนาดี', shippedWeights())
  const sums = new Map<number, number>()
  wordStarts(run, 'place', { ...shippedWeights(), borders: all }, (index, sum) => void sums.set(index, sum))
  const { view } = borderViewOf(run, 'place')
  borderContexts(view, 1, 0)
  expect(sums.get(1)).toBe(view.count * [...borderTags('place', false)].length)
})
