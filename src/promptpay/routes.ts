import type * as z from 'zod'
import { Answer } from '../http/answer.ts'
import { mediaType, readBodyText } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import { decodeBodyBytesMax } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSymbol } from '../qr/symbol.ts'
import * as contracts from './contract.ts'
import type * as words from './words.ts'
import { decode, unreadable } from './decode.ts'
import { buildPayload } from './payload.ts'
import { paymentAnswer } from './payment.ts'
import type { Receiver } from './receiver.ts'
import { scannedText } from './scanned-text.ts'
import { agree } from './values.ts'
import { newRoutes } from '../http/router.ts'

/** Mounted at `/api/v1/tools/promptpay`. */
export const promptpayRoutes = newRoutes()
  .post(
    '/',
    operation(contracts.promptpay, ({ target, type, amount }, { baseUrl }) => {
      agree(target, type, 'body')
      return paymentQr(target, amount, baseUrl) satisfies z.infer<typeof words.PaymentQr>
    }),
  )
  .get(
    '/qr.png',
    operation(contracts.promptpayQr, ({ target, type, amount, size }) => {
      agree(target, type, 'query')
      const png = qrPng(qrSymbol(buildPayload(target, amount)), { sizePx: size })
      return new Answer(png, { contentType: 'image/png' })
    }),
  )
  .post(
    '/decode',
    operation(contracts.decodePromptpay, async (_, { request, rawQuery }) => {
      if (rawQuery instanceof Problem && rawQuery.code === 'too_many_parameters') return unreadable('too-long')
      const type = mediaType(request)
      // A body that breaks off counts as empty; 200 all the same.
      const body = await readBodyText(request, type, decodeBodyBytesMax).catch(() => ({ text: '', isUtf8: true }))
      const scanned = scannedText(body, type === 'application/json')
      return 'text' in scanned ? decode(scanned.text) : unreadable(scanned.reason)
    }),
  )

function paymentQr(receiver: Receiver, amount: string | null, baseUrl: string): z.infer<typeof words.PaymentQr> {
  const { target } = receiver
  const query = amount === null ? `target=${target}` : `target=${target}&amount=${amount}`
  return { ...paymentAnswer(receiver, amount), qrPngUrl: `${baseUrl}/api/v1/tools/promptpay/qr.png?${query}` }
}
