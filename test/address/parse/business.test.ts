import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)

/** A place that cannot be confused with any part of a recipient. */
const PLACE = 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200'

describe('an office behind a person or a position', () => {
  it.for([
    ['เรียน ผู้อำนวยการโรงเรียนบ้านดอนตูมวิทยา ม.4', 'โรงเรียนบ้านดอนตูมวิทยา'],
    ['เรียน ผู้จัดการ ธนาคารรวงทอง 88 ถ.ห้วยแก้ว', 'ธนาคารรวงทอง'],
    ['ถวาย เจ้าอาวาสวัดป่าเลไลยก์ธาราม 9', 'วัดป่าเลไลยก์ธาราม'],
    ['ร.ต.อ.มานพ กล้าหาญ สภ.ภูพิงค์ 15 ถ.ห้วยแก้ว', 'สภ.ภูพิงค์'],
    ['ภก.ธนา รุ่งเรืองกิจ โรงพยาบาลดอยคำเวช 20', 'โรงพยาบาลดอยคำเวช'],
    ['งานทะเบียน องค์การบริหารส่วนตำบลดอนแก้ว 9', 'องค์การบริหารส่วนตำบลดอนแก้ว'],
    ['ทพญ.วาสนา คลินิกฟันงาม 9', 'คลินิกฟันงาม'],
    ['แผนกจัดซื้อ โรงงานน้ำตาลทองทวี 9', 'โรงงานน้ำตาลทองทวี'],
    ['หน่วยงาน: กองร้อย ตชด.999', 'กองร้อย ตชด.999'],
    ['ส่งของไปที่ ร้านดาวดวงใจ 9', 'ร้านดาวดวงใจ'],
    ['ร้านดาวดวงใจ ปากซอย 9', 'ร้านดาวดวงใจ'],
    ['ร.พ.สต.ดอนตูม ม.7', 'ร.พ.สต.ดอนตูม'],
    ['ผศ.ดร.อรทัย คณะมนุษยศาสตร์ มหาวิทยาลัยล้านนาวัฒน์ 1', 'มหาวิทยาลัยล้านนาวัฒน์'],
  ] as const)('%s', ([before, company]) => expect(read(`${before} ${PLACE}`).recipient.company).toBe(company))

  it.for([
    ['สมศรี ศูนย์กลาง 5 ม.2', 'สมศรี ศูนย์กลาง'],
    ['มาลี วัดน้อย 77/1', 'มาลี วัดน้อย'],
    ['ปรีชา หมู่ดี 18', 'ปรีชา หมู่ดี'],
    ['วิชัย สมาคมไทย 3/9', 'วิชัย สมาคมไทย'],
  ] as const)('a surname is none: %s', ([before, name]) =>
    expect(read(`${before} ${PLACE}`).recipient).toMatchObject({ name, company: null }),
  )
})

describe('the name of a firm', () => {
  it.for([
    ['Ship to: Brüning Café GmbH, 9 Moo 2', 'Brüning Café GmbH'],
    ['Baker, Stone & Hill Co., Ltd. 9 Moo 2', 'Baker, Stone & Hill Co., Ltd.'],
    ['Royal Teak, Brass & Silk Co., Ltd. 9 Moo 2', 'Royal Teak, Brass & Silk Co., Ltd.'],
    ['สยามเกียร์ (ประเทศไทย) บจก. 9 ม.2', 'สยามเกียร์ (ประเทศไทย) บจก.'],
    ['บจ. ดอยทองพืชผล (สนญ.) 9 ม.2', 'บจ. ดอยทองพืชผล'],
    ['Somchit & Sons (since 1970), 9 Moo 2', 'Somchit & Sons'],
    ['Blue Lagoon Resort & Spa, 9 Moo 2', 'Blue Lagoon Resort & Spa'],
    ['Golden Paddy Export\nCo., Ltd.\n9 Moo 2', 'Golden Paddy Export Co., Ltd.'],
    ['บริษัท รุ่งโรจน์\nเฟอร์นิเจอร์ จำกัด\n9 ม.2', 'บริษัท รุ่งโรจน์ เฟอร์นิเจอร์ จำกัด'],
    ['หจก.ทองดีค้าไม้ 2530 เลขที่ 30/4 ม.2', 'หจก.ทองดีค้าไม้ 2530'],
    ['ธนาคารทองไทย จำกัด (มหาชน) สาขาดอยทอง 9', 'ธนาคารทองไทย จำกัด (มหาชน)'],
    ['รวมมิตรก่อสร้าง บจก. 12/8 ถ.ห้วยแก้ว', 'รวมมิตรก่อสร้าง บจก.'],
    ['พรชัยอะไหล่ (หจก. ส.พรชัยยนต์) 9 ม.2', 'หจก. ส.พรชัยยนต์'],
    ['9 Moo 2, Bangkok 10500 - Teak House Co.,Ltd.', 'Teak House Co.,Ltd.'],
    ['บจก. ทองดี เลข 0105556075980 9 ม.2', 'บจก. ทองดี'],
  ] as const)('%s', ([before, company]) => expect(read(`${before} ${PLACE}`).recipient.company).toBe(company))
})

