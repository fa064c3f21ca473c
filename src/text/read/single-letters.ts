import { ministries } from './abbreviation-table.ts'
import type { CueKind } from './cues.ts'
import { DISTRICT, districtAt, provinceAt, STREET, SUBDISTRICT } from './places.ts'
import { letterWords } from './letters.ts'
import { plainWords, wholeWords } from './numbers.ts'
import { isAt, isCued, matchAt, rule, saidBy, startsWord, type Found, type Pass, type Rule } from './pass.ts'
import { table } from './table.ts'

/** Chapter: one letter and a dot. Its reading depends on its place; if none fits it is an initial. */

/** A name right after the letter and its dot. */
const GLUED = /..[ก-ฮเ-ไ](?!\.)/y
/** Part of an address: what may come after a village, road or subdistrict. */
const ADDRESS_NEXT = new RegExp(
  String.raw`(?:(?: ?, ?| ?และ ?| )(?:ม\. ?|หมู่ ?(?:ที่ ?)?)?\d{1,2}(?![\d.]\d)){0,8} ?(?:${SUBDISTRICT}|${DISTRICT}|${STREET}|หมู่บ้าน|บ้าน|บ\.)`,
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
const grade = rule(
  STUDIES,
  'abbreviation',
  ([, school = '', year = '', room, other = school, last, lastRoom]) =>
    `${levels[school]}${classWords(year, room)}` +
    (last === undefined ? '' : `ถึง${other === school ? '' : levels[other]}${classWords(last, lastRoom)}`),
)

/** ตามม.151, ผิด ม.5. */
const SECTION = /(?<=(?:ตาม|ผิด) ?)ม\. ?\d/y

/** ม.: หมู่, มัธยมศึกษาปีที่, มาตรา before numbers; มหาวิทยาลัย before names. After numbers it was เมตร. */
const mo: Rule = (pass) => {
  const { text, at } = pass
  const [whole, first = '', again, last] = matchAt(/.. ?(\d{1,3})(?: ?[-–] ?(ม\. ?)?(\d{1,3}))?/y, text, at)
  if (whole === undefined) {
    if (!isAt(GLUED, text, at)) return undefined
    if (isAt(ESTATE, text, at)) return said(pass, 'หมู่บ้าน')
    return said(pass, isAt(/..บ้าน(?!สมเด็จ)/y, text, at) ? 'หมู่' : 'มหาวิทยาลัย')
  }
  const end = at + whole.length
  if (isAt(ADDRESS_NEXT, text, end) || isCued(pass, 'area', 4) || pass.last?.reading === 'บ้าน') {
    const to = last === undefined ? '' : `ถึง${again === undefined ? '' : 'หมู่'}${plainWords(last)}`
    return { end, reading: `หมู่${plainWords(first)}${to}`, kind: 'code', cue: 'area' }
  }
  return (isAt(SECTION, text, at) ? undefined : grade(pass)) ?? section(pass)
}
const section = rule(/.. ?/y, 'abbreviation', () => 'มาตรา', 'section')

/** อ.: อำเภอ before a district, else อาจารย์ before a name; อ.2 is a class of a kindergarten. */
const o: Rule = (pass) => {
  const { text, at } = pass
  if (isAt(/..[1-3](?![\d,])/y, text, at)) return grade(pass)
  const isGlued = isAt(GLUED, text, at)
  const isInAddress = isCued(pass, 'area') || isAt(/.. ?[ก-๎]{2,20} ?(?:จ\.|จังหวัด)/y, text, at)
  // After a blank a short name may be a word like any other: อ. สอง.
  const district =
    text[at + 2] === ' '
      ? (isInAddress || isAt(/.. [ก-๎]{4}/y, text, at)) && districtAt(text, at + 3)
      : districtAt(text, at + 2)
  if (district || (isGlued && isInAddress)) return said(pass, 'อำเภอ', 'area')
  return isGlued ? said(pass, 'อาจารย์') : undefined
}

/** จ.: จังหวัด before a province or another name. */
const cho: Rule = (pass) =>
  isAt(GLUED, pass.text, pass.at) || (pass.text[pass.at + 2] === ' ' && provinceAt(pass.text, pass.at + 3))
    ? said(pass, 'จังหวัด', 'area')
    : undefined

/** ต.: ตำบล before a name; with a blank only within an address. */
const to: Rule = (pass) =>
  isAt(GLUED, pass.text, pass.at) ||
  (pass.text[pass.at + 2] === ' ' && (isCued(pass, 'area') || isAt(ADDRESS_AHEAD, pass.text, pass.at)))
    ? said(pass, 'ตำบล', 'area')
    : undefined

const before = (next: RegExp, reading: string): Rule =>
  rule(new RegExp(`..(?=${next.source})`, 'y'), 'abbreviation', () => reading)

/** ร.9: the reigns of the present dynasty. */
const ro = rule(/ร\. ?(10|0?[1-9])(?![\d,./:])/y, 'abbreviation', ([, reign = '']) => `รัชกาลที่${plainWords(reign)}`)

/** น.89: the minute of a game; after what is read a page; ท่าเรือ น.3 has its letter. */
const no = rule(/น\.(?= ?\d{1,3}(?![\d.:]|\+? ?น))/y, 'abbreviation', (_, { text, at }) => {
  if (isAt(/(?<=(?:อ่าน|การบ้าน|หนังสือ|ฝึกหัด|เล่ม|ท่อง)[^.]{0,12})/y, text, at)) return 'หน้า'
  return isAt(/(?<=ท่า(?:เรือ)? ?)/y, text, at) ? 'นอ' : 'นาที'
})

/** A village with its number or subdistrict: บ.หนองไผ่ ม.3; else a company. */
const bo: Rule = (pass) => village(pass) ?? company(pass)
const village = before(/[ก-๎]{2,20} ?(?:ม\. ?\d|หมู่|ต\.|ตำบล)/, 'บ้าน')
const company = before(/[ก-ฮเ-ไ](?!\.)| [ก-๎A-Za-z ().&]{2,60}? ?จำกัด/, 'บริษัท')

/** What has a number or a name after it, not an initial. */
const STREET_NAME = / ?(?:[ก-ฮเ-ไ](?![. ]|$)|[\dA-Z])/

/** How the name of a ministry begins. */
const MINISTRY = new RegExp(
  `(?:การ)?(?:${Object.values(ministries)
    .map((name) => name.replace('การ', '').slice(0, 5))
    .join('|')}|แรงงาน|พลังงาน|อุตสาหกรรม|วัฒนธรรม|ดิจิทัล|ดีอี|ท่องเที่ยว|อุดมศึกษา|อว)`,
)

const rules: Readonly<Record<string, Rule>> = {
  ด: before(/ ?(?:ละ|นี้|หน้า|ก่อน)/, 'เดือน'),
  น: no,
  ม: mo,
  ป: grade,
  อ: o,
  จ: cho,
  ต: to,
  ร: ro,
  ถ: before(STREET_NAME, 'ถนน'),
  ซ: before(STREET_NAME, 'ซอย'),
  ศ: before(/[ก-ฮเ-ไ](?!\.)| (?:ดร|นพ|พญ)\./, 'ศาสตราจารย์'),
  บ: bo,
  ก: before(MINISTRY, 'กระทรวง'),
  ธ: before(/[ก-ฮเ-ไ](?!\.)/, 'ธนาคาร'),
}

/** Attached to a word only if what follows leaves no doubt: ในจ.ตาก, ชั้นม.3, อยู่ซ.อารีย์. */
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
const ATTACHED =
  /ต\.(?:(?!ตำบล|(?<!\.)ทับ)[ก-๎]){2,20} ?(?:อ\.|อำเภอ)|(?<![รา])(?:ซ\.[ก-ฮเ-ไ\d]|ถ\.[ก-ฮเ-ไ])|(?<=(?:ตาม|ผิด) ?)ม\. ?\d|(?<=[ก-ฺเ-ๅ็-๎].)[มป]\.[1-6](?!\d)/y

/** One letter with its dot at the beginning of a word; after a dot left unread it belongs to an unknown ธ.ต. */
export function singleLetter(pass: Pass): Found | undefined {
  if (pass.text[pass.at + 1] !== '.' || saidBy(pass).endsWith('.')) return undefined
  if (!startsWord(pass) && !isPlainEnough(pass)) return undefined
  return rules[pass.text[pass.at] ?? '']?.(pass)
}

/** กม. beside words of law. */
const law = rule(
  /กม\.(?:(?<=(?:ร่าง|แก้|ผิด|ตาม|ออก|ดัน|ชง|บังคับใช้|คลอด|ละเมิด|ฉบับ|ฝ่าย|นัก|ข้อ) ?กม\.)|(?= ?(?:ใหม่|ลูก|อาญา|แพ่ง|แรงงาน|เลือกตั้ง|ภาษี|ครอบครัว|มรดก|ปกครอง|ฉบับ)))/y,
  'abbreviation',
  () => 'กฎหมาย',
)
/** ผกก.สส.: no members of parliament. */
const detective = rule(/(?<=(?:กก|สว|บก)\.[ (]?)สส\./y, 'abbreviation', () => 'สืบสวน')
/** °ซ., องศา ซ.: the scale. */
const scale = rule(/[ซฟ](?:\.|(?![ก-๎]))/y, 'measure', ([letter = ''], pass) =>
  /องศา ?$/.test(saidBy(pass)) ? (letter.startsWith('ซ') ? 'เซลเซียส' : 'ฟาเรนไฮต์') : undefined,
)
/** กม. 45, กม.ที่ 45: where on a road. */
const kilometre = rule(/กม\. ?(?=ที่|\d)/y, 'measure', () => 'กิโลเมตร')
/** ทล.304: which road. */
const highway = rule(/ทล\. ?(?=\d)/y, 'abbreviation', () => 'ทางหลวง', 'route')
/** After พัน, หมื่น and แสน: ล้าน, ล้านบาท. */
const million = rule(/ล\.(?!บ)|ล\.?บ(?:\.|(?![ก-๎]))/y, 'number', ([written], pass) => {
  if (!/(?:พัน|หมื่น|แสน) ?$/.test(saidBy(pass))) return undefined
  return written === 'ล.' ? 'ล้าน' : 'ล้านบาท'
})

/** Abbreviations that a number before or after them makes plain. */
export const beforeOrAfterNumber: Rule = (pass) =>
  law(pass) ?? detective(pass) ?? scale(pass) ?? kilometre(pass) ?? highway(pass) ?? million(pass)

/** จ เชียงราย, อ เมือง: the dot forgotten, before a name of the list only. */
export function dotless(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (text[at + 1] !== ' ' || !startsWord(pass)) return undefined
  const end = at + 1
  if (text[at] === 'จ' && provinceAt(text, at + 2)) return { ...said(pass, 'จังหวัด', 'area'), end }
  if (text[at] === 'อ' && isCued(pass, 'area') && districtAt(text, at + 2))
    return { ...said(pass, 'อำเภอ', 'area'), end }
  return undefined
}

/** Papers known by letters and a number: น.ส.3 ก., ส.ป.ก. 4-01, ภ.ง.ด. 90. */
export const landPaper = rule(
  /(น\.?ส\.?|ส\.?ป\.?ก\.?|ภ\.?บ\.?ท\.?|ท\.[รด]\.|ภ\.?ง\.?ด\.?|ภ\.พ\.) ?(\d{1,3})(?:([-/])(\d{1,3}))?(?: ?([กข])(?:\.|(?![ก-๎])))?/y,
  'abbreviation',
  ([, letters = '', number = '', joint, after, variant = ''], pass) => {
    if (!startsWord(pass)) return undefined
    const rest = after === undefined ? '' : (joint === '/' ? 'ทับ' : ' ') + wholeWords(after)
    return letterWords(letters) + plainWords(number) + rest + letterWords(variant)
  },
)
