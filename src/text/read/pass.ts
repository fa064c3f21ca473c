import { isThaiLetter } from '../../thai/character-kinds.ts'
import { gapMaxOf, type Cue, type CueKind } from './cues.ts'
import type { ReadOptions, Token, TokenKind } from './token.ts'

/** What a rule found at the pass's place: the text up to `end` is one token. */
export interface Found {
  readonly end: number
  readonly reading: string
  readonly kind: TokenKind
  /** What the token says about a number after it. */
  readonly cue?: CueKind | undefined
}

/** What a rule does: looks at the pass's place, and a bounded way around it. */
export type Find = (pass: Pass) => Found | undefined

/** The one pass over a clean text: its place, what it has read, and which word before still matters. */
export interface Pass {
  readonly text: string
  readonly options: ReadOptions
  at: number
  /** The last word that decides how a number after it is read. */
  cue: Cue | undefined
  /** The last token of a rule, and where it ended. */
  last: Token | undefined
  lastEnd: number
  /** Where the text began that no rule has read. */
  plainFrom: number
  /** The last characters of the reading before it. */
  saidBefore: string
  /** The name of the rule that matched last. */
  by: string
}

/**
 * Runs a sticky pattern at a place: the text it takes and its groups, or nothing.
 *
 * @example matchAt(/\d+/y, 'ก 12', 2)[0] // '12'
 */
export function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}

/** A sticky pattern of several ways to write something; the first that fits is taken. @example either(/ก/, /ข/) // /ก|ข/y */
export const either = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'), 'y')

/** Whether a sticky pattern matches at a place. */
export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/**
 * Finds what a pattern takes: `words` says its groups, or nothing where they mean something else. `end` is where
 * the pattern ended.
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

/** Characters of the reading so far that a rule may look back at. */
export const SAID_CHARS = 32

/** The last characters of what was read so far: ๆ repeats words of the reading. */
export function saidBy({ text, at, plainFrom, saidBefore }: Pass): string {
  return (saidBefore + text.slice(Math.max(plainFrom, at - SAID_CHARS), at)).slice(-SAID_CHARS)
}

/** Whether a Thai word could begin here: no Thai letter is right before, but for those of a token. */
export function startsWord({ text, at, lastEnd }: Pass): boolean {
  return at === 0 || lastEnd === at || !isThaiLetter(text.charCodeAt(at - 1))
}

/** Whether the last token ended here, with at most one blank between. */
export function follows({ text, at, last, lastEnd }: Pass, ...kinds: readonly TokenKind[]): boolean {
  const isNear = lastEnd === at || (lastEnd === at - 1 && text[lastEnd] === ' ')
  return last !== undefined && isNear && (kinds.length === 0 || kinds.includes(last.kind))
}

/** Whether the last cue is of this kind and near enough to have a say here. */
export function isCued({ cue, at }: Pass, kind: CueKind, gapMax: number = gapMaxOf(kind)): boolean {
  return cue?.kind === kind && at - cue.end <= gapMax
}

/** Whether something was counted since the cue: ห้อง 2 คน 800. A cue serves one number, or a list of them. */
export const isSpent = ({ text, cue, at }: Pass): boolean => /\d ?(?!และ|กับ|หรือ|ถึง)[ก-๎]/.test(text.slice(cue?.end, at))
