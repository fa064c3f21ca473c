// `node data/romanize/train.ts` learns the weights of src/text/romanize from the lists of this folder and the place names
// of data/address, and writes them to weights.generated.json. The same inputs give the same bytes.
// `node data/romanize/train.ts --check` only lists the entries that no reading of the grammar can give: typing errors.
import { writeFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'
import { lists, placeNames } from './items.ts'
import { lattice } from './lattice.ts'
import { learn, slotsOf, type Example } from './learn.ts'
import { encodeWeights, settings, STEP } from './settings.ts'
import { trainingSet } from './training-set.ts'

function check(): void {
  for (const [name, items] of [['places', placeNames()] as const, ...lists()]) {
    const lost = items.filter(({ thai, roman }) => !lattice(thai, roman)?.gold)
    console.log(`${name}: ${items.length} entries, ${lost.length} that the grammar cannot give`)
    for (const { thai, roman } of lost) console.log(`  ${thai}\t${roman}`)
  }
}

function train(): void {
  const examples: Example[] = []
  for (const { thai, roman } of trainingSet()) {
    const graphs = lattice(thai, roman)
    if (graphs?.gold) examples.push({ lattice: graphs, slots: slotsOf(graphs, settings.bits), gold: graphs.gold })
  }
  const weights = encodeWeights(learn(examples, settings))
  const product = { inputs: fingerprint(), bits: settings.bits, step: STEP, weights }
  writeFileSync(
    new URL('../../src/text/romanize/weights.generated.json', import.meta.url),
    `${JSON.stringify(product)}\n`,
  )
  console.log(`learned from ${examples.length} words`)
}

if (process.argv.includes('--check')) check()
else train()
