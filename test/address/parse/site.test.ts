import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)
const T = 'ต.บางแก้ว อ.บางพลี สมุทรปราการ 10540'

/** What belongs to an address and has no field; what does not belong to it. */
it.for([
  ['999/9 นิคมอุตสาหกรรมอมตะซิตี้ ม.6 ต.มาบยางพร อ.ปลวกแดง จ.ระยอง 21140', 'นิคมอุตสาหกรรมอมตะซิตี้', []],
  ['304/5 หมู่ 8 (ตลาดวันพุธ) ต.เวียงใต้ อ.ปาย จ.แม่ฮ่องสอน 58130', 'ตลาดวันพุธ', []],
  ['39/2 ม.1 บ้านโนนสวรรค์ ต.โนนสูง อ.เมือง จ.อุดร 41330', 'บ้านโนนสวรรค์', []],
  ['ที่อยู่จัดส่ง: วัดป่าบ้านค้อ ต.เขือน้ำ อ.บ้านผือ อุดรธานี 41160', 'วัดป่าบ้านค้อ', []],
  ['9/9 กม.16 ถ.เทพารักษ์ ' + T, 'กม.16', []],
  ['12/1 ข้างวัด ม.4 ตลาดเก่า ' + T, 'ข้างวัด, ตลาดเก่า', []],
  ['Wellgrow Industrial Estate, 90 Moo 9, Bang Wua, Bang Pakong, Chachoengsao 24180', 'Wellgrow Industrial Estate', []],
  ['อ.บางพลี สมุทรปราการ 10540 ต.บางแก้ว 199/5 ถ.กิ่งแก้ว กม.16 ไร่ทองสุข รีสอร์ท คุณโอ๋ 044300400', 'กม.16 ไร่ทองสุข รีสอร์ท', []],
  ['อ.บางพลี สมุทรปราการ 10540 ต.บางแก้ว 199/5 ถ.กิ่งแก้ว เก็บปลายทาง', null, ['เก็บปลายทาง']],
  ['กวาง 0654321098 อยู่ รีเจ้นท์โฮม ตึก D ห้อง 512 ' + T, 'รีเจ้นท์โฮม', []],
  ['8/2 ถ.ลำลูกกา คลอง 4 ต.ลาดสวาย อ.ลำลุกกา ปทุมธานี 12150', 'คลอง 4', []],
  ['สวนลำไยพ่อหลวงดี 88 ม.4 ' + T, 'สวนลำไยพ่อหลวงดี', []],
  [
    'Kindly deliver to Baan Suan Resort, 129 Moo 3, Nong Kae, Hua Hin, Prachuap Khiri Khan 77110',
    'Baan Suan Resort',
    ['Kindly deliver to'],
  ],
  ['12/1 ม.4 ' + T + ' ข้างวัด', null, ['ข้างวัด']],
  ['12/1 ม.4 ฝากป้อมยาม ' + T, null, ['ฝากป้อมยาม']],
  ['ปุ๋ย 5 กระสอบ ' + T, null, ['ปุ๋ย 5 กระสอบ']],
  ['9 หมู่ 1 ต.บางแสน ชลบุรี 20130', null, ['ต.บางแสน']],
  ['99 ถ.ห้วยแก้ว เชียงใหม่ 50300 ฿590', null, ['฿590']],
  ['ส.อ.ธีรพงษ์ กล้าหาญ ค่ายสุรนารี ต.หนองไผ่ล้อม อ.เมือง จ.นครราชสีมา 30000', 'ค่ายสุรนารี', []],
] as const)('%s', ([text, site, unparsed]) => {
  const answer = read(text)
  expect(answer.street.site).toBe(site)
  expect(answer.unparsed).toEqual(unparsed)
})

describe('a label has the site where it was written', () => {
  it.for([
    ['999/9 นิคมอุตสาหกรรมอมตะซิตี้ ม.6 ' + T, '999/9 นิคมอุตสาหกรรมอมตะซิตี้ หมู่ 6', '999/9, Nikhom Utsahakam Amata Siti, Moo 6'],
    ['9/9 ม.6 กม.16.5 ' + T, '9/9 หมู่ 6 กม.16.5', '9/9 Moo 6, Km 16.5'],
    ['ตลาดเก่า 12 ถ.กิ่งแก้ว ' + T, 'ตลาดเก่า 12 ถนนกิ่งแก้ว', 'Talat Kao, 12, King Kaeo Road'],
  ] as const)('%s', ([text, th, en]) => {
    const { label } = read(text)
    expect(label.th).toContain(th)
    expect(label.en).toContain(en)
  })
})

/** Of `99/1ก`, a list and the like: what is written belongs to the number. */
it.for([
  ['99/1ก', '99/1ก'],
  ['99 ก', '99ก'],
  ['99A', '99A'],
  ['12 / 45', '12/45'],
  ['12 ทับ 3', '12/3'],
  ['หนึ่งร้อยยี่สิบ ทับ สาม', '120/3'],
  ['5 และ 7 ถ.กิ่งแก้ว', '5, 7'],
  ['เลขที่ 5, 7 และ 9', '5, 7, 9'],
  ['101,101 / 1', '101, 101/1'],
  ['111/222 บ้านพฤกษา 15 ซ.8', '111/222'],
  ['12/1 เฟส 2', '12/1'],
  ['300 ศูนย์แสดงสินค้า ฮอลล์ 5', '300'],
  ['เค้ก 2 ปอนด์', null],
  ['โกดัง 12', null],
] as const)('the house of %s is %s', ([text, house]) => expect(read(`${text} ${T}`).street.houseNumber).toBe(house))

it('never answers a fax as a phone, and skips the count of lines', () => {
  expect(read(`9/9 ${T} Fax. (66) 0-2300-4563`).recipient.phones).toEqual([])
  expect(read(`9/9 ${T} โทรศัพท์ 0-2679-7357 (6 คู่สาย)`).recipient.phones).toEqual(['026797357'])
})
