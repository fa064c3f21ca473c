export type StoredRow = Readonly<Record<string, unknown>>

/** A line of an export: a link's row, as in `npm run links -- export`, and those of its reporters. */
export interface StoredLink extends StoredRow {
  readonly code: string
  readonly url: string
  /** Keyed hashes, never addresses. */
  readonly reporters?: readonly StoredRow[]
}
