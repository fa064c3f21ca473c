/** Thrown to every request of a shared call that failed, and to those that waited past the deadline. */
export class OpenFailed extends Error {
  override readonly name = 'OpenFailed'
}

/** The outcome for a waiting request: the answer of the call it shared, that call's failure, or that it leads the next call. */
type News<T> = { readonly answer: T } | 'failed' | 'lead'

/** Makes a call for `count` opens, the latest of them at `lastMs`. */
type Send<T> = (count: number, lastMs: number) => Promise<T>

interface Waiter<T> {
  readonly nowMs: number
  readonly hear: (news: News<T>) => void
}

/** The opens of one link in this isolate: one call is under way, `gathering` waits for the next. */
interface Line<T> {
  sentMs: number
  gathering: Waiter<T>[]
}

/**
 * Opens of one link that arrive while a call to its object is under way share the next call. So each isolate has one
 * call per link under way, and a slower object gets larger calls instead of a longer queue. The first open of a quiet link
 * never waits.
 *
 * - No open joins a call that was already sent: every open starts before its call is sent, so it sees every closure that was
 *   answered before it.
 * - Each request waits for its own promise. Awaiting another request's promise would run its code in that
 *   request's context, where the runtime refuses I/O.
 * - Each waiting request holds a timer, its deadline. Without one the runtime ends it as hung. The timer is not cleared:
 *   clearing it would make the runtime look for a hang before every answer, a tenth of an open's CPU.
 * - The first waiting request leads the next call and is kept alive for it, because its visitor may leave.
 */
export class SharedOpens<T> {
  readonly #lines = new Map<string, Line<T>>()
  readonly #waitMsMax: number

  /** @param waitMsMax how long an open waits for its turn and for the answer, in milliseconds. */
  constructor(waitMsMax: number) {
    this.#waitMsMax = waitMsMax
  }

  /**
   * Opens a link, alone or in a shared call.
   *
   * @param send makes the call for `count` opens, the latest of them at `lastMs`.
   * @param keepAlive keeps a request that leads a call alive until it settles, even after its visitor has left (`waitUntil`).
   * @throws {OpenFailed} when the shared call failed or the deadline passed; otherwise what `send` throws.
   * @example await opens.open('k7m2wq9n', Date.now(), (count, lastMs) => stub.open('k7m2wq9n', lastMs, count), stay)
   */
  open(key: string, nowMs: number, send: Send<T>, keepAlive: (opening: Promise<T>) => void): Promise<T> {
    const line = this.#lines.get(key)
    // A call older than `waitMsMax` no longer delays new opens.
    const isFree = !line || nowMs - line.sentMs > this.#waitMsMax
    const opening = isFree
      ? this.#lead(key, { sentMs: 0, gathering: [] }, nowMs, send)
      : this.#next(line, nowMs).then((news) => {
          if (news === 'lead') return this.#lead(key, line, nowMs, send)
          if (news === 'failed') throw new OpenFailed()
          return news.answer
        })
    if (isFree || line.gathering.length === 1) keepAlive(opening)
    return opening
  }

  /** Sends one call for this open and all waiting ones, and gives each the result. */
  async #lead(key: string, line: Line<T>, nowMs: number, send: Send<T>): Promise<T> {
    const others = line.gathering
    line.gathering = []
    const lastMs = others.reduce((last, other) => Math.max(last, other.nowMs), nowMs)
    line.sentMs = lastMs
    this.#lines.set(key, line)
    let news: News<T> = 'failed'
    try {
      const answer = await send(1 + others.length, lastMs)
      news = { answer }
      return answer
    } finally {
      for (const { hear } of others) hear(news)
      const leader = line.gathering.shift()
      if (leader) leader.hear('lead')
      else if (this.#lines.get(key) === line) this.#lines.delete(key)
    }
  }

  /** Resolves with the outcome. At the deadline the open leaves the line, so that no later call counts it. */
  #next(line: Line<T>, nowMs: number): Promise<News<T>> {
    const { promise, resolve } = Promise.withResolvers<News<T>>()
    const waiter: Waiter<T> = { nowMs, hear: resolve }
    line.gathering.push(waiter)
    setTimeout(() => {
      line.gathering = line.gathering.filter((other) => other !== waiter)
      resolve('failed')
    }, this.#waitMsMax)
    return promise
  }
}
