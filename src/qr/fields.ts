import * as z from 'zod'
import { optional, textParameter, type Parameter } from '../http/parameter.ts'
import { codePoints } from '../http/values.ts'
import { qrFieldCharsMax, qrSsidBytesMax, qrTextCharsMax } from '../limits.ts'
import { areAddresses, degrees, dialNumber, linkUrl, wifiSecurities } from './kinds.ts'

interface Described {
  description: string
  example: string
}

/**
 * Free text of a body. A lone surrogate has no UTF-8, so a symbol could not hold it as it is. A field left empty in a
 * form counts as absent.
 */
const freeText = (charsMax: number, described: Described): Parameter<string | undefined> => {
  const { schema, ...rest } = textParameter(charsMax, described)
  return {
    ...optional({ ...rest, schema: schema.refine((text) => text.isWellFormed()) }),
    rule: {
      en: `must be text of 1 to ${charsMax} characters without lone surrogates`,
      th: `ต้องเป็นข้อความ 1 ถึง ${charsMax} ตัวอักษร ที่เป็น Unicode สมบูรณ์`,
    },
    emptyIsAbsent: true,
  }
}

/** Text in a form of its own; `read` returns what the symbol holds, or undefined. */
function formed(
  read: (text: string) => string | undefined,
  rule: { en: string; th: string },
  described: Described,
): Parameter<string | undefined> {
  const schema = z.string().transform((text, ctx) => {
    const value = text.isWellFormed() ? read(text) : undefined
    if (value !== undefined) return value
    ctx.addIssue({ code: 'custom' })
    return z.NEVER
  })
  return {
    schema: schema.optional(),
    rule,
    textCharsMax: qrFieldCharsMax,
    jsonSchema: { type: 'string', minLength: 1, maxLength: qrFieldCharsMax },
    emptyIsAbsent: true,
    ...described,
  }
}

const url = (described: Described): Parameter<string | undefined> =>
  formed(
    linkUrl,
    {
      en: 'must be an absolute http or https URL without blanks',
      th: 'ต้องเป็น URL เต็มที่ขึ้นต้นด้วย http หรือ https และไม่มีช่องว่าง',
    },
    described,
  )

const addresses = (described: Described): Parameter<string | undefined> =>
  formed(
    (text) => (areAddresses(text) ? text : undefined),
    { en: 'must be an e-mail address, or several with commas between them', th: 'ต้องเป็นที่อยู่อีเมล หรือหลายที่อยู่คั่นด้วยจุลภาค' },
    described,
  )

const oneAddress = (described: Described): Parameter<string | undefined> =>
  formed(
    (text) => (areAddresses(text) && !text.includes(',') ? text.trim() : undefined),
    { en: 'must be one e-mail address', th: 'ต้องเป็นที่อยู่อีเมลเดียว' },
    described,
  )

