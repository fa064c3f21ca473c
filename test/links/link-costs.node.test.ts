import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linksTable, opensTable, reach, recordBytesPerLink } from '../../bench/service/link-costs.ts'

const docs = readFileSync('docs/links.md', 'utf8')
const bytes = recordBytesPerLink()

it('docs/links.md has the tables of costs as they are calculated', () => {
  expect(docs).toContain(opensTable())
  expect(docs).toContain(linksTable(bytes))
})

it('docs/links.md says how far each limit reaches, rounded down', () => {
  const { paidDatabase, freeDatabase, freeObjects, freeDay } = reach(bytes)
  expect([paidDatabase / 1e6, freeDatabase / 1e6].map(Math.round)).toEqual([50, 3])
  for (const words of ['305,000 links', '25,000 creations', '50 million links']) expect(docs).toContain(words)
  expect([Math.floor(freeObjects / 1000), freeDay]).toEqual([305, 25_000])
})
