import type { Level } from './places.ts'

/** A word of an address that says what the name after it is. */
export interface Sign {
  readonly start: number
  /** Where the name begins. */
  readonly end: number
  /** The level that it fixes; null for roads, schools and the like, after which a name is not a level. */
  readonly level: Level | null
  /** Part of the name of an office (`เทศบาลตำบล…`): the place is near, not necessarily here. */
  readonly weak: boolean
}

/** One letter with a point, or alone between blanks; not inside น.ส., อบต. (แหลมงอบ จ.ตราด is no office), พล.ต.อ. or จ.ป.ร. */
const short = (letter: string): string =>
  `(?<![.]|(?<!แหลมง)อบ(?=[ตจ]))${letter}\\s?\\.(?![ก-ฮ]\\.)|(?<![ก-๎.])${letter}(?:[,;:]|(?=\\s+[ก-ฮเ-ไ]))`

/** สามตำบล, สนามชัยเขต and four more names end like a sign. */
const THAI_LEVELS: Readonly<Record<Level, string>> = {
  subdistrict: `ตำบล\\s*\\/\\s*แขวง|แขวง\\s*\\/\\s*ตำบล|(?<!สาม)ตำบล|แขวง|${short('ต')}`,
  district: `อำเภอ\\s*\\/\\s*เขต|เขต\\s*\\/\\s*อำเภอ|กิ่งอำเภอ|กิ่ง\\s?อ\\.|อำเภอ|อำ(?=เมือง)|(?<!สนามชัย|หลัก|อีสาน|คีรี|เนื่อง)เขต|${short('อ')}`,
  province: `จังหวัด|จังวัด|${short('จ')}`,
}

const LATIN_LEVELS: Readonly<Record<Level, string>> = {
  subdistrict: '(?:tambon|tambol|tumbon|khwaeng|kwaeng)(?![A-Za-z])|T\\s?\\.',
  district: '(?:amphoe|amphur|ampher|amphor|amper|ampur|khet)(?![A-Za-z])|A\\s?\\.',
  province: '(?:changwat|chang wat|jangwat|province of)(?![A-Za-z])|[CJ]\\s?\\.',
}

const levels = ['subdistrict', 'district', 'province'] as const
const LEVEL_SIGN = new RegExp(
  levels.map((level) => `(?<${level}>${THAI_LEVELS[level]}|(?<![A-Za-z.])(?:${LATIN_LEVELS[level]}))`).join('|'),
  'gi',
)

/** Words before ตำบล, อำเภอ … that make them part of an office's name. */
const OFFICE =
  /(?:เทศบาล|ส่วน|สุขภาพ|สำนักงาน|ที่ว่าการ|กลาง|ราชการ|กีฬา|อนามัย|ศึกษา|ประจำ|สาขา|สาธารณสุข|ตำรวจ|เกษตร|ที่ดิน|บริหาร|การค้า|วิทยา|ชุมชน|office of|municipality of)\s*$/iu

/** After these a name is that of a street, a house or an office. */
const THAI_OTHER =
  'ถนน|ถ\\s?\\.|(?<![ก-๎.])ถ(?=\\s)|ซอย|ซ\\s?\\.|(?<![ก-๎.])ซ(?=\\s)|ตรอก|หมู่บ้าน|มบ\\.|ม\\s?\\.(?=\\s*[ก-ฮเ-ไA-Za-z])|' +
  'อาคาร|ตึก|คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์ทเม[้น]?[้น]?ท์|แมนชั่น|โครงการ|' +
  'โรงเรียน|รร\\.|โรงพยาบาล|รพ\\.(?:สต\\.)?|มหาวิทยาลัย|ม\\.(?=ขอนแก่น|เชียงใหม่|นเรศวร)|วิทยาลัย(?:เทคนิค|อาชีวศึกษา|เกษตร)?|วิทยาเขต|สถาบัน|' +
  'วัด|มัสยิด|ศาลเจ้า|ตลาด(?:นัด|สด)?|สาขา|สถานี(?:รถไฟ|ขนส่ง|ตำรวจ|ตำรวจภูธร|อนามัย|บริการ)?|สน\\.|สภ\\.|ธนาคาร|สะพาน|สี่แยก|สามแยก|แยก|' +
  'ใกล้(?:กับ)?|ตรงข้าม|ข้าง|หลัง|เยื้อง|ปากซอย|เทศบาล(?:ตำบล|เมือง|นคร)?|อบต\\.?|อบจ\\.?|ที่ทำการ|ไปรษณีย์|ปณ[ก-ฮ]?\\.?|ศาลากลาง|ศูนย์(?:ราชการ)?|' +
  'ค่าย|กองพัน|กรม|บริษัท|บจก\\.?|หจก\\.?|บมจ\\.?|ห้างหุ้นส่วนจำกัด|ร้าน|ห้าง|โรงแรม|รีสอร์ท|โรงงาน|นิคมอุตสาหกรรม|นิคม|สวนสาธารณะ|สนาม(?:กีฬา|บิน)?|การไฟฟ้า|การประปา|' +
  'ชุมชน|ท่ารถ|บขส\\.?|เรือนจำ|คุณ|นาย|นางสาว|นาง|น\\.ส\\.|เสื้อ|กางเกง'
