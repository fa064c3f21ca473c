import { digitWords } from '../number-words.ts'
import { spell } from './codes.ts'
import { letterWords } from './letters.ts'
import { decimalWords, plainWords, wholeWords } from './numbers.ts'
import { either, isAt, isCued, matchAt, matching, saidBy, type Found, type Pass } from './pass.ts'
import { oneOf, table, words } from './table.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: Latin letters. Two to six capitals by name; words, lower case and names remain for the voice. */

const known = new Map(
  Object.entries(
    table(String.raw`
ASEAN=อาเซียน
UNESCO=ยูเนสโก
UNICEF=ยูนิเซฟ
NASA=นาซา
NATO=นาโต
OPEC=โอเปก
APEC=เอเปก
FIFA=ฟีฟ่า
UEFA=ยูฟ่า
SIM=ซิม
OK=โอเค
VAT=แวต
LINE=ไลน์
COVID=โควิด
X-ray=เอกซเรย์
X-Ray=เอกซเรย์
x-ray=เอกซเรย์
H2O=เอชทูโอ
CO2=ซีโอทู
pH=พีเอช
`),
  ),
)

/** Common English words of two to four letters; longer ones are recognised by being pronounceable. */
const CAPITAL_WORDS = new Set(
  words(
    `TO BE OF BY WE MY DO SO AT HI IF IS ME GO NO UP ON IN THE AND FOR YOU ARE CAN NOT BUT OUT OFF ALL ANY NEW OLD HOT BIG TOP LOW
    BUY GET PAY NOW DAY CAR YES WIN FUN RED MAX MINI PRO SET BOX FIT SEX SKY SUN MOM DAD CAT DOG JOB KEY BAR PUB TEA ICE ART END
    NEWS BEST ONE TWO SIX TEN HIS HER ITS OUR WHY HOW USE SEE SAY LET PUT RUN EAT HIT CUT TRY ASK ADD ACT AGE AIR ARM BAD BAG
    BED BIT BOY BUS CUP DRY EAR EGG EYE FAN FAR FAT FEW FLY GAS GIRL GYM HAT HAIR HUB INK JOY KID KIT LAW LIP LOT MAN MAP MEN
    MIX MUD NET NUT OIL OWN PAN PEN PET PIG POP RAW SAD SEA SHY SIT SOFT SPA TAX TIP TOY VAN WAR WAY WET ZOO OPEN LOVE
    HOME LIVE TIME LIFE YEAR FOOD GOOD NICE HELP MORE LIKE MAKE TAKE COME GIVE SAFE CARE FACE EASY IDEA AREA ALSO INTO ONLY OVER
    EVER ABLE OLAY IKEA AEON`,
  ),
)
const ONSET =
  /^(?:[B-DF-HJ-NP-TV-XZ]|[BCFGKPS]L|[BCDFGKPTW]R|S[CKMNPQTW]|[CGKPRSTW]H|KN|QU|TW|S[CHPT]R|[CT]HR|SPL)?[AEIOUY]/
const CODA = /[AEIOUY](?:(?:[NR]?[BCDFGHKLMNPRSTVWXZ]|[CST]H|CK|S[KST]|[CFP]T|MP|WN|FF|TZ|GHT)S?|L[DKLPST])?$/
const CLUSTER = /[^AEIOUY]{4}/

/** Whether capitals are a word: SALE, OPEN, SHOPEE. @example isCapitalWord('PDPA') // false */
function isCapitalWord(letters: string): boolean {
  if (letters.length < 4 || CAPITAL_WORDS.has(letters)) return CAPITAL_WORDS.has(letters)
  const consonants = letters.replace(/[AEIOUY]/g, '').length
  return consonants > 1 && ONSET.test(letters) && CODA.test(letters) && !CLUSTER.test(letters)
}

