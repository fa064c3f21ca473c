import { once } from '../../once.ts'
import product from './weights.generated.json' with { type: 'json' }
import { readWeights, type Weights } from './weights.ts'

/** The weights of the service, learned from all items (data/romanize/README.md); decoded on first use. */
export const shippedWeights: () => Weights = once(() => readWeights(product))
