// The inputs of a set of weights as one hash: the training items, and the readings and contexts of a sample of them.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sparse } from '../../src/text/romanize/weight-code.ts'
import { lattice } from './lattice.ts'
import { slotsOf } from './learn.ts'
import { inSteps } from './pack.ts'
import { settings } from './settings.ts'
import { allItems, trainingSet, type Portion } from './training-set.ts'

const SAMPLE_EVERY = 20
/** Long enough to distinguish inputs; the hash is bundled with the weights. */
const HEX_DIGITS = 16
const BORDER_SOURCES = [
  new URL('learn-all.ts', import.meta.url),
  new URL('learn-borders.ts', import.meta.url),
  new URL('../../src/text/romanize/border-context.ts', import.meta.url),
  new URL('../../src/text/romanize/word-starts.ts', import.meta.url),
] as const

/** Equal to `inputs` of the generated weights unless they must be retrained. */
export function fingerprint(portion: Portion): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  hash.update(sparse(inSteps([-20, -1, -0.1, 0, 0.1, 1, 2, 20], 0.1)))
  for (const file of BORDER_SOURCES) hash.update(readFileSync(file))
  for (const words of trainingSet(portion).texts) hash.update(`${words.join(' ')}\n`)
  for (const { thai, roman } of trainingSet(portion).late) hash.update(`${thai}\t${roman}\n`)
  for (const [index, { thai, roman }] of allItems(trainingSet(portion)).entries()) {
    hash.update(`${thai}\t${roman}\n`)
    const graphs = index % SAMPLE_EVERY === 0 ? lattice(thai, roman) : undefined
    if (graphs) hash.update(graphs.all.unit).update(graphs.all.to).update(slotsOf(graphs, 2 ** settings.reading.bits).slots)
  }
  return hash.digest('hex').slice(0, HEX_DIGITS)
} // prettier-ignore
