import { isDigit, isLatin } from '../../thai/character-kinds.ts'
import { cleanText } from './clean.ts'
import { cueAt, type Cue } from './cues.ts'
import { latinEnd, nameEnd } from './latin.ts'
import { isAt, SAID_CHARS, saidBy, type Pass } from './pass.ts'
import { ruleAt } from './rules.ts'
import type { ReadOptions, Token } from './token.ts'
import { Tokens } from './tokens.ts'

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
  const first = onePass(input, options)
  return { input, ...settled(first, options) }
}

/** What a second pass could read: whatever is no letter of Thai words. */
const LEFT = /[^ ก-ฮะ-ฺเ-ๅ็-๎]/
const PASSES_MAX = 6

/** What is silent may leave the letters beside it joined, and letters repeated may be an abbreviation. */
const mayJoin = ({ kind, reading }: Token): boolean =>
  reading.trim() === '' || (kind === 'repeat' && /^[ก-ฮ]+$/.test(reading))

/**
 * A reading may leave two parts side by side that look like an abbreviation or a sign of their own (`ล.` before a name).
 * What a second pass would read in it is read at once, so that a reading that is read again does not change.
 */
function settled({ text, tokens }: Omit<Reading, 'input'>, options: ReadOptions, passes = 1): Omit<Reading, 'input'> {
  const read = tokens.filter((token) => token.kind !== 'plain')
  const isOpen = read.length > 0 && (LEFT.test(text) || read.some(mayJoin))
  if (!isOpen || passes === PASSES_MAX) return { text, tokens }
  const clean = cleanText(text)
  if (clean !== text) {
    const joined = tokens.map((token, i) => ({ ...token, reading: i === 0 ? clean : '' }))
    return settled({ text: clean, tokens: joined }, options, passes + 1)
  }
  const again = onePass(text, options)
  if (again.text === text) return { text, tokens }
  // What each character of the reading became; the first one stands for all of a token.
  const said = again.tokens.flatMap((part) =>
    part.text === part.reading
      ? part.text.split('')
      : [part.reading, ...Array.from({ length: part.text.length - 1 }, () => '')],
  )
  let at = 0
  const next = tokens.map((token) => {
    const reading = said.slice(at, (at += token.reading.length)).join('')
    const kind = token.kind === 'plain' && reading !== token.reading ? 'abbreviation' : token.kind
    return { text: token.text, reading, kind } satisfies Token
  })
  return settled({ text: again.text, tokens: next }, options, passes + 1)
}

function onePass(input: string, options: ReadOptions): Omit<Reading, 'input'> {
  const pass: Pass = {
    text: input,
    options,
    at: 0,
    cue: undefined,
    last: undefined,
    lastEnd: -1,
    plainFrom: 0,
    saidBefore: '',
  }
  const tokens = new Tokens()
  while (pass.at < input.length) {
    const found = ruleAt(pass)
    if (!found) {
      pass.at = plainEnd(pass)
      continue
    }
    const { at, plainFrom } = pass
    if (plainFrom < at) tokens.add(input.slice(plainFrom, at), input.slice(plainFrom, at), 'plain')
    tokens.add(input.slice(at, found.end), found.reading, found.kind)
    pass.last = tokens.last
    pass.lastEnd = found.end
    const cue = found.cue ?? (found.kind === 'acronym' ? cueAt(input, at)?.kind : undefined)
    if (cue) pass.cue = { kind: cue, end: found.end, isCode: found.kind === 'code' }
    pass.saidBefore = (saidBy(pass) + found.reading).slice(-SAID_CHARS)
    pass.plainFrom = pass.at = found.end
  }
  const rest = input.slice(pass.plainFrom)
  if (rest !== '') tokens.add(rest, rest, 'plain')
  return tokens.finish()
}

/** The end of the plain text at this place: a cue word, a name of Latin letters, or one character with its marks. */
function plainEnd(pass: Pass): number {
  const { text, at } = pass
  const code = text.charCodeAt(at)
  const cue = cueAt(text, at)
  if (cue && !isWithinCode(pass, cue)) pass.cue = isPriced(pass, cue) ? { ...cue, kind: 'stop' } : cue
  let end = at + 1
  if (isLatin(code)) end = latinEnd(text, at)
  else if (isDigit(code)) end = Math.max(end, nameEnd(text, at))
  if (cue && cue.end > end) end = cue.end
  while (isMark(text.charCodeAt(end))) end++
  return end
}

/** ห้องละ 250, ค่าห้อง 3200: what comes is an amount. */
const isPriced = ({ text, at }: Pass, { kind, end }: Cue): boolean =>
  isAt(/ ?ๆ? ?ละ/y, text, end) || (kind !== 'number' && isAt(/(?<=ค่า(?:เช่า|มัดจำ|จอง)?|ราคา(?:ต่อ)?|จำนวน)/y, text, at))

/** A word for opening or time in the name of a code: รหัสเปิดประตู. */
function isWithinCode({ text, at, cue }: Pass, next: Cue): boolean {
  const isWeak = next.kind === 'open' || next.kind === 'time'
  return isWeak && cue?.kind === 'code' && !text.slice(cue.end, at).includes(' ')
}

/** A vowel after or above its consonant, or a tone mark: nothing begins with one. */
const isMark = (code: number): boolean => (code >= 0x0e30 && code <= 0x0e3a) || (code >= 0x0e47 && code <= 0x0e4e)
