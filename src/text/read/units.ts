import { isDigit } from '../../thai/character-kinds.ts'
import { isAt, isCued, matchAt, type Found, type Pass } from './pass.ts'
import { oneOf, table } from './table.ts'
import type { TokenKind } from './token.ts'

/** Chapter: units of measure, abbreviated only after a number. */

/** Thai units. An inner dot may be missing, and the last one; a single letter needs its dot. */
const thaiUnits = table(String.raw`
ก.ม=กิโลเมตร
ซ.ม=เซนติเมตร
มม.ปรอท=มิลลิเมตรปรอท
ม.ม=มิลลิเมตร
ม=เมตร
ก.ก=กิโลกรัม
ก=กรัม
มก.%=มิลลิกรัมเปอร์เซ็นต์
ม.ก=มิลลิกรัม
มคก=ไมโครกรัม
ตร.กม=ตารางกิโลเมตร
ตร.ม=ตารางเมตร
ตร.ซม=ตารางเซนติเมตร
ตร.วา=ตารางวา
ตร.ว=ตารางวา
ตร.ฟุต=ตารางฟุต
ลบ.ม=ลูกบาศก์เมตร
ลบ.ซม=ลูกบาศก์เซนติเมตร
ลบ.ฟุต=ลูกบาศก์ฟุต
ลบ=ล้านบาท
ล=ลิตร
ม.ล=มิลลิลิตร
ซล=เซนติลิตร
ดล=เดซิลิตร
สต=สตางค์
ด=เดือน
ชต=ช้อนโต๊ะ
ชช=ช้อนชา
ช.ม=ชั่วโมง
วิ=วินาที
`)
export const withoutDots = (written: string): string => written.replaceAll('.', '')
const thaiNames = new Map(Object.entries(thaiUnits).map(([written, name]) => [withoutDots(written), name]))

/** Signs and Latin units without prefixes. */
const latinUnits = table(String.raw`
%=เปอร์เซ็นต์
‰=ต่อพัน
°C=องศาเซลเซียส
℃=องศาเซลเซียส
ºC=องศาเซลเซียส
°F=องศาฟาเรนไฮต์
℉=องศาฟาเรนไฮต์
°N=องศาเหนือ
°S=องศาใต้
°E=องศาตะวันออก
°W=องศาตะวันตก
°=องศา
cc=ซีซี
CC=ซีซี
sqm=ตารางเมตร
kph=กิโลเมตรต่อชั่วโมง
mph=ไมล์ต่อชั่วโมง
hr=ชั่วโมง
hrs=ชั่วโมง
min=นาที
ms=มิลลิวินาที
mA=มิลลิแอมแปร์
hp=แรงม้า
HP=แรงม้า
dB=เดซิเบล
psi=ปอนด์ต่อตารางนิ้ว
MP=ล้านพิกเซล
px=พิกเซล
pts=พอยต์
ppm=พีพีเอ็ม
rpm=รอบต่อนาที
mmHg=มิลลิเมตรปรอท
IU=ไอยู
lbs=ปอนด์
oz=ออนซ์
fps=เฟรมต่อวินาที
ft=ฟุต
inch=นิ้ว
KM=กิโลเมตร
CM=เซนติเมตร
MM=มิลลิเมตร
KG=กิโลกรัม
ML=มิลลิลิตร
`)

/** Units of the SI and of computing, with their prefixes. */
const bases = table(String.raw`
m=เมตร
g=กรัม
l=ลิตร
L=ลิตร
Wh=วัตต์ชั่วโมง
W=วัตต์
V=โวลต์
Ah=แอมแปร์ชั่วโมง
Hz=เฮิรตซ์
Pa=ปาสกาล
cal=แคลอรี
B=ไบต์
bps=บิตต่อวินาที
`)
const prefixes = table(String.raw`
k=กิโล
K=กิโล
c=เซนติ
d=เดซิ
mc=ไมโคร
m=มิลลิ
µ=ไมโคร
μ=ไมโคร
n=นาโน
M=เมกะ
G=จิกะ
T=เทระ
`)
const areas = table(String.raw`
²=ตาราง
2=ตาราง
³=ลูกบาศก์
3=ลูกบาศก์
`)
/** Units used only after another and `/`. */
const perUnits = table(String.raw`
ด=เดือน
h=ชั่วโมง
s=วินาที
day=วัน
`)

