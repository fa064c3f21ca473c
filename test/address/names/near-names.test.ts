import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressNames, addressPlaces } from '../../../src/address/address.ts'
import { nearNames } from '../../../src/address/names/near-names.ts'
import { alikeIn, costMax, distance } from '../../../src/address/names/distance.ts'
import { foldLatin } from '../../../src/address/names/latin-rules.ts'

const names = addressNames().en()
/** A new search for each query: the first query of a search runs without an index, later ones with it. */
const first = (query: string): number[] => nearNames(addressNames())(query, '').map(({ place }) => place)
const search = nearNames(addressNames())
search('xyxyx')
const later = (query: string): number[] => search(query, '').map(({ place }) => place)
const places = Array.from({ length: addressPlaces().count }, (_, place) => place)

/** Near names by distance to every name, unfiltered; if none is near, by distance to prefixes as long as `key`. */
function byEveryName(key: string): number[] {
  const max = costMax(key.length)
  const near = (of: (name: string) => string): [place: number, cost: number][] =>
    places
      .map((place): [number, number] => [place, distance(key, of(names.of(place)), alikeIn.en(), max)])
      .filter(([, cost]) => cost <= max)
  const found = near((name) => name)
  const begun = (): [number, number][] => near((name) => (name.length > key.length ? name.slice(0, key.length) : ''))
  return (found.length > 0 ? found : begun())
    .toSorted(([a, x], [b, y]) => x - y || a - b)
    .map(([place]) => place)
    .slice(0, 100)
}

// The half edits of five alike letters add up.
it.for(['klung', 'nunk', 'panbank', 'siluman', 'nunkpukpit', 'benkapi', 'xyxy', 'rattanabori', 'banbanban'])(
  '%s is near to what a comparison with every name finds',
  (key) => {
    expect(first(key)).toEqual(byEveryName(foldLatin(key)))
    expect(later(key)).toEqual(byEveryName(foldLatin(key)))
  },
)

it('any letters are', () => {
  const letter = fc.constantFrom(...'abcdegiklmnoprstuw')
  const start = fc.constantFrom('khlong', 'nong', 'ban', 'tha', '')
  fc.assert(
    fc.property(start, fc.string({ unit: letter, minLength: 3, maxLength: 7 }), (some, rest) => {
      const key = foldLatin(some + rest)
      fc.pre(key.length > 2)
      expect(first(some + rest)).toEqual(byEveryName(key))
      expect(later(some + rest)).toEqual(byEveryName(key))
    }),
    { numRuns: 30 },
  )
})

it.for([
  ['เชียงลาย', 'misspelt'],
  ['อ้อมน้อยย', 'misspelt'],
  ['นครสรีธ', 'unfinished'],
  ['l6gmr', 'keyboard'],
] as const)('%s is found as %s', ([query, by]) => {
  expect(search(query).map((near) => near.by)).toContain(by)
})
