const ASCII = 128
const pairAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & (ASCII - 1)) << 7) | (text.charCodeAt(at + 1) & (ASCII - 1))

/**
 * The positions of every pair of neighbouring letters in a text. A word can only be where its rarest pair is, which leaves a
 * few of a hundred thousand positions to compare.
 */
export class LetterPairs {
  readonly #text: string
  /** Start of each pair's positions in `#places`; they end where those of the next pair start. */
  readonly #starts = new Int32Array(ASCII * ASCII + 1)
  readonly #places: Int32Array

  constructor(text: string) {
    this.#text = text
    const count = Math.max(0, text.length - 1)
    this.#places = new Int32Array(count)
    const starts = this.#starts
    for (let at = 0; at < count; at++) starts[pairAt(text, at)]!++
    for (let pair = 1; pair < starts.length; pair++) starts[pair]! += starts[pair - 1]!
    // From the end, so that the positions of a pair ascend and its entry in `starts` ends as their start.
    for (let at = count - 1; at >= 0; at--) this.#places[--starts[pairAt(text, at)]!] = at
  }

  /**
   * Every position of a word of two letters or more, ascending.
   *
   * @example new LetterPairs('banana').placesOf('ana') // [1, 3]
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
