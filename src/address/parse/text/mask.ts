import { hasLatin } from '../../../thai/character-kinds.ts'
import type { Span } from './span.ts'

/** Replaces a taken character: neither a letter nor a blank. */
export const TAKEN = '¦'

/** Replaces a hidden character. */
const HIDDEN = ','

export const NOTHING: Span = { start: -1, end: -1 }

/** A text from which pieces are taken one by one; a taken piece matches nothing further. */
export class Mask {
  readonly text: string
  /** 1 for every taken character. */
  readonly taken: Uint8Array
  /** Whether the text has any English letters. */
  readonly isLatin: boolean
  /** The span of everything taken since this was set to `NOTHING`. */
  extent = NOTHING
  #rest: string

  constructor(text: string) {
    this.text = text
    this.taken = new Uint8Array(text.length)
    this.isLatin = hasLatin(text)
    this.#rest = text
  }

  /** The text with `TAKEN` and hidden characters replaced. */
  get rest(): string {
    return this.#rest
  }

  /** The original text with `TAKEN` for every taken character; hidden characters are unchanged. */
  get untaken(): string {
    const { text, taken } = this
    if (!taken.includes(1)) return text
    let untaken = ''
    for (let at = 0; at < text.length; at++) untaken += taken[at] === 1 ? TAKEN : (text[at] as string)
    return untaken
  }

  take(start: number, end: number): void {
    const { extent } = this
    this.extent =
      extent.start === -1 ? { start, end } : { start: Math.min(extent.start, start), end: Math.max(extent.end, end) }
    this.taken.fill(1, start, end)
    this.hide(start, end, TAKEN)
  }

  /** Makes an unread piece match nothing: like a comma it ends what precedes it. `as` replaces its characters. */
  hide(start: number, end: number, as = HIDDEN): void {
    this.#rest = this.#rest.slice(0, start) + as.repeat(end - start) + this.#rest.slice(end)
  }

  /** Takes the first match in the rest, all of it. */
  takeMatch(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest)
    if (!match) return undefined
    this.take(match.index, match.index + match[0].length)
    return match
  }
}
