import { districtAt, provinceAt } from './places.ts'
import { letterWords } from './letters.ts'
import { plainWords, wholeWords } from './numbers.ts'
import { isAt, isCued, isThai, matchAt, saidBy, startsWord, type Found, type Pass, type Rule } from './pass.ts'
import { table } from './table.ts'

/** Chapter: one letter and a dot. Its reading depends on its place; if none fits it is an initial. */

const THAI_NEXT = /[ก-ฮเ-ไ]/y
/** Part of an address: what may come after a village, road or subdistrict. */
const ADDRESS_NEXT =
  /(?:(?: ?, ?| ?และ ?| )(?:ม\. ?|หมู่ ?(?:ที่ ?)?)?\d{1,2}(?![\d.]\d)){0,8} ?(?:ต\.|ตำบล|อ\.|อำเภอ|จ\.|จังหวัด|ถ\.|ถนน|ซ\.|ซอย|แขวง|เขต|หมู่บ้าน|บ้าน|บ\.)/y
const ADDRESS_AHEAD = /[ก-๎\d ./-]{0,40}? ?(?:อ\.|อำเภอ|จ\.|จังหวัด|เขต)/y
/** A housing estate, by its number or its place in an address: ม.พฤกษา 15 ต.บางพูด. */
const ESTATE =
  /ม\.(?!บ้าน)[ก-๎]{3,20}(?: ?\d{1,3}(?:\/\d{1,3})? (?:ซ\.|ซอย|ถ\.|ถนน|ต\.|ตำบล|แขวง)| ?เฟส| (?:ต\.|ตำบล|แขวง))/y
const STUDIES =
  /([1-6])(?:\/(\d{1,2}))?(?: ?(-|ถึง) ?(?:([มปอ])\. ?)?([1-6])(?:\/(\d{1,2}))?)?(?!\d|\.\d|,(?! ?[มป]\.))/y

const levels = table(String.raw`
ม=มัธยมศึกษาปีที่
ป=ประถมศึกษาปีที่
อ=อนุบาลปีที่
`)

/** ตามม.151, ผิด ม.5. */
const isSection = (text: string, at: number): boolean => isAt(/(?<=(?:ตาม|ผิด) ?)ม\. ?\d/y, text, at)

/** ม.: หมู่, มัธยมศึกษาปีที่, มาตรา before numbers; มหาวิทยาลัย before names. After numbers it was เมตร. */
const mo: Rule = (pass) => {
  const { text, at } = pass
  const next = text[at + 2] === ' ' ? at + 3 : at + 2
  const [digits, first = '', again = '', last] = matchAt(/(\d{1,3})(?: ?[-–] ?(ม\. ?)?(\d{1,3}))?/y, text, next)
  if (digits === undefined) {
    const isName = isAt(THAI_NEXT, text, at + 2) && !isAt(/[ก-ฮ]\./y, text, at + 2)
    if (isName && isAt(ESTATE, text, at)) return { end: at + 2, reading: 'หมู่บ้าน', kind: 'abbreviation' }
    if (isName && isAt(/..บ้าน(?!สมเด็จ)/y, text, at)) return { end: at + 2, reading: 'หมู่', kind: 'abbreviation' }
    return isName ? { end: at + 2, reading: 'มหาวิทยาลัย', kind: 'abbreviation' } : undefined
  }
  const end = next + digits.length
  if (isAt(ADDRESS_NEXT, text, end) || isCued(pass, 'area', 4) || pass.last?.reading === 'บ้าน') {
    const words = last === undefined ? plainWords(first) : `${plainWords(first)}ถึง${again && 'หมู่'}${plainWords(last)}`
    return { end, reading: `หมู่${words}`, kind: 'code', cue: 'area' }
  }
  const grade = isSection(text, at) ? undefined : gradeAt(pass, next, levels['ม'])
  return grade ?? { end: next, reading: 'มาตรา', kind: 'abbreviation', cue: 'section' }
}

