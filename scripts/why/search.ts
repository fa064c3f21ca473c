import { addressPlaces } from '../../src/address/address.ts'
import { addressSearch } from '../../src/address/indexes.ts'
import { queryKeys } from '../../src/address/names/name-key.ts'
import { placeOf } from '../../src/address/places.ts'
import { search } from '../../src/address/search.ts'
import type { Explained, Row } from './table.ts'

/** The places that a search finds, best first: how the name matches, and for near names by which route and cost. */
export function explain(query: string): Explained {
  const key = queryKeys(query).at(-1) ?? ''
  const index = addressSearch()
  const near = new Map([...index.nearUnits(key, query), ...index.near(key, query)].map((found) => [found.place, found]))
  const { page, total } = search(index, query, { limit: 20, offset: 0, level: undefined })
  if (total === 0) return { rows: [{ found: 'nothing', 'looked for': key }] }
  const rows = page.map(({ area, match }): Row => {
    const found = match === 'fuzzy' ? near.get(placeOf(addressPlaces(), area.record.code)) : undefined
    const { code, nameTh, nameEn } = area.record
    return { code, found: `${nameTh} (${nameEn})`, match, way: found?.by, edits: found && found.cost / 10, of: total }
  })
  return { rows }
}
