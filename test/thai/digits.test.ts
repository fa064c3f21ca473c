import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arabicDigits, convertDigits } from '../../src/thai/digits.ts'

describe('digits', () => {
  it.for([
    ['โทร 02-123-4567', 'thai', 'โทร ๐๒-๑๒๓-๔๕๖๗'],
    ['ราคา 1,234.50 บาท', 'thai', 'ราคา ๑,๒๓๔.๕๐ บาท'],
    ['abc', 'thai', 'abc'],
    ['１２３', 'thai', '１２３'],
    ['²³½Ⅷ', 'thai', '²³½Ⅷ'],
    ['/0 9:', 'thai', '/๐ ๙:'],
    ['๏๐ ๙๚', 'arabic', '๏0 9๚'],
    ['๕ลาว໕', 'arabic', '5ลาว໕'],
    ['0๑2๓', 'thai', '๐๑๒๓'],
    ['แถว\t1\nแถว\t2', 'thai', 'แถว\t๑\nแถว\t๒'],
    ['ราคา 125 บาท', 'swap', 'ราคา ๑๒๕ บาท'],
    ['0๑2๓', 'swap', '๐1๒3'],
    ['๐๑๒๓๔๕๖๗๘๙', 'arabic', '0123456789'],
    ['0123456789', 'thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['٣ ೩ ៣ ໓ ३', 'swap', '٣ ೩ ៣ ໓ ३'],
  ] as const)('%s, %s → %s', ([text, to, converted]) => {
    expect(convertDigits(text, to).text).toBe(converted)
  })

  it.for([
    ['ราคา 125 บาท', 'swap', 3],
    ['0๑2๓', 'thai', 2],
    ['abc', 'swap', 0],
  ] as const)('%s, %s: %i changed', ([text, to, changed]) => {
    expect(convertDigits(text, to).changed).toBe(changed)
  })

  it('swap twice gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(convertDigits(convertDigits(text, 'swap').text, 'swap').text).toBe(text)
      }),
    )
  })

  it('preserves the length, and leaves no Thai digit in arabic', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('๐', '๙', '5', 'ก', '😀', '໕') }), (text) => {
        const { text: converted } = convertDigits(text, 'arabic')
        expect(converted).toHaveLength(text.length)
        expect(converted).not.toMatch(/[๐-๙]/)
        expect(arabicDigits(text)).toBe(converted)
      }),
    )
  })
})
