const ASCII = 128
const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & (ASCII - 1)) << 7) | (text.charCodeAt(at + 1) & (ASCII - 1))

/**
 * Where every pair of neighbouring letters is in a text: a word can only be where its rarest pair is, which leaves a few
 * of a hundred thousand places to look at. It is built in slices, because whole it would cost a request several milliseconds.
 */
export class LetterPairs {
  readonly #text: string
  /** Where the places of a pair start among all; they end where those of the next pair start. */
  readonly #starts = new Int32Array(ASCII * ASCII + 1)
  readonly #places: Int32Array
  #counted = 0
  /** Pairs that are not among the places yet: those before this one in the text. */
  #left: number

  constructor(text: string) {
    this.#text = text
    this.#left = Math.max(0, text.length - 1)
    this.#places = new Int32Array(this.#left)
  }

  /** Goes on with the index by at most so many pairs; true once it is complete. */
  grow(pairs: number): boolean {
    const all = this.#places.length
    if (this.#counted < all) this.#count(Math.min(all, this.#counted + pairs))
    else if (this.#left > 0) this.#place(Math.max(0, this.#left - pairs))
    return this.#left === 0
  }

  #count(end: number): void {
    const starts = this.#starts
    for (let at = this.#counted; at < end; at++) starts[pairAt(this.#text, at)]!++
    this.#counted = end
    if (end < this.#places.length) return
    for (let pair = 1; pair < starts.length; pair++) starts[pair]! += starts[pair - 1]!
  }

  /** From the end, so that the places of a pair ascend, and its number comes down to where they start. */
  #place(end: number): void {
    for (let at = this.#left - 1; at >= end; at--) this.#places[--this.#starts[pairAt(this.#text, at)]!] = at
    this.#left = end
  }

  /**
   * Every place of a word of two letters or more, ascending, once the index is complete.
   *
   * @example const pairs = new LetterPairs('banana'); while (!pairs.grow(2)); pairs.placesOf('ana') // [1, 3]
   */
  placesOf(word: string): number[] {
    let rarest = 0
    let fewest = Infinity
    for (let i = 0; i < word.length - 1; i++) {
      const pair = pairAt(word, i)
      const count = this.#starts[pair + 1]! - this.#starts[pair]!
      if (count < fewest) [rarest, fewest] = [i, count]
    }
    const from = this.#starts[pairAt(word, rarest)]!
    const found: number[] = []
    for (let i = from; i < from + fewest; i++) {
      const at = this.#places[i]! - rarest
      if (this.#text.startsWith(word, at)) found.push(at)
    }
    return found
  }
}
