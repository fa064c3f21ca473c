/**
 * Words looked for at a position of a text. A pattern with as many words takes milliseconds to compile at the first
 * request; this takes none.
 */
export class WordList {
  readonly #byHead = new Map<string, string[]>()

  /** @param words with `|` between them; of two that fit the earlier is taken. Each has two letters or more. */
  constructor(words: string) {
    for (const word of words.split('|')) {
      const head = word.slice(0, HEAD)
      const known = this.#byHead.get(head)
      if (known) known.push(word)
      else this.#byHead.set(head, [word])
    }
  }

  /** The word at a position. @example new WordList('ตลาดนัด|ตลาด').at('ใกล้ตลาดนัด', 4) // 'ตลาดนัด' */
  at(text: string, start: number): string | undefined {
    return this.#byHead.get(text.slice(start, start + HEAD))?.find((word) => text.startsWith(word, start))
  }
}

const HEAD = 2
