import { expect, it } from 'vitest'
import { hasSubstance } from '../../../src/address/parse/complete.ts'

it.for([
  'ที่อยู่',
  'ที่อยู่ใหม่',
  'ที่อยู่ในการจัดส่ง:',
  'สถานที่ตั้ง',
  'ติดต่อ',
  'ผู้ติดต่อ',
  'ผู้ซื้อ',
  'ลูกค้า',
  'Company',
  'ขอออกใบกำกับภาษีเต็มรูปแบบในนาม',
  'ใบกำกับภาษีออกในนาม',
  'ส่งของไปที่',
  'สาขา ____',
  'ขอบคุณครับ',
  'แฟกซ์ 02-234-5678',
  'ต่อ 12',
])('%s tells the sender of a parcel nothing', (piece) => expect(hasSubstance(piece)).toBe(false))

it.for(['ฝากป้อมยาม', 'ที่อยู่เดิม', 'บ้านสีเขียว', 'ตู้แดง', 'ส่งก่อนเที่ยง'])('%s tells something', (piece) =>
  expect(hasSubstance(piece)).toBe(true),
)
