import { once } from '../../once.ts'

/**
 * Builds an index on its second use; the first use gets none and must do without. The first search of a process also decodes
 * the names, so it takes longest: without `NamePieces` and `LetterPairs` that of `condominium` took 19 ms and that of
 * `ไม่มีชื่อนี้` 7 ms of a new Node process, with them 29 and 18 (least of twelve in turns, two busy cores).
 */
export function fromSecondUse<T>(make: () => T): () => T | undefined {
  const index = once(make)
  let isUsed = false
  return () => {
    if (isUsed) return index()
    isUsed = true
    return undefined
  }
}
