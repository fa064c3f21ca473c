import { addressPlaces } from '../../src/address/address.ts'
import { reasonsFor, type Reading } from '../../src/address/parse/choose.ts'
import type { Located, Why } from '../../src/address/parse/locate.ts'
import { readAddress } from '../../src/address/parse/read.ts'
import { lineOf } from '../../src/address/places.ts'
import { streetRows } from './street.ts'
import type { Row } from './table.ts'

/** How many readings that lost are shown. */
const LOST_MAX = 4

/**
 * Why an address is read as it is. First its places: each name of the best readings with the evidence that holds for it, the
 * readings that lost and by how much, and the names that were left out. Then the street and the person: what each rule took,
 * and what others would have taken of it.
 */
export const explain = (text: string): Row[] => [...placeRows(text), ...streetRows(text)]

function placeRows(text: string): Row[] {
  const all: Located[] = []
  readAddress(addressPlaces(), text, undefined, (located) => all.push(located))
  return all.flatMap(rowsOf)
}

function rowsOf(located: Located): Row[] {
  const { why } = located
  if (!why)
    return located.best.flatMap(({ hits }) =>
      hits.map((hit) => ({ ...nameRow(located, hit, hit.by), outcome: 'read: the form says everything' })),
    )
  const [best] = located.best
  return [
    ...located.best.flatMap((reading) => [...reasonRows(located, why, reading), sumRow(reading, 'read')]),
    ...why.readings
      .filter((reading) => !located.best.includes(reading))
      .slice(0, LOST_MAX)
      .map((reading) => lostRow(why, reading, best)),
    ...why.rejected.map((name) => ({ ...nameRow(located, name, name.by), outcome: 'left out' })),
  ]
}

const nameRow = ({ text }: Located, name: { start: number; end: number; level: string }, rule: string): Row => ({
  text: text.slice(name.start, name.end),
  as: name.level,
  rule,
})

function reasonRows(located: Located, { findings }: Why, reading: Reading): Row[] {
  return reasonsFor(findings, reading).map(({ hit, name, adds }) => ({
    ...(hit ? { ...nameRow(located, hit, name), by: hit.by } : { rule: name }),
    adds: adds / 100,
  }))
}

const sumRow = ({ place, score }: Reading, outcome: string): Row => ({
  as: placeNames(place),
  rule: 'sum',
  adds: score / 100,
  outcome,
})

/** A reading that lost: by a rule, or by so much. */
function lostRow({ loneWord }: Why, reading: Reading, best: Reading | undefined): Row {
  const rule = loneWord(reading)
  const less = best ? `${((best.score - reading.score) / 100).toFixed(2)} less` : 'too little'
  return sumRow(reading, rule === undefined ? less : `left out: ${rule}`)
}

/** A place as its names, from the lowest level up. */
function placeNames(place: number): string {
  const places = addressPlaces()
  const { subdistrict, district, province } = lineOf(places, place)
  return [subdistrict, district, province].flatMap((each) => (each === -1 ? [] : places.record(each).nameTh)).join(', ')
}
