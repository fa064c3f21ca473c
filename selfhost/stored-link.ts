export type StoredRow = Readonly<Record<string, unknown>>

/** A line of an export: the row of a link, as `npm run links -- export` writes it too, and those of its reporters. */
export interface StoredLink extends StoredRow {
  readonly code: string
  readonly url: string
  /** Keyed hashes, never addresses. */
  readonly reporters?: readonly StoredRow[]
}
