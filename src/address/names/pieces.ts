import { EDIT, hasDouble, LIKELY_EDIT, type Alike } from './distance.ts'

/**
 * A pattern of the names, one a line, that have a piece of a query about where the query has it: all near names are among them.
 * A query has one piece more than a near name may have edits. An edit changes one piece at most, even if it swaps two letters,
 * because one letter is left out between two pieces. So one piece is unchanged, but for letters that are alike and for double
 * letters, which are half edits; if that is the first one, it is where the query has it.
 *
 * @example piecesOf('klongtan', alikeIn.en(), 16).test('xlongtan') // true
 */
export function piecesOf(query: string, alike: Alike, max: number): RegExp {
  const places = firstOfDoubles(query)
  const edits = Math.floor(max / EDIT)
  const letters = places.length - edits
  // A query of too few letters for pieces is near to names that have one of them.
  if (letters <= edits)
    return new RegExp(`^.*(?:${places.map((place) => groupOf(query.charAt(place), alike)).join('|')}).*`, 'gm')
  // A double letter more or less moves the others at the least cost.
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

/** Where the letters of a word are, of double ones the first. @example firstOfDoubles('banna') // [0, 1, 2, 4] */
function firstOfDoubles(word: string): number[] {
  return Array.from(word, (_, at) => at).filter((at) => word[at] !== word[at - 1])
}

/** A letter or one that is alike, once or more. */
function groupOf(letter: string, { letters }: Alike): string {
  const group = letter + letters[letter.charCodeAt(0)]
  return `[${group.replaceAll(/[\]^\\-]/g, String.raw`\$&`)}]+`
}

/** How many places a letter of a query may be moved in a near name without double letters. */
const reachOf = (query: string, max: number): number => Math.floor(max / (hasDouble(query) ? LIKELY_EDIT : EDIT))

/**
 * What a query costs at least beside a name by the letters that the name lacks, in the plain way: letter by letter.
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

/** What it costs to take a letter for the one of some letters that is likest. */
function leastCost(letter: number, letters: string, { costs }: Alike): number {
  let least = EDIT
  for (let at = 0; at < letters.length; at++) {
    const other = letters.charCodeAt(at)
    if (other === letter) return 0
    least = Math.min(least, costs[(letter << 7) | other] as number)
  }
  return least
}
