import { hasLatin, isConsonant, isLead, isThai } from '../../../thai/character-kinds.ts'
import { LEVELS, type Level } from '../../places.ts'
import { matchesOf, skip } from './span.ts'
import { endings, WordList, wordBefore } from './word-list.ts'
import { PLACE_WORDS, TITLES } from './vocabulary.ts'

/** A word of an address that classifies the name after it. */
export interface Sign {
  readonly start: number
  /** Where the name begins. */
  readonly end: number
  /** The level that it states; null for roads, schools and the like: a name after these is no level. */
  readonly level: Level | null
  /** Part of an office's name (`เทศบาลตำบล…`): the place is near, not necessarily here. */
  readonly weak: boolean
}

const THAI_LEVELS: ReadonlyMap<string, Level> = new Map([
  ...['ตำบล', 'แขวง'].map((word) => [word, 'subdistrict'] as const),
  ...['อำเภอ', 'อำเภอร์', 'กิ่งอำเภอ', 'กิ่งอ.', 'กิ่ง อ.', 'อำเมือง', 'เขต'].map((word) => [word, 'district'] as const),
  ...['จังหวัด', 'จังวัด'].map((word) => [word, 'province'] as const),
])
const THAI_LEVEL = new WordList([...THAI_LEVELS.keys()].join('|'))
/** Misspelt level words: one letter that sounds alike, or another mark over one. */
const MISSPELT_LEVELS: readonly (readonly [pattern: RegExp, level: Level])[] = [
  [/ต(?:ำ|ัม)บ[่-๋็ั]?[ลนรฬณ]|แ[คฆ]วง/y, 'subdistrict'],
  [/อ(?:ำ|ัม)(?:[เแ][ภพผถ][่-๋]?อ(?:ร์)?|[ภพ]อ)/y, 'district'],
  [/จ[ั็-๋]งห?(?:ว[ั็-๋]?[ดตท]|ัว?[ดตท])/y, 'province'],
]
/** First letters of all level words. */
const LEVEL_HEADS = new Set(['ต', 'แ', 'อ', 'จ', ...THAI_LEVELS.keys()].map((word) => word.charCodeAt(0)))
/** สามตำบล, สนามชัยเขต and four more names end in a level word. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  ตำบล: ['สาม'],
  เขต: ['สนามชัย', 'หลัก', 'อีสาน', 'คีรี', 'เนื่อง'],
}
const THAI_LETTERS: ReadonlyMap<number, Level> = new Map([
  ['ต'.charCodeAt(0), 'subdistrict'],
  ['อ'.charCodeAt(0), 'district'],
  ['จ'.charCodeAt(0), 'province'],
])

const LATIN_LEVELS: Readonly<Record<Level, string>> = {
  subdistrict: '(?:tambon|tambol|tumbon|khwaeng|kwaeng)(?![A-Za-z])|T\\s?\\.',
  district: '(?:amphoe|amphur|ampher|amphor|amper|ampur|khet)(?![A-Za-z])|A\\s?\\.',
  province: '(?:changwat|chang wat|jangwat|province of)(?![A-Za-z])|[CJ]\\s?\\.',
}

const LATIN_LEVEL = new RegExp(
  LEVELS.map((level) => `(?<${level}>(?<![A-Za-z.])(?:${LATIN_LEVELS[level]}))`).join('|'),
  'gi',
)

/** Before ตำบล, อำเภอ … these words make it part of an office's name. */
const OFFICES = endings(
  'เทศบาล|ส่วน|สุขภาพ|สำนักงาน|ที่ว่าการ|กลาง|ราชการ|กีฬา|อนามัย|ศึกษา|สาขา|สาธารณสุข|ตำรวจ|เกษตร|ที่ดิน|บริหาร|วิทยา',
)

