import type { CueKind } from './cues.ts'
import { letterWords } from './letters.ts'
import { titleAbbreviations } from '../titles.ts'
import { table, words } from './table.ts'
import type { TokenKind } from './token.ts'
import { unitName } from './units.ts'

/**
 * Abbreviations and their readings: in full (ศิลปวัฒนธรรม, Feb 2553, p. 20–21; the Royal Institute's list of abbreviations),
 * or letter by letter if that is the custom.
 */

const persons = table(String.raw`
นร.=นักเรียน
นศ.=นักศึกษา
ผปค.=ผู้ปกครอง
จนท.=เจ้าหน้าที่
พยบ.=พยาบาล
ขรก.=ข้าราชการ
พนง.=พนักงาน
ปชช.=ประชาชน
ตจว.=ต่างจังหวัด
นทท.=นักท่องเที่ยว
พงส.=พนักงานสอบสวน
ผตห.=ผู้ต้องหา
กมธ.=กรรมาธิการ
`)

const forces = table(String.raw`
ร.ล.=เรือหลวง
ร.น.=ราชนาวี
ตร.=ตำรวจ
ตร.ภ.=ตำรวจภูธรภาค
ตร.ทล.=ตำรวจทางหลวง
ผกก.=ผู้กำกับการ
ผช.=ผู้ช่วย
ผบ.=ผู้บัญชาการ
ผบก.=ผู้บังคับการ
ผบช.=ผู้บัญชาการ
ผบก.น.=ผู้บังคับการตำรวจนครบาล
บก.น.=กองบังคับการตำรวจนครบาล
รอง สว.=รองสารวัตร
สว.(=สารวัตร(
สว.สส.=สารวัตรสืบสวน
สว.จร.=สารวัตรจราจร
สวญ.=สารวัตรใหญ่
ผบ.ตร.=ผู้บัญชาการตำรวจแห่งชาติ
ผบ.ทบ.=ผู้บัญชาการทหารบก
ผบ.ทร.=ผู้บัญชาการทหารเรือ
ผบ.ทอ.=ผู้บัญชาการทหารอากาศ
สน.=สถานีตำรวจนครบาล
สภ.=สถานีตำรวจภูธร
สภ.อ.=สถานีตำรวจภูธรอำเภอ
บก.=กองบังคับการ
`)

const offices = table(String.raw`
ผอ.=ผู้อำนวยการ
ผจก.=ผู้จัดการ
ปธ.=ประธาน
ผวจ.=ผู้ว่าราชการจังหวัด
ผญบ.=ผู้ใหญ่บ้าน
นอภ.=นายอำเภอ
รมว.=รัฐมนตรีว่าการกระทรวง
รมช.=รัฐมนตรีช่วยว่าการกระทรวง
รมต.=รัฐมนตรี
ครม.=คณะรัฐมนตรี
ส.ส.=สมาชิกสภาผู้แทนราษฎร
ส.ว.=สมาชิกวุฒิสภา
ส.ข.=สมาชิกสภาเขต
ส.ก.=สมาชิกสภากรุงเทพมหานคร
สนง.=สำนักงาน
อบต.=องค์การบริหารส่วนตำบล
อบจ.=องค์การบริหารส่วนจังหวัด
ทต.=เทศบาลตำบล
สป.=สำนักงานปลัด
ภ.จว.=ตำรวจภูธรจังหวัด
`)

/** Ministries: read with กระทรวง unless the word before is กระทรวง. */
export const ministries = table(String.raw`
ศธ.=ศึกษาธิการ
สธ.=สาธารณสุข
มท.=มหาดไทย
กค.=การคลัง
กต.=การต่างประเทศ
กห.=กลาโหม
คค.=คมนาคม
ยธ.=ยุติธรรม
ทส.=ทรัพยากรธรรมชาติและสิ่งแวดล้อม
พณ.=พาณิชย์
กษ.=เกษตรและสหกรณ์
พม.=การพัฒนาสังคมและความมั่นคงของมนุษย์
อว.=การอุดมศึกษาวิทยาศาสตร์วิจัยและนวัตกรรม
วธ.=วัฒนธรรม
ดศ.=ดิจิทัลเพื่อเศรษฐกิจและสังคม
`)

