import { defineContract } from '../http/contract.ts'
import { described, integer } from '../http/parameter.ts'
import { parametersMax, bodyBytesMax, decodeBodyBytesMax, paymentQrSizePx, payloadCharsMax } from '../limits.ts'
import { payloadNames } from './scanned-text.ts'
import { payloadInput, paymentInput, paymentUrlInput } from './values.ts'

/** What the parameters of both operations mean; `openBy` says how the amount is left open. */
const paymentWords = (openBy: string) => ({
  target: {
    description:
      'The receiving account: a Thai mobile number (06, 08, 09; also +66, 66 or 0066), a national ID or tax number of 13 ' +
      'digits, or an e-wallet ID of 15 digits. Blanks and dashes between the digits, Thai and full-width digits are ' +
      'understood; anything else is refused, because a code built from what is left would pay a stranger. The aliases ' +
      'phone, nationalId, taxId and eWallet set type too.',
    example: '0812345678',
    aliasExamples: {
      phone: '081-234-5678',
      nationalId: '1-2345-67890-12-1',
      taxId: '0994000165501',
      eWallet: '140000812345678',
    },
  },
  type: {
    description:
      'Which kind of account target is: phone, nationalId (13 digits, a tax number too) or eWallet (15 digits). Read from ' +
      'the form of target when absent; a target of another form is refused.',
    example: 'phone',
  },
  amount: {
    description: `Amount in baht, fixed for the payer, thousands groups allowed (1,250.00); absent or ${openBy}: the payer enters it.`,
    example: '100.50',
  },
})

const CAUTION =
  'It is a personal receiving code, not a merchant bill-payment code. Nothing is stored, and the service cannot tell ' +
  'whether a payment was made: check the money in the account.'

const DRAW_YOURSELF =
  'For frequent generation take payload from POST /api/v1/tools/promptpay and draw the QR yourself, which avoids the ' +
  'rate limit of images.'

export const promptpay = defineContract({
  name: 'promptpay',
  summary: 'Build a PromptPay payment QR text',
  summaryTh: 'สร้างข้อความ QR พร้อมเพย์สำหรับรับเงิน',
  description: `Builds the EMVCo text for receiving money on a phone number, a national ID or tax number, or an e-wallet ID, with a fixed amount or one that the payer enters. ${CAUTION} ${DRAW_YOURSELF} A 13-digit number with a wrong check digit is built and named in warnings.`,
  tag: 'promptpay',
  unknownQuery: 'refused',
  body: {
    properties: described(paymentInput(), paymentWords('null')),
    bytesMax: bodyBytesMax,
    takesNoFreeText: true,
  },
  isPure: true,
  picture: 'of payload',
  packageEntry: 'promptpay',
  isOffline: true,
  page: '/#promptpay',
  rate: 'data',
  cache: 'none',
})

export const promptpayQr = defineContract({
  name: 'promptpayQr',
  summary: 'PromptPay payment QR as PNG',
  summaryTh: 'ภาพ QR พร้อมเพย์ (PNG)',
  description: `A picture of exactly the text that POST /api/v1/tools/promptpay builds. Never cached (no-store), because a phone number is personal data. ${CAUTION} ${DRAW_YOURSELF}`,
  tag: 'promptpay',
  unknownQuery: 'refused',
  query: {
    ...described(paymentUrlInput(), paymentWords('empty')),
    size: {
      ...integer(paymentQrSizePx),
      description: 'Width and height of the picture in pixels, a white border of 4 modules included.',
      example: 512,
    },
  },
  response: { contentType: 'image/png' },
  page: '/promptpay#promptpay',
  rate: 'image',
  cache: 'none',
})

export const decodePromptpay = defineContract({
  name: 'decodePromptpay',
  summary: 'Read the text of a payment QR',
  summaryTh: 'อ่านข้อความจาก QR รับเงิน',
  description: `Always answers 200 with valid true or false: the fields, the checksum and whose payment identifier it is. The body is JSON with the text, or the text itself as text/plain; beyond ${decodeBodyBytesMax} bytes or ${payloadCharsMax} characters, or with more than ${parametersMax} properties or query parameters, the reason is too-long. The text of a transfer slip's mini-QR is read but not payable. Valid means that the text is sound, not that its account exists; nothing is stored, and the service cannot tell whether a payment was made.`,
  tag: 'promptpay',
  acceptsAnything: true,
  body: {
    properties: {
      payload: {
        ...payloadInput(),
        description: 'The text as it was scanned.',
        example: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
        aliases: payloadNames.slice(1),
      },
    },
    bytesMax: decodeBodyBytesMax,
  },
  isPure: true,
  packageEntry: 'promptpay',
  isOffline: true,
  page: '/#decode',
  rate: 'data',
  cache: 'none',
})
