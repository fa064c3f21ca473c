// Learning the border weights: logistic regression on each border of syllables, given whether the one before is a border.
import { borderContexts } from '../../src/text/romanize/border-context.ts'
import { slot } from '../../src/text/romanize/context.ts'
import { genericOf } from '../../src/text/romanize/generic.ts'
import { normalize } from '../../src/text/romanize/normalize.ts'
import { romanizeRun } from '../../src/text/romanize/romanize.ts'
import { readRun, type Run } from '../../src/text/romanize/run.ts'
import type { Weights } from '../../src/text/romanize/weights.ts'
import {
  borderTags,
  mayStartWord,
  borderViewOf,
  type BorderedKind,
  type Owner,
} from '../../src/text/romanize/word-starts.ts'
import type { Item } from './items.ts'
import { folded, shuffle, type Pass, type Settings } from './learn.ts'
import { inStep } from './pack.ts'

/** One place where a word may start: whose weights it looks at, which (their slots in the widest table), and whether one does. */
export type Border = { readonly owner: Owner; readonly slots: Int32Array; readonly starts: boolean }

/** The borders of items of one kind; an item that is read wrongly has none that could be learned from. */
export function bordersOf(items: readonly Item[], kind: BorderedKind, weights: Weights): Border[] {
  return items.flatMap((item) => {
    const { thai, roman } = kind === 'place' ? afterGeneric(item, weights) : item
    const run = readRun(thai, weights)
    const wanted = wantedStarts(run, roman)
    return wanted ? bordersOfRun(run, kind, wanted) : []
  })
}

/** The name alone of a place that begins with a generic word, because the product divides it alone. */
function afterGeneric(item: Item, weights: Weights): Item {
  const { thai, roman } = item
  const generic = genericOf(thai)
  if (!generic || generic.length === thai.length) return item
  const own = romanizeRun(thai.slice(0, generic.length), 'person', weights).words
  const letters = own.map((word) => word.roman).join('')
  const words = roman.toLowerCase().split(' ')
  let head = ''
  while (head.length < letters.length && words.length > 1) head += words.shift()?.replaceAll('-', '')
  return head === letters ? afterGeneric({ thai: thai.slice(generic.length), roman: words.join(' ') }, weights) : item
}

/** The borders of texts whose words are known; one that is read otherwise has none. */
export function bordersOfTexts(texts: readonly (readonly string[])[], kind: BorderedKind, weights: Weights): Border[] {
  return texts.flatMap((words) => {
    const run = readRun(words.join(''), weights)
    const wanted = new Set<number>()
    let place = 0
    for (const word of words.slice(0, -1)) {
      place += normalize(word).length
      const index = run.starts.indexOf(place)
      if (index < 1 || !mayStartWord(run, index)) return []
      wanted.add(index)
    }
    return bordersOfRun(run, kind, wanted)
  })
}

function bordersOfRun(run: Run, kind: BorderedKind, wanted: ReadonlySet<number>): Border[] {
  const found: Border[] = []
  const { view, owner } = borderViewOf(run, kind)
  let afterBorder = false
  let start = 0
  for (let index = 1; index < run.path.length; index++) {
    if (!mayStartWord(run, index)) continue
    const tags = borderTags(owner, afterBorder)
    borderContexts(view, index, start)
    const contexts = Array.from(view.found.subarray(0, view.count))
    const slots = Int32Array.from(tags.flatMap((tag) => contexts.map((context) => slot(context, tag, WIDEST))))
    afterBorder = wanted.has(index)
    found.push({ owner, slots, starts: afterBorder })
    if (afterBorder) start = index
  }
  return found
}

/** The syllables that start a word of the romanization; undefined when the run is not read so. */
function wantedStarts({ path }: Run, roman: string): ReadonlySet<number> | undefined {
  const offsets = new Map<number, number>()
  let read = ''
  for (const [index, { reading }] of path.entries()) {
    offsets.set(read.length, index)
    read += `${reading.before === undefined ? '' : `${reading.before}a`}${reading.onset}${reading.vowel}${reading.final}`
  }
  const words = roman.toLowerCase().replaceAll('-', '').split(' ')
  if (words.join('') !== read) return undefined
  const starts = new Set<number>()
  let length = 0
  for (const word of words.slice(0, -1)) {
    length += word.length
    const index = offsets.get(length)
    if (index === undefined) return undefined
    starts.add(index)
  }
  return starts
}

const WIDEST = 2 ** 31
/** How many bits more the first pass has: there, hardly two contexts share a weight. */
const WIDER = 3

/** The same borders in a table of so many weights. */
const within = (borders: readonly Border[], size: number): Border[] =>
  borders.map((border) => ({ ...border, slots: border.slots.map((index) => index & (size - 1)) }))

const unrounded = (weight: number): number => weight

/** All weights first, in a wide table; then the largest learn on alone, in the table of the product. */
export function learnBorders(borders: readonly Border[], settings: Settings): Float64Array {
  const { bits, first, second, decay, step } = settings
  const asStored = (weight: number): number => step * inStep(weight, step)
  const size = 2 ** (bits + WIDER)
  const all = new Uint8Array(size).fill(1)
  const wide = pass(within(borders, size), new Float64Array(size), all, first, decay, unrounded)
  const { weights, mayLearn } = folded(wide, settings)
  return pass(within(borders, 2 ** bits), weights, mayLearn, second, decay, settings.inSteps ? asStored : unrounded)
}

/** The weights after a pass, as the mean of those after each round of its second half (AdaGrad); `judged` is what one counts. */
function pass(
  borders: readonly Border[], start: Float64Array, mayLearn: Uint8Array, { epochs, rate }: Pass, decay: number,
  judged: (weight: number) => number,
): Float64Array {
  const weights = start.slice()
  const squares = new Float64Array(weights.length).fill(1)
  const sums = new Float64Array(weights.length)
  const order = [...borders]
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, epoch + 1)
    for (const border of order) improve(border, weights, squares, mayLearn, rate * (1 - epoch / epochs), decay, judged)
    if (epoch >= epochs / 2) for (const [index, weight] of weights.entries()) sums[index] = (sums[index] as number) + weight
  }
  return sums.map((sum) => sum / Math.floor(epochs / 2))
} // prettier-ignore

function improve(
  { slots, starts }: Border, weights: Float64Array, squares: Float64Array, mayLearn: Uint8Array, rate: number, decay: number,
  judged: (weight: number) => number,
): void {
  let sum = 0
  for (const index of slots) sum += judged(weights[index] as number)
  const error = Number(starts) - 1 / (1 + Math.exp(-sum))
  if (Math.abs(error) < 1e-4) return
  for (const index of slots) {
    if (mayLearn[index] === 0) continue
    const step = error - decay * (weights[index] as number)
    const square = (squares[index] as number) + step * step
    squares[index] = square
    weights[index] = (weights[index] as number) + (rate * step) / Math.sqrt(square)
  }
} // prettier-ignore
