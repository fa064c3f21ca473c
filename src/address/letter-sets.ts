import { bitCount, LIKELY_EDIT, type Alike } from './parse/distance.ts'
import { NAME_LETTERS_MAX, type Names, type Place } from './parse/names.ts'

const LINE_FEED = 0x0a
const ASCII = 128
/** Names of one word of a set. */
const WORD = 32

/** The names that have a letter, and those that have it or one that is alike. */
interface LetterSet {
  /** For 32 names each, a word of those that have it, and one of those that have it or one that is alike. */
  readonly words: Int32Array
  /** How many names have it or one that is alike. */
  readonly size: number
}

/**
 * Which names have a letter, as sets of names with one bit each: 32 names are looked at at once. Names have numbers by
 * their length, so that those too short for a query are passed over. The sets are filled in slices, because that takes
 * milliseconds.
 */
export class LetterSets {
  /** The letters of all names by number, and where those of each start. */
  readonly letters: Uint8Array
  readonly starts: Int32Array
  /** The places by number. */
  readonly #places: Int16Array
  /** How many names are shorter than each length. */
  readonly #shorter = new Int16Array(NAME_LETTERS_MAX + 2)
  /** The letters of all names by place, one a line, and where those of each start. */
  readonly #lines: Uint8Array
  readonly #lineStarts: Int32Array
  /** How many names are in the sets. */
  #filled = 0
  /** Words of a set. */
  readonly #words: number
  /** For each letter its set. */
  readonly #sets: Int32Array
  /** Those of letters that were looked for. */
  readonly #found: LetterSet[] = []

  constructor({ lines, count }: Pick<Names, 'lines' | 'count'>) {
    this.#lines = new TextEncoder().encode(`${lines}\n`)
    this.#lineStarts = new Int32Array(count + 1)
    for (let place = 0; place < count; place++)
      this.#lineStarts[place + 1] = this.#lines.indexOf(LINE_FEED, this.#lineStarts[place]) + 1
    this.letters = new Uint8Array(this.#lines.length - count)
    this.starts = new Int32Array(count + 1)
    this.#places = this.#byLength(count)
    this.#words = Math.ceil(count / WORD)
    this.#sets = new Int32Array(this.#words * ASCII)
  }

  /** The places by length, those of the same length ascending. */
  #byLength(count: number): Int16Array {
    const shorter = this.#shorter
    const starts = this.#lineStarts
    const lengthOf = (place: Place): number => starts[place + 1]! - starts[place]! - 1
    for (let place = 0; place < count; place++) shorter[lengthOf(place) + 1]!++
    for (let length = 1; length < shorter.length; length++) shorter[length]! += shorter[length - 1]!
    const next = shorter.slice()
    const places = new Int16Array(count)
    for (let place = 0; place < count; place++) places[next[lengthOf(place)]!++] = place
    return places
  }

  /** Adds at most so many names; true once all are in the sets. */
  grow(names: number): boolean {
    const end = Math.min(this.#places.length, this.#filled + names)
    for (let name = this.#filled; name < end; name++) {
      const place = this.#places[name] as Place
      const last = (this.#lineStarts[place + 1] as number) - 1
      let to = this.starts[name] as number
      for (let at = this.#lineStarts[place] as number; at < last; at++) {
        const letter = this.#lines[at] as number
        this.#sets[letter * this.#words + (name >> 5)]! |= 1 << name
        this.letters[to++] = letter
      }
      this.starts[name + 1] = to
    }
    this.#filled = end
    return end === this.#places.length
  }

  placeOf(name: number): Place {
    return this.#places[name] as Place
  }

  /**
   * The numbers of the names that cost at most `max` by the letters of a word that they lack: each is an edit, or half of one if
   * the name has a letter that is alike. Costs are counted by one bit of each of three words. Ascending; to be
   * asked once all names are in the sets.
   *
   * @param word the codes of its letters, each once.
   * @param shortest the length from which on names count.
   */
  lacking(word: readonly number[], alike: Alike, max: number, shortest: number): number[] {
    // With rare letters first, most groups of names are soon out.
    const letters = word.map((letter) => this.#letterSet(letter, alike))
    letters.sort((a, b) => a.size - b.size)
    const sets = letters.map(({ words }) => words)
    // Counters of three bits begin so far on that one more than the limit is too many for them.
    const first = 7 - Math.floor(max / LIKELY_EDIT)
    const count = this.#places.length
    const begin = this.#shorter[shortest] as number
    const found: number[] = []
    for (let i = begin >> 5; i < this.#words; i++) {
      let ones = -(first & 1)
      let twos = -((first >> 1) & 1)
      let fours = -(first >> 2)
      let over = i === begin >> 5 ? (1 << begin) - 1 : 0
      for (let letter = 0; letter < sets.length && over !== -1; letter++) {
        const set = sets[letter] as Int32Array
        const hasAlike = set[2 * i + 1] as number
        const lacksAlike = ~hasAlike
        const one = hasAlike & ~(set[2 * i] as number)
        const two = (ones & one) | lacksAlike
        over |= fours & twos & two
        fours ^= twos & two
        twos ^= two
        ones ^= one
      }
      for (let rest = ~over; rest !== 0; rest &= rest - 1) {
        const name = i * WORD + 31 - Math.clz32(rest & -rest)
        if (name < count) found.push(name)
      }
    }
    return found
  }

  #letterSet(letter: number, { letters }: Alike): LetterSet {
    const known = this.#found[letter]
    if (known !== undefined) return known
    const words = new Int32Array(2 * this.#words)
    let size = 0
    for (let i = 0; i < this.#words; i++) {
      const own = this.#sets[letter * this.#words + i] as number
      let alike = own
      for (const other of letters[letter] as string)
        alike |= this.#sets[other.charCodeAt(0) * this.#words + i] as number
      words[2 * i] = own
      words[2 * i + 1] = alike
      size += bitCount(alike)
    }
    return (this.#found[letter] = { words, size })
  }
}