/** ป.1–6, ป.1-ป.3, ป.6/1. */
const po: Rule = (pass) => gradeAt(pass, pass.text[pass.at + 2] === ' ' ? pass.at + 3 : pass.at + 2, levels['ป'])

const roomWords = (room: string | undefined): string => (room === undefined ? '' : `ทับ${plainWords(room)}`)

function gradeAt({ text }: Pass, at: number, name = ''): Found | undefined {
  const [whole, year = '', room, joint, letter, last, lastRoom] = matchAt(STUDIES, text, at)
  if (whole === undefined) return undefined
  const first = name + plainWords(year) + roomWords(room)
  const word = joint === '-' ? 'ถึง' : (joint ?? '')
  const level = letter === undefined ? name : levels[letter]
  const other = level === undefined || level === name ? '' : level
  const reading = last === undefined ? first : `${first}${word}${other}${plainWords(last)}${roomWords(lastRoom)}`
  return { end: at + whole.length, reading, kind: 'abbreviation' }
}

/** อ.: อำเภอ before a district, else อาจารย์ before a name; อ.2 is a class of a kindergarten. */
const o: Rule = (pass) => {
  const { text, at } = pass
  if (isAt(/.\.[1-3](?![\d,])/y, text, at)) return gradeAt(pass, at + 2, levels['อ'])
  const isGlued = isAt(THAI_NEXT, text, at + 2)
  const isSpaced = text[at + 2] === ' '
  const isInAddress = isCued(pass, 'area') || isAt(/ ?[ก-๎]{2,20} ?(?:จ\.|จังหวัด)/y, text, at + 2)
  // After a blank a short name may be a word like any other: อ. สอง.
  const district = isSpaced
    ? (isInAddress || isAt(/[ก-๎]{4}/y, text, at + 3)) && districtAt(text, at + 3)
    : districtAt(text, at + 2)
  if (district || (isGlued && isInAddress)) return { end: at + 2, reading: 'อำเภอ', kind: 'abbreviation', cue: 'area' }
  return isGlued ? { end: at + 2, reading: 'อาจารย์', kind: 'abbreviation' } : undefined
}

/** จ.: จังหวัด before a province or another name. */
const cho: Rule = ({ text, at }) => {
  const isSpaced = text[at + 2] === ' ' && provinceAt(text, at + 3)
  if (!isSpaced && !isAt(THAI_NEXT, text, at + 2)) return undefined
  return { end: at + 2, reading: 'จังหวัด', kind: 'abbreviation', cue: 'area' }
}

/** ต.: ตำบล before a name; with a blank only within an address. */
const to: Rule = (pass) => {
  const { text, at } = pass
  const isAddress = text[at + 2] === ' ' && (isCued(pass, 'area') || isAt(ADDRESS_AHEAD, text, at + 3))
  if (!isAddress && !isAt(THAI_NEXT, text, at + 2)) return undefined
  return { end: at + 2, reading: 'ตำบล', kind: 'abbreviation', cue: 'area' }
}

const beforeName =
  (reading: string, next: RegExp = / ?[ก-ฮเ-ไ]/y): Rule =>
  ({ text, at }) =>
    isAt(next, text, at + 2) ? { end: at + 2, reading, kind: 'abbreviation' } : undefined

/** ร.9: the reigns of the present dynasty. */
const ro: Rule = ({ text, at }) => {
  const [whole, reign = ''] = matchAt(/ร\. ?(\d{1,2})(?![\d,./:])/y, text, at)
  if (whole === undefined || Number(reign) > 10 || Number(reign) === 0) return undefined
  return { end: at + whole.length, reading: `รัชกาลที่${plainWords(reign)}`, kind: 'abbreviation' }
}

