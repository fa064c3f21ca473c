import { once } from '../../once.ts'

/** Number of an area: provinces, then districts, then subdistricts, each by code. */
export type Place = number

/** Longer than any folded name. */
export const NAME_LETTERS_MAX = 26
/** Letters hashed to find a name. */
const HEAD_LETTERS = 6
const BUCKET_BITS = 13
/** 2³² by the golden ratio: mixes the upper bits of a product well (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN = 0x9e3779b1

/**
 * Where each name starts in the lines, and the head of each; the last place in each bucket, -1 for an empty one; and for each
 * place the previous one in its bucket.
 */
interface Index {
  readonly starts: Int32Array
  readonly heads: Int32Array
  readonly last: Int16Array
  readonly before: Int16Array
}

/**
 * The first letters of a name as one nearly unique number; a shorter name has fewer. Reads bytes without a loop, because both
 * a cold loop and cold access to the characters of a string cost milliseconds.
 */
function headAt(letters: Uint8Array, start: number, count: number): number {
  let head = (letters[start] as number) | ((letters[start + 1] as number) << 7)
  if (count > 2) head |= (letters[start + 2] as number) << 14
  if (count > 3) head |= (letters[start + 3] as number) << 21
  if (count > 4) head ^= Math.imul(letters[start + 4] as number, GOLDEN)
  if (count > 5) head ^= Math.imul((letters[start + 5] as number) << 7, GOLDEN)
  return head
}

const encoder = new TextEncoder()
/** The letters of `headIn`, reused for each name: encoding a few letters takes longer than finding them. */
const head6 = new Uint8Array(HEAD_LETTERS)

/** The first letters from a position on; folded letters are ASCII. */
function headIn(text: string, start: number): Uint8Array {
  for (let i = 0; i < HEAD_LETTERS; i++) head6[i] = text.charCodeAt(start + i)
  return head6
}

const placesMax = (lines: string): number => Math.ceil((lines.length + 1) / LINE_MIN)

const bucketOf = (head: number): number => Math.imul(head, GOLDEN) >>> (32 - BUCKET_BITS)

/** The letters of a folded name as a bit set of 32 groups: letters whose codes share the lower five bits. */
export function lettersIn(name: string): number {
  let letters = 0
  for (let i = 0; i < name.length; i++) letters |= 1 << name.charCodeAt(i)
  return letters
}

/** The shortest name, its line feed included. */
const LINE_MIN = 3

/**
 * The folded names of one script, of all places, found by their first letters. They remain one text: a string for each would
 * be half of what the first parse of a process allocates.
 */
export class Names {
  /** All names, one a line. */
  readonly lines: string
  /** Built by the first lookup. */
  readonly #index = once(() => this.#makeIndex())
  /** `lettersIn` the name of each place; 0 until computed. */
  readonly #letters: Int32Array

  /** @param lines one name a line, in order of places. */
  constructor(lines: string) {
    this.lines = lines
    this.#letters = new Int32Array(placesMax(lines))
  }

  #makeIndex(): Index {
    const lines = `${this.lines}\n`
    const bytes = encoder.encode(lines)
    const starts = new Int32Array(placesMax(lines) + 1)
    const last = new Int16Array(1 << BUCKET_BITS).fill(-1)
    const before = new Int16Array(starts.length)
    const heads = new Int32Array(starts.length)
    let place = 0
    for (let start = 0, end = lines.indexOf('\n'); end !== -1; start = end + 1, end = lines.indexOf('\n', start)) {
      const head = headAt(bytes, start, end - start)
      const bucket = bucketOf(head)
      heads[place] = head
      before[place] = last[bucket] as number
      last[bucket] = place
      starts[++place] = end + 1
    }
    return { starts, heads, last, before }
  }

  /** The folded name of a place. */
  of(place: Place): string {
    const { starts } = this.#index()
    return this.lines.slice(starts[place], (starts[place + 1] as number) - 1)
  }

  /** The letters of a place's folded name, as by `lettersIn`. */
  lettersOf(place: Place): number {
    return (this.#letters[place] ||= lettersIn(this.of(place)))
  }

  /** Whether a place has this folded name. */
  isOf(place: Place, name: string): boolean {
    const { starts } = this.#index()
    const start = starts[place] as number
    return start + name.length + 1 === starts[place + 1] && this.lines.startsWith(name, start)
  }

  /**
   * The places before `end` whose folded name begins with `start` and has at least `more` letters more. Compares a letter before
   * it calls the engine: a text may ask for each of its positions.
   */
  goingOn(start: string, more: number, end: Place): Place[] {
    const found: Place[] = []
    const { starts } = this.#index()
    const { lines } = this
    const letter = start.charCodeAt(0)
    for (let place = 0; place < end; place++) {
      const at = starts[place] as number
      if (lines.charCodeAt(at) !== letter || !lines.startsWith(start, at)) continue
      if ((starts[place + 1] as number) - at > start.length + more) found.push(place)
    }
    return found
  }

  /** The places with a name, by number. @example names.named(names.of(0)) // [0] */
  named(name: string): Place[] {
    const found: Place[] = []
    const { last, before } = this.#index()
    const bucket = bucketOf(headAt(headIn(name, 0), 0, name.length))
    for (let place = last[bucket] as number; place !== -1; place = before[place] as number)
      if (this.isOf(place, name)) found.push(place)
    return found.toReversed()
  }

  /** The lengths of the names that `letters` contain at position `at`, ascending. */
  lengthsAt(letters: string, at: number): number[] {
    const found: number[] = []
    const { last, before, heads } = this.#index()
    const first = headIn(letters, at)
    for (let count = 2; count <= HEAD_LETTERS && at + count <= letters.length; count++) {
      const head = headAt(first, 0, count)
      let place = last[bucketOf(head)] as number
      for (; place !== -1; place = before[place] as number) {
        // With fewer letters than HEAD_LETTERS the head is the whole name.
        if (heads[place] !== head) continue
        const { length } = this.of(place)
        if (!found.includes(length) && letters.startsWith(this.of(place), at)) found.push(length)
      }
    }
    return found.length > 1 ? found.toSorted((a, b) => a - b) : found
  }
}

/** The names of all places in each script, folded when the script is first needed. */
export interface FoldedNames {
  readonly th: () => Names
  readonly en: () => Names
}