describe('a person', () => {
  it.for([
    ['ผอ.สมพร 0812345678', 'ผอ.สมพร'],
    ['ชื่อน้องแพรค่า 0812345678', 'น้องแพร'],
    ['ส่งน้องแนน 0812345678', 'น้องแนน'],
    ['ถึงพี่แดง 0812345678', 'พี่แดง'],
    ['ผู้รับ เด็กหญิงชมพู ใจดี ป.5/2', 'เด็กหญิงชมพู ใจดี'],
    ['สมหญิง มีค่า 0812345678', 'สมหญิง มีค่า'],
    ['ผู้รับ: นาวาอากาศโท ชัย ใจดี บ้านพัก 9', 'นาวาอากาศโท ชัย ใจดี'],
    ['ภญ.ดวงใจ 0812345678', 'ภญ.ดวงใจ'],
    ['รศ.ดร.วิทยา แสนสุข 12', 'รศ.ดร.วิทยา แสนสุข'],
    ['Attn K. Somsak, 12', 'K. Somsak'],
    ['Maria L. Bergman\n12', 'Maria L. Bergman'],
    ['Anucha Wongdee 12', 'Anucha Wongdee'],
  ] as const)('%s', ([before, name]) => expect(read(`${before} ${PLACE}`).recipient.name).toBe(name))
})

describe('numbers', () => {
  it.for([
    'TAXID 0105566901419',
    'Tax ID No. 0105566901419',
    'VAT Reg. No. 0105566901419',
    'taxid: 0105566901419',
    'เลขบัตร ปชช 0105566901419',
    'ปชช. 0105566901419',
  ])('tax number: %s', (written) =>
    expect(read(`มานี มีตา ${written} 12 ${PLACE}`).recipient.taxId).toEqual({ number: '0105566901419', valid: false }),
  )

  it('no fax is a telephone, behind the letter alone either', () => {
    expect(read(`บจก.ทองดี 9 ${PLACE} T +66 (0)53 222 333 F +66 (0)53 222 334`).recipient.phones).toEqual(['053222333'])
  })

  it.for([
    ['โทร 053-222-333/0812345678', ['053222333', '0812345678']],
    ['0812345678/0898765432', ['0812345678', '0898765432']],
  ] as const)('two telephones with a stroke: %s', ([written, phones]) =>
    expect(read(`9 ${PLACE} ${written}`).recipient.phones).toEqual(phones),
  )

  it.for([
    ['7, 9, 11 ถ.ห้วยแก้ว', '7, 9, 11'],
    ['45/1, 45/2 ม.3', '45/1, 45/2'],
    ['7,9 ถ.ห้วยแก้ว', '7, 9'],
  ] as const)('several houses: %s', ([street, house]) =>
    expect(read(`${street} ${PLACE}`).street.houseNumber).toBe(house),
  )

  it.for(['ซอยเล็ก', 'ซอยแคบมาก', 'ซอยตัน', 'ซอยลึก'])('a word about a lane is not its name: %s', (written) =>
    expect(read(`9 ${PLACE} ${written}`).street.soi).toBeNull(),
  )
})

it('a site without the word of its industry', () => {
  expect(read(`บจก.ทองดี 9 นิคมฯ บางชัน ม.2 ${PLACE}`).street.site).toBe('นิคมฯ บางชัน')
})

