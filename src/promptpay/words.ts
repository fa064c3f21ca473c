import * as z from 'zod'
import type { Answers } from '../http/words.ts'
import { schemes, unreadable, type Decoded } from './decode.ts'
import type { Field } from './fields.ts'
import { payeeKinds, payeeTypes } from './payee.ts'
import { receiverTypes } from './receiver.ts'
import { reasons } from './rules.ts'
import { warnings, type WarningCode } from './warnings.ts'

const Warnings = z
  .array(
    z.object({
      code: z.enum(Object.keys(warnings) as WarningCode[]),
      message: z.string(),
      messageTh: z.string(),
    }),
  )
  .describe('What is not wrong but worth a second look')

export const PaymentQr = z.object({
  payload: z.string().describe('The text to draw as a QR code'),
  type: z.enum(receiverTypes),
  target: z.string().describe('The account in its local form: 0812345678, 13 or 15 digits'),
  amount: z.string().nullable().describe('Baht with two decimals; null: the payer enters it'),
  reusable: z.boolean().describe('Object 01: 11 (true) without an amount, 12 (false) with one'),
  warnings: Warnings,
  qrPngUrl: z.url().describe('The same code as a picture'),
})

const Bank = z
  .object({ code: z.string(), shortName: z.string(), nameTh: z.string(), nameEn: z.string() })
  .nullable()
  .describe('The bank of that code: what the text names, not that an account exists or money was sent; null if unknown')

const Target = z
  .object({
    type: z.enum(payeeTypes),
    kind: z
      .enum(payeeKinds)
      .nullable()
      .describe('Of 13-digit numbers: juristic ones begin with 0; of wallets: TrueMoney'),
    value: z.string().describe('Local form: 0812345678'),
    wire: z.string().describe('As the text has it: 0066812345678'),
    formatted: z.string(),
    masked: z.string().describe('For showing, most digits hidden'),
    hidden: z.boolean().describe('The text itself hides digits (x, *): nobody can pay with it'),
    checksumValid: z.boolean().nullable().describe('Check digit of a 13-digit number; information only'),
    mobile: z.string().nullable().describe('The mobile number inside a TrueMoney wallet number'),
    bankCode: z.string().nullable(),
    bank: Bank,
    account: z.string().nullable(),
  })
  .nullable()
  .describe('Whose payment identifier it is; null when the text names nobody, or two')

const FieldSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  length: z.int().describe('Characters'),
  value: z.string(),
})

export const DecodedPayment = z.object({
  valid: z.boolean(),
  reason: z.enum(reasons).nullable().describe('Why not valid'),
  crc: z
    .object({ valid: z.boolean(), expected: z.string(), actual: z.string() })
    .nullable()
    .describe('expected is computed, actual is in the text; null when the text has no checksum'),
  scheme: z.enum(schemes).nullable(),
  target: Target,
  amount: z.string().nullable(),
  currency: z.string().nullable().describe('ISO 4217 number: 764 is baht'),
  country: z.string().nullable(),
  reusable: z.boolean().nullable().describe('Object 01: static (true) or for one payment (false); null without it'),
  merchantName: z.string().nullable(),
  merchantCity: z.string().nullable(),
  merchantNameLocal: z.string().nullable().describe('From the language template 64'),
  merchantCityLocal: z.string().nullable(),
  ref1: z.string().nullable().describe('Bill payment: reference 1'),
  ref2: z.string().nullable(),
  ref3: z.string().nullable().describe('62-07, the terminal label that Thai banks print as Ref3'),
  applicationId: z.string().nullable().describe('Application identifier of the Thai scheme'),
  oneTimeAccount: z.string().nullable().describe('29-05 (OTA)'),
  crossBorder: z.boolean().nullable().describe('Of bill payments'),
  message: z.string().nullable().describe("TrueMoney's message in 81"),
  slip: z
    .object({
      sendingBank: z.string().nullable(),
      bank: Bank,
      reference: z.string().nullable(),
      date: z.string().nullable(),
    })
    .nullable()
    .describe('What the mini-QR of a transfer slip names'),
  warnings: Warnings,
  fields: z
    .array(FieldSchema.extend({ fields: z.array(FieldSchema.extend({ fields: z.null() })).nullable() }))
    .describe('All objects in the order of the text, one level of templates opened'),
})

/** A fixed amount of 100.50 baht to a mobile number. */
export const paymentQrExample: z.infer<typeof PaymentQr> = {
  payload: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
  type: 'phone',
  target: '0812345678',
  amount: '100.50',
  reusable: false,
  warnings: [],
  qrPngUrl: 'https://example.com/api/v1/tools/promptpay/qr.png?target=0812345678&amount=100.50',
}

/** An object of that payload as the answer shows it. */
const dataObject = (id: string, name: string, value: string, fields: Field[] | null = null): Field => ({
  id,
  name,
  length: value.length,
  value,
  fields,
})

/** What decoding that payload answers. */
export const decodedExample: Decoded = {
  ...unreadable('missing'),
  valid: true,
  reason: null,
  crc: { valid: true, expected: 'FFE3', actual: 'FFE3' },
  scheme: 'promptpay-transfer',
  target: {
    type: 'phone',
    kind: null,
    value: '0812345678',
    wire: '0066812345678',
    formatted: '081-234-5678',
    masked: '081-xxx-5678',
    hidden: false,
    checksumValid: null,
    mobile: null,
    bankCode: null,
    bank: null,
    account: null,
  },
  amount: '100.50',
  currency: '764',
  country: 'TH',
  reusable: false,
  applicationId: 'A000000677010111',
  fields: [
    dataObject('00', 'payloadFormatIndicator', '01'),
    dataObject('01', 'pointOfInitiation', '12'),
    dataObject('29', 'merchantAccountInformation', '0016A00000067701011101130066812345678', [
      dataObject('00', 'applicationId', 'A000000677010111'),
      dataObject('01', 'mobile', '0066812345678'),
    ]),
    dataObject('53', 'currency', '764'),
    dataObject('54', 'amount', '100.50'),
    dataObject('58', 'country', 'TH'),
    dataObject('63', 'crc', 'FFE3'),
  ],
}

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  promptpay: { schema: PaymentQr, example: paymentQrExample },
  decodePromptpay: { schema: DecodedPayment, example: decodedExample },
}
