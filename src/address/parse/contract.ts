import type * as z from 'zod'
import { defineContract } from '../../http/contract.ts'
import { csvFormat, csvFormatInBody } from '../../http/format.ts'
import { optional, type Parameter } from '../../http/parameter.ts'
import { codePoints } from '../../http/values.ts'
import { addressTextCharsMax, addressTextsMax, parseBodyBytesMax } from '../../limits.ts'
import { NO_STREET } from './street/street.ts'
import { parseInput } from './values.ts'
import type { ParsedAddress, ParsedAddresses } from './words.ts'

const EXAMPLE_TEXT = 'สมชาย ใจดี 081-234-5678 99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง 10240 ฝากป้อมยามได้'
const DESCRIPTION =
  'Reads what people paste: any order, abbreviations, either script, without blanks, misspelt, typed on the wrong keyboard. A text without a place is answered with `confidence: "none"`; in doubt the answer is `ambiguous` or `partial`, never a guess. Nothing of the text is stored, cached or logged.'

const text = {
  ...parseInput().text,
  description: 'The address as it was written, with whatever is around it.',
  example: EXAMPLE_TEXT,
  aliases: ['q'],
}

const isText = (each: unknown): each is string => typeof each === 'string' && codePoints(each) <= addressTextCharsMax

const isList = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length >= 1 && raw.length <= addressTextsMax && raw.every(isText)

/** Up to 100 texts. An empty one is answered with `none`, so that one bad line does not lose the rest. */
const texts: Parameter<readonly string[] | undefined> = {
  judge: (raw) => (raw === undefined || isList(raw) ? { value: raw } : undefined),
  description: 'Several addresses, answered in the same order. An empty one is answered with `none`.',
  rule: {
    en: `must be a list of 1 to ${addressTextsMax} texts of at most ${addressTextCharsMax} characters each`,
    th: `ต้องเป็นรายการข้อความ 1 ถึง ${addressTextsMax} รายการ แต่ละรายการยาวไม่เกิน ${addressTextCharsMax} ตัวอักษร`,
  },
  example: [EXAMPLE_TEXT, 'แขวงสีลม เขตบางรัก กทม. 10500'],
  jsonSchema: {
    type: 'array',
    minItems: 1,
    maxItems: addressTextsMax,
    items: { type: 'string', maxLength: addressTextCharsMax },
  },
}

/** One line for each address: its parts, and the label's lines with blanks between them. */
const lines = {
  columns: [
    'confidence',
    'recipientName',
    'phones',
    ...Object.keys(NO_STREET),
    'subdistrict.code',
    'subdistrict.nameTh',
    'district.code',
    'district.nameTh',
    'province.code',
    'province.nameTh',
    'postcode',
    'corrections',
    'unparsed',
    'labelTh',
    'company',
    'companyEn',
    'department',
    'taxId',
    'taxIdValid',
    'branchCode',
    'branchName',
    'email',
    'poBox',
    'postOffice',
    'site',
    'complete',
  ],
  items: (answer: z.infer<typeof ParsedAddress> | z.infer<typeof ParsedAddresses>) =>
    ('results' in answer ? answer.results : [answer]).map((parsed) => ({
      ...parsed,
      ...parsed.street,
      recipientName: parsed.recipient.name,
      ...parsed.recipient,
      taxId: parsed.recipient.taxId?.number ?? null,
      taxIdValid: parsed.recipient.taxId?.valid ?? null,
      branchCode: parsed.recipient.branch?.code ?? null,
      branchName: parsed.recipient.branch?.name ?? null,
      corrections: parsed.corrections.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join('; '),
      labelTh: parsed.label.th,
    })),
}

export const parseAddress = defineContract({
  name: 'parseAddress',
  summary: 'Read an address as people paste it',
  summaryTh: 'อ่านที่อยู่ที่คนวางมาทั้งก้อน',
  description: `${DESCRIPTION} An address with a name is personal data: better sent by POST, which keeps it out of the URL.`,
  tag: 'address',
  query: { text, ...csvFormat },
  formats: { csv: lines },
  isPure: true,
  packageEntry: 'address',
  page: '/address#address',
  rate: 'data',
  cache: 'none',
})

export const parseAddresses = defineContract({
  name: 'parseAddresses',
  summary: `Read one address, or up to ${addressTextsMax}`,
  summaryTh: `อ่านที่อยู่หนึ่งรายการ หรือไม่เกิน ${addressTextsMax} รายการ`,
  description: `${DESCRIPTION} Either \`text\`, answered like the GET, or \`texts\`, answered with \`count\` and \`results\`.`,
  tag: 'address',
  body: {
    properties: { text: optional(text), texts, ...csvFormatInBody },
    bytesMax: parseBodyBytesMax,
    example: { text: EXAMPLE_TEXT },
  },
  problems: ['missing_parameter', 'conflicting_parameters'],
  formats: { csv: lines },
  isPure: true,
  listParameter: 'texts',
  page: '/address#address',
  rate: 'data',
  cache: 'none',
})