describe('a branch', () => {
  it.for([
    ['สาขาที่ 00001', '00001'],
    ['(สนญ.)', '00000'],
    ['Head Office', '00000'],
    ['Branch No. 2', '00002'],
    ['สาขา 5', '00005'],
    ['00000', '00000'],
    ['(00003)', '00003'],
  ] as const)('%s', ([written, code]) =>
    expect(read(`บริษัท ทองดี จำกัด ${written}\n9 ม.2 ${PLACE}`).recipient.branch?.code).toBe(code),
  )
})

describe('a box', () => {
  it.for([
    ['ตู้ ปณ. 9 ปณฝ.บางแค 10160', '10', '10160'],
    ['ตู้ ปณ. 31 ปณ.ยานนาวา 10125', '10', '10125'],
    ['P.O. Box 12 Chiang Mai 50202', '50', '50202'],
    ['ตู้ ปณ. 5 อ.หาดใหญ่ จ.สงขลา 90112', '90', '90112'],
    ['ตู้ ปณ. 40 นางเลิ้ง 10301', '10', '10301'],
    ['ตู้ไปรษณีย์ 7 จ.ขอนแก่น 40007', '40', '40007'],
  ] as const)('%s', ([text, province, postcode]) => {
    const { province: read1, ...rest } = read(text)
    expect([read1?.code, rest.postcode, rest.complete]).toEqual([province, postcode, true])
    expect(rest.unparsed).toEqual([])
  })
})

describe('the district of a box', () => {
  it.for([
    ['ตู้ ปณ. 25 ปณ.สันป่าตอง เชียงใหม่ 50120', 'สันป่าตอง'],
    ['ตู้ ปณ. 3 ที่ทำการไปรษณีย์ยานนาวา กรุงเทพ 10120', 'ยานนาวา'],
    ['P.O. Box 118, Lak Si Post Office, Bangkok 10210', 'หลักสี่'],
    // The office has the name of no district, or of one with another postcode.
    ['ตู้ ปณ. 40 นางเลิ้ง 10300', null],
    ['ตู้ ปณ. 31 ปณ.ยานนาวา 10125', null],
    ['ตู้ ปณ. 25 ปณ.สันป่าตอง เชียงใหม่ 50200', null],
  ] as const)('%s', ([text, district]) => {
    const answer = read(text)
    expect(answer.district?.nameTh ?? null).toBe(district)
    expect([answer.confidence, answer.complete]).toEqual(['partial', true])
  })
})

it('a post office is no department', () =>
  expect(read('Golden Lotus Co., Ltd., P.O. Box 118, Lak Si Post Office, Bangkok 10210')).toMatchObject({
    recipient: { department: null },
    street: { postOffice: 'Lak Si Post Office' },
  }))

it('a department may have a name in capitals', () =>
  expect(read(`มานี มีตา (แผนก QC)\nบริษัท เอ จำกัด 9 หมู่ 2 ${PLACE}`).recipient.department).toBe('แผนก QC'))

it('a department after Attn is said without that word', () =>
  expect(read(`Blue Teak Co., Ltd. Attn: Accounting 9 Moo 2 ${PLACE}`).recipient.department).toBe('Accounting'))

