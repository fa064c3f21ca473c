import { describe, expect, it } from 'vitest'
import { crc16, crcText } from '../../src/promptpay/crc.ts'
import { decode } from '../../src/promptpay/decode.ts'
import { subName } from '../../src/promptpay/field-names.ts'
import { plainCharacters } from '../../src/thai/typed-text.ts'
import { checksum, sealed } from './independent.ts'

/** Names of sub-objects: Thai QR Payment Standard (templates 29 and 30), EMVCo merchant-presented mode (62, 64), Revenue Department (80). */
describe('the name of a sub-object', () => {
  it.for([
    ['transfer', 1, 'mobile'],
    ['transfer', 2, 'nationalId'],
    ['transfer', 3, 'eWallet'],
    ['transfer', 4, 'bankAccount'],
    ['transfer', 5, 'oneTimeAccount'],
    ['transfer', 6, null],
    ['bill', 1, 'billerId'],
    ['bill', 2, 'reference1'],
    ['bill', 3, 'reference2'],
    ['additionalData', 1, 'billNumber'],
    ['additionalData', 7, 'terminalLabel'],
    ['language', 0, 'language'],
    ['language', 1, 'merchantName'],
    ['language', 2, 'merchantCity'],
    ['vat', 0, 'branchId'],
    ['vat', 1, 'vatRate'],
    ['vat', 2, 'vatAmount'],
    ['walletSlip', 4, 'date'],
    ['unknown', 0, null],
  ] as const)('%s %i is %s', ([kind, id, name]) => {
    expect(subName(kind, id)).toBe(name)
  })

  it.for([
    ['80', '000100010470020570000', ['branchId', 'vatRate']],
    ['62', '010212070234', ['billNumber', 'terminalLabel']],
    ['64', '0002TH0104ร้าน', ['language', 'merchantName']],
  ] as const)('field %s is read with its template', ([id, , names]) => {
    const inner = id === '64' ? '0002TH0104ร้าน' : id === '80' ? '000401230104700' : '010212070234'
    const value = id === '80' ? '00020001047.00' : inner
    const { fields } = decode(sealed(`000201010211${id}${String(value.length).padStart(2, '0')}${value}5303764`))
    expect(fields.find((field) => field.id === id)?.fields?.map(({ name }) => name)).toEqual(names)
  })
})

describe('a message of TrueMoney, UTF-16 in hexadecimal digits', () => {
  it.for([
    ['0E020E2D', 'ขอ'],
    ['0e02', 'ข'],
    ['x0E02', null],
    ['0E02x', null],
    ['0E0', null],
    ['D800', '\ufffd'],
  ] as const)('%s is %j', ([value, message]) => {
    const field = `81${String(value.length).padStart(2, '0')}${value}`
    expect(decode(sealed(`000201010211${field}5303764`)).message).toBe(message)
  })
})

/** The edges of UTF-8: one to four bytes (RFC 3629, section 3). */
it.for(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}', 'a\u{10000}b'])(
  'the CRC of %j',
  (text) => {
    expect(crcText(crc16(text))).toBe(checksum(text))
  },
)

it.for([
  ['081–234–5678', '081-234-5678'],
  ['081—234', '081-234'],
  ['081\u2212234', '081-234'],
  ['๐๘๑', '081'],
  ['０８１', '081'],
  ['08\u200b1', '081'],
  ['08\u00a01', '08 1'],
] as const)('%j typed is %s', ([typed, plain]) => {
  expect(plainCharacters(typed)).toBe(plain)
})
