import { addressPlaces } from '../../src/address/address.ts'
import { reasonsFor, type Reading } from '../../src/address/parse/place/choose.ts'
import type { Located, Why } from '../../src/address/parse/place/locate.ts'
import { readAddress } from '../../src/address/parse/read.ts'
import { lineOf } from '../../src/address/places.ts'
import { streetRows } from './street.ts'
import type { Row } from './table.ts'

/** How many readings that lost are shown. */
const LOST_MAX = 4
/** And how many places on which facts agree. */
const AGREED_MAX = 3

/**
 * Why an address is read as it is. First its places: what is written of them and on what it agrees, each name of the best
 * readings with the evidence that holds for it, the readings that lost and by how much, and the names that were left out.
 * Then the street and the person: what each rule took, and what others would have taken of it.
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
    ...factRows(located, why),
    ...located.best.flatMap((reading) => readRows(located, why, reading)),
    ...why.readings
      .filter((reading) => !located.best.some(({ place }) => place === reading.place))
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

/** What is written, and on what places most of it agrees. */
function factRows(located: Located, { facts }: Why): Row[] {
  const { all, strongest } = facts()
  const written = all.map((fact) => ({
    ...nameRow(located, { ...fact, level: fact.kind }, 'fact'),
    by: fact.by,
    adds: undefined,
    outcome: 'written',
  }))
  const agreed = strongest().map(({ kinds, places }) => ({
    as: places.slice(0, AGREED_MAX).map(placeNames).join('; '),
    rule: 'facts that agree',
    by: [...kinds].join(', '),
  }))
  return [...written, ...agreed]
}

/** The evidence of a reading and its sum; of a place that only facts name there is none. */
function readRows(located: Located, why: Why, { place }: Reading): Row[] {
  const reading = why.readings.find((each) => each.place === place)
  if (!reading) return [{ as: placeNames(place), rule: 'facts', outcome: 'read' }]
  return [...reasonRows(located, why, reading), sumRow(reading, 'read')]
}

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
