import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packedHashes } from '../../../src/text/read/places.ts'
import { readText } from '../../../src/text/read/read.ts'

/** Rice code with two low bits, worked out by hand: step 1 is 0 01, step 5 is 10 01; ones fill the last six bits. */
it.for([
  [[], ''],
  [[0], '7'],
  [[1, 6], '<o'],
] as const)('%j is packed as %s', ([hashes, packed]) => {
  expect(packedHashes(hashes, 2)).toBe(packed)
})

it('reads อ. before every district outside Bangkok as อำเภอ', () => {
  const file = new URL('../../../data/address/districts.tsv', import.meta.url).pathname
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
  const names = rows.flatMap((row) => (row.startsWith('10') ? [] : [row.split('\t')[1] ?? '']))
  expect(names).toHaveLength(878)
  expect(names.filter((name) => readText(`ไป อ.${name} วันนี้`).text !== `ไป อำเภอ${name} วันนี้`)).toEqual([])
})
