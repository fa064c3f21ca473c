import { spell } from './codes.ts'
import { digitWords, letterWords } from './letters.ts'
import { decimalWords, plainWords, wholeWords } from './numbers.ts'
import { isAt, isCued, matchAt, rule, saidBy, type Found, type Pass, type Rule } from './pass.ts'
import { table, words } from './table.ts'
import { unitAt } from './units.ts'

/** Chapter: Latin letters. Capitals of two to six letters by name; words, small letters and names stay for the voice. */

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

/** Short words that people write in capitals; longer ones are known by being pronounceable. */
const CAPITAL_WORDS = new Set(
  words(
    'NEW HOT BIG TOP BUY GET NOW ALL DAY CAR YES NO GO UP ON IN OFF OUT THE AND FOR YOU WIN FUN RED MAX MINI PRO SET BOX FIT SEX SKY SUN MOM DAD CAT DOG JOB KEY BAR PUB TEA ICE ART LOW END NEWS BEST',
  ),
)
const ONSET =
  /^(?:[B-DF-HJ-NP-TV-XZ]|[BCFGKPS]L|[BCDFGKPTW]R|S[CKMNPQTW]|[CGKPRSTW]H|KN|QU|TW|S[CHPT]R|[CT]HR|SPL)?[AEIOUY]/
const CODA = /[AEIOUY](?:(?:[NR]?[BCDFGHKLMNPRSTVWXZ]|[CST]H|CK|S[KST]|[CFP]T|MP|WN|FF|TZ|GHT)S?|L[DKLPST])?$/
const CLUSTER = /[^AEIOUY]{4}/

/** Whether capitals are a word: SALE, OPEN, SHOPEE. @example isCapitalWord('PDPA') // false */
function isCapitalWord(letters: string): boolean {
  if (letters.length < 4) return CAPITAL_WORDS.has(letters)
  const consonants = letters.replace(/[AEIOUY]/g, '').length
  return consonants > 1 && ONSET.test(letters) && CODA.test(letters) && !CLUSTER.test(letters)
}

const RUN = /[A-Za-z][A-Za-z\d]{0,60}(?:(?:['’](?=[A-Za-z])|[_-])[A-Za-z\d]{1,60}){0,6}/y
const CAPITALS = /^[A-Z]{2,6}(?:-[A-Z])?$/
const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const ROMAN_AFTER = /(?:ที่|ภาค|บท|เล่ม|ระยะ|ชั้น|ตอน|เฟส|หมวด) ?$/

/** A run of Latin letters; undefined leaves it as it is. */
export function latin(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [run = ''] = matchAt(RUN, text, at)
  const end = at + run.length
  const [first = ''] = run.split('-')
  const name = known.has(run) ? run : first
  const special = known.get(name)
  if (special !== undefined) return specialAt(pass, at + name.length, special)
  if (ROMAN.test(run) && ROMAN_AFTER.test(saidBy(pass)))
    return { end, reading: wholeWords(String(romanValue(run))), kind: 'number' }
  if (!CAPITALS.test(run)) return version(pass) ?? variant(pass) ?? withDigits(pass)
  return (
    variant(pass) ??
    (run === first && isCapitalWord(run) ? undefined : { end, reading: letterWords(run), kind: 'acronym' })
  )
}

/** v2.10: the parts of its number are read in full. */
const version = rule(/[vV](?=\d{1,3}\.\d)/y, 'acronym', () => 'วี', 'section')
/** XBB.1.16 of a virus, B2B. */
const variant = rule(
  /([A-Z]{2,3})((?:\.\d{1,2}){2,4})(?!\w|\.\d)|([A-Z])2([A-Z])(?!\w)/y,
  'acronym',
  ([, name, parts = '', from = '', to = '']) =>
    name === undefined
      ? `${letterWords(from)}ทู${letterWords(to)}`
      : letterWords(name) + parts.replace(/\.(\d+)/g, (_, part: string) => `จุด${plainWords(part)}`),
)

/** Words with a Thai reading of their own, and a hyphenated number after them: COVID-19. */
function specialAt({ text }: Pass, end: number, reading: string): Found {
  const [tail = '', digits] = matchAt(/-(\d{1,2})(?!\d)/y, text, end)
  return {
    end: end + tail.length,
    reading: reading + (digits === undefined ? '' : plainWords(digits)),
    kind: 'acronym',
  }
}

const WITH_DIGITS =
  /([A-Z]{1,12}(?:-[A-Z]{1,6}){0,3})(?:(-?)(\d+(?:\.\d+)?)([A-Z\d]{0,24}(?:[-/]\d{1,12}){0,6})(?![a-z\d]))/y

/** A4, PM2.5, TG102, INV-2569/001: letters by name, one and two digits in full, more of them singly. */
function withDigits(pass: Pass): Found | undefined {
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

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => ROMAN_DIGITS[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

const generations = words(String.raw`ทู ทรี โฟร์ ไฟว์ ซิกซ์`)
const generation = rule(/([2-6])G(?![A-Za-z\d])/y, 'acronym', ([, number]) => `${generations[Number(number) - 2]}จี`)
const sevenEleven = rule(/7-(?:Eleven|11)/y, 'acronym', () => 'เซเว่นอีเลฟเว่น')
const numberAndLetters = rule(
  /(\d{1,4})([A-Z]{1,3})(?![A-Za-z\d]|-\d+K)/y,
  'acronym',
  ([, digits = '', letters = ''], pass) =>
    unitAt(pass, pass.at + digits.length) ? undefined : plainWords(digits) + letterWords(letters),
)

/** 5G, 4K, 3D: a number glued to capitals; small letters glued to digits are a name and stay. */
export const digitsAndLetters: Rule = (pass) => generation(pass) ?? sevenEleven(pass) ?? numberAndLetters(pass)

const NAME = /\d+(?!x\d|[km](?![A-Za-z\d]))[a-z][A-Za-z\d]*/y

/** The end of a name of digits and small letters; `at` itself if there is none. @example nameEnd('3abc ก', 0) // 4 */
export function nameEnd(text: string, at: number): number {
  return at + (matchAt(NAME, text, at)[0]?.length ?? 0)
}

/** Digits and small letters that are not a number with its unit: a name, which stays. */
export function isNameOfDigits(pass: Pass): boolean {
  const { text, at } = pass
  const [digits = ''] = matchAt(/\d+/y, text, at)
  return nameEnd(text, at) > at && unitAt(pass, at + digits.length) === undefined
}

/** The end of a run of Latin letters and the digits attached to it. */
export function latinEnd(text: string, at: number): number {
  return at + (matchAt(RUN, text, at)[0]?.length ?? 0)
}
