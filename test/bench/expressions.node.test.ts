import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { ambiguityOf } from '../../bench/expressions/ambiguous.ts'
import { calls, expressions } from '../../bench/expressions/literals.ts'
import { piecesOf, wordsOf } from '../../bench/expressions/words.ts'
import known from '../../bench/expressions/not-linear.json' with { type: 'json' }

describe('the regular expressions of src', () => {
  const all = expressions()

  it('are found, wherever they stand', () => {
    expect(all.length).toBeGreaterThan(500)
    expect(all).toContainEqual({ file: 'src/links/close-token.ts', source: String.raw`^[\w-]{22}$`, flags: '' })
    expect(calls().length).toBeGreaterThan(150)
  })

  it('are read in one way, those built too, and those listed as slower are there', () => {
    expect(execFileSync(process.execPath, ['bench/expressions/expressions.ts'], { encoding: 'utf8' })).toMatch(
      /^1\d{3} regular expressions, 0 faults\n$/,
    )
  })

  it.for(known)('$file has /$source/, which may be slower than its text is long: $why', ({ why }) => {
    expect(why).toMatch(/\d/) // names the maximum length of its text
  })
})

/** The criterion of Weber and Seidl 1991 (EDA), by hand; the first five are textbook cases. */
describe('a loop that reads a text in two ways', () => {
  it.for([
    '(?:a+)+$',
    '(?:a|a)*$',
    '(?:a?b?)*$',
    '(?:ab|a|b)*$',
    '(?=(?:x+)+y)',
    '(?:branch(?:es)?|es)*$',
    '(?:สาขา(?:ที่)?|ที่)*$',
    String.raw`(?: ?[,-] ?|, ?)*$`,
    '(?:(?:a|aa){1,9}b){1,9}c',
    '(?<=(?:a+)+)b',
  ])('is in /%s/', (source) => {
    expect(ambiguityOf({ source, flags: '' })).toBeDefined()
  })

  it.for([
    '(?:a|b)*$',
    '(?:ab|ac)*$',
    String.raw`(?:\d{2}){3}$`,
    String.raw`(?:[^"\\]|\\.)*"`,
    String.raw`^[a-z]+(?:-[a-z]+)*$`,
    '(?:[ก-ฮ](?=\\.)|กข|\\.)*$', // the lookahead decides
    '(?:ab(?!c)|c)*$',
    '(?:ab?(?!b)|b)*$',
    '(?:a+)+', // nothing after it can fail
  ])('is not in /%s/', (source) => {
    expect(ambiguityOf({ source, flags: '' })).toBeUndefined()
  })

  it('sees letters of both cases as one if the expression does', () => {
    expect(ambiguityOf({ source: '(?:ab?|B)*$', flags: '' })).toBeUndefined()
    expect(ambiguityOf({ source: '(?:ab?|B)*$', flags: 'i' })).toBeDefined()
  })
})

describe('the pieces of an expression', () => {
  it.for([
    [String.raw`ab`, ['a', 'ab', 'b']],
    [String.raw`\d+,`, ['1', '1,', ',']],
    [String.raw`(?:x|[ก-ฮ])\s*$`, ['x', 'xก', 'xก ', 'ก', 'ก ', ' ']],
  ] as const)('%s are %j', ([source, pieces]) => {
    expect(piecesOf({ source })).toEqual(pieces)
  })
})

it('finds the words of an expression, without and with what is optional', () => {
  expect(wordsOf({ source: '(?:สาขา(?:ที่)?|ห้อง)*$', flags: '' })).toEqual(
    expect.arrayContaining(['สาขา', 'สาขาที่', 'ที่', 'ห้อง']),
  )
})
