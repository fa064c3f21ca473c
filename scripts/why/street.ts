import { CLAIM_RULES } from '../../src/address/parse/text/claims.ts'
import { houseNumber, SIGNED } from '../../src/address/parse/street/house-number.ts'
import { Mask } from '../../src/address/parse/text/mask.ts'
import { ORGANISATION_RULES } from '../../src/address/parse/person/organisation.ts'
import type { PartRule } from '../../src/address/parse/street/part.ts'
import { WAYS } from '../../src/address/parse/person/recipient.ts'
import { PART_OF_SITE } from '../../src/address/parse/street/site.ts'
import { STREET_RULES } from '../../src/address/parse/street/street-rules.ts'
import type { Decision } from '../../src/address/parse/text/tell.ts'
import { fileOf, type Rules } from './rules.ts'
import type { Row } from './table.ts'

/** A decision and the cleaned text in which it was made. */
export interface Told extends Decision {
  readonly text: string
}

const parts: readonly (readonly [part: string, rules: Rules])[] = [
  ['no part', CLAIM_RULES],
  ...Object.entries(STREET_RULES),
  ['houseNumber', [...SIGNED, { name: 'house by its place' }]],
  ['company', ORGANISATION_RULES],
  ['recipient', WAYS],
  ['site', [{ name: PART_OF_SITE }]],
]
/** The property of the answer; rules for English have their own, `buildingLatin`. */
const partOf = (rule: string): string =>
  parts.find(([, rules]) => rules.some(({ name }) => name === rule))?.[0].replace('Latin', '') ?? ''

/** The matches of each street and person rule, in order. */
export const takenRows = (told: readonly Told[]): Row[] =>
  told.filter(({ lost }) => lost === undefined).map((each) => rowOf(each, 'taken'))

/** The matches of each rule, its rejected candidates, and what other rules missed. */
export function streetRows(told: readonly Told[]): Row[] {
  // The site is the remainder after all rules.
  const taken = told.filter(({ lost, rule }) => lost === undefined && rule !== PART_OF_SITE)
  const texts = [...new Set(told.map((each) => each.text))]
  return [
    ...told.map((each) => rowOf(each, each.lost === undefined ? 'taken' : `left out: ${lostTo(each)}`)),
    ...texts.flatMap((about) => missedIn(about, taken)),
  ]
}

/** Why a candidate was rejected, with the word before it if that is the reason. */
function lostTo({ text, start, lost = '' }: Told): string {
  const [word] = lost.endsWith('the word before') ? (/\S+\s*$/.exec(text.slice(0, start)) ?? []) : []
  return word === undefined ? lost : `${lost}, ${word.trim()}`
}

const rowOf = ({ text, start, end, rule, worth }: Told, outcome: string): Row => ({
  text: text.slice(start, end).trim(),
  as: partOf(rule),
  rule,
  ...(worth !== undefined && Number.isFinite(worth) && { adds: worth }),
  outcome,
  in: fileOf(rule),
})

/** What a rule would have matched, had another rule not taken part of it first. */
function missedIn(text: string, all: readonly Told[]): Row[] {
  const taken = all.filter((each) => each.text === text)
  const isTaken = (found: Told): boolean =>
    taken.some(({ rule, start }) => rule === found.rule && start === found.start)
  const before = (found: Told): Told | undefined =>
    taken.find(({ start, end }) => start < found.end && found.start < end)
  return foundIn(text)
    .filter((found) => before(found) && !isTaken(found))
    .map((found) => rowOf(found, `taken before: ${before(found)?.rule}`))
}

/** The matches of each rule in an untouched text. */
function foundIn(text: string): Told[] {
  const found: Told[] = Object.values<readonly PartRule[]>(STREET_RULES).flatMap((rules) =>
    rules.flatMap(({ name, match }) => {
      const part = match(text)
      return part ? { rule: name, start: part.index, end: part.index + part[0].length, text } : []
    }),
  )
  for (const { name, match } of ORGANISATION_RULES)
    for (const { start, end } of match(text)) found.push({ rule: name, start, end, text })
  houseNumber(new Mask(text), true, ({ rule, start, end }) => found.push({ rule, start, end, text }))
  return found
}
