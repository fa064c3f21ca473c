import { decodeBodyBytesMax } from '../limits.ts'
import { decode, unreadable } from '../promptpay/decode.ts'
import { paymentAnswer } from '../promptpay/payment.ts'
import { agree } from '../promptpay/problems.ts'
import { scannedProperty } from '../promptpay/scanned-text.ts'
import { judgedAmount, judgedTarget, judgedType } from '../promptpay/values.ts'
import { bodyOf } from './body.ts'
import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { promptpay as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const promptpay: Functions['promptpay'] = (params) => {
  const { target, type, amount } = bodyOf(rules(judgedTarget, judgedType, judgedAmount), params)
  agree(target, type, 'body')
  return copied(paymentAnswer(target, amount))
}

/** Whatever is given is answered. */
export const decodePromptpay: Functions['decodePromptpay'] = (params) => {
  const scanned = scannedProperty({ ...params }) ?? { reason: 'missing' }
  if ('reason' in scanned) return copied(unreadable(scanned.reason))
  return copied(scanned.text.length > decodeBodyBytesMax ? unreadable('too-long') : decode(scanned.text))
}
