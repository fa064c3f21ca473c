import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emvAmount, isFieldAmount, isZero, shownAmount } from '../../src/promptpay/amount.ts'

describe('an amount as the text of field 54', () => {
  it.for([
    [1, '1.00'],
    [0.01, '0.01'],
    [0.1, '0.10'],
    [0.29, '0.29'],
    [1.15, '1.15'],
    [72.98, '72.98'],
    [1e3, '1000.00'],
    [9_999_999_999.99, '9999999999.99'],
    ['100.50', '100.50'],
    ['100.5', '100.50'],
    ['100', '100.00'],
    ['0100', '100.00'],
    [' 20 ', '20.00'],
    ['๑๐๐.๕๐', '100.50'],
    ['１００', '100.00'],
    ['9999999999.99', '9999999999.99'],
    ['1,250', '1250.00'],
    ['1,250.00', '1250.00'],
    ['1,250.5', '1250.50'],
    ['12,345,678.90', '12345678.90'],
    ['9,999,999,999.99', '9999999999.99'],
    ['๑,๒๕๐', '1250.00'],
    ['１，２５０', '1250.00'],
  ] as const)('%j → %s', ([typed, text]) => {
    expect(emvAmount(typed)).toBe(text)
  })

  it.for([
    0,
    -0,
    '0',
    '0.00',
    -1,
    -0.01,
    '-5.00',
    '+5',
    72.985,
    1.005,
    0.004,
    0.1 + 0.2,
    1e10,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '10000000000',
    '1.005',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '98,73',
    '1,25',
    '12,50',
    '1,2500',
    '1250,000',
    ',250',
    '1,',
    '1,,250',
    '1,250,',
    '1,250.',
    '1,250.005',
    '1.250,00',
    '0,125',
    '01,250',
    '1, 250',
    '10,000,000,000',
    '3 705',
    '1.2.3',
    '5.',
    '.5',
    '.',
    '',
    ' ',
    '฿5',
    '5 บาท',
    '٥',
    '²',
    true,
    {},
    [5],
    5n,
  ])('%o is refused', (typed) => {
    expect(emvAmount(typed)).toBeUndefined()
  })

  it('is the number itself for every count of satang', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (satang) => {
        const digits = String(satang).padStart(3, '0')
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`
        expect(emvAmount(text)).toBe(text)
        expect(emvAmount(Number(text))).toBe(text)
        expect(emvAmount(Number(digits.slice(0, -2)).toLocaleString('en') + text.slice(-3))).toBe(text)
      }),
    )
  })
})

describe('field 54 in any code (EMVCo: digits, at most one point, at most 13 characters)', () => {
  it.for(['98.73', '98', '98.', '0.00', '9999999999.99', '1234567890123'])('%s may be there', (text) => {
    expect(isFieldAmount(text)).toBe(true)
  })

  it.for(['', '98,73', '3 705', '-5.00', '+5', '1.2.3', '.', '1e3', '12345678901234', '๕', 'x'])(
    '%j may not',
    (text) => {
      expect(isFieldAmount(text)).toBe(false)
    },
  )

  it.for([
    ['98', '764', '98.00'],
    ['98.', '764', '98.00'],
    ['50.5', '764', '50.50'],
    ['00100.50', '764', '100.50'],
    ['0.00', '764', '0.00'],
    ['1.005', '764', '1.005'],
    ['500', '392', '500'],
    ['500.', null, '500'],
  ] as const)('%s in currency %s is shown as %s', ([text, currency, shown]) => {
    expect(shownAmount(text, currency)).toBe(shown)
  })

  it('knows zero', () => {
    expect(['0', '0.00', '000.', '0.01', '10'].map(isZero)).toEqual([true, true, true, false, false])
  })
})
