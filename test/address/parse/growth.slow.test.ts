import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Costs } from './costs.ts'

const RATIO_MAX = 2.3
/** Of ordinary orders, which cost a third of a millisecond on a quiet machine. */
const ORDERS_MAX = 10

/** What a text repeats, and how it ends: each once cost the square of its length, or more than the limit. Found by climbing. */
const texts: readonly (readonly [unit: string, end: string])[] = [
  ['T.', ''],
  ["a'", ''],
  ['a-', ''],
  ['.no', ''],
  [' ', 'ก'],
  ['soi a'.padEnd(240), '1'],
  ['(', 'ก'],
  ['SNSTN-NSNSNSRSN', ''],
  ['d RRd RRd RRrd R', ''],
  ['1eeyOé๋', ''],
  ['“00081ล08100ไ', ''],
  ['เมืองEEE.อ.เมืองอ.', 'ๆ10110ๆ10110'],
  ['T. Muang, A. Ban Mai, ', ', Nan 55000'],
]

const costs = JSON.parse(
  // As in the first requests of an isolate: compiled patterns hide how often they begin again.
  execFileSync(process.execPath, ['--regexp-interpret-all', join(import.meta.dirname, 'costs.ts')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  }),
) as Costs[]

it.for(texts.map(([unit], i) => ({ unit, ...costs[i] })))(
  'reads $unit again and again in time that grows with the length',
  ({ whole = Infinity, half = 0, order = 0 }) => {
    expect(whole / order).toBeLessThan(ORDERS_MAX)
    expect(whole / half).toBeLessThan(RATIO_MAX)
  },
)
