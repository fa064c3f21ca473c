import { expect, it } from 'vitest'
import { foldLatin } from '../../../src/address/parse/letters.ts'

const folded = (name: string): string => foldLatin(name.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** Names as the Royal Institute's system writes them, and as road signs, post offices and people did before it. */
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
