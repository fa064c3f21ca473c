/** How many links may have opens that wait to be stored. */
const CODES_MAX = 100_000

/** Opens that were answered, and when the last of them came. */
interface Opens {
  readonly count: number
  readonly lastMs: number
}

/**
 * Opens that were answered although their link's object could not store them. A full disk fails the commit after the
 * object's code has run, and the object is reset, so what it counted in memory is gone: the isolate keeps the numbers until
 * a call stores them.
 */
export class UnstoredOpens {
  readonly #opens = new Map<string, Opens>()

  /** The opens of a link that are to be stored with the next call; they are no longer here. */
  take(code: string): Opens | undefined {
    const waiting = this.#opens.get(code)
    this.#opens.delete(code)
    return waiting
  }

  /**
   * Keeps opens for the next call.
   *
   * @returns whether there is room for another link; without, nothing is kept.
   */
  keep(code: string, { count, lastMs }: Opens): boolean {
    const waiting = this.#opens.get(code)
    if (!waiting && this.#opens.size >= CODES_MAX) return false
    this.#opens.set(code, { count: count + (waiting?.count ?? 0), lastMs: Math.max(lastMs, waiting?.lastMs ?? lastMs) })
    return true
  }
}

/**
 * Whether an object failed because its storage took no write. SQLite's names of such failures are in the message; nothing
 * was stored then.
 *
 * @see https://www.sqlite.org/rescode.html
 * @example isStorageFull(new Error('database or disk is full: SQLITE_FULL')) // true
 */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && /\bSQLITE_(?:FULL|IOERR)\b/.test(error.message)
