// From the items to one set of weights: first those of the reading, then, on what is read right, those of the borders.
import { unpackTable, type PackedWeights, type WeightTable } from '../../src/text/romanize/weights.ts'
import type { Item } from './items.ts'
import { lattice } from './lattice.ts'
import { bordersOf, learnBorders } from './learn-borders.ts'
import { learn, slotsOf, type Example } from './learn.ts'
import { encodeWeights, settings } from './settings.ts'
import { allItems, type TrainingSet } from './training-set.ts'

const NO_BORDERS: WeightTable = { bits: 0, values: new Int8Array(1) }

/** Both tables of weights, rounded and packed as the product has them. */
export function learnAll(items: TrainingSet): PackedWeights {
  const { bits } = settings.reading
  const reading = {
    bits,
    weights: encodeWeights(learn(examplesOf(allItems(items)), settings.reading), settings.reading.step),
  }
  const weights = { reading: unpackTable(reading), borders: NO_BORDERS }
  const { places, surnames, phrases, made } = items
  const official = bordersOf(places, 'place', weights, settings.borders.bits)
  const borders = [
    ...official,
    ...official, // these and the phrases count double: they are written by people, not made up
    ...bordersOf(
      [...phrases, ...phrases, ...made.titled, ...places, ...surnames],
      'text',
      weights,
      settings.borders.bits,
    ),
  ]
  return {
    reading,
    borders: {
      bits: settings.borders.bits,
      weights: encodeWeights(learnBorders(borders, settings.borders), settings.borders.step),
    },
  }
}

/** The graphs of the items; an item that the grammar cannot give is left out. */
function examplesOf(items: readonly Item[]): Example[] {
  return items.flatMap(({ thai, roman }) => {
    const graphs = lattice(thai, roman)
    if (!graphs?.gold) return []
    return [{ lattice: graphs, slots: slotsOf(graphs, settings.reading.bits), gold: graphs.gold }]
  })
}
