import { addressPlaces } from '../../src/address/address.ts'
import { reasonsFor, type Reading } from '../../src/address/parse/place/choose.ts'
import type { Hit } from '../../src/address/parse/place/hits.ts'
import type { Located, Why } from '../../src/address/parse/place/locate.ts'
import { readAddress } from '../../src/address/parse/read.ts'
import { lineOf } from '../../src/address/places.ts'
import { fileOf } from './rules.ts'
import { sentenceOf } from './sentence.ts'
import { streetRows, takenRows, type Told } from './street.ts'
import type { Explained, Row } from './table.ts'

/** How many losing readings are shown. */
const LOST_MAX = 4
/** How many places on which facts agree are shown. */
const AGREED_MAX = 3

/**
 * Explains the parse of an address: the answer in a sentence, the names of its places, and the text that each street and
 * person rule took. With `--all` also the written facts and what they agree on, each piece of evidence, the losing readings
 * and their margins, the names left out, and what other rules would have taken.
 */
export function explain(text: string, options: readonly string[]): Explained {
  const all: Located[] = []
  const decisions: Told[] = []
  const { address } = readAddress(
    addressPlaces(),
    text,
    (decision, about = '') => decisions.push({ ...decision, text: about }),
    (located) => all.push(located),
  )
  const rows = [...all.flatMap(rowsOf), ...streetRows(decisions)]
  const before = `${sentenceOf(address)}\n`
  if (options.includes('--all')) return { before, rows: inColumns(rows) }
  const short = [...all.flatMap(namesRead), ...takenRows(decisions)]
  const more = rows.length - short.length
  return {
    before,
    rows: inColumns(short),
    ...(more > 0 && { after: `\n${more} more rows with --all: what lost, and by which rule` }),
  }
}

/** The non-empty columns of rows, in a fixed order. */
function inColumns(rows: readonly Row[]): Row[] {
  const used = COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined))
  return rows.map((row) => Object.fromEntries(used.map((column) => [column, row[column]])))
}

const COLUMNS = ['text', 'as', 'rule', 'by', 'adds', 'outcome', 'in']

/** The names of the best readings, and what each adds to the score. */
function namesRead(located: Located): Row[] {
  const { why, best } = located
  if (!why) return rowsOf(located)
  return best.flatMap((reading) => {
    const known = why.readings.find((each) => each.place === reading.place)
    if (!known) return [factsRow(reading.place)]
    const reasons = reasonsFor(why.findings, known)
    const addsOf = (hit: Hit): number =>
      reasons.reduce((sum, each) => sum + (each.hit === hit ? each.adds : 0), 0) / 100
    return [
      ...known.hits.map((hit) => ({ ...nameRow(located, hit, hit.by), adds: addsOf(hit), outcome: 'read' })),
      sumRow(known, 'read'),
    ]
  })
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
  in: fileOf(rule),
})

/** The written facts, and the places on which most of them agree. */
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

const factsRow = (place: number): Row => ({
  as: placeNames(place),
  rule: 'facts',
  outcome: 'read',
  in: 'place/agreement.ts',
})

/** The evidence of a reading and its sum; a place found only by facts has none. */
function readRows(located: Located, why: Why, { place }: Reading): Row[] {
  const reading = why.readings.find((each) => each.place === place)
  if (!reading) return [factsRow(place)]
  return [...reasonRows(located, why, reading), sumRow(reading, 'read')]
}

function reasonRows(located: Located, { findings }: Why, reading: Reading): Row[] {
  return reasonsFor(findings, reading).map(({ hit, name, adds }) => ({
    ...(hit ? { ...nameRow(located, hit, name), by: hit.by } : { rule: name, in: fileOf(name) }),
    adds: adds / 100,
  }))
}

const sumRow = ({ place, score }: Reading, outcome: string): Row => ({
  as: placeNames(place),
  rule: 'sum',
  in: fileOf('sum'),
  adds: score / 100,
  outcome,
})

/** A losing reading: the rule against it, or its margin. */
function lostRow({ loneWord }: Why, reading: Reading, best: Reading | undefined): Row {
  const rule = loneWord(reading)
  const less = best ? `${((best.score - reading.score) / 100).toFixed(2)} less` : 'too little'
  return sumRow(reading, rule === undefined ? less : `left out: ${rule}`)
}

/** The names of a place, from the lowest level up. */
function placeNames(place: number): string {
  const places = addressPlaces()
  const { subdistrict, district, province } = lineOf(places, place)
  return [subdistrict, district, province].flatMap((each) => (each === -1 ? [] : places.record(each).nameTh)).join(', ')
}
