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
 * Counts the request for its client. The platform's counter is per location and only says yes or no, so there is no
 * remaining count to report.
 *
 * @throws {Problem} `rate_limited` with Retry-After; `limits_unavailable` when a class that must be counted cannot be.
 */
export async function countRequest(c: Context<AppEnv>, name: RateClass): Promise<void> {
  if (!limitsAreOn(c)) return
  const { requestsMax } = rateLimits[name]
  if (await isWithinLimit(c.env, name, clientKeyOrShared(c.req.header('cf-connecting-ip')))) return
  throw new Problem(
    'rate_limited',
    {
      en: `More than ${requestsMax} requests in ${ratePeriodSeconds} seconds; try again in ${ratePeriodSeconds} seconds.`,
      th: `เรียกเกิน ${requestsMax} ครั้งใน ${ratePeriodSeconds} วินาที โปรดลองใหม่ใน ${ratePeriodSeconds} วินาที`,
    },
    { headers: { 'Retry-After': String(ratePeriodSeconds), 'RateLimit-Policy': ratePolicy(name) } },
  )
}

/** Requests that store something or cost money: without a count they are refused. The others go on uncounted. */
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

/** Names the binding, never the client; again only after it has worked. */
function logOnce(binding: string): void {
  if (failing.has(binding)) return
  failing.add(binding)
  console.error(JSON.stringify({ level: 'error', event: 'rate_limit_failed', binding }))
}

/** The bindings that are missing or failed last, for the health answer. */
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
