import { recordFillingShare, recordFullShare } from '../limits.ts'

/** Used and maximum bytes of the newest record database. */
export interface RecordSize {
  readonly usedBytes: number
  readonly maxBytes: number
}

/**
 * Whether new links are refused. The rest stays free for existing links (their reports and closures) and the daily counts.
 *
 * @example isFull({ usedBytes: 490_000_000, maxBytes: 500_000_000 }) // true
 */
export const isFull = ({ usedBytes, maxBytes }: RecordSize): boolean => usedBytes >= maxBytes * recordFullShare

/**
 * Whether the operator should add a database.
 *
 * @example isFilling({ usedBytes: 399_000_000, maxBytes: 500_000_000 }) // false
 */
export const isFilling = ({ usedBytes, maxBytes }: RecordSize): boolean => usedBytes >= maxBytes * recordFillingShare
