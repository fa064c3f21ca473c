import * as z from 'zod'
import { schemes } from './decode.ts'
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

const Target = z
  .object({
    type: z.enum(payeeTypes),
    kind: z
      .enum(payeeKinds)
      .nullable()
      .describe('Of 13-digit numbers: juristic ones begin with 0; of wallets: TrueMoney'),
    value: z.string().describe('Local form: 0812345678'),
    wire: z.string().describe('As it stands in the text: 0066812345678'),
    formatted: z.string(),
    masked: z.string().describe('For showing, most digits hidden'),
    hidden: z.boolean().describe('The text itself hides digits (x, *): nobody can pay with it'),
    checksumValid: z.boolean().nullable().describe('Check digit of a 13-digit number; information only'),
    mobile: z.string().nullable().describe('The mobile number inside a TrueMoney wallet number'),
    bankCode: z.string().nullable(),
    account: z.string().nullable(),
  })
  .nullable()
  .describe('Whose payment identifier it is; null when the text names nobody, or two')

const Field = z.object({
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
    .describe('expected is computed, actual stands in the text; null when the text has no checksum'),
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
    .object({ sendingBank: z.string().nullable(), reference: z.string().nullable(), date: z.string().nullable() })
    .nullable()
    .describe('What the mini-QR of a transfer slip names'),
  warnings: Warnings,
  fields: z
    .array(Field.extend({ fields: z.array(Field.extend({ fields: z.null() })).nullable() }))
    .describe('All objects in the order of the text, one level of templates opened'),
})
