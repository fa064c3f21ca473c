import { defineContract } from '../http/contract.ts'
import { integer } from '../http/parameter.ts'
import { bodyBytesMax, decodeBodyBytesMax, paymentQrSizePx } from '../limits.ts'
import { payloadInput, paymentInput, paymentUrlInput } from './values.ts'

/** Common to the two operations that answer JSON. */
const ofTexts = { isPure: true, packageEntry: 'promptpay', isOffline: true, rate: 'data', cache: 'none' } as const

export const promptpay = defineContract({
  ...ofTexts,
  name: 'promptpay',
  unknownQuery: 'refused',
  body: { properties: paymentInput(), bytesMax: bodyBytesMax, takesNoFreeText: true },
  picture: 'of payload',
})

export const promptpayQr = defineContract({
  name: 'promptpayQr',
  unknownQuery: 'refused',
  query: { ...paymentUrlInput(), size: integer(paymentQrSizePx) },
  response: { contentType: 'image/png' },
  rate: 'image',
  cache: 'none',
})

export const decodePromptpay = defineContract({
  ...ofTexts,
  name: 'decodePromptpay',
  acceptsAnything: true,
  body: { properties: { payload: payloadInput() }, bytesMax: decodeBodyBytesMax },
})
