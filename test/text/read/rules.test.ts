import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../bench/peers/read-rows.ts'
import { RuleBook } from '../../../src/text/read/book.ts'
import { examples } from '../../../src/text/read/rule-examples.ts'
import { explainText } from '../../../src/text/read/explain.ts'
import { readWith } from '../../../src/text/read/read.ts'
import { phases } from '../../../src/text/read/rule.ts'
import { rules } from '../../../src/text/read/rules.ts'

/** The rule book: every rule has a name and an example that needs it; only phases and `unless` order the rules. */

const names = rules.map(({ name }) => name)
const book = new RuleBook(rules)

it('has one rule of each name, and examples of no other', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(examples).toSorted()).toEqual(names.toSorted())
})

describe('the examples of each rule', () => {
  const rows = names.flatMap((name) => (examples[name] ?? []).map((example) => [name, ...example] as const))
  it.for(rows)('%s: %s → %s', ([name, text, reading, kind]) => {
    const tokens = explainText(text)
    expect(tokens.map((token) => token.reading).join('')).toBe(reading)
    expect(tokens.filter(({ by }) => by === name).map((token) => token.kind)).toContain(kind)
  })
})

/** The kinds of places from which a rule is removed one at a time; signs and letters are part of the rule. */
const KINDS = new Set(['digit', 'name', 'thai', 'latin'])

/** The rule book without a rule, or without it at one kind of place. */
function without(name: string, place?: string): RuleBook {
  const left = rules.flatMap((rule) => {
    if (rule.name !== name) return [rule]
    const at = rule.at.split(' ').filter((each) => place !== undefined && each !== place)
    return at.length === 0 ? [] : [{ ...rule, at: at.join(' ') }]
  })
  return new RuleBook(left)
}

describe('a rule is held: without it an example is read in another way', () => {
  const places = rules.flatMap(({ name, at }): (readonly [name: string, place: string | undefined])[] => {
    const taken = at.split(' ').filter((place) => KINDS.has(place))
    return taken.length > 1 ? taken.map((place) => [name, place]) : [[name, undefined]]
  })
  it.for(places)('%s, %s', ([name, place]) => {
    const left = without(name, place)
    const changed = (examples[name] ?? []).filter(
      ([text]) => JSON.stringify(readWith(left, text)) !== JSON.stringify(readWith(book, text)),
    )
    expect(changed).not.toEqual([])
  })
})

const path = (name: string): string => new URL(`./${name}.tsv`, import.meta.url).pathname

describe('order', () => {
  it('lets a rule win only over rules of its phase, and never in a circle', () => {
    for (const rule of rules) {
      for (const name of rule.unless) {
        const winner = rules.find((each) => each.name === name)
        expect(`${rule.name}: ${winner?.phase}`).toBe(`${rule.name}: ${rule.phase}`)
        expect(winner?.unless ?? []).not.toContain(rule.name)
      }
      expect(phases).toContain(rule.phase)
    }
  })

  const texts = ['running', 'running-last', 'running-later', 'independent', 'forms', 'abbreviations']
    .flatMap((name) => rowsOf(path(name)))
    .map(({ input }) => input)
    .concat(Object.values(examples).flatMap((rows) => rows.map(([text]) => text)))

  it.for([1, 2, 3, 4, 5])('means nothing else: the rules shuffled (%i) read the corpora alike', (seed) => {
    const shuffled = new RuleBook(shuffle(rules, seed))
    const changed = texts.filter(
      (text) => JSON.stringify(readWith(shuffled, text)) !== JSON.stringify(readWith(book, text)),
    )
    expect(texts.length).toBeGreaterThan(2000)
    expect(changed).toEqual([])
  })
})

/** A seeded shuffle (linear congruential generator, Numerical Recipes). */
function shuffle<T>(values: readonly T[], seed: number): T[] {
  let state = seed
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
  return values
    .map((value) => ({ value, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value)
}
