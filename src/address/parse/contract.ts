import { defineContract } from '../../http/contract.ts'
import { csvFormat, csvFormatInBody } from '../../http/format.ts'
import { optional, type Input } from '../../http/parameter.ts'
import { codePoints } from '../../http/values.ts'
import { addressTextCharsMax, addressTextsMax, parseBodyBytesMax } from '../../limits.ts'
import type { parseAddress as parseAddressOf } from './parse.ts'
import { NO_STREET } from './street/street.ts'
import { parseInput } from './values.ts'

type Parsed = ReturnType<typeof parseAddressOf>

const isText = (each: unknown): each is string => typeof each === 'string' && codePoints(each) <= addressTextCharsMax

const isList = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length >= 1 && raw.length <= addressTextsMax && raw.every(isText)

/** Up to 100 texts. An empty text returns `none`, so that one bad line does not fail the rest. */
const texts: Input<readonly string[] | undefined> = {
  judge: (raw) => (raw === undefined || isList(raw) ? { value: raw } : undefined),
  rule: {
    en: `must be a list of 1 to ${addressTextsMax} texts of at most ${addressTextCharsMax} characters each`,
    th: `ต้องเป็นรายการข้อความ 1 ถึง ${addressTextsMax} รายการ แต่ละรายการยาวไม่เกิน ${addressTextCharsMax} ตัวอักษร`,
  },
  jsonSchema: {
    type: 'array',
    minItems: 1,
    maxItems: addressTextsMax,
    items: { type: 'string', maxLength: addressTextCharsMax },
  },
}

/** One line per address: its parts, and the label's lines joined by blanks. */
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
  items: (answer: Parsed | { readonly results: readonly Parsed[] }) =>
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
  query: { ...parseInput(), ...csvFormat },
  formats: { csv: lines },
  isPure: true,
  packageEntry: 'address',
  rate: 'data',
  cache: 'none',
})

export const parseAddresses = defineContract({
  name: 'parseAddresses',
  body: { properties: { text: optional(parseInput().text), texts, ...csvFormatInBody }, bytesMax: parseBodyBytesMax },
  problems: ['missing_parameter', 'conflicting_parameters'],
  formats: { csv: lines },
  isPure: true,
  listParameter: 'texts',
  rate: 'data',
  cache: 'none',
})
