import { describe, expect, it } from 'vitest'
import { readReceiver } from '../../src/promptpay/receiver.ts'

/** What people type and its wire value, in the forms that docs/promptpay.md lists. */
const mobile = [1, '0066812345678', '0812345678'] as const

describe('a typed account becomes', () => {
  it.for([
    ['0812345678', mobile],
    ['081-234-5678', mobile],
    ['081 234 5678', mobile],
    ['(081) 234-5678', mobile],
    ['081.234.5678', mobile],
    ['08-1234-5678', mobile],
    ['081 - 234 - 5678', mobile],
    ['  0812345678\n', mobile],
    ['+66812345678', mobile],
    ['+66 81 234 5678', mobile],
    ['+66-81-234-5678', mobile],
    ['(+66) 81 234 5678', mobile],
    ['66812345678', mobile],
    ['0066812345678', mobile],
    ['0066 81 234 5678', mobile],
    ['+66(0)812345678', mobile],
    ['+66 (0) 81 234 5678', mobile],
    ['+660812345678', mobile],
    ['660812345678', mobile],
    [' 66812345678', mobile],
    ['๐๘๑๒๓๔๕๖๗๘', mobile],
    ['๐๘๑-234-๕๖๗๘', mobile],
    ['０８１２３４５６７８', mobile],
    ['＋６６８１２３４５６７８', mobile],
    ['081\u00a0234\u00a05678', mobile],
    ['081\u2011234\u20115678', mobile],
    ['081–234—5678', mobile],
    ['081\u2212234\u22125678', mobile],
    ['\u202a0812345678\u202c', mobile],
    ['\u20660812345678\u2069', mobile],
    ['\u200e0812345678', mobile],
    ['\u200b0812345678\ufeff', mobile],
    ['0612345678', [1, '0066612345678', '0612345678']],
    ['0912345678', [1, '0066912345678', '0912345678']],
    ['1-2345-67890-12-3', [2, '1234567890123', '1234567890123']],
    ['1 2345 67890 12 3', [2, '1234567890123', '1234567890123']],
    ['1234567890123', [2, '1234567890123', '1234567890123']],
    ['๑-๒๓๔๕-๖๗๘๙๐-๑๒-๓', [2, '1234567890123', '1234567890123']],
    ['0994000165501', [2, '0994000165501', '0994000165501']],
    ['0-8123-45678-12-3', [2, '0812345678123', '0812345678123']],
    ['140000812345678', [3, '140000812345678', '140000812345678']],
    ['004-9990-0028-8505', [3, '004999000288505', '004999000288505']],
    ['14000-0812345678', [3, '140000812345678', '140000812345678']],
  ] as const)('%j → %j', ([typed, [wireId, wire, target]]) => {
    expect(readReceiver(typed)).toMatchObject({ wireId, wire, target })
  })
})

describe('refused, never repaired', () => {
  it.for([
    ['', 'empty'],
    [' \u200b ', 'empty'],
    ['812345678', 'zero-lost'],
    ['abc', 'characters'],
    ['0812345678x', 'characters'],
    ['tel:0812345678', 'characters'],
    ['0x0812345678', 'characters'],
    ['8.12345678e8', 'characters'],
    ['-0812345678', 'characters'],
    ['0812345678-', 'characters'],
    ['081--2345678', 'characters'],
    ['(081 2345678', 'characters'],
    ['081/234/5678', 'characters'],
    ['081,234,5678', 'characters'],
    ['081_234_5678', 'characters'],
    ['<b>0812345678</b>', 'characters'],
    ['📱0812345678', 'characters'],
    ['0️⃣812345678', 'characters'],
    ['٠٨١٢٣٤٥٦٧٨', 'characters'],
    ['0812345678, 0898765432', 'characters'],
    ['0812345678\n0898765432', 'characters'],
    ['081234\n5678', 'characters'],
    ['+66+812345678', 'characters'],
    // Right-to-left marks show the digits in another order than stored.
    ['\u202e8765432180\u202c', 'characters'],
    ['\u200f080 345 0612', 'characters'],
    ['021234567', 'not-thai-mobile'],
    ['02-123-4567', 'not-thai-mobile'],
    ['053123456', 'not-thai-mobile'],
    ['+6621234567', 'not-thai-mobile'],
    ['+6653123456', 'not-thai-mobile'],
    ['6621234567', 'not-thai-mobile'],
    ['0212345678', 'not-thai-mobile'],
    ['0712345678', 'not-thai-mobile'],
    ['1234567890', 'not-thai-mobile'],
    ['0000000000', 'not-thai-mobile'],
    ['+6591234567', 'not-thai-mobile'],
    ['+1 234 567 8901', 'not-thai-mobile'],
    ['+0812345678', 'not-thai-mobile'],
    ['+0066812345678', 'not-thai-mobile'],
    ['+1234567890123', 'not-thai-mobile'],
    ['0066112345678', 'not-thai-mobile'],
    // A spreadsheet's `.0` must not turn a mobile into a 13-digit number.
    ['660812345678.0', 'not-thai-mobile'],
    ['66812345678.0', 'not-thai-mobile'],
    ['1.2345.67890.12.3', 'not-thai-mobile'],
    ['08123', 'wrong-length'],
    ['08123456789', 'wrong-length'],
    ['123456789012', 'wrong-length'],
    ['12345678901234', 'wrong-length'],
    ['00660812345678', 'wrong-length'],
    ['1234567890123456', 'wrong-length'],
    ['11111111111111111111', 'two-numbers'],
    ['0812345678 0898765432', 'two-numbers'],
    ['0812345678 12345', 'two-numbers'],
    ['081-234-5678-12345', 'two-numbers'],
    ['12345 0812345678', 'two-numbers'],
    ['1234567890123 45', 'two-numbers'],
    ['0812345678 123', 'grouping'],
    ['081-234-5678-123', 'grouping'],
    ['12345-67890-123', 'grouping'],
    [812345678, 'type'],
    [['0812345678'], 'type'],
    [{ a: 1 }, 'type'],
    [true, 'type'],
    [null, 'type'],
    [undefined, 'type'],
  ] as const)('%j: %s', ([typed, fault]) => {
    expect(readReceiver(typed)).toBe(fault)
  })
})

describe('the check digit of 13 digits', () => {
  it.for([
    ['3000044726397', true],
    ['1234567890121', true],
    ['1234567890123', false],
  ] as const)('%s: %s', ([typed, checksumValid]) => {
    expect(readReceiver(typed)).toMatchObject({ type: 'nationalId', checksumValid })
  })
})
