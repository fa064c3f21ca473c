import { EDIT, hasDouble, LIKELY_EDIT, type Alike } from './distance.ts'
import { NAME_LETTERS_MAX } from './names.ts'

const ASCII = 128
const LINE_FEED = 10
/** Number of kinds of letters in one alphabet; 0 is the kind of letters that occur in no name. */
const KIND_BITS = 5
const KINDS_MAX = 1 << KIND_BITS
const KEYS = NAME_LETTERS_MAX << (2 * KIND_BITS)
const keyOf = (place: number, kind: number, next: number): number => (((place << KIND_BITS) | kind) << KIND_BITS) | next
/** With more double letters a query has too many ways to drop some: then all names with double letters are compared. */
const DOUBLES_MAX = 3
/** A piece is looked up by two of its letters. */
const PIECE_LETTERS_MIN = 2

/** A part of a query that a near name contains unchanged, except for letters that are alike. */
interface Piece {
  readonly start: number
  readonly end: number
  /** How far it may be shifted. */
  readonly reach: number
  /** How many of its letters may be replaced by ones that are alike. */
  readonly alike: number
}

/** Where a query is cut into pieces, and how many names have one of them, by the rarest pair of letters in each. */
interface Cuts {
  readonly at: readonly number[]
  readonly count: number
}

/**
 * An index of letter pairs by position in a name, which finds a piece of a query among few names. Letters that are alike share
 * a kind. `near` returns all near names and few others; `test/address/names/likely-names.test.ts` compares with a search of
 * all names.
 */
export class NamePieces {
  /** All names, then those with double letters again with some made single, each followed by a line feed. */
  readonly #lines: string
  /** The letters of all lines, by their codes, which are ASCII in both scripts. */
  readonly #letters: Uint8Array
  /** By start of a line with double letters made single: the original name. */
  readonly #undoubled = new Map<number, string>()
  readonly #undoubledFrom: number
  readonly #alike: Alike
  /** The kind of each letter, by its code. */
  readonly #kinds: Uint8Array
  /** By position in a name and two kinds: how many names have that pair there, and the last offset in all lines, from 1. */
  readonly #counts = new Uint16Array(KEYS)
  readonly #last = new Int32Array(KEYS)
  /** By offset: the previous offset of the same pair at the same position of a name; 0 for the first. */
  readonly #before: Int32Array
  /** By start of a name: its length. */
  readonly #lengths: Uint8Array
  /** The most repeated letters in one name. */
  #doublesMax = 0

  /** @param lines folded names, one per line. @throws {RangeError} for an alphabet of more than 31 kinds. */
  constructor(lines: string, alike: Alike) {
    this.#alike = alike
    this.#lines = this.#withUndoubled(`${lines}\n`)
    this.#undoubledFrom = lines.length
    this.#kinds = kindsOf(lines, alike)
    this.#letters = new TextEncoder().encode(this.#lines)
    this.#before = new Int32Array(this.#lines.length)
    this.#lengths = new Uint8Array(this.#lines.length)
    for (let start = 0; start < this.#lines.length;) start = this.#add(start)
  }

  #withUndoubled(lines: string): string {
    let all = lines
    const doubled = Array.from(lines.matchAll(/(.)\1/g), ({ index }) => lineAt(lines, index))
    for (const name of new Set(doubled)) {
      const ways = undoubled(name)
      this.#doublesMax = Math.max(this.#doublesMax, ways.length - 1)
      for (const way of ways.slice(1).flat()) {
        this.#undoubled.set(all.length, name)
        all += `${way}\n`
      }
    }
    return all
  }

