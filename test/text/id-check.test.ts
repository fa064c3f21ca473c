import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkId } from '../../src/text/id/id-check.ts'

/** Synthetic numbers, never issued: the kind, the number, whether it is valid. */
const numbers = [
  ['national-shape, first digit 9 (never issued to a person)', '9798643261626', true],
  ['national-shape, first digit 9 (never issued to a person)', '9401596556552', true],
  ['national-shape, first digit 9 (never issued to a person)', '9098857776461', true],
  ['national-shape, first digit 9 (never issued to a person)', '9125456200743', true],
  ['national-shape, first digit 9 (never issued to a person)', '9405802105038', true],
  ['national-shape, first digit 9 (never issued to a person)', '9559701811568', true],
  ['national-shape, first digit 9 (never issued to a person)', '9547086646236', true],
  ['national-shape, first digit 9 (never issued to a person)', '9842960723666', true],
  ['national-shape, office code 0000 (unassigned)', '3000044726397', true],
  ['national-shape, office code 0000 (unassigned)', '3000021239171', true],
  ['national-shape, office code 0000 (unassigned)', '8000017951408', true],
  ['national-shape, office code 0000 (unassigned)', '6000098506772', true],
  ['national-shape, office code 0000 (unassigned)', '2000075876007', true],
  ['national-shape, office code 0000 (unassigned)', '3000092089679', true],
  ['juristic-shape, province 00 (unassigned)', '0001767054777', true],
  ['juristic-shape, province 00 (unassigned)', '0005465563516', true],
  ['juristic-shape, province 00 (unassigned)', '0004661563948', true],
  ['juristic-shape, province 00 (unassigned)', '0004303321915', true],
  ['juristic-shape, province 00 (unassigned)', '0006620936229', true],
  ['juristic-shape, province 00 (unassigned)', '0004355000290', true],
  ['juristic-shape, province 00 (unassigned)', '0009630303833', true],
  ['remainder 0', '9602352555921', true],
  ['remainder 1', '9549497831080', true],
  ['remainder 10', '9650820327601', true],
  ['wrong check digit', '9441724194106', false],
  ['wrong check digit', '9449761708852', false],
  ['wrong check digit', '9279854358458', false],
  ['wrong check digit', '0005800611634', false],
  ['wrong check digit', '9032384627290', false],
  ['wrong check digit', '0005283358017', false],
  ['wrong check digit', '0004133998795', false],
  ['two neighbours swapped', '9862020049301', false],
  ['two neighbours swapped', '9611615351381', false],
  ['two neighbours swapped', '9580963964803', false],
  ['two neighbours swapped', '9218721264300', false],
  ['malformed or out of shape', '', false],
  ['malformed or out of shape', 'abcdefghijklm', false],
  ['malformed or out of shape', '90000000000000', false],
  ['malformed or out of shape', '9.00000000001e12', false],
  ['malformed or out of shape', 'null', false],
  ['malformed or out of shape', '１２３', false],
  ['malformed or out of shape', '9999999999999', false],
  ['separators (policy: accept)', '0 0002 87018 86 5', true],
  ['Thai digits (policy: accept)', '๐๐๐๐๗๒๑๓๕๐๕๑๘', true],
] as const

describe('an ID number', () => {
  it('has all 44 vectors', () => {
    expect(numbers.length).toBe(44)
  })

  it.for(numbers)('%s: %s is valid: %s', ([, text, valid]) => {
    expect(checkId(text).valid).toBe(valid)
  })

  it.for([
    ['', 'missing'],
    [' - ', 'missing'],
    ['abcdefghijklm', 'characters'],
    ['300004472639X', 'characters'],
    ['１２３', 'length'],
    // U+202E reverses the text: a person sees another number.
    ['\u202e3000044726397', 'characters'],
    ['3.0000.44726.39.7', 'characters'],
    ['300004472639', 'length'],
    ['30000447263970', 'length'],
    ['3000044726398', 'checksum'],
  ] as const)('%j is refused: %s', ([text, reason]) => {
    expect(checkId(text)).toEqual({ valid: false, kind: null, formatted: null, reason })
  })

  it.for([
    ['3-0000-44726-39-7', 'national', '3-0000-44726-39-7'],
    ['3 0000 44726 39 7', 'national', '3-0000-44726-39-7'],
    ['๓๐๐๐๐๔๔๗๒๖๓๙๗', 'national', '3-0000-44726-39-7'],
    // Dashes, blanks and digits as they come out of PDF files, spreadsheets and phones.
    ['3–0000–44726–39–7', 'national', '3-0000-44726-39-7'],
    ['3\u20110000\u201144726\u201139\u20117', 'national', '3-0000-44726-39-7'],
    ['３００００４４７２６３９７', 'national', '3-0000-44726-39-7'],
    ['3\u200b0000\ufeff44726\u206039\u00ad7', 'national', '3-0000-44726-39-7'],
    ['3\u00a00000\u202f44726\u200939\u30007', 'national', '3-0000-44726-39-7'],
    ['0001767054777', 'juristic', '0-0017-67054-77-7'],
  ] as const)('%s is %s, printed %s', ([text, kind, formatted]) => {
    expect(checkId(text)).toEqual({ valid: true, kind, formatted, reason: null })
  })
})

/** An independent implementation of the rule, with a table of weights: x = Σ (13 … 2) × digit, last = (11 − x mod 11) mod 10. */
function officialDigit(first: string): number {
  const weights = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
  const x = [...first].reduce((sum, digit, i) => sum + Number(digit) * (weights[i] ?? 0), 0)
  return Number(String(11 - (x % 11)).slice(-1))
}

describe('any twelve digits', () => {
  const twelve = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 })

  it('have exactly one valid last digit', () => {
    fc.assert(
      fc.property(twelve, (first) => {
        const valid = [...'0123456789'].filter((last) => checkId(first + last).valid)
        expect(valid).toEqual([String(officialDigit(first))])
      }),
      { numRuns: 10_000 },
    )
  })

  it('changed in one place are valid exactly when the official rule says so', () => {
    fc.assert(
      fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, place, by) => {
        const id = first + officialDigit(first)
        const changed = [...id].map((digit, i) => (i === place ? (Number(digit) + by) % 10 : digit)).join('')
        expect(checkId(changed).valid).toBe(Number(changed[12]) === officialDigit(changed))
      }),
      { numRuns: 10_000 },
    )
  })

  it('never throw on any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof checkId(text).valid).toBe('boolean')
      }),
      { numRuns: 10_000 },
    )
  })
})
