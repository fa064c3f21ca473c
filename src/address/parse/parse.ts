import { romanize } from '../../text/romanize/romanize.ts'
import { labelOf } from './label.ts'
import type { Places } from '../places.ts'
import { readAddress, type ParsedAddress } from './read.ts'

/**
 * Reads an address as people paste it: any order, abbreviations, either script, misspelt. How: README.md in this folder.
 *
 * @example parseAddress(places, '99/1 ม.5 ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10240').subdistrict?.nameTh // 'สำโรงเหนือ'
 */
export function parseAddress(places: Places, text: string): ParsedAddress {
  const read = readAddress(places, text)
  return { ...read.address, label: labelOf(read, (thai) => romanize(thai).spaced) }
}
