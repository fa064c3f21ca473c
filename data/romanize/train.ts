// `node data/romanize/train.ts` learns both sets of weights from the lists of this folder and the place names of
// data/address: `shipped` from all items, for src/text/romanize/weights.generated.json, and `half` from the even ones,
// for weights-half.generated.json beside this file. The same inputs give the same bytes.
// `node data/romanize/train.ts --check` only lists the entries that no reading of the grammar can give: typing errors.
import { writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'
import { lists, placeNames } from './items.ts'
import { lattice } from './lattice.ts'
import { learnAll } from './learn-all.ts'
import { trainingSet, type Portion } from './training-set.ts'

const PRODUCTS: Readonly<Record<Portion, URL>> = {
  half: new URL('weights-half.generated.json', import.meta.url),
  shipped: new URL('../../src/text/romanize/weights.generated.json', import.meta.url),
}

function check(): void {
  for (const [name, items] of [['places', placeNames()] as const, ...lists()]) {
    const lost = items.filter(({ thai, roman }) => !lattice(thai, roman)?.gold)
    console.log(`${name}: ${items.length} entries, ${lost.length} that the grammar cannot give`)
    for (const { thai, roman } of lost) console.log(`  ${thai}\t${roman}`)
  }
}

function train(): void {
  for (const portion of ['half', 'shipped'] as const) {
    const items = trainingSet(portion)
    const product = { inputs: fingerprint(portion), ...learnAll(items) }
    writeFileSync(PRODUCTS[portion], `${JSON.stringify(product)}\n`)
    console.log(`${portion}: learned from ${Object.values(items).flat().length} items`)
  }
}

if (process.argv.includes('--check')) check()
else train()
