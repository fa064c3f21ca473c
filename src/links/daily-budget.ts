import { countNewLink } from './store.ts'

/** A database that has not answered by then is treated as failing; the link is made all the same. */
const ANSWER_MS_MAX = 2000

/**
 * Whether one more link fits today's number. The count is exact while the database answers; while it does not, links
 * are made uncounted.
 *
 * @param day Bangkok's, `YYYY-MM-DD`.
 */
export async function mayMakeLink(db: D1Database, day: string, linksMax: number): Promise<boolean> {
  try {
    return await within(ANSWER_MS_MAX, countNewLink(db, day, linksMax))
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ level: 'error', event: 'link_budget_uncounted', error: name }))
    return true
  }
}

/** @throws {Error} `TimeoutError` when the work takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
