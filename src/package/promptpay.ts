import { decodeBodyBytesMax } from '../limits.ts'
import { decode, unreadable, type Decoded } from '../promptpay/decode.ts'
import { paymentAnswer } from '../promptpay/payment.ts'
import { scannedProperty } from '../promptpay/scanned-text.ts'
import { agree, paymentInput } from '../promptpay/values.ts'
import { bodyOf } from './body.ts'
import type { DecodePromptpayAnswer, Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { answered } from './tool.ts'

export { SalaError } from './sala-error.ts'

export const promptpay: Functions['promptpay'] = (params) =>
  answered(() => {
    const { target, type, amount } = bodyOf(paymentInput(), params)
    agree(target, type, 'body')
    return copied(paymentAnswer(target, amount))
  })

/** Any input gets an answer. */
export const decodePromptpay: Functions['decodePromptpay'] = (params) =>
  copied(decoded({ ...params })) as DecodePromptpayAnswer

function decoded(params: Readonly<Record<string, unknown>>): Decoded {
  const scanned = scannedProperty(params) ?? { reason: 'missing' }
  if ('reason' in scanned) return unreadable(scanned.reason)
  return scanned.text.length > decodeBodyBytesMax ? unreadable('too-long') : decode(scanned.text)
}
