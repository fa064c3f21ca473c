import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeThai, encodeThai } from '../../../src/address/names/thai-letters.ts'

describe('encodeThai', () => {
  it('makes ASCII that comes back as the same name', () => {
    const letter = fc.oneof(
      fc.integer({ min: 0x0e01, max: 0x0e4e }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(...' -.()'),
    )
    fc.assert(
      fc.property(fc.string({ unit: letter }), (name) => {
        const coded = encodeThai(name)
        expect(coded).toMatch(/^[\x20-\x7e]*$/)
        expect(coded).toHaveLength(name.length)
        expect(decodeThai(coded)).toBe(name)
      }),
    )
  })

  it('treats characters that no name has as no letter', () => {
    expect(encodeThai('กa1😀')).toMatch(/^[!-~]\0+$/)
  })
})
