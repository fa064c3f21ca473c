// Learning the weights: conditional random field over the readings of a word, by stochastic gradient (AdaGrad).
// Readings that give the written romanization are equal: their weights share the credit.
import {
  BUILD_CONTEXTS,
  CONTEXTS_PER_PLACE,
  contexts,
  isBuildTag,
  LETTER_WINDOWS,
  slot,
} from '../../src/text/romanize/context.ts'
import type { Graph, Lattice } from './lattice.ts'

/** The weights that each unit (place and tag) of a lattice uses: `slots` from first[unit] up to first[unit + 1] - 1. */
export type UnitSlots = { readonly slots: Int32Array; readonly first: Uint32Array }
export type Example = { readonly lattice: Lattice; readonly units: UnitSlots; readonly gold: Graph }

export function slotsOf({ word, length, unitPlace, unitTag }: Lattice, weights: number): UnitSlots {
  const seen = contexts(word, length)
  const slots: number[] = []
  const first = new Uint32Array(unitPlace.length + 1)
  for (const [unit, place] of unitPlace.entries()) {
    const tag = unitTag[unit] as number
    const count = isBuildTag(tag) ? BUILD_CONTEXTS : CONTEXTS_PER_PLACE
    for (let k = 0; k < count; k++) slots.push(slot(seen[place * CONTEXTS_PER_PLACE + k] as number, tag, weights))
    first[unit + 1] = slots.length
  }
  return { slots: Int32Array.from(slots), first }
}

/** One pass of learning: rounds over all examples, and the step size of the first round. */
export type Pass = { readonly epochs: number; readonly rate: number }

export type Settings = {
  readonly bits: number
  /** All weights, starting from zero. */
  readonly first: Pass
  /** Number of largest weights that remain; the others become 0. */
  readonly kept: number
  /** The second pass, over the remaining weights: with fewer of them, fewer contexts share one. */
  readonly second: Pass
  /** Pull of every weight towards 0. */
  readonly decay: number
  /** The product's weights are multiples of this. */
  readonly step: number
  /** Whether the second pass judges by the weights in whole steps, as the product does. */
  readonly inSteps?: boolean
}

/** The largest weights folded into the product's table, which may be smaller, and a mask of the entries that may still learn. */
export function folded(wide: Float64Array, { bits, kept }: Settings): { weights: Float64Array; mayLearn: Uint8Array } {
  const isKept = largest(wide, kept)
  const weights = new Float64Array(2 ** bits)
  const mayLearn = new Uint8Array(2 ** bits)
  for (const [index, weight] of wide.entries()) {
    if (isKept[index] === 0) continue
    const slotOf = index & (weights.length - 1)
    mayLearn[slotOf] = 1
    weights[slotOf] = (weights[slotOf] as number) + weight
  }
  return { weights, mayLearn }
}

/** Learns all weights first, then only the largest. */
export function learn(examples: readonly Example[], settings: Settings): Float64Array {
  const { bits, first, second, decay } = settings
  const all = new Uint8Array(2 ** bits).fill(1)
  const { weights, mayLearn } = folded(pass(examples, new Float64Array(2 ** bits), all, first, decay), settings)
  return pass(examples, weights, mayLearn, second, decay)
}

/** 1 for each of the `count` largest weights, 0 for the others. */
export function largest(weights: Float64Array, count: number): Uint8Array {
  const smallest = Float64Array.from(weights, Math.abs).toSorted().at(-count) ?? 0
  return Uint8Array.from(weights, (weight) => Number(Math.abs(weight) >= smallest))
}

const LONG_WINDOW = 3
/** The contexts of a place with three or four letters. */
const longContexts = LETTER_WINDOWS.flatMap(([from, to], i) =>
  to - from + 1 >= LONG_WINDOW ? [CONTEXTS_PER_PLACE - LETTER_WINDOWS.length + i] : [],
)

/** A unit whose expectation is wrong by at least this much causes a misreading. */
const MUCH = 0.1

/**
 * Learns words on top of weights trained on all others: only their contexts of three and four letters may change, and the
 * other words with these are repeated, so their readings remain. Learned together, 30 words moved a twentieth of all borders.
 */
export function learnLate(
  late: readonly Example[],
  others: readonly Example[],
  learned: Float64Array,
  { epochs, rate }: Pass,
  step: number,
): Float64Array {
  const weights = learned.slice()
  const squares = new Float64Array(weights.length).fill(1)
  const mayLearn = new Uint8Array(weights.length)
  for (const example of late) {
    const { lattice, units } = example
    for (const [unit, value] of gradientOf(example, learned).entries()) {
      if (Math.abs(value) < MUCH || isBuildTag(lattice.unitTag[unit] as number)) continue
      for (const k of longContexts) mayLearn[units.slots[(units.first[unit] as number) + k] as number] = 1
    }
  }
  const alike = others.filter(({ units }) => units.slots.some((index) => mayLearn[index] === 1))
  const order = [...late, ...alike]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, epoch + 1)
    for (const example of order) improve(example, weights, squares, mayLearn, rate, 0)
  }
  // In whole steps: a weight that hardly moved must not be rounded to a different one.
  return learned.map((before, i) => before + step * Math.round(((weights[i] as number) - before) / step))
}

