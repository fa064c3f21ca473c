import { home } from './home.ts'
import { defineThaiAddress } from './thai-address.ts'
import { defineThaiAddressSearch } from './thai-address-search.ts'
import { defineThaiDate } from './thai-date.ts'

export * from './functions.generated.ts'
export { createClient, Problem } from './request.ts'
export { countWords, segmentWords } from './words.ts'

export const ThaiAddressElement = defineThaiAddress(home)
export const ThaiAddressSearchElement = defineThaiAddressSearch(home)
export const ThaiDateElement = defineThaiDate()
