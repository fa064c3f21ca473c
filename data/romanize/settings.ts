// How the weights are learned and rounded.
import type { Settings } from './learn.ts'

export const settings: { readonly reading: Settings; readonly borders: Settings } = {
  reading: {
    bits: 16,
    first: { epochs: 18, rate: 0.1 },
    kept: 22_000,
    second: { epochs: 10, rate: 0.06 },
    decay: 3e-3,
    step: 0.2,
  },
  borders: {
    bits: 17,
    first: { epochs: 14, rate: 0.1 },
    kept: 20_000,
    second: { epochs: 10, rate: 0.06 },
    decay: 1e-5,
    step: 0.2,
  },
}
