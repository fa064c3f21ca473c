import { once } from '../../once.ts'
import { isDigit, isFollowing, isLatin, isMark } from '../../thai/character-kinds.ts'
import { RuleBook } from './book.ts'
import { cleanText } from './clean.ts'
import { cueAt, type Cue } from './cues.ts'
import { latinEnd, nameEnd } from './latin.ts'
import { isAt, SAID_CHARS, saidBy, type Found, type Pass } from './pass.ts'
import { rules } from './rules.ts'
import type { ReadOptions, Token } from './token.ts'
import { Tokens } from './tokens.ts'

const ruleBook = once(() => new RuleBook(rules))

/** A text, its reading, and its parts: the parts' texts joined are `input`, their readings joined `text`. */
export interface Reading {
  readonly input: string
  readonly text: string
  readonly tokens: Token[]
}

/**
 * Reads Thai text as a Thai person would: numbers, money, times, dates, telephone numbers, codes, addresses, abbreviations, ๆ
 * and signs become words. One pass in which each rule looks a bounded distance around its position, so the time is linear in
 * the length. Reading a reading again does not change it.
 *
 * @param text any text; it is cleaned first (`cleanText`).
 * @example readText('ราคา 125 บาท').text // 'ราคา หนึ่งร้อยยี่สิบห้าบาท'
 */
export function readText(text: string, options: ReadOptions = defaults): Reading {
  return readWith(ruleBook(), text, options)
}

const defaults: ReadOptions = { clock: 'official', phoneTwo: 'song' }

/** Reads with a given rule book and reports each token to `watch`. For tests and `why`. */
export function readWith(book: RuleBook, text: string, options: ReadOptions = defaults, watch?: Watch): Reading {
  const input = cleanText(text)
    .replaceAll(DOUBLED, 'แ')
    .replace(LOWERED, (digit) => String(digit.charCodeAt(0) & 15))
  const first = onePass(book, input, options, watch)
  return { input, ...settled(book, first, options) }
}

/** Two เ typed for แ. */
const DOUBLED = 'เเ'

/** The subscript digits of H₂O. */
const LOWERED = /[₀-₉]/g

/** Called for each token that a rule made, before the pass continues. */
export type Watch = (pass: Pass, found: Found) => void

/** Input for a second pass: everything except letters of Thai words. */
const LEFT = /[^ ก-ฮะ-ฺเ-ๅ็-๎]/
const PASSES_MAX = 6

/** A silent sign may join the letters beside it, and repeated letters may form an abbreviation. */
const mayJoin = ({ kind, reading }: Token): boolean =>
  reading.trim() === '' || (kind === 'repeat' && /^[ก-ฮ]+$/.test(reading))

/** Whether a second pass could find anything in a reading. */
function isOpen({ text, tokens }: Said): boolean {
  const read = tokens.filter((token) => token.kind !== 'plain')
  return read.length > 0 && (LEFT.test(text) || read.some(mayJoin))
}

type Said = Omit<Reading, 'input'>

/**
 * A reading may put two parts together that look like an abbreviation or a sign (`ล.` before a name). This applies what a
 * second pass would read, so that reading a reading again does not change it.
 */
function settled(book: RuleBook, said: Said, options: ReadOptions): Said {
  let now = said
  for (let passes = 1; passes < PASSES_MAX && isOpen(now); passes++) {
    const clean = cleanText(now.text)
    if (clean !== now.text) {
      now = { text: clean, tokens: now.tokens.map((token, i) => ({ ...token, reading: i === 0 ? clean : '' })) }
      continue
    }
    const again = onePass(book, clean, options)
    if (again.text === clean) return now
    now = { text: again.text, tokens: readAgain(now.tokens, again.tokens) }
  }
  return now
}

/**
 * The tokens of a text with the readings of a second pass. An unchanged token of the second pass may span several of the
 * first; a changed one belongs to the token in which it begins.
 */
function readAgain(tokens: readonly Token[], again: readonly Token[]): Token[] {
  const said = again.flatMap(({ text, reading }) =>
    text === reading ? text.split('') : [reading, ...Array.from({ length: text.length - 1 }, () => '')],
  )
  let at = 0
  return tokens.map(({ text, reading: before, kind }) => {
    const reading = said.slice(at, (at += before.length)).join('')
    return { text, reading, kind: kind === 'plain' && reading !== before ? 'abbreviation' : kind }
  })
}

function onePass(book: RuleBook, input: string, options: ReadOptions, watch?: Watch): Said {
  const pass: Pass = {
    text: input,
    options,
    at: 0,
    cue: undefined,
    last: undefined,
    lastEnd: -1,
    plainFrom: 0,
    saidBefore: '',
    by: '',
  }
  const tokens = new Tokens()
  while (pass.at < input.length) {
    const found = book.findAt(pass)
    if (!found) {
      pass.at = plainEnd(pass)
      continue
    }
    watch?.(pass, found)
    take(pass, tokens, found)
  }
  const rest = input.slice(pass.plainFrom)
  if (rest !== '') tokens.add(rest, rest, 'plain')
  return tokens.finish()
}

/** Adds a rule's result and the plain text before it; the pass continues after it. */
function take(pass: Pass, tokens: Tokens, found: Found): void {
  const { text, at, plainFrom } = pass
  if (plainFrom < at) tokens.add(text.slice(plainFrom, at), text.slice(plainFrom, at), 'plain')
  tokens.add(text.slice(at, found.end), found.reading, found.kind)
  pass.last = tokens.last
  pass.lastEnd = found.end
  const cue = found.cue ?? (found.kind === 'acronym' ? cueAt(text, at)?.kind : undefined)
  if (cue) pass.cue = { kind: cue, end: found.end, isCode: found.kind === 'code' }
  pass.saidBefore = (saidBy(pass) + found.reading).slice(-SAID_CHARS)
  pass.plainFrom = pass.at = found.end
}

/** The end of the plain text here: a cue word, a name of Latin letters, or one character with its marks. */
function plainEnd(pass: Pass): number {
  const { text, at } = pass
  const code = text.charCodeAt(at)
  const cue = cueAt(text, at)
  if (cue && !isWithinCode(pass, cue)) pass.cue = isPriced(pass, cue) ? { ...cue, kind: 'stop' } : cue
  let end = at + 1
  if (isLatin(code)) end = latinEnd(text, at)
  else if (isDigit(code)) end = Math.max(end, nameEnd(text, at))
  if (cue && cue.end > end) end = cue.end
  while (isNoBeginning(text.charCodeAt(end))) end++
  return end
}

/** ห้องละ 250, ค่าห้อง 3200: an amount follows. */
const isPriced = ({ text, at }: Pass, { kind, end }: Cue): boolean =>
  isAt(/ ?ๆ? ?ละ/y, text, end) || (kind !== 'number' && isAt(/(?<=ค่า(?:เช่า|มัดจำ|จอง)?|ราคา(?:ต่อ)?|จำนวน)/y, text, at))

/** A word for opening or time inside a code's name: รหัสเปิดประตู. */
function isWithinCode({ text, at, cue }: Pass, next: Cue): boolean {
  const isWeak = next.kind === 'open' || next.kind === 'time'
  return isWeak && cue?.kind === 'code' && !text.slice(cue.end, at).includes(' ')
}

/** A vowel after, above or below its consonant, or a mark: no token begins with one. */
const isNoBeginning = (code: number): boolean => isFollowing(code) || isMark(code) || code === PHINTHU
const PHINTHU = 0x0e3a
