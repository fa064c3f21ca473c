// `node data/romanize/train.ts` learns both sets of weights from the lists of this folder and the place names of
// data/address: `shipped` from all items, for src/text/romanize/weights.generated.json, and `half` from the even ones, for
// weights-half.generated.json beside this file.
// `node data/romanize/train.ts --check` only lists the entries that no reading of the grammar matches: typing errors.
import { lists, placeNames } from './items.ts'
import { lattice } from './lattice.ts'
import { train } from './products.ts'

function check(): void {
  for (const [name, items] of [['places', placeNames()] as const, ...lists()]) {
    const lost = items.filter(({ thai, roman }) => !lattice(thai, roman)?.gold)
    console.log(`${name}: ${items.length} entries, ${lost.length} that the grammar cannot give`)
    for (const { thai, roman } of lost) console.log(`  ${thai}\t${roman}`)
  }
}

if (process.argv.includes('--check')) check()
else for (const portion of ['half', 'shipped'] as const) train(portion)
