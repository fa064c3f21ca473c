// Words that several files use, separated by |, and what a hit means. Each list works in a `WordList` and, by `patternOf`,
// in a pattern. Of two words with the same beginning the longer comes first. A word that only one rule uses is in that
// rule's file.

/** Words as part of a pattern, with their points escaped. */
export const patternOf = (words: string): string => words.replaceAll('.', String.raw`\.`)

/** A polite sentence ends; no part of a name. */
export const POLITE = 'ครับ|ค่ะ|คะ'
/** A sentence among friends ends. */
export const FRIENDLY = 'จ้า|จ้ะ|เน้อเจ้า|เน้อ'

/** Followed by a person's name. */
export const TITLES = 'คุณ|นาย|นางสาว|นาง|น.ส.'
/** Followed by the recipient. */
export const RECEIVER = 'ผู้รับ'
/** Followed by the sender. */
export const SENDER = 'ผู้จัดส่ง|ผู้ส่ง|คนส่ง'
/** A request to send. A pattern. */
export const SEND = '(?:รบกวน|ช่วย|ฝาก)?(?:นำ|จัด)?ส่ง(?:ของ|พัสดุ|สินค้า)?(?:ไป|มา)?(?:ให้)?'
/** Followed by a destination or recipient. A pattern. */
export const SEND_TO = `${SEND}(?:ที่(?:ทำงาน|บ้าน|ออฟฟิศ|ร้าน)?|ถึง)?`
/** Followed by the recipient of an invoice. */
export const BILLING = 'เปิดบิล|ออกบิล'
/** Followed by the address. */
export const ADDRESS = 'ที่อยู่|ที่อยุ่'

/** Followed by a telephone number: the beginnings of its labels. */
export const PHONE = 'โทร|โทสับ|เบอร์|มือถือ'
/** The same, whole labels. */
export const PHONE_LABELS = 'เบอร์โทรศัพท์|เบอร์โทร|เบอร์|โทรศัพท์มือถือ|โทรศัพท์|โทรสับ|โทสับ|โทร|มือถือ'
/** The same in English. */
export const PHONE_LATIN = 'tel|phone|mobile'
/** Followed by a fax number, which is no telephone. */
export const FAX = 'แฟกซ์|แฟ็กซ์|แฟกส์|โทรสาร'
/** Followed by an e-mail. */
export const EMAIL = 'อีเมล์|อีเมล'
/** Followed by a tax or registration number. */
export const TAX_NUMBER = 'เลขประจำ|เลขผู้|เลขภาษี|เลขทะเบียน'
/** Followed by an amount: no house and no postcode. */
export const AMOUNT = 'ยอด|ราคา|รวม|จำนวน'
/** Followed by the number of a customer or an order (ออเดอร์). */
export const CUSTOMER = 'ลูกค้า|สมาชิก|เดอร์'
/** The number before it is a count: no house. */
export const UNITS =
  'บ.|บาท|ตัว|ชิ้น|กล่อง|ชุด|คู่|อัน|ขวด|ถุง|ซอง|แพ็ค|โหล|ใบ|เล่ม|คน|วัน|ปี|เดือน|ชั่วโมง|นาที|โมง|กก|กิโล|กรัม|กม|เมตร|' +
  'นิ้ว|ครั้ง|รายการ|ลัง|แผ่น|ม้วน|พรรษา|กระปุก|กระสอบ|กระป๋อง|ปอนด์|แพค|หลอด|ก้อน|ลูก|แท่ง|เม็ด|เส้น|' +
  'เครื่อง|ผืน|เซต|เซ็ต|ฟอง|มัด|ถาด|ตลับ|ห่อ'

/** Followed by a house number. */
export const HOUSE = 'บ้านเลขที่|เลขที่|เลขบ้าน'
/** Followed by a road or lane. */
export const STREET = 'ถนน|ถ.|ซอย|ซ.'
/** Roads whose lanes are numbered: สุขุมวิท 77 is a lane. */
export const NUMBERED_ROADS =
  'สุขุมวิท|ลาดพร้าว|รามคำแหง|เพชรเกษม|พหลโยธิน|รามอินทรา|อ่อนนุช|จรัญสนิทวงศ์|วิภาวดี|รัชดา|รัชดาภิเษก|พัฒนาการ|' +
  'เอกมัย|ทองหล่อ|สาธุประดิษฐ์|เสรีไทย|นาคนิวาส|ศรีนครินทร์|บรมราชชนนี|นิมมานเหมินท์|นิมมาน|' +
  'นวมินทร์|สุขสวัสดิ์|เจริญกรุง|เจริญนคร|งามวงศ์วาน|แจ้งวัฒนะ|ติวานนท์|ประชาอุทิศ|sukhumvit|lat phrao|latphrao'
