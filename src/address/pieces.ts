import { EDIT, LIKELY_EDIT, type Alike } from './parse/distance.ts'

const ASCII = 128
/** More letters than a name has, and than a query has that is near to any. */
const LETTERS = 32
/**
 * The bits of a number are the letters of a query that has its doubles once: those that a letter of a name may stand for, by
 * its code, and those that may start a piece at a place. Written by each query: making them costs more than a search.
 */
const letterBits = new Int32Array(ASCII)
const startBits = new Int32Array(LETTERS)

/** Letters of a query that follow one another, and the places where they may start in a name. */
interface Piece {
  readonly from: number
  readonly end: number
  readonly first: number
  readonly last: number
}

/**
 * A query in pieces: one more than a name near it may have whole edits (alike and double letters are half ones), with a
 * letter between two pieces. An edit changes at most one of them, even if it swaps two letters, so every near name has a
 * piece unchanged but for alike and double letters; if that is the first one, at its start.
 */
export class Pieces {
  /** For each letter of the query, doubles once, those that it may be in a near name. */
  readonly #groups: string[] = []
  /** None if the query has too few letters. */
  readonly #pieces: Piece[] = []

  /** @param query of less than 32 letters. */
  constructor(query: string, alike: Alike, max: number) {
    const places: number[] = []
    for (let at = 0; at < query.length; at++) {
      const letter = query.charCodeAt(at)
      if (at > 0 && letter === query.charCodeAt(at - 1)) continue
      places.push(at)
      this.#groups.push(query.charAt(at) + (alike.letters[letter] as string))
    }
    const edits = Math.floor(max / EDIT)
    const rest = places.length - edits
    // A double letter more or less moves the others at the least cost.
    const shift = Math.floor(max / LIKELY_EDIT)
    if (rest <= edits) return
    for (let i = 0; i <= edits; i++) {
      const from = Math.floor((i * rest) / (edits + 1)) + i
      const end = Math.floor(((i + 1) * rest) / (edits + 1)) + i
      const place = places[from] as number
      this.#pieces.push({ from, end, first: Math.max(0, from - i), last: i && place + shift })
    }
  }

  /** Finds the names, one a line, that have a piece about where the query has it; all if there are no pieces. */
  pattern(): RegExp {
    const alternatives = this.#pieces.map(({ from, end, first, last }) => {
      const groups = this.#groups
        .slice(from, end)
        .map((group) => `[${group.replaceAll(/[\]^\\-]/g, String.raw`\$&`)}]+`)
      return `.{${first},${last}}${groups.join('')}`
    })
    return new RegExp(`^(?:${alternatives.join('|')}).*`, 'gm')
  }

  /** Those of some names that the pattern finds, by number; `starts` says where the letters of each are. */
  namesWith(names: readonly number[], letters: Uint8Array, starts: Int32Array): number[] {
    if (this.#pieces.length === 0) return [...names]
    const ends = this.#writeBits()
    const found: number[] = []
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as number
      if (hasPiece(letters, starts[name] as number, starts[name + 1] as number, ends)) found.push(name)
    }
    return found
  }

  /** Writes the bits of the letters, and gives those that end a piece. */
  #writeBits(): number {
    letterBits.fill(0)
    startBits.fill(0)
    let ends = 0
    for (const { from, end, first, last } of this.#pieces) {
      for (let at = from; at < end; at++) {
        const group = this.#groups[at] as string
        for (let i = 0; i < group.length; i++) letterBits[group.charCodeAt(i)]! |= 1 << at
      }
      for (let place = first; place <= last; place++) startBits[place]! |= 1 << from
      ends |= 1 << (end - 1)
    }
    return ends
  }
}

/** All pieces at once (Baeza-Yates and Gonnet, "A new approach to text searching", 1992), each letter once or more. */
function hasPiece(letters: Uint8Array, start: number, end: number, ends: number): boolean {
  let found = 0
  for (let at = start; at < end; at++) {
    found = ((found << 1) | found | (startBits[at - start] as number)) & (letterBits[letters[at] as number] as number)
    if ((found & ends) !== 0) return true
  }
  return false
}
