import { once } from '../../once.ts'
import { romanize } from '../../text/romanize/romanize.ts'
import { labelOf } from './label.ts'
import type { Places } from '../places.ts'
import { readAddress, type ParsedAddress } from './read.ts'
import { NUMBERED_ROADS } from './text/vocabulary.ts'

/** Frequent roads, each romanized once: romanizing takes a third of the time of a tidy address. */
const ROADS: ReadonlyMap<string, () => string> = new Map(
  NUMBERED_ROADS.split('|').map((road) => [`ถนน${road}`, once(() => romanize(`ถนน${road}`).spaced)]),
)

/**
 * Reads an address as people paste it: any order, abbreviations, either script, misspelt. See README.md in this folder.
 *
 * @example parseAddress(places, '99/1 ม.5 ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10240').subdistrict?.nameTh // 'สำโรงเหนือ'
 */
export function parseAddress(places: Places, text: string): ParsedAddress {
  const read = readAddress(places, text)
  return { ...read.address, label: labelOf(read, (thai) => ROADS.get(thai)?.() ?? romanize(thai).spaced) }
}
