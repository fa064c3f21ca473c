import { isAt, isCued, matchAt, type Found, type Pass } from './pass.ts'
import type { TokenKind } from './token.ts'
import { table } from './table.ts'

/** Chapter: units of measure, which are abbreviations only after a number. */

/** Thai units, as written with their dots; all but those of one letter may be typed without. */
const thaiUnits = table(String.raw`
กม.=กิโลเมตร
ก.ม.=กิโลเมตร
ซม.=เซนติเมตร
ซ.ม.=เซนติเมตร
มม.=มิลลิเมตร
ม.ม.=มิลลิเมตร
มม.ปรอท=มิลลิเมตรปรอท
ม.=เมตร
กก.=กิโลกรัม
ก.ก.=กิโลกรัม
ก.=กรัม
มก.=มิลลิกรัม
มก.%=มิลลิกรัมเปอร์เซ็นต์
ม.ก.=มิลลิกรัม
มคก.=ไมโครกรัม
ตร.กม.=ตารางกิโลเมตร
ตร.ม.=ตารางเมตร
ตรม.=ตารางเมตร
ตร.ซม.=ตารางเซนติเมตร
ตร.ว.=ตารางวา
ตรว.=ตารางวา
ตร.วา=ตารางวา
ลบ.ม.=ลูกบาศก์เมตร
ลบม.=ลูกบาศก์เมตร
ลบ.ซม.=ลูกบาศก์เซนติเมตร
ล.=ลิตร
มล.=มิลลิลิตร
ม.ล.=มิลลิลิตร
ซล.=เซนติลิตร
สต.=สตางค์
ด.=เดือน
ลบ.=ล้านบาท
ชต.=ช้อนโต๊ะ
ชช.=ช้อนชา
ตร.ฟุต=ตารางฟุต
ลบ.ฟุต=ลูกบาศก์ฟุต
ชม.=ชั่วโมง
ช.ม.=ชั่วโมง
วิ.=วินาที
`)

