// What the weights depend on, as one hash: the training items, and the readings and contexts of a sample of them.
import { createHash } from 'node:crypto'
import { lattice } from './lattice.ts'
import { slotsOf } from './learn.ts'
import { encodeWeights, settings } from './settings.ts'
import { trainingSet } from './training-set.ts'

const SAMPLE_EVERY = 20

/** Equal to `inputs` of weights.generated.json as long as nothing asks for learning anew. */
export function fingerprint(): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  hash.update(encodeWeights(Float64Array.of(-20, -1, -0.1, 0, 0.1, 1, 20)))
  for (const [index, { thai, roman }] of trainingSet().entries()) {
    hash.update(`${thai}\t${roman}\n`)
    const graphs = index % SAMPLE_EVERY === 0 ? lattice(thai, roman) : undefined
    if (graphs) hash.update(graphs.all.unit).update(graphs.all.to).update(slotsOf(graphs, settings.bits))
  }
  return hash.digest('hex')
}
