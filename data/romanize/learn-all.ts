// From the items to one set of weights: first those of the reading, then, on what is read right, those of the borders.
import { dense, sparse } from '../../src/text/romanize/weight-code.ts'
import { readWeights, type StoredWeights, type Weights } from '../../src/text/romanize/weights.ts'
import { SHORT_TEXT } from '../../src/text/romanize/words.ts'
import type { Item } from './items.ts'
import { lattice } from './lattice.ts'
import { bordersOf, bordersOfTexts, learnBorders, type Border } from './learn-borders.ts'
import { learn, slotsOf, type Example } from './learn.ts'
import { inSteps } from './pack.ts'
import { settings } from './settings.ts'
import { allItems, type TrainingSet } from './training-set.ts'

const NO_BORDERS: StoredWeights['borders'] = { size: 1, weights: '' }

/** Both tables of weights, as the product has them. */
export function learnAll(items: TrainingSet): StoredWeights {
  const learned = learn(examplesOf(allItems(items)), settings.reading)
  const reading = dense(inSteps(learned, settings.reading.step))
  const weights = readWeights({ reading, borders: NO_BORDERS })
  return { reading, borders: bordersLearned(items, weights) }
}

/** The table of the borders, given that of the reading. */
function bordersLearned(items: TrainingSet, weights: Weights): StoredWeights['borders'] {
  const learned = learnBorders(allBorders(items, weights), settings.borders)
  return { size: learned.length, weights: sparse(inSteps(learned, settings.borders.step)) }
}

/** The borders to learn from. What people wrote counts double, what is made up of it once. */
function allBorders({ places, surnames, words, phrases, texts, made }: TrainingSet, weights: Weights): Border[] {
  const { bits } = settings.borders
  const official = bordersOf(places, 'place', weights, bits)
  const written = [...bordersOf(phrases, 'text', weights, bits), ...bordersOfTexts(texts, 'text', weights, bits)]
  const single = words.filter(isSingleShort) // of longer words, compounds are written in both ways
  const others = [...made.titled, ...places, ...surnames, ...single]
  return [...official, ...official, ...written, ...written, ...bordersOf(others, 'text', weights, bits)]
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
