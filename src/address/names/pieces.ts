import { EDIT, hasDouble, LIKELY_EDIT, type Alike } from './distance.ts'

/**
 * A pattern for the names, one per line, that contain a piece of a query near its position in the query: a superset of the
 * near names. A query has one piece more than a near name may have edits. An edit changes at most one piece, even a swap,
 * because one letter between two pieces is left out. So one piece is unchanged, except for letters that are alike and double
 * letters, which are half-edits; the first piece is also unshifted.
 *
 * @example piecesOf('klongtan', alikeIn.en(), 16).test('xlongtan') // true
 */
export function piecesOf(query: string, alike: Alike, max: number): RegExp {
  const places = firstOfDoubles(query)
  const edits = Math.floor(max / EDIT)
  const letters = places.length - edits
  // A query too short for pieces matches names that have one of its letters.
  if (letters <= edits)
    return new RegExp(`^.*(?:${places.map((place) => groupOf(query.charAt(place), alike)).join('|')}).*`, 'gm')
  // A double letter made single, or the reverse, is the cheapest way to shift the others.
  const shift = Math.floor(max / LIKELY_EDIT)
  const cut = (piece: number): number => Math.floor((piece * letters) / (edits + 1)) + piece
  const pieces = Array.from({ length: edits + 1 }, (_, piece) => {
    const from = cut(piece)
    const last = piece === 0 ? 0 : (places[from] as number) + shift
    const groups = places.slice(from, cut(piece + 1) - 1).map((place) => groupOf(query.charAt(place), alike))
    return `.{${Math.max(0, from - piece)},${last}}${groups.join('')}`
  })
  return new RegExp(`^(?:${pieces.join('|')}).*`, 'gm')
}

/** The positions of a word's letters, of double ones the first. @example firstOfDoubles('banna') // [0, 1, 2, 4] */
function firstOfDoubles(word: string): number[] {
  return Array.from(word, (_, at) => at).filter((at) => word[at] !== word[at - 1])
}

/** A letter or one that is alike, once or more. */
function groupOf(letter: string, { letters }: Alike): string {
  const group = letter + letters[letter.charCodeAt(0)]
  return `[${group.replaceAll(/[\]^\\-]/g, String.raw`\$&`)}]+`
}

/** How far a letter of a query may be shifted in a near name without double letters. */
const reachOf = (query: string, max: number): number => Math.floor(max / (hasDouble(query) ? LIKELY_EDIT : EDIT))

/**
 * The least that a query costs against a name, by the letters that the name lacks; computed letter by letter.
 *
 * @example lackOf('bangrak', 'bangrag', alikeIn.en(), 16) // 5
 */
export function lackOf(query: string, name: string, alike: Alike, max: number): number {
  const shortest = query.length - reachOf(query, max)
  if (name.length < shortest) return max + 1
  const reach = hasDouble(name) ? Math.floor(max / LIKELY_EDIT) : reachOf(query, max)
  let lack = 0
  for (let at = 0; at < query.length && lack <= max; at++) {
    const isSecond = query[at] === query[at - 1]
    const cost = leastCost(query.charCodeAt(at), name.slice(Math.max(0, at - reach), at + reach + 1), alike)
    lack += isSecond ? Math.min(cost, LIKELY_EDIT) : cost
  }
  return lack
}

/** The cost of substituting the most similar of `letters`. */
function leastCost(letter: number, letters: string, { costs }: Alike): number {
  let least = EDIT
  for (let at = 0; at < letters.length; at++) {
    const other = letters.charCodeAt(at)
    if (other === letter) return 0
    least = Math.min(least, costs[(letter << 7) | other] as number)
  }
  return least
}
