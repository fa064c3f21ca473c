import { ministries } from './abbreviation-table.ts'
import type { CueKind } from './cues.ts'
import { DISTRICT, districtAt, provinceAt, STREET, SUBDISTRICT } from './places.ts'
import { letterWords } from './letters.ts'
import { plainWords, wholeWords } from './numbers.ts'
import { either, isAt, isCued, matching, saidBy, startsWord, type Found, type Pass, type Find } from './pass.ts'
import { rule, type Rule } from './rule.ts'
import { table } from './table.ts'

/** Chapter: one letter and a dot. Its reading depends on its context; if none matches it is an initial. */

/** A name directly after the letter and its dot. */
const GLUED = /..[ก-ฮเ-ไ](?!\.)/y
/** The rest of an address after a village, road or subdistrict. */
const MORE_VILLAGES = String.raw`(?:(?: ?, ?| ?และ ?| )(?:ม\. ?|หมู่ ?(?:ที่ ?)?)?\d{1,2}(?![\d.]\d)){0,8}`
const ADDRESS_NEXT = new RegExp(
  String.raw`${MORE_VILLAGES} ?(?:${SUBDISTRICT}|${DISTRICT}|${STREET}|หมู่บ้าน|บ้าน|บ\.)`,
  'y',
)
const ADDRESS_AHEAD = new RegExp(String.raw`.. [ก-๎\d ./-]{0,40}? ?(?:${DISTRICT})`, 'y')
/** A housing estate, by its number or its place in an address: ม.พฤกษา 15 ต.บางพูด. */
const ESTATE = new RegExp(
  String.raw`ม\.(?!บ้าน)[ก-๎]{3,20}(?: ?\d{1,3}(?:\/\d{1,3})? (?:${STREET})| ?เฟส|(?: ?\d{1,3}(?:\/\d{1,3})?)? (?:${SUBDISTRICT}))`,
  'y',
)
const STUDIES =
  /([มปอ])\. ?([1-6])(?:\/(\d{1,2}))?(?: ?(?:-|ถึง) ?(?:([มปอ])\. ?)?([1-6])(?:\/(\d{1,2}))?)?(?!\d|\.\d|,(?! ?[มป]\.))/y

const levels = table(String.raw`
ม=มัธยมศึกษาปีที่
ป=ประถมศึกษาปีที่
อ=อนุบาลปีที่
`)

/** A letter and its dot in words. */
const said = ({ at }: Pass, reading: string, cue?: CueKind): Found => ({
  end: at + 2,
  reading,
  kind: 'abbreviation',
  cue,
})

const classWords = (year: string, room?: string): string =>
  plainWords(year) + (room === undefined ? '' : `ทับ${plainWords(room)}`)

/** ม.3, ป.1-ป.3, ป.6/1, อ.2: a class of a school. */
const grade = matching(
  STUDIES,
  'abbreviation',
  ([, school = '', year = '', room, other = school, last, lastRoom]) =>
    `${levels[school]}${classWords(year, room)}` +
    (last === undefined ? '' : `ถึง${other === school ? '' : levels[other]}${classWords(last, lastRoom)}`),
)

/** ตามม.151, ผิด ม.5. */
const SECTION = /(?<=(?:ตาม|ผิด) ?)ม\. ?\d/y

const NUMBERED = /.. ?(\d{1,3})(?: ?[-–] ?(ม\. ?)?(\d{1,3}))?/y

/** ม.พฤกษา 15 ต.บางพูด: a housing estate. */
const estate: Find = (pass) => (isAt(ESTATE, pass.text, pass.at) ? said(pass, 'หมู่บ้าน') : undefined)

/** ม.บ้านใหม่: a village by its name. */
const namedVillage: Find = (pass) => (isAt(/..บ้าน(?!สมเด็จ)/y, pass.text, pass.at) ? said(pass, 'หมู่') : undefined)

/** ม. before another name. */
const university: Find = (pass) => (isAt(GLUED, pass.text, pass.at) ? said(pass, 'มหาวิทยาลัย') : undefined)

/** ม.5 ต.บ้านใหม่: a village by its number, within an address. */
const villageNumber = matching(
  NUMBERED,
  'code',
  ([, first = '', again, last], pass, end) => {
    if (!isAt(ADDRESS_NEXT, pass.text, end) && !isCued(pass, 'area', 4) && pass.last?.reading !== 'บ้าน')
      return undefined
    const to = last === undefined ? '' : `ถึง${again === undefined ? '' : 'หมู่'}${plainWords(last)}`
    return `หมู่${plainWords(first)}${to}`
  },
  'area',
)