const LATIN_OTHER = 'soi|wat|moo ?ba+n|mu ?ba+n|village|near|opposite|branch|trok'
const OTHER_SIGN = new RegExp(`${THAI_OTHER}|(?<![A-Za-z.])(?:${LATIN_OTHER})(?![A-Za-z])`, 'gi')

const STREET_SIGN = /^(?:ถนน|ถ|ซอย|ซ|ตรอก|หมู่บ้าน|ม|อาคาร)(?:\s?\.)?$/

/** Whether a sign is that of a street, an estate or a building. @example isStreetSign('ถ. ') // true */
export const isStreetSign = (sign: string): boolean => STREET_SIGN.test(sign.trim())

/** English words after a name that fix its level, or take it away. */
const LEVEL_AFTER = new RegExp(`^[\\s,]*(?:(?<subdistrict>sub-?\\s?district|subdist\\.?)|(?<district>district|dist\\.)|(?<province>province|prov\\.))(?![A-Za-z])`, 'i') // prettier-ignore
const OTHER_AFTER = /^[\s-]*(?:rd|road|roadside|street|st|highway|hwy|lane|avenue|ave|park|intersection|junction|building|bldg|tower|house|hotel|resort|mall|market|plaza|hospital|school|university|college|beach|temple|airport|station|bridge|village|mansion|condo|condominium|court|residence|place|hills?|garden|branch|soi|gate|pier|bank)(?![A-Za-z])/i // prettier-ignore

/** Every sign of a text, in order. */
export function signsOf(text: string): Sign[] {
  const found: Sign[] = []
  for (const match of text.matchAll(LEVEL_SIGN)) {
    const level = levels.find((name) => match.groups?.[name] !== undefined) ?? null
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    found.push(signAt(text, match, level, OFFICE.test(before)))
  }
  for (const match of text.matchAll(OTHER_SIGN)) {
    // Inside a word most of them are a part of it: พัฒนานิคม, ย่านตาขาว.
    if (!STREET_SIGN.test(match[0]) && /[ก-๎]/.test(text[match.index - 1] ?? '') && /^[ก-๎]/.test(match[0])) continue
    found.push(signAt(text, match, null, false))
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

const BETWEEN = /[\s:.,]*/y
/** A comma ends what a street's word is about. */
const BETWEEN_OTHER = /[\s:.]*/y

function signAt(text: string, match: RegExpExecArray, level: Level | null, weak: boolean): Sign {
  const between = level === null ? BETWEEN_OTHER : BETWEEN
  between.lastIndex = match.index + match[0].length
  between.exec(text)
  const end = between.lastIndex || match.index + match[0].length
  return { start: match.index, end, level, weak }
}

/** The level that the words after a name give it; null if they make it a road, a park …; undefined if they say nothing. */
export function levelAfter(text: string, end: number): { level: Level; end: number } | null | undefined {
  const rest = text.slice(end, end + 24)
  if (OTHER_AFTER.test(rest)) return null
  const match = LEVEL_AFTER.exec(rest)
  const level = match && levels.find((name) => match.groups?.[name] !== undefined)
  return match && level ? { level, end: end + match[0].length } : undefined
}
