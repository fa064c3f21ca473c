import { afterEach, describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { doubts, meanings, weightier } from '../../../src/address/parse/place/agreement.ts'
import { hitEvidence, neighbourEvidence, wholeEvidence } from '../../../src/address/parse/place/evidence.ts'
import { factRules } from '../../../src/address/parse/place/facts.ts'
import { hitRules } from '../../../src/address/parse/place/hits.ts'
import { placeRules, wordRules } from '../../../src/address/parse/place/lone-word.ts'
import { amongRules } from '../../../src/address/parse/place/misspelt.ts'
import { nearRules } from '../../../src/address/parse/place/near.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { sureRules } from '../../../src/address/parse/place/sure.ts'
import { thresholds } from '../../../src/address/parse/place/tied.ts'
import { otherRules } from '../../../src/address/parse/place/whole-names.ts'
import { levelExamples } from './rule-examples.ts'

/** `confidence subdistrict district province | corrected texts`. */
function read(text: string): string {
  const { confidence, subdistrict, district, province, corrections } = parseAddress(addressPlaces(), text)
  const names = [subdistrict, district, province].map((record) => record?.nameTh ?? '-')
  const from = corrections.map((correction) => correction.from).join(', ')
  return `${confidence} ${names.join(' ')}${from === '' ? '' : ` | ${from}`}`
}

/** Restores the changes of `put` after each test. */
const undo: (() => void)[] = []
afterEach(() => {
  for (const restore of undo.splice(0)) restore()
})
function put<T extends object, K extends keyof T>(object: T, key: K, value: T[K]): void {
  const before = object[key]
  undo.push(() => (object[key] = before))
  object[key] = value
}

const evidence: { name: string; weight: number }[] = [...hitEvidence, ...neighbourEvidence, ...wholeEvidence]
const held: { name: string; match: () => unknown }[] = [
  hitRules,
  placeRules,
  wordRules,
  nearRules,
  factRules,
  weightier,
  doubts,
  otherRules,
  meanings,
  sureRules,
].flat() as never
const among: { name: string; match: () => number[] }[] = [...amongRules] as never

/** By rule name: a function that disables the rule. */
const without = new Map<string, () => void>([
  ...evidence.map((each) => [each.name, () => put(each, 'weight', 0)] as const),
  ...held.map((each) => [each.name, () => put(each, 'match', () => undefined)] as const),
  ...among.map((each) => [each.name, () => put(each, 'match', () => [])] as const),
  ...Object.keys(thresholds).map((name) => [name, () => put(thresholds, name as keyof typeof thresholds, 0)] as const),
])

describe('every rule and weight is held by a row', () => {
  it.for([...without.keys()])('%s', (name) => {
    const own = levelExamples[name] ?? []
    const answers = own.map(([, answer]) => answer)
    expect(own, 'a row that is read wrongly without it').not.toEqual([])
    expect(own.map(([text]) => read(text))).toEqual(answers)
    without.get(name)?.()
    expect(own.map(([text]) => read(text))).not.toEqual(answers)
  })

  it('every row names a rule', () => {
    expect(Object.keys(levelExamples).filter((name) => !without.has(name))).toEqual([])
  })
})

describe('the order of rules says nothing', () => {
  const lists = {
    hitEvidence,
    neighbourEvidence,
    wholeEvidence,
    hitRules,
    placeRules,
    wordRules,
    nearRules,
    amongRules,
    factRules,
    meanings,
    weightier,
    doubts,
    otherRules,
    sureRules,
  }

  it.for(Object.entries(lists))('%s, the other way round and turned', ([, list]) => {
    const rules = list as unknown[]
    const original = [...rules]
    undo.push(() => rules.splice(0, rules.length, ...original))
    const rows = Object.values(levelExamples).flat()
    const answers = rows.map(([, answer]) => answer)
    for (const order of [original.toReversed(), [...original.slice(1), ...original.slice(0, 1)]]) {
      rules.splice(0, rules.length, ...order)
      expect(rows.map(([text]) => read(text))).toEqual(answers)
    }
  })
})
