import * as z from 'zod'
import type { Parameter } from '../http/parameter.ts'
import type { Bilingual } from '../http/problem.ts'
import { amountText } from './amount.ts'
import { readReceiver, receiverTypes, type Receiver, type ReceiverFault, type ReceiverType } from './receiver.ts'

/** Why an account is refused, in the words of the error. No word repeats what was typed: it may be personal. */
const refusals: Readonly<Record<ReceiverFault, Bilingual>> = {
  type: { en: 'must be a JSON string', th: 'ต้องเป็นข้อความ (string) ใน JSON' },
  empty: { en: 'must not be blank', th: 'ต้องไม่ว่าง' },
  characters: {
    en: 'must hold digits only, with single blanks or dashes between them (a mobile may have a plus, points or brackets)',
    th: 'ต้องเป็นตัวเลข คั่นด้วยช่องว่างหรือขีดเดี่ยวได้ (เบอร์มือถือมีเครื่องหมายบวก จุด หรือวงเล็บได้)',
  },
  'zero-lost': {
    en: 'has nine digits: a Thai mobile begins with 0 (a spreadsheet drops that zero)',
    th: 'มีเก้าหลัก เบอร์มือถือไทยต้องขึ้นต้นด้วย 0 (โปรแกรมตารางมักตัดศูนย์ตัวหน้าทิ้ง)',
  },
  'not-thai-mobile': {
    en: 'is not a Thai mobile number: those are 06, 08 or 09 and eight more digits, or +66 and the nine digits behind the 0',
    th: 'ไม่ใช่เบอร์มือถือไทย ซึ่งขึ้นต้นด้วย 06, 08 หรือ 09 ตามด้วยอีกแปดหลัก หรือ +66 ตามด้วยเก้าหลักหลังเลข 0',
  },
  'two-numbers': { en: 'seems to hold two numbers; give one', th: 'ดูเหมือนมีสองหมายเลข โปรดระบุเพียงหมายเลขเดียว' },
  grouping: {
    en: 'has 13 digits in unusual groups: write them without separators or as 1-2345-67890-12-3',
    th: 'เป็นเลข 13 หลักที่แบ่งกลุ่มผิดแบบ โปรดเขียนติดกันหรือแบบ 1-2345-67890-12-3',
  },
  'wrong-length': {
    en: 'must be a Thai mobile number (10 digits), a national ID or tax number (13) or an e-wallet ID (15)',
    th: 'ต้องเป็นเบอร์มือถือไทย (10 หลัก) เลขบัตรประชาชนหรือเลขผู้เสียภาษี (13 หลัก) หรือรหัส e-Wallet (15 หลัก)',
  },
}

/** Names that say what kind of account they hold, and so set `type` too. */
const typedNames = { phone: 'phone', nationalId: 'nationalId', taxId: 'nationalId', eWallet: 'eWallet' } as const

export const targetParameter: Parameter<Receiver> = {
  schema: z.unknown().transform((raw, context) => {
    const receiver = readReceiver(raw)
    if (typeof receiver === 'object') return receiver
    context.addIssue({ code: 'custom', params: { ...refusals[receiver] } })
    return z.NEVER
  }),
  description:
    'The receiving account: a Thai mobile number (06, 08, 09; also +66, 66 or 0066), a national ID or tax number of 13 ' +
    'digits, or an e-wallet ID of 15 digits. Blanks and dashes between the digits, Thai and full-width digits are ' +
    'understood; anything else is refused, because a code built from what is left would pay a stranger. The aliases ' +
    'phone, nationalId, taxId and eWallet set type too.',
  rule: refusals['wrong-length'],
  example: '0812345678',
  aliases: ['id', ...Object.keys(typedNames)],
  aliasExamples: {
    phone: '081-234-5678',
    nationalId: '1-2345-67890-12-1',
    taxId: '0994000165501',
    eWallet: '140000812345678',
  },
  jsonSchema: { type: 'string', minLength: 1 },
}

export const typeParameter: Parameter<ReceiverType | undefined> = {
  schema: z
    .custom<ReceiverType | null | undefined>((value) => value == null || receiverTypes.includes(value as ReceiverType))
    .transform((value) => value ?? undefined),
  description:
    'Which kind of account target is: phone, nationalId (13 digits, a tax number too) or eWallet (15 digits). Told by ' +
    'the form of target when absent; a target of another form is refused.',
  rule: {
    en: `must be one of ${receiverTypes.join(', ')}`,
    th: `ต้องเป็นค่าหนึ่งใน ${receiverTypes.join(', ')}`,
  },
  example: 'phone',
  impliedBy: typedNames,
  jsonSchema: { type: 'string', enum: [...receiverTypes] },
}

/** The amount in a body: absent or null lets the payer enter it. */
export const bodyAmountParameter: Parameter<string | null> = {
  schema: z.unknown().transform((raw, context) => {
    if (raw === undefined || raw === null) return null
    const text = amountText(raw)
    if (text === undefined) context.addIssue({ code: 'custom', params: {} })
    return text ?? z.NEVER
  }),
  description: 'Amount in baht, fixed for the payer; absent or null: the payer enters it.',
  rule: {
    en: 'must be a plain number greater than 0 with at most 2 decimals, at most 9999999999.99',
    th: 'ต้องเป็นตัวเลขมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 9999999999.99',
  },
  example: '100.50',
  jsonSchema: {
    anyOf: [
      { type: 'number', exclusiveMinimum: 0, maximum: 9_999_999_999.99 },
      { type: 'string', pattern: '^\\d{1,10}(\\.\\d{1,2})?$' },
      { type: 'null' },
    ],
  },
}

/** The amount in a URL: absent or empty lets the payer enter it. */
export const queryAmountParameter: Parameter<string | null> = {
  ...bodyAmountParameter,
  description: 'Amount in baht, fixed for the payer; absent or empty: the payer enters it.',
  emptyIsAbsent: true,
  jsonSchema: { type: 'string', pattern: '^(\\d{1,10}(\\.\\d{1,2})?)?$' },
}
