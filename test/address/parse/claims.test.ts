import { describe, expect, it } from 'vitest'
import { CLAIM_RULES, claimsOf } from '../../../src/address/parse/text/claims.ts'
import { claimExamples } from './rule-examples.ts'

it('has examples of each rule and of no other', () =>
  expect(Object.keys(claimExamples)).toEqual(CLAIM_RULES.map(({ name }) => name)))

describe.for(Object.entries(claimExamples))('%s', ([name, examples]) => {
  it.for(examples)('%s → %s', ([text, claimed]) => {
    const first = claimsOf(text).find(({ by }) => by === name)
    expect(first ? text.slice(first.start, first.end) : null).toBe(claimed)
  })
})
