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
 * remaining count to tell.
 *
 * @throws {Problem} `rate_limited` with Retry-After.
 */
export async function countRequest(c: Context<AppEnv>, name: RateClass): Promise<void> {
  if (!limitsAreOn(c)) return
  const { binding, requestsMax } = rateLimits[name]
  const { success } = await c.env[binding].limit({
    key: `${name}|${clientKeyOrShared(c.req.header('cf-connecting-ip'))}`,
  })
  if (success) return
  throw new Problem(
    'rate_limited',
    {
      en: `More than ${requestsMax} requests in ${ratePeriodSeconds} seconds; try again in ${ratePeriodSeconds} seconds.`,
      th: `เรียกเกิน ${requestsMax} ครั้งใน ${ratePeriodSeconds} วินาที โปรดลองใหม่ใน ${ratePeriodSeconds} วินาที`,
    },
    { headers: { 'Retry-After': String(ratePeriodSeconds), 'RateLimit-Policy': ratePolicy(name) } },
  )
}
