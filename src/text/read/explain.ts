import { RuleBook } from './book.ts'
import type { CueKind } from './cues.ts'
import type { Found, Pass } from './pass.ts'
import { readWith } from './read.ts'
import { rules } from './rules.ts'
import type { ReadOptions, Token } from './token.ts'

/** A rule that matched at the place of a token, and lost. */
export interface Lost {
  readonly by: string
  readonly text: string
  readonly reading: string
}

/** A token and why it is one. */
export interface ExplainedToken extends Token {
  /** The rule that made it: `''` for plain text, `read again` for what only a second pass over the reading found. */
  readonly by: string
  /** What a word before it said about it, if one did. */
  readonly cue: CueKind | undefined
  readonly lost: readonly Lost[]
}

/**
 * Reads a text as `readText` does and says which rule made each token, which others matched there, and which word before it
 * was remembered.
 *
 * @example explainText('โทร. 191').at(-1)?.by // 'telephone number'
 */
export function explainText(
  text: string,
  options?: ReadOptions,
  book: RuleBook = new RuleBook(rules),
): ExplainedToken[] {
  const reasons = new Map<number, Omit<ExplainedToken, keyof Token>>()
  const { tokens } = readWith(book, text, options, (pass, found) =>
    reasons.set(pass.at, { by: pass.by, cue: cueOf(pass), lost: othersAt(book, pass, found) }),
  )
  let at = 0
  return tokens.map((token) => {
    const isAgain = token.text !== token.reading
    const reason = reasons.get(at) ?? { by: isAgain ? 'read again' : '', cue: undefined, lost: [] }
    at += token.text.length
    return { ...token, ...reason }
  })
}

const CUE_REACH = 48

/** The kind of the last word that matters, if it is near. */
const cueOf = ({ cue, at }: Pass): CueKind | undefined => (cue && at - cue.end <= CUE_REACH ? cue.kind : undefined)

/** What the other rules find at a place, where it is not the winner's own reading. */
function othersAt(book: RuleBook, pass: Pass, { end, reading }: Found): Lost[] {
  return book.rulesAt(pass).flatMap((rule) => {
    const found = rule.name === pass.by ? undefined : rule.find(pass)
    const isOther = found && found.end > pass.at && (found.end !== end || found.reading !== reading)
    return isOther ? [{ by: rule.name, text: pass.text.slice(pass.at, found.end), reading: found.reading }] : []
  })
}
