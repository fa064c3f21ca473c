import { Hono } from 'hono'
import * as z from 'zod'
import { Answer } from '../http/answer.ts'
import { mediaType, readRequest } from '../http/body.ts'
import type { AppEnv } from '../http/env.ts'
import { operation } from '../http/operation.ts'
import { integerParameter, type Parameter } from '../http/parameter.ts'
import { parameterProblem } from '../http/problem.ts'
import { bodyBytesMax, decodeBodyBytesMax, paymentQrSizePx, payloadCharsMax } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { decode, unreadable } from './decode.ts'
import { decodedExample, paymentQrExample } from './examples.ts'
import { bodyAmountParameter, queryAmountParameter, targetParameter, typeParameter } from './parameters.ts'
import { buildPayload } from './payload.ts'
import type { Receiver, ReceiverType } from './receiver.ts'
import { payloadNames, scannedText } from './scanned-text.ts'
import { DecodedPayment, PaymentQr } from './schemas.ts'
import { warnings } from './warnings.ts'

const CAUTION =
  'It is a personal receiving code, not a merchant bill-payment code. Nothing is stored, and the service cannot tell ' +
  'whether a payment was made: check the money in the account.'

const DRAW_YOURSELF =
  'For frequent generation take payload from POST /api/v1/tools/promptpay and draw the QR yourself, which avoids the ' +
  'rate limit of images.'

const payloadParameter: Parameter<string> = {
  schema: z.string(),
  description: 'The text as it was scanned.',
  rule: { en: 'may be anything', th: 'เป็นอะไรก็ได้' },
  example: paymentQrExample.payload,
  aliases: payloadNames.slice(1),
}

/** Mounted at `/api/v1/tools/promptpay`. */
export const promptpayRoutes = new Hono<AppEnv>()
  .post(
    '/',
    operation(
      {
        summary: 'Build a PromptPay payment QR text',
        summaryTh: 'สร้างข้อความ QR พร้อมเพย์สำหรับรับเงิน',
        description: `Builds the EMVCo text for receiving money on a phone number, a national ID or tax number, or an e-wallet ID, with a fixed amount or one that the payer enters. ${CAUTION} ${DRAW_YOURSELF} A 13-digit number with a wrong check digit is built and named in warnings.`,
        tag: 'promptpay',
        unknownQuery: 'refused',
        body: {
          properties: { target: targetParameter, type: typeParameter, amount: bodyAmountParameter },
          bytesMax: bodyBytesMax,
        },
        response: { schema: PaymentQr, example: paymentQrExample },
        rate: 'data',
        cache: 'none',
      },
      ({ target, type, amount }, { baseUrl }) => {
        agree(target, type, 'body')
        return paymentQr(target, amount, baseUrl) satisfies z.infer<typeof PaymentQr>
      },
    ),
  )
  .get(
    '/qr.png',
    operation(
      {
        summary: 'PromptPay payment QR as PNG',
        summaryTh: 'ภาพ QR พร้อมเพย์ (PNG)',
        description: `A picture of exactly the text that POST /api/v1/tools/promptpay builds. Never cached (no-store), because a phone number is personal data. ${CAUTION} ${DRAW_YOURSELF}`,
        tag: 'promptpay',
        unknownQuery: 'refused',
        query: {
          target: targetParameter,
          type: typeParameter,
          amount: queryAmountParameter,
          size: integerParameter(paymentQrSizePx, {
            description: 'Width and height of the picture in pixels, a white border of 4 modules included.',
            example: 512,
          }),
        },
        response: { contentType: 'image/png' },
        rate: 'image',
        cache: 'none',
      },
      ({ target, type, amount, size }) => {
        agree(target, type, 'query')
        const png = qrPng(qrSymbol(buildPayload(target, amount)), { sizePx: size })
        return new Answer(png, { contentType: 'image/png' })
      },
    ),
  )
  .post(
    '/decode',
    operation(
      {
        summary: 'Read the text of a payment QR',
        summaryTh: 'อ่านข้อความจาก QR รับเงิน',
        description: `Always answers 200 with valid true or false: the fields, the checksum and whose payment identifier it is. The body is JSON with the text, or the text itself as text/plain; beyond ${decodeBodyBytesMax} bytes or ${payloadCharsMax} characters the reason is too-long. The text of a transfer slip's mini-QR is read but not payable. Valid means that the text is sound, not that its account exists; nothing is stored, and the service cannot tell whether a payment was made.`,
        tag: 'promptpay',
        acceptsAnything: true,
        body: { properties: { payload: payloadParameter }, bytesMax: decodeBodyBytesMax },
        response: { schema: DecodedPayment, example: decodedExample },
        rate: 'data',
        cache: 'none',
      },
      async (_, { c }) => {
        const bytes = await readRequest(c.req.raw, decodeBodyBytesMax)
        const scanned = scannedText(bytes, mediaType(c.req.raw) === 'application/json')
        return 'text' in scanned ? decode(scanned.text) : unreadable(scanned.reason)
      },
    ),
  )

/** A given type must be the one that the form of the number says. */
function agree(target: Receiver, type: ReceiverType | undefined, place: 'body' | 'query'): void {
  if (type === undefined || type === target.type) return
  throw parameterProblem('invalid_parameter', [
    {
      parameter: 'target',
      in: place,
      message: `has the form of ${target.type}, not of ${type}`,
      messageTh: `มีรูปแบบของ ${target.type} ไม่ใช่ ${type}`,
    },
  ])
}

function paymentQr(receiver: Receiver, amount: string | null, baseUrl: string): z.infer<typeof PaymentQr> {
  const { type, target, checksumValid } = receiver
  const query = amount === null ? `target=${target}` : `target=${target}&amount=${amount}`
  return {
    payload: buildPayload(receiver, amount),
    type,
    target,
    amount,
    reusable: amount === null,
    warnings: checksumValid === false ? [warnings.id_checksum] : [],
    qrPngUrl: `${baseUrl}/api/v1/tools/promptpay/qr.png?${query}`,
  }
}
