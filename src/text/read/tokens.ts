import { isThaiLetter } from '../../thai/character-kinds.ts'
import { SAID_CHARS } from './pass.ts'
import type { Token, TokenKind } from './token.ts'

const AFTER_INITIAL = /[ก-๎]\.$/
const INITIAL = /^[ก-ฮ]{1,4}\./
const CONSONANTS = /(?:^|[^ก-๎])(?!สอง$)[ก-ฮ]{2,5}$/
/** One letter and a dot that no rule read: before words a rule would read it, as ถ. and ล. */
const LONE_INITIAL = /(?:^|[^ก-๎.])[ก-ฮ]\.$/

/** Whether two adjacent readings look like an abbreviation that neither is: บ. and แปด, สอง and ค. */
function meansMore(said: string, next: string): boolean {
  if (said.endsWith('.') && AFTER_INITIAL.test(said)) return /^[ก-๎A-Za-z]/.test(next)
  if (!isThaiLetter(said.charCodeAt(said.length - 1))) return false
  return INITIAL.test(next) || (next.startsWith('.') && (/^\.[ก-ฮ]/.test(next) || CONSONANTS.test(said)))
}

/** The tokens so far. A silent one must not leave two blanks, or one at an end. */
export class Tokens {
  readonly #tokens: Token[] = []
  #endsInBlank = true
  /** The end of the reading so far. */
  #said = ''

  get last(): Token | undefined {
    return this.#tokens.at(-1)
  }

  add(text: string, reading: string, kind: TokenKind): void {
    const { last } = this
    const isJoint = kind !== 'plain' || (last !== undefined && last.kind !== 'plain')
    const blank = isJoint && meansMore(this.#said, reading) ? ' ' : ''
    const said = this.#endsInBlank ? reading.trimStart() : blank + reading
    const isSilent = kind === 'emoji' || (kind === 'symbol' && reading.trim() === '')
    if ((blank !== '' || isSilent) && LONE_INITIAL.test(this.#said)) this.#dropDot()
    if (said !== '') {
      this.#endsInBlank = said.endsWith(' ')
      this.#said = (said.length < SAID_CHARS ? this.#said + said : said).slice(-SAID_CHARS)
    }
    this.#tokens.push({ text, reading: said, kind })
  }

  /** Removes the dot of an initial. */
  #dropDot(): void {
    const last = this.#tokens.pop()
    if (last) this.#tokens.push({ ...last, reading: last.reading.slice(0, -1) })
    this.#said = this.#said.slice(0, -1)
  }

  /** Removes a blank at the end. */
  finish(): { text: string; tokens: Token[] } {
    const end = this.#tokens.findLastIndex(({ reading }) => reading.trim() !== '')
    const tokens = this.#tokens.map((token, i) =>
      i < end ? token : { ...token, reading: i === end ? token.reading.trimEnd() : '' },
    )
    return { text: tokens.map(({ reading }) => reading).join(''), tokens }
  }
}
