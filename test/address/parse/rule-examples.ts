/** A text and its reading; null if the rule does not match. */
export type Example = readonly [text: string, reading: string | null]

/**
 * The examples of each rule, by its name. They run as tests, and each is misread without its rule. They live apart from the
 * rules, so that neither the deployed script nor the npm package contains them.
 */
export type Examples = Readonly<Record<string, readonly Example[]>>

/** Labels of `BLOCK_LABELS` with their kind. */
export const blockExamples: Examples = {
  sender: [
    ['ผู้ส่ง ร้านกล่อง', 'sender'],
    ['From: Box Shop', 'sender'],
  ],
  invoice: [
    ['ใบกำกับออก: บจก.เอ', 'invoice'],
    ['ที่อยู่ใบกำกับภาษี', 'invoice'],
    ['Bill to: A Co., Ltd.', 'invoice'],
  ],
  former: [
    ['ที่อยู่เดิม: คุณฝน', 'former'],
    ['เปลี่ยนจาก', 'former'],
    ['Old address: 51/3 Moo 9', 'former'],
  ],
  delivery: [
    ['ของส่งที่: คุณฝน', 'delivery'],
    ['ที่อยู่ปัจจุบัน', 'delivery'],
    ['แก้ที่อยู่ส่งเป็น', 'delivery'],
    ['ที่อยู่จัดส่ง', 'delivery'],
    ['Delivery address: 51/3 Moo 9', 'delivery'],
  ],
}

/** Of `CLAIM_RULES`: the claimed part of a text. */
export const claimExamples: Examples = {
  extension: [
    ['032-618-500 ต่อ 4714', 'ต่อ 4714'],
    ['02-234-5678 ext. 1205', 'ext. 1205'],
    ['ติดต่อ 4714', null],
  ],
  fax: [
    ['Fax: 02 234 5679', 'Fax: 02 234 5679'],
    ['โทรสาร 02-234-5679, 02-234-5680 99 ถ.สีลม', 'โทรสาร 02-234-5679, 02-234-5680'],
    ['โทร./แฟกซ์ 02-234-5678', null],
  ],
  'fax by its letter': [
    ['T 02 234 5678 F +66 2 234 5679', 'F +66 2 234 5679'],
    ['Building F 12', null],
  ],
  'numbered road': [
    ['ริมทางหลวงหมายเลข 2331', 'ทางหลวงหมายเลข 2331'],
    ['Highway No. 36', 'Highway No. 36'],
    ['ถนนทางหลวง 304', null],
    ['หมายเลข 081-234-5678', null],
  ],
  branch: [
    ['Branch no. : 00002', 'Branch no. : 00002'],
    ['รหัสสาขา 12 ถ.สีลม', 'สาขา 12'],
    ['สาขา 99/1', null],
  ],
  'tax number': [
    ['เลขผู้เสียภาษี 0655569907138 47 ถ.สีลม', 'เลขผู้เสียภาษี 0655569907138'],
    ['Tax ID 0 1055 56075 98 0', 'Tax ID 0 1055 56075 98 0'],
    ['TAXID:0105556075980', 'TAXID:0105556075980'],
    ['เลขบัตร ปชช 1234567890123', 'เลขบัตร ปชช 1234567890123'],
    ['Tax ID No. 0105556075980', 'Tax ID No. 0105556075980'],
    ['Taxi 12', null],
  ],
  'former address': [
    ['(เก่า 55/1 หนองแขม) 9', '(เก่า 55/1 หนองแขม)'],
    ['(เก่าแก่', null],
  ],
  account: [['เลขบัญชี 123-4-56789-0', 'เลขบัญชี 123-4-56789-0']],
  LINE: [
    ['Line ID: 4455', 'Line ID: 4455'],
    ['LINE doikhram88', 'LINE doikhram88'],
    ['Direct line 02-999-6641', null],
    ['โทร/ไลน์ 0812345678', null],
    ['Online 5', null],
  ],
  code: [
    ['Tracking 55/21', 'Tracking 55/21'],
    ['Ref: INV-2024', 'Ref: INV-2024'],
  ],
  'thirteen digits': [
    ['เลข 0105556075980 99 ถ.สีลม', 'เลข 0105556075980'],
    ['พัสดุเลข 1234567890123', null],
  ],
}