const bodies = table(String.raw`
กทม.=กรุงเทพมหานคร area
รพ.=โรงพยาบาล
รพ.สต.=โรงพยาบาลส่งเสริมสุขภาพตำบล
รพช.=โรงพยาบาลชุมชน
รร.=โรงเรียน
มรภ.=มหาวิทยาลัยราชภัฏ
มทร.=มหาวิทยาลัยเทคโนโลยีราชมงคล
ม.อ.=มหาวิทยาลัยสงขลานครินทร์
มก.=มหาวิทยาลัยเกษตรศาสตร์
มข.=มหาวิทยาลัยขอนแก่น
มช.=มหาวิทยาลัยเชียงใหม่
มธ.=มหาวิทยาลัยธรรมศาสตร์
มศว=มหาวิทยาลัยศรีนครินทรวิโรฒ
บจก.=บริษัทจำกัด
บจ.=บริษัทจำกัด
บมจ.=บริษัทมหาชนจำกัด
จก.=จำกัด
หจก.=ห้างหุ้นส่วนจำกัด
สนช.=สภานิติบัญญัติแห่งชาติ
นสพ.=หนังสือพิมพ์
ทบ.=กองทัพบก
ทร.=กองทัพเรือ
ทอ.=กองทัพอากาศ
ตม.=ตรวจคนเข้าเมือง
วปอ.=วิทยาลัยป้องกันราชอาณาจักร
`)

const law = table(String.raw`
พ.ร.บ.=พระราชบัญญัติ
พ.ร.ก.=พระราชกำหนด
พ.ร.ฎ.=พระราชกฤษฎีกา
ป.อ.=ประมวลกฎหมายอาญา
ป.อาญา=ประมวลกฎหมายอาญา
ป.วิ.อ.=ประมวลกฎหมายวิธีพิจารณาความอาญา
ป.วิ.พ.=ประมวลกฎหมายวิธีพิจารณาความแพ่ง
ป.วิอาญา=ประมวลกฎหมายวิธีพิจารณาความอาญา
ป.วิแพ่ง=ประมวลกฎหมายวิธีพิจารณาความแพ่ง
ป.พ.พ.=ประมวลกฎหมายแพ่งและพาณิชย์
ป.แพ่ง=ประมวลกฎหมายแพ่งและพาณิชย์
รธน.=รัฐธรรมนูญ
`)

const others = table(String.raw`
ซ.ต.พ.=ซึ่งต้องพิสูจน์
ตอ.=ตะวันออก
ตต.=ตะวันตก
โทร.=โทรศัพท์ phone
ลว.=ลงวันที่ day
มอก.=มอออกอ code
ป.ตรี=ปริญญาตรี
ป.โท=ปริญญาโท
ป.เอก=ปริญญาเอก
ม.ต้น=มัธยมศึกษาตอนต้น
ม.ปลาย=มัธยมศึกษาตอนปลาย
ปวช.=ประกาศนียบัตรวิชาชีพ
ปสก.=ประสบการณ์
ปวส.=ประกาศนียบัตรวิชาชีพชั้นสูง
วท.บ.=วิทยาศาสตรบัณฑิต
ศศ.บ.=ศิลปศาสตรบัณฑิต
ตย.=ตัวอย่าง
วดป.=วันเดือนปี
ปท.=ประเทศ
จว.=จังหวัด
สวป.=สารวัตรป้องกันปราบปราม
บ/ช=บัญชี code
บช.=บัญชี code
จยย.=จักรยานยนต์
ดบ.=ดอกเบี้ย
รง.=โรงงาน
`)

/** Units recognised without a number before them. */
const units = words(String.raw`กก. กม. ซม. มล. ลบ.ม. ตร.กม. ชม. ตร.ม. ตร.ว.`)

