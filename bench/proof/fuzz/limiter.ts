import { MemoryRateLimit } from '../../../selfhost/worker/rate-limit.ts'

/** Makes a rate limiter from its limits, the function workerd expects of a module for a wrapped binding. */
const makeLimiter = ({ requestsMax, periodMs }: { requestsMax: number; periodMs: number }): RateLimit =>
  new MemoryRateLimit(requestsMax, periodMs)

export default makeLimiter
