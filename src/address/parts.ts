/** Nobody writes more words for an area and what it is in. */
const WORDS_MAX = 5

/** A name, and what it is said to be in. */
export interface Split {
  readonly name: string
  readonly parent: string
}

/**
 * The ways to cut a query between two words, with the name before or behind what it is in.
 *
 * @example splitsOf('korat pak chong').length // 4
 */
export function splitsOf(query: string): Split[] {
  const words = query.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length > WORDS_MAX) return []
  return words.slice(1).flatMap((_, i) => {
    const first = words.slice(0, i + 1).join(' ')
    const last = words.slice(i + 1).join(' ')
    return [
      { name: first, parent: last },
      { name: last, parent: first },
    ]
  })
}
