import { describe, expect, it } from 'vitest'
import { CLAIM_RULES, claimsOf, type ClaimRule } from '../../../src/address/parse/text/claims.ts'

const rules: readonly ClaimRule[] = CLAIM_RULES

describe.for(rules)('$name', ({ name, examples }) => {
  it.for(examples)('%s → %s', ([text, claimed]) => {
    const first = claimsOf(text).find(({ by }) => by === name)
    expect(first ? text.slice(first.start, first.end) : null).toBe(claimed)
  })
})
