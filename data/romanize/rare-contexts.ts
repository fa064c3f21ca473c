// How much the half weights depend on contexts of a single learned item, as a dictionary in disguise would.
import { contexts, CONTEXTS_PER_PLACE } from '../../src/text/romanize/context.ts'
import { encodeWord } from '../../src/text/romanize/letters.ts'
import { normalize } from '../../src/text/romanize/normalize.ts'
import { readWeights } from '../../src/text/romanize/weights.ts'
import type { Item } from './items.ts'
import { lattice, type Graph, type Lattice } from './lattice.ts'
import { slotsOf, unitScores, type UnitSlots } from './learn.ts'
import { trainingSet } from './training-set.ts'
import half from './weights-half.generated.json' with { type: 'json' }

const contextsOf = (thai: string): Int32Array => {
  const word = normalize(thai)
  return contexts(encodeWord(word), word.length)
}

/** The number of items with a context, among those that trained the half weights: 1, or 2 for more. */
function itemCounts(): ReadonlyMap<number, number> {
  const { places, names, words, phrases } = trainingSet('half')
  const counts = new Map<number, number>()
  for (const { thai } of [...places, ...names, ...words, ...phrases]) {
    for (const context of new Set(contextsOf(thai))) counts.set(context, Math.min(2, (counts.get(context) ?? 0) + 1))
  }
  return counts
}

/** The score of the best path through a graph. */
function bestScore({ nodeCount, from, to, first, unit }: Graph, scores: Float64Array): number {
  const best = new Float64Array(nodeCount).fill(-Infinity)
  best[0] = 0
  for (let arc = 0; arc < from.length; arc++) {
    let score = best[from[arc] as number] as number
    for (let k = first[arc] as number; k < (first[arc + 1] as number); k++) score += scores[unit[k] as number] as number
    best[to[arc] as number] = Math.max(best[to[arc] as number] as number, score)
  }
  return best[nodeCount - 1] as number
}

/** The weights plus an extra 0, for omitted contexts. */
function withNothing(): { weights: Float64Array; nothing: number } {
  const values = readWeights(half).reading()
  const weights = new Float64Array(values.length + 1)
  weights.set(values)
  return { weights, nothing: values.length }
}

function isRight(graphs: Lattice, units: UnitSlots, weights: Float64Array): boolean {
  const scores = unitScores(units, weights)
  return graphs.gold !== undefined && bestScore(graphs.gold, scores) === bestScore(graphs.all, scores)
}

/** Per cent of the items read right: with all contexts, and without those that only one learned item has. */
export function sharesWithoutRareContexts(items: readonly Item[]): { all: number; shared: number } {
  const counts = itemCounts()
  const { weights, nothing } = withNothing()
  let [all, shared] = [0, 0]
  for (const { thai, roman } of items) {
    const graphs = lattice(thai, roman)
    if (!graphs) continue
    const units = slotsOf(graphs, nothing)
    if (isRight(graphs, units, weights)) all++
    const seen = contextsOf(thai)
    for (const [unit, place] of graphs.unitPlace.entries()) {
      const [first, end] = [units.first[unit] as number, units.first[unit + 1] as number]
      for (let k = first; k < end; k++) {
        const isRare = counts.get(seen[place * CONTEXTS_PER_PLACE + k - first] as number) === 1
        if (isRare) units.slots[k] = nothing
      }
    }
    if (isRight(graphs, units, weights)) shared++
  }
  return { all: (100 * all) / items.length, shared: (100 * shared) / items.length }
}
