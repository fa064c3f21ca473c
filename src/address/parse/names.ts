/** Number of an area: provinces, then districts, then subdistricts, each by code. */
export type Place = number

/** Longer than any folded name. */
export const NAME_LETTERS_MAX = 26
/** Names are found by their first letters. */
const HEAD_LETTERS = 4
const BUCKET_BITS = 12
/** 2³² by the golden ratio: a product by it has its upper bits well mixed (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN = 0x9e3779b1
const LINE_FEED = 0x0a

/** The bucket of a name, by its first letters, which are ASCII in both scripts; a shorter name has fewer. */
function bucketAt(text: string, start: number, letters: number): number {
  let head = text.charCodeAt(start) | (text.charCodeAt(start + 1) << 7)
  if (letters > 2) head |= text.charCodeAt(start + 2) << 14
  if (letters > 3) head |= text.charCodeAt(start + 3) << 21
  return Math.imul(head, GOLDEN) >>> (32 - BUCKET_BITS)
}

/**
 * The folded names of one script, of all places, as one text; a name is found by its first letters. No string and no
 * list is made for a name: the first text that is read has no time for 8,441 of them.
 */
export class Names {
  /** One name a line, with a line feed after the last. */
  readonly lines: string
  /** Where the name of each place starts. */
  readonly starts: Int32Array
  /** The last place of each bucket by number, -1 if it has none, and for each place the one before it. */
  readonly #last = new Int16Array(1 << BUCKET_BITS).fill(-1)
  readonly #before: Int16Array

  constructor(lines: string, count: number) {
    this.lines = lines
    const starts = new Int32Array(count + 1)
    const before = new Int16Array(count)
    const last = this.#last
    for (let place = 0, start = 0; place < count; place++) {
      const end = lines.indexOf('\n', start)
      const bucket = bucketAt(lines, start, end - start)
      before[place] = last[bucket] as number
      last[bucket] = place
      start = end + 1
      starts[place + 1] = start
    }
    this.starts = starts
    this.#before = before
  }

  lengthOf(place: Place): number {
    return (this.starts[place + 1] as number) - (this.starts[place] as number) - 1
  }

  /** The folded name of a place. */
  of(place: Place): string {
    return this.lines.slice(this.starts[place], (this.starts[place + 1] as number) - 1)
  }

  /** Whether a folded name is that of a place. */
  isOf(place: Place, name: string): boolean {
    return this.lengthOf(place) === name.length && this.lines.startsWith(name, this.starts[place])
  }

  /** The places with a name, by number. @example names.named(names.of(0)) // [0] */
  named(name: string): Place[] {
    const found: Place[] = []
    const bucket = bucketAt(name, 0, name.length)
    for (let place = this.#last[bucket] as number; place !== -1; place = this.#before[place] as number)
      if (this.isOf(place, name)) found.push(place)
    return found.toReversed()
  }

  /** The lengths of the names that letters begin with from a position on, ascending. */
  lengthsAt(letters: string, at: number): number[] {
    const found: number[] = []
    for (let head = 2; head <= HEAD_LETTERS && at + head <= letters.length; head++) {
      let place = this.#last[bucketAt(letters, at, head)] as number
      for (; place !== -1; place = this.#before[place] as number) {
        const length = this.lengthOf(place)
        if (head < HEAD_LETTERS ? length !== head : length < head) continue
        if (!found.includes(length) && this.#isAt(place, letters, at)) found.push(length)
      }
    }
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found
  }

  #isAt(place: Place, letters: string, at: number): boolean {
    const { lines } = this
    for (let i = this.starts[place] as number, j = at; ; i++, j++) {
      const letter = lines.charCodeAt(i)
      if (letter === LINE_FEED) return true
      if (letter !== letters.charCodeAt(j)) return false
    }
  }
}