/** Signs and Latin units that take no prefix. */
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
ppm=พีพีเอ็ม
rpm=รอบต่อนาที
mmHg=มิลลิเมตรปรอท
IU=ไอยู
lbs=ปอนด์
oz=ออนซ์
fps=เฟรมต่อวินาที
ft=ฟุต
inch=นิ้ว
`)

/** Units of the SI and of computers, with the prefixes that are written with them. */
const bases = table(String.raw`
m=เมตร
g=กรัม
l=ลิตร
W=วัตต์
Wh=วัตต์ชั่วโมง
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
m=มิลลิ
mc=ไมโคร
µ=ไมโคร
μ=ไมโคร
n=นาโน
M=เมกะ
G=จิกะ
T=เทระ
`)
const areas: Readonly<Record<string, string>> = { '²': 'ตาราง', '2': 'ตาราง', '³': 'ลูกบาศก์', '3': 'ลูกบาศก์' }
const METRIC =
  '(?:[kKcmn]|mc|[µμ])?(?:m[²³23]?|g|[lL]|Wh?|V|Ah|Hz|Pa|cal)|[MGT](?:Wh?|Hz|Pa)|[kKMGT](?:B|bps)|KM|[CM]M|KG|ML'

/** @example metricName('km²') // 'ตารางกิโลเมตร' */
function metricName(written: string): string {
  const plain = /^(?:KM|[CM]M|KG|.?L|ML)$/.test(written) ? written.toLowerCase() : written
  const [, prefix = '', base = '', power = ''] = /^(mc|.)??(Wh|Ah|Hz|Pa|cal|bps|[mglWVB])([²³23]?)$/.exec(plain) ?? []
  return (areas[power] ?? '') + (prefixes[prefix] ?? '') + (bases[base] ?? '')
}

/** Units that only follow another after `/`. */
const perUnits: Readonly<Record<string, string>> = {
  ด: 'เดือน',
  'ดล.': 'เดซิลิตร',
  ดล: 'เดซิลิตร',
  h: 'ชั่วโมง',
  s: 'วินาที',
  day: 'วัน',
  dL: 'เดซิลิตร',
  dl: 'เดซิลิตร',
}

/** Whether a Thai abbreviation is a unit's. @example isUnit('กม.') // true */
export const isUnit = (written: string): boolean => written in thaiUnits

const escaped = (text: string): string => text.replace(/[.]/g, String.raw`\.`)
const longestFirst = (units: Readonly<Record<string, string>>): string[] =>
  Object.keys(units).toSorted((a, b) => b.length - a.length)

/** With its last dot anywhere; without it only if no Thai letter follows. A single letter needs its dot. */
const dotted = (unit: string): string => {
  if (!unit.endsWith('.')) return `${escaped(unit)}(?![ก-ฺเ-๎])`
  const body = escaped(unit.slice(0, -1))
  return unit.length === 2 ? String.raw`${body}\.(?![ก-ฮ]\.|\d)` : String.raw`${body}(?:\.|(?![ก-ฺเ-๎.]))`
}

const UNIT = new RegExp(
  String.raw` ?(?:(${longestFirst(thaiUnits).map(dotted).join('|')})|(${longestFirst(latinUnits).map(escaped).join('|')}|${METRIC})(?![A-Za-z\d]))`,
  'y',
)
const PER = / ?\/ ?(?=[ก-ฮเ-ไA-Za-z])/y
const PER_UNIT = new RegExp(UNIT.source.slice(2), 'y')
const PER_ONLY = /(?:h|s|day|d[Ll])(?![A-Za-z\d])|ด(?:ล\.|ล?(?![ก-๎.]))/y

/** A unit of measure, and what it is counted by: `กม./ชม.`. */
interface Unit {
  readonly end: number
  readonly reading: string
}

/** What is counted in baht, so that ล. is ล้าน. */
const MONEY_BEFORE =
  /(?:เงิน|งบ|มูลค่า|ราคา|หนี้|กำไร|ขาดทุน|รายได้|ลงทุน|เสียหาย|สูญ|รางวัล|โกง|ยักยอก|สินบน|ส่วย|โอน|กู้|ค่าเสีย|เรียก|ยอด|ทรัพย์|ประกัน|บริจาค|(?:ไร่|วา|หลัง|แปลง|คัน|ห้อง)ละ)[^.]{0,16}(?:\.\d+)?$/

/** S 36 M 38 L 40: sizes of clothes. */
const SIZE_BEFORE = /(?:^|[^A-Za-z])[SMX] [^A-Za-z]{1,12}$/

/** The unit that begins here, with at most one blank before, if one does. @example unitAt(pass, 2) // { end: 6, … } */
export function unitAt(pass: Pass, at: number): Unit | undefined {
  const { text } = pass
  const code = text.charCodeAt(at === text.length ? at : text[at] === ' ' ? at + 1 : at)
  if (Number.isNaN(code) || (code >= 0x30 && code <= 0x39)) return undefined
  if (code === 0x2f) return perAlone(text, at)
  const [whole, thai, latin = ''] = matchAt(UNIT, text, at)
  if (whole === undefined) return undefined
  if (thai === 'ก.' && isCued(pass, 'section', 8)) return undefined
  if (thai === 'ม.' && (isCued(pass, 'year', 8) || isAt(/ ?ม\.(?:ต้น|ปลาย)/y, text, at))) return undefined
  if (thai === 'ล.' && MONEY_BEFORE.test(text.slice(Math.max(0, at - 26), at)))
    return { end: at + whole.length, reading: 'ล้าน' }
  if (
    latin === 'L' &&
    (isAt(/ [-+]\d/y, text, at + whole.length) || SIZE_BEFORE.test(text.slice(Math.max(0, at - 14), at)))
  )
    return undefined
  if (latin === '%' && isCued(pass, 'percent', 12)) return { end: at + whole.length, reading: '' }
  return per(text, at + whole.length, nameOf(thai, latin))
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

/** `92/min`, `189/กก.`: what a bare number is counted by. */
function perAlone(text: string, at: number): Unit | undefined {
  const unit = per(text, at, '')
  return unit.reading.length > 'ต่อ'.length ? unit : undefined
}

const nameOf = (thai: string | undefined, latin: string): string =>
  thai === undefined ? (latinUnits[latin] ?? metricName(latin)) : (thaiUnits[thai] ?? thaiUnits[`${thai}.`] ?? '')

/** `/` and what follows a unit, once or twice: ต่อชั่วโมง; a word in full stays where it is. */
export function per(text: string, end: number, reading: string): Unit {
  const [slash] = matchAt(PER, text, end)
  if (slash === undefined) return { end, reading }
  const [unit, thai, latin = ''] = matchAt(PER_UNIT, text, end + slash.length)
  const [only] = unit === undefined ? matchAt(PER_ONLY, text, end + slash.length) : []
  if (only !== undefined) return { end: end + slash.length + only.length, reading: `${reading}ต่อ${perUnits[only]}` }
  if (unit === undefined) return { end: end + slash.length, reading: `${reading}ต่อ` }
  return { end: end + slash.length + unit.length, reading: `${reading}ต่อ${nameOf(thai, latin)}` }
}

/** Words by which things are counted: after them a number is an amount, no code, year or score. */
const COUNTED =
  / ?(?:คน|ตัว|อัน|เม็ด|ครั้ง|วัน|เดือน|ปี|ชั่วโมง|ชม|นาที|วินาที|บาท|สตางค์|ชิ้น|เล่ม|หน้า|แห่ง|หลัง|คัน|ใบ|ลูก|ดอก|ต้น|แผ่น|ขวด|แก้ว|จาน|ถ้วย|ช้อน|ซอง|กล่อง|แพ็ค|แพค|ชุด|คู่|กิโล|กรัม|เมตร|ลิตร|มิลลิ|ไร่|งาน|ตาราง|ห้อง|ชั้น|สาย|เรื่อง|รูป|ภาพ|เครื่อง|หลัก|ล้าน|แสน|หมื่น|พัน|ร้อย|เปอร์เซ็นต์|องศา|คะแนน|ประตู|นัด|รอบ|เท่า|ขวบ|สัปดาห์|อาทิตย์|ตำแหน่ง|อัตรา|ที่นั่ง|ราย|ครอบครัว|ครัวเรือน|ตำบล|จังหวัด|ประเทศ|ดอลลาร์|ยูโร|เยน|หยวน|ตัน|โมง|ทุ่ม|หน่วย|โดส|เข็ม|มื้อ|คืน|หุ้น|ฉบับ|ดาว|เสียง|จุด|ข้อ|วิชา|นิ้ว|ฟุต|วา|แรงม้า|%|ถัง|ถุง|มัด|หยด|แคปซูล|หลอด|โหล|โครงการ|บริษัท|โรง|แปลง|กอง|ทีม|กลุ่ม|ร้าน|สาขา|เมนู|อย่าง|แบบ|สี|ขั้น|ก้าว|ช่วง|สถานี|ป้าย|คลิป|ตอน|กระป๋อง|ฟอง|เส้น|แท่ง|เพลง|คำ|ท่าน|องค์|เขต|อำเภอ|หมู่บ้าน|ชาติ|ภาษา|ทาง|ด้าน|ยก|ชนิด|ไซส์|ระดับ|โดย|ต่อ|ขึ้น|ลง(?!ทะเบียน|นาม|ชื่อ)|นี้|แรก|สุด|สมัย|แต้ม|ไมล์|ก\.?ก\.|กก|กม|ซม|มล|มก)/y

/** Whether a counting word follows here. @example countsAt('5 คน', 1) // true */
export function countsAt(text: string, at: number): boolean {
  return isAt(COUNTED, text, at)
}