const RUN = /[A-Za-z][A-Za-z\d]{0,60}(?:(?:['’](?=[A-Za-z])|[_-])[A-Za-z\d]{1,60}){0,6}/y
const CAPITALS = /^[A-Z]{2,6}(?:-[A-Z])?$/
const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const ROMAN_AFTER = /(?:ที่|ภาค|บท|เล่ม|ระยะ|ชั้น|ตอน|เฟส|หมวด) ?$/

/** A word with its own Thai reading: ASEAN, COVID-19. */
export function knownLatin(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [run = ''] = matchAt(RUN, text, at)
  const [first = ''] = run.split('-')
  const name = known.has(run) ? run : first.replace(COUNTED_NAME, '$1')
  const [tail] = matchAt(NUMBER_OF_NAME, text, at + name.length)
  const special = known.get(name) ?? (tail !== undefined && name.length > 4 ? known.get(name.toUpperCase()) : undefined)
  return special === undefined ? undefined : specialAt(pass, at + name.length, special)
}

/** Covid-19, COVID19: a number that is part of the name. */
const NUMBER_OF_NAME = /-?(\d{1,2})(?!\d|[.,]\d|%)/y

/** A disease and its year without a hyphen: COVID19. */
const COUNTED_NAME = /^([A-Za-z]{5,})\d\d$/

/** A Roman numeral after ที่, ภาค and the like. */
export const roman = matching(RUN, 'number', ([run = ''], pass) =>
  ROMAN.test(run) && ROMAN_AFTER.test(saidBy(pass)) ? wholeWords(String(romanValue(run))) : undefined,
)

/** Capitals by name, unless they are a word. */
export const capitals = matching(RUN, 'acronym', ([run = ''], pass) => {
  const isWord = !run.includes('-') && isCapitalWord(run) && !(isCued(pass, 'flight') && run.length < 3)
  return isWord || !CAPITALS.test(run) ? undefined : letterWords(run)
})

const GRADES = oneOf(String.raw`เกรด กรุ๊ป(?:เลือด)? หมู่เลือด ไซ[ซส]์ ประตู อาคาร ตึก ชั้น แถว`)

/** เกรด C, ไซซ์ S/M/L, ชั้น G: one letter after a word for a grade, group, size, gate or building, or in a list of them; P/E. */
export const namedCapital = matching(
  either(
    new RegExp(
      String.raw`(?<=${GRADES} ?(?:[A-Z]{1,3}(?: ?[,/-] ?| ?(?:และ|หรือ|ถึง|กับ) ?| )){0,5})[A-Z](?![A-Za-z\d'’]| \d)`,
    ),
    /(?<![A-Za-z\d/])[A-Z](?=\/[A-Z](?![A-Za-z\d'’/]))|(?<=(?<![A-Za-z\d/])[A-Z]\/)[A-Z](?![A-Za-z\d'’/])/,
  ),
  'acronym',
  ([letter = '']) => letterWords(letter),
)

/** รหัส ab12cd, ไลน์ somshop88: digits joined to lower-case letters are read singly, where people type them. */
export const typedName = matching(
  /(?=[A-Za-z\d._-]{0,30}[a-z])(?=[A-Za-z._-]{0,30}\d)[A-Za-z\d]{1,40}(?:[._-][A-Za-z\d]{1,40}){0,4}(?![\w@]|\.\w|\/)/y,
  'code',
  ([name = ''], pass) =>
    isCued(pass, 'code') || isAt(HANDLE, pass.text, pass.at)
      ? name.replace(/\d+/g, (digits) => ` ${digitWords(digits)} `).trim()
      : undefined,
)
const HANDLE = /(?<=(?:ไลน์|LINE|[Ll]ine)(?: ?(?:ไอดี|ID|[Ii]d|OA))? ?[:=]? ?)/y

/** v2.10: reads the parts of its number in full. */
export const version = matching(/[vV](?=\d{1,3}\.\d)/y, 'acronym', () => 'วี', 'section')
/** ver1.2, gpt4.1: the letters remain, the parts of the number are read in full. */
export const namedVersion = matching(
  /([A-Za-z]{0,11}[a-z])(\d{1,3}(?:\.\d{1,3}){1,3})(?![\w-]|\.\w)/y,
  'acronym',
  ([, name = '', parts = '']) => `${name} ${parts.split('.').map(plainWords).join('จุด')}`,
)

/** Q3/2569, 1H69: a quarter or a half of a year. */
export const quarter = matching(
  /([QH])([1-4])[/-]((?:19|20|25)?\d\d)(?![\d/-])/y,
  'date',
  ([, letter = '', part = '', year = '']) => `${letterWords(letter)}${plainWords(part)}ทับ${wholeWords(year)}`,
)

/** Three or more digits of a name singly. */
const numberOf = (number: string): string => (number.length > 2 ? digitWords(number) : plainWords(number))

/** E 85: a capital and its number, with a blank. Excludes sizes and pronouns. */
export const letterAndNumber = matching(
  /([A-HJKN-RT-WYZ]) (\d{1,3})(?![\dA-Za-z%]|[.,:/-]\d)/y,
  'acronym',
  ([, letter = '', number = ''], pass, end) => {
    const { text, at } = pass
    const isAlone = isAt(/(?<=^|[ก-๎ (/])/y, text, at) && !isAt(/(?<=[A-Za-z\d] )/y, text, at)
    const isCounted = countsAt(text, end) && !isAt(/ (?:ขึ้น|ลง|ต่อ|โดย)/y, text, end)
    return !isAlone || isCounted || unitAt(pass, end) ? undefined : letterWords(letter) + numberOf(number)
  },
)

/** XBB.1.16, a virus; B2B. */
export const variant = matching(
  /([A-Z]{2,3})((?:\.\d{1,2}){2,4})(?!\w|\.\d)|([A-Z])2([A-Z])(?!\w)/y,
  'acronym',
  ([, name, parts = '', from = '', to = '']) =>
    name === undefined
      ? `${letterWords(from)}ทู${letterWords(to)}`
      : letterWords(name) + parts.replace(/\.(\d+)/g, (_, part: string) => `จุด${plainWords(part)}`),
)

/** A word with its own Thai reading, and a hyphenated number after it: COVID-19. */
function specialAt({ text }: Pass, end: number, reading: string): Found {
  const [tail = '', digits] = matchAt(NUMBER_OF_NAME, text, end)
  return {
    end: end + tail.length,
    reading: reading + (digits === undefined ? '' : plainWords(digits)),
    kind: 'acronym',
  }
}

const WITH_DIGITS =
  /([A-Z]{1,12}(?:-[A-Z]{1,6}){0,3})(?:(-?)(\d+(?:\.\d+)?)([A-Z\d]{0,24}(?:[-/]\d{1,12}){0,6})(?![a-z\d]))/y

/** A4, PM2.5, TG102, INV-2569/001: letters by name, one or two digits in full, more of them singly. */
export function withDigits(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole, letters = '', hyphen = '', number = '', rest = ''] = matchAt(WITH_DIGITS, text, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  const name = letterWords(letters)
  if (hyphen !== '' && isAt(/ ?%/y, text, end)) return { end: at + letters.length, reading: name, kind: 'acronym' }
  const isCode = isCued(pass, 'code') || rest !== '' || (hyphen !== '' && number.length > 2)
  const numberWords = number.includes('.')
    ? decimalWords(number)
    : isCode || /^0|\d{3}/.test(number)
      ? digitWords(number)
      : plainWords(number)
  const reading = isCode ? [name, numberWords, spell(rest, /\d+|[A-Z]+|\//g)].join(' ') : name + numberWords
  return { end, reading: reading.replace(/ ?ทับ ?/, 'ทับ').trim(), kind: 'acronym' }
}

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

function romanValue(numeral: string): number {
  const values = [...numeral].map((letter) => ROMAN_DIGITS[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

const generations = words(String.raw`ทู ทรี โฟร์ ไฟว์ ซิกซ์`)
/** 5G, a network. */
export const generation = matching(
  /([2-6])G(?![A-Za-z\d])/y,
  'acronym',
  ([, number]) => `${generations[Number(number) - 2]}จี`,
)
export const sevenEleven = matching(/7-(?:Eleven|11)/y, 'acronym', () => 'เซเว่นอีเลฟเว่น')
/** 4K, 3D: a number joined to capitals; lower-case letters joined to digits are a name and remain. */
export const numberAndLetters = matching(
  /(\d{1,4})([A-Z]{1,3})(?![A-Za-z\d]|-\d+K)/y,
  'acronym',
  ([, digits = '', letters = ''], pass) =>
    unitAt(pass, pass.at + digits.length) ? undefined : plainWords(digits) + letterWords(letters),
)

const NAME = /\d+(?!x\d|[km](?![A-Za-z\d]))[a-z][A-Za-z\d]*/y

/** The end of a name of digits and lower-case letters; `at` itself without one. @example nameEnd('3abc ก', 0) // 4 */
export function nameEnd(text: string, at: number): number {
  return at + (matchAt(NAME, text, at)[0]?.length ?? 0)
}

/** Digits and lower-case letters other than a number with its unit: a name, which remains. */
export function isNameOfDigits(pass: Pass): boolean {
  const { text, at } = pass
  const [digits = ''] = matchAt(/\d+/y, text, at)
  return nameEnd(text, at) > at && unitAt(pass, at + digits.length) === undefined
}

/** The end of a run of Latin letters and the digits attached to it. */
export function latinEnd(text: string, at: number): number {
  return at + (matchAt(RUN, text, at)[0]?.length ?? 0)
}
