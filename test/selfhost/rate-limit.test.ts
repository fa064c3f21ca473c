import { describe, expect, it } from 'vitest'
import { MemoryRateLimit, rateLimiters } from '../../selfhost/worker/rate-limit.ts'
import { rateLimits } from '../../src/limits.ts'

const answers = async (limiter: RateLimit, keys: readonly string[]): Promise<boolean[]> =>
  Promise.all(keys.map(async (key) => (await limiter.limit({ key })).success))

describe('a limit of two requests a minute', () => {
  it('is one for each client', async () => {
    const limiter = new MemoryRateLimit(2, 60_000, () => 0)
    expect(await answers(limiter, ['a', 'a', 'a', 'b', 'a', 'b'])).toEqual([true, true, false, true, false, true])
  })

  it.for([
    [59_999, false],
    [60_000, true],
  ] as const)('after %i ms a third request passes: %s', async ([laterMs, passes]) => {
    let nowMs = 1_000_000
    const limiter = new MemoryRateLimit(2, 60_000, () => nowMs)
    await answers(limiter, ['a', 'a'])
    nowMs += laterMs
    expect(await answers(limiter, ['a'])).toEqual([passes])
  })

  it('begins again when the clock is set back', async () => {
    let nowMs = 7_200_000
    const limiter = new MemoryRateLimit(2, 60_000, () => nowMs)
    await answers(limiter, ['a', 'a', 'a'])
    nowMs = 3_600_000
    expect(await answers(limiter, ['a', 'a', 'a'])).toEqual([true, true, false])
  })

  it('holds for those who came first when 100,000 others have come', async () => {
    const limiter = new MemoryRateLimit(1, 60_000, () => 0)
    await answers(
      limiter,
      Array.from({ length: 150_000 }, (_, i) => `client ${i}`),
    )
    expect(await answers(limiter, ['client 0', 'client 149999'])).toEqual([false, true])
  })
})

it('there is a limiter for each binding of the service, with its number', async () => {
  const limiters = rateLimiters()
  for (const { binding, requestsMax } of Object.values(rateLimits)) {
    const outcomes = await answers(
      limiters[binding],
      Array.from({ length: requestsMax + 1 }, () => 'a'),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(requestsMax)
  }
})
