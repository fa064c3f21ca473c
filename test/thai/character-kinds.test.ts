import { expect, it } from 'vitest'
import { isDigit, isLatin } from '../../src/thai/character-kinds.ts'

const characters = Array.from({ length: 0x1000 }, (_, code) => String.fromCharCode(code))
const those = (holds: (code: number) => boolean): string =>
  characters.filter((character) => holds(character.charCodeAt(0))).join('')

it('English letters are the 52 of the alphabet, and digits the ten of ASCII', () => {
  expect(those(isLatin)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  expect(those(isDigit)).toBe('0123456789')
})