/** Of `STREET_RULES`: the part. ¦ marks text taken by earlier rules. */
export const streetExamples: Examples = {
  moo: [['9 หมู่ที่ 3', '3']],
  'moo in English': [['9 Moo 4', '4']],
  'tower, mall or estate before its floor': [
    ['9 ไพลินทาวเวอร์ แอท ริเวอร์ ชั้น 5', 'ไพลินทาวเวอร์ แอท ริเวอร์'],
    ['เซ็นทรัล แพร่ ชั้น G', 'เซ็นทรัล แพร่'],
    ['ไพลิน เพลส พระราม 9 อาคาร C ชั้น 5', 'ไพลิน เพลส พระราม 9 อาคาร C'],
  ],
  'building up to its floor, room or house': [['อาคาร ปัน เดอะ นอร์ท ชั้น 5', 'ปัน เดอะ นอร์ท']],
  building: [['90 อาคารสาธรธานี 2 ถ.สาทร', 'สาธรธานี 2']],
  'building before its kind': [['ศุภาลัย พาร์ค คอนโด 99/12', 'ศุภาลัย พาร์ค คอนโด']],
  'building of a kind': [['9 หอพักรุ่งเรือง', 'หอพักรุ่งเรือง']],
  floor: [['ชั้น G', 'G']],
  'floor in English': [['15-16th Floor', '15-16']],
  room: [['ห้องเลขที่ RMU 204', 'RMU 204']],
  'room in English': [['Unit 905', '905']],
  village: [['9 ม.แสนสุข', 'แสนสุข']],
  'village in English': [['Rose Garden Village', 'Rose Garden']],
  lane: [['9 ซ.ลาดพร้าว 101 แยก 10', 'ลาดพร้าว 101 แยก 10']],
  'lane of a road whose lanes are numbered': [['54/99 สุขุมวิท 77', 'สุขุมวิท 77']],
  'lane before Alley': [['31 Sukhumvit 53 Alley', 'Sukhumvit 53']],
  'lane in English': [['9 Soi Ari 4', 'Ari 4']],
  road: [['9 ถนน ถ.บางนา-ตราด', 'บางนา-ตราด']],
  'road with an ordinal in English': [['77 2nd Road', '2nd']],
  'road after its English word': [['9, Road Huai Kaeo', 'Huai Kaeo']],
  'road in English': [['9 Rama 4 Road', 'Rama 4']],
  'building in English': [['Empire Tower, 195', 'Empire Tower']],
  'building that is a piece of its own in English': [
    ['9th Floor, Jewelry Trade Center\n9', 'Jewelry Trade Center'],
    ['Condo Blue Heron, 9', 'Condo Blue Heron'],
  ],
}

/** Of `SIGNED`, `NOT_A_HOUSE` and `HOUSE_EVIDENCE`: the house number of a text before a place. */
export const houseExamples: Examples = {
  'house after its sign': [
    ['5 ชิ้น บ้านเลขที่ 99/1', '99/1'],
    ['ที่ตั้ง 301,303,305 ¦', '301,303,305'],
  ],
  'house after its English sign': [['2 pcs. House No. 55', '55']],
  'counted by the word before': [['แปลง 14', null]],
  'followed by a unit': [['เสื้อ 3 ตัว', null]],
  'a quantity after the address': [['¦ เสื้อ 2', null]],
  'a highway, a sum or a pier': [['Rural Road Nonthaburi 3021', null]],
  'five digits': [['12345', null]],
  'a numbered lane': [['สุขุมวิท 77', null]],
  'a broken postcode': [['¦ 1050', null]],
  'between English words': [['Central Park 9 Hotel', null]],
  'a date or a chain of shops': [['เซเว่น 7-11', null]],
  'a size': [['เดรส L 2', null]],
  'beside the place': [['8/1 กข\n9 กข ¦', '9']],
  'before the next part': [['¦ 8 กข 9 ¦', '9']],
  'with a stroke': [['¦8 กข 9/1 กข', '9/1']],
  'first on its line or after another part': [['กข 8 กข, 9 กข ¦', '9']],
  'after a road of lanes': [['¦ สุขุมวิท 64/1 กข 9/1', '9/1']],
}