/** Followed by a house with many homes: the beginnings of its kinds. */
export const DWELLING = 'คอนโด|หอพัก|แฟลต|อพาร์|แมนชั'
/** A word of the name of a tower or a mall. */
export const TOWER = 'ทาวเวอร์|เซ็นทรัล|พลาซ่า|เซ็นเตอร์|บิลดิ้ง|สแควร์|เพลส|คอมเพล็กซ์'
/** Followed by a landmark, which is not the address. */
export const BESIDE = 'ใกล้|ตรงข้าม|เยื้อง|ข้าง|หน้า|หลัง'
/** First words of named places that are no houses. */
export const INSTITUTIONS =
  'โรงเรียน|รร.|โรงพยาบาล|รพ.สต.|รพ.|มหาวิทยาลัย|มหาลัย|วิทยาลัยเทคนิค|วิทยาลัยอาชีวศึกษา|วิทยาลัย|สถาบัน|วัด|' +
  'มัสยิด|ศาลเจ้า|ตลาดนัด|ตลาดสด|ตลาด|สาขา|สถานีรถไฟ|สถานีขนส่ง|สถานีตำรวจภูธร|สถานีตำรวจ|สถานีอนามัย|สถานี|สน.|สภ.|' +
  'ธนาคาร|สี่แยก|แยก|เทศบาลตำบล|เทศบาลเมือง|เทศบาลนคร|เทศบาล|อบต.|อบต|อบจ.|อบจ|' +
  'ที่ทำการไปรษณีย์|ที่ทำการ|ไปรษณีย์|ศาลากลาง|ศูนย์ราชการ|ศูนย์|ค่าย|กองพัน|กรม'
/** Shops and stations that are landmarks too. */
export const SHOPS = 'ร้าน|ปั๊ม|โลตัส|บิ๊กซี|อนามัย'
/** Words of a street, a house or an office: a name after them is no person's. */
export const PLACE_WORDS =
  'ถนน|ซอย|ตรอก|หมู่บ้าน|มบ.|อาคาร|ตึก|คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์ทเม้นท์|อพาร์ทเมนท์|อพาร์ทเม้นต์|อพาร์ตเมนต์|' +
  `แมนชั่น|โครงการ|${INSTITUTIONS}|ใกล้กับ|ใกล้|ตรงข้าม|ข้าง|หลัง|เยื้อง|` +
  'บริษัท|บจก.|บจก|หจก.|หจก|บมจ.|บมจ|ห้างหุ้นส่วนจำกัด|ห้าง|' +
  'โรงแรม|รีสอร์ท|โรงงาน|สนามกีฬา|สนามบิน|สนาม|การไฟฟ้า|การประปา|ชุมชน|เรือนจำ'
/** First or last words of named places, which belong to the address, even before its first part. */
export const NAMED_PLACES =
  `${INSTITUTIONS}|${SHOPS}|${BESIDE}|${TOWER}|${DWELLING}|นิคม|เขตประกอบการ|เขตอุตสาหกรรม|กองร้อย|กองบิน|มณฑล|ห้าง|เดอะมอลล์|` +
  'ท่าเรือ|ท่ารถ|ท่าอากาศยาน|บขส|จุฬาลงกรณ์|คณะ|ที่ว่าการ|รีสอร์ท|โรงแรม|' +
  'โรงงาน|โกดัง|คลังสินค้า|อาคาร|ตึก|หอชาย|หอหญิง|หอใน|หอผู้ป่วย|หอ |กิโลเมตรที่|ชุมชน|โครงการ|สำนัก|ด่าน|แคมป์|หน่วย' +
  '|โฮมสเตย์|มูลนิธิ|ไร่|สวน|ฟาร์ม|อุทยาน|จุดจอด|ประปา|การไฟฟ้า|อู่|คลินิก|บ้าน|บ.|วิลล่า|พาร์ค|กม.|ปากซอย|ปากทาง' +
  '|กุฏิ|ทางเข้า|ท้ายซอย|ริม|ในปั๊ม|ติดกับ|' +
  'แพปลา|สะพานปลา|โซน|แปลง|ล็อค|ล็อก|แผง|ฮอลล์|เฟส|บูธ|เรือนจำ|ศาล|สนาม|นร.|ม.เกษตร|มทบ|พัน.|ร้อย.'
/** The same in English, in lower case. */
export const NAMED_PLACES_LATIN =
  'estate|park|plaza|resort|bungalows?|camp|pier|temple|hotel|hostel|market|mall|school|hospital|university|college|airport|station|' +
  'villas?|village|mansion|apartments?|condo(?:minium)?|residences?|place|tower|building|centre|center|plant' +
  '|warehouse|factory|hall|phase|' +
  'zone|booth|gate|km|house|home|near|opposite|behind|wat|rural|highway'
/** One of these words. */
export const NAMED_PLACE_LATIN = new RegExp(`(?<![A-Za-z])(?:${NAMED_PLACES_LATIN})(?![A-Za-z])`, 'i')
/** Names the head office as the branch of an organisation. */
export const HEAD_OFFICE = 'สำนักงานแห่งใหญ่|สำนักงานใหญ่'

/** Followed by the name of a subdistrict, district or province. */
export const LEVEL_WORDS = 'ตำบล|แขวง|อำเภอ|เขต|จังหวัด'
/** The same, one letter and a point. */
export const LEVEL_LETTERS = 'ต.|อ.|จ.'
/** Followed by a postcode. */
export const POSTCODE = 'รหัสไปรษณีย์'
/** The same in English. */
export const POSTCODE_LATIN = 'postal code|postcode|zip code|zipcode|zip'
/** Ends an address. */
export const COUNTRY = 'ประเทศไทย'
/** Followed by the name of a post office: ปณ., one of its kinds (ปณจ.), or the word in full. A pattern. */
export const OFFICE_WORD = String.raw`(?:ปณ[จฝศ]?\.?|ที่ทำการไปรษณีย์)\s?`
