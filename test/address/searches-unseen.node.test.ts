import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { searchAddress } from '../../src/address/answers.ts'
import type { Area } from '../../src/address/dataset.ts'

/** What people type, by an author who had not seen the search; the wanted unit must be among the first five. */
const rows = readFileSync(new URL('./searches-unseen.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))

/** Subdistrict, district and province; levels below the unit are empty. */
function lineOf(area: Area): string {
  if (area.level === 'province') return `||${area.record.nameTh}`
  if (area.level === 'district') return `|${area.record.nameTh}|${area.province.record.nameTh}`
  return `${area.record.nameTh}|${area.district.record.nameTh}|${area.district.province.record.nameTh}`
}

it.for(rows)('%s finds %s', ([query = '', accepted = '']) => {
  const { page } = searchAddress(query, { limit: 5, offset: 0, level: undefined })
  const found = new Set(page.map(({ area }) => lineOf(area)))
  expect(accepted.split(' / ').some((unit) => found.has(unit))).toBe(true)
})