/** Read letter by letter. */
const byLetter = words(String.raw`
  ปตท. ขสมก. สวทช. สปสช. กกต. ปปช. บ.ก. ปปง. กนง. ก.พ.ร. กฟภ. กฟน. กฟผ. ธปท. อสม. กลต. อย. สพฐ. ก.พ. ก.ค.ศ. ส.ป.ก. ภ.บ.ท. ปปส. กยศ. กสทช.
  สสส. สมอ. สคบ. ธกส. ธอส. รฟท. รฟม. กปน. กปภ. ทอท. กรอ. สช. ปภ. ปณ. ปณจ. บขส. กบข. ก.ต. ก.ตร. สตง. รปภ. กอ.รมน. ศอ.บต. คปภ. พอ.สว.
  ททท. อภ. อก. กฉ. ตชด.
`)

/** Written with ฯ before and after. */
const enclosed = table(String.raw`
ฯพณฯ=พณะท่าน
ฯ พณฯ=พณะท่าน
ฯพณฯ ท่าน=พณะท่าน
`)

const eras = table(String.raw`
พ.ศ.=พุทธศักราช
พ. ศ.=พุทธศักราช
ค.ศ.=คริสต์ศักราช
ค. ศ.=คริสต์ศักราช
ร.ศ.=รัตนโกสินทร์ศก
จ.ศ.=จุลศักราช
ม.ศ.=มหาศักราช
ฮ.ศ.=ฮิจเราะห์ศักราช
`)

/** An abbreviation of the table. */
export interface Abbreviation {
  readonly written: string
  readonly spoken: string
  readonly kind: TokenKind
  readonly cue: CueKind | undefined
}

const entry = (written: string, spoken: string, kind: TokenKind = 'abbreviation', cue?: string): Abbreviation => ({
  written,
  spoken,
  kind,
  cue: cue as CueKind | undefined,
})

/** The rows of a table: written form, reading, and for some the cue for a number after it. */
const entries = (listed: Readonly<Record<string, string>>, kind?: TokenKind, cueOfAll?: CueKind): Abbreviation[] =>
  Object.entries(listed).map(([written, row]) => {
    const [spoken = '', cue = cueOfAll] = row.split(' ')
    return entry(written, spoken, kind, cue)
  })

/** Abbreviations read everywhere; months, other units and single letters have their own chapters. */
export const abbreviations: readonly Abbreviation[] = [
  ...[titleAbbreviations, persons, forces, offices, ministries, bodies, law, others].flatMap((listed) =>
    entries(listed),
  ),
  ...entries(enclosed, 'symbol'),
  ...entries(eras, 'date', 'year'),
  ...units.map((written) => entry(written, unitName(written) ?? '')),
  ...byLetter.map((written) => entry(written, letterWords(written))),
]

/**
 * The rest that ฯ replaces in a shortened word (Royal Institute, การใช้ไปยาลน้อย), for some depending on what follows; after
 * any other word ฯ is silent.
 */
export const cutEndings = table(String.raw`
กรุงเทพฯ=มหานคร
กระทรวงอุตฯ=สาหกรรม
กรมอุตุฯ=นิยมวิทยา
โปรดเกล้าฯ=โปรดกระหม่อม
ทูลเกล้าฯ=ทูลกระหม่อม
น้อมเกล้าฯ=น้อมกระหม่อม
ข้าฯ=พเจ้า
โรงพยาบาลจุฬาฯ=ลงกรณ์
จุฬาฯ=ลงกรณ์มหาวิทยาลัย
นายกฯ(?! ?(?:อบ[จต]|เทศ|สมาคม|สภา))=รัฐมนตรี
ผู้ว่าฯ ?(?:กทม|กรุงเทพ)=ราชการ
ผู้ว่าฯ ?(?:แบงก์|ธปท|ธนาคาร|การ|รฟ|กฟ|ททท|กป)=การ
ผู้ว่าฯ=ราชการจังหวัด
ประจวบฯ=คีรีขันธ์
นครศรีฯ=ธรรมราช
สุราษฎร์ฯ=ธานี
รามาฯ=ธิบดี
\sพลฯ=ทหาร
`)