  /**
   * Adds a name and returns the start of the next. A function of its own, because the engine optimises a function called often
   * sooner than a long loop.
   */
  #add(start: number): number {
    const letters = this.#letters
    const kinds = this.#kinds
    let at = start
    let kind = kinds[letters[at++] as number] as number
    for (; letters[at] !== LINE_FEED; at++) {
      const next = kinds[letters[at] as number] as number
      const key = keyOf(at - 1 - start, kind, next)
      this.#before[at] = this.#last[key] as number
      this.#last[key] = at
      this.#counts[key]!++
      kind = next
    }
    this.#lengths[start] = at - start
    return at + 1
  }

  /**
   * Candidates, distinct and sorted: every name at most `max` away, whole or cut to the query's length, and few others.
   *
   * @param query of three letters or more.
   * @example new NamePieces('bangrak\nthungkhru', alikeIn.en()).near('bangrag', 16) // ['bangrak']
   */
  near(query: string, max: number): string[] {
    const starts = new Set<number>()
    const halves = Math.floor(max / LIKELY_EDIT)
    const doubles = doublesIn(query)
    const isDoubled = doubles > DOUBLES_MAX
    for (const [dropped, ways] of undoubled(query, halves, isDoubled ? 0 : this.#doublesMax).entries())
      for (const way of ways) this.#addNear(starts, way, halves - dropped, dropped)
    const names = new Set<string>()
    if (isDoubled && doubles <= this.#doublesMax + halves)
      for (const name of this.#undoubled.values()) if (name.length >= query.length - halves) names.add(name)
    for (const start of starts) names.add(this.#undoubled.get(start) ?? lineAt(this.#lines, start))
    return Array.from(names).toSorted()
  }

  /**
   * Adds the names that contain a piece of a query. There is one piece more than possible edits, and each edit changes one
   * piece, the one it is in or before. A swap across a cut changes two: for it the query is searched again with those letters
   * swapped. The remaining half-edits (letters that are alike) fall on the unchanged pieces, so at least one piece has one at
   * most, or the only piece has all.
   */
  #addNear(starts: Set<number>, query: string, halves: number, dropped: number): void {
    if (query.length < PIECE_LETTERS_MIN) return
    const edits = Math.floor((halves * LIKELY_EDIT) / EDIT)
    const kinds = this.#kindsIn(query)
    const counts = [this.#countsOf(kinds, 0), this.#countsOf(kinds, edits)]
    const cuts = query.length < PIECE_LETTERS_MIN * (edits + 1) ? [1] : cutsOf(counts, 0, edits).at
    for (const [part, end] of [...cuts, query.length].entries()) {
      const piece = { start: cuts[part - 1] ?? 0, end, reach: part && edits, alike: edits === 0 ? halves : 1 }
      for (const start of this.#having(query, kinds, piece, counts[part && 1] as number[]))
        if (!starts.has(start) && this.#isLikely(start, query, halves, dropped)) starts.add(start)
    }
    for (const cut of cuts) this.#addNear(starts, withSwapped(query, cut), halves - EDIT / LIKELY_EDIT, dropped)
  }

  #kindsIn(query: string): number[] {
    const kinds: number[] = []
    for (let at = 0; at < query.length; at++) kinds.push(this.#kinds[query.charCodeAt(at)] ?? 0)
    return kinds
  }

  /** For each pair of letters of a query: the number of names with it at that position, or up to `reach` from it. */
  #countsOf(kinds: readonly number[], reach: number): number[] {
    const counts: number[] = []
    for (let at = 0; at < kinds.length - 1; at++) {
      let count = 0
      for (let place = Math.max(0, at - reach); place <= at + reach && place < NAME_LETTERS_MAX; place++)
        count += this.#counts[keyOf(place, kinds[at] as number, kinds[at + 1] as number)] as number
      counts.push(count)
    }
    return counts
  }

  /** The starts of the names that contain a piece, looked up by its rarest pair. */
  #having(query: string, kinds: readonly number[], piece: Piece, counts: readonly number[]): number[] {
    if (piece.end - piece.start < PIECE_LETTERS_MIN) return this.#startingWith(kinds[piece.start] as number)
    const starts: number[] = []
    const by = rarestOf(counts, piece)
    const [kind, next] = [kinds[by] as number, kinds[by + 1] as number]
    const before = by - piece.start
    const first = Math.max(before, by - piece.reach)
    for (let place = first; place <= by + piece.reach && place < NAME_LETTERS_MAX; place++)
      for (let at = this.#last[keyOf(place, kind, next)] as number; at !== 0; at = this.#before[at] as number)
        if (this.#has(at - 1 - before, query, piece)) starts.push(at - 1 - place)
    return starts
  }

  /** Whether a piece matches at a position of the lines. */
  #has(position: number, query: string, { start, end, alike }: Piece): boolean {
    let left = alike
    for (let at = start; at < end; at++) {
      const letter = query.charCodeAt(at)
      const other = this.#letters[position + at - start] as number
      if (letter !== other && (--left < 0 || this.#halvesOf(letter, other) > 1)) return false
    }
    return true
  }

  /** Whether a name may cost at most `halves` half-edits. @param dropped number of letters omitted from the query. */
  #isLikely(start: number, query: string, halves: number, dropped: number): boolean {
    const edits = halves >> 1
    const longer = (this.#lengths[start] as number) - query.length
    if (longer < -edits) return false
    const isCut = longer > edits && start < this.#undoubledFrom
    // Each omitted letter makes the name one longer, which must be an edit.
    if (isCut && dropped > 0) return dropped <= edits && this.#hasLetters(start, query, halves, edits)
    return isCut && edits < 2
      ? this.#isBegun(start, query, halves)
      : this.#hasLetters(start, query, halves, isCut ? 1 : edits)
  }

  /** Whether the query is a prefix of the name within `halves` half-edits, by substitutions and swaps alone. */
  #isBegun(start: number, query: string, halves: number): boolean {
    let left = halves
    for (let at = 0; at < query.length && left >= 0; at++) {
      const letter = query.charCodeAt(at)
      const other = this.#letters[start + at] as number
      if (letter === other) continue
      const isSwapped = query.charCodeAt(at + 1) === other && this.#letters[start + at + 1] === letter
      left -= isSwapped ? 2 : this.#halvesOf(letter, other)
      if (isSwapped) at++
    }
    return left >= 0
  }

  /** Whether the query's letters that the name lacks within `reach` of their positions cost at most `halves` half-edits. */
  #hasLetters(start: number, query: string, halves: number, reach: number): boolean {
    let left = halves
    for (let at = 0; at < query.length && left >= 0; at++) left -= this.#lackAt(start, query.charCodeAt(at), at, reach)
    return left >= 0
  }

  /** The lowest cost of finding a letter near a position of a name, in half-edits. */
  #lackAt(start: number, letter: number, at: number, reach: number): number {
    let lack = 2
    for (let place = at < reach ? 0 : at - reach; place <= at + reach; place++) {
      const other = this.#letters[start + place] as number
      if (other === letter) return 0
      if (other === LINE_FEED) return lack
      lack = Math.min(lack, this.#halvesOf(letter, other))
    }
    return lack
  }

  /** The cost of substituting one letter for another, in half-edits. */
  #halvesOf(letter: number, other: number): number {
    return this.#alike.costs[(letter << 7) | other] === LIKELY_EDIT ? 1 : 2
  }

  /** The starts of the names whose first letter has a kind. */
  #startingWith(kind: number): number[] {
    const starts: number[] = []
    for (let next = 1; next < KINDS_MAX; next++)
      for (let at = this.#last[keyOf(0, kind, next)] as number; at !== 0; at = this.#before[at] as number)
        starts.push(at - 1)
    return starts
  }
}

/** Gives each letter a kind, shared with all letters that are alike, transitively. */
function kindsOf(lines: string, { letters }: Alike): Uint8Array {
  const kinds = new Uint8Array(ASCII)
  let count = 0
  for (const letter of letters.keys()) {
    if (letter <= LINE_FEED || kinds[letter] !== 0 || !lines.includes(String.fromCharCode(letter))) continue
    if (++count === KINDS_MAX) throw new RangeError(`more than ${KINDS_MAX - 1} kinds of letters`)
    const open = [letter]
    for (const own of open) {
      if (kinds[own] === 0) open.push(...Array.from(letters[own] as string, (other) => other.charCodeAt(0)))
      kinds[own] = count
    }
  }
  return kinds
}

const lineAt = (lines: string, place: number): string =>
  lines.slice(lines.lastIndexOf('\n', place) + 1, lines.indexOf('\n', place))

/** Cuts a query, from `start` on, such that the fewest names contain one of its pieces. */
function cutsOf(counts: readonly (readonly number[])[], start: number, cuts: number): Cuts {
  const own = counts[start && 1] as readonly number[]
  let count = Infinity
  if (cuts === 0) {
    for (let at = start; at < own.length; at++) count = Math.min(count, own[at] as number)
    return { at: [], count }
  }
  let best: Cuts = { at: [], count: Infinity }
  const last = own.length + 1 - PIECE_LETTERS_MIN * cuts
  for (let cut = start + PIECE_LETTERS_MIN; cut <= last; cut++) {
    count = Math.min(count, own[cut - PIECE_LETTERS_MIN] as number)
    const rest = cutsOf(counts, cut, cuts - 1)
    if (count + rest.count < best.count) best = { at: [cut, ...rest.at], count: count + rest.count }
  }
  return best
}

/** The position of the rarest pair of letters in a piece. */
function rarestOf(counts: readonly number[], { start, end }: Piece): number {
  let rarest = start
  for (let at = start; at < end - 1; at++) if ((counts[at] as number) < (counts[rarest] as number)) rarest = at
  return rarest
}

/** A word with the two letters around a place swapped. @example withSwapped('nakorn', 2) // 'nkaorn' */
const withSwapped = (word: string, place: number): string =>
  word.slice(0, place - 1) + word.charAt(place) + word.charAt(place - 1) + word.slice(place + 1)

/**
 * A word with some double letters made single, grouped by the number of omitted letters, each half an edit, as far as a near
 * name can match. A name has up to `doublesMax` of the remaining doubles; others cost half an edit each, or two a swap.
 */
function undoubled(word: string, halves = Infinity, doublesMax = Infinity): string[][] {
  const ways: string[][] = []
  let next = [word]
  for (let dropped = 0; dropped <= halves; dropped++) {
    const near = next.filter((way) => doublesIn(way) <= doublesMax + halves - dropped)
    if (near.length === 0) break
    ways.push(near)
    if (!hasDouble(word)) break
    next = [...new Set(near.flatMap(withoutOneEach))]
  }
  return ways
}

/** The number of repeated letters. @example doublesIn('aabbb') // 2 */
const doublesIn = (word: string): number => (word.match(/(.)\1/g) ?? []).length

/** A word with one repeated letter removed, for each of them. @example withoutOneEach('aabb') // ['abb', 'aab'] */
const withoutOneEach = (word: string): string[] =>
  Array.from(word, (_, at) => at)
    .filter((at) => at > 0 && word[at] === word[at - 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1))
