/** Maximum number of links with unstored opens. */
const CODES_MAX = 100_000

/** Opens that were answered, and the time of the latest. */
interface Opens {
  readonly count: number
  readonly lastMs: number
}

/**
 * Opens that were answered although their link's object could not store them. A full disk fails the commit after the
 * object's code has run and resets the object, losing its memory, so the isolate holds the counts until a call stores them.
 */
export class UnstoredOpens {
  readonly #opens = new Map<string, Opens>()

  /** Removes and returns the opens of a link, to be stored with the next call. */
  take(code: string): Opens | undefined {
    const waiting = this.#opens.get(code)
    this.#opens.delete(code)
    return waiting
  }

  /**
   * Stores opens for the next call.
   *
   * @returns whether there is room for another link; if not, the opens are dropped.
   */
  keep(code: string, { count, lastMs }: Opens): boolean {
    const waiting = this.#opens.get(code)
    if (!waiting && this.#opens.size >= CODES_MAX) return false
    this.#opens.set(code, { count: count + (waiting?.count ?? 0), lastMs: Math.max(lastMs, waiting?.lastMs ?? lastMs) })
    return true
  }
}

/**
 * Whether an object failed because its storage took no write. The message holds SQLite's name of the failure; nothing was
 * stored then.
 *
 * @see https://www.sqlite.org/rescode.html
 * @example isStorageFull(new Error('database or disk is full: SQLITE_FULL')) // true
 */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /\bSQLITE_(?:FULL|IOERR)\b/.test(error.message)