/** Of `ORGANISATION_RULES`: the name. */
export const organisationExamples: Examples = {
  'after its legal form': [
    ['บริษัท ลัคกี้ 555 จำกัด 555/14 ม.3', 'บริษัท ลัคกี้ 555 จำกัด'],
    ['ชื่อกิจการ หจก. กรุงเก่า\nTIN 1', 'หจก. กรุงเก่า'],
    ['ชื่อบริษัท: บริษัท ทองดี จำกัด', 'บริษัท ทองดี จำกัด'],
  ],
  'before its legal form': [['ส่ง 9\nอ.พลอยสวย หจก. (039)', 'อ.พลอยสวย หจก.']],
  'before its English form': [
    ['Company : Amber Wheel (Thailand) Co., Ltd.\n9', 'Amber Wheel (Thailand) Co., Ltd.'],
    ['Kindly send the receipt to Blue Lotus Co., Ltd.', 'Blue Lotus Co., Ltd.'],
  ],
  'behind a person or a position': [
    ['ร.ต.อ.มานพ กล้าหาญ สภ.ภูพิงค์ 15', 'สภ.ภูพิงค์'],
    ['เรียน ผู้อำนวยการโรงเรียนเขลางค์รัตน์ ม.4', 'โรงเรียนเขลางค์รัตน์'],
  ],
  'of a kind': [
    ['โรงเรียนเขลางค์รัตน์ ห้องธุรการ', 'โรงเรียนเขลางค์รัตน์'],
    ['ฝากส่งของไปที่ วัดเขลางค์ 12 ม.4', 'วัดเขลางค์'],
  ],
  'with its kind behind it': [['ส่งด่วน\nบ้านริมน่านโฮมสเตย์\n19 ม.5', 'บ้านริมน่านโฮมสเตย์']],
  'of an English kind': [['Somrak & Daughters Bakery, 345/2 X Rd', 'Somrak & Daughters Bakery']],
}

/** Of `WAYS`: the name; ¦ marks text taken by earlier rules. */
export const recipientExamples: Examples = {
  'after its label': [['ชื่อ มานี มีตา ที่อยู่ ¦', 'มานี มีตา']],
  'after its English label': [['Name: somchai Address: ¦', 'somchai']],
  'before an English title': [['5 Jane Doe (Ms.)\nSales', 'Jane Doe']],
  'with a title': [['ฝากของ คุณมานี มีตา 12', 'คุณมานี มีตา']],
  'with an English title': [['12 Mr. John Smith, 5', 'Mr. John Smith']],
  'before a phone': [
    ['1 กล่อง มานี มีตา ¦', 'มานี มีตา'],
    ['12 ¦ - Mark ¦', 'Mark'],
  ],
  'glued to its label': [
    ['ผมชื่อเอกครับ ¦', 'เอก'],
    ['ส่งถึงมานี มีตา ¦', 'มานี มีตา'],
    ['ชื่อผิดค่ะ ¦', null],
  ],
  'one word first in the text, and a phone': [
    ['โอม ¦ ¦', 'โอม'],
    ['Bee ¦ ¦', 'Bee'],
    ['ด่วน ¦ ¦', null],
  ],
  'after a word of sending': [['1 กล่อง ส่ง มานี 12', 'มานี']],
  'a shop': [['ร้านป้าแดง ¦', 'ร้านป้าแดง']],
  'with a surname like an office or a village': [['มานี วัดน้อย 5/1 ¦', 'มานี วัดน้อย']],
  'first in the text': [
    ['มานี มีตา, 12 ¦', 'มานี มีตา'],
    ['แก้มบุ๋ม การ์ตูน, 12 ¦', 'แก้มบุ๋ม การ์ตูน'],
  ],
  'on a line of its own before the house': [['สวัสดีค่ะ\nมานี\n12 ¦', 'มานี']],
  'first on a line before the house': [
    ['สวัสดีค่ะ\nมานี มีตา ¦', 'มานี มีตา'],
    ['ที่อยู่ ✅ มานี มีตา ¦', 'มานี มีตา'],
    ['ด้วยความนับถือ\nมานี มีตา | วิศวกร\n¦', 'มานี มีตา'],
  ],
  'last before the house': [
    ['เอา1ชิ้น มานี มีตา ¦', 'มานี มีตา'],
    ['ที่อยู่ใหม่ มานี มีตา ¦', 'มานี มีตา'],
    ['เอา1ชิ้น มานี ¦', null],
  ],
  'English words first in the text': [
    ['John Smith\n12 ¦', 'John Smith'],
    ['pls ship to\nJohn Smith\n12 ¦', 'John Smith'],
    ['Best Regards\n12 ¦', null],
    ['Malee Thongdi, ¦ ¦', 'Malee Thongdi'],
  ],
  'after a phone': [['12 ¦ ¦ มานี', 'มานี']],
}

