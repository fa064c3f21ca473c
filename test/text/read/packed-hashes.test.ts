import { expect, it } from 'vitest'
import { packedHashes } from '../../../src/text/read/places.ts'

/** Rice code with two low bits, worked out by hand: step 1 is 0 01, step 5 is 10 01; ones fill the last six bits. */
it.for([
  [[], ''],
  [[0], '7'],
  [[1, 6], '<o'],
] as const)('%j is packed as %s', ([hashes, packed]) => {
  expect(packedHashes(hashes, 2)).toBe(packed)
})