/** น.89: the minute of a game; ท่าเรือ น.3 has its letter. */
const no: Rule = ({ text, at }) => {
  if (!isAt(/น\. ?\d{1,3}(?![\d.:]|\+? ?น)/y, text, at)) return undefined
  const isPier = /ท่า(?:เรือ)? ?$/.test(text.slice(Math.max(0, at - 8), at))
  return { end: at + 2, reading: isPier ? 'นอ' : 'นาที', kind: 'abbreviation' }
}

const company = beforeName('บริษัท', /[ก-ฮเ-ไ](?!\.)| [ก-๎A-Za-z ().&]{2,60}? ?จำกัด/y)
/** A village with its number or subdistrict: บ.หนองไผ่ ม.3. */
const VILLAGE = /บ\.[ก-๎]{2,20} ?(?:ม\. ?\d|หมู่|ต\.|ตำบล)/y
const bo: Rule = (pass) =>
  isAt(VILLAGE, pass.text, pass.at) ? { end: pass.at + 2, reading: 'บ้าน', kind: 'abbreviation' } : company(pass)

const rules: Readonly<Record<string, Rule>> = {
  ด: beforeName('เดือน', / ?(?:ละ|นี้|หน้า|ก่อน)/y),
  น: no,
  ม: mo,
  ป: po,
  อ: o,
  จ: cho,
  ต: to,
  ร: ro,
  ถ: beforeName('ถนน', / ?(?:[ก-ฮเ-ไ](?![. ]|$)|[\dA-Z])/y),
  ซ: beforeName('ซอย', / ?(?:[ก-ฮเ-ไ](?![. ]|$)|[\dA-Z])/y),
  ศ: beforeName('ศาสตราจารย์', /[ก-ฮเ-ไ](?!\.)| (?:ดร|นพ|พญ)\./y),
  บ: bo,
  ก: beforeName(
    'กระทรวง',
    /(?:การ)?(?:คลัง|เกษตร|ศึกษา|สาธารณสุข|มหาดไทย|พาณิชย์|คมนาคม|กลาโหม|ต่างประเทศ|แรงงาน|พลังงาน|อุตสาหกรรม|วัฒนธรรม|ยุติธรรม|ดิจิทัล|ดีอี|ท่องเที่ยว|ทรัพยากร|พัฒนาสังคม|อุดมศึกษา|อว)/y,
  ),
  ธ: beforeName('ธนาคาร', /[ก-ฮเ-ไ](?!\.)/y),
}

/** Attached to a word only if what follows leaves no doubt: ในจ.ตาก, ชั้นม.3, อยู่ซ.อารีย์. */
function isPlainEnough({ text, at }: Pass): boolean {
  switch (text[at]) {
    case 'จ':
      return provinceAt(text, at + 2)
    case 'อ':
      return districtAt(text, at + 2)
    case 'ต':
      return isAt(/.\.(?:(?!ตำบล|(?<!\.)ทับ)[ก-๎]){2,20} ?(?:อ\.|อำเภอ)/y, text, at)
    case 'ซ':
    case 'ถ':
      return text[at - 1] !== 'ร' && text[at - 1] !== 'า' && isAt(/ซ\.[ก-ฮเ-ไ\d]|ถ\.[ก-ฮเ-ไ]/y, text, at)
    case 'ม':
    case 'ป':
      return isSection(text, at) || (isThai(text.charCodeAt(at - 2)) && isAt(/.\.[1-6](?!\d)/y, text, at))
    default:
      return false
  }
}

/** One letter with its dot at the beginning of a word; after a dot left unread it belongs to an unknown ธ.ต. */
export function singleLetter(pass: Pass): Found | undefined {
  if (pass.text[pass.at + 1] !== '.' || saidBy(pass).endsWith('.')) return undefined
  if (!startsWord(pass) && !isPlainEnough(pass)) return undefined
  return rules[pass.text[pass.at] ?? '']?.(pass)
}

