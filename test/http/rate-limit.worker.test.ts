import { afterEach, describe, expect, it, vi } from 'vitest'
import { rateLimits } from '../../src/limits.ts'
import { send } from './client.ts'

/** The platform's counter may fail or not be bound at all. */
const failing = { limit: () => Promise.reject(new Error('not reachable')) }
const allFailing = Object.fromEntries(Object.values(rateLimits).map(({ binding }) => [binding, failing]))
const allMissing = Object.fromEntries(Object.values(rateLimits).map(({ binding }) => [binding, undefined]))
const works = { limit: () => Promise.resolve({ success: true }) }
const allWork = Object.fromEntries(Object.values(rateLimits).map(({ binding }) => [binding, works]))

const on = { RATE_LIMITS: 'on', SPEECH_PROVIDER: 'google', GOOGLE_TTS_KEY: 'unused' }
const post = { method: 'POST', body: '{"url":"https://www.example.org/"}' }

const askId = (bindings: object): Promise<Response> =>
  send('/api/v1/tools/thai/id?id=1', { headers: { 'cf-connecting-ip': '203.0.113.7' } }, bindings)

/** The counters that health names as missing. */
async function missing(bindings: object): Promise<string[]> {
  const response = await send('/api/v1/health', {}, bindings)
  const { limits } = await response.json<{ limits: { ready: boolean; missing: string[] } }>()
  expect(limits.ready).toBe(limits.missing.length === 0)
  return limits.missing
}

afterEach(() => void vi.restoreAllMocks())

describe.for([
  { name: 'fail', bindings: { ...on, ...allFailing } },
  { name: 'are missing', bindings: { ...on, ...allMissing } },
])('when the counters $name', ({ bindings }) => {
  it.for([
    ['/api/v1/tools/thai/id?id=1101700203451', {}, 200],
    ['/api/v1/tools/thai/address/all.json', {}, 200],
    ['/api/v1/tools/qr.svg?text=a', {}, 200],
    ['/api/v1/links', post, 503],
    ['/api/v1/links/k7m2wq9n/report', { method: 'POST' }, 503],
    ['/api/v1/tools/thai/speak.mp3?text=ก', {}, 503],
    // A rejected text costs nothing, so it is not counted.
    ['/api/v1/tools/thai/speak.mp3', {}, 400],
  ] as const)('%s answers, or is refused where it must be counted', async ([path, init, status]) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const response = await send(path, init, bindings)
    expect(response.status).toBe(status)
    const body = await response.text()
    if (status !== 503) return
    expect(JSON.parse(body)).toMatchObject({ code: 'limits_unavailable' })
    expect(response.headers.get('retry-after')).toBe('60')
  })

  it('is logged once, without the client, and named by health until it works again', async () => {
    await askId({ ...bindings, ...allWork })
    expect(await missing({ ...bindings, ...allWork })).not.toContain('RATE_DATA')
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await askId(bindings)
    await askId(bindings)
    expect(log.mock.calls).toEqual([['{"level":"error","event":"rate_limit_failed","binding":"RATE_DATA"}']])
    expect(await missing(bindings)).toContain('RATE_DATA')
    await askId({ ...bindings, ...allWork })
    expect(await missing({ ...bindings, ...allWork })).not.toContain('RATE_DATA')
    expect(await missing({ ...bindings, RATE_LIMITS: 'off' })).toEqual([])
  })
})
