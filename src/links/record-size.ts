import { recordFillingShare, recordFullShare } from '../limits.ts'

/** How much of the newest database of the record is in use. */
export interface RecordSize {
  readonly usedBytes: number
  readonly maxBytes: number
}

/**
 * Whether new links are refused. The last part stays free for links that exist: their reports and closures, and the
 * daily numbers.
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
