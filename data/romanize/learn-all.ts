// From the items to one set of weights: first those of the reading, then, on what is read right, those of the borders.
import { sparse } from '../../src/text/romanize/weight-code.ts'
import { readWeights, type StoredTable, type StoredWeights, type Weights } from '../../src/text/romanize/weights.ts'
import { SHORT_TEXT } from '../../src/text/romanize/word-starts.ts'
import type { Item } from './items.ts'
import { lattice } from './lattice.ts'
import { bordersOf, bordersOfTexts, learnBorders, type Border } from './learn-borders.ts'
import { learn, learnLate, slotsOf, type Example, type Settings } from './learn.ts'
import { inSteps } from './pack.ts'
import { settings } from './settings.ts'
import { allItems, type TrainingSet } from './training-set.ts'

const NO_WEIGHTS: StoredTable = { size: 1, weights: '' }

/** All tables of weights, as the product has them. */
export function learnAll(items: TrainingSet): StoredWeights {
  const examples = examplesOf(allItems(items))
  const learned = learn(examples, settings.reading)
  const reading = stored(learned, settings.reading)
  const weights = readWeights({ reading, borders: NO_WEIGHTS, shortBorders: NO_WEIGHTS })
  const borders = allBorders(items, weights)
  return {
    reading: stored(learnLate(examplesOf(items.late), examples, learned, settings.late, settings.reading.step), settings.reading),
    borders: bordersLearned(borders.filter(({ owner }) => owner !== 'short'), settings.borders),
    shortBorders: bordersLearned(borders.filter(({ owner }) => owner === 'short'), settings.shortBorders),
  }
} // prettier-ignore

const bordersLearned = (borders: readonly Border[], of: Settings): StoredTable => stored(learnBorders(borders, of), of)

const stored = (learned: Float64Array, { step }: Settings): StoredTable => ({
  size: learned.length,
  weights: sparse(inSteps(learned, step)),
})

/** The borders to learn from. Official names count three times, what people wrote twice, what is made up of it once. */
function allBorders({ places, named, surnames, words, phrases, texts, made }: TrainingSet, weights: Weights): Border[] {
  const official = bordersOf(places, 'place', weights)
  const afterGeneric = bordersOf(named, 'place', weights)
  const written = [...bordersOf(phrases, 'text', weights), ...bordersOfTexts(texts, 'text', weights)]
  const single = words.filter(isSingleShort) // of longer words, compounds are written in both ways
  const others = [...made.titled, ...places, ...surnames, ...single]
  const double = [official, afterGeneric, written].flatMap((borders) => [...borders, ...borders])
  return [...official, ...double, ...bordersOf(others, 'text', weights)]
}

const isSingleShort = ({ roman }: Item): boolean => roman.split(/[ -]/).length <= SHORT_TEXT

/** The graphs of the items; an item that the grammar cannot give is left out. */
function examplesOf(items: readonly Item[]): Example[] {
  return items.flatMap(({ thai, roman }) => {
    const graphs = lattice(thai, roman)
    if (!graphs?.gold) return []
    return [{ lattice: graphs, units: slotsOf(graphs, 2 ** settings.reading.bits), gold: graphs.gold }]
  })
}
