import { expect, it } from 'vitest'
import { packedHashes } from '../../../src/text/read/places.ts'

/** Steps of 1, 32 and 1,967 in digits of five bits, the highest first; each digit but the last of a number has 32 more. */
it.for([
  [[], ''],
  [[0], '0'],
  [[31], 'O'],
  [[1, 33, 2000], '1Q0Qm?'],
] as const)('%j is packed as %s', ([hashes, packed]) => {
  expect(packedHashes(hashes)).toBe(packed)
})
