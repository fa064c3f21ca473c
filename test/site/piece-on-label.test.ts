import { describe, expect, it } from 'vitest'
import { hasPiece, withoutPiece, withPiece } from '../../src/site/browser/piece-on-label.ts'

const office = ['บริษัท เอบีซี จำกัด', 'คุณก้อย โทร. 021234567', '99/1 ถนนสีลม', 'กรุงเทพมหานคร 10500']
const both = ['คุณก้อย โทร. 0891112222, 021234567', '99/1']
const english = ['คุณก้อย, 021234567', '99/1, Silom Road']

/** Where a person would write the piece. */
const rows: readonly (readonly [lines: readonly string[], piece: string, at: number, line: string])[] = [
  [office, 'ต่อ 12', 1, 'คุณก้อย โทร. 021234567 ต่อ 12'],
  [office, 'ต่อ ๑๒', 1, 'คุณก้อย โทร. 021234567 ต่อ ๑๒'],
  [office, 'กด 3', 1, 'คุณก้อย โทร. 021234567 กด 3'],
  [office, 'ext. 12', 1, 'คุณก้อย โทร. 021234567 ext. 12'],
  [office, 'Ext 4714', 1, 'คุณก้อย โทร. 021234567 Ext 4714'],
  [office, 'เบอร์ต่อ 12', 1, 'คุณก้อย โทร. 021234567 เบอร์ต่อ 12'],
  [both, 'ต่อ 12', 0, 'คุณก้อย โทร. 0891112222, 021234567 ต่อ 12'],
  [['โทร. 021234567, 0891112222'], 'ต่อ 12', 0, 'โทร. 021234567 ต่อ 12, 0891112222'],
  [['โทร. 02-123-4567'], 'ต่อ 12', 0, 'โทร. 02-123-4567 ต่อ 12'],
  [english, 'ext 12', 0, 'คุณก้อย, 021234567 ext 12'],
  // Below the recipient, and below a person of a company.
  [office, 'ปลายทาง 350', 2, 'ปลายทาง 350'],
  [office, 'ต่อรอง 12', 2, 'ต่อรอง 12'],
  [both, 'ฝากป้อมยาม', 1, 'ฝากป้อมยาม'],
  [['สมชาย', '0/12345678'], 'COD 1,290', 1, 'COD 1,290'],
  [['สมชาย', '99/1'], 'ต่อ 12', 1, 'ต่อ 12'],
  [[], 'ต่อ 12', 0, 'ต่อ 12'],
]

describe('a piece on a label', () => {
  it.for(rows)('%j with %s', ([lines, piece, at, line]) => {
    const now = withPiece(lines, piece)
    expect(now[at]).toBe(line)
    expect(hasPiece(lines, piece)).toBe(false)
    expect(hasPiece(now, piece)).toBe(true)
    expect(withoutPiece(now, piece)).toEqual(lines)
  })

  it.for([
    [['ปลายทาง 3500'], 'ปลายทาง 350', false],
    [['99/350'], '350', false],
    [['ส่งด่วน ปลายทาง 350 บาท'], 'ปลายทาง 350', true],
    [['คุณก้อย โทร. 021234567 ต่อ 12, 0891112222'], 'ต่อ 12', true],
    [['มาลี พานทอง โทร. 0917778899'], '@มาลี พานทอง', true],
    [['COD 1,290'], 'COD 1', false],
    [['COD 1,290'], 'COD 1,290', true],
  ] as const)('is %j the place of %s: %s', ([lines, piece, isThere]) => {
    expect(hasPiece(lines, piece)).toBe(isThere)
  })
})
