import { MemoryRateLimit } from '../../../selfhost/worker/rate-limit.ts'

/** Makes a rate limiter of its number, as workerd asks of a module behind a wrapped binding. */
const makeLimiter = ({ requestsMax, periodMs }: { requestsMax: number; periodMs: number }): RateLimit =>
  new MemoryRateLimit(requestsMax, periodMs)

export default makeLimiter
