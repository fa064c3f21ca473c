import * as z from 'zod'
import { defineContract } from '../../http/contract.ts'
import { csvFormat, csvFormatInBody } from '../../http/format.ts'
import { optional, type Parameter } from '../../http/parameter.ts'
import { codePoints } from '../../http/values.ts'
import { addressTextCharsMax, addressTextsMax, parseBodyBytesMax } from '../../limits.ts'
import { District, Province, Subdistrict } from '../records.ts'
import { correctionReasons, fields } from './place/corrections.ts'
import { confidences } from './read.ts'
import { NO_STREET } from './street/street.ts'
import { parseInput } from './values.ts'

const nullable = z.string().nullable()

const Candidate = z.object({
  subdistrict: Subdistrict.nullable(),
  district: District.nullable(),
  province: Province.nullable(),
  postcode: nullable,
})

const Correction = z.object({
  field: z.enum(fields),
  from: z.string().describe('As written'),
  to: z.string().describe('The Thai name in the table, or the postcode'),
  reason: z
    .enum(correctionReasons)
    .describe('district, province: the written level is another place than the rest says, and was overruled'),
})

export const ParsedAddress = Candidate.extend({
  confidence: z
    .enum(confidences)
    .describe(
      'exact: all levels known and written as the table, an alias or an abbreviation has them; corrected: all levels known, something was corrected; ambiguous: several readings fit equally, see candidates; partial: the subdistrict is not known; none: no place found',
    ),
  recipient: z.object({
    name: nullable.describe('The person; of a shop that orders under its own name, that name'),
    phones: z.array(z.string()).describe('Digits with the leading 0; never a fax'),
    company: nullable.describe('Organisation as written, with its legal form'),
    companyEn: nullable.describe('Its English name, where the text has both'),
    department: nullable,
    taxId: z
      .object({
        number: z.string().describe('Arabic digits, as many as written'),
        valid: z.boolean().describe('Thirteen digits with the right check digit; not whether it exists'),
      })
      .nullable(),
    branch: z.object({ code: nullable.describe('Five digits; 00000 is the head office'), name: nullable }).nullable(),
    email: nullable,
  }),
  street: z.object({
    houseNumber: nullable,
    building: nullable,
    floor: nullable,
    room: nullable,
    village: nullable,
    moo: nullable.describe('Number of the village (หมู่ที่)'),
    soi: nullable.describe('Lane (ซอย), with its number and branch'),
    road: nullable,
    poBox: nullable.describe('Number of the box (ตู้ ปณ.)'),
    postOffice: nullable.describe('Office of the box, as written'),
    site: nullable.describe(
      'Whatever else belongs to the address, as written, joined by a comma: a named place, a landmark, a kilometre',
    ),
  }),
  corrections: z.array(Correction),
  inferred: z.array(z.enum(fields)).describe('What is not in the text and follows from the rest'),
  candidates: z.array(Candidate).describe('All readings of an ambiguous text, at most 20, by code'),
  unparsed: z.array(z.string()).describe('Pieces of the text that are no part of the address; not on the label'),
  complete: z
    .boolean()
    .describe('All levels are known, or a box with its postcode, and unparsed holds nothing of substance'),
  label: z.object({ th: z.array(z.string()), en: z.array(z.string()) }).describe('Lines to print'),
}).meta({ id: 'ParsedAddress' })

const samrongNuea = {
  code: '110102',
  nameTh: 'สำโรงเหนือ',
  nameEn: 'Samrong Nuea',
  kind: 'tambon',
  postcode: '10270',
  postcodes: ['10270'],
} satisfies z.infer<typeof Subdistrict>

const example = {
  confidence: 'corrected',
  recipient: {
    name: 'สมชาย ใจดี',
    phones: ['0812345678'],
    company: null,
    companyEn: null,
    department: null,
    taxId: null,
    branch: null,
    email: null,
  },
  street: {
    ...NO_STREET,
    houseNumber: '99/1',
    moo: '5',
    road: 'สุขุมวิท',
    poBox: null,
    postOffice: null,
    site: null,
  },
  subdistrict: samrongNuea,
  district: { code: '1101', nameTh: 'เมืองสมุทรปราการ', nameEn: 'Mueang Samut Prakan', kind: 'amphoe' },
  province: { code: '11', nameTh: 'สมุทรปราการ', nameEn: 'Samut Prakan' },
  postcode: '10270',
  corrections: [
    { field: 'subdistrict', from: 'สำโรงเหนอ', to: 'สำโรงเหนือ', reason: 'spelling' },
    { field: 'postcode', from: '10240', to: '10270', reason: 'postcode' },
  ],
  inferred: ['province'],
  candidates: [],
  unparsed: ['ฝากป้อมยามได้'],
  complete: false,
  label: {
    th: ['สมชาย ใจดี โทร. 0812345678', '99/1 หมู่ 5 ถนนสุขุมวิท', 'ตำบลสำโรงเหนือ อำเภอเมืองสมุทรปราการ', 'สมุทรปราการ 10270'],
    en: [
      'สมชาย ใจดี, 0812345678',
      '99/1 Moo 5, Sukhumwit Road',
      'Samrong Nuea, Mueang Samut Prakan',
      'Samut Prakan 10270',
    ],
  },
} satisfies z.infer<typeof ParsedAddress>

export const ParsedAddresses = z.object({ count: z.int(), results: z.array(ParsedAddress) })

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
  response: { schema: ParsedAddress, example },
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
  response: { schema: z.union([ParsedAddress, ParsedAddresses]), example },
  problems: ['missing_parameter', 'conflicting_parameters'],
  formats: { csv: lines },
  isPure: true,
  listParameter: 'texts',
  page: '/address#address',
  rate: 'data',
  cache: 'none',
})
