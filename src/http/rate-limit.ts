import type { Context } from 'hono'
import { ratePeriodSeconds, rateLimits } from '../limits.ts'
import { clientKeyOrShared } from './client-address.ts'
import type { AppEnv } from '../env.ts'
import { Problem } from './problem.ts'

export type RateClass = keyof typeof rateLimits

/** Whether limits are on: load tests and private deployments may switch them off. */
export const limitsAreOn = (c: Context<AppEnv>): boolean => c.env.RATE_LIMITS !== 'off'

/** The RateLimit-Policy header of a class (draft-ietf-httpapi-ratelimit-headers-10). @example ratePolicy('image') // '"image";q=60;w=60' */
export function ratePolicy(name: RateClass): string {
  return `"${name}";q=${rateLimits[name].requestsMax};w=${ratePeriodSeconds}`
}

/**
 * Counts the request for its client. The platform's counter is per location and returns only yes or no, so there is no
 * remaining count to report.
 *
 * @param times the weight of the request.
 * @throws {Problem} `rate_limited` with Retry-After; `limits_unavailable` if a class of `mustBeCounted` cannot be counted.
 */
export async function countRequest(c: Context<AppEnv>, name: RateClass, times = 1): Promise<void> {
  if (!limitsAreOn(c)) return
  for (let left = times; left > 0; left--) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is over the limit ends it
    if (!(await isWithinLimit(c.env, name, clientOf(c)))) throw rateLimited(name)
  }
}

/** The key under which the client of a request is counted. */
export const clientOf = (c: Context<AppEnv>): string => clientKeyOrShared(c.req.header('cf-connecting-ip'))

/**
 * Counts the parts of one request, such as the entries of a bulk, each in the class of its own endpoint: batching never
 * allows more than direct requests. A class that is spent is not counted again.
 */
export class EntryCounter {
  readonly #c: Context<AppEnv>
  readonly #spent = new Set<RateClass>()

  constructor(c: Context<AppEnv>) {
    this.#c = c
  }

  /**
   * Counts one entry; returns undefined, not a promise, if there is nothing to count.
   *
   * @param name the class of the entry's own endpoint, if it has one.
   * @throws {Problem} `rate_limited`, in the promise.
   */
  count(name: RateClass | undefined): Promise<void> | undefined {
    return name !== undefined && limitsAreOn(this.#c) ? this.#counted(name) : undefined
  }

  async #counted(name: RateClass): Promise<void> {
    if (this.#spent.has(name)) throw rateLimited(name)
    if (await isWithinLimit(this.#c.env, name, clientOf(this.#c))) return
    this.#spent.add(name)
    throw rateLimited(name)
  }
}

/** The refusal of a client that is over its limit. */
export function rateLimited(name: RateClass): Problem {
  const { requestsMax } = rateLimits[name]
  return new Problem(
    'rate_limited',
    {
      en: `More than ${requestsMax} requests in ${ratePeriodSeconds} seconds; try again in ${ratePeriodSeconds} seconds.`,
      th: `เรียกเกิน ${requestsMax} ครั้งใน ${ratePeriodSeconds} วินาที โปรดลองใหม่ใน ${ratePeriodSeconds} วินาที`,
    },
    { headers: { 'Retry-After': String(ratePeriodSeconds), 'RateLimit-Policy': ratePolicy(name) } },
  )
}

/** Requests that store something or cost money: rejected if the counter fails. The others then go on uncounted. */
export const mustBeCounted: ReadonlySet<RateClass> = new Set(['create', 'report', 'speech'])

/** Bindings whose last call failed, in this isolate. */
const failing = new Set<string>()

async function isWithinLimit(env: AppEnv['Bindings'], name: RateClass, client: string): Promise<boolean> {
  const { binding } = rateLimits[name]
  try {
    const { success } = await env[binding].limit({ key: `${name}|${client}` })
    failing.delete(binding)
    return success
  } catch {
    logOnce(binding)
    if (mustBeCounted.has(name)) throw limitsUnavailable()
    return true
  }
}

/** Logs a failing binding (never the client) once, until it has worked again. */
function logOnce(binding: string): void {
  if (failing.has(binding)) return
  failing.add(binding)
  console.error(JSON.stringify({ level: 'error', event: 'rate_limit_failed', binding }))
}

/** The bindings that are missing or failed last, for the health check. */
export function missingLimits(env: AppEnv['Bindings']): string[] {
  if (env.RATE_LIMITS === 'off') return []
  const bindings = Object.values(rateLimits).map(({ binding }) => binding)
  return bindings.filter((binding) => failing.has(binding) || !(env as Partial<AppEnv['Bindings']>)[binding])
}

function limitsUnavailable(): Problem {
  return new Problem(
    'limits_unavailable',
    {
      en: 'Requests cannot be counted at the moment, so this one is not taken; try again later.',
      th: 'ขณะนี้ระบบนับจำนวนคำขอไม่ได้ จึงไม่รับคำขอนี้ โปรดลองใหม่ภายหลัง',
    },
    { headers: { 'Retry-After': String(ratePeriodSeconds) } },
  )
}
