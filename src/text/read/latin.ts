import { isLatin } from '../../thai/character-kinds.ts'
import { digitWords, letterWords } from './letters.ts'
import { decimalWords, plainWords, wholeWords } from './numbers.ts'
import { isAt, isCued, matchAt, saidBy, type Found, type Pass } from './pass.ts'
import { table } from './table.ts'
import { unitAt } from './units.ts'

/** Chapter: Latin letters. Capitals of two to six letters by name; words, small letters and names stay for the voice. */

const known = new Map(
  Object.entries(
    table(String.raw`
      ASEAN = อาเซียน
      UNESCO = ยูเนสโก
      UNICEF = ยูนิเซฟ
      NASA = นาซา
      NATO = นาโต
      OPEC = โอเปก
      APEC = เอเปก
      FIFA = ฟีฟ่า
      UEFA = ยูฟ่า
      SIM = ซิม
      OK = โอเค
      VAT = แวต
      LINE = ไลน์
      COVID = โควิด
      X-ray = เอกซเรย์
      X-Ray = เอกซเรย์
      x-ray = เอกซเรย์
      H2O = เอชทูโอ
      CO2 = ซีโอทู
      pH = พีเอช
    `),
  ),
)

/** Short words that people write in capitals; longer ones are known by being pronounceable. */
const CAPITAL_WORDS = new Set(
  'NEW HOT BIG TOP BUY GET NOW ALL DAY CAR YES NO GO UP ON IN OFF OUT THE AND FOR YOU WIN FUN RED MAX MINI PRO SET BOX FIT SEX SKY SUN MOM DAD CAT DOG JOB KEY BAR PUB TEA ICE ART LOW END NEWS BEST'.split(
    ' ',
  ),
)
const ONSET =
  /^(?:[BCDFGHJKLMNPQRSTVWXYZ]|[BCFGKP]L|[BCDFGKPTW]R|S[CHKLMNPQTWK]|CH|SH|TH|PH|WH|KN|QU|TW|STR|SPR|SCR|SHR|THR|CHR|SPL)?[AEIOUY]/
const CODA =
  /[AEIOUY](?:[BCDFGHKLMNPRSTVWXZ]|CH|SH|TH|CK|NG|NT|ND|NK|LD|LL|LT|LK|LP|RT|RD|RK|RM|RN|RS|RL|SS|ST|SK|CT|FT|PT|MP|TS|NS|LS|DS|PS|KS|WS|WN|FF|GHT|TZ|NTS|RTS|NDS)?$/
const CLUSTER = /[^AEIOUY]{4}/

/** Whether capitals are a word: SALE, OPEN, SHOPEE. @example isCapitalWord('PDPA') // false */
function isCapitalWord(letters: string): boolean {
  if (letters.length < 4) return CAPITAL_WORDS.has(letters)
  const vowels = letters.match(/[AEIOUY]/g)?.length ?? 0
  return (
    vowels > 0 && vowels < letters.length - 1 && ONSET.test(letters) && CODA.test(letters) && !CLUSTER.test(letters)
  )
}

