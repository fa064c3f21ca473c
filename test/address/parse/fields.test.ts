import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { clean } from '../../../src/address/parse/text/clean.ts'
import { fiveDigits, phonesOf } from '../../../src/address/parse/text/numbers.ts'

const PLACE = 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200'
const read = (text: string) => parseAddress(addressPlaces(), text)

describe('the street', () => {
  it.for([
    ['99/1 ', { houseNumber: '99/1' }],
    ['บ้านเลขที่ 228/24-25 ', { houseNumber: '228/24-25' }],
    ['เลขที่ ๕ ', { houseNumber: '5' }],
    ['99 หมู่ที่ 5 ', { moo: '5' }],
    ['99 ม. 5 ', { moo: '5' }],
    ['99 หมู่5 ', { moo: '5' }],
    ['99 Moo.5 ', { moo: '5' }],
    ['99 หมู่บ้านชลลดา ', { village: 'ชลลดา' }],
    ['99 ม.ชลลดา ', { village: 'ชลลดา' }],
    ['31/4 ใกล้ ม.อ. ', { houseNumber: '31/4', village: null }],
    ['99 โครงการบ้านฟ้า ', { village: 'บ้านฟ้า' }],
    ['99 ซ.ลาดพร้าว 101 แยก 10 ', { soi: 'ลาดพร้าว 101 แยก 10' }],
    ['99 ซอย 7 ', { soi: '7' }],
    ['99 ตรอกวัดท่า ', { soi: 'วัดท่า' }],
    ['พลัมคอนโด บางแค 555/231 ชั้น 8 ', { houseNumber: '555/231', building: 'พลัมคอนโด บางแค', floor: '8' }],
    ['หมู่บ้านพฤกษา คลอง 3 ', { houseNumber: null, village: 'พฤกษา' }],
    ['99 ซ.ปรีดี พนมยงค์ 26 ', { soi: 'ปรีดี พนมยงค์ 26', houseNumber: '99' }],
    ['99 ซ.อารีย์ หมู่ 5 ', { soi: 'อารีย์', moo: '5' }],
    ['99 ซ.สุขใจ ชั้น 5 ', { soi: 'สุขใจ', floor: '5' }],
    ['99 ถนน ถ.พหลโยธิน ', { road: 'พหลโยธิน' }],
    ['99 ถ.พุทธมณฑล สาย 4 ', { road: 'พุทธมณฑล สาย 4' }],
    ['99 ถ. บางนา - ตราด ', { road: 'บางนา - ตราด' }],
    ['99 ถนนพระราม 9 ', { road: 'พระราม 9' }],
    ['99 อาคารไทย ปาร์ค ชั้น G ห้องเลขที่ RMU 204 ', { building: 'ไทย ปาร์ค', floor: 'G', room: 'RMU 204' }],
    ['99 ตึกมณียา ', { building: 'มณียา' }],
    ['คอนโดลุมพินี วิลล์ ชั้น 8 ห้อง 812 ', { building: 'คอนโดลุมพินี วิลล์', floor: '8', room: '812' }],
    ['99, 15-16th Floor, ', { floor: '15-16' }],
    ['ซอยสุขใจ 99/9 ', { soi: 'สุขใจ', houseNumber: '99/9' }],
    ['สั่ง 2 ชิ้น ราคา 500 บาท\n41 ', { houseNumber: '41' }],
    ['กม.45 ', { houseNumber: null, moo: null }],
    ['ส่งด่วน #\n12/3 ', { houseNumber: '12/3' }],
    ['99 Thanonchai ', { road: null }],
    ['99 Thanon Chai ', { road: 'Chai' }],
    ['ไซส์ M 2 ตัว\n8 ', { houseNumber: '8', moo: null }],
    ['ริมถนนมิตรภาพ ', { road: null }],
    ['ส่งไปที่ 12/8 ', { houseNumber: '12/8' }],
    ['Life Asoke Hype rm 2417 fl.24 ', { houseNumber: null, room: '2417', floor: '24' }],
    ['หอผู้ป่วยหญิง 2 ตึกศรีพัฒน์ 110 ถ.อินทวโรรส ', { houseNumber: '110' }],
    ['หมึกพิมพ์ 4 ตลับ\n8 ', { houseNumber: '8' }],
    ['มานี สีหานาม 23 ม.12 ', { houseNumber: '23' }],
    ['เสื้อสีดำ 2 ม.12 ', { houseNumber: null }],
    ['ค่าส่ง 40 บาท ส่งมาที่ 7 ', { houseNumber: '7' }],
    ['081-234-5678 ที่ 12 ', { houseNumber: '12' }],
    ['สวนที่ 5 ', { houseNumber: null }],
    ['ส่งคืนที่ 55/1 ', { houseNumber: '55/1' }],
    ['อาคารร่มเย็น เลขที่ 12/8 ชั้น 7 ', { building: 'ร่มเย็น', houseNumber: '12/8', floor: '7' }],
    ['Order no. 4455 ส่ง 12/8 ', { houseNumber: '12/8' }],
    ['สมาชิกเลขที่ 4455 12/8 ', { houseNumber: '12/8' }],
    ['ใบเสร็จเลขที่ 9/1045 ส่ง 12/8 ', { houseNumber: '12/8' }],
    ['ส่งก่อน 25/12/69 หอพักร่มเย็น ', { houseNumber: null }],
    ['วันเกิด 25/12 ส่งถึง 61 ถ.ช้างม่อย ', { houseNumber: '61' }],
    ['12/4/25 ม.3 ', { houseNumber: '12/4/25' }],
    ['เสื้อ XL 2\nหอพักร่มเย็น ห้อง 305 ', { houseNumber: null, room: '305' }],
    ['ภายใน 25/12 ', { houseNumber: null }],
    ['เลขที่สมาชิก 4455 ', { houseNumber: null }],
    ['7 บ.โนนสูง ', { houseNumber: '7' }],
    ['ค่าส่ง 50 บ. ', { houseNumber: null }],
    ['กางเกง M 99 ม.5 ', { houseNumber: '99' }],
    ['7-11 ปากซอยวัด ', { houseNumber: null, soi: null }],
    ['ร้านแสงดาว ปากซอยลาดพร้าว 71 ', { houseNumber: null, soi: 'ลาดพร้าว 71' }],
    ['ร้านแสงดาว ท้ายซอย 5 ', { houseNumber: null, soi: '5' }],
    ['ข้างซอย 7 ', { houseNumber: null, soi: '7' }],
    ['ตลาดสดเทศบาล 2 ', { houseNumber: null }],
    ['54/99 สุขุมวิท 77 ', { houseNumber: '54/99', soi: 'สุขุมวิท 77' }],
    ['12 รามคำแหง 24 แยก 2 ', { houseNumber: '12', soi: 'รามคำแหง 24 แยก 2' }],
    ['1032/5 พหลโยธิน 18/1 ', { houseNumber: '1032/5', soi: 'พหลโยธิน 18/1' }],
    ['ลาดพร้าว 64/1 ', { houseNumber: '64/1', soi: null }],
    ['54/99 Sukhumvit 77, ', { houseNumber: '54/99', soi: 'Sukhumvit 77' }],
    ['12/34 Sukhumvit 71 Rd., ', { houseNumber: '12/34', soi: null, road: 'Sukhumvit 71' }],
    ['5 หมู่บ้าน เดอะ แกรนด์ วงแหวน-รามอินทรา ', { village: 'เดอะ แกรนด์ วงแหวน-รามอินทรา' }],
    ['99 ม.เพอร์เฟคเพลส รามคำแหง ซ.รามคำแหง 164 ', { village: 'เพอร์เฟคเพลส รามคำแหง', soi: 'รามคำแหง 164' }],
    ['9 หมุ่ 3 ', { moo: '3' }],
    ['9 สุขุมวิทซอย71 ', { soi: 'สุขุมวิท 71', road: null }],
    ['9 สุขุมวิท ซอย 71 ', { soi: 'สุขุมวิท 71', road: null }],
    ['9 เอกชัยซอย 5 ', { soi: 'เอกชัย 5' }],
    ['9 ถ.สุขุมวิทซอย71 ', { soi: '71', road: 'สุขุมวิท' }],
    ['9 ปากทางซอย 5 ', { soi: '5' }],
    ['9 Sukhumvit Soi 71, ', { soi: 'Sukhumvit 71', road: null }],
    ['9 Moo 5 Soi 3, ', { moo: '5', soi: '3' }],
    ['9 Krungthep Kreetha Rd., ', { road: 'Krungthep Kreetha' }],
    ['9 ซ.โชคชัย 4 ซอย 50 ', { houseNumber: '9', soi: 'โชคชัย 4 ซอย 50' }],
    ['แฟลตทุ่งสองห้อง ตึก 3 ห้อง 45 ', { building: 'แฟลตทุ่งสองห้อง ตึก 3', room: '45' }],
    ['แฟลตทุ่งสองห้อง 12/3 ', { houseNumber: '12/3', room: null }],
    ['อาคารพาณิชย์ 3 ชั้น 27 ถ.ช้างม่อย ', { houseNumber: '27', building: null, floor: null }],
    ['ตึกแถว 2 ชั้น 27 ถ.ช้างม่อย ', { houseNumber: '27', building: null, floor: null }],
    ['นิติบุคคลอาคารชุด 99 ', { houseNumber: '99', building: null }],
    ['อาคารชุดร่มเย็น 99 ', { houseNumber: '99', building: 'ร่มเย็น' }],
    ['12/F, Rom Yen Tower, ', { floor: '12' }],
  ] as const)('%s', ([street, expected]) => {
    expect(read(street + PLACE).street).toMatchObject(expected)
  })
})

