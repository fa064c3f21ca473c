import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { romanize } from '../../src/text/romanize/romanize.ts'
import { isoDate } from '../../src/thai/calendar/civil.ts'
import { parseDate } from '../../src/thai/calendar/date-input.ts'

/**
 * Texts by an author who had not seen the rules. Expectations were corrected where they contradicted the contract or the
 * Royal Institute; a slash separates alternatives; `missed` marks what is wrong today. The READMEs give the first run's shares.
 */
const rowsOf = (name: string, edition = ''): string[][] =>
  readFileSync(new URL(`./${name}-unseen${edition}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))

describe.for([
  ['persons', 'person'],
  ['persons', 'person', '-2'],
  ['roads', 'place'],
] as const)('%s as %s', ([name, kind, edition = '']) => {
  it.for(rowsOf(name, edition))('%s → %s %s', ([thai = '', romans = '', missed]) => {
    expect(romans.split('/').includes(romanize(thai, kind).spaced)).toBe(missed === undefined)
  })
})

describe('dates as pasted', () => {
  it.for(rowsOf('dates'))('%s → %s', ([written = '', expected]) => {
    const read = parseDate(written, 'auto')
    expect('date' in read ? isoDate(read.date) : 'refused').toBe(expected)
  })
})
