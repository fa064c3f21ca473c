/** Inputs of the address functions. */
const names: readonly string[] = [
  'เชียงใหม่', 'จังหวัดเชียงใหม่', 'Chiang Mai', '10', '๑๐', 'กทม', 'Bangkok', 'ภูเก็ต', 'จ.ตาก', 'น่าน',
  'Phra Nakhon Si Ayutthaya', 'โคราช', '50', '83', 'ชลบุรี', 'ไม่มี', '99', ' ', '', 'ก'.repeat(101),
] // prettier-ignore

export const placeInputs: Readonly<Record<string, readonly object[]>> = {
  provinces: Array.from({ length: 20 }, (_, i) => ({ ignored: i })),
  districts: [...names.map((province) => ({ province })), {}],
  subdistricts: [
    ...['1001', 'พระนคร', 'Bang Rak', 'เมือง', 'เฉลิมพระเกียรติ', '5001', 'ปาย', '9999', '', 'x'].map((district) => ({
      district,
    })),
    ...['เมือง', 'เฉลิมพระเกียรติ', 'แม่ริม', 'ปาย', 'x'].map((district) => ({ district, province: 'เชียงใหม่' })),
    { district: 'เฉลิมพระเกียรติ', province: 'สระบุรี' },
    { district: 'เมือง', province: 'ไม่มี' },
    { district: 'เมือง', province: '' },
    { province: 'ตาก' },
    { district: 1001 },
    {},
  ],
  postcode: [
    '10200', '๑๐๒๐๐', '50000', '50180', '83000', '10110', '30000', '20110', '90110', '40000', '10900', '65000', '57100',
    '10010', '99999', '1020', 'abcde', '10200 ', '102000', '00000',
  ].map((postcode) => ({ postcode })), // prettier-ignore
  searchAddress: [
    ...['บางรัก', 'bang rak', '10200', '๑๐๒๐๐', 'สุเทบ', 'l6gmr', 'เชียง', 'x', 'กรุงเทพ', '99999'].map((q) => ({ q })),
    { q: 'บาง', limit: 5 },
    { q: 'บาง', limit: '5', offset: 10 },
    { q: 'เมือง', level: 'district' },
    { q: 'ตาก', level: 'province' },
    { q: '10200', level: 'district' },
    { q: 'บาง', limit: 0 },
    { q: 'บาง', limit: 101, offset: -1 },
    { q: 'บาง', level: 'village' },
    { q: '' },
    { q: 'ก'.repeat(101) },
    { limit: 5 },
  ],
  parseAddress: [
    'สมชาย ใจดี 081-234-5678 99/1 ม.5 ถ.สุขุมวิท ต.สำโรงเหนอ อ.เมือง 10240 ฝากป้อมยามได้',
    'แขวงสีลม เขตบางรัก กทม. 10500',
    '123 Silom Road, Bang Rak, Bangkok 10500',
    'ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200',
    '99/1 ซอยสุขุมวิท 21 ถนนสุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพมหานคร 10110',
    'บ้านเลขที่ 5 หมู่ 3 ตำบลปากน้ำ อำเภอเมือง จังหวัดระนอง 85000',
    'คอนโดลุมพินี ชั้น 12 ห้อง 1205 ถ.พระราม 9 ห้วยขวาง กทม',
    'ต.ในเมือง',
    'เฉลิมพระเกียรติ',
    'ภูเก็ต',
    '83000',
    'สวัสดีครับ',
    'ปาย แม่ฮ่องสอน',
    '๙๙/๑ ม.๕ ต.สำโรงเหนือ อ.เมือง จ.สมุทรปราการ ๑๐๒๗๐',
    "l6gmr g=up'.s,j",
    'hello world',
    'นาย ก. 0812345678',
    ' ',
    '',
    'ก'.repeat(501),
  ].map((text) => ({ text })),
}
