import { hasLatin } from '../../../thai/character-kinds.ts'
import type { Span } from './span.ts'

/** Replaces a taken character: neither a letter nor a blank. */
export const TAKEN = '¦'

/** Replaces a hidden character. */
const HIDDEN = ','

export const NOTHING: Span = { start: -1, end: -1 }

/** A text from which pieces are taken one after the other; a taken piece no longer matches anything. */
export class Mask {
  readonly text: string
  /** 1 for every taken character. */
  readonly taken: Uint8Array
  /** Whether the text has letters of the English alphabet at all. */
  readonly isLatin: boolean
  /** From the first to the last character that was taken since this was set to `NOTHING`. */
  extent = NOTHING
  #rest: string

  constructor(text: string) {
    this.text = text
    this.taken = new Uint8Array(text.length)
    this.isLatin = hasLatin(text)
    this.#rest = text
  }

  /** The text with `TAKEN` for every taken character. */
  get rest(): string {
    return this.#rest
  }

  /** The text as it was written, with `TAKEN` for every taken character; what is hidden is there. */
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

  /** Makes a piece match nothing, though nothing was read from it: it ends what is before it, or is `as` a taken one. */
  hide(start: number, end: number, as = HIDDEN): void {
    this.#rest = this.#rest.slice(0, start) + as.repeat(end - start) + this.#rest.slice(end)
  }

  /** The first match in the rest; the whole match is taken. */
  takeMatch(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest)
    if (!match) return undefined
    this.take(match.index, match.index + match[0].length)
    return match
  }
}
