import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

/** Orders as shops get them in chats, each with what the packer of the parcel would read in it. */
const orders: readonly (readonly [text: string, read: Readonly<Record<string, string | null>>])[] = [
  [
    'คุณบี เดอะไนน์ทาวเวอร์ ชั้น 18 ถ.พระราม9 แขวงห้วยขวาง เขตห้วยขวาง กทม 10310',
    { name: 'คุณบี', building: 'เดอะไนน์ทาวเวอร์', floor: '18' },
  ],
  // รพ.สต. is a health station, not the sign of a subdistrict.
  [
    'แอน รพ.สต.บ้านหนองแวง ม.5 ต.หนองแวง อ.บ้านผือ อุดร 41160 0812345678',
    { name: 'แอน', subdistrict: '411713', moo: '5', site: 'รพ.สต.บ้านหนองแวง' },
  ],
  ['ลุงพล ข้างวัดโพธิ์ บ้านรั้วสีเขียว 15 ม.6 ต.หนองแวง อ.พระยืน ขอนแก่น 40320', { name: 'ลุงพล', houseNumber: '15', moo: '6' }],
  [
    'บอย มหาลัยราชภัฏสวนสุนันทา คณะวิทย์ 1 ถนนอู่ทองนอก ดุสิต กทม 10300 0812345678',
    { name: 'บอย', houseNumber: '1', site: 'มหาลัยราชภัฏสวนสุนันทา คณะวิทย์' },
  ],
  [
    'กิ๊ฟ 7-11 สาขาตลาดบ้านบึง ต.บ้านบึง อ.บ้านบึง ชลบุรี 20170 0812345678',
    { name: 'กิ๊ฟ', site: '7-11 สาขาตลาดบ้านบึง', houseNumber: null },
  ],
  ['ฝากส่งที่ 7-11 สาขาตลาดไท ต.คลองหนึ่ง อ.คลองหลวง จ.ปทุมธานี 12120', { site: '7-11 สาขาตลาดไท', name: null }],
  // A place is not a name.
  ['ด้านหลัง ตลาดบ้านบึง ต.บ้านบึง อ.บ้านบึง ชลบุรี 20170 0812345678', { name: null, site: 'ด้านหลัง ตลาดบ้านบึง' }],
  ['แถวๆ โรงเรียนบ้านบึง ต.บ้านบึง อ.บ้านบึง ชลบุรี 20170 0812345678', { name: null, site: 'แถวๆ โรงเรียนบ้านบึง' }],
  ['ชื่อเล่น บอล\n0841234567\n9 ม 9 ต.บ้านบึง อ.บ้านบึง ชลบุรี 20170', { name: 'บอล', houseNumber: '9', moo: '9' }],
]

describe('a messy order', () => {
  it.for(orders)('%s', ([text, read]) => {
    const { recipient, street, subdistrict } = parseAddress(addressPlaces(), text)
    expect({ name: recipient.name, subdistrict: subdistrict?.code, ...street }).toMatchObject(read)
  })
})

