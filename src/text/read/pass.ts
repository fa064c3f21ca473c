import { isThaiLetter } from '../../thai/character-kinds.ts'
import { gapMaxOf, type Cue, type CueKind } from './cues.ts'
import type { ReadOptions, Token, TokenKind } from './token.ts'

/** A rule's result at the pass's position: the text up to `end` is one token. */
export interface Found {
  readonly end: number
  readonly reading: string
  readonly kind: TokenKind
  /** The cue of the token for a number after it. */
  readonly cue?: CueKind | undefined
}

/** A rule's function: examines the pass's position and a bounded distance around it. */
export type Find = (pass: Pass) => Found | undefined

/** The single pass over a clean text: its position, the reading so far, and the active cue. */
export interface Pass {
  readonly text: string
  readonly options: ReadOptions
  at: number
  /** The last word that decides how a number after it is read. */
  cue: Cue | undefined
  /** The last token made by a rule, and its end. */
  last: Token | undefined
  lastEnd: number
  /** Start of the text since then that no rule has read. */
  plainFrom: number
  /** The last characters of the reading before `plainFrom`. */
  saidBefore: string
  /** The name of the last matching rule. */
  by: string
}

/**
 * Matches a sticky pattern at a position: the matched text and its groups; empty without a match.
 *
 * @example matchAt(/\d+/y, 'ก 12', 2)[0] // '12'
 */
export function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}

/** A sticky pattern of alternatives; the first match is taken. @example either(/ก/, /ข/) // /ก|ข/y */
export const either = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'), 'y')

/** Whether a sticky pattern matches at a position. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/**
 * Makes a rule of a pattern: `words` returns the reading of its groups, or undefined if they mean something else. `end` is the
 * end of the match.
 *
 * @example matching(/ร\.(\d+)/y, 'abbreviation', ([, reign = '']) => `รัชกาลที่${plainWords(reign)}`)
 */
export const matching =
  (
    pattern: RegExp,
    kind: TokenKind,
    words: (groups: readonly string[], pass: Pass, end: number) => string | undefined,
    cue?: CueKind,
  ): Find =>
  (pass) => {
    const groups = matchAt(pattern, pass.text, pass.at)
    const [whole] = groups
    if (whole === undefined) return undefined
    const end = pass.at + whole.length
    const reading = words(groups, pass, end)
    return reading === undefined ? undefined : { end, reading, kind, cue }
  }

/** How far back rules may look at the reading. */
export const SAID_CHARS = 32

/** The last characters of the reading so far: ๆ repeats words of the reading. */
export function saidBy({ text, at, plainFrom, saidBefore }: Pass): string {
  return (saidBefore + text.slice(Math.max(plainFrom, at - SAID_CHARS), at)).slice(-SAID_CHARS)
}

/** Whether a Thai word could begin here: no Thai letter directly before, except one in a token. */
export function startsWord({ text, at, lastEnd }: Pass): boolean {
  return at === 0 || lastEnd === at || !isThaiLetter(text.charCodeAt(at - 1))
}

/** Whether the last token ended here, or one blank before. */
export function follows({ text, at, last, lastEnd }: Pass, ...kinds: readonly TokenKind[]): boolean {
  const isNear = lastEnd === at || (lastEnd === at - 1 && text[lastEnd] === ' ')
  return last !== undefined && isNear && (kinds.length === 0 || kinds.includes(last.kind))
}

/** Whether the active cue is of this kind and near enough. */
export function isCued({ cue, at }: Pass, kind: CueKind, gapMax: number = gapMaxOf(kind)): boolean {
  return cue?.kind === kind && at - cue.end <= gapMax
}

/** Whether something was counted since the cue: ห้อง 2 คน 800. A cue applies to one number, or to a list of them. */
export const isSpent = ({ text, cue, at }: Pass): boolean => /\d ?(?!และ|กับ|หรือ|ถึง)[ก-๎]/.test(text.slice(cue?.end, at))