const RUN = /[A-Za-z][A-Za-z\d]{0,60}(?:(?:['’](?=[A-Za-z])|[_-])[A-Za-z\d]{1,60}){0,6}/y
const CAPITALS = /^[A-Z]{2,6}$/
const WITH_DIGITS =
  /([A-Z]{1,12}(?:-[A-Z]{1,4}){0,3})(-?)(\d+(?:\.\d+)?)([A-Z\d]{0,24})((?:[-/]\d{1,12}){0,6})(?![a-z\d])/y
const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/
const ROMAN_AFTER = /(?:ที่|ภาค|บท|เล่ม|ระยะ|ชั้น|ตอน|เฟส|หมวด) ?$/

/** A run of Latin letters; undefined leaves it as it is. */
export function latin(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [run = ''] = matchAt(RUN, text, at) ?? []
  const special = known.get(run) ?? known.get(run.split('-')[0] ?? '')
  if (special !== undefined) return specialAt(pass, !known.has(run) ? (run.split('-')[0] ?? '') : run, special)
  if (ROMAN.test(run) && ROMAN_AFTER.test(saidBy(pass))) {
    return { end: at + run.length, reading: wholeWords(String(romanValue(run))), kind: 'number' }
  }
  if (/^[A-Z]{2,6}-[A-Z]$/.test(run)) return { end: at + run.length, reading: letterWords(run), kind: 'acronym' }
  if (CAPITALS.test(run)) {
    const isWord = isCapitalWord(run) && !isAt(/-\d/y, text, at + run.length)
    if (isWord) return undefined
    return withDigits(pass) ?? { end: at + run.length, reading: letterWords(run), kind: 'acronym' }
  }
  return withDigits(pass)
}

/** Words with a Thai reading of their own, and a hyphenated number after them: COVID-19. */
function specialAt({ text, at }: Pass, written: string, reading: string): Found {
  const end = at + written.length
  const [tail, digits = ''] = matchAt(/-(\d{1,2})(?!\d)/y, text, end) ?? []
  if (tail === undefined) return { end, reading, kind: 'acronym' }
  return { end: end + tail.length, reading: reading + plainWords(digits), kind: 'acronym' }
}

/** A4, PM2.5, TG102, INV-2569/001: letters by name, one and two digits in full, more of them singly. */
function withDigits(pass: Pass): Found | undefined {
  const { text, at } = pass
  const match = matchAt(WITH_DIGITS, text, at)
  if (!match) return undefined
  const [whole, letters = '', hyphen = '', number = '', more = '', rest = ''] = match
  if (hyphen !== '' && isAt(/ ?%/y, text, at + whole.length))
    return { end: at + letters.length, reading: letterWords(letters), kind: 'acronym' }
  const isCode = isCued(pass, 'code') || more !== '' || rest !== '' || (hyphen !== '' && number.length > 2)
  const words = [letterWords(letters), numberOf(number, isCode), ...groupsOf(more), ...groupsOf(rest)]
  return { end: at + whole.length, reading: words.join(isCode ? ' ' : '').replaceAll(' ทับ ', 'ทับ'), kind: 'acronym' }
}

function numberOf(number: string, isCode: boolean): string {
  const [whole = '', decimals] = number.split('.')
  if (decimals !== undefined) return decimalWords(number)
  return isCode || whole.length > 2 || whole.startsWith('0') ? digitWords(whole) : plainWords(whole)
}

const groupsOf = (tail: string): string[] =>
  (tail.match(/\d+|[A-Z]+|\//g) ?? []).map((part) =>
    part === '/' ? 'ทับ' : /\d/.test(part) ? digitWords(part) : letterWords(part),
  )

const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => ROMAN_DIGITS[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

const GENERATION = /([2-6])G(?![A-Za-z\d])/y
const generations = ['', '', 'ทูจี', 'ทรีจี', 'โฟร์จี', 'ไฟว์จี', 'ซิกซ์จี']
const NUMBER_AND_LETTERS = /(\d{1,4})([A-Z]{1,3})(?![A-Za-z\d]|-\d+K)/y

/** 5G, 4K, 3D: a number glued to capitals; small letters glued to digits are a name and stay. */
export function digitsAndLetters(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [generation, number = ''] = matchAt(GENERATION, text, at) ?? []
  if (generation !== undefined) return { end: at + 2, reading: generations[Number(number)] ?? '', kind: 'acronym' }
  if (text.startsWith('7-Eleven', at) || text.startsWith('7-11', at)) {
    return { end: at + (text[at + 2] === 'E' ? 8 : 4), reading: 'เซเว่นอีเลฟเว่น', kind: 'acronym' }
  }
  const match = matchAt(NUMBER_AND_LETTERS, text, at)
  if (!match || unitAt(pass, at + (match[1]?.length ?? 0))) return undefined
  const [whole, digits = '', letters = ''] = match
  return { end: at + whole.length, reading: plainWords(digits) + letterWords(letters), kind: 'acronym' }
}

const NAME = /\d+(?!x\d|[km](?![A-Za-z\d]))[a-z][A-Za-z\d]*/y

/** The end of a name of digits and small letters; `at` itself if there is none. @example nameEnd('3abc ก', 0) // 4 */
export function nameEnd(text: string, at: number): number {
  return at + (matchAt(NAME, text, at)?.[0].length ?? 0)
}

/** Digits and small letters that are not a number with its unit: a name, which stays. */
export function isNameOfDigits(pass: Pass): boolean {
  const end = nameEnd(pass.text, pass.at)
  if (end === pass.at) return false
  const [digits = ''] = matchAt(/\d+/y, pass.text, pass.at) ?? []
  return unitAt(pass, pass.at + digits.length) === undefined
}

/** The end of a run of Latin letters and the digits attached to it. */
export function latinEnd(text: string, at: number): number {
  const [run = ''] = matchAt(RUN, text, at) ?? []
  return at + Math.max(run.length, isLatin(text.charCodeAt(at)) ? 1 : 0)
}
