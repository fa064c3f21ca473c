import { expect, it } from 'vitest'
import { retype } from '../../../src/address/names/keyboard.ts'

/** Kedmanee, TIS 820-2538. */
it.for([
  ['l6gmr', 'สุเทพ'],
  ['rbKI6F]d', 'พิษณุโลก'],
  ['1 /', 'ๅ ฝ'],
  ['!?', '+ฦ'],
  ['สุ gmr\n', 'สุ เทพ\n'],
  ['', ''],
] as const)('%j is %s', ([typed, meant]) => {
  expect(retype(typed)).toBe(meant)
})
