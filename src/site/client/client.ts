import { createClient } from './request.ts'
import { defineThaiAddress } from './thai-address.ts'

export { createClient, Problem } from './request.ts'
export { countWords, segmentWords } from './words.ts'

/** The service that this module was loaded from. */
const home = createClient({ baseUrl: import.meta.url.startsWith('http') ? new URL('.', import.meta.url).href : '' })

export const {
  index,
  contract,
  health,
  provinces,
  districts,
  subdistricts,
  postcode,
  searchAddress,
  addressDataset,
  createLink,
  link,
  linkQr,
  reportLink,
  bahtText,
  speak,
  date,
  digits,
  checkId,
  romanize,
  holidays,
  nextBusinessDay,
  holiday,
  holidayFeed,
  promptpay,
  promptpayQr,
  decodePromptpay,
  qr,
  qrSvg,
  qrPng,
} = home

export const ThaiAddressElement = defineThaiAddress(home)
