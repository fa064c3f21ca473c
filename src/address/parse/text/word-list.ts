import { isLatin } from '../../../thai/character-kinds.ts'
import { addTo } from '../../add-to.ts'

/**
 * Matches words at a position of a text. A pattern with as many words takes milliseconds to compile at the first request; this
 * takes none.
 */
export class WordList {
  /** Words by their first two letters. */
  readonly #byHead = new Map<number, string[]>()
  /** 1 for first letters; rejects most characters of a text at once. */
  readonly #isFirst = new Uint8Array(FIRST_LETTERS)

  /** @param words separated by `|`; of two that match the earlier is taken. Each has two letters or more. */
  constructor(words: string) {
    for (const word of words.split('|')) {
      addTo(this.#byHead, headAt(word, 0), word)
      this.#isFirst[word.charCodeAt(0) % FIRST_LETTERS] = 1
    }
  }

  /** The word at a position. @example new WordList('ตลาดนัด|ตลาด').at('ใกล้ตลาดนัด', 4) // 'ตลาดนัด' */
  at(text: string, start: number): string | undefined {
    if (this.#isFirst[text.charCodeAt(start) % FIRST_LETTERS] !== 1) return undefined
    const words = this.#byHead.get(headAt(text, start))
    if (words !== undefined) for (const word of words) if (text.startsWith(word, start)) return word
    return undefined
  }

  /** The first position from `from` on at which a word begins; -1 without one. */
  next(text: string, from: number): number {
    for (let at = from; at < text.length; at++)
      if (this.#isFirst[text.charCodeAt(at) % FIRST_LETTERS] === 1 && this.at(text, at) !== undefined) return at
    return -1
  }
}

/** Thai letters differ in the lower seven bits. */
const FIRST_LETTERS = 128

const headAt = (text: string, start: number): number => (text.charCodeAt(start) << 12) ^ text.charCodeAt(start + 1)

/** The end of the word before a position: skips blanks, points or colons, and blanks again. */
export const wordEnd = (text: string, end: number): number =>
  skipBack(text, skipBack(text, skipBack(text, end, BLANKS), POINTS), BLANKS)

/** Words by their last letters. */
export type Endings = ReadonlyMap<number, readonly string[]>

/** @param words separated by `|`, in lower case, each after those that end with it. */
export function endings(words: string): Endings {
  const byLast = new Map<number, string[]>()
  for (const word of words.split('|')) addTo(byLast, word.charCodeAt(word.length - 1), word)
  return byLast
}

/**
 * The start of the first of `words` that ends the word before a position (`wordEnd`); -1 without one.
 *
 * @example wordBefore('โทร. 081', 5, endings('โทร')) // 0
 */
export function wordBefore(text: string, end: number, words: Endings): number {
  const before = wordEnd(text, end)
  const last = text.charCodeAt(before - 1)
  // Thai has no capitals, and changing case is slow.
  const small = isLatin(last) ? text.slice(0, before).toLowerCase() : text
  const word = words.get(small.charCodeAt(before - 1))?.find((each) => small.endsWith(each, before))
  return word === undefined ? -1 : before - word.length
}

const BLANKS = ' \n'
const POINTS = '.:'

function skipBack(text: string, end: number, characters: string): number {
  let at = end
  while (at > 0 && characters.includes(text[at - 1] as string)) at--
  return at
}
