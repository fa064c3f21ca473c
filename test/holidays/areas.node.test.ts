import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { provinceCodes } from '../../data/holidays/areas.ts'

it('the year files name provinces by the codes of the address data', () => {
  const table = readFileSync(new URL('../../data/address/provinces.tsv', import.meta.url), 'utf8')
  const codes = new Map(table.split('\n').map((line) => line.split('\t').slice(0, 2).toReversed() as [string, string]))
  expect(Object.entries(provinceCodes).filter(([name, code]) => codes.get(name) !== code)).toEqual([])
})
