/** A database that has not answered by then counts as failed; a new link is created all the same. */
const ANSWER_MS_MAX = 2000

/**
 * The database's answer, if it arrives within two seconds.
 *
 * @throws {Error} `TimeoutError` when the answer takes longer; otherwise what `answer` rejects with.
 * @example await inTime(recordedLink(db, 'k7m2wq9n'))
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), ANSWER_MS_MAX)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
