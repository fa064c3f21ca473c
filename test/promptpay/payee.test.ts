import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billPayee, isPayeeId, isSoundPayee, transferPayee } from '../../src/promptpay/payee.ts'

/** The members of every payee, without content. */
const silent = {
  kind: null,
  hidden: false,
  checksumValid: null,
  mobile: null,
  bankCode: null,
  bank: null,
  account: null,
}

// Sub-objects of template 29: 01 mobile as 0066 and nine digits, 02 ID or tax number, 03 wallet, 04 bank account (EMVCo
// for Thailand, Bank of Thailand). Check digit of IDs by modulo 11; TrueMoney wallets are 14000 and the mobile.
describe('the payee of a transfer', () => {
  it.for([
    [
      'a mobile',
      1,
      '0066812345678',
      { type: 'phone', value: '0812345678', formatted: '081-234-5678', masked: '081-xxx-5678' },
    ],
    ['a mobile of another country', 1, '0044812345678', { value: '0044812345678', masked: 'xxxxxxxxx5678' }],
    [
      'a person',
      2,
      '1234567890121',
      {
        type: 'nationalId',
        kind: 'national',
        checksumValid: true,
        formatted: '1-2345-67890-12-1',
        masked: '1-xxxx-xxxxx-12-1',
      },
    ],
    ['a person, one digit wrong', 2, '1234567890123', { kind: 'national', checksumValid: false }],
    ['a company', 2, '0107544000108', { kind: 'juristic', checksumValid: true }],
    ['an ID cut short', 2, '12345', { kind: null, checksumValid: null, formatted: '12345', masked: 'x2345' }],
    ['a wallet', 3, '004999999999999', { type: 'eWallet', formatted: '004999999999999', masked: 'xxxxxxxxxxx9999' }],
    ['a TrueMoney wallet', 3, '140000812345678', { kind: 'trueMoney', mobile: '0812345678' }],
    [
      'a bank account',
      4,
      '0041234567890',
      {
        type: 'bankAccount',
        bankCode: '004',
        bank: { code: '004', shortName: 'KBANK', nameTh: 'ธนาคารกสิกรไทย', nameEn: 'Kasikornbank' },
        account: '1234567890',
        formatted: '004-1234567890',
        masked: '004-xxxxxx7890',
      },
    ],
    ['a hidden mobile', 1, '0066xxxxx5678', { value: '0xxxxx5678', hidden: true }],
    ['a hidden ID', 2, '1XXXXXXXXX121', { kind: null, checksumValid: null, hidden: true }],
    ['other letters hide nothing', 2, 'ABCDEFGHIJKLM', { hidden: false }],
  ] as const)('%s', ([, id, wire, expected]) => {
    expect(transferPayee(id, wire)).toMatchObject({ ...silent, wire, ...expected })
  })

  it('is named by the sub-objects 01 to 04 alone', () => {
    expect([0, 1, 2, 3, 4, 5].filter(isPayeeId)).toEqual([1, 2, 3, 4])
    expect(transferPayee(5, '0812345678')).toBeUndefined()
  })
})

describe('the payee of a bill', () => {
  it.for([
    ['a tax number and its suffix', '010553600031501', { checksumValid: null, masked: 'xxxxxxxxxxx1501' }],
    ['13 digits that end in their check digit', '0107544000108', { checksumValid: true }],
    ['13 digits that do not', '0107544000109', { checksumValid: false }],
  ] as const)('%s', ([, wire, expected]) => {
    expect(billPayee(wire)).toMatchObject({
      ...silent,
      type: 'biller',
      kind: null,
      value: wire,
      formatted: wire,
      ...expected,
    })
  })
})

describe('a sound payee', () => {
  it.for([
    [1, '0066812345678', true],
    [1, '006681234567', false],
    [1, '0066xxxxx5678', false],
    [2, '1234567890121', true],
    [2, '12345678901210', false],
    [3, '140000812345678', true],
    [3, '14000081234567', false],
    [4, '0041', true],
    [4, '004', false],
    [4, 'ABC1234567890', false],
  ] as const)('%i %s: %s', ([id, wire, isSound]) => {
    const payee = transferPayee(id, wire)
    expect(payee && isSoundPayee(payee)).toBe(isSound)
  })
})

it('never shows more than seven digits of a number when masked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.stringMatching(/^\d{8,25}$/), (id, wire) => {
      const { masked = '', value = '' } = transferPayee(id, wire) ?? {}
      const shown = masked.replace(/\D/g, '')
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(shown.length).toBeLessThan(value.length)
    }),
  )
})
