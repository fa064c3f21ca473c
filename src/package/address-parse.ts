import { labelOf, needsRomanizing } from '../address/parse/label.ts'
import { readAddress, type ParsedAddress } from '../address/parse/read.ts'
import { addressPlaces } from '../address/address.ts'

/** The part that reads whole addresses. The romanization of the English label is loaded with the first Thai street. */
export async function parse(text: string): Promise<ParsedAddress> {
  const { addressee, sites, ...address } = readAddress(addressPlaces(), text)
  const addressed = { ...address, sites, recipient: addressee }
  if (!needsRomanizing(address)) return { ...address, label: labelOf(addressed, (thai) => thai) }
  const { romanize } = await import('./address-romanize.ts')
  return { ...address, label: labelOf(addressed, (thai) => romanize(thai).spaced) }
}
