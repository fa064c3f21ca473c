import { describe, expect, it } from 'vitest'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'

const read = (text: string) => parseAddress(addressPlaces(), text)
const codes = (text: string): string => {
  const { confidence, subdistrict, district, province } = read(text)
  return [confidence, subdistrict?.code ?? district?.code ?? province?.code ?? '-'].join(' ')
}

it('reads levels that hyphens join up to the postcode, and no road', () => {
  expect(codes('888/7 ถ.บางพลี-ตำหรุ บางพลีใหญ่-บางพลี-สมุทรปราการ-10540')).toBe('exact 110301')
  expect(read('888/7 ถ.บางพลี-ตำหรุ บางพลีใหญ่-บางพลี-สมุทรปราการ-10540').street.road).toBe('บางพลี-ตำหรุ')
})

describe('other names and abbreviations', () => {
  it.for([
    ['กทม', '10'],
    ['กทม.', '10'],
    ['ก.ท.ม.', '10'],
    ['กรุงเทพ', '10'],
    ['กรุงเทพฯ', '10'],
    ['BKK', '10'],
    ['Krung Thep', '10'],
    ['Krung Thep Maha Nakhon', '10'],
    ['อยุธยา', '14'],
    ['Ayutthaya', '14'],
    ['Ayudhya', '14'],
    ['โคราช', '30'],
    ['Korat', '30'],
    ['แปดริ้ว', '24'],
    ['สุราษฎร์ฯ', '84'],
    ['สุราษฎร์', '84'],
    ['สุราษฏร์ธานี', '84'],
    ['นครศรีฯ', '80'],
    ['เมืองคอน', '80'],
    ['อุบลฯ', '34'],
    ['อุดรฯ', '41'],
    ['สุพรรณฯ', '72'],
    ['ประจวบฯ', '77'],
    ['กาญฯ', '71'],
    ['กำแพงฯ', '62'],
  ] as const)('จ.%s is province %s, and no correction', ([name, code]) => {
    const { province, corrections, confidence } = read(`99/1 จ.${name}`)
    expect([province?.code, corrections, confidence]).toEqual([code, [], 'partial'])
  })

  it.for([
    ['ตบางโปรง อเมือง จสมุทรปราการ 10270', 'exact 110111'],
    ['ตสุเทพ อเมืองเชียงใหม่ จเชียงใหม่', 'exact 500108'],
  ] as const)('%s: a sign without its point is no misspelling', ([text, found]) => {
    expect(codes(text)).toBe(found)
  })

  it.for([
    ['สุราษฎร์', '84'],
    ['อุบล', '34'],
    ['อุดร', '41'],
    ['สุพรรณ', '72'],
    ['ประจวบ', '77'],
    ['นครศรี', '80'],
    ['กาญจน์', '71'],
    ['เมืองกาญจน์', '71'],
    ['ปราจีน', '25'],
    ['นนท์', '12'],
    ['เมืองนนท์', '12'],
    ['สารคาม', '44'],
    ['เมืองชล', '20'],
    ['เมืองอุบล', '34'],
    ['เมืองเพชร', '76'],
    ['พิดโลก', '65'],
  ] as const)('%s alone is province %s', ([name, code]) => {
    const { province, corrections, confidence } = read(`99/1 ${name}`)
    expect([province?.code, corrections, confidence]).toEqual([code, [], 'partial'])
  })

  it.for([
    ['จ. ต. อ.', '99 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่', 'exact 500108'],
    ['T. A.', '99 T.Suthep A.Mueang Chiang Mai, Chiang Mai', 'exact 500108'],
    ['เมือง for a subdistrict, which is no misspelt เหมือง', 'ต.เมืองชลบุรี อ.เมืองชลบุรี ชลบุรี', 'partial 2001'],
    ['the same with a postcode', 'ต.เมือง อ.เมือง จ.ชลบุรี 20000', 'partial 2001'],
    ['the beginning of a province', 'ต.บุ่ง อ.เมือง จ.อำนาจ', 'exact 370101'],
    ['ตำบล/แขวง, อำเภอ/เขต', 'ตำบล/แขวง สีลม อำเภอ/เขต บางรัก จังหวัด กรุงเทพมหานคร', 'exact 100402'],
    ['เมือง', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่', 'exact 500108'],
    ['เมืองฯ', 'ต.สุเทพ อ.เมืองฯ จ.เชียงใหม่', 'exact 500108'],
    ['อำเมือง', 'ต.สุเทพ อำเมือง จ.เชียงใหม่', 'exact 500108'],
    ['A.Muang', 'T.Suthep, A.Muang, Chiang Mai', 'exact 500108'],
    ['กิ่ง อ.', 'ต.ในเมือง กิ่ง อ.เวียงเก่า จ.ขอนแก่น', 'exact 402901'],
    ['ต./อ. in Bangkok', 'ต.สีลม อ.บางรัก กทม.', 'exact 100402'],
    ['แขวง/เขต outside Bangkok', 'แขวงสุเทพ เขตเมืองเชียงใหม่ เชียงใหม่', 'exact 500108'],
    ['Klong 5', '3 Klong 5, Klong Luang, Pathum Thani', 'corrected 130205'],
  ] as const)('%s', ([, text, expected]) => {
    expect(codes(text)).toBe(expected)
  })

  it.for([
    ['ถ. ซ. ม.', '5 ม.3 ซ.อารีย์ ถ.สุขุมวิท สีลม บางรัก กรุงเทพ', { moo: '3', soi: 'อารีย์', road: 'สุขุมวิท' }],
    ['M. Rd.', '5 M.3 Soi Ari 4, Rama 9 Rd., Silom, Bang Rak, Bangkok', { moo: '3', soi: 'Ari 4', road: 'Rama 9' }],
  ] as const)('%s', ([, text, street]) => {
    expect(read(text).street).toMatchObject(street)
  })
})

/** บางรัก is a district, a khwaeng and two tambons, but not after these words. */
describe('no place after', () => {
  it.for([
    'ถนน', 'ถ.', 'ซอย', 'ซ.', 'ตรอก', 'หมู่บ้าน', 'มบ.', 'อาคาร', 'ตึก', 'คอนโด', 'หอพัก', 'แมนชั่น', 'โครงการ', 'โรงเรียน', 'รร.',
    'โรงพยาบาล', 'รพ.', 'มหาวิทยาลัย', 'วิทยาลัย', 'วัด', 'มัสยิด', 'ตลาด', 'สถานีตำรวจ', 'สน.', 'สภ.', 'ธนาคาร', 'สะพาน', 'แยก',
    'ใกล้', 'ตรงข้าม', 'หลัง', 'เทศบาล', 'อบต.', 'ไปรษณีย์', 'ค่าย', 'บริษัท', 'ร้าน', 'โรงแรม', 'โรงงาน', 'สนามกีฬา', 'การไฟฟ้า',
    'ชุมชน', 'ท่ารถ', 'เรือนจำ', 'คุณ', 'นาย', 'Soi ', 'Wat ', 'near ',
  ])('%s', (sign) => {
    const name = /[A-Z]/i.test(sign) ? 'Bang Rak' : 'บางรัก'
    expect(codes(`5 ${sign}${name} อ.ปาย จ.แม่ฮ่องสอน`)).toBe('partial 5803')
  }) // prettier-ignore
})

describe('one short word without a sign', () => {
  it.for(['ยอด 500 บาทค่ะ', 'แพง จัง', 'แม่ และ ลูก 2 ชุด', 'คุณสมชาย ใจดี', 'สอง ตัว 300', 'เอา เลย ค่ะ', 'size L color red', 'ส่งวันที่ 25/12/69 ยอด 500'])(
    '%s names no place',
    (text) => {
      expect(codes(text)).toBe('none -')
    },
  ) // prettier-ignore

  it.for([
    ['is a place by itself', 'สีลม', 'exact 100402'],
    ['beside a postcode of its own', 'ส่ง สีลม ค่ะ 10500', 'exact 100402'],
    ['after the number of a house', 'ส่ง 99/1 สีลม ค่ะ', 'exact 100402'],
    ['after the name of a street', 'ส่ง ถ.สาทร สีลม ค่ะ', 'exact 100402'],
    ['after its sign', 'ส่ง แขวงสีลม ค่ะ', 'exact 100402'],
    ['a longer one among other words too', 'ส่ง สำโรงเหนือ ค่ะ', 'exact 110102'],
    ['unless it is misspelt', 'ส่ง สำโรงเหนอ ค่ะ', 'none -'],
    ['a province is', 'ส่ง ตราด ค่ะ', 'partial 23'],
  ] as const)('%s: %s', ([, text, expected]) => {
    expect(codes(text)).toBe(expected)
  })
})

/** Without one of these signs before it, สีลม would be the khwaeng in บางรัก. */
it.for(['ถนน', 'ซอย', 'ตรอก', 'หมู่บ้าน', 'มบ.', 'อาคาร', 'ตึก', 'คอนโด', 'หอพัก', 'แฟลต', 'แมนชั่น', 'โครงการ'])(
  '%s takes a bare name away',
  (sign) => {
    expect(codes('สีลม บางรัก กรุงเทพ')).toBe('exact 100402')
    expect(codes(`${sign} สีลม บางรัก กรุงเทพ`)).toBe('partial 1004')
  },
)

describe('evidence', () => {
  it.for([
    ['one bare name that is both is the district', 'จตุจักร กรุงเทพ', 'partial 1030'],
    ['twice it is both', 'จตุจักร จตุจักร กรุงเทพ', 'exact 103005'],
    ['with its sign it is the subdistrict', 'แขวงจตุจักร กรุงเทพ', 'exact 103005'],
    ['a road is no place', '5 ถ.เชียงใหม่-ลำปาง ต.หนองหาร อ.สันทราย', 'exact 501408'],
    ['เมือง and a province are two names', 'บ้านไร่ เมือง ราชบุรี 70000', 'exact 700122'],
    ['a name may end like a sign', 'ลาดกระทิง สนามชัยเขต ฉะเชิงเทรา', 'exact 240805'],
    ['… or begin like one', 'ต.จ.ป.ร. อ.กระบุรี จ.ระนอง', 'exact 850406'],
    ['… or like a street', 'ถนนขาด เมืองนครปฐม นครปฐม', 'exact 730109'],
    ['a longer name wins', 'นิคมลำนารายณ์ ชัยบาดาล ลพบุรี', 'exact 160417'],
    ['the capital of Ayutthaya is not called เมือง', 'หอรัตนไชย อ.เมือง จ.อยุธยา', 'corrected 140103'],
    ['either name of a pair in brackets', 'ต.ปอภาร อ.เมือง จ.ร้อยเอ็ด', 'exact 450109'],
    ['a district with one subdistrict needs no other name', 'อ.เกาะสีชัง จ.ชลบุรี', 'exact 200801'],
    ['names win against the postcode', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 10200', 'corrected 500108'],
    ['two names win against a third', 'ต.นาเกลือ อ.บางละมุง จ.ระยอง 20150', 'corrected 200408'],
    ['two that contradict each other are ambiguous', 'อ.บางละมุง จ.ระยอง', 'ambiguous -'],
    ['the whole of a name after its sign counts', 'ต.โคกสว่าง อ.สำโรงทาบ สุรินทร์', 'partial 3212'],
    ['no place at all', 'ขอบคุณมากค่ะ ได้รับของแล้ว', 'none -'],
    ['a postcode alone is none', '10500', 'none -'],
    [
      'a surname before a phone and house is no subdistrict',
      'สมชาย ใจดี 0812345678 12 ม.3 อ.ขุขันธ์ จ.ศรีสะเกษ',
      'partial 3305',
    ],
    ['… with the postcode alone neither', 'สมชาย ใจดี 0812345678 12 ม.3 จ.ศรีสะเกษ 33140', 'partial 33'],
    ['a colour before a house is none either', 'เสื้อสี ชมภู 1 ตัว 99/1 อ.สารภี จ.เชียงใหม่', 'partial 5019'],
    ['after the house it is', '99/1 ชมภู อ.สารภี จ.เชียงใหม่', 'exact 501903'],
  ] as const)('%s: %s', ([, text, expected]) => {
    expect(codes(text)).toBe(expected)
  })

  it.for([
    ['แขวงบางนา เขตบางนา กรุงเทพ', ['บางนาเหนือ', 'บางนาใต้']],
    ['แขวงบางนาเขตบางนากรุงเทพ10260', ['บางนาเหนือ', 'บางนาใต้']],
    ['แขวงพระโขนง เขตพระโขนง กทม.', ['บางจาก', 'พระโขนงใต้']],
    ['แขวงพระโขนงเขตพระโขนงกรุงเทพ10260', ['บางจาก', 'พระโขนงใต้']],
  ] as const)('%s was divided: its parts %j are candidates', ([text, parts]) => {
    const { confidence, subdistrict, candidates } = read(text)
    expect([confidence, subdistrict]).toEqual(['ambiguous', null])
    expect(candidates.map((each) => each.subdistrict?.nameTh)).toEqual(parts)
  })

  it('บางนา was divided: both parts are candidates, the district is known', () => {
    const { confidence, subdistrict, district, candidates } = read('แขวงบางนา เขตบางนา กรุงเทพ')
    expect([confidence, subdistrict, district?.code]).toEqual(['ambiguous', null, '1047'])
    expect(candidates.map((candidate) => candidate.subdistrict?.code)).toEqual(['104702', '104703'])
  })

  it('two subdistricts without a word between them are both candidates, the first of the country too', () => {
    const { confidence, district, candidates } = read('พระบรมมหาราชวัง วังบูรพาภิรมย์')
    expect([confidence, district?.code]).toEqual(['ambiguous', '1001'])
    expect(candidates.map((candidate) => candidate.subdistrict?.code)).toEqual(['100101', '100102'])
  })

  it('a name that the province has several times gives all of them, by code', () => {
    const { confidence, province, district, candidates } = read('ต.เวียง จ.เชียงราย')
    expect([confidence, province?.code, district]).toEqual(['ambiguous', '57', null])
    expect(candidates.map((candidate) => candidate.subdistrict?.code)).toEqual([
      '570101',
      '570301',
      '570401',
      '570801',
      '571102',
    ])
  })

  it('gives at most 20 candidates', () => {
    expect(read('ต.หนองบัว').candidates).toHaveLength(20)
  })
})

describe('a place that was in another district or province', () => {
  it.for([
    ['ต.โคกก่อง อ.เมือง จ.หนองคาย', 'corrected 380106', 'province หนองคาย บึงกาฬ province'],
    ['12 ต.ซาง อ.เซกา จ.หนองคาย', 'corrected 380402', 'province หนองคาย บึงกาฬ province'],
    ['Na Dong, Pak Khat, Nong Khai', 'corrected 380506', 'province Nong Khai บึงกาฬ province'],
    ['ต.บ้านจันทร์ อ.แม่แจ่ม จ.เชียงใหม่', 'corrected 502501', 'district แม่แจ่ม กัลยาณิวัฒนา district'],
    ['แม่แดด แม่แจ่ม เชียงใหม่', 'corrected 502502', 'district แม่แจ่ม กัลยาณิวัฒนา district'],
    ['ต.เขาน้อย อ.ภูเวียง', 'corrected 402903', 'district ภูเวียง เวียงเก่า district'],
    ['ต.ช่างเคิ่ง อ.แม่แจ่ม จ.เชียงใหม่', 'exact 500301', ''],
    ['ต.ในเมือง อ.เมือง จ.หนองคาย', 'exact 430101', ''],
    ['อ.เมือง จ.หนองคาย', 'partial 4301', ''],
    ['อ.ภูเวียง จ.ขอนแก่น', 'partial 4016', ''],
  ] as const)('%s: %s', ([text, expected, correction]) => {
    const written = read(text).corrections.map(({ field, from, to, reason }) => `${field} ${from} ${to} ${reason}`)
    expect([codes(text), written.join()]).toEqual([expected, correction])
  })
})

describe('a name far from the table', () => {
  it.for([
    ['12 Pakpreow, Muang, Saraburi 18000', 'corrected 190101'],
    ['9 Moo 1 Padaed, Mueang, Chiang Mai', 'corrected 500110'],
    ['12 North-Klongtoey, Watthana, Bangkok 10110', 'corrected 103901'],
    ['33 Bang Na South, Bang Na, Bangkok', 'corrected 104703'],
    ['5 South Phra Khanong, Phra Khanong, Bangkok', 'corrected 100910'],
    ['9 ตำบนสุเทพ อำเพอเมือง จังหวดเชียงใหม่', 'exact 500108'],
    ['9 ตัมบลสุเทพ อัมเภอเมือง จ้งหวัดเชียงใหม่', 'exact 500108'],
    ['9 แควงบางรัก เขตบางรัก กรุงเทพ', 'exact 100404'],
    ['ส้มตำปลาร้าอร่อยมาก', 'none -'],
  ] as const)('%s: %s', ([text, expected]) => expect(codes(text)).toBe(expected))
})

describe('a post office', () => {
  it.for([
    ['ปณ.ศรีราชา อ.ศรีราชา ชลบุรี 20110', null],
    ['ตู้ปณ.5 ปณ.ศรีราชา อ.ศรีราชา จ.ชลบุรี 20110', null],
    ['รับที่ ปณ. สามพราน อ.สามพราน จ.นครปฐม 73110', null],
    ['ที่ทำการไปรษณีย์ศรีราชา อ.ศรีราชา จ.ชลบุรี 20110', null],
    ['ปณ.ศรีราชา ต.สุรศักดิ์ อ.ศรีราชา จ.ชลบุรี 20110', '200702'],
  ] as const)('is not the subdistrict of its name: %s', ([text, code]) => {
    const { subdistrict, district, confidence } = read(text)
    expect([subdistrict?.code ?? null, confidence]).toEqual([code, code === null ? 'partial' : 'exact'])
    expect(district?.nameTh).toBe(code === null && text.includes('สามพราน') ? 'สามพราน' : 'ศรีราชา')
  })
})

const corrections = (text: string) =>
  read(text).corrections.map(({ field, from, to, reason }) => `${field} ${from} → ${to} (${reason})`)

describe('corrections', () => {
  it.for([
    ['ต.สุเทบ อ.เมือง จ.เชียงใหม่', ['subdistrict สุเทบ → สุเทพ (spelling)']],
    ['ต.สำโรงเหนอ อ.เมือง', ['subdistrict สำโรงเหนอ → สำโรงเหนือ (spelling)']],
    ['ต.สุเทพ อ.เมือง จ.เชียงไหม', ['province เชียงไหม → เชียงใหม่ (spelling)']],
    ['ต.l6gmr อ.เมือง จ.เชียงใหม่', ['subdistrict l6gmr → สุเทพ (keyboard)']],
    ['ต.สุเทพ อ.เมือง จ.เชียงใหม่ 10200', ['postcode 10200 → 50200 (postcode)']],
    ['ต.นาเกลือ อ.บางละมุง จ.ระยอง 20150', ['province ระยอง → ชลบุรี (province)']],
    ['ต.หอรัตนไชย อ.เมือง จ.อยุธยา', ['district เมือง → พระนครศรีอยุธยา (renamed)']],
    ['ต.ในเมอง อ.เมอง จ.ขอนแก่น', ['subdistrict ในเมอง → ในเมือง (spelling)', 'district เมอง → เมืองขอนแก่น (spelling)']],
    ['ต.ในเมือง อ.ขอนแก่น จ.ขอนแก่น', ['district ขอนแก่น → เมืองขอนแก่น (district)']],
    [
      'ต.หนองบัว อ.หนองบัวลำภู จ.อุดรธานี 39000',
      ['district หนองบัวลำภู → เมืองหนองบัวลำภู (district)', 'province อุดรธานี → หนองบัวลำภู (province)'],
    ],
    ['ต.สุ\u200bเทพ อ.เมือง จ.เชียงใหม่', []],
    ['ต.โพธ\u0e3a์ อ.เมือง จ.ศรีสะเกษ', ['subdistrict โพธ\u0e3a์ → โพธิ์ (spelling)']],
    ['ต.เเม่เหียะ อ.เมือง จ.เชียงใหม่', []],
    ['ต.ปากนํ\u0e32โพ อ.เมือง จ.นครสวรรค์', ['subdistrict ปากนํ\u0e32โพ → ปากน้ำโพ (spelling)']],
  ] as const)('%s', ([text, expected]) => {
    expect(corrections(text)).toEqual(expected)
  })
})

it.for(['ต.นาเกลือ อ.บางละมุง จ.ระยอง 20150', 'ต.คลองหนึ่ง อ.บ้านฉาง จ.ปทุมธานี', 'ต.สุเทพ อ.เมือง เชียงราย 50200'])(
  'a level that was overruled is a correction and not left over: %s',
  (text) => {
    expect(corrections(text)).toHaveLength(1)
    expect(read(text).unparsed).toEqual([])
  },
)

describe('the postcode', () => {
  it('has no wrong digit when another number of five is after it', () => {
    expect(read('แขวงสีลม เขตบางรัก 10500 สั่งซื้อ 99999')).toMatchObject({
      postcode: '10500',
      confidence: 'exact',
      corrections: [],
    })
  })

  it.for([
    ['fits', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', '50200'],
    ['is a further one of the subdistrict', 'แขวงพระโขนงเหนือ เขตวัฒนา กทม. 10260', '10260'],
    ['is of another place', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50000', '50200'],
    ['belongs to one office', 'มหาวิทยาลัยขอนแก่น ต.ในเมือง อ.เมือง จ.ขอนแก่น 40002', '40002'],
    ['has four digits', 'ต.เสม็ด อ.เมือง จ.ชลบุรี 2000', '20000'],
    ['has swapped digits', 'ต.ชาติตระการ อ.ชาติตระการ จ.พิษณุโลก 65710', '65170'],
    ['is 00000', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ 00000', '50200'],
    ['is in Thai digits', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่ ๕๐๒๐๐', '50200'],
    ['is missing', 'ต.สุเทพ อ.เมือง จ.เชียงใหม่', '50200'],
    ['is a price', 'ยอด 10330 บาท ต.สุเทพ อ.เมือง จ.เชียงใหม่', '50200'],
    ['of a district is only given when it is the only one', 'อ.เมือง จ.เชียงใหม่', null],
    ['of a district is given when it fits', 'อ.เมือง จ.เชียงใหม่ 50200', '50200'],
  ] as const)('%s', ([, text, postcode]) => {
    expect(read(text).postcode).toBe(postcode)
  })
})
