import { define } from './form-element.ts'
import { ThaiAddressElement } from './thai-address.ts'
import { ThaiAddressSearchElement } from './thai-address-search.ts'
import { ThaiDateElement } from './thai-date.ts'

export * from './functions.generated.ts'
export { setService } from './home.ts'
export { createClient, Problem } from './request.ts'
export { countWords, segmentWords } from './words.ts'
export { ThaiAddressElement, ThaiAddressSearchElement, ThaiDateElement }

define('thai-address', ThaiAddressElement)
define('thai-address-search', ThaiAddressSearchElement)
define('thai-date', ThaiDateElement)