function coordinate(most: number, described: { description: string; example: number }): Parameter<number | undefined> {
  const schema = z.unknown().transform((raw, ctx) => {
    const value = degrees(raw, most)
    if (value === undefined) ctx.addIssue({ code: 'custom' })
    return value ?? z.NEVER
  })
  return {
    schema: schema.optional(),
    rule: {
      en: `must be decimal degrees from -${most} to ${most}`,
      th: `ต้องเป็นองศาทศนิยมตั้งแต่ -${most} ถึง ${most}`,
    },
    jsonSchema: { type: ['number', 'string'], minimum: -most, maximum: most },
    ...described,
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The fields of all kinds, each with its rule; kinds.ts says which kind takes which. */
export const fieldParameters = {
  url: url({ description: 'Link: the address to open.', example: 'https://www.example.org/page?x=1' }),
  text: freeText(qrTextCharsMax, { description: 'Text: any text, kept exactly.', example: 'สวัสดี' }),
  ssid: formed(
    (text) => (bytesOf(text) <= qrSsidBytesMax && !/\p{Cc}/u.test(text) ? text : undefined),
    { en: `must be 1 to ${qrSsidBytesMax} bytes in UTF-8`, th: `ต้องยาว 1 ถึง ${qrSsidBytesMax} ไบต์ (UTF-8)` },
    { description: 'Wi-Fi: name of the network.', example: 'Cafe' },
  ),
  password: formed(
    (text) => (codePoints(text) <= 128 && !/\p{Cc}/u.test(text) ? text : undefined),
    { en: 'must be 1 to 128 characters without line breaks', th: 'ต้องยาว 1 ถึง 128 ตัวอักษร และไม่ขึ้นบรรทัดใหม่' },
    { description: 'Wi-Fi: the password.', example: 'secret123' },
  ),
  security: formed(
    (text) => wifiSecurities.find((name) => name.toLowerCase() === text.toLowerCase()),
    { en: `must be one of ${wifiSecurities.join(', ')}`, th: `ต้องเป็นค่าหนึ่งใน ${wifiSecurities.join(', ')}` },
    { description: 'Wi-Fi: kind of protection; WPA with a password, else nopass, when left out.', example: 'WPA2' },
  ),
  hidden: {
    schema: z.boolean().optional(),
    rule: { en: 'must be true or false', th: 'ต้องเป็น true หรือ false' },
    description: 'Wi-Fi: whether the network does not announce its name.',
    example: false,
  } satisfies Parameter<boolean | undefined>,
  lineId: formed(
    (text) => (codePoints(text) <= 64 && /^@?[^\s\p{C}@]+$/u.test(text) ? text : undefined),
    {
      en: 'must be a LINE ID of up to 64 characters, with @ before it for an official account',
      th: 'ต้องเป็น LINE ID ไม่เกิน 64 ตัวอักษร บัญชีทางการขึ้นต้นด้วย @',
    },
    { description: 'LINE: a personal ID, or @ and the ID of an official account.', example: '@shop' },
  ),
  firstName: freeText(qrFieldCharsMax, { description: 'Contact: given name.', example: 'สมชาย' }),
  lastName: freeText(qrFieldCharsMax, { description: 'Contact: family name.', example: 'ใจดี' }),
  name: freeText(qrFieldCharsMax, { description: 'Contact: the whole name, as it is shown.', example: 'สมชาย ใจดี' }),
  phone: freeText(qrFieldCharsMax, {
    description: 'Contact: telephone, as it is written.',
    example: '02-123-4567 ต่อ 12',
  }),
  mobile: freeText(qrFieldCharsMax, {
    description: 'Contact: mobile telephone, as it is written.',
    example: '081-234-5678',
  }),
  email: oneAddress({ description: 'Contact: e-mail address.', example: 'somchai@example.com' }),
  organization: freeText(qrFieldCharsMax, { description: 'Contact: company or office.', example: 'บริษัท ศาลา จำกัด' }),
  jobTitle: freeText(qrFieldCharsMax, { description: 'Contact: position.', example: 'ผู้จัดการ' }),
  website: url({ description: 'Contact: web site.', example: 'https://www.example.org' }),
  address: freeText(qrFieldCharsMax, {
    description: 'Contact: postal address.',
    example: '1 ถนนพระอาทิตย์ กรุงเทพฯ 10200',
  }),
  note: freeText(qrFieldCharsMax, { description: 'Contact: a remark.', example: 'โทรหลัง 9 โมง' }),
  to: addresses({ description: 'E-mail: to whom.', example: 'shop@example.com' }),
  subject: freeText(qrFieldCharsMax, { description: 'E-mail: subject.', example: 'สั่งของ' }),
  body: freeText(qrFieldCharsMax, { description: 'E-mail: text.', example: 'สวัสดีค่ะ' }),
  cc: addresses({ description: 'E-mail: copy to.', example: 'office@example.com' }),
  bcc: addresses({ description: 'E-mail: hidden copy to.', example: 'archive@example.com' }),
  number: formed(
    dialNumber,
    {
      en: 'must be a Thai number (0…), an international one (+…) or a short one (191, 1669), without * or #',
      th: 'ต้องเป็นเบอร์ไทย (0…) เบอร์ต่างประเทศ (+…) หรือเบอร์สั้น (191, 1669) และไม่มี * หรือ #',
    },
    { description: 'Phone and SMS: the number.', example: '081-234-5678' },
  ),
  message: freeText(qrFieldCharsMax, { description: 'SMS: the text.', example: 'ขอจองโต๊ะ 2 ที่' }),
  latitude: coordinate(90, { description: 'Geo: latitude, WGS 84; rounded to 7 decimals.', example: 13.7563 }),
  longitude: coordinate(180, { description: 'Geo: longitude, WGS 84; rounded to 7 decimals.', example: 100.5018 }),
}