/** ม.3: a class, unless a word of law is before it. */
const secondaryClass: Find = (pass) => (isAt(SECTION, pass.text, pass.at) ? undefined : grade(pass))

/** ม. 157: a section of a law. */
const section = matching(/.. ?(?=\d)/y, 'abbreviation', () => 'มาตรา', 'section')

/** อ.2: a class of a kindergarten. */
const kindergarten: Find = (pass) => (isAt(/..[1-3](?![\d,])/y, pass.text, pass.at) ? grade(pass) : undefined)

/** Whether the context is an address. */
const isInAddress = (pass: Pass): boolean =>
  isCued(pass, 'area') || isAt(/.. ?[ก-๎]{2,20} ?(?:จ\.|จังหวัด)/y, pass.text, pass.at)

/** อ.: อำเภอ before a district, and within an address before any name. */
const district: Find = (pass) => {
  const { text, at } = pass
  if (text[at + 2] !== ' ')
    return districtAt(text, at + 2) || (isAt(GLUED, text, at) && isInAddress(pass))
      ? said(pass, 'อำเภอ', 'area')
      : undefined
  // After a blank a short name may be an ordinary word: อ. สอง.
  const isLikely = isInAddress(pass) || isAt(/.. [ก-๎]{4}/y, text, at)
  return isLikely && districtAt(text, at + 3) ? said(pass, 'อำเภอ', 'area') : undefined
}

/** อ. before another name. */
const teacher: Find = (pass) => (isAt(GLUED, pass.text, pass.at) ? said(pass, 'อาจารย์') : undefined)

/** จ.: จังหวัด before a province or another name. */
const cho: Find = (pass) =>
  isAt(GLUED, pass.text, pass.at) || (pass.text[pass.at + 2] === ' ' && provinceAt(pass.text, pass.at + 3))
    ? said(pass, 'จังหวัด', 'area')
    : undefined

/** ต.: ตำบล before a name; with a blank only within an address. */
const to: Find = (pass) =>
  isAt(GLUED, pass.text, pass.at) ||
  (pass.text[pass.at + 2] === ' ' && (isCued(pass, 'area') || isAt(ADDRESS_AHEAD, pass.text, pass.at)))
    ? said(pass, 'ตำบล', 'area')
    : undefined

const before = (next: RegExp, reading: string): Find =>
  matching(new RegExp(`..(?=${next.source})`, 'y'), 'abbreviation', () => reading)

/** ร.9: the reigns of the present dynasty. */
const ro = matching(/ร\. ?(10|0?[1-9])(?![\d,./:])/y, 'abbreviation', ([, reign = '']) => `รัชกาลที่${plainWords(reign)}`)

/** น.89: the minute of a game; a page after words of reading; the letter in ท่าเรือ น.3. */
const no = matching(/น\.(?= ?\d{1,3}(?![\d.:]|\+? ?น))/y, 'abbreviation', (_, { text, at }) => {
  if (isAt(/(?<=(?:อ่าน|การบ้าน|หนังสือ|ฝึกหัด|เล่ม|ท่อง)[^.]{0,12})/y, text, at)) return 'หน้า'
  return isAt(/(?<=ท่า(?:เรือ)? ?)/y, text, at) ? 'นอ' : 'นาที'
})

/** A village with its number or subdistrict: บ.หนองไผ่ ม.3. */
const village = before(/[ก-๎]{2,20} ?(?:ม\. ?\d|หมู่|ต\.|ตำบล)/, 'บ้าน')
const company = before(/[ก-ฮเ-ไ](?!\.)| [ก-๎A-Za-z ().&]{2,60}? ?จำกัด/, 'บริษัท')

/** Must follow a street's letter: a number or a name, not an initial. */
const STREET_NAME = / ?(?:[ก-ฮเ-ไ](?![. ]|$)|[\dA-Z])/

/** The beginning of a ministry's name. */
const MINISTRY = new RegExp(
  `(?:การ)?(?:${Object.values(ministries)
    .map((name) => name.replace('การ', '').slice(0, 5))
    .join('|')}|แรงงาน|พลังงาน|อุต|วัฒนธรรม|ดิจิทัล|ดีอี|ท่องเที่ยว|อุดมศึกษา|อว)`,
)