/** The name of a unit's Thai abbreviation. @example unitName('กม.') // 'กิโลเมตร' */
export const unitName = (written: string): string | undefined => thaiNames.get(withoutDots(written))

const thaiPattern = (unit: string): string =>
  unit.length === 1
    ? String.raw`${unit}\.(?![ก-ฮ]\.|\d)`
    : String.raw`${unit.replace('.', String.raw`\.?`)}(?:\.|(?![ก-ฺเ-๎.]))`
const anyOf = (units: Readonly<Record<string, string>>): string => Object.keys(units).join('|')

const METRIC = `(${anyOf(prefixes)})?(?!(?<![kKMGT])(?:B|bps)|(?<=[MGT])[mglLV])(${anyOf(bases)})((?<=m)[²³23])?`
const THAI_NAME = `(${Object.keys(thaiUnits).map(thaiPattern).join('|')})((?<=ม[.]?)[²³])?`
const NAME = `(?:${THAI_NAME}|(?:(${anyOf(latinUnits)})|${METRIC})(?![A-Za-z\\d]))`
const UNIT = new RegExp(` ?${NAME}`, 'y')
const PER_UNIT = new RegExp(NAME, 'y')
const PER = / ?\/ ?(?=[ก-ฮเ-ไA-Za-z])/y
const PER_ONLY = /(?:h|s|day)(?![A-Za-z\d])|ด(?![ก-๎.])/y

/** The unit's name from the groups of a match. */
function nameOf([, thai, raised = '', sign, prefix = '', base = '', power = '']: readonly string[]): string {
  if (thai !== undefined) return (areas[raised] ?? '') + (unitName(thai) ?? '')
  return latinUnits[sign ?? ''] ?? (areas[power] ?? '') + (prefixes[prefix] ?? '') + (bases[base] ?? '')
}

/** A unit of measure, with its divisor if any: `กม./ชม.`. */
interface Unit {
  readonly end: number
  readonly reading: string
}

/** Words about money, so that ล. is ล้าน. */
const MONEY_BEFORE = new RegExp(
  String.raw`(?<=${oneOf(String.raw`
    เงิน งบ มูลค่า ราคา หนี้ กำไร ขาดทุน รายได้ ลงทุน ทุ่ม เสียหาย สูญ รางวัล โกง ยักยอก สินบน ส่วย โอน กู้ ค่าเสีย เรียก ยอด
    ทรัพย์ ประกัน บริจาค (?:ไร่|วา|หลัง|แปลง|คัน|ห้อง)ละ
  `)}[^.]{0,16}(?:\.\d+)?)`,
  'y',
)

/** S 36 M 38 L 40: clothing sizes. */
const SIZE = /(?<=(?:^|[^A-Za-z])[SMX] [^A-Za-z]{1,12}) ?L| ?L [-+]\d/y

