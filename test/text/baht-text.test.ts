import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { amountText, bahtText, parseAmount } from '../../src/text/baht-text/baht-text.ts'

const words = (text: string): string | undefined => {
  const amount = parseAmount(text)
  return amount && bahtText(amount)
}

/** Readings by the Royal Institute's rule (อ่านอย่างไร และเขียนอย่างไร, 16th printing B.E. 2546, p. 67) and the help pages of BAHTTEXT. */
const readings = [
  ['1', 'หนึ่งบาทถ้วน'],
  ['5', 'ห้าบาทถ้วน'],
  ['10', 'สิบบาทถ้วน'],
  ['11', 'สิบเอ็ดบาทถ้วน'],
  ['19', 'สิบเก้าบาทถ้วน'],
  ['22', 'ยี่สิบสองบาทถ้วน'],
  ['31', 'สามสิบเอ็ดบาทถ้วน'],
  ['110', 'หนึ่งร้อยสิบบาทถ้วน'],
  ['111', 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  ['119', 'หนึ่งร้อยสิบเก้าบาทถ้วน'],
  ['120', 'หนึ่งร้อยยี่สิบบาทถ้วน'],
  ['121', 'หนึ่งร้อยยี่สิบเอ็ดบาทถ้วน'],
  ['501', 'ห้าร้อยเอ็ดบาทถ้วน'],
  ['1001', 'หนึ่งพันเอ็ดบาทถ้วน'],
  ['1011', 'หนึ่งพันสิบเอ็ดบาทถ้วน'],
  ['1021', 'หนึ่งพันยี่สิบเอ็ดบาทถ้วน'],
  ['1100', 'หนึ่งพันหนึ่งร้อยบาทถ้วน'],
  ['1111', 'หนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  ['2501', 'สองพันห้าร้อยเอ็ดบาทถ้วน'],
  ['10000', 'หนึ่งหมื่นบาทถ้วน'],
  ['11111', 'หนึ่งหมื่นหนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  ['20000', 'สองหมื่นบาทถ้วน'],
  ['100000', 'หนึ่งแสนบาทถ้วน'],
  ['100001', 'หนึ่งแสนเอ็ดบาทถ้วน'],
  ['111111', 'หนึ่งแสนหนึ่งหมื่นหนึ่งพันหนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  ['120001', 'หนึ่งแสนสองหมื่นเอ็ดบาทถ้วน'],
  ['999999', 'เก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทถ้วน'],
  ['1000020', 'หนึ่งล้านยี่สิบบาทถ้วน'],
  ['1000100', 'หนึ่งล้านหนึ่งร้อยบาทถ้วน'],
  ['1100001', 'หนึ่งล้านหนึ่งแสนเอ็ดบาทถ้วน'],
  ['2000000', 'สองล้านบาทถ้วน'],
  ['10000000', 'สิบล้านบาทถ้วน'],
  ['11000000', 'สิบเอ็ดล้านบาทถ้วน'],
  ['501741221', 'ห้าร้อยเอ็ดล้านเจ็ดแสนสี่หมื่นหนึ่งพันสองร้อยยี่สิบเอ็ดบาทถ้วน'],
  ['1000000000', 'หนึ่งพันล้านบาทถ้วน'],
  ['1001000000', 'หนึ่งพันเอ็ดล้านบาทถ้วน'],
  ['10000000000', 'หนึ่งหมื่นล้านบาทถ้วน'],
  ['1000000000001', 'หนึ่งล้านล้านเอ็ดบาทถ้วน'],
  ['1000001000001', 'หนึ่งล้านเอ็ดล้านเอ็ดบาทถ้วน'],
  ['9007199254740993', 'เก้าพันเจ็ดล้านหนึ่งแสนเก้าหมื่นเก้าพันสองร้อยห้าสิบสี่ล้านเจ็ดแสนสี่หมื่นเก้าร้อยเก้าสิบสามบาทถ้วน'],
  ['999999999999999', 'เก้าร้อยเก้าสิบเก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าล้านเก้าแสนเก้าหมื่นเก้าพันเก้าร้อยเก้าสิบเก้าบาทถ้วน'],
  ['123456789012345.67', 'หนึ่งร้อยยี่สิบสามล้านสี่แสนห้าหมื่นหกพันเจ็ดร้อยแปดสิบเก้าล้านหนึ่งหมื่นสองพันสามร้อยสี่สิบห้าบาทหกสิบเจ็ดสตางค์'],
  ['0.01', 'หนึ่งสตางค์'],
  ['0.1', 'สิบสตางค์'],
  ['0.11', 'สิบเอ็ดสตางค์'],
  ['0.20', 'ยี่สิบสตางค์'],
  ['0.21', 'ยี่สิบเอ็ดสตางค์'],
  ['0.75', 'เจ็ดสิบห้าสตางค์'],
  ['1.10', 'หนึ่งบาทสิบสตางค์'],
  ['1.11', 'หนึ่งบาทสิบเอ็ดสตางค์'],
  ['1.25', 'หนึ่งบาทยี่สิบห้าสตางค์'],
  ['1.50', 'หนึ่งบาทห้าสิบสตางค์'],
  ['3.30', 'สามบาทสามสิบสตางค์'],
  ['21.21', 'ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
  ['33.33', 'สามสิบสามบาทสามสิบสามสตางค์'],
  ['99.99', 'เก้าสิบเก้าบาทเก้าสิบเก้าสตางค์'],
  ['120.75', 'หนึ่งร้อยยี่สิบบาทเจ็ดสิบห้าสตางค์'],
  ['999.99', 'เก้าร้อยเก้าสิบเก้าบาทเก้าสิบเก้าสตางค์'],
  ['1000001.11', 'หนึ่งล้านเอ็ดบาทสิบเอ็ดสตางค์'],
  ['-1', 'ลบหนึ่งบาทถ้วน'],
  ['-1.25', 'ลบหนึ่งบาทยี่สิบห้าสตางค์'],
  ['-201', 'ลบสองร้อยเอ็ดบาทถ้วน'],
  ['-45621.21', 'ลบสี่หมื่นห้าพันหกร้อยยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
  ['-1000001', 'ลบหนึ่งล้านเอ็ดบาทถ้วน'],
  ['12,345,678.90', 'สิบสองล้านสามแสนสี่หมื่นห้าพันหกร้อยเจ็ดสิบแปดบาทเก้าสิบสตางค์'],
  ['21,000,000', 'ยี่สิบเอ็ดล้านบาทถ้วน'],
  ['๑๒๓', 'หนึ่งร้อยยี่สิบสามบาทถ้วน'],
  ['๑,๒๓๔.๕๐', 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'],
  ['๑๐๐๐๐๐๑', 'หนึ่งล้านเอ็ดบาทถ้วน'],
  ['๐.๒๕', 'ยี่สิบห้าสตางค์'],
  ['007', 'เจ็ดบาทถ้วน'],
  [' 42 ', 'สี่สิบสองบาทถ้วน'],
] as const

/** Three or more decimals are rejected: money is never rounded silently. */
const refused = [
  '1.004',
  '0.005',
  '2.675',
  '99.995',
  '999999.995',
  'abc',
  '',
  '1.2.3',
  'NaN',
  'Infinity',
  '๑๒x',
  '12 34',
  '.',
  '1..5',
] as const

it.for([
  [{ negative: false, baht: '1234', satang: 50 }, '1234.50'],
  [{ negative: true, baht: '', satang: 5 }, '-0.05'],
  [{ negative: true, baht: '7', satang: 0 }, '-7.00'],
  [{ negative: true, baht: '', satang: 0 }, '0.00'],
] as const)('%j is written %s', ([amount, text]) => {
  expect(amountText(amount)).toBe(text)
})

describe('baht text', () => {
  it('has all 86 vectors', () => {
    expect(readings.length + refused.length).toBe(86)
  })

  it.for(readings)('%s → %s', ([amount, text]) => {
    expect(words(amount)).toBe(text)
  })

  it.for(refused)('%j is refused', (amount) => {
    expect(parseAmount(amount)).toBeUndefined()
  })

  it.for([
    ['0', 'ศูนย์บาทถ้วน'],
    ['-0', 'ศูนย์บาทถ้วน'],
    ['0.00', 'ศูนย์บาทถ้วน'],
    ['-0.5', 'ลบห้าสิบสตางค์'],
    ['+1', 'หนึ่งบาทถ้วน'],
    ['฿1,234.50', 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'],
    ['฿ 100', 'หนึ่งร้อยบาทถ้วน'],
    ['100 บาท', 'หนึ่งร้อยบาทถ้วน'],
    ['-฿100', 'ลบหนึ่งร้อยบาทถ้วน'],
    ['101', 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    ['101000000', 'หนึ่งร้อยเอ็ดล้านบาทถ้วน'],
    ['1000000000000000000'.slice(1), 'ศูนย์บาทถ้วน'],
    ['100000000000000000', 'หนึ่งแสนล้านล้านบาทถ้วน'],
  ] as const)('%s → %s (sections 4.1 and 1 of the rules)', ([amount, text]) => {
    expect(words(amount)).toBe(text)
  })

  it.for([
    '1e5',
    '0x10',
    '1,23',
    '12,34',
    '1234,567',
    ',123',
    '1,',
    '1000000000000000000',
    '1.005',
    '--1',
    '+-1',
    '-',
    '฿',
    'บาท',
    '1 บาท 50 สตางค์',
    '１２３',
    '٣',
    '1_000',
    '$5',
  ])('%j is refused', (amount) => {
    expect(parseAmount(amount)).toBeUndefined()
  })
})

const VALUES: Record<string, bigint> = {
  หนึ่ง: 1n,
  เอ็ด: 1n,
  สอง: 2n,
  ยี่: 2n,
  สาม: 3n,
  สี่: 4n,
  ห้า: 5n,
  หก: 6n,
  เจ็ด: 7n,
  แปด: 8n,
  เก้า: 9n,
  ศูนย์: 0n,
}
const UNITS: Record<string, bigint> = { สิบ: 10n, ร้อย: 100n, พัน: 1000n, หมื่น: 10_000n, แสน: 100_000n }

/** An independent parser of number words; ล้าน multiplies everything before it. */
function readNumber(text: string): bigint {
  let millions = 0n
  let below = 0n
  let digit: bigint | undefined
  for (const [word] of text.matchAll(/หนึ่ง|เอ็ด|สอง|ยี่|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|ศูนย์|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|./gu)) {
    const unit = UNITS[word]
    if (word === 'ล้าน') {
      millions = (millions + below + (digit ?? 0n)) * 1_000_000n
      below = 0n
      digit = undefined
    } else if (unit !== undefined) {
      below += (digit ?? 1n) * unit
      digit = undefined
    } else {
      digit = VALUES[word]
      if (digit === undefined) throw new Error(`no number word: ${word}`)
    }
  }
  return millions + below + (digit ?? 0n)
}

function readAmount(text: string): { negative: boolean; satang: bigint } {
  const match = /^(ลบ)?(?:(.+)บาท)?(?:(.+)สตางค์|ถ้วน)$/u.exec(text)
  if (!match) throw new Error('no amount')
  const [, minus, baht, satang] = match
  return {
    negative: minus !== undefined,
    satang: (baht ? readNumber(baht) * 100n : 0n) + (satang ? readNumber(satang) : 0n),
  }
}

describe('any amount', () => {
  const amount = fc.record({
    baht: fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    satang: fc.integer({ min: 0, max: 99 }),
    negative: fc.boolean(),
  })

  it('is read back by an independent reader', () => {
    fc.assert(
      fc.property(amount, ({ baht, satang, negative }) => {
        const text = `${negative ? '-' : ''}${baht}.${String(satang).padStart(2, '0')}`
        const total = baht * 100n + BigInt(satang)
        expect(readAmount(words(text) ?? '')).toEqual({ negative: negative && total > 0n, satang: total })
      }),
      { numRuns: 10_000 },
    )
  })

  it('is written back with two decimals', () => {
    fc.assert(
      fc.property(amount, ({ baht, satang }) => {
        const text = `${baht}.${String(satang).padStart(2, '0')}`
        const parsed = parseAmount(text)
        expect(parsed && amountText(parsed)).toBe(text)
      }),
    )
  })
})

/** One word or sign for baht, before or after; a sign for "no satang" must be true. */
describe('an amount with its currency', () => {
  it.for([
    ['฿1,250', 'หนึ่งพันสองร้อยห้าสิบบาทถ้วน'],
    ['100บ.', 'หนึ่งร้อยบาทถ้วน'],
    ['THB 21', 'ยี่สิบเอ็ดบาทถ้วน'],
    ['21.50 THB', 'ยี่สิบเอ็ดบาทห้าสิบสตางค์'],
    ['100 บาทถ้วน', 'หนึ่งร้อยบาทถ้วน'],
    ['๕๐๐.-', 'ห้าร้อยบาทถ้วน'],
    ['500.00.-', 'ห้าร้อยบาทถ้วน'],
  ] as const)('%s is %s', ([text, spoken]) => {
    expect(words(text)).toBe(spoken)
  })

  it.for(['฿100 บาท', '฿100.-', '100 บาท บาท', '100.50 บาทถ้วน', '100.50.-', '100 USD', '$100', 'บาทถ้วน 100', '.-'])(
    '%s is refused',
    (text) => {
      expect(words(text)).toBeUndefined()
    },
  )

  // An expression that searches for the currency again from each blank would time out.
  it('is taken off once over the text', () => {
    expect(parseAmount(`1${' '.repeat(200_000)}x`)).toBeUndefined()
    expect(parseAmount(`1${' '.repeat(200_000)}บาท`)).toEqual({ negative: false, baht: '1', satang: 0 })
  })
})