/**
 * Of every rule and weight of the levels: `confidence subdistrict district province | corrected texts`.
 */
export const levelExamples: Examples = {
  'road after a house, or before the sign of a district': [
    ['99 ถนนพญาไท เขตราชเทวี กทม 10400', 'partial - ราชเทวี กรุงเทพมหานคร'],
    ['99 ถนนพญาไท ราชเทวี กทม 10400', 'partial - ราชเทวี กรุงเทพมหานคร'],
  ],
  'name of the district, which is elsewhere': [
    ['Lat Krabang, 12 Moo 3, Lamplatew, Lat Krabang, Bangkok 10520', 'partial - ลาดกระบัง กรุงเทพมหานคร'],
  ],
  'name of its district or province, or the end of it': [
    ['Kut Khaopun Subdistrict, Kut Khaopun District, Ubon Ratchathani', 'partial - กุดข้าวปุ้น อุบลราชธานี'],
    ['Mueang Yala, Mueang Yala, Yala', 'partial - เมืองยะลา ยะลา'],
  ],
  'name of the province, without a district': [['Chai Nat, Chai Nat', 'partial - เมืองชัยนาท ชัยนาท']],
  'another name after the sign of a subdistrict': [
    ['99 ม.3 ต.xxx อ.บางพลี สมุทรปราการ 10540 ต.บางแก้ว', 'partial - บางพลี สมุทรปราการ'],
  ],
  'beside another subdistrict of its district': [
    ['99 บางแก้ว บางปลา บางพลี สมุทรปราการ 10540', 'partial - บางพลี สมุทรปราการ'],
  ],
  'name of an estate': [['5 Choeng Thale Villa, Thalang, Phuket 83110', 'partial - ถลาง ภูเก็ต']],
  'beginning of another name': [
    ['12 ต.ฮอดทอง จ.เชียงใหม่', 'partial - ฮอด เชียงใหม่'],
    ['12 ต.ฮอดทอง อ.ฮอด จ.เชียงใหม่ 50240', 'corrected ฮอด ฮอด เชียงใหม่ | ฮอดทอง'],
  ],
  'district after the sign of a province': [['12 จ.ศรีราชา 20110', 'partial - ศรีราชา ชลบุรี | จ.ศรีราชา']],
  'a name': [['สมชาย ใจดี 7 หมู่ 3 ตราด', 'partial - - ตราด']],
  'after a sign of its level': [['99/1 ต.หนองกวั่ง จ.เลย', 'partial - - เลย']],
  'between edges': [
    ['Room 12, 200/7 Rat-U-Thit Road, Patong, Kathu, Phuket 83120', 'corrected ป่าตอง กะทู้ ภูเก็ต | 83120'],
    ['subdistrict พิมาย', 'partial - พิมาย นครราชสีมา'],
  ],
  letters: [['สมชาย ใจดีนครชุมเมืองกำแพงเพชร58120ขอบคุณค่ะ', 'corrected นครชุม เมืองกำแพงเพชร กำแพงเพชร | 58120']],
  'a province': [['99/1 ต.ฑุ่งผึ้งแจ้หุ่มลำปาง52120', 'partial - - ลำปาง']],
  'like a street': [['นางิว', 'none - - -']],
  'part of a longer name': [['7 หมู่ 3, Tha Muang, Roi Et', 'exact ท่าม่วง เสลภูมิ ร้อยเอ็ด']],
  'part of the name after the sign': [
    [
      '99/1, T.Don Chang, A.Mueang Khon Kaen, Ubon Ratchathani, 40000',
      'corrected ดอนช้าง เมืองขอนแก่น ขอนแก่น | Ubon Ratchathani',
    ],
  ],
  'part of a district’s name': [
    ['12 a Si Nuan, Mueang Mukdahan, Chang Wat Mukdahan', 'corrected นาสีนวน เมืองมุกดาหาร มุกดาหาร | a Si Nuan'],
  ],
  'edits in tenths': [['99/1 ต.บางกว อ.เมืองอ่างทอง 14000', 'corrected บางแก้ว เมืองอ่างทอง อ่างทอง | บางกว']],
  'not as the table has it': [
    ['30 ม.1 ต.หัวรอ อ.พระนครศรีอยุธยา จ.อยุธยา 13000', 'exact หัวรอ พระนครศรีอยุธยา พระนครศรีอยุธยา'],
  ],
  'begins inside a word': [['คุณมานี รักเรียนจุนกาฬสินธุ์56150โอนแล้วนะคะ', 'none - - -']],
  'ends inside a word': [['รับประกัน 1 ปี เปลี่ยนสินค้าใน 7 วัน', 'none - - -']],
  'end of a street’s name': [['น.ส.วรรณา ทองดี45/12 ม.5ถ.มิตรภาพสามัคคีอ.น้ำโสม41210', 'partial - น้ำโสม อุดรธานี']],
  'bare subdistrict, then a number': [['สมชาย ใจดี 081-234-5678 99/1 ถ.มิตรภาพ จังหวัดศรีสะเกษ', 'partial - - ศรีสะเกษ']],
  'touches the name before': [
    ['5/2 Moo 3, Cherng Talay, Thalang, Phuket 83110 fax 076-270-800', 'corrected เชิงทะเล ถลาง ภูเก็ต | Cherng Talay'],
    ['Room 12, 200/7 Rat-U-Thit Road, Patong, Kathu, Phuket 83120', 'corrected ป่าตอง กะทู้ ภูเก็ต | 83120'],
  ],
  'apart from the name before': [
    ['น้องเมย์ 0900001111 88 ม.2 ซอกบางพลีใหญ่ เภอบางพลี หวัดสมุทรปราการ 10540', 'partial - บางพลี สมุทรปราการ'],
  ],
  'neither upwards nor downwards': [['5 Some Road, Dan Sawi, Sawi, Chumphon 86130', 'exact ด่านสวี สวี ชุมพร']],
  'postcode of the place': [['99/1หนองาฮ41000', 'corrected หนองไฮ เมืองอุดรธานี อุดรธานี | หนองาฮ']],
  'postcode of the province': [['คุณมานี รักเรียน, 081-234-5678, 99/1, ayong, 21210', 'partial - - ระยอง | ayong']],
  'postcode of another place': [['7 หมู่ 3 รศีนคร สมุทรสาคร 64180', 'partial - ศรีนคร สุโขทัย | รศีนคร, สมุทรสาคร']],
  'postcode after the last name': [['99/1 ต.ฑุ่งผึ้งแจ้หุ่มลำปาง52120', 'partial - - ลำปาง']],
  'another place after a sign': [['12 ถ.มิตรภาพ อ อง จ ร้อยเอ็ด 54120', 'partial - - ร้อยเอ็ด']],
  'inside a sign': [['Yarang, Chang Wat Pattani', 'partial - ยะรัง ปัตตานี']],
  'name of a street or house': [['ตลาดท่าข้าม อ.พนัสนิคม จ.ชลบุรี 20140', 'partial - พนัสนิคม ชลบุรี']],
  'sign of another level before it': [['แขวงจตุจักร กทม', 'exact จตุจักร จตุจักร กรุงเทพมหานคร']],
  'road, park or house after it': [['Chatuchak Park, Chatuchak, Bangkok', 'partial - จตุจักร กรุงเทพมหานคร']],
  'word of another level after it': [['Si Racha Subdistrict, Chon Buri', 'exact ศรีราชา ศรีราชา ชลบุรี']],
  'one end of a road': [
    ['แยกสวนสยาม-รามอินทรา แยกสวนสยาม-รามอินทรา เขตคันนายาว, กรุงเทพฯ', 'partial - คันนายาว กรุงเทพมหานคร'],
  ],
  'lane of a road': [['99/1 ลาดพร้าว 101 กทม 10240', 'partial - - กรุงเทพมหานคร']],
  'short word': [['ยอด 12345 บาท โอนแล้วนะคะ 10.35 น.', 'none - - -']],
  'province that is a word': [['จะเอาสีแดง แพร่ ขนาดใหญ่', 'none - - -']],
  'after a sign': [['ส่งต่างจังหวัด จ.น่าน', 'partial - - น่าน']],
  'with its postcode': [['น.ส.วรรณา ทองดี +66 81 234 5678 101 M.4 ห้วยไผ่ 14150', 'exact ห้วยไผ่ แสวงหา อ่างทอง']],
  'nothing else is said': [['น่าน', 'partial - - น่าน']],
  'after the house': [['99/1 โรงเรียนวัดบางนา ตาก ยอด 12500 บาท', 'partial - - ตาก']],
  'another part of one place': [['12 ต.วังงิ้วใหม่ อ.ดงเจริญ จ.พิจิตร', 'partial - ดงเจริญ พิจิตร']],
  'beginning of a longer name, which is another place': [
    ['12 ต.หนองบัว อ.ศรีบุญเรือง จ.หนองบัวลำภู 39180', 'partial - ศรีบุญเรือง หนองบัวลำภู'],
  ],
  'exactly this name': [
    ['น.ส.วรรณา ทองดีเลขที่ 8/88ต. ลาดชิดอ. ผักไห่สุโขทัย13120ฝากป้อมยามได้', 'corrected ลาดชิด ผักไห่ พระนครศรีอยุธยา | ผักไห่สุโขทัย'],
  ],
  'in the places of the best readings': [['ต.โคกสููง อ.หนองกี่', 'corrected โคกสูง หนองกี่ บุรีรัมย์ | โคกสููง']],
  'with the postcode': [['99/1 ต ศรีสำระญ38180', 'corrected ศรีสำราญ พรเจริญ บึงกาฬ | ศรีสำระญ']],
  'district of a subdistrict that is named': [
    ['เลขที่ 8/88 ดอนกอก นาโพธิโ์ ฉะเชิงเทรา', 'corrected ดอนกอก นาโพธิ์ บุรีรัมย์ | นาโพธิโ์, ฉะเชิงเทรา'],
  ],
  tie: [['99/1 ศรีสาคร สกลนคร', 'ambiguous - - -']],
  least: [['Somchai Jaidee 45/12 ม.5 ใกล้วัดบางพลี 24120', 'none - - -']],
  'after its sign': [['99/1 ต. บางแพ อ. มือง จ. ราชบุรี', 'ambiguous - - ราชบุรี']],
  'province at its place': [['99/1 นครชุม เมือง พิษณุโลก 65120', 'corrected นครชุม นครไทย พิษณุโลก | เมือง']],
  'English between commas': [['99/1, Pho Si, nrang Ku, 33170', 'corrected โพธิ์ศรี ปรางค์กู่ ศรีสะเกษ | nrang Ku']],
  'of the best reading': [['99/1บ้านแหงลำปาง17160', 'corrected บ้านแหง งาว ลำปาง | 17160']],
  'beside the best reading': [['7 หมู่ 3 บ้านเรือน เมือง', 'ambiguous - - -']],
  'district after the sign of a subdistrict': [['99 ต.เวียงสา น่าน', 'partial - เวียงสา น่าน | ต.เวียงสา']],
  'signs exchanged': [
    ['อำเภอแม่ปูคา ตำบลสันกำแพง จังหวัดเชียงใหม่ 50130', 'corrected แม่ปูคา สันกำแพง เชียงใหม่ | อำเภอแม่ปูคา, ตำบลสันกำแพง'],
  ],
  'the same facts and more': [['7 หมู่ 3, 34360, A. Muang, T. Ban Thai', 'ambiguous - - อุบลราชธานี']],
  'names that agree, against a postcode': [
    ['99/1 หนองแวง เมือง รอ้ยเอ็ด 45150', 'corrected หนองแวง เมืองร้อยเอ็ด ร้อยเอ็ด | รอ้ยเอ็ด, 45150'],
  ],
  'more than one overruled': [['7 หมู่ 3 ตำบลเสอเพลอ อำเภอเมือง จังหวัดกรุงเทพมหานคร 41370', 'ambiguous - - -']],
  'as much for another place': [['99/1 ต. บางแพ อ. มือง จ. ราชบุรี', 'ambiguous - - ราชบุรี']],
  'province of this name at its place': [['12/3 ต.ศิลาลอย ยะลา 95000', 'partial - - ยะลา']],
  'beginning of the name after a sign': [['99/1 ตำบลทุ่งปรงั อำเภอสิชส', 'corrected ทุ่งปรัง สิชล นครศรีธรรมราช | ทุ่งปรงั, สิชส']],
  'English name that goes on': [['99/1, A.Bang Rachan, Sing Bri, 16130', 'partial - บางระจัน สิงห์บุรี | Sing Bri']],
  'inside the name after a sign': [['99/1 ตำบล่ทามะเขือ จังหวัดกำแพงเพชร 62120', 'partial - - กำแพงเพชร']],
  retyped: [["99/1 ใกล้วัดบางพลี leFi' อุดมทรัพย นครศรีธรรมราช 31250", 'partial - - นครศรีธรรมราช']],
}
