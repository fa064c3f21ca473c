import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  checkCharacter,
  codeBeforeTail,
  parseCode,
  randomCode,
} from '../../src/links/code.ts'

const seven = fc.string({ unit: fc.constantFrom(...CODE_ALPHABET.split('')), minLength: 7, maxLength: 7 })
/** Positions in the alphabet. */
const letters = (text: string): number[] => text.split('').map((letter) => CODE_ALPHABET.indexOf(letter))

const code = seven.map((text) => text + checkCharacter(text))

describe('checkCharacter', () => {
  // Computed by hand; values are positions in 23456789abcdefghjkmnpqrstuvwxyz counted from 0:
  it.for([
    ['2222222', '2', 'all values 0, sum 0'],
    ['3222222', '3', '1 × 1 = 1'],
    ['2222223', '9', '7 × 1 = 7'],
    ['k7m2wq9', 'n', '17 + 10 + 54 + 0 + 135 + 126 + 49 = 391 = 12 × 31 + 19'],
    ['zzzzzzz', '5', '30 × 28 = 840 = 27 × 31 + 3'],
  ] as const)('%s → %s (%s)', ([text, check]) => {
    expect(checkCharacter(text)).toBe(check)
  })
})

describe('codeBeforeTail', () => {
  it.for([
    ['k7m2wq9nครับ', 'k7m2wq9n'],
    ['K7M2WQ9N.', 'k7m2wq9n'],
    ['k7m2wq9n)', 'k7m2wq9n'],
    ['k7m2wq9n,ดูที่นี่', 'k7m2wq9n'],
    ['k7m2wq9n\u00a0', 'k7m2wq9n'],
    ['k7m2wq9n\ufeff', 'k7m2wq9n'],
    ['k7m2wq9n๒', 'k7m2wq9n'],
    ['k7m2wq9n', undefined],
    ['k7m2wq9x.', undefined],
    ['k7m2wq9nx', undefined],
    ['k7m2wq9nX', undefined],
    ['k7m2wq9n0', undefined],
    ['k7m2wq9.', undefined],
    ['ครับk7m2wq9n', undefined],
    ['', undefined],
  ] as const)('%j: %j', ([text, before]) => {
    expect(codeBeforeTail(text)).toBe(before)
  })
})

describe('parseCode', () => {
  it.for([
    ['k7m2wq9n', 'k7m2wq9n'],
    ['K7M2WQ9N', 'k7m2wq9n'],
    ['k7m2wq9x', undefined], // wrong check character
    ['k7m2wq9', undefined],
    ['k7m2wq9nn', undefined],
    ['', undefined],
    ['k7m2wq9 ', undefined],
    ['k7m2wq0n', undefined], // 0 is not in the alphabet
    ['๒๒๒๒๒๒๒๒', undefined],
    ['%6b7m2wq', undefined],
  ] as const)('%s → %s', ([text, expected]) => {
    expect(parseCode(text)).toBe(expected)
  })

  it('notices any one wrong character', () => {
    fc.assert(
      fc.property(code, fc.nat(CODE_LENGTH - 1), fc.constantFrom(...CODE_ALPHABET.split('')), (good, at, other) => {
        fc.pre(good[at] !== other)
        expect(parseCode(good.slice(0, at) + other + good.slice(at + 1))).toBeUndefined()
      }),
    )
  })

  it('notices two of the seven swapped', () => {
    fc.assert(
      fc.property(code, fc.nat(6), fc.nat(6), (good, i, j) => {
        fc.pre(good[i] !== good[j])
        const characters = good.split('')
        ;[characters[i], characters[j]] = [good[j] ?? '', good[i] ?? '']
        expect(parseCode(characters.join(''))).toBeUndefined()
      }),
    )
  })

  it('returns nothing but codes for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        expect(parseCode(text) ?? 'k7m2wq9n').toMatch(/^[2-9a-hjkmnp-z]{8}$/)
      }),
    )
  })
})

describe('randomCode', () => {
  it('always makes codes that parse', () => {
    for (let i = 0; i < 2000; i++) {
      const made = randomCode((bytes) => crypto.getRandomValues(bytes))
      expect(parseCode(made)).toBe(made)
    }
  })

  it('throws away bytes from 248 on, which would favour the first characters', () => {
    const batches = [
      [255, 254, 253, 252, 251, 250, 249, 248, 247, 0, 1, 2, 3, 4], // six usable
      [30, 31, 32, 33, 34, 35, 36, 0, 0, 0, 0, 0, 0, 0],
    ]
    const made = randomCode((bytes) => {
      bytes.set(batches.shift() ?? [])
      return bytes
    })
    expect(made.slice(0, 7)).toBe('z234567')
  })

  it('draws again when a code spells an unwanted word', () => {
    const batches = [letters('22sex22'), letters('2345678')]
    const made = randomCode((bytes) => {
      bytes.fill(255)
      bytes.set(batches.shift() ?? [])
      return bytes
    })
    expect(made.slice(0, 7)).toBe('2345678')
  })
})