/** Joined to a word only if the rest is unambiguous: ในจ.ตาก, ชั้นม.3, อยู่ซ.อารีย์. */
function isPlainEnough({ text, at }: Pass): boolean {
  switch (text[at]) {
    case 'จ':
      return provinceAt(text, at + 2)
    case 'อ':
      return districtAt(text, at + 2)
    default:
      return isAt(ATTACHED, text, at)
  }
}
/** Joined to the word before: a subdistrict before its district, a lane or road, a section of a law, a class. */
const ATTACHED = either(
  /ต\.(?:(?!ตำบล|(?<!\.)ทับ)[ก-๎]){2,20} ?(?:อ\.|อำเภอ)/,
  /(?<![รา])(?:ซ\.[ก-ฮเ-ไ\d]|ถ\.[ก-ฮเ-ไ])/,
  /(?<=(?:ตาม|ผิด) ?)ม\. ?\d/,
  /(?<=[ก-ฺเ-ๅ็-๎].)[มป]\.[1-6](?!\d)/,
)

/** One letter with its dot at the beginning of a word; after an unread dot it belongs to an unknown ธ.ต. */
const single =
  (find: Find): Find =>
  (pass) => {
    if (pass.text[pass.at + 1] !== '.' || saidBy(pass).endsWith('.')) return undefined
    return startsWord(pass) || isPlainEnough(pass) ? find(pass) : undefined
  }

const letterRule = (name: string, at: string, find: Find, ...unless: readonly string[]): Rule =>
  rule(name, at, 'general', single(find), ...unless)

/** The readings of one letter and its dot. */
export const letterRules: readonly Rule[] = [
  letterRule('ด. month', 'ด', before(/ ?(?:ละ|นี้|หน้า|ก่อน)/, 'เดือน')),
  letterRule('น. minute or page', 'น', no),
  letterRule('ม. housing estate', 'ม', estate),
  letterRule('ม. named village', 'ม', namedVillage, 'ม. housing estate'),
  letterRule('ม. university', 'ม', university, 'ม. housing estate', 'ม. named village'),
  letterRule('ม. village number', 'ม', villageNumber),
  letterRule('ม. class', 'ม', secondaryClass, 'ม. village number'),
  letterRule('ม. section of a law', 'ม', section, 'ม. village number', 'ม. class'),
  letterRule('ป. class', 'ป', grade),
  letterRule('อ. class', 'อ', kindergarten),
  letterRule('อ. district', 'อ', district),
  letterRule('อ. teacher', 'อ', teacher, 'อ. district'),
  letterRule('จ. province', 'จ', cho),
  letterRule('ต. subdistrict', 'ต', to),
  letterRule('ร. reign', 'ร', ro),
  letterRule('ถ. road', 'ถ', before(STREET_NAME, 'ถนน')),
  letterRule('ซ. lane', 'ซ', before(STREET_NAME, 'ซอย')),
  letterRule('ศ. professor', 'ศ', before(/[ก-ฮเ-ไ](?!\.)| (?:ดร|นพ|พญ)\./, 'ศาสตราจารย์')),
  letterRule('บ. village', 'บ', village),
  letterRule('บ. company', 'บ', company, 'บ. village'),
  letterRule('ก. ministry', 'ก', before(MINISTRY, 'กระทรวง')),
  letterRule('ธ. bank', 'ธ', before(/[ก-ฮเ-ไ](?!\.)/, 'ธนาคาร')),
]

/** กม. beside words of law. */
export const law = matching(
  either(
    /กม\.(?<=(?:ร่าง|แก้|ผิด|ตาม|ออก|ดัน|ชง|บังคับใช้|คลอด|ละเมิด|ฉบับ|ฝ่าย|นัก|ข้อ) ?กม\.)/,
    /กม\.(?= ?(?:ใหม่|ลูก|อาญา|แพ่ง|แรงงาน|เลือกตั้ง|ภาษี|ครอบครัว|มรดก|ปกครอง|ฉบับ))/,
  ),
  'abbreviation',
  () => 'กฎหมาย',
)
/** กก. is a weight after what counts or weighs and before ละ and /; before a number or an office a division, else a board. */
export const board = matching(
  new RegExp(
    [
      String.raw`กก\.(?! ?(?:ละ|/))(?<!(?:\d|[ต่หรน]่?อ|ละ|หนัก|กี่|หลาย|ครึ่ง|จำนวน|ตาม|หน่วย|/|½|ราคา)[ :(]{0,2}กก\.)`,
      String.raw`(?=( ?(?:\d{1,2}(?!\d|[.,:]\d| ?(?:บาท|บ\.|฿))|(?!ผจก|ผอ)[ก-ฮ]{1,4}\.))?)`,
    ].join(''),
    'y',
  ),
  'abbreviation',
  ([, next]) => (next === undefined ? 'กรรมการ' : 'กองกำกับการ'),
)

