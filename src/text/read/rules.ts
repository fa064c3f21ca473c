import { isDigit, isLatin } from '../../thai/character-kinds.ts'
import { abbreviation, unknownAbbreviation } from './abbreviations.ts'
import {
  cuedCode,
  drawnNumber,
  fromZero,
  house,
  identifier,
  letterNumber,
  masked,
  plate,
  postcode,
  route,
} from './codes.ts'
import { dayAndMonth, monthAlone, namedDate, numericDate, weekdays, years } from './dates.ts'
import { electronic } from './electronic.ts'
import { land, ratio, slashed } from './fractions.ts'
import { digitsAndLetters, isNameOfDigits, latin } from './latin.ts'
import { moneyAfterSign, moneyBeforeSign } from './money.ts'
import { quantity, range, section, series, thousands } from './numbers.ts'
import { isAt, isThai, startsWord, type Found, type Pass, type Rule } from './pass.ts'
import { repetition } from './repetition.ts'
import { beforeOrAfterNumber, dotless, landPaper, singleLetter } from './single-letters.ts'
import { emoji, sign, timesLetter } from './symbols.ts'
import { telephone } from './telephone.ts'
import { duration, timeOfDay, wholeHour } from './time.ts'

/** What comes after the digits of a number, a blank aside. */
const after = { digit: 1, dash: 2, slash: 4, colon: 8, point: 16, thai: 32, latin: 64, other: 128 } as const
/** How many digits there are, and whether they begin with 0. */
const size = { small: 256, three: 512, long: 1024, zero: 2048 } as const
const ANY = 255
const ANY_SIZE = 256 + 512 + 1024

/** What may begin with a digit, the most telling form first: what it needs after its first digits, and how many. */
const atDigit: readonly (readonly [rule: Rule, after: number, size?: number])[] = [
  [identifier, after.digit | after.dash | after.latin | after.other],
  [identifier, ANY, size.long],
  [plate, after.thai | after.dash, size.small],
  [electronic, after.point | after.latin | after.dash | after.other],
  [telephone, ANY],
  [namedDate, after.dash | after.slash | after.thai | after.latin, size.small],
  [numericDate, after.dash | after.slash | after.point],
  [land, after.dash],
  [moneyBeforeSign, ANY],
  [duration, after.colon],
  [timeOfDay, after.colon | after.point, size.small],
  [wholeHour, after.dash | after.thai, size.small],
  [cuedCode, ANY],
  [drawnNumber, ANY, size.three | size.long],
  [digitsAndLetters, after.latin | after.dash],
  [house, ANY],
  [dayAndMonth, after.slash, size.small],
  [slashed, after.slash | after.digit],
  [ratio, after.colon | after.point | after.other],
  [section, after.point],
  [series, after.dash],
  [years, after.dash],
  [thousands, after.latin | after.point],
  [route, ANY, size.three | size.long],
  [postcode, ANY, size.long],
  [fromZero, ANY, size.zero],
  [range, after.dash | after.point | after.other],
  [quantity, ANY],
]

/** What may begin with a Thai letter. */
const atThai: readonly Rule[] = [
  weekdays,
  monthAlone,
  plate,
  letterNumber,
  landPaper,
  beforeOrAfterNumber,
  abbreviation,
  singleLetter,
  dotless,
  unknownAbbreviation,
]

const atLatin: readonly Rule[] = [timesLetter, masked, electronic, moneyAfterSign, latin]

const BLANK = 0x20
const YAMOK = 0x0e46 // ๆ
const PAIYANNOI = 0x0e2f // ฯ

/** The token of the first rule that matches here. */
export function ruleAt(pass: Pass): Found | undefined {
  const { text, at } = pass
  const code = text.charCodeAt(at)
  if (isThai(code)) return isCandidate(pass) ? first(atThai, pass) : undefined
  if (code === BLANK) return text.charCodeAt(at + 1) === YAMOK ? repetition(pass) : undefined
  if (isDigit(code)) return isNameOfDigits(pass) ? electronic(pass) : firstAtDigit(pass)
  if (isLatin(code)) return first(atLatin, pass)
  if (code === PAIYANNOI) return abbreviation(pass) ?? sign(pass)
  return repetition(pass) ?? sign(pass) ?? emoji(pass)
}

function first(rules: readonly Rule[], pass: Pass): Found | undefined {
  for (const rule of rules) {
    const found = rule(pass)
    if (found && found.end > pass.at) return found
  }
  return undefined
}

function firstAtDigit(pass: Pass): Found | undefined {
  const shape = shapeAt(pass)
  for (const [rule, next, digits = ANY_SIZE] of atDigit) {
    const found = (next & shape) !== 0 && (digits & shape) !== 0 ? rule(pass) : undefined
    if (found && found.end > pass.at) return found
  }
  return undefined
}

/** How many digits are here, and the kind of the character after them, or after their blank. */
function shapeAt({ text, at }: Pass): number {
  let end = at + 1
  while (isDigit(text.charCodeAt(end))) end++
  const count = end - at
  const digits = count < 3 ? size.small : count < 5 ? size.three : size.long
  const zero = text.charCodeAt(at) === 0x30 ? size.zero : 0
  return digits | zero | kindOf(text.charCodeAt(text.charCodeAt(end) === BLANK ? end + 1 : end))
}

function kindOf(code: number): number {
  if (isThai(code)) return after.thai
  if (isDigit(code)) return after.digit
  if (isLatin(code)) return after.latin
  switch (code) {
    case 0x2d: // -
    case 0x7e: // ~
      return after.dash
    case 0x2f:
      return after.slash
    case 0x3a:
      return after.colon
    case 0x2e:
      return after.point
    default:
      return code >= 0x2010 && code <= 0x2015 ? after.dash : after.other
  }
}

/** The letters of an abbreviation, and what ends it; longer ones and those of more vowels have a dot early. */
const SHORT = /[ก-ฮ]?[าิีเโ]?[ก-ฮ]{0,5}า?(?:$|[^ก-ฮะ-ฺเ-ๆ็-๎])/y

/** Whether a Thai letter may begin an abbreviation: few letters without vowels, then no other; or within a word a dot or ฯ. */
function isCandidate(pass: Pass): boolean {
  const { text, at } = pass
  if (startsWord(pass)) return isAt(SHORT, text, at)
  for (let i = at + 1; i < at + 5 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x2e || code === PAIYANNOI || code === 0x2f) return true
    if (code < 0x0e01 || code > 0x0e2e) return false
  }
  return false
}
