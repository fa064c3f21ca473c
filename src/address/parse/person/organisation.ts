import { hasLatin, isLatin, isPicture, isThai } from '../../../thai/character-kinds.ts'
import { TAKEN } from '../text/mask.ts'
import {
  ADDRESS,
  BESIDE,
  BILLING,
  FAX,
  HEAD_OFFICE,
  HOUSE,
  LEVEL_LETTERS,
  LEVEL_WORDS,
  patternOf,
  PHONE,
  POLITE,
  RECEIVER,
  SEND_TO,
  STREET,
  TAX_NUMBER,
  TITLES,
} from '../text/vocabulary.ts'
import type { Rule } from '../text/rule.ts'
import { groupOf, matchesOf, overlap, skip, type Span } from '../text/span.ts'
import { WordList } from '../text/word-list.ts'

/** Longest name before จำกัด, and longest English one before Co., Ltd. */
const NAME_MAX = 100

const raw = String.raw

const FORMS = new WordList(
  'บริษัท|บจก|บจ.|บมจ|หจก|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วนสามัญนิติบุคคล|ห้างหุ้นส่วนสามัญ|ห้างหุ้นส่วน|หสน.|หสม.|คณะบุคคล|' +
    'สหกรณ์|มูลนิธิ|สมาคม|ชมรม|สโมสร|นิติบุคคลอาคารชุด|นิติบุคคลหมู่บ้าน|วิสาหกิจชุมชน',
)
/** บ. alone is บ้าน too: only จำกัด or จก. after the name makes it a company. */
const SHORT_COMPANY = 'บ.'
/** A subdistrict; the name of a cooperative ends in จำกัด. */
const PLACE = 'สหกรณ์นิคม'
/** No other word begins with these: valid anywhere in a text. */
const SURE = new Set(['บริษัท', 'บจก', 'บจ.', 'บมจ', 'หจก', 'ห้างหุ้นส่วนจำกัด', 'นิติบุคคลอาคารชุด', 'วิสาหกิจชุมชน'])
/** Organisations without a legal form: the addressee only if first on a line or after a label. */
const KINDS = new WordList(
  'ร้าน|คลินิก|โรงแรม|อู่|ปั๊ม|โรงงาน|ธนาคาร|โรงเรียน|ร.ร.|รร.|วิทยาลัย|มหาวิทยาลัย|สถาบัน|ศูนย์|โรงพยาบาล|รพ.|ร.พ.|วัด|มัสยิด|' +
    'กองร้อย|กองพัน|กองบิน|กระทรวง|กรม|สำนักงาน|สนง.|ที่ว่าการ|ที่ทำการองค์การ|ที่ทำการปกครอง|ศาลากลางจังหวัด|' +
    'ศาลจังหวัด|ศาลแขวง|ศาลอาญา|ศาลแพ่ง|ศาลปกครอง|ศาลแรงงาน|ศาลเยาวชน|ศาลล้มละลาย|ศาลอุทธรณ์|ศาลฎีกา|เรือนจำ|ด่านศุลกากร|' +
    'สถานทูต|สถานเอกอัครราชทูต|สถานกงสุล|อุทยานแห่งชาติ|หอการค้า|สภา|กองทุน|กองทัพ|การรถไฟ|พิพิธภัณฑ์|หอสมุด|' +
    'ภัตตาคาร|ห้องอาหาร|ฟาร์ม|สนามกอล์ฟ|สถานีบริการ|ห้างสรรพสินค้า|ห้างทอง|ค่าย|' +
    'เทศบาล|องค์การ|อบต|อบจ|สถานีตำรวจ|สภ.|สน.|การไฟฟ้า|การประปา|โครงการ',
)
/** Names of places begin with these too: after the name a house or a village must follow. */
const PLACE_KINDS = new Set(['วัด', 'อู่', 'ศูนย์', 'กรม', 'สถาบัน', 'ค่าย', 'สภา'])
const NUMBER_NEXT = /^[\s,¦]{0,60}(?:\d|\(|เลข|หมู่|ม\.|กลุ่ม|ชั้น|แผนก|ฝ่าย|กอง|ตู้)/
/** For a parcel to a temple, the road says where the temple is. */
const ROAD_NEXT = new RegExp(raw`^\s?(?:${patternOf(STREET)}|ต\.|ตำบล)`)
const NO_KIND = new WordList(`ร้านทอง|${HEAD_OFFICE}|ศูนย์กลาง|กรมธรรม์`)

/** Ends a name without จำกัด. */
const NEXT = new WordList(
  `${ADDRESS}|ที่ตั้ง|สถานที่|${HOUSE}|${TAX_NUMBER}|เลข 0|เลข 1|เลข:|ทะเบียน|ผู้เสียภาษี|สาขา|${HEAD_OFFICE}|สนญ|` +
    `${PHONE}|${FAX}|ติดต่อ|ผู้|โดยคุณ|โดยนา|${TITLES}|${LEVEL_LETTERS}|${LEVEL_WORDS}|หมู่|ม.|${STREET}|ตรอก|` +
    'อาคาร|ตึก|ชั้น|ห้อง|แผนก|ฝ่าย|กอง|งาน|กลุ่ม|ส่วน|นิคม|คลัง|ตู้|ปณ|ประธาน|ใบกำกับ|ทางเข้า|' +
    `${BESIDE}|ปากซอย|ปากทาง|ท้าย|ต้นซอย|กลางซอย|สุดซอย|ถึง|เรียน|` +
    'ตลาด|แผง|กุฏิ|ล็อค|โซน|ซุ้ม|บูธ|แฟลต|คอนโด|หอพัก|' +
    'หจก|บจก|บริษัท|อีเมล|ส่ง|ใน|ริม|กม.|บ้าน|กทม|กรุงเทพ|tax|Tax|TAX|Tel|TEL|tel|Moo|MOO|c/o|Branch|Attn',
)
/** Ends a name even without a blank before it. */
const GLUED = `${HEAD_OFFICE}|เลขประจำตัว|เลขผู้เสีย|เลขทะเบียน|เลขที่ผู้|โทร.`
const NEXT_INSIDE = new RegExp(raw`${patternOf(GLUED)}|สนญ\.|\d{1,4}\/\d|\d{13}`)
const LIMITED = /จำกัด(?![ก-ฮ])(?:เลข)?|จก\.?(?![ก-๎])/
const LIMITED_GLUED = new RegExp(raw`จำกัด(?=เลข|${HEAD_OFFICE}|${ADDRESS}|\d)`)
const PUBLIC = /^\s?\(มหาชน\)/
/** (ประเทศไทย), (Thailand), (1999) belong to a name; (สำนักงานใหญ่) does not. */
const PART_OF_NAME = /^\((?:ประเทศไทย|ไทยแลนด์|ไทย|Thailand|THAILAND|thailand|\d{4})\)/
const ENDS = `\n,|/;:)${TAKEN}`
const SPACES_MAX = 6

/** Before a name: marks it as a landmark, a road or an occupation. */
const LANDMARK = new RegExp(
  raw`(?:${BESIDE}|ฝากไว้ที่|ฝากที่|ปากทาง|หมายเหตุ|${patternOf(STREET)}|หมู่บ้าน|คอนโด|หอพัก|อาคาร|(?<!ที่)ทำงาน|ลูกจ้าง|ใน|ติด)\s*$`,
)

/** Label words before an addressee. */
const LABEL = new RegExp(
  raw`(?<![ก-๎A-Za-z])(?:ชื่อบริษัท|ชื่อกิจการ|ชื่อร้าน|(?:ชื่อ)?หน่วยงาน|ชื่อลูกค้า|ชื่อ|นามบริษัท|ในนาม|ผู้ซื้อ|` +
    `(?:ของ)?ลูกค้า(?:ชื่อ)?|${RECEIVER}(?:สินค้า)?|จ่าหน้าซองถึง|ถึง|เรียน|จาก|${SEND_TO}|${BILLING}|` +
    raw`Company(?: [Nn]ame)?|Name|To|Ship to|Customer|Attn)(?:\s*\((?:ภาษา)?(?:ไทย|อังกฤษ)\))?\s*[:.]?\s*$`,
)

/** Ends of phrases that lead to a destination: ส่งหนังสือเรียนไปที่, ออกใบเสร็จในนาม. */
const SENT_TO = /(?:(?:ไป|มา|ส่ง)(?:ที่|ยัง|ถึง)|ในนาม)\s*$/

const before = (text: string, start: number): string => text.slice(Math.max(0, start - LABEL_MAX), start)
const LABEL_MAX = 40

const FIRST = /(?:^|\n|[/:|—–])[^ก-๎A-Za-z\d]*$/
const AFTER_SENTENCE = new RegExp(raw`(?:${POLITE})(?:พี่)?\s+$`)
const ENDS_SENTENCE = new RegExp(`(?:${POLITE})$`)

/** Whether an addressee may begin here: first on its line, after its label, or after the end of a sentence. */
function isFirst(text: string, start: number): boolean {
  const head = before(text, start)
  return [FIRST, LABEL, SENT_TO, AFTER_SENTENCE].some((pattern) => pattern.test(head))
}

/** The end of a name with a legal form. */
function endOfForm(text: string, start: number): number {
  const line = brokenLineEnd(text, start)
  const limited = LIMITED_GLUED.exec(text.slice(start, line)) ?? LIMITED.exec(text.slice(start, line))
  if (!limited || NEXT_INSIDE.test(text.slice(start, start + limited.index))) return -1
  const end = start + limited.index + (limited[0].startsWith('จำกัด') ? 'จำกัด'.length : limited[0].length)
  return end + (PUBLIC.exec(text.slice(end, end + 10))?.[0].length ?? 0)
}

/** The end of the line, or of the next one if that has only the rest of a name and its จำกัด. */
function brokenLineEnd(text: string, start: number): number {
  const line = lineEnd(text, start)
  if (LIMITED.test(text.slice(start, line)) || text[line] !== '\n') return line
  const rest = REST_OF_NAME.exec(text.slice(line, line + NAME_MAX))
  return rest && NEXT.at(text, line + 1) === undefined ? line + rest[0].length : line
}

const REST_OF_NAME = /^\n[ก-๎A-Za-z .&-]{0,60}จำกัด(?=\s|\()/

function lineEnd(text: string, start: number): number {
  for (let at = start; at < text.length && at < start + NAME_MAX; at++)
    if (text[at] === '\n' || text[at] === TAKEN) return at
  return Math.min(text.length, start + NAME_MAX)
}

/** The end of a name without an end word: before another part of the address, a number, a bracket or the line's end. */
function openEnd(text: string, start: number): number {
  const line = lineEnd(text, start)
  let blanks = 0
  for (let at = start; at < line; at++) {
    const letter = text[at] as string
    if (ENDS.includes(letter) || isNextInside(text, start, at)) return at
    if (letter === '(') {
      const part = PART_OF_NAME.exec(text.slice(at, at + 14)) ?? nameBehindNumber(text, at)
      if (!part) return at
      at += part[0].length - 1
    } else if (letter === ' ' && (++blanks > SPACES_MAX || endsAfterBlank(text, at))) return at
  }
  return line
}

/** A numbered school with its own name in brackets: โรงเรียนเทศบาล 3 (หนองบัวสามัคคี). */
const OWN_NAME = /^\((?!สาขา|สำนักงาน|สนญ|ชั้น|ห้อง|ฝาก|ตึก|อาคาร|คุณ|ครู|นาย|นาง|ติด|ใกล้|ข้าง|หน้า|หลัง|ตรง)[ก-๎ ]{4,40}\)/
const nameBehindNumber = (text: string, at: number): RegExpExecArray | null =>
  /[ก-๎] \d{1,3} ?$/.test(text.slice(Math.max(0, at - 6), at)) ? OWN_NAME.exec(text.slice(at, at + 42)) : null

const isNextInside = (text: string, start: number, at: number): boolean =>
  at > start + 1 && (NEXT_GLUED.at(text, at) !== undefined || (isDigit(text, at) && isHouse(text, at)))
const NEXT_GLUED = new WordList(GLUED)
const isDigit = (text: string, at: number): boolean => /\d/.test(text[at] ?? '')
const isHouse = (text: string, at: number): boolean =>
  /^\d{1,4}\/\d/.test(text.slice(at, at + 6)) && !isDigit(text, at - 1)

/** A number belongs to the name before เลขที่, a bracket or the line of the house. */
const NUMBER_OF_NAME =
  /^\d{1,4}(?=\s{0,2}(?:เลขที่|ค่าย|\((?:สาขา|สำนักงานใหญ่|สนญ|[,¦]{2}|[ก-๎ ]{4,40}\))|\n\s{0,3}(?:\d|เลขที่)))/

function endsAfterBlank(text: string, blank: number): boolean {
  const at = skip(text, blank, ' ')
  if (isDigit(text, at))
    return !NUMBER_OF_NAME.test(text.slice(at, at + 24)) && !isRama(text, blank, at) && !isBeforeWord(text, at)
  if (text[at] === '(' && (PART_OF_NAME.test(text.slice(at, at + 14)) || nameBehindNumber(text, at))) return false
  return at >= text.length || '("-@[#'.includes(text[at] as string) || NEXT.at(text, at) !== undefined
}

/** A number before one more word of the name and the house number: หจก. เอส 555 ยางยนต์ 555/2. */
const isBeforeWord = (text: string, at: number): boolean => {
  const [number] = /^\d{1,4} (?=[ก-๎]{3,20} \d{1,4}\/\d)/.exec(text.slice(at, at + 32)) ?? []
  return number !== undefined && NEXT.at(text, at + number.length) === undefined
}

/** พระราม 2 is one name, so its number is no house. */
const isRama = (text: string, blank: number, at: number): boolean =>
  /พระราม(?:ที่)?$/.test(text.slice(Math.max(0, blank - 9), blank)) && /^\d(?![\d/])/.test(text.slice(at, at + 2))

/** The span without blanks and the punctuation after it; empty if only the form is left. */
function spanOf(text: string, start: number, from: number, end: number): Span[] {
  let last = end
  while (last > start && (' ,-:'.includes(text[last - 1] as string) || isPicture(text.charCodeAt(last - 1)))) last--
  return last - skip(text, from, ' .') < 2 ? [] : [{ start, end: last }]
}

/** Names after their legal form: บริษัท X จำกัด, หจก. X. */
function afterForm(text: string): Span[] {
  const found: Span[] = []
  for (let start = 0; start < text.length; start++) {
    const form = FORMS.at(text, start) ?? (text.startsWith(SHORT_COMPANY, start) ? SHORT_COMPANY : undefined)
    if (form === undefined || !mayBegin(text, start, form)) continue
    const from = start + form.length
    if (isNameless(text, from)) continue
    const limited = endOfForm(text, from)
    if (limited === -1 && (form === SHORT_COMPANY || text.startsWith(PLACE, start))) continue
    const end = limited === -1 ? openEnd(text, skip(text, from, '. ')) : limited
    const name = limited === -1 ? spanOf(text, start, from, end) : [{ start, end }]
    found.push(...name)
    start = Math.max(start, (name[0]?.end ?? from) - 1)
  }
  return found
}

/** A form without a name: ชื่อบริษัท:, บริษัท (ภาษาไทย), นิติบุคคลอาคารชุด 99 ต.สุเทพ. */
function isNameless(text: string, from: number): boolean {
  const at = skip(text, from, ' .')
  const number = /^\d{1,5} ?/.exec(text.slice(at, at + 6))
  return (
    text[at] === ':' ||
    text.startsWith('(ภาษา', at) ||
    (AFTER_NAME.test(text.slice(at, at + 14)) && endOfForm(text, from) === -1) ||
    (number !== null && NEXT.at(text, at + number[0].length) !== undefined)
  )
}

/** Follows a form that comes after its name. */
const AFTER_NAME = new RegExp(
  raw`^(?:\d{1,5}\/\d|สาขา|โทร|${HOUSE}|${ADDRESS}|${patternOf(GLUED)}|${patternOf(STREET)})`,
)

function mayBegin(text: string, start: number, form: string): boolean {
  if (isThai(text.charCodeAt(start - 1)) && form !== 'บริษัท') return false
  const head = before(text, start)
  if (LANDMARK.test(head)) return false
  return SURE.has(form) || form === SHORT_COMPANY || isFirst(text, start) || !/[ก-๎]\s?$/.test(head)
}

const TITLE = new RegExp(raw`(?:^|\s)(?:${patternOf(TITLES)})\s?[ก-๎]`)
const BEHIND = new RegExp(
  raw`(?:จำกัด(?![ก-๎])(?:\s?\(มหาชน\))?|บจก\.?|หจก\.?|บมจ\.?)(?=\s*(?:[\n(¦,/]|$|\d|สาขา|${HOUSE}|${ADDRESS}|${PHONE}))`,
  'g',
)

/** Names before their form: X จำกัด, X หจก. */
function beforeForm(text: string): Span[] {
  const found: Span[] = []
  for (const { 0: form, index } of matchesOf(text, BEHIND)) {
    if (text[index - 1] === ')' || index === 0) continue
    const start = startBefore(text, index)
    const name = text.slice(start, index)
    if (/[ก-๎]{2}/.test(name) && !TITLE.test(name)) found.push({ start, end: index + form.length })
  }
  return found
}

const COUNTRY = /\((?:ประเทศไทย|ไทยแลนด์|ไทย|Thailand)\)\s?$/

function startBefore(text: string, end: number): number {
  let at = end - (COUNTRY.exec(text.slice(Math.max(0, end - LABEL_MAX), end))?.[0].length ?? 0)
  while (at > 0 && end - at < NAME_MAX && !`\n:)/,|"${TAKEN}`.includes(text[at - 1] as string)) at--
  const start = skip(text, at, ' ')
  return start + (SEND_TO_LABEL.exec(text.slice(start, end))?.[0].length ?? 0)
}

const SEND_TO_LABEL = new RegExp(raw`^(?:${SEND_TO})\s+`)

const CO = raw`(?:Pub(?:lic)?\.?,?\s)?Co(?:mpany|rp(?:oration)?)?[\s.,]{0,3}(?:Ltd|Limited)`
const FORM_LATIN = new RegExp(
  raw`(?<![A-Za-z])(?:Ltd\.?,?\s?Part|Part\.?,\s?Ltd|(?:Registered\s)?(?:Limited|Ordinary)\sPartnership|${CO}|` +
    raw`Pte\.?\s?Ltd|Cooperative\sLimited|PCL|PLC|LLC|Inc|GmbH|K\.K|Limited|Ltd|LP)(?![A-Za-z\d])\.?(?:\s\(Thailand\))?`,
  'gi',
)
const LABEL_LATIN =
  /^(?:(?:company(?: name)?|name|to|ship to|bill to|attn|attention|customer|invoice address|delivery address)\s*[:.]\s*|c\/o\s+|to\s+)/i
/** A sentence that requests a bill or a delivery. */
const ASKED_LATIN = new RegExp(
  raw`^(?:(?:please|kindly)\s+)*(?:issue|make|write|send|deliver|ship|bill|invoice|tax invoice|receipt)\s(?:\S+\s){0,4}?` +
    raw`(?:to|for|in the name of)\s+`,
  'i',
)
const NAME_LETTER = /[A-Za-zÀ-ɏ\d&.'’() +!-]/

/** English names before their form: X (Thailand) Co., Ltd. */
function latinForms(text: string): Span[] {
  const found: Span[] = []
  for (const { 0: form, index } of matchesOf(text, FORM_LATIN)) {
    let start = text[index - 1] === '\n' ? index - 1 : index
    while (start > 0 && index - start < NAME_MAX && NAME_LETTER.test(text[start - 1] as string)) start--
    if (found.some(({ end }) => end > start)) continue
    start = listStart(text, index - withoutNumber(text.slice(start, index)).length, index)
    if (index - start > 2 && isLatin(text.charCodeAt(start))) found.push({ start, end: index + form.length })
  }
  return found
}

/** The start of a firm's partners, with a comma between them: Baker, Stone & Hill. */
function listStart(text: string, start: number, end: number): number {
  if (!/ (?:&|and) /.test(text.slice(start, end))) return start
  const partners = PARTNERS.exec(text.slice(Math.max(0, start - LABEL_MAX), start))
  return start - (partners?.[1]?.length ?? 0)
}

const PARTNERS = /(?:^|[\n:]\s?)((?:[A-Z][A-Za-zÀ-ɏ.'’-]*(?: [A-Z][A-Za-zÀ-ɏ.'’-]*)?, ){1,3})$/

/** A name without a label, number or bracket before it. */
function withoutNumber(name: string): string {
  const labelled = name
    .replace(ASKED_LATIN, '')
    .replace(LABEL_LATIN, '')
    .replace(/^.*(?:[a-z]{3}\.|(?<!\d)\d{5}(?: -)?| -) (?=[A-Z])/, '')
  const at = labelled.search(/[A-Za-z]/)
  return at === -1 ? '' : labelled.slice(/^\d{1,3}[A-Z]/.test(labelled) ? 0 : at)
}

const KIND_LATIN =
  raw`Bakery|Trading|Schools?|College|University|Hospital|Municipality|Foundation|Association|Club|` +
  'Resort(?: & Spa)?|Embassy|Consulate(?: General)?|Sons|Daughters|Brothers|Partners|Clinic|Fund|' +
  'Institute(?: of [A-Z][A-Za-z ]+)?|Cooperative|Restaurant|Guest\\s?house|Farmstay|Homestay|Hostel|Divers|Cafe|Spa|Laundry|Pharmacy'
const NAMED_LATIN = new RegExp(
  raw`(?:^|[,\n:][ ]{0,3})((?:[A-Z][A-Za-zÀ-ɏ.'’-]*[ ](?:(?:&|and|of|for)[ ])?){1,6}(?:${KIND_LATIN}))(?=\s{0,3}[,\n¦(\d]|$)`,
  'g',
)

/** Thai and English organisations without a legal form. */
function withoutForm(text: string): Span[] {
  const found: Span[] = []
  for (let start = KINDS.next(text, 0); start !== -1; start = KINDS.next(text, start + 1)) {
    const kind = KINDS.at(text, start)
    if (kind === undefined || NO_KIND.at(text, start) !== undefined || !isFirst(text, start)) continue
    const from = start + kind.length
    const end = openEnd(text, from)
    const isSent = SENT_TO.test(before(text, start)) && ROAD_NEXT.test(text.slice(end, end + 8))
    if (!(isSent || isKind(text, kind, end)) || ENDS_SENTENCE.test(text.slice(start, end))) continue
    found.push(...spanOf(text, start, from, end))
    start = Math.max(end, from) - 1
  }
  return found
}

const POSITION = raw`(?:ท่าน)?(?:ผู้อำนวยการ|ผอ\.|ผู้จัดการ|หัวหน้า|เจ้าอาวาส|อธิการบดี|คณบดี|ครูใหญ่|นายก)`
const DEPARTMENT = '(?:แผนก|ฝ่าย|กอง|งาน|คณะ|ภาควิชา|กลุ่ม|ห้อง)[ก-๎]{2,30}'
/** A title that begins no other word, the name, and the department. */
const PERSON =
  raw`(?:[ผรศ]+\.?(?:ศ\.)?ดร\.|ดร\.|ผศ\.|รศ\.|ผอ\.|ภญ\.|ภก\.|นพ\.|พญ\.|ทพญ?\.|[สรพจด]\.[ตสท]\.(?:[อทต]\.)?|พระ(?:อาจารย์|ครู|มหา)|` +
  raw`คุณ|ครู|อาจารย์|นาง(?:สาว)?|นาย|น\.ส\.)\s?[ก-๎]{2,20}(?:\s+[ก-๎]{2,20})?(?:\s*\([^()\n]{1,20}\))?` +
  raw`(?:\s+${DEPARTMENT}){0,2}\s+`
const BEFORE_OFFICE = new RegExp(
  raw`(?:^|\n)\s*(?:(?:เรียน|ถวาย|ถึง|ส่ง(?:ที่|ถึง)?|ผู้รับ)\s*:?\s*)?(?:${PERSON}|(?:${DEPARTMENT}\s+){1,2}|${POSITION}\s?)$`,
)
const PERSON_MAX = 120
/** Workplaces of a person; shops and hotels may be occupations. */
const OFFICES = new WordList(
  'โรงเรียน|ร.ร.|รร.|วิทยาลัย|มหาวิทยาลัย|โรงพยาบาล|รพ.|คลินิก|องค์การบริหาร|กรม|กระทรวง|ธนาคาร|โรงงาน|การไฟฟ้า|การประปา|' +
    'วัด|สำนักงาน|เทศบาล|อบต.|อบจ.|สถานีตำรวจ|สภ.|สน.|สถาบัน|ศาลากลางจังหวัด|ที่ว่าการ',
)

/** Offices, schools and temples directly after a person, on one line. */
function behindPerson(text: string): Span[] {
  for (let start = OFFICES.next(text, 1); start !== -1; start = OFFICES.next(text, start + 1)) {
    const kind = OFFICES.at(text, start)
    if (kind === undefined || NO_KIND.at(text, start) !== undefined) continue
    const head = text.slice(Math.max(0, start - PERSON_MAX), start)
    if (!BEFORE_OFFICE.test(head) || (kind === 'วัด' && !/พระ|เจ้าอาวาส/.test(head))) continue
    return spanOf(text, start, start + kind.length, openEnd(text, start + kind.length))
  }
  return []
}

/** A project is an addressee only with a box; otherwise it is where a house is. */
const isKind = (text: string, kind: string, end: number): boolean =>
  kind === 'โครงการ'
    ? /^\s?ตู้/.test(text.slice(end, end + 4))
    : !PLACE_KINDS.has(kind) || NUMBER_NEXT.test(text.slice(end, end + 72))

const KIND_LAST =
  raw`(?:โฮมสเตย์|รีสอร์[ทต]|เกสต์เฮ้?าส์|โฮเทล|คาเฟ่|คลินิก|เบเกอรี่|` + raw`เซอร์วิส|แทรเวล|ทราเวล|ซัพพลาย|กรุ๊ป|สตูดิโอ)`
const KINDS_BEHIND = new RegExp(KIND_LAST)
/** A business whose name ends in its kind, alone on a line. */
const KIND_BEHIND = new RegExp(
  raw`(?:^|\n) {0,3}((?!คุณ|นาย|นาง|ติดต่อ|${BESIDE}|ฝาก|ถนน|ซอย|หมู่บ้าน|อาคาร|ตึก|ส่ง|ผู้รับ|ชื่อ)` +
    raw`(?:[ก-๎A-Za-z.&]{2,24} ){0,3}[ก-๎]{0,30}${KIND_LAST})(?= {0,3}(?:\n|\(|สาขา))`,
  'g',
)

/** The first group of each match of a pattern. */
const namesBy = (pattern: RegExp, text: string): Span[] =>
  matchesOf(text, pattern).flatMap((match) => groupOf(match, 1) ?? [])

/** All names in a text, most reliable first. Sources of the forms: the registers of companies and partnerships. */
export const ORGANISATION_RULES: readonly Rule<[text: string], readonly Span[]>[] = [
  { name: 'after its legal form', match: afterForm },
  { name: 'before its legal form', match: beforeForm },
  { name: 'before its English form', match: (text) => (hasLatin(text) ? latinForms(text) : []) },
  { name: 'behind a person or a position', match: behindPerson },
  { name: 'of a kind', match: withoutForm },
  { name: 'with its kind behind it', match: (text) => (KINDS_BEHIND.test(text) ? namesBy(KIND_BEHIND, text) : []) },
  { name: 'of an English kind', match: (text) => (hasLatin(text) ? namesBy(NAMED_LATIN, text) : []) },
]

export interface Organisations {
  readonly company: Span | undefined
  readonly english: Span | undefined
  /** Trade names and the like, which name no place either. */
  readonly others: readonly Span[]
  readonly rule: string
}

/** The organisations of a text; undefined without any. */
export function organisationsIn(text: string): Organisations | undefined {
  const all: (Span & { rule: string })[] = []
  for (const { name, match } of ORGANISATION_RULES)
    for (const span of match(text)) if (!all.some((other) => overlap(span, other))) all.push({ ...span, rule: name })
  const [first] = all
  if (!first) return undefined
  const isThaiName = ({ start, end }: Span): boolean => /[ก-๎]/.test(text.slice(start, end))
  const company = all.find((each) => isThaiName(each)) ?? first
  const english =
    company === first && !isThaiName(first) ? undefined : all.find(({ rule }) => rule === 'before its English form')
  return { company, english, others: all.filter((each) => each !== company && each !== english), rule: company.rule }
}

/** The start of the label directly before a name. */
export function labelBefore(text: string, start: number): number {
  const head = before(text, start)
  const label = LABEL.exec(head)
  return label ? start - head.length + label.index : start
}
