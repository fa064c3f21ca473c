import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressData } from '../../../src/address/address.ts'
import { costMax } from '../../../src/address/names/distance.ts'
import { foldLatin } from '../../../src/address/names/latin-rules.ts'
import { foldLatinNames, foldThai } from '../../../src/address/names/letters.ts'

const folded = (name: string): string => foldLatin(name.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** Names in the Royal Institute's system, and in earlier spellings of road signs, post offices and people. */
it.for([
  ['Khlong Toei', 'Klong Toey'],
  ['Kaeng Khoi', 'Gaeng Koy'],
  ['Thon Buri', 'Dhonburi'],
  ['Lat Phrao', 'Ladprao'],
  ['Lat Krabang', 'Ladkrabang'],
  ['Bueng Kan', 'Bung Kan'],
  ['Lamphun', 'Lampoon'],
  ['Chatuchak', 'Jatujak'],
  ['Nakhon', 'Nakorn'],
  ['Si Sa Ket', 'Srisaket'],
  ['Si Racha', 'Sri Racha'],
  ['Phatthaya', 'Pattaya'],
  ['Phrae', 'Prae'],
  ['Wiang', 'Viang'],
  ['Yan Nawa', 'Yannawa'],
  ['Sap', 'Zap'],
  ['Phuket', 'Puket'],
  ['Sattahip', 'Satahip'],
  ['Phatthalung', 'Patalung'],
  ['Bang Rak', 'bangrak'],
] as const)('%s and %s are one name', ([one, other]) => {
  expect(folded(one)).toBe(folded(other))
})

it.for([
  ['Bang', 'Bank'],
  ['Dusit', 'Tusit'],
  ['Ubon', 'Upon'],
  ['Lao', 'Rao'],
  ['Nan', 'Nam'],
  ['Song', 'Som'],
  ['Ban Na', 'Ban Nua'],
] as const)('%s and %s are two', ([one, other]) => {
  expect(folded(one)).not.toBe(folded(other))
})

/** In tenths of an edit: 1 edit up to four letters, 1 and a likely one up to eight, 2 and a likely one beyond. */
it.for([
  [3, 10],
  [4, 10],
  [5, 16],
  [8, 16],
  [9, 26],
] as const)('a name of %i letters may differ by %i', ([letters, cost]) => {
  expect(costMax(letters)).toBe(cost)
})

it('many names at once fold as each alone', () => {
  const lines = addressData().areas.map(({ record }) => record.nameEn.replaceAll(' ', ''))
  expect(foldLatinNames(`${lines.join('\n')}\n`).split('\n')).toEqual([...lines.map(folded), ''])
  const line = fc.string({ unit: fc.constantFrom(...'aeiouybcdghjkmnpqrstvwxz'), minLength: 1 })
  fc.assert(fc.property(fc.array(line), (any) => foldLatinNames(any.join('\n')) === any.map(folded).join('\n')))
})

it('each folded Thai letter has its place in the text, which the marks left out do not move', () => {
  const { text, from } = foldThai('ตลิ่งชัน')
  expect([...'ตลิ่งชัน'].length).toBe(8)
  expect([text.length, from]).toEqual([7, [0, 1, 2, 4, 5, 6, 7]])
})