const commands = table(String.raw`
ก=สอบสวนกลาง
น=นครบาล
ภ=ภูธรภาค
ส=สันติบาล
ปส=ปราบปรามยาเสพติด
สอท=สืบสวนสอบสวนอาชญากรรมทางเทคโนโลยี
ทท=ท่องเที่ยว
ตชด=ตระเวนชายแดน
`)
/** บช.ก., ผบช.สอท.: a police command, and its commander. */
export const command = matching(/(ผ)?บช\. ?([ก-ฮ]{1,4})(?:\.|(?= |$))/y, 'abbreviation', ([, leader, letters = '']) => {
  const unit = commands[letters]
  const name = unit === undefined ? letterWords(letters) : `ตำรวจ${unit}`
  return leader === undefined ? `${letters === 'ภ' ? '' : 'กองบัญชาการ'}${name}` : `ผู้บัญชาการ${name}`
})

/** รมว.คลัง: ministries whose name begins with การ. */
export const minister = matching(
  /(?:รม(?:(ว)|ช)|ก)\. ?(?=คลัง|ต่างประเทศ|อุดมศึกษา|ท่องเที่ยว|พัฒนา)/y,
  'abbreviation',
  ([whole = '', first]) =>
    `${whole.startsWith('ก') ? '' : first === undefined ? 'รัฐมนตรีช่วยว่าการ' : 'รัฐมนตรีว่าการ'}กระทรวงการ`,
)

/** Letters of a clause, an appendix, a mark: ข้อ 3 (ก), ภาคผนวก ค., ติด ร.; ว 10 of a circular. */
export const namedLetter = matching(
  either(
    /(?<=(?:\d ?|\([ก-ฮ]\)(?: ?, ?| ?และ ?| ?หรือ ?| ?ถึง ?| ?- ?| )?)\()[ก-ฮ](?=\))/,
    /(?<=ตอน(?:พิเศษ|ที่)? ?\d{1,3} )[กขคง](?![ก-๎.])/,
    new RegExp(
      [
        String.raw`(?<=(?:ข้อ|ภาคผนวก|วงเล็บ) ?[("“]?(?:[ก-ฮ]\.?(?: ?, ?| |/|-| ?และ ?| ?หรือ ?| ?ถึง ?)){0,5})[ก-ฮ](?:\.`,
        String.raw`(?![ก-๎]| ?\d)|(?![ก-๎.]| ?\d))`,
      ].join(''),
      '',
    ),
    /(?<=(?:ติด|แก้|เกรด) ?(?:(?:[0รผ]|มส|มผ)\.?(?: ?, ?| |\/| ?และ ?| ?หรือ ?)){0,4})ร(?:\.(?![ก-๎]| ?\d)|(?![ก-๎.]| ?\d))/,
    /ว(?:\.(?=\d)|(?= ?\d{1,4}(?:\/\d|(?<=(?:ก\.พ\.|ที่|หนังสือ[ก-๎]{0,10}) ?ว ?\d{1,4})(?: |$))))/,
  ),
  'abbreviation',
  ([letter = '']) => letterWords(letter),
)

/** ม6, ป4/2: a class without its dot. */
export const dotlessClass = matching(
  /([มป])([1-6])(?:\/(\d{1,2}))?(?!\d|[.,:/-]\d)/y,
  'abbreviation',
  (groups, pass, end) => {
    const [, letter = '', year = '', room] = groups
    if (!startsWord(pass) && !isAt(/(?<=(?:ชั้น|เรียน|อยู่|ขึ้น|จบ|เด็ก|น้อง|ห้อง))/y, pass.text, pass.at)) return undefined
    const isVillage = letter === 'ม' && isAt(ADDRESS_NEXT, pass.text, end)
    return (isVillage ? 'หมู่' : letterWords(letter)) + classWords(year, room)
  },
)

