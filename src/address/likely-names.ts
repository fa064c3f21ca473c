import { EDIT, LIKELY_EDIT, type Alike } from './parse/distance.ts'
import { NAME_LETTERS_MAX, type Names, type Place } from './parse/names.ts'
import { once } from '../http/once.ts'
import { LetterSets } from './letter-sets.ts'
import { Pieces } from './pieces.ts'

/** Names that a search adds to the sets; the first one adds none, and until all are in them all names are scanned. */
const NAMES_PER_SEARCH = 1024

/**
 * The names that may be near a query: those that have a piece of it. One pass of a pattern finds them, which is the least
 * for the first search of a process; the sets of letters find them sooner, but are not made at once.
 */
export class LikelyNames {
  readonly #names: Names
  readonly #sets: () => LetterSets
  #isFirst = true

  constructor(names: Names) {
    this.#names = names
    this.#sets = once(() => new LetterSets(names))
  }

  /** The places of names that have a piece of a query; among them all names that cost at most `max`, whole or cut to its length. */
  of(query: string, alike: Alike, max: number): Place[] {
    if (query.length > NAME_LETTERS_MAX + max / LIKELY_EDIT) return []
    const pieces = new Pieces(query, alike, max)
    if (!this.#areSetsFull()) return this.#names.placesOf(this.#names.lines.match(pieces.pattern()) ?? [])
    const sets = this.#sets()
    const likely = sets.lacking(lettersOf(query), alike, max, shortestFor(query, max))
    return pieces.namesWith(likely, sets.letters, sets.starts).map((name) => sets.placeOf(name))
  }

  #areSetsFull(): boolean {
    if (!this.#isFirst) return this.#sets().grow(NAMES_PER_SEARCH)
    this.#isFirst = false
    return false
  }
}

/** The codes of the letters of a word, each once. */
function lettersOf(word: string): number[] {
  const letters: number[] = []
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i)
    if (!letters.includes(letter)) letters.push(letter)
  }
  return letters
}

/** The fewest letters of a name near a query: it may lack double letters at half the cost of others. */
function shortestFor(query: string, max: number): number {
  let doubles = 0
  for (let i = 1; i < query.length; i++) if (query[i] === query[i - 1]) doubles++
  const dropped = Math.min(doubles, Math.floor(max / LIKELY_EDIT))
  return Math.max(0, query.length - dropped - Math.floor((max - dropped * LIKELY_EDIT) / EDIT))
}
