import { html } from 'hono/html'
import * as z from 'zod'
import type { Bilingual } from '../http/values.ts'
import type { Both, WordsOfAll } from '../http/words.ts'
import { decodeBodyBytesMax, parametersMax, payloadCharsMax } from '../limits.ts'
import type * as contracts from './contract.ts'
import { schemes, unreadable, type Decoded } from './decode.ts'
import type { Field } from './fields.ts'
import { payeeKinds, payeeTypes } from './payee.ts'
import { receiverTypes } from './receiver.ts'
import { reasons } from './rules.ts'
import { warnings, type WarningCode } from './warnings.ts'

const Warnings = z
  .array(z.object({ code: z.enum(Object.keys(warnings) as WarningCode[]), message: z.string(), messageTh: z.string() }))
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

/** A data object of that payload in the form of the answer. */
const dataObject = (id: string, name: string, value: string, fields: Field[] | null = null): Field => ({
  id,
  name,
  length: value.length,
  value,
  fields,
})

/** The answer to decoding that payload. */
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

const caution = {
  en: 'It is a personal receiving code, not a merchant bill-payment code. Nothing is stored, and the service cannot tell whether a payment was made: check the money in the account. For frequent generation take payload from POST /api/v1/tools/promptpay and draw the QR yourself, which avoids the rate limit of images.',
  th: 'เป็นคิวอาร์รับเงินส่วนบุคคล ไม่ใช่คิวอาร์ชำระบิลของร้านค้า ไม่มีการเก็บข้อมูล และศาลาไม่รู้ว่ามีการจ่ายเงินจริงหรือไม่ ให้ดูยอดเงินในบัญชี ถ้าสร้างบ่อย ให้นำ payload จาก POST /api/v1/tools/promptpay ไปวาดคิวอาร์เอง จะไม่ติดขีดจำกัดของรูปภาพ',
}

/** The parameters of both operations; `openBy` describes how the amount is left open. */
const paymentWords = (openBy: Bilingual) => ({
  target: {
    en: 'The receiving account: a Thai mobile number (06, 08, 09; also +66, 66 or 0066), a national ID or tax number of 13 digits, or an e-wallet ID of 15 digits. Blanks and dashes between the digits, Thai and full-width digits are understood; anything else is refused, because a code built from what is left would pay a stranger. The aliases phone, nationalId, taxId and eWallet set type too.',
    th: 'บัญชีรับเงิน: เบอร์มือถือไทย (06, 08, 09 หรือขึ้นต้นด้วย +66, 66, 0066) เลขประจำตัวประชาชนหรือเลขผู้เสียภาษี 13 หลัก หรือรหัส e-Wallet 15 หลัก ใส่ช่องว่างหรือขีดระหว่างตัวเลข เลขไทย และเลขเต็มความกว้างได้ อย่างอื่นถูกปฏิเสธ เพราะคิวอาร์จากส่วนที่เหลืออาจจ่ายให้คนแปลกหน้า ชื่อ phone, nationalId, taxId และ eWallet กำหนด type ไปด้วย',
    example: '0812345678',
    aliasExamples: {
      phone: '081-234-5678',
      nationalId: '1-2345-67890-12-1',
      taxId: '0994000165501',
      eWallet: '140000812345678',
    },
  },
  type: {
    en: 'Which kind of account target is: phone, nationalId (13 digits, a tax number too) or eWallet (15 digits). Read from the form of target when absent; a target of another form is refused.',
    th: 'target เป็นบัญชีชนิดใด: phone, nationalId (13 หลัก รวมเลขผู้เสียภาษี) หรือ eWallet (15 หลัก) ถ้าไม่ใส่ดูจากรูปของ target ถ้า target เป็นรูปอื่นจะถูกปฏิเสธ',
    example: 'phone',
  },
  amount: {
    en: `Amount in baht, fixed for the payer, thousands groups allowed (1,250.00); absent or ${openBy.en}: the payer enters it.`,
    th: `จำนวนเงินเป็นบาทที่กำหนดให้ผู้จ่าย มีจุลภาคคั่นหลักพันได้ (1,250.00) ถ้าไม่ใส่หรือ${openBy.th} ผู้จ่ายใส่เอง`,
    example: '100.50',
  },
})