/** A mark of inches, unless it closes a quotation; a quotation opens before a non-blank and not after a digit. */
const INCH = /″|["”](?<!(?:“|(?<!\d)"(?! ))[^"“”]{0,60}.|['’]\d\d?.)/y

/** ถ.พระราม 2 กม.14: a road's number, and a position on it. */
const POST = / ?กม\.(?:\d|(?<=(?:ถ\.|ถนน|ทล\.|ทางหลวง|สาย|พระราม|หมายเลข)[^\d]{0,24}\d{1,4} ?กม\.) \d)/y

/** Where the letters of a unit mean something else. */
const NO_UNIT: Readonly<Record<string, (pass: Pass, at: number, end: number) => boolean>> = {
  'กม.': ({ text }, at) => isAt(POST, text, at),
  'ก.': (pass) => isCued(pass, 'section', 8),
  'ม.': (pass, at) => isCued(pass, 'year', 8) || isAt(/ ?ม\.(?:ต้น|ปลาย)/y, pass.text, at),
  // ปิดที่ 15.20 ลบ 0.30.
  ลบ: ({ text }, _, end) => isAt(/ \d/y, text, end),
}

/** The unit that begins here, after at most one blank; undefined without one. @example unitAt(pass, 2) // { end: 6, … } */
export function unitAt(pass: Pass, at: number): Unit | undefined {
  const { text } = pass
  const code = text.charCodeAt(text[at] === ' ' ? at + 1 : at)
  if (isDigit(code)) return undefined
  if (code === 0x2f) return perAlone(text, at)
  const groups = matchAt(UNIT, text, at)
  const [whole, thai, , sign] = groups
  if (whole === undefined) return isAt(INCH, text, at) ? { end: at + 1, reading: 'นิ้ว' } : undefined
  const end = at + whole.length
  if (thai !== undefined && NO_UNIT[thai]?.(pass, at, end)) return undefined
  if (thai === 'ล.' && isAt(MONEY_BEFORE, text, at)) return { end, reading: 'ล้าน' }
  if (sign === '%' && isCued(pass, 'percent', 12)) return { end, reading: '' }
  return isAt(SIZE, text, at) ? undefined : per(text, end, nameOf(groups))
}

/** A number in words, with its unit if one follows. */
export function measured(
  pass: Pass,
  at: number,
  words: string,
  kind: TokenKind,
  withUnit: TokenKind = 'measure',
): Found {
  const unit = unitAt(pass, at)
  return unit ? { end: unit.end, reading: words + unit.reading, kind: withUnit } : { end: at, reading: words, kind }
}

/** `92/min`, `189/กก.`: the divisor of a number without a unit. */
function perAlone(text: string, at: number): Unit | undefined {
  const unit = per(text, at, '')
  return unit.reading.length > 'ต่อ'.length ? unit : undefined
}

/** `/` and the divisor of a unit, once or twice: ต่อชั่วโมง; a full word is left to the pass. */
export function per(text: string, end: number, reading: string): Unit {
  const [slash] = matchAt(PER, text, end)
  if (slash === undefined) return { end, reading }
  const after = end + slash.length
  const groups = matchAt(PER_UNIT, text, after)
  const [unit] = groups
  const [only = ''] = unit === undefined ? matchAt(PER_ONLY, text, after) : []
  return { end: after + (unit ?? only).length, reading: `${reading}ต่อ${perUnits[only] ?? nameOf(groups)}` }
}

/** Counting words: a number before one is an amount, no code, year or score. */
const COUNTED = new RegExp(
  ` ?${oneOf(String.raw`
    คน ตัว อัน เม็ด ครั้ง วัน เดือน ปี ชั่วโมง ชม นาที วินาที บาท สตางค์ ชิ้น เล่ม หน้า แห่ง หลัง คัน ใบ ลูก ดอก ต้น แผ่น ขวด
    แก้ว จาน ถ้วย ช้อน ซอง กล่อง แพ็ค แพค ชุด คู่ กิโล กรัม เมตร ลิตร มิลลิ ไร่ งาน ตาราง ห้อง ชั้น สาย เรื่อง รูป ภาพ เครื่อง
    หลัก ล้าน แสน หมื่น พัน ร้อย เปอร์เซ็นต์ องศา คะแนน ประตู นัด รอบ เท่า ขวบ สัปดาห์ อาทิตย์ ตำแหน่ง อัตรา ที่นั่ง ราย
    ครอบครัว ครัวเรือน ตำบล จังหวัด ประเทศ ดอลลาร์ ยูโร เยน หยวน ตัน โมง ทุ่ม หน่วย โดส เข็ม มื้อ คืน หุ้น ฉบับ ดาว เสียง จุด
    ข้อ วิชา นิ้ว ฟุต วา แรงม้า % ถัง ถุง มัด หยด แคปซูล หลอด โหล โครงการ บริษัท โรง แปลง กอง ทีม กลุ่ม ร้าน สาขา เมนู อย่าง แบบ
    สี ขั้น ก้าว ช่วง สถานี ป้าย คลิป ตอน กระป๋อง ฟอง เส้น แท่ง เพลง คำ ท่าน องค์ เขต อำเภอ หมู่บ้าน ชาติ ภาษา ทาง ด้าน ยก ชนิด
    ไซส์ ระดับ โดย ต่อ ขึ้น ลง(?!ทะเบียน|นาม|ชื่อ) นี้ แรก สุด สมัย แต้ม ไมล์ ก\.?ก กม ซม มล มก
  `)}`,
  'y',
)

/** Whether a counting word follows. @example countsAt('5 คน', 1) // true */
export function countsAt(text: string, at: number): boolean {
  return isAt(COUNTED, text, at)
}