/** The weights after a pass: the mean over the rounds of its second half. */
function pass(
  examples: readonly Example[], start: Float64Array, mayLearn: Uint8Array, { epochs, rate }: Pass, decay: number,
): Float64Array {
  const weights = start.slice()
  const squares = new Float64Array(weights.length).fill(1)
  const sums = new Float64Array(weights.length)
  const order = [...examples]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, epoch + 1)
    const epochRate = rate * (1 - epoch / epochs)
    for (const example of order) improve(example, weights, squares, mayLearn, epochRate, decay)
    if (epoch >= epochs / 2) for (const [index, weight] of weights.entries()) add(sums, index, weight)
  }
  return sums.map((sum) => sum / Math.floor(epochs / 2))
} // prettier-ignore

const add = (values: Float64Array, index: number, value: number): void => {
  values[index] = (values[index] as number) + value
}

/** The difference between wanted and current expectation of each unit. */
function gradientOf({ lattice, units, gold }: Example, weights: Float64Array): Float64Array {
  const scores = unitScores(units, weights)
  const gradient = new Float64Array(scores.length)
  addExpectations(gold, scores, gradient, 1)
  addExpectations(lattice.all, scores, gradient, -1)
  return gradient
}

/** One step: towards the readings that give the romanization, away from the current expectation. */
function improve(
  example: Example, weights: Float64Array, squares: Float64Array, mayLearn: Uint8Array, rate: number, decay: number,
): void {
  const { units } = example
  for (const [unit, value] of gradientOf(example, weights).entries()) {
    if (Math.abs(value) < 1e-4) continue
    for (let k = units.first[unit] as number; k < (units.first[unit + 1] as number); k++) {
      const index = units.slots[k] as number
      if (mayLearn[index] === 0) continue
      const step = value - decay * (weights[index] as number)
      add(squares, index, step * step)
      add(weights, index, (rate * step) / Math.sqrt(squares[index] as number))
    }
  }
} // prettier-ignore

export function unitScores({ slots, first }: UnitSlots, weights: Float64Array): Float64Array {
  const scores = new Float64Array(first.length - 1)
  for (let unit = 0; unit < scores.length; unit++) {
    let sum = 0
    for (let k = first[unit] as number; k < (first[unit + 1] as number); k++)
      sum += weights[slots[k] as number] as number
    scores[unit] = sum
  }
  return scores
}

const UNREACHED = -1e30
const addLogs = (a: number, b: number): number =>
  a > b ? a + Math.log1p(Math.exp(b - a)) : b + Math.log1p(Math.exp(a - b))

/** Forward and backward sums over a graph; adds the expectation of each unit to `gradient`. */
function addExpectations(graph: Graph, scores: Float64Array, gradient: Float64Array, sign: number): void {
  const { nodeCount, from, to, first, unit } = graph
  const arcScores = Float64Array.from(from, (_, arc) => {
    let sum = 0
    for (let k = first[arc] as number; k < (first[arc + 1] as number); k++) sum += scores[unit[k] as number] as number
    return sum
  })
  const forward = new Float64Array(nodeCount).fill(UNREACHED)
  const backward = new Float64Array(nodeCount).fill(UNREACHED)
  forward[0] = 0
  backward[nodeCount - 1] = 0
  for (let arc = 0; arc < from.length; arc++) {
    const target = to[arc] as number
    const score = (forward[from[arc] as number] as number) + (arcScores[arc] as number)
    forward[target] = addLogs(forward[target] as number, score)
  }
  for (let arc = from.length - 1; arc >= 0; arc--) {
    const source = from[arc] as number
    const score = (backward[to[arc] as number] as number) + (arcScores[arc] as number)
    backward[source] = addLogs(backward[source] as number, score)
  }
  const all = forward[nodeCount - 1] as number
  for (let arc = 0; arc < from.length; arc++) {
    const ends = (forward[from[arc] as number] as number) + (backward[to[arc] as number] as number)
    const share = Math.exp(ends + (arcScores[arc] as number) - all)
    if (share < 1e-6) continue
    for (let k = first[arc] as number; k < (first[arc + 1] as number); k++) {
      add(gradient, unit[k] as number, sign * share)
    }
  }
}

/** A fixed order per seed (xorshift). */
export function shuffle(list: unknown[], seed: number): void {
  let state = seed * 2654435761
  for (let k = list.length - 1; k > 0; k--) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const other = (state >>> 0) % (k + 1)
    const value = list[k]
    list[k] = list[other]
    list[other] = value
  }
}
