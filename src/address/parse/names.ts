import { once } from '../../http/once.ts'
import { SAME } from './letters.ts'

/** Number of an area: provinces, then districts, then subdistricts, each by code. */
export type Place = number

/** Longer than any folded name. */
export const NAME_LETTERS_MAX = 26
/** Names are found by their first letters. */
const HEAD_LETTERS = 4
const BUCKET_BITS = 13
/** 2³² by the golden ratio: a product by it has its upper bits well mixed (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN = 0x9e3779b1
const LINE_FEED = 0x0a

/** The letters of each name, as `lettersOf` gives them. */
export interface NameLetters {
  readonly low: Int32Array
  readonly high: Int32Array
  /** Both together. */
  readonly groups: Int32Array
}

/** The last place of each bucket by number, -1 if it has none, and for each place the one before it. */
interface Buckets {
  readonly last: Int16Array
  readonly before: Int16Array
}

/** The bucket of a name, by its first letters, which are ASCII in both scripts; a shorter name has fewer. */
function bucketAt(text: string, start: number, letters: number): number {
  let head = text.charCodeAt(start) | (text.charCodeAt(start + 1) << 7)
  if (letters > 2) head |= text.charCodeAt(start + 2) << 14
  if (letters > 3) head |= text.charCodeAt(start + 3) << 21
  return Math.imul(head, GOLDEN) >>> (32 - BUCKET_BITS)
}

const SAME_NAME = SAME.charCodeAt(0)

/**
 * The folded names of one script, of all places, as one text; a name is found by its first letters. No string and no
 * list is made for a name: the first text that is read has no time for 8,441 of them.
 */
export class Names {
  readonly #lines: string
  /** Where the name of each place starts, and its letters. */
  readonly #starts: Int32Array
  readonly #lengths: Uint8Array
  /** Made by the first name that is looked for. */
  readonly #buckets = once(() => this.#makeBuckets())
  /** The letters of each name; made by the first search for something near. */
  readonly letters = once(() => this.#lettersOfAll())

  /**
   * @param lines one name a line, in order of places, with a line feed after the last; lines may be empty between them, and
   * `SAME` is for the name of the parent.
   */
  constructor(lines: string, parent: Int16Array) {
    const count = parent.length
    const starts = new Int32Array(count)
    const lengths = new Uint8Array(count)
    for (let place = 0, start = 0; place < count; place++) {
      let end = lines.indexOf('\n', start)
      if (end === start) end = lines.indexOf('\n', ++start)
      const above = lines.charCodeAt(start) === SAME_NAME ? (parent[place] as Place) : -1
      starts[place] = above === -1 ? start : (starts[above] as number)
      lengths[place] = above === -1 ? end - start : (lengths[above] as number)
      start = end + 1
    }
    this.#lines = lines
    this.#starts = starts
    this.#lengths = lengths
  }

  #makeBuckets(): Buckets {
    const lines = this.#lines
    const starts = this.#starts
    const lengths = this.#lengths
    const last = new Int16Array(1 << BUCKET_BITS).fill(-1)
    const before = new Int16Array(starts.length)
    for (let place = 0; place < starts.length; place++) {
      const bucket = bucketAt(lines, starts[place] as number, lengths[place] as number)
      before[place] = last[bucket] as number
      last[bucket] = place
    }
    return { last, before }
  }

  lengthOf(place: Place): number {
    return this.#lengths[place] as number
  }

  /** The folded name of a place, or its first letters. */
  of(place: Place, letters = this.lengthOf(place)): string {
    const start = this.#starts[place] as number
    return this.#lines.slice(start, start + letters)
  }

  /** Whether a folded name is that of a place. */
  isOf(place: Place, name: string): boolean {
    return this.#lengths[place] === name.length && this.#lines.startsWith(name, this.#starts[place])
  }

  /** Whether the folded name of a place begins with these letters and has more. */
  goesOn(place: Place, start: string): boolean {
    return this.lengthOf(place) > start.length && this.#lines.startsWith(start, this.#starts[place])
  }

  /** The places with a name, by number. @example names.named(names.of(0)) // [0] */
  named(name: string): Place[] {
    const found: Place[] = []
    const { last, before } = this.#buckets()
    const bucket = bucketAt(name, 0, name.length)
    for (let place = last[bucket] as number; place !== -1; place = before[place] as number)
      if (this.isOf(place, name)) found.push(place)
    return found.toReversed()
  }

  /** The lengths of the names that letters begin with from a position on, ascending. */
  lengthsAt(letters: string, at: number): number[] {
    const found: number[] = []
    const { last, before } = this.#buckets()
    for (let head = 2; head <= HEAD_LETTERS && at + head <= letters.length; head++) {
      let place = last[bucketAt(letters, at, head)] as number
      for (; place !== -1; place = before[place] as number) {
        const length = this.lengthOf(place)
        if (head < HEAD_LETTERS ? length !== head : length < head) continue
        if (!found.includes(length) && this.#isAt(place, letters, at)) found.push(length)
      }
    }
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found
  }

  #isAt(place: Place, letters: string, at: number): boolean {
    const lines = this.#lines
    for (let i = this.#starts[place] as number, j = at; ; i++, j++) {
      const letter = lines.charCodeAt(i)
      if (letter === LINE_FEED) return true
      if (letter !== letters.charCodeAt(j)) return false
    }
  }

  /** `lettersOf` each, without a string or a call for any: the first search has no time for 100,000 calls. */
  #lettersOfAll(): NameLetters {
    const lines = this.#lines
    const starts = this.#starts
    const lengths = this.#lengths
    const count = starts.length
    const low = new Int32Array(count)
    const high = new Int32Array(count)
    const groups = new Int32Array(count)
    for (let place = 0; place < count; place++) {
      let ownLow = 0
      let ownHigh = 0
      let at = starts[place] as number
      for (const end = at + (lengths[place] as number); at < end; at++) {
        const letter = lines.charCodeAt(at)
        if ((letter & 32) === 0) ownHigh |= 1 << letter
        else ownLow |= 1 << letter
      }
      low[place] = ownLow
      high[place] = ownHigh
      groups[place] = ownLow | ownHigh
    }
    return { low, high, groups }
  }
}
