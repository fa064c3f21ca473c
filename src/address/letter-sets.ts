import { bitCount, LIKELY_EDIT, type Alike } from './parse/distance.ts'

const LINE_FEED = 0x0a
const ASCII = 128
/** Places of one word of a set. */
const WORD = 32

/** The names that have a letter, and those that have it or one that is alike. */
interface LetterSet {
  readonly own: Int32Array
  readonly alike: Int32Array
  /** How many are in `alike`. */
  readonly size: number
}

/** A name that lacks few letters of a word, and the least that they cost. */
export interface Lacking {
  readonly place: number
  readonly cost: number
}

/** Which names have a letter, as sets of places with one bit each: 32 names are looked at at once. */
export class LetterSets {
  /** Words of a set. */
  readonly #words: number
  readonly #count: number
  /** For each letter its set. */
  readonly #sets: Int32Array
  /** Those of letters that were looked for. */
  readonly #found: LetterSet[] = []

  /** @param names of ASCII letters, one a line, in order of places. */
  constructor(names: string, count: number) {
    const bytes = new TextEncoder().encode(names)
    const words = Math.ceil(count / WORD)
    const sets = new Int32Array(words * ASCII)
    let place = 0
    for (let at = 0; at < bytes.length; at++) {
      const letter = bytes[at] as number
      if (letter === LINE_FEED) place++
      else sets[letter * words + (place >> 5)]! |= 1 << place
    }
    this.#words = words
    this.#count = count
    this.#sets = sets
  }

  /**
   * The places whose names cost at most `max` by the letters of a word that they lack, ascending, with that cost: each is an
   * edit, or half of one if the name has a letter that is alike. Costs are counted by one bit of each of three words.
   *
   * @param word the codes of its letters, each once.
   */
  lacking(word: readonly number[], alike: Alike, max: number): Lacking[] {
    // With rare letters first, most groups of names are soon out.
    const letters = word.map((letter) => this.#letterSet(letter, alike))
    letters.sort((a, b) => a.size - b.size)
    // Counters of three bits begin so far on that one more than the limit is too many for them.
    const first = 7 - Math.floor(max / LIKELY_EDIT)
    const found: Lacking[] = []
    for (let i = 0; i < this.#words; i++) {
      let ones = -(first & 1)
      let twos = -((first >> 1) & 1)
      let fours = -(first >> 2)
      let over = 0
      for (let letter = 0; letter < letters.length && over !== -1; letter++) {
        const set = letters[letter] as LetterSet
        const lacksAlike = ~(set.alike[i] as number)
        const one = (set.alike[i] as number) & ~(set.own[i] as number)
        const two = (ones & one) | lacksAlike
        over |= fours & twos & two
        fours ^= twos & two
        twos ^= two
        ones ^= one
      }
      for (let rest = ~over; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const place = i * WORD + bit
        const count = ((ones >>> bit) & 1) + 2 * ((twos >>> bit) & 1) + 4 * ((fours >>> bit) & 1) - first
        if (place < this.#count) found.push({ place, cost: count * LIKELY_EDIT })
      }
    }
    return found
  }

  #setOf(letter: number): Int32Array {
    return this.#sets.subarray(letter * this.#words, (letter + 1) * this.#words)
  }

  #letterSet(letter: number, { letters }: Alike): LetterSet {
    const known = this.#found[letter]
    if (known !== undefined) return known
    const own = this.#setOf(letter)
    const alike = own.slice()
    for (const other of letters[letter] as string) {
      const also = this.#setOf(other.charCodeAt(0))
      for (let i = 0; i < alike.length; i++) alike[i]! |= also[i]!
    }
    const size = alike.reduce((sum, word) => sum + bitCount(word), 0)
    return (this.#found[letter] = { own, alike, size })
  }
}