describe('what strangers wrote for firms', () => {
  it.for([
    ['Kala Guesthouse & Cafe 18 Moo 3', 'Kala Guesthouse & Cafe'],
    ['Sales Department\nMali Memorial Hospital\n188 Moo 3', 'Mali Memorial Hospital'],
    ['Doi Carving Ltd.Part. 112 Moo 3', 'Doi Carving Ltd.Part.'],
    ['ห้างหุ้นส่วนจำกัด ดอยเซฟตี้ (1999)\n33 ม.3', 'ห้างหุ้นส่วนจำกัด ดอยเซฟตี้ (1999)'],
    ['หจก.เอส.เค. 555 ยางใหม่ 555/2 ม.8', 'หจก.เอส.เค. 555 ยางใหม่'],
    ['คลินิกฟันยิ้มพระราม 2\n91/4 ม.8', 'คลินิกฟันยิ้มพระราม 2'],
    ['โรงเรียนเทศบาล 3 (ดอนสามัคคี)\n77 ม.8', 'โรงเรียนเทศบาล 3 (ดอนสามัคคี)'],
    ['บริษัท ถนนทองเท็กซ์ไทล์ จำกัด 8 ม.8', 'บริษัท ถนนทองเท็กซ์ไทล์ จำกัด'],
    ['นิติบุคคลอาคารชุด เดอะ ลีฟ ปากเกร็ด 61 ม.8', 'นิติบุคคลอาคารชุด เดอะ ลีฟ ปากเกร็ด'],
    ['โรงแรมทะเลหมอก 🏖\n14 ม.8', 'โรงแรมทะเลหมอก'],
    ['บ้านริมน่านโฮมสเตย์\n199 ม.5', 'บ้านริมน่านโฮมสเตย์'],
    ['ศูนย์วิจัยข้าวเหนือ มหาวิทยาลัยล้านนาวัฒน์\nตู้ ป.ณ. 14', 'ศูนย์วิจัยข้าวเหนือ มหาวิทยาลัยล้านนาวัฒน์'],
    ['กองพันทหารช่างที่ 992 ค่ายดอยคำ\n9 ม.5', 'กองพันทหารช่างที่ 992 ค่ายดอยคำ'],
    ['ที่ทำการองค์การบริหารส่วนตำบลดอนแก้ว 9 ม.5', 'ที่ทำการองค์การบริหารส่วนตำบลดอนแก้ว'],
  ] as const)('%s', ([before, company]) => expect(read(`${before} ${PLACE}`).recipient.company).toBe(company))

  it('a temple that something is sent to may have its road behind it', () =>
    expect(read(`ส่งที่ วัดดอยคำน้อย ถ.สุเทพ ${PLACE}`).recipient.company).toBe('วัดดอยคำน้อย'))

  it.for([
    ['เลขที่ 689 ไพลินทาวเวอร์ แอท ริเวอร์ ชั้น 26', 'ไพลินทาวเวอร์ แอท ริเวอร์'],
    ['9 ม.2 : เซ็นทรัล แพร่ ชั้น G', 'เซ็นทรัล แพร่'],
    ['ไพลิน เพลส พระราม 9 อาคาร C ชั้น 18 เลขที่ 9', 'ไพลิน เพลส พระราม 9 อาคาร C'],
    ['c/o The Blue Condo Tower A 9 Moo 2', 'The Blue Condo Tower A'],
    ['399 Interlink 21 Building, Moo 2', 'Interlink 21 Building'],
  ] as const)('the building of %s', ([before, building]) =>
    expect(read(`${before} ${PLACE}`).street).toMatchObject({ building }),
  )

  it.for([
    ['Tel. (662) 237-4086', '022374086'],
    ['tel.064_552_1837', '0645521837'],
  ] as const)('the telephone %s', ([written, phone]) => {
    const { recipient, street } = read(`นายมานะ 9 ม.2 ${PLACE} ${written}`)
    expect(recipient.phones).toEqual([phone])
    expect(street.houseNumber).toBe('9')
  })

  it('a label in two languages is no name', () =>
    expect(read(`ซอย/Soi: - ถนน/Road: ชนปรีดา ${PLACE}`).street).toMatchObject({ soi: null, road: 'ชนปรีดา' }))

  it('a postcode of two provinces is that of the province whose main office has its first digits', () =>
    expect(read('ตู้ ปณ. 15 ปณจ.ภูเก็ต 83000')).toMatchObject({ province: { nameTh: 'ภูเก็ต' }, postcode: '83000' }))

  it.for([
    ['ลูกค้า: อารี มีมา / 77/1 ม.2', 'อารี มีมา'],
    ['ผู้รับ นายธีระ มีมา (นายช่างโยธา) 9 ม.2', 'นายธีระ มีมา'],
    ['นาย สมชาย มีมา ที่อยุ่ 318 ม.2', 'นาย สมชาย มีมา'],
    ['เรียน ผู้อำนวยการกองพัสดุ\nกรมดอยคำ\n9 ม.2', null],
  ] as const)('the person of %s', ([before, name]) => expect(read(`${before} ${PLACE}`).recipient.name).toBe(name))
})
