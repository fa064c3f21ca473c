import { isThai } from '../../thai/character-kinds.ts'
import type { Level } from './places.ts'
import { WordList } from './word-list.ts'

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
const anyLevel = (of: Readonly<Record<Level, string>>, before: string, flags: string): RegExp =>
  new RegExp(levels.map((level) => `(?<${level}>${before}(?:${of[level]}))`).join('|'), flags)
const THAI_LEVEL = anyLevel(THAI_LEVELS, '', 'g')
const LATIN_LEVEL = anyLevel(LATIN_LEVELS, '(?<![A-Za-z.])', 'gi')

/** Words before ตำบล, อำเภอ … that make them part of an office's name. */
const OFFICES =
  'เทศบาล|ส่วน|สุขภาพ|สำนักงาน|ที่ว่าการ|กลาง|ราชการ|กีฬา|อนามัย|ศึกษา|ประจำ|สาขา|สาธารณสุข|ตำรวจ|เกษตร|ที่ดิน|บริหาร|การค้า|วิทยา|ชุมชน|office of|municipality of'.split(
    '|',
  )
const OFFICE_LETTERS_MAX = 20

/** After these a name is that of a street, a house or an office. */
const THAI_OTHER = new WordList(
  'ถนน|ซอย|ตรอก|หมู่บ้าน|มบ.|อาคาร|ตึก|คอนโดมิเนียม|คอนโด|หอพัก|แฟลต|อพาร์ทเม้นท์|อพาร์ทเมนท์|อพาร์ทเม้นต์|อพาร์ตเมนต์|แมนชั่น|โครงการ|' +
    'โรงเรียน|รร.|โรงพยาบาล|รพ.สต.|รพ.|มหาวิทยาลัย|วิทยาลัยเทคนิค|วิทยาลัยอาชีวศึกษา|วิทยาลัยเกษตร|วิทยาลัย|วิทยาเขต|สถาบัน|' +
    'วัด|มัสยิด|ศาลเจ้า|ตลาดนัด|ตลาดสด|ตลาด|สาขา|สถานีรถไฟ|สถานีขนส่ง|สถานีตำรวจภูธร|สถานีตำรวจ|สถานีอนามัย|สถานีบริการ|สถานี|สน.|สภ.|ธนาคาร|สะพาน|สี่แยก|สามแยก|แยก|' +
    'ใกล้กับ|ใกล้|ตรงข้าม|ข้าง|หลัง|เยื้อง|ปากซอย|เทศบาลตำบล|เทศบาลเมือง|เทศบาลนคร|เทศบาล|อบต.|อบต|อบจ.|อบจ|ที่ทำการ|ไปรษณีย์|ศาลากลาง|ศูนย์ราชการ|ศูนย์|' +
    'ค่าย|กองพัน|กรม|บริษัท|บจก.|บจก|หจก.|หจก|บมจ.|บมจ|ห้างหุ้นส่วนจำกัด|ร้าน|ห้าง|โรงแรม|รีสอร์ท|โรงงาน|นิคมอุตสาหกรรม|นิคม|สวนสาธารณะ|สนามกีฬา|สนามบิน|สนาม|การไฟฟ้า|การประปา|' +
    'ชุมชน|ท่ารถ|บขส.|บขส|เรือนจำ|คุณ|นาย|นางสาว|นาง|น.ส.|เสื้อ|กางเกง',
)
/** One letter for such a word: ถ., ซ., ม. (before a name), ปณจ. */
const THAI_SHORT = /[ถซ]\s?\.|(?<![ก-๎.])[ถซ](?=\s)|ม\s?\.(?=\s*[ก-ฮเ-ไA-Za-z])|ปณ[ก-ฮ]?\.?/y
const SHORT_HEADS = 'ถซมป'
const LATIN_OTHER = /(?<![A-Za-z.])(?:soi|wat|moo ?ba+n|mu ?ba+n|village|near|opposite|branch|trok)(?![A-Za-z])/gi

const STREETS: ReadonlySet<string> = new Set(['ถนน', 'ถ', 'ซอย', 'ซ', 'ตรอก', 'หมู่บ้าน', 'ม', 'อาคาร'])

/** Whether a sign is that of a street, an estate or a building. @example isStreetSign('ถ. ') // true */
export const isStreetSign = (sign: string): boolean => STREETS.has(sign.trim().replace(/\s?\.$/, ''))

/** English words after a name that fix its level, or take it away. */
const LEVEL_AFTER = new RegExp(`^[\\s,]*(?:(?<subdistrict>sub-?\\s?district|subdist\\.?)|(?<district>district|dist\\.)|(?<province>province|prov\\.))(?![A-Za-z])`, 'i') // prettier-ignore
const OTHER_AFTER = /^[\s-]*(?:rd|road|roadside|street|st|highway|hwy|lane|avenue|ave|park|intersection|junction|building|bldg|tower|house|hotel|resort|mall|market|plaza|hospital|school|university|college|beach|temple|airport|station|bridge|village|mansion|condo|condominium|court|residence|place|hills?|garden|branch|soi|gate|pier|bank)(?![A-Za-z])/i // prettier-ignore

/** Every sign of a text, in order. */
export function signsOf(text: string): Sign[] {
  const isLatin = /[A-Za-z]/.test(text)
  const found = [...levelSigns(text, THAI_LEVEL), ...otherSigns(text)]
  if (isLatin) {
    found.push(...levelSigns(text, LATIN_LEVEL))
    for (const { 0: word, index } of text.matchAll(LATIN_OTHER)) found.push(signAt(text, index, word, null, false))
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

function levelSigns(text: string, pattern: RegExp): Sign[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index, groups }) => {
    const level = levels.find((name) => groups?.[name] !== undefined) ?? null
    const before = text
      .slice(Math.max(0, index - OFFICE_LETTERS_MAX), index)
      .trimEnd()
      .toLowerCase()
    return signAt(text, index, word, level, OFFICES.some((office) => before.endsWith(office))) // prettier-ignore
  })
}

function otherSigns(text: string): Sign[] {
  const found: Sign[] = []
  for (let i = 0; i < text.length; i++) {
    const word = THAI_OTHER.at(text, i) ?? shortSign(text, i)
    if (word === undefined) continue
    // Inside a word most of them are a part of it: พัฒนานิคม, ย่านตาขาว.
    if (!isThai(text.charCodeAt(i - 1)) || isStreetSign(word)) found.push(signAt(text, i, word, null, false))
    i += word.length - 1
  }
  return found
}

function shortSign(text: string, start: number): string | undefined {
  if (!SHORT_HEADS.includes(text[start] as string)) return undefined
  THAI_SHORT.lastIndex = start
  return THAI_SHORT.exec(text)?.[0]
}

const BETWEEN = /[\s:.,]*/y
/** A comma ends what a street's word is about. */
const BETWEEN_OTHER = /[\s:.]*/y

function signAt(text: string, start: number, word: string, level: Level | null, weak: boolean): Sign {
  const between = level === null ? BETWEEN_OTHER : BETWEEN
  between.lastIndex = start + word.length
  between.exec(text)
  return { start, end: between.lastIndex || start + word.length, level, weak }
}

/** The level that the words after a name give it; null if they make it a road, a park …; undefined if they say nothing. */
export function levelAfter(text: string, end: number): { level: Level; end: number } | null | undefined {
  const rest = text.slice(end, end + 24)
  if (OTHER_AFTER.test(rest)) return null
  const match = LEVEL_AFTER.exec(rest)
  const level = match && levels.find((name) => match.groups?.[name] !== undefined)
  return match && level ? { level, end: end + match[0].length } : undefined
}
