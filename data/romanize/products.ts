// The two files of weights, and the learning that writes them.
import { writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'
import { gapEncoded } from './gap-encode.ts'
import { learnAll } from './learn-all.ts'
import { unpackTable } from '../../src/text/romanize/weights.ts'
import { allItems, trainingSet, type Portion } from './training-set.ts'

export const PRODUCTS: Readonly<Record<Portion, URL>> = {
  half: new URL('weights-half.generated.json', import.meta.url),
  shipped: new URL('../../src/text/romanize/weights.generated.json', import.meta.url),
}

/** A learned table as its file has it. */
function written(table: Parameters<typeof unpackTable>[0]): { bits: number; weights: string } {
  return { bits: table.bits, weights: gapEncoded(unpackTable(table).values) }
}

/** Learns one set of weights and writes its file. The same inputs give the same bytes. */
export function train(portion: Portion): void {
  const items = trainingSet(portion)
  const { reading, borders } = learnAll(items)
  const product = { inputs: fingerprint(portion), reading: written(reading), borders: written(borders) }
  writeFileSync(PRODUCTS[portion], `${JSON.stringify(product)}\n`)
  console.log(`romanize: ${portion} weights learned from ${allItems(items).length} items`)
}
