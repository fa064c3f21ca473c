import { describe, expect, it } from 'vitest'
import { houseNumber, HOUSE_EVIDENCE, NOT_A_HOUSE, SIGNED } from '../../../src/address/parse/street/house-number.ts'
import { clean } from '../../../src/address/parse/text/clean.ts'
import { Mask, TAKEN } from '../../../src/address/parse/text/mask.ts'
import { takePart, type PartRule } from '../../../src/address/parse/street/part.ts'
import { recipientOf, WAYS } from '../../../src/address/parse/person/recipient.ts'
import { STREET_RULES } from '../../../src/address/parse/street/street-rules.ts'
import { houseExamples, recipientExamples, streetExamples, type Example, type Examples } from './rule-examples.ts'

/** A rule with the product's list that contains it, its examples, and how they are read. */
interface Held {
  readonly name: string
  readonly list: readonly { readonly name: string }[]
  readonly examples: readonly Example[]
  readonly read: (text: string) => string | null
}

/** A mask in which each ¦ is taken. */
function maskOf(text: string): Mask {
  const mask = new Mask(text)
  for (let at = text.indexOf(TAKEN); at !== -1; at = text.indexOf(TAKEN, at + 1)) mask.take(at, at + 1)
  return mask
}

const heldIn = (list: Held['list'], examples: Examples, read: Held['read']): Held[] =>
  list.map(({ name }) => ({ name, list, examples: examples[name] ?? [], read }))

const parts = (list: readonly PartRule[], examples: Examples): Held[] =>
  heldIn(list, examples, (text) => partOf(text, list))

function partOf(text: string, list: readonly PartRule[]): string | null {
  const match = takePart(maskOf(text), list)
  const found = match?.slice(1).filter((group) => group !== undefined && group !== '') ?? []
  return found.length === 0 ? null : found.join('').trim()
}

const held: readonly Held[] = [
  ...Object.values(STREET_RULES).flatMap((list) => parts(list, streetExamples)),
  ...parts(SIGNED, houseExamples),
  ...[NOT_A_HOUSE, HOUSE_EVIDENCE].flatMap((list) =>
    heldIn(list, houseExamples, (text) => houseNumber(maskOf(text), true)?.number ?? null),
  ),
  ...heldIn(WAYS, recipientExamples, (text) => recipientOf(clean(text), maskOf(text), [])).map((way) =>
    way.name.includes('phone')
      ? { ...way, read: (text: string) => recipientOf(clean(text), maskOf(text), phonesIn(text).slice(-1)) }
      : way,
  ),
]

const phonesIn = (text: string) => Array.from(text.matchAll(/¦/g), ({ index }) => ({ start: index, end: index + 1 }))

/** Runs `done` with the rule removed. */
function without<T>({ list, name }: Held, done: () => T): T {
  const rules = list as { name: string }[]
  const at = rules.findIndex((rule) => rule.name === name)
  const [rule] = rules.splice(at, 1)
  try {
    return done()
  } finally {
    if (rule) rules.splice(at, 0, rule)
  }
}

it('has one rule of each name, and examples of no other', () => {
  const examples = [streetExamples, houseExamples, recipientExamples].flatMap((each) => Object.keys(each))
  expect(held.map(({ name }) => name).toSorted()).toEqual(examples.toSorted())
  expect(new Set(examples).size).toBe(held.length)
})

describe.for(held)('$name', (rule) => {
  it.for(rule.examples)('%s → %s', ([text, expected]) => expect(rule.read(text)).toBe(expected))

  it('is held by its examples', () => {
    const wrong = without(rule, () => rule.examples.filter(([text, expected]) => rule.read(text) !== expected))
    expect(wrong).not.toEqual([])
  })
})
