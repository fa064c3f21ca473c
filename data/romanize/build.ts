// Part of `npm run data`: retrains the weights (train.ts) if an input has changed.
import { existsSync, readFileSync } from 'node:fs'
import { fingerprint } from './fingerprint.ts'
import { PRODUCTS, train } from './products.ts'

function isFresh(portion: keyof typeof PRODUCTS): boolean {
  const file = PRODUCTS[portion]
  if (!existsSync(file)) return false
  const { inputs } = JSON.parse(readFileSync(file, 'utf8')) as { inputs: string }
  return inputs === fingerprint(portion)
}

for (const portion of ['half', 'shipped'] as const) if (!isFresh(portion)) train(portion)
