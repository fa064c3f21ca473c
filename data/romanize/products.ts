// The two files of weights, and their training.
import { writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'
import { learnAll } from './learn-all.ts'
import { allItems, trainingSet, type Portion } from './training-set.ts'

export const PRODUCTS: Readonly<Record<Portion, URL>> = {
  half: new URL('weights-half.generated.json', import.meta.url),
  shipped: new URL('../../src/text/romanize/weights.generated.json', import.meta.url),
}

/** Trains one set of weights and writes its file. The same inputs give the same bytes. */
export function train(portion: Portion): void {
  const items = trainingSet(portion)
  const product = { inputs: fingerprint(portion), ...learnAll(items) }
  writeFileSync(PRODUCTS[portion], `${JSON.stringify(product)}\n`)
  console.log(`romanize: ${portion} weights learned from ${allItems(items).length} items`)
}
