import { describe, expect, it } from 'vitest'
import { addressLookup } from '../../src/address/indexes.ts'
import { nameKey, queryKeys } from '../../src/address/names/name-key.ts'

const { province, districts, postcode } = addressLookup()

describe('a province', () => {
  it.for([
    ['10', '10'],
    ['๑๐', '10'],
    ['กรุงเทพมหานคร', '10'],
    ['กรุงเทพ', '10'],
    ['กรุงเทพฯ', '10'],
    ['กทม', '10'],
    ['กทม.', '10'],
    ['Bangkok', '10'],
    ['BANGKOK ', '10'],
    ['จังหวัดเชียงใหม่', '50'],
    ['จ.เชียงใหม่', '50'],
    ['จ. เชียงใหม่', '50'],
    ['เชียง ใหม่', '50'],
    ['Chiang Mai', '50'],
    ['chiangmai', '50'],
    ['Changwat Chiang Mai', '50'],
    ['Lop Buri', '16'],
    ['lopburi', '16'],
    ['ลําปาง', '52'], // NIKHAHIT + AA instead of SARA AM
    ['เเพร่', '54'], // two SARA E for SARA AE
    ['Bueng Kan', '38'],
    ['โคราช', '30'],
    ['อยุธยา', '14'],
  ] as const)('%s is %s', ([text, code]) => {
    expect(province(text)?.record.code).toBe(code)
  })

  it.for(['', '9', '99', '100', '1001', 'เชียง', 'Atlantis', 'จังหวัด', '<script>'])('%s is not one', (text) => {
    expect(province(text)).toBeUndefined()
  })
})

describe('a district', () => {
  it.for([
    { text: '1001', codes: ['1001'] },
    { text: 'เขตพระนคร', codes: ['1001'] },
    { text: 'Khet Phra Nakhon', codes: ['1001'] },
    { text: 'พระนคร', codes: ['1001'] },
    { text: 'เมืองเชียงใหม่', codes: ['5001'] },
    { text: 'อ.เมืองเชียงใหม่', codes: ['5001'] },
    { text: 'Mueang Chiang Mai', codes: ['5001'] },
    { text: 'เฉลิมพระเกียรติ', codes: ['1913', '3032', '3123', '5515', '8023'] },
    { text: 'Chaloem Phra Kiat', codes: ['1913', '3032', '3123', '5515', '8023'] },
    { text: 'จอมทอง', codes: ['1035', '5002'] },
    { text: 'Bang Sai', codes: ['1404', '1413'] },
    { text: 'Bang Saai', codes: ['1413'] },
    { text: 'บางซ้าย', codes: ['1413'] },
    { text: 'Vadhana', codes: ['1039'] },
    { text: 'Watthana', codes: ['1039'] },
    { text: 'Vajira Barami', codes: ['6612'] },
    { text: 'สุไหงโกลก', codes: ['9610'] },
    { text: 'Su-ngai Kolok', codes: ['9610'] },
    { text: 'Cha am', codes: ['7604'] },
    { text: 'กัลยาณิวัฒนา', codes: ['5025'] },
    { text: 'ไม่มี', codes: [] },
  ])('$text is $codes', ({ text, codes }) => {
    expect(districts(text).map(({ record }) => record.code)).toEqual(codes)
  })

  it('is a khet in Bangkok and an amphoe everywhere else', () => {
    expect(districts('1001').map(({ record }) => record.kind)).toEqual(['khet'])
    expect(districts('5001').map(({ record }) => record.kind)).toEqual(['amphoe'])
  })

  it.for([
    { text: 'เฉลิมพระเกียรติ', of: 'นครราชสีมา', codes: ['3032'] },
    { text: 'จอมทอง', of: 'กรุงเทพ', codes: ['1035'] },
    { text: 'เมือง', of: 'เชียงใหม่', codes: ['5001'] },
    { text: 'อ.เมือง', of: '20', codes: ['2001'] },
    { text: 'Mueang', of: 'Phuket', codes: ['8301'] },
    { text: 'เมือง', of: 'พระนครศรีอยุธยา', codes: ['1401'] },
    { text: 'เมือง', of: '10', codes: [] },
    { text: 'Bang Sai', of: '14', codes: ['1404', '1413'] },
    { text: '1001', of: '50', codes: [] },
  ])('$text of $of is $codes', ({ text, of, codes }) => {
    expect(districts(text, province(of)).map(({ record }) => record.code)).toEqual(codes)
  })

  it('เมือง without a province may be any of the 76 capital districts', () => {
    expect(districts('เมือง')).toHaveLength(76)
  })
})

describe('a postcode', () => {
  it.for([
    { code: '10200', first: '100101' },
    { code: '10303', first: '100203' },
    { code: '47310', first: '471801' },
    { code: '30130', first: '191105' },
  ])('$code is used by $first first', ({ code, first }) => {
    expect(postcode(code)[0]?.record.code).toBe(first)
  })

  it('crosses province borders where Thailand Post does: 83000 serves Phang Nga and Phuket', () => {
    const provinces = new Set(postcode('83000').map(({ district }) => district.province.record.code))
    expect([...provinces]).toEqual(['82', '83'])
  })
})

describe('name keys', () => {
  it.for([
    ['Su-ngai Kolok', 'sungaikolok'],
    ['น้ำ', 'น้ำ'],
    ['น\u0e4d\u0e49า', 'น้ำ'],
    ['เเม่', 'แม่'],
    ['แป-ระ', 'แประ'],
  ] as const)('%s → %s', ([name, key]) => {
    expect(nameKey(name)).toBe(key)
  })

  it('has จ.ป.ร. as the first key though it begins like a prefix', () => {
    expect(queryKeys('จ.ป.ร.')).toEqual(['จ.ป.ร.', 'ป.ร.'])
  })
})
