import { RuleBook } from './book.ts'
import type { CueKind } from './cues.ts'
import type { Found, Pass } from './pass.ts'
import { readWith } from './read.ts'
import { rules } from './rules.ts'
import type { ReadOptions, Token } from './token.ts'

/** A rule that matched at a token's position but lost. */
export interface Lost {
  readonly by: string
  readonly text: string
  readonly reading: string
}

/** A token and the rule that made it. */
export interface ExplainedToken extends Token {
  /** The rule that made it: `''` for plain text, `read again` if only a second pass over the reading found it. */
  readonly by: string
  /** The cue of a word before it, if there was one. */
  readonly cue: CueKind | undefined
  readonly lost: readonly Lost[]
}

/**
 * Reads a text like `readText` and reports for each token the rule that made it, the other rules that matched, and the active
 * cue.
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

/** The kind of the active cue, if it is near enough. */
const cueOf = ({ cue, at }: Pass): CueKind | undefined => (cue && at - cue.end <= CUE_REACH ? cue.kind : undefined)

/** The different readings that other rules find at a position. */
function othersAt(book: RuleBook, pass: Pass, { end, reading }: Found): Lost[] {
  return book.rulesAt(pass).flatMap((rule) => {
    const found = rule.name === pass.by ? undefined : rule.find(pass)
    const isOther = found && found.end > pass.at && (found.end !== end || found.reading !== reading)
    return isOther ? [{ by: rule.name, text: pass.text.slice(pass.at, found.end), reading: found.reading }] : []
  })
}
