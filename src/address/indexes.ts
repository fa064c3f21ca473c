import { addressData, addressNames, addressPlaces } from './address.ts'
import { lookup, type Lookup } from './lookup.ts'
import { once } from '../once.ts'
import { searchIndex, type SearchIndex } from './search-index.ts'

/** Areas by code, name and postcode, and names by substring; each is built by the first request that needs it. */
export const addressLookup: () => Lookup = once(() => lookup(addressData()))
export const addressSearch: () => SearchIndex = once(() => searchIndex(addressData(), addressNames, addressPlaces))
