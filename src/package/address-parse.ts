import { labelOf, needsRomanizing } from '../address/parse/label.ts'
import { readAddress, type ParsedAddress } from '../address/parse/read.ts'
import { addressPlaces } from '../address/address.ts'

/** The module that reads whole addresses. Romanization for the English label is loaded with the first Thai street. */
export async function parse(text: string): Promise<ParsedAddress> {
  const read = readAddress(addressPlaces(), text)
  if (!needsRomanizing(read)) return { ...read.address, label: labelOf(read, (thai) => thai) }
  const { romanize } = await import('./address-romanize.ts')
  return { ...read.address, label: labelOf(read, (thai) => romanize(thai).spaced) }
}