/** The recipient is neither the person addressed in the order nor the owner of a second phone. */
it.for([
  ['พี่ทิพย์จ้า เอา size M 2 ตัวนะ รวม 630\n\nทิพวรรณ อินทร์แก้ว\n8/45 แขวงสีลม เขตบางรัก 10500\n0632589741', 'ทิพวรรณ อินทร์แก้ว'],
  ['8/45 แขวงสีลม เขตบางรัก 10500 โทร 0872223344, 0894445566 (ลูกสาว)', null],
  ['8/45 แขวงสีลม เขตบางรัก 10500 0872223344 (พิมพ์ใจ)', 'พิมพ์ใจ'],
  ['Fern 🌿 | 0888123789 | 16/20 แขวงสีลม เขตบางรัก 10500', 'Fern'],
  ['ส่งตามนี้ค่ะ >> แพรวา << 0951516262 >> 16/20 แขวงสีลม เขตบางรัก 10500', 'แพรวา'],
  ['กุฏิ 7 ถวายพระมหาสมชาย แขวงสีลม เขตบางรัก 10500', 'พระมหาสมชาย'],
  ['โอนแล้วนะคะน.ส.ปวีณา แสนคำ 8/45 แขวงสีลม เขตบางรัก 10500', 'น.ส.ปวีณา แสนคำ'],
  ['อู๊ด บ้านทรงไทย 8/8 แขวงสีลม เขตบางรัก 10500 0820001118', 'อู๊ด'],
  ['พว.จันทร์จิรา มั่นคง 8/8 แขวงสีลม เขตบางรัก 10500', 'พว.จันทร์จิรา มั่นคง'],
  ['ครูนก (นางสาวกนกวรรณ ทองดี)\n8/8 แขวงสีลม เขตบางรัก 10500', 'ครูนก (นางสาวกนกวรรณ ทองดี)'],
  ['8/8 แขวงสีลม เขตบางรัก 10500\n👤 เฮียตง\n📞 0899998877', 'เฮียตง'],
  ['📦 สมชาย ก. 0812345678 67 ม.3 แขวงสีลม เขตบางรัก 10500', 'สมชาย ก.'],
  ['น้องมิ้น (ฝากไว้ที่ป้อมยาม) 67 ม.3 แขวงสีลม เขตบางรัก 10500 0812345678', 'น้องมิ้น'],
  ['แดง (ฝากไว้ที่นิติ) 67 ม.3 แขวงสีลม เขตบางรัก 10500 0812345678', 'แดง'],
  ['ส่งที่บ้าน แดง ใจดี 67 ม.3 แขวงสีลม เขตบางรัก 10500 0812345678', 'แดง ใจดี'],
  ['ส่งมาที่ ต้น บ้านเลขที่ 67 ม.3 แขวงสีลม เขตบางรัก 10500', 'ต้น'],
  ['สมชาย ก.\n67 ม.3 แขวงสีลม เขตบางรัก 10500', 'สมชาย ก.'],
  ['พระอาจารย์สมชาย กุฏิ 8 วัดป่าบ้านตาด ต.บ้านตาด อ.เมือง จ.อุดรธานี 41000', 'พระอาจารย์สมชาย'],
  ['ลูกค้า: @jj_closet.th 8/8 แขวงสีลม เขตบางรัก 10500', null],
  ['35 Moo 2, Rawai, Phuket 83130. Recipient: Anna & Lars Svensson Ph: 0936667788', 'Anna & Lars Svensson'],
] as const)('the recipient of %s is %s', ([text, name]) =>
  expect(parseAddress(addressPlaces(), text).recipient.name).toBe(name),
)

it('reads phones between blanks and dashes, and from 66 without +', () => {
  expect(parseAddress(addressPlaces(), '📞 089 - 999 - 8877').recipient.phones).toEqual(['0899998877'])
  expect(parseAddress(addressPlaces(), 'กนกวรรณ 66812345670').recipient.phones).toEqual(['0812345670'])
})

it('ends the name of a school before its district', () => {
  const { recipient, district } = parseAddress(addressPlaces(), 'ครูอ้อย รร.อุ้มผางวิทยาคม อุ้มผาง ตาก 63170')
  expect([recipient.company, district?.code]).toEqual(['รร.อุ้มผางวิทยาคม', '6308'])
})

/** Shipping words are not part of the company, and leave nothing in `unparsed` for the sender to check. */
it.for([
  ['ส่งที่ทำงาน บริษัท ไทยเบฟ จำกัด', 'บริษัท ไทยเบฟ จำกัด'],
  ['ส่งที่ทำงาน บ.ไทยเบฟ จก. อาคารเล้าเป้งง้วน ชั้น 17', 'บ.ไทยเบฟ จก.'],
  ['ส่งถึง ไทยเบฟ จำกัด', 'ไทยเบฟ จำกัด'],
  ['รบกวนส่งที่ออฟฟิศค่ะ', null],
] as const)('%s is for %s', ([lead, company]) => {
  const parsed = parseAddress(addressPlaces(), `${lead} 333 ถ.วิภาวดีรังสิต แขวงจอมพล เขตจตุจักร กทม 10900 0812345678`)
  expect([parsed.recipient.company, parsed.complete]).toEqual([company, true])
})
