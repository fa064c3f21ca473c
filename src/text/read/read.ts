import { abbreviation, unknownAbbreviation } from './abbreviations.ts'
import { cleanText } from './clean.ts'
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
import { cueAt } from './cues.ts'
import { dayAndMonth, monthAlone, namedDate, numericDate, weekdays, years } from './dates.ts'
import { electronic } from './electronic.ts'
import { land, ratio, slashed } from './fractions.ts'
import { digitsAndLetters, isNameOfDigits, latin, latinEnd, nameEnd } from './latin.ts'
import { moneyAfterSign, moneyBeforeSign } from './money.ts'
import { quantity, range, section, series, thousands } from './numbers.ts'
import { isDigit, isLatin, isThai, startsWord, type Found, type Pass, type Rule } from './pass.ts'
import { repetition } from './repetition.ts'
import { beforeOrAfterNumber, dotless, landPaper, singleLetter } from './single-letters.ts'
import { emoji, sign, timesLetter } from './symbols.ts'
import { telephone } from './telephone.ts'
import { duration, timeOfDay, wholeHour } from './time.ts'
import type { ReadOptions, Token, TokenKind } from './token.ts'

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
  duration,
  timeOfDay,
  wholeHour,
  cuedCode,
  drawnNumber,
  digitsAndLetters,
  house,
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

const PAIYANNOI = 0x0e2f // ฯ

/** Characters of the reading that a word to be repeated may have. */
const SAID_CHARS = 32

/** A text, how it is said, and its parts: the parts' texts joined are `input`, their readings joined `text`. */
export interface Reading {
  readonly input: string
  readonly text: string
  readonly tokens: Token[]
}

/**
 * Reads Thai text as a Thai person says it: numbers, money, times, dates, telephone numbers, codes, addresses,
 * abbreviations, ๆ and signs become words. One pass, each rule looks a bounded way around its place, so the time grows
 * with the length. The reading of a reading is the same reading.
 *
 * @param text any text; it is cleaned first (`cleanText`).
 * @example readText('ราคา 125 บาท').text // 'ราคา หนึ่งร้อยยี่สิบห้าบาท'
 */
export function readText(text: string, options: ReadOptions = { clock: 'official', phoneTwo: 'song' }): Reading {
  const input = cleanText(text)
  const pass: Pass = { text: input, options, at: 0, cue: undefined, last: undefined, lastEnd: -1, said: '' }
  const tokens = new Tokens()
  let plainFrom = 0
  while (pass.at < input.length) {
    const found = ruleAt(pass)
    if (!found) {
      pass.at = plainEnd(pass)
      continue
    }
    if (plainFrom < pass.at) tokens.add(input.slice(plainFrom, pass.at), input.slice(plainFrom, pass.at), 'plain')
    tokens.add(input.slice(pass.at, found.end), found.reading, found.kind)
    pass.last = tokens.last
    pass.lastEnd = found.end
    const cue = found.cue ?? (found.kind === 'acronym' ? cueAt(input, pass.at)?.kind : undefined)
    if (cue) pass.cue = { kind: cue, end: found.end, isCode: found.kind === 'code' }
    pass.said = (pass.said + found.reading).slice(-SAID_CHARS)
    pass.at = found.end
    plainFrom = found.end
  }
  if (plainFrom < input.length) tokens.add(input.slice(plainFrom), input.slice(plainFrom), 'plain')
  return { input, ...tokens.finish() }
}

/** The token of the first rule that matches here. */
function ruleAt(pass: Pass): Found | undefined {
  const code = pass.text.charCodeAt(pass.at)
  if (isDigit(code)) return isNameOfDigits(pass) ? electronic(pass) : first(atDigit, pass)
  if (isThai(code)) return isCandidate(pass) ? first(atThai, pass) : undefined
  if (isLatin(code)) return first(atLatin, pass)
  if (code === 0x20) return pass.text.charCodeAt(pass.at + 1) === 0x0e46 ? repetition(pass) : undefined
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

/** Whether a Thai letter may begin an abbreviation: at a word's beginning, or with a dot or ฯ near. */
function isCandidate(pass: Pass): boolean {
  if (startsWord(pass)) return true
  const { text, at } = pass
  for (let i = at + 1; i < at + 5 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x2e || code === 0x0e2f || code === 0x2f) return true
    if (code < 0x0e01 || code > 0x0e2e) return false
  }
  return false
}

/** The end of the plain text at this place: a cue word, a name of Latin letters, or one character. */
function plainEnd(pass: Pass): number {
  const { text, at } = pass
  const code = text.charCodeAt(at)
  const cue = cueAt(text, at)
  if (cue) pass.cue = cue
  const end = Math.max(
    cue?.end ?? 0,
    isLatin(code) ? latinEnd(text, at) : isDigit(code) ? nameEnd(text, at) : 0,
    at + 1,
  )
  pass.said = (pass.said + text.slice(at, end)).slice(-SAID_CHARS)
  return end
}

const AFTER_INITIAL = /[ก-๎]\.$/
const INITIAL = /^[ก-ฮ]{1,4}\./
const CONSONANTS = /(?:^|[^ก-๎])(?!สอง$)[ก-ฮ]{2,5}$/

/** Whether two readings side by side look like an abbreviation that neither is: บ. and แปด, สอง and ค. */
function meansMore(said: string, next: string): boolean {
  if (AFTER_INITIAL.test(said)) return /^[ก-๎A-Za-z]/.test(next)
  if (!isThai(said.charCodeAt(said.length - 1))) return false
  return INITIAL.test(next) || /^\.[ก-ฮ]/.test(next) || (next.startsWith('.') && CONSONANTS.test(said))
}

/** One letter and a dot that no rule read: before words it would be one that a rule reads, ถ. and ล. */
const LONE_INITIAL = /(?:^|[^ก-๎.])[ก-ฮ]\.$/

/** The tokens so far. A silent one must not leave two blanks, or one at an end. */
class Tokens {
  readonly #tokens: Token[] = []
  #endsInBlank = true
  /** The end of the reading so far. */
  #said = ''

  get last(): Token | undefined {
    return this.#tokens.at(-1)
  }

  add(text: string, reading: string, kind: TokenKind): void {
    const isJoint = kind !== 'plain' || (this.last !== undefined && this.last.kind !== 'plain')
    const blank = isJoint && meansMore(this.#said, reading) ? ' ' : ''
    const said = this.#endsInBlank ? reading.trimStart() : blank + reading
    const isSilent = kind === 'emoji' || (kind === 'symbol' && reading.trim() === '')
    if ((blank !== '' || isSilent) && LONE_INITIAL.test(this.#said)) this.#dropDot()
    if (said !== '') this.#endsInBlank = said.endsWith(' ')
    this.#said = (this.#said + said).slice(-SAID_CHARS)
    this.#tokens.push({ text, reading: said, kind })
  }

  /** Takes the dot from an initial. */
  #dropDot(): void {
    const last = this.#tokens.pop()
    if (last) this.#tokens.push({ ...last, reading: last.reading.slice(0, -1) })
    this.#said = this.#said.slice(0, -1)
  }

  finish(): { text: string; tokens: Token[] } {
    for (let i = this.#tokens.length - 1; i >= 0; i--) {
      const token = this.#tokens[i]
      if (!token) break
      const reading = token.reading.trimEnd()
      this.#tokens[i] = { ...token, reading }
      if (reading !== '') break
    }
    return { text: this.#tokens.map(({ reading }) => reading).join(''), tokens: this.#tokens }
  }
}