export const words: WordsOfAll<typeof contracts> = {
  promptpay: {
    summary: { en: 'Build a PromptPay payment QR text', th: 'สร้างข้อความ QR พร้อมเพย์สำหรับรับเงิน' },
    description: {
      en: `Builds the EMVCo text for receiving money on a phone number, a national ID or tax number, or an e-wallet ID, with a fixed amount or one that the payer enters. ${caution.en} A 13-digit number with a wrong check digit is built and named in warnings.`,
      th: `สร้างข้อความ EMVCo สำหรับรับเงินเข้าเบอร์โทร เลขประจำตัวประชาชนหรือเลขผู้เสียภาษี หรือรหัส e-Wallet กำหนดจำนวนเงินหรือให้ผู้จ่ายใส่เอง ${caution.th} เลข 13 หลักที่หลักตรวจสอบผิดยังสร้างให้ และแจ้งใน warnings`,
    },
    pagePath: '/promptpay#promptpay',
    input: paymentWords({ en: 'null', th: 'เป็น null' }),
    schema: PaymentQr,
    example: paymentQrExample,
  },
  promptpayQr: {
    summary: { en: 'PromptPay payment QR as PNG', th: 'ภาพ QR พร้อมเพย์ (PNG)' },
    description: {
      en: `A picture of exactly the text that POST /api/v1/tools/promptpay builds. Never cached (no-store), because a phone number is personal data. ${caution.en}`,
      th: `รูปของข้อความเดียวกับที่ POST /api/v1/tools/promptpay สร้าง ไม่ถูกเก็บในแคช (no-store) เพราะเบอร์โทรเป็นข้อมูลส่วนบุคคล ${caution.th}`,
    },
    pagePath: '/promptpay#promptpay',
    input: {
      ...paymentWords({ en: 'empty', th: 'เว้นว่าง' }),
      size: {
        en: 'Width and height of the picture in pixels, a white border of 4 modules included.',
        th: 'ความกว้างและความสูงของรูปเป็นพิกเซล รวมขอบขาว 4 โมดูล',
        example: 512,
      },
    },
  },
  decodePromptpay: {
    summary: { en: 'Read the text of a payment QR', th: 'อ่านข้อความจาก QR รับเงิน' },
    description: {
      en: `Always answers 200 with valid true or false: the fields, the checksum and whose payment identifier it is. The body is JSON with the text, or the text itself as text/plain; beyond ${decodeBodyBytesMax} bytes or ${payloadCharsMax} characters, or with more than ${parametersMax} properties or query parameters, the reason is too-long. The text of a transfer slip's mini-QR is read but not payable. Valid means that the text is sound, not that its account exists; nothing is stored, and the service cannot tell whether a payment was made.`,
      th: `ตอบ 200 เสมอ พร้อม valid จริงหรือเท็จ: ฟิลด์ทั้งหมด ผลตรวจ CRC และบัญชีรับเงินเป็นของประเภทใด เนื้อหาเป็น JSON ที่มีข้อความ หรือเป็นข้อความล้วน (text/plain) ถ้าเกิน ${decodeBodyBytesMax} ไบต์ ${payloadCharsMax} ตัวอักษร หรือมีมากกว่า ${parametersMax} ชื่อหรือพารามิเตอร์ reason คือ too-long ข้อความในคิวอาร์ของสลิปโอนเงินอ่านได้แต่ใช้จ่ายไม่ได้ valid หมายความว่าข้อความสมบูรณ์ ไม่ได้บอกว่ามีบัญชีนั้น ไม่มีการเก็บข้อมูล และศาลาไม่รู้ว่ามีการจ่ายเงินจริงหรือไม่`,
    },
    pagePath: '/promptpay#decode',
    input: {
      payload: {
        en: 'The text as it was scanned.',
        th: 'ข้อความตามที่สแกนได้',
        example: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
      },
    },
    schema: DecodedPayment,
    example: decodedExample,
  },
}

/** What users must know before they rely on an answer, for the reference. */
export const cautions: readonly Both[] = [
  { en: 'It is a personal code, not a merchant bill-payment code.', th: 'เป็นคิวอาร์รับเงินส่วนบุคคล ไม่ใช่คิวอาร์บิลของร้านค้า' },
  { en: 'Nothing is stored.', th: 'ไม่มีการเก็บข้อมูลใด ๆ' },
  {
    en: 'The service cannot tell whether a payment was made: check the money in the account.',
    th: 'บริการไม่รู้ว่ามีการจ่ายเงินแล้วหรือไม่ โปรดตรวจยอดเงินในบัญชี',
  },
  {
    en: html`The image is marked <code>no-store</code> because a phone number is personal data.`,
    th: html`รูปคิวอาร์เป็น <code>no-store</code> เพราะเบอร์โทรเป็นข้อมูลส่วนบุคคล`,
  },
  {
    en: html`For frequent generation take <code>payload</code> and draw the QR yourself, which avoids the rate limit of images.`,
    th: html`ถ้าสร้างบ่อย ให้เอา <code>payload</code> ไปวาดคิวอาร์เอง จะไม่ติดขีดจำกัดของรูป`,
  },
  {
    en: html`Decoding always answers 200: look at <code>valid</code>.`,
    th: html`การอ่านคิวอาร์ตอบ 200 เสมอ ดูที่ <code>valid</code>`,
  },
]