/** A name after one of these is no level. */
const THAI_OTHER = new WordList(`${PLACE_WORDS}|วิทยาเขต|สะพาน|ร้าน|นิคมอุตสาหกรรม|นิคม|สวนสาธารณะ|${TITLES}|เสื้อ`)
/** The same, abbreviated to a letter: ถ., ซ., ม. (before a name), ปณจ. */
const THAI_SHORT = /[ถซ]\s?\.|(?<![ก-๎.])[ถซ](?=\s)|ม\s?\.(?=\s*[ก-ฮเ-ไA-Za-z])|ปณ[ก-ฮ]?\.?/y
const SHORT_HEADS = 'ถซมป'
const LATIN_OTHER = /(?<![A-Za-z.])(?:soi|wat|moo ?ba+n|mu ?ba+n|village|near|opposite|branch|trok)(?![A-Za-z])/gi

const STREETS: ReadonlySet<string> = new Set(['ถนน', 'ถ', 'ซอย', 'ซ', 'ตรอก', 'หมู่บ้าน', 'ม', 'อาคาร'])

/** Whether a sign is a street's, an estate's or a building's. @example isStreetSign('ถ. ') // true */
export const isStreetSign = (sign: string): boolean => STREETS.has(sign.trim().replace(/\s?\.$/, ''))

/** English words after a name that state its level. */
const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  subdistrict: String.raw`sub-?\s?district|subdist\.?`,
  district: String.raw`district|dist\.`,
  province: String.raw`province|prov\.`,
}
const LEVEL_AFTER = new RegExp(
  String.raw`^[\s,]*(?:${LEVELS.map((level) => `(?<${level}>${LEVEL_WORDS[level]})`).join('|')})(?![A-Za-z])`,
  'i',
)
const NO_LEVEL_WORDS =
  'rd|road|roadside|street|st|highway|hwy|lane|avenue|ave|park|intersection|junction|building|bldg|tower|house|hotel|resort|' +
  'mall|market|plaza|hospital|school|university|college|beach|temple|airport|station|bridge|village|mansion|condo|' +
  'condominium|court|residence|place|hills?|garden|branch|soi|gate|pier|bank'
/** Such a word follows directly, or after one more word of a road’s name. */
const BEFORE_WORD = String.raw`[\s-]*| [A-Z][a-z]+ (?=r(?:oa)?d\.?,)`
const OTHER_AFTER = new RegExp(`^(?:${BEFORE_WORD})(?:${NO_LEVEL_WORDS})(?![A-Za-z])`, 'i')

