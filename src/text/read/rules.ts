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
import { dayAndMonth, dayRange, monthAlone, namedDate, numericDate, weekdays, years } from './dates.ts'
import { electronic } from './electronic.ts'
import { feet, land, ratio, slashed } from './fractions.ts'
import { digitsAndLetters, isNameOfDigits, latin } from './latin.ts'
import { moneyAfterSign, moneyBeforeSign } from './money.ts'
import { quantity, range, section, series, thousands } from './numbers.ts'
import { isAt, isThai, startsWord, type Found, type Pass, type Rule } from './pass.ts'
import { repetition } from './repetition.ts'
import { beforeOrAfterNumber, dotless, landPaper, singleLetter } from './single-letters.ts'
import { emoji, sign, timesLetter } from './symbols.ts'
import { telephone } from './telephone.ts'
import { duration, timeOfDay, wholeHour } from './time.ts'

/** What may begin with a digit, the most telling form first. */
const atDigit: readonly Rule[] = [
  identifier,
  plate,
  electronic,
  telephone,
  namedDate,
  numericDate,
  land,
  moneyBeforeSign,
  feet,
  duration,
  timeOfDay,
  wholeHour,
  cuedCode,
  drawnNumber,
  digitsAndLetters,
  house,
  dayRange,
  dayAndMonth,
  slashed,
  ratio,
  section,
  series,
  years,
  thousands,
  route,
  postcode,
  fromZero,
  range,
  quantity,
]

/** What may begin with digits and small letters: 08x-xxx-4455, 9gag.com. */
const atName: readonly Rule[] = [identifier, telephone, electronic]

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
  if (isDigit(code)) return isNameOfDigits(pass) ? first(atName, pass) : first(atDigit, pass)
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

/** The letters of an abbreviation, and what ends it; longer ones and those of more vowels have a dot early. */
const SHORT = /[ก-ฮ]?[าิีเโ]?[ก-ฮ]{0,5}า?(?:$|[^ก-ฮะ-ฺเ-ๆ็-๎])/y

/** Whether a Thai letter may begin an abbreviation: few letters without vowels, then no other; or within a word a dot, ฯ, / or -. */
function isCandidate(pass: Pass): boolean {
  const { text, at } = pass
  if (startsWord(pass)) return isAt(SHORT, text, at)
  for (let i = at + 1; i < at + 5 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === PAIYANNOI || (code >= 0x2d && code <= 0x2f)) return true
    if ((code < 0x0e01 || code > 0x0e2e) && code !== 0x0e32) return false
  }
  return false
}
