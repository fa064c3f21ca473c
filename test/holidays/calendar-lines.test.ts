import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { escaped, folded } from '../../src/holidays/calendar-lines.ts'

const octets = (text: string): number => new TextEncoder().encode(text).length

/** RFC 5545, section 3.1: at most 75 octets per line without the line break; a blank begins a continuation. */
it('folds any line into lines of at most 75 octets that unfold to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replaceAll(/[\r\n]/g, '')
      const lines = folded(line).split('\r\n')
      for (const each of lines) expect(octets(each)).toBeLessThanOrEqual(75)
      expect(lines.map((each, i) => (i === 0 ? each : each.slice(1))).join('')).toBe(line)
    }),
  )
})

it.for(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}'])(
  'keeps 74 octets on one line that end in %j, and folds 75',
  (character) => {
    const line = `ก${'a'.repeat(71 - octets(character))}${character}`
    expect(octets(line)).toBe(74)
    expect(folded(line)).toBe(line)
    expect(folded(`a${line}`)).toContain('\r\n ')
  },
)

/** RFC 5545, section 3.3.11. */
it.for([
  ['1 April, B.E. 2569', String.raw`1 April\, B.E. 2569`],
  ['a;b', String.raw`a\;b`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['a\nb', String.raw`a\nb`],
] as const)('%j is written %s', ([text, written]) => {
  expect(escaped(text)).toBe(written)
})
