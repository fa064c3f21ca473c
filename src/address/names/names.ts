import { once } from '../../once.ts'

/** Number of an area: provinces, then districts, then subdistricts, each by code. */
export type Place = number

/** Longer than any folded name. */
export const NAME_LETTERS_MAX = 26
/** Names are found by their first letters. */
const HEAD_LETTERS = 6
const BUCKET_BITS = 13
/** 2³² by the golden ratio: a product by it has its upper bits well mixed (Knuth, The Art of Computer Programming, 6.4). */
const GOLDEN = 0x9e3779b1

/** The last place of each bucket by number, -1 if it has none; for each place the one before it, and the head of its name. */
interface Buckets {
  readonly last: Int16Array
  readonly before: Int16Array
  readonly heads: Int32Array
}

/** The first letters of a name as one number, which few others have; a shorter name has fewer. A loop would be slow at first. */
function headAt(text: string, start: number, letters: number): number {
  let head = text.charCodeAt(start) | (text.charCodeAt(start + 1) << 7)
  if (letters > 2) head |= text.charCodeAt(start + 2) << 14
  if (letters > 3) head |= text.charCodeAt(start + 3) << 21
  if (letters > 4) head ^= Math.imul(text.charCodeAt(start + 4), GOLDEN)
  if (letters > 5) head ^= Math.imul(text.charCodeAt(start + 5) << 7, GOLDEN)
  return head
}

const bucketOf = (head: number): number => Math.imul(head, GOLDEN) >>> (32 - BUCKET_BITS)

/** Which letters a folded name has, one bit for each of 32 groups: those whose codes have the same lower five bits. */
export function lettersIn(name: string): number {
  let letters = 0
  for (let i = 0; i < name.length; i++) letters |= 1 << name.charCodeAt(i)
  return letters
}

/**
 * The folded names of one script, of all places; a name is found by its first letters. What the engine does by itself, as
 * splitting, is quick from the first time on; a loop over all letters takes the first text that is read milliseconds.
 */
export class Names {
  /** All names, one a line. */
  readonly lines: string
  /** The name of each place. */
  readonly all: readonly string[]
  /** Made by the first name that is looked for. */
  readonly #buckets = once(() => this.#makeBuckets())
  /** `lettersIn` the name of each place; 0 until it is asked for. */
  readonly #letters: Int32Array

  /** @param lines one name a line, in order of places. */
  constructor(lines: string) {
    this.all = lines.split('\n')
    this.lines = lines
    this.#letters = new Int32Array(this.all.length)
  }

  /** By a function for each name: the engine optimises one that is called often sooner than a loop that goes on for long. */
  #makeBuckets(): Buckets {
    const last = new Int16Array(1 << BUCKET_BITS).fill(-1)
    const before = new Int16Array(this.all.length)
    const heads = new Int32Array(this.all.length)
    this.all.forEach((name, place) => {
      const head = headAt(name, 0, name.length)
      const bucket = bucketOf(head)
      heads[place] = head
      before[place] = last[bucket] as number
      last[bucket] = place
    })
    return { last, before, heads }
  }

  /** The folded name of a place. */
  of(place: Place): string {
    return this.all[place] as string
  }

  /** Which letters the folded name of a place has. */
  lettersOf(place: Place): number {
    return (this.#letters[place] ||= lettersIn(this.of(place)))
  }

  /** Whether a folded name is that of a place. */
  isOf(place: Place, name: string): boolean {
    return this.all[place] === name
  }

  /** Whether the folded name of a place begins with these letters and has so many more. */
  goesOn(place: Place, start: string, more: number): boolean {
    const name = this.of(place)
    return name.length >= start.length + more && name.startsWith(start)
  }

  /** The places with a name, by number. @example names.named(names.of(0)) // [0] */
  named(name: string): Place[] {
    const found: Place[] = []
    const { last, before } = this.#buckets()
    const bucket = bucketOf(headAt(name, 0, name.length))
    for (let place = last[bucket] as number; place !== -1; place = before[place] as number)
      if (this.isOf(place, name)) found.push(place)
    return found.toReversed()
  }

  /** The lengths of the names that letters begin with from a position on, ascending. */
  lengthsAt(letters: string, at: number): number[] {
    const found: number[] = []
    const { last, before, heads } = this.#buckets()
    for (let count = 2; count <= HEAD_LETTERS && at + count <= letters.length; count++) {
      const head = headAt(letters, at, count)
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