const LAW_BEFORE = /(?:ร่าง|แก้|ผิด|ตาม|ออก|ดัน|ชง|บังคับใช้|คลอด|ละเมิด|ฉบับ|ฝ่าย|นัก|ข้อ) ?$/
const LAW_NEXT = /กม\. ?(?:ใหม่|ลูก|อาญา|แพ่ง|แรงงาน|เลือกตั้ง|ภาษี|ครอบครัว|มรดก|ปกครอง|ฉบับ)/y
const MILLION = /ล\.(?!บ)|ล\.?บ(?:\.|(?![ก-๎]))/y
const KILOMETRE = /กม\. ?(?=ที่|\d)/y

/** กม. is กฎหมาย beside words of law; กม. 45, กม.ที่ 45: where on a road, ทล.304 which one; ล. and ลบ. after พัน, หมื่น and แสน: ล้าน, ล้านบาท. */
export function beforeOrAfterNumber(pass: Pass): Found | undefined {
  const { text, at } = pass
  const letter = text[at]
  if (letter !== 'ก' && letter !== 'ท' && letter !== 'ล') return undefined
  if (text.startsWith('กม.', at) && (LAW_BEFORE.test(text.slice(Math.max(0, at - 10), at)) || isAt(LAW_NEXT, text, at)))
    return { end: at + 3, reading: 'กฎหมาย', kind: 'abbreviation' }
  const [kilometre] = matchAt(KILOMETRE, text, at)
  if (kilometre !== undefined) return { end: at + kilometre.length, reading: 'กิโลเมตร', kind: 'measure' }
  const [highway] = matchAt(/ทล\. ?(?=\d)/y, text, at)
  if (highway !== undefined) return { end: at + highway.length, reading: 'ทางหลวง', kind: 'abbreviation', cue: 'route' }
  const [million] = /(?:พัน|หมื่น|แสน) ?$/.test(saidBy(pass)) ? matchAt(MILLION, text, at) : []
  if (million === undefined) return undefined
  return { end: at + million.length, reading: million.startsWith('ล.') ? 'ล้าน' : 'ล้านบาท', kind: 'number' }
}

/** จ เชียงราย, อ เมือง: the dot forgotten, before a name of the list only. */
export function dotless(pass: Pass): Found | undefined {
  const { text, at } = pass
  if (text[at + 1] !== ' ' || !startsWord(pass)) return undefined
  if (text[at] === 'จ' && provinceAt(text, at + 2))
    return { end: at + 1, reading: 'จังหวัด', kind: 'abbreviation', cue: 'area' }
  if (text[at] === 'อ' && isCued(pass, 'area') && districtAt(text, at + 2))
    return { end: at + 1, reading: 'อำเภอ', kind: 'abbreviation', cue: 'area' }
  return undefined
}

const LAND_PAPER =
  /(น\.ส\.|นส\.?|ส\.ป\.ก\.|สปก\.?|ภ\.บ\.ท\.|ภบท\.?|ท\.ร\.|ท\.ด\.|ภ\.ง\.ด\.|ภงด\.?|ภ\.พ\.) ?(\d{1,3})(?:([-/])(\d{1,3}))?(?: ?([กข])(?:\.|(?![ก-๎])))?/y

/** Papers known by letters and a number: น.ส.3 ก., ส.ป.ก. 4-01, ภ.ง.ด. 90. */
export function landPaper(pass: Pass): Found | undefined {
  if (!startsWord(pass)) return undefined
  const [whole, letters = '', number = '', joint, after, variant = ''] = matchAt(LAND_PAPER, pass.text, pass.at)
  if (whole === undefined) return undefined
  const rest = after === undefined ? '' : `${joint === '/' ? 'ทับ' : ' '}${wholeWords(after)}`
  const reading = letterWords(letters) + plainWords(number) + rest + letterWords(variant)
  return { end: pass.at + whole.length, reading, kind: 'abbreviation' }
}
