/** Above the words of any real query for an area and its parents, level words included. */
const WORDS_MAX = 9
/** A subdistrict, a district, a province, a postcode and the country. */
const PARTS_MAX = 5

/** A name, and the words or parts of its parents. */
export interface Split {
  readonly name: string
  readonly parents: readonly string[]
}

/** The parts of a query between its commas, or its words if it has none; empty if there are too many. */
export function partsOf(query: string): string[] {
  const hasCommas = query.includes(',')
  const words = hasCommas ? cut(query, ',').flatMap((part) => part.split(/ (?=\d{5}$)/)) : cut(query, ' ')
  return words.length > (hasCommas ? PARTS_MAX : WORDS_MAX) ? [] : words
}

/**
 * Every cut of words into a name and its parents, with the name first or last.
 *
 * @example splitsOf(['korat', 'pak', 'chong']).length // 4
 */
export const splitsOf = (words: readonly string[]): Split[] =>
  words.slice(1).flatMap((_, i) => {
    const [first, last] = [words.slice(0, i + 1), words.slice(i + 1)]
    return [
      { name: first.join(' '), parents: last },
      { name: last.join(' '), parents: first },
    ]
  })

const cut = (query: string, mark: string): string[] =>
  query
    .replaceAll(/\s/g, ' ')
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
