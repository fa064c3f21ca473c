import { ratePeriodSeconds, rateLimits } from '../../src/limits.ts'

/** Maximum clients counted per period; further ones pass, so that an attack from many addresses cannot exhaust memory. */
const CLIENTS_MAX = 100_000

type Binding = (typeof rateLimits)[keyof typeof rateLimits]['binding']

/** One limiter per binding of wrangler.toml. */
export function rateLimiters(): Record<Binding, RateLimit> {
  const limiters = Object.values(rateLimits).map(({ binding, requestsMax }) => [
    binding,
    new MemoryRateLimit(requestsMax, ratePeriodSeconds * 1000),
  ])
  return Object.fromEntries(limiters) as Record<Binding, RateLimit>
}

/** Counts in the memory of the process, in fixed periods; a restart resets them. */
export class MemoryRateLimit implements RateLimit {
  readonly #requestsMax: number
  readonly #periodMs: number
  readonly #now: () => number
  readonly #counts = new Map<string, number>()
  #endMs = 0

  constructor(requestsMax: number, periodMs: number, now: () => number = Date.now) {
    this.#requestsMax = requestsMax
    this.#periodMs = periodMs
    this.#now = now
  }

  limit({ key }: RateLimitOptions): Promise<RateLimitOutcome> {
    const nowMs = this.#now()
    // If the clock was set back, the end of the period lies too far ahead.
    if (nowMs >= this.#endMs || nowMs < this.#endMs - this.#periodMs) {
      this.#counts.clear()
      this.#endMs = nowMs + this.#periodMs
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    if (count > 1 || this.#counts.size < CLIENTS_MAX) this.#counts.set(key, count)
    return Promise.resolve({ success: count <= this.#requestsMax })
  }
}