/** ผกก.สส.: detectives, not members of parliament. */
export const detective = matching(/(?<=(?:กก|สว|บก)\.[ (]?)สส\./y, 'abbreviation', () => 'สืบสวน')
/** °ซ., องศา ซ.: the temperature scale. */
export const scale = matching(/[ซฟ](?:\.|(?![ก-๎]))/y, 'measure', ([letter = ''], pass) =>
  /องศา ?$/.test(saidBy(pass)) ? (letter.startsWith('ซ') ? 'เซลเซียส' : 'ฟาเรนไฮต์') : undefined,
)
/** กม. 45, กม.ที่ 45: a position on a road. */
export const kilometre = matching(/กม\. ?(?=ที่|\d)/y, 'measure', () => 'กิโลเมตร')
/** กม. 10+200 - 14+250: positions on a road, in metres after a kilometre. */
export const roadPost = matching(
  /(?=\d{1,4}\+)(?<=(?:กม\.?|กิโลเมตร|km\.?|KM\.?)(?: ?ที่)? ?)(\d{1,4})\+(\d{3})(?: ?(?:[-–]|ถึง) ?(?:กม\. ?)?(\d{1,4})\+(\d{3}))?(?!\d)/y,
  'measure',
  ([, from = '', metres = '', until, lastMetres = '']) => {
    const first = `${plainWords(from)}บวก${plainWords(metres)}`
    return until === undefined ? first : `${first}ถึง${plainWords(until)}บวก${plainWords(lastMetres)}`
  },
)
/** ทล.304: a highway. */
export const highway = matching(/ทล\. ?(?=\d)/y, 'abbreviation', () => 'ทางหลวง', 'route')
/** After พัน, หมื่น and แสน: ล้าน, ล้านบาท. */
export const million = matching(/ล\.(?!บ)|ล\.?บ(?:\.|(?![ก-๎]))/y, 'number', ([written], pass) => {
  if (!/(?:พัน|หมื่น|แสน) ?$/.test(saidBy(pass))) return undefined
  return written === 'ล.' ? 'ล้าน' : 'ล้านบาท'
})

/** จ เชียงราย, อ เมือง: without the dot, only before a name in the list. */
export function dotless(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (text[at + 1] !== ' ' || !startsWord(pass)) return undefined
  const end = at + 1
  if (text[at] === 'จ' && provinceAt(text, at + 2)) return { ...said(pass, 'จังหวัด', 'area'), end }
  if (text[at] === 'อ' && isCued(pass, 'area') && districtAt(text, at + 2))
    return { ...said(pass, 'อำเภอ', 'area'), end }
  return undefined
}

/** Documents named by letters and a number: น.ส.3 ก., ส.ป.ก. 4-01, ภ.ง.ด. 90, ก.พ.7, แบบ ทร.14. */
export const landPaper = matching(
  new RegExp(
    [
      String.raw`((?:น\.?ส\.?|ส\.?ป\.?ก\.?|ภ\.?บ\.?ท\.?|ท\.[รด]\.|ภ\.?ง\.?ด\.?|ภ\.พ\.|(?<=(?:แบบ(?:ฟอร์ม)?|ฟอร์ม|ใบ|คำขอ`,
      String.raw`|สำเนา|หนังสือ) ?)(?:[ก-ฮ]\.){1,4}|(?<=(?:แบบ(?:ฟอร์ม)?|ฟอร์ม|ใบ|คำขอ|สำเนา) ?)[ก-ฮ]{2,4}\.?) ?|(?:ส\.ค`,
      String.raw`|ก\.พ)\.(?=\d(?!\d))|(?:ท\.?ร|ส\.?ด|ค\.?ร|ต\.?ม|ป\.?พ|ร\.?ง|ล\.?ป|ส\.?ป\.?ส)\.?(?=\d))(\d{1,3})(?:([-/])`,
      String.raw`(\d{1,3}))?(?: ?([กขจ])(?:\.|(?![ก-๎.])))?`,
    ].join(''),
    'y',
  ),
  'abbreviation',
  ([, letters = '', number = '', joint, after, variant = ''], pass) => {
    if (!startsWord(pass)) return undefined
    const rest = after === undefined ? '' : (joint === '/' ? 'ทับ' : ' ') + wholeWords(after)
    return letterWords(letters) + plainWords(number) + rest + letterWords(variant)
  },
)