/** Every sign of a text, in order. */
export function signsOf(text: string): Sign[] {
  const found = [...thaiLevelSigns(text), ...otherSigns(text)]
  if (hasLatin(text)) {
    found.push(...latinLevelSigns(text))
    for (const { 0: word, index } of matchesOf(text, LATIN_OTHER)) found.push(signAt(text, index, word, null))
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

function thaiLevelSigns(text: string): Sign[] {
  const found: Sign[] = []
  for (let i = 0; i < text.length; i++) {
    if (!LEVEL_HEADS.has(text.charCodeAt(i))) continue
    const word = THAI_LEVEL.at(text, i)
    const misspelt = word === undefined ? misspeltAt(text, i) : undefined
    if (word === undefined && misspelt === undefined && isThai(text.charCodeAt(i + 1))) continue
    const level = misspelt?.level ?? (word === undefined ? THAI_LETTERS.get(text.charCodeAt(i)) : THAI_LEVELS.get(word))
    if (level === undefined) continue
    const end = misspelt?.end ?? (word === undefined ? letterEnd(text, i) : levelEnd(text, i, word))
    if (end === -1) continue
    found.push(signAt(text, i, text.slice(i, end), level))
    i = end - 1
  }
  return found
}

/** The misspelt level word that starts here. @example misspeltAt('อำเพอเมือง', 0) // { level: 'district', end: 5 } */
export function misspeltAt(text: string, start: number): { level: Level; end: number } | undefined {
  for (const [pattern, level] of MISSPELT_LEVELS) {
    pattern.lastIndex = start
    if (pattern.test(text)) return { level, end: pattern.lastIndex }
  }
  return undefined
}

/** The end of the level word that starts here; -1 if it is the end of a name. */
function levelEnd(text: string, start: number, word: string): number {
  if (word === 'อำเมือง') return start + 'อำ'.length
  if (BEGINNINGS[word]?.some((beginning) => text.endsWith(beginning, start))) return -1
  const end = start + word.length
  // Forms offer both: ตำบล/แขวง.
  const next = skip(text, end, `${BLANKS}/`)
  const other = text.slice(end, next).includes('/') ? THAI_LEVEL.at(text, next) : undefined
  return other !== undefined && THAI_LEVELS.get(other) === THAI_LEVELS.get(word) ? next + other.length : end
}

/**
 * The end of ต, อ or จ as a sign: with its point, or alone between blanks. -1 if it is no sign: inside น.ส., อบต.
 * (แหลมงอบจ.ตราด is no office), พล.ต.อ. or จ.ป.ร.
 */
function letterEnd(text: string, start: number): number {
  const before = text.charCodeAt(start - 1)
  if (before === POINT) return -1
  const next = start + 1
  const point = isBlank(text[next]) ? next + 1 : next
  if (text[point] === '.') {
    const isInitial = isConsonant(text.charCodeAt(point + 1)) && text[point + 2] === '.'
    if (!isInitial && !isOffice(text, start)) return point + 1
  }
  if (isThai(before)) return -1
  if (',;:'.includes(text[next] ?? '-')) return next + 1
  return isBlank(text[next]) && isLead(text.charCodeAt(skip(text, next, BLANKS))) ? next : -1
}

const POINT = 0x2e

/** อบต., อบจ., รพ.สต. */
const isOffice = (text: string, start: number): boolean =>
  text[start] !== 'อ' &&
  ABBREVIATED.some((each) => text.endsWith(each, start) && !isThai(text.charCodeAt(start - each.length - 1)))

const ABBREVIATED = ['อบ', 'รพ.ส', 'รพส']

const BLANKS = ' \n'
const isBlank = (character: string | undefined): boolean => BLANKS.includes(character ?? '-')

function latinLevelSigns(text: string): Sign[] {
  return matchesOf(text, LATIN_LEVEL).map(({ 0: word, index, groups }) =>
    signAt(text, index, word, LEVELS.find((name) => groups?.[name] !== undefined) ?? null),
  )
}

/** Whether a sign is part of an office's name. */
const isWeak = (text: string, start: number): boolean =>
  wordBefore(text, start, OFFICES) !== -1 && !AFTER_NAME.test(text.slice(Math.max(0, start - NAME_MAX), start))

/** A name after its sign may end like an office: อ.นากลาง จ.หนองบัวลำภู. */
const AFTER_NAME = /(?:[ตอ]\.|ตำบล|แขวง|อำเภอ|เขต) ?[ก-๎]{1,24}\s{1,3}$/
const NAME_MAX = 36

function otherSigns(text: string): Sign[] {
  const found: Sign[] = []
  for (let i = 0; i < text.length; i++) {
    const word = THAI_OTHER.at(text, i) ?? shortSign(text, i)
    if (word === undefined) continue
    // Inside a word most of them are part of it: พัฒนานิคม, ย่านตาขาว.
    if (!isThai(text.charCodeAt(i - 1)) || isStreetSign(word)) found.push(signAt(text, i, word, null))
    i += word.length - 1
  }
  return found
}

function shortSign(text: string, start: number): string | undefined {
  if (isThai(text.charCodeAt(start + 1)) && !text.startsWith('ปณ', start)) return undefined
  if (!SHORT_HEADS.includes(text[start] as string)) return undefined
  THAI_SHORT.lastIndex = start
  return THAI_SHORT.exec(text)?.[0]
}

const BETWEEN = ' \n:.,'
/** After a street's word a comma ends the gap. */
const BETWEEN_OTHER = ' \n:.'

function signAt(text: string, start: number, word: string, level: Level | null): Sign {
  const end = skip(text, start + word.length, level === null ? BETWEEN_OTHER : BETWEEN)
  return { start, end, level, weak: level !== null && isWeak(text, start) }
}

/** The level stated by the words after a name; null if they make it a road, a park …; undefined without such words. */
export function levelAfter(text: string, end: number): { level: Level; end: number } | null | undefined {
  const rest = text.slice(end, end + 24)
  if (OTHER_AFTER.test(rest)) return null
  const match = LEVEL_AFTER.exec(rest)
  const level = match && LEVELS.find((name) => match.groups?.[name] !== undefined)
  return match && level ? { level, end: end + match[0].length } : undefined
}