it.for([
  ['ต.บาง เขียดษา เชียงใหม่', null],
  ['ต.บาง เขียด สงขลา', '901510'],
  ['ต.บางเขียดสงขลา', '901510'],
] as const)('a name with a blank in it ends where a word ends: %s', ([text, code]) => {
  expect(read(text).subdistrict?.code ?? null).toBe(code)
})

it.for([
  ['สั่งเสื้อสีดำ 2 ตัว\n99 ', ['สั่งเสื้อสีดำ 2 ตัว']],
  ['รับสีเขียวเข้ม\nคุณสมชาย ใจดี\n99 ', ['รับสีเขียวเข้ม']],
  ['99 ', []],
  ['ส่งไปที่ 99 ', []],
  ['จัดส่งที่ 99 ', []],
  ['ส่งถึง 99 ', []],
] as const)('what nothing was read from is reported as it was written: %j', ([before, pieces]) => {
  expect(read(before + PLACE).unparsed).toEqual(pieces)
})

describe('phones', () => {
  it.for([
    ['081-234-5678', '0812345678'],
    ['081 234 5678', '0812345678'],
    ['08   4813   9067', '0848139067'],
    ['0812345678', '0812345678'],
    ['๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['+66 81 234 5678', '0812345678'],
    ['+66 (0) 2230 2895', '022302895'],
    ['02-123-4567', '021234567'],
    ['(038) 241428', '038241428'],
    ['โทร. 0-2174-3399', '021743399'],
    ['081/234/5678', '0812345678'],
    ['/ 081-2345678 / 12/4', '0812345678'],
    // A range of phone lines yields the first, without the extension.
    ['0 2590 7148-9', '025907148'],
    ['02-123-4567-70', '021234567'],
    ['02-123-4567 ต่อ 12', '021234567'],
    ['０８１－２３４－５６７８', '0812345678'],
  ] as const)('%s is %s', ([written, digits]) => {
    expect(read(`99 ${PLACE} ${written}`).recipient.phones).toEqual([digits])
  })

  it.for([
    `ผู้ส่ง ชูใจ 0898765432\nผู้รับ มานี 0812345678\n99 ${PLACE}`,
    `ผู้รับ มานี 0812345678 ผู้ส่ง ชูใจ 0898765432 99 ${PLACE}`,
    `ผู้ส่ง ชูใจ 0898765432\nผู้รับ\nมานี\n99 ${PLACE} 0812345678`,
  ])('the recipient has the first: %j', (text) => {
    expect(read(text).recipient).toMatchObject({ name: 'มานี', phones: ['0812345678', '0898765432'] })
  })

  it('two numbers with a dash between are two', () => {
    expect(read(`99 ${PLACE} 02-123-4567 - 02-123-4570`).recipient.phones).toEqual(['021234567', '021234570'])
  })

  it('before a house of three digits is no tax number, whichever check digit they give', () => {
    for (let house = 100; house < 1000; house++)
      expect(read(`มานี 091-880-3327 ${house} ม.4 ${PLACE}`)).toMatchObject({
        recipient: { phones: ['0918803327'], taxId: null },
        street: { houseNumber: String(house) },
      })
    expect(read(`0 8355 36000 31 7 99 ${PLACE}`).recipient.taxId?.number).toBe('0835536000317')
  })

  it('may be glued to the postcode', () => {
    expect(read(`99 ${PLACE}0812345678`)).toMatchObject({ postcode: '50200', recipient: { phones: ['0812345678'] } })
  })

  it.for(['1234567890', '0112345678', '123-4-56789-0', '081234567890', '50200', '01234'])(
    '%s is not one',
    (written) => {
      expect(phonesOf(written)).toEqual([])
    },
  )
})

describe('five digits', () => {
  it.for([
    ['50200', ['50200']],
    ['50200.', ['50200']],
    ['50200 แล้ว 10110', ['10110', '50200']],
    ['฿50200', []],
    ['ราคา: 50200', []],
    ['เลขที่ 50200', []],
    ['50200 บาท', []],
    ['150200', []],
    ['50200/1', []],
    ['5,50200', []],
    ['50200.50', []],
    ['1-50200', []],
    ['จ.เชียงใหม่.50200', ['50200']],
    ['502000812345678', ['50200']],
    ['Order no. 50200', []],
    ['รหัสสมาชิก 50200', []],
    ['หมายเลขคำสั่งซื้อ: 50200', []],
    ['รหัสไปรษณีย์ 50200', ['50200']],
    ['รหัสปณ.50200', ['50200']],
    ['เลขาธิการ 50200', ['50200']],
  ] as const)('%s: %j may be a postcode', ([text, expected]) => {
    expect(fiveDigits(text, () => true).map(({ digits }) => digits)).toEqual(expected)
  })
})

describe('an order strung together by strokes', () => {
  it.for([
    ['มานี/0812345678/40/1 ซ.ลาดพร้าว 80/ถ.ลาดพร้าว/ต.สุเทพ/อ.เมือง/จ.เชียงใหม่/50200'],
    ['0812345678/มานี/40/1 ซ.ลาดพร้าว 80/ถ.ลาดพร้าว/ต.สุเทพ/อ.เมือง/จ.เชียงใหม่ 50200'],
    ['มานี / 081-234-5678 / 40/1 ซ.ลาดพร้าว 80 / ถ.ลาดพร้าว / ต.สุเทพ / อ.เมือง / จ.เชียงใหม่ / 50200'],
  ])('has the parts between them: %s', ([text = '']) => {
    expect(read(text)).toMatchObject({
      confidence: 'exact',
      recipient: { name: 'มานี', phones: ['0812345678'] },
      street: { houseNumber: '40/1', soi: 'ลาดพร้าว 80', road: 'ลาดพร้าว' },
      unparsed: [],
    })
  })
})

describe('the recipient', () => {
  it.for([
    [`สมชาย ใจดี 0812345678 99 ${PLACE}`, 'สมชาย ใจดี'],
    [`คุณนภา รักเรียน\n99 ${PLACE}`, 'คุณนภา รักเรียน'],
    [`น.ส.มานะ วงศ์ไทย 99 ${PLACE}`, 'น.ส.มานะ วงศ์ไทย'],
    [`99 ${PLACE} นายวีระ พรหมดี`, 'นายวีระ พรหมดี'],
    [`ม.ล.ปิ่น มาลากุล 99 ถ.สีลม ${PLACE}`, 'ม.ล.ปิ่น มาลากุล'],
    [`ม.ร.ว.คึกฤทธิ์ ปราโมช\n99 ${PLACE}`, 'ม.ร.ว.คึกฤทธิ์ ปราโมช'],
    [`ออกใบกำกับในนาม\nบริษัท ฝน จำกัด\n99 ${PLACE}`, null],
    [`ใบกำกับภาษี\nบริษัท ฝน จำกัด\n99 ${PLACE}`, null],
    [`ใบบัว มีสุข\n99 ${PLACE}`, 'ใบบัว มีสุข'],
    [`ที่อยู่จัดส่งจ้า\nภูริทัต อัศวเมธา (เบนซ์)\n99 ${PLACE}`, 'ภูริทัต อัศวเมธา'],
    [`นาย สมศักดิ์ ณ ลำปาง 5 ${PLACE}`, 'นาย สมศักดิ์ ณ ลำปาง'],
    [`ชื่อ: ชูใจ รักเรียน\nที่อยู่: 99 ${PLACE}`, 'ชูใจ รักเรียน'],
    [`ส่งที่ กิตติ พรหมดี 99 ${PLACE}`, 'กิตติ พรหมดี'],
    [`ร้านบ้านขนม 0812345678 99 ${PLACE}`, 'ร้านบ้านขนม'],
    [`ร้านบ้านขนม ตู้ ปณ. 12 ${PLACE}`, 'ร้านบ้านขนม'],
    [`น้องเอ ตู้ปณ. 12 ${PLACE}`, 'น้องเอ'],
    [`ส่งคุณมะลิ 77/1 ${PLACE}`, 'คุณมะลิ'],
    [`คุณนัทนะคะ 0812345678 77/1 ${PLACE}`, 'คุณนัท'],
    [`ชื่อ นัท ครับ 77/1 ${PLACE}`, 'นัท'],
    ['ร้านเปิดกี่โมงคะ', null],
    [`พระมหาสมศักดิ์ ฐิตธมฺโม วัดแค ${PLACE}`, 'พระมหาสมศักดิ์ ฐิตธมฺโม'],
    [`ชื่อจริง มานี มีตา ที่อยู่ 99 ${PLACE}`, 'มานี มีตา'],
    [`99 ${PLACE} ชื่อผู้รับนางมานี มีตา`, 'นางมานี มีตา'],
    [`พี่คะ หนูย้ายบ้านแล้วนะ ไม่เอาที่เก่าแล้ว (เก่า 55/1 หนองแขม)\nมานี มีตา\n99 ${PLACE}`, 'มานี มีตา'],
    [`เจ๊หมวย ร้านรองเท้ามือสอง 0812345678 99 ${PLACE}`, 'เจ๊หมวย'],
    [`ลุงเปี๊ยก สมพงษ์ ขำเจริญ ฟาร์มกุ้ง 3 ${PLACE}`, 'ลุงเปี๊ยก สมพงษ์ ขำเจริญ'],
    [`ธนดล (แบงค์) สุขสำราญ\n99 ${PLACE}`, 'ธนดล (แบงค์) สุขสำราญ'],
    [`Shopee ส่งไม่ถึง เลยขอสั่งตรงนะ\nอาโม แซ่ม้า\n99 ${PLACE}`, 'อาโม แซ่ม้า'],
    [`เอาปลาเค็มส่งที่คุณบุญส่ง มีตา 99 ${PLACE}`, 'คุณบุญส่ง มีตา'],
    [`ส่งที่เดิมค่ะ เผื่อแม่ค้าหาไม่เจอ มานี มีตา 99 ${PLACE}`, 'มานี มีตา'],
    [`มานี มีตา 99 ${PLACE} โทสับ 0812345678`, 'มานี มีตา'],
    [`99 ${PLACE} ติดแม่น้ำปาย ข้างสะพานไม้ไผ่ เมย์ ธัญรดา 0812345678`, 'เมย์ ธัญรดา'],
    [`จ่ายเงินแล้วค่ะ\nน้าไข่นุ้ย เสาวนีย์ ทองขาว ร้านชำไข่นุ้ย ${PLACE}`, 'น้าไข่นุ้ย เสาวนีย์ ทองขาว'],
    [`ยายหนูจันทร์ พิมพ์สาร บ.โนนงาม 17 ${PLACE} ลูกเขยชื่อบอย`, 'ยายหนูจันทร์ พิมพ์สาร'],
    [`Mr. John Smith, 99 ${PLACE}`, 'Mr. John Smith'],
    [`081-234-5678 มานี 99 ${PLACE}`, 'มานี'],
    [`0812345678 (มานี) 99 ${PLACE}`, 'มานี'],
    [`99 ${PLACE} 0812345678 มานี`, 'มานี'],
    [`99 ${PLACE}\nมานี\n0812345678`, 'มานี'],
    [`มานี / 0812345678 / 99 ${PLACE}`, 'มานี'],
    [`0812345678 / มานี / 99 ${PLACE}`, 'มานี'],
    [`สั่ง 12 ชิ้น มานี 0812345678 99 ${PLACE}`, 'มานี'],
    [`99 ${PLACE} 0812345678 เข้าได้ทุกวัน`, null],
    [`มานี (ปุ๋ย) 0812345678 99 ${PLACE}`, 'มานี (ปุ๋ย)'],
    [`ไซส์ M 2 ตัว\nมานี\n99 ${PLACE}`, 'มานี'],
    [`สั่ง 2 ตัวค่ะ มานี 99 ${PLACE}`, 'มานี'],
    [`เก็บปลายทาง 780 มานี มีนา 0812345678 99 ${PLACE}`, 'มานี มีนา'],
    [`น้ำพริก 3 กระปุก มานี 0812345678 99 ${PLACE}`, 'มานี'],
    [`พี่ตู่ 99 ${PLACE}`, 'พี่ตู่'],
    [`ส่งโคราชนะ น้องบิว มานี มีตา 99 ${PLACE}`, 'น้องบิว มานี มีตา'],
    [`👩 มานี มีตา\n🏠 99 ${PLACE}`, 'มานี มีตา'],
    [`ส่งที่ทำงานแทนนะคะ\nมานี มีตา\nโกดังกลาง 99 ${PLACE}`, 'มานี มีตา'],
    [`ชื่อ มานี ค่ะ 😊\n99 ${PLACE}`, 'มานี'],
    [`น้องเมย์ค่ะพี่ ส่งที่\n99 ${PLACE} 0812345678`, 'น้องเมย์'],
    [`ใช้เบอร์นี้แทน 0812345678\nมานี มีตา 99 ${PLACE}`, 'มานี มีตา'],
    [`จ.อ.ศุภกร ทองแท้\nบ้านพัก อาคาร 14 ${PLACE}`, 'จ.อ.ศุภกร ทองแท้'],
    [`ส่งให้ มานี มีตา บ้านห้วยกุ๊บกั๊บ 99 ${PLACE}`, 'มานี มีตา'],
    [`กมลทิพย์สายทอง99/7${PLACE} 0812345678`, 'กมลทิพย์สายทอง'],
    [`จองโรงแรม${PLACE} 0812345678`, null],
    [`99 ${PLACE} 0812345678 ของส่งถึงท่าเรือหาดยาวก็ได้ เดี๋ยวไปรับ`, null],
    [`คุณดวงพร สนง.เกษตร 99 ${PLACE}`, 'คุณดวงพร'],
    [`ชื่อ มานี มีตา หอใน ม.พะเยา ห้อง 7 ${PLACE}`, 'มานี มีตา'],
    [`น้องเบล ม.ราชภัฏเชียงใหม่ ${PLACE}`, 'น้องเบล'],
    [`นิคมฯ บางชัน 99 ${PLACE}`, null],
    [`เจ๊หมวย ตลาดสด ${PLACE}`, 'เจ๊หมวย'],
    [`ส่งให้ ครูพี่แอน โรงเรียนวัดแค ${PLACE}`, 'ครูพี่แอน'],
    [`คุณ Manee K. 99 ${PLACE}`, 'คุณ Manee K.'],
    [`Manee K. 0812345678 99 ${PLACE}`, 'Manee K.'],
    [`ผู้รับ มานี ผู้ส่ง ชูใจ 99 ${PLACE}`, 'มานี'],
    [`สั่งเสื้อ 2 ตัวค่ะ\n99 ${PLACE}`, null],
    [`99 ${PLACE} 0812345678 ขอบคุณค่ะ`, null],
    [`99 ${PLACE} 0812345678 แพ็คดีๆนะคะ`, null],
    [`ยอด 780 วันวิสา 0812345678 99 ${PLACE}`, 'วันวิสา'],
    [`ผู้ส่ง ชูใจ 0812345678 99 ${PLACE}`, null],
    [`หนัก 55 มานี 0812345678 99 ${PLACE}`, 'มานี'],
    [`3 กระปุก 0812345678 99 ${PLACE}`, null],
    [`99 ${PLACE} สายด่วน 0812345678`, null],
    [`น้องหมา 2 ถุง 99 ${PLACE}`, null],
    [`พี่สาวฝากซื้อ 2 ชิ้น 99 ${PLACE}`, null],
    [`ป้ายไวนิล 99 ${PLACE}`, null],
    [`โรงพยาบาลนครพิงค์ 159 ${PLACE}`, null],
    [`สวัสดีค่ะ สนใจสินค้า 99 ${PLACE}`, null],
  ] as const)('%s', ([text, name]) => {
    expect(read(text).recipient.name).toBe(name)
  })
})

describe('the rest', () => {
  it('has not the word before a telephone number', () => {
    expect(read(`99 ${PLACE} โทร. 0812345678`).unparsed).toEqual([])
    expect(read(`99 ${PLACE} เบอร์โทร 081-234-5678`).unparsed).toEqual([])
  })

  it('is in the order of the text, without label words', () => {
    const { unparsed } = read(`สั่งเสื้อ 2 ตัว\nที่อยู่: 99 ${PLACE}\nฝากป้อมยามได้`)
    expect(unparsed).toEqual(['สั่งเสื้อ 2 ตัว', 'ฝากป้อมยามได้'])
  })
})

describe('what is inferred', () => {
  it.for([
    ['ต.ในเมือง อ.เมืองสุรินทร์', ['province', 'postcode']],
    ['ต.ในเมือง อ.เมือง สุรินทร์', ['postcode']],
    ['ต.หัวรอ อ.พระนครศรีอยุธยา', ['province', 'postcode']],
    ['ในเมือง เมือง สุรินทร์ 32000', []],
    ['ต.ในเมือง จ.สุรินทร์ 32000', ['district']],
    ['อ.เมือง สุรินทร์ 32000', []],
  ] as const)('%s', ([text, inferred]) => {
    expect(read(text).inferred).toEqual(inferred)
  })
})

describe('the label', () => {
  it('has a line each for recipient, street, subdistrict with district, and province', () => {
    const { label } = read(
      'สมชาย ใจดี 081-234-5678 99/1 อาคารเอ ชั้น 5 ห้อง 12 หมู่บ้านชลลดา ม.5 ซ.ลาดพร้าว 101 ถ.พระราม 4 ต.สุเทพ อ.เมือง จ.เชียงใหม่',
    )
    expect(label.th).toEqual([
      'สมชาย ใจดี โทร. 0812345678',
      '99/1 อาคารเอ ชั้น 5 ห้อง 12 หมู่บ้านชลลดา หมู่ 5 ซอยลาดพร้าว 101 ถนนพระราม 4',
      'ตำบลสุเทพ อำเภอเมืองเชียงใหม่',
      'เชียงใหม่ 50200',
    ])
    expect(label.en.at(-1)).toBe('Chiang Mai 50200')
    expect(label.en[1]).toContain('Rama 4 Road')
    expect(label.en[1]).toContain('Soi Lat Phrao 101')
  })

  it('calls a building of a Thai name Building, and leaves a Latin name as it is', () => {
    expect(read(`9 อาคารเพชรบุรี ถ.เพลินจิต ${PLACE}`).label.en[0]).toBe('9, Phetchaburi Building, Phloen Chit Road')
    expect(read(`9 อาคาร Empire Tower ${PLACE}`).label.en[0]).toBe('9, Empire Tower')
  })

  it('writes แขวง and เขต in Bangkok, and leaves out what is not known', () => {
    expect(read('แขวงสีลม เขตบางรัก กทม.').label.th).toEqual(['แขวงสีลม เขตบางรัก', 'กรุงเทพมหานคร 10500'])
    expect(read('9 Soi Ari 4, Phahonyothin Rd. กทม.').label.th).toEqual([
      '9 ซอย Ari 4 ถนน Phahonyothin',
      'กรุงเทพมหานคร',
    ])
    expect(read('จ.น่าน').label).toEqual({ th: ['น่าน'], en: ['Nan'] })
    expect(read('').label).toEqual({ th: [], en: [] })
  })
})

it('a carriage return alone is a blank', () => {
  expect(clean('99/1\rหมู่ 5').text).toBe('99/1 หมู่ 5')
})

it.for(['ส่ง เลย นะคะ', 'ผึ่ง ตาก แดด', 'ใน น่าน ฟ้า', 'ข่าว แพร่ ไป'])('a province that is a word is one: %s', (text) =>
  expect(read(text).province).toBeNull(),
)
