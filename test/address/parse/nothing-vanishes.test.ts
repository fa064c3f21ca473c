import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

/** Parts of orders by kind, as people write them; an empty one is omitted. */
const PARTS = [
  ['คุณมานี มีตา', 'นายสมชาย ใจดี', 'Mr. John Smith', 'น้องเมย์', 'ร้านป้าแดง', 'วิภา แสงทอง', ''],
  ['บริษัท ทองดีค้าไม้ จำกัด', 'หจก. รุ่งเรืองยนต์', 'Blue Lotus Co., Ltd.', 'โรงเรียนบ้านดอน', ''],
  ['เลขผู้เสียภาษี 0105556075980', '0105556075980', ''],
  ['สาขา 00002', 'แผนกบัญชี', ''],
  ['081-234-5678', 'โทร 0898765432', '02-123-4567 ต่อ 12', 'แฟกซ์ 02-555-6666', ''],
  ['99/1', 'เลขที่ 12', '228/24-25', '15', ''],
  ['อาคารสาธรธานี 2 ชั้น 8', 'คอนโดริมน้ำ ห้อง 504', 'ตู้ ปณ. 31', ''],
  ['ม.5', 'หมู่ 3', 'หมู่ที่ 7', ''],
  ['ซ.ลาดพร้าว 80', 'ซอยอารีย์', 'ซอย 5', ''],
  ['ถ.สุขุมวิท', 'ถนนพระราม 2', 'Sukhumvit Road', 'ทางหลวงหมายเลข 331', ''],
  [
    'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
    'แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
    'ต.หนองขาม อ.ศรีราชา จ.ชลบุรี 99999',
    'ในเมือง เมือง ขอนแก่น 40000',
    'Nong Kae, Hua Hin, Prachuap Khiri Khan 77110',
    '',
  ],
  ['ฝากไว้กับ รปภ.', 'ด่วนค่ะ', 'ใกล้เซเว่น', 'COD 250 บาท', ''],
  ['a.b@example.com', ''],
] as const

/** Labels of the next word, which the name of the property replaces. */
const SIGNS = new Set('ต อ จ ม ซ ถ หมู่ หมู่ที่ ที่ โทร เลขที่ เลขผู้เสียภาษี สาขา ชั้น ห้อง ซอย ตู้ ปณ Road เมือง'.split(' '))
const SIGN_GLUED = /^(?:ซอย|ถนน|แขวง|เขต|อาคาร)/

const wordsOf = (part: string): string[] =>
  part
    .split(/[\s.,]+/)
    .filter((word) => word !== '' && !SIGNS.has(word))
    .map((word) => plain(word.replace(SIGN_GLUED, '')))

/** Ignores blanks, commas, points, brackets and hyphens. */
const plain = (text: string): string => text.replaceAll(/[\s.,()-]/g, '').toLowerCase()

const order = fc
  .record({
    parts: fc.tuple(...PARTS.map((kind) => fc.constantFrom(...kind))),
    turn: fc.nat({ max: PARTS.length }),
    between: fc.constantFrom(' ', '\n', ', '),
  })
  .map(({ parts, turn, between }) => {
    const written = [...parts.slice(turn), ...parts.slice(0, turn)].filter((part) => part !== '')
    return { written, text: written.join(between) }
  })

it('every word of an order is in a property or in unparsed', () => {
  fc.assert(
    fc.property(order, ({ written, text }) => {
      const { label: _, ...answer } = parseAddress(addressPlaces(), text)
      const answered = plain(JSON.stringify(answer))
      expect(written.flatMap(wordsOf).filter((word) => !answered.includes(word))).toEqual([])
    }),
    { numRuns: 600 },
  )
})
