/** A database that has not answered by then is treated as failing; a new link is made all the same. */
const ANSWER_MS_MAX = 2000

/**
 * What the database answers, if it does so within two seconds.
 *
 * @throws {Error} `TimeoutError` when the answer takes longer; else what the work throws.
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
