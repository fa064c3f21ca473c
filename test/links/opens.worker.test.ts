import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { callWith, closeLink, info, made, post, TARGET } from './service.ts'

/** A counter like the platform's: says yes a given number of times. */
const counter = (yes: number): { RATE_LIMITS: string; RATE_MISS: RateLimit; counted: string[] } => {
  const counted: string[] = []
  const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
    counted.push(key)
    return Promise.resolve({ success: counted.length <= yes })
  }
  return { RATE_LIMITS: 'on', RATE_MISS: { limit }, counted }
}

/** An object whose first call fails so and whose second would answer. */
const failingOnce = (flags: object): { LINK: object; calls: string[] } => {
  const calls: string[] = []
  const answers = {
    create: true,
    info: { url: TARGET, createdMs: 0, closedMs: null, reports: 0, code: 'k7m2wq9n', clicks: 0, lastClickMs: null },
    report: { url: TARGET, reports: 1, isClosed: false, counted: true },
    open: { url: TARGET, createdMs: 0, closedMs: null, reports: 0 },
  }
  const stub = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      () => {
        calls.push(name)
        return calls.length === 1 ? Promise.reject(Object.assign(new Error('reset'), flags)) : Promise.resolve(answer)
      },
    ]),
  )
  return { LINK: { getByName: () => stub }, calls }
}

describe('codes without a link', () => {
  it('count in the class "miss", HEAD too, and are refused over it as a page', async () => {
    const settings = counter(2)
    const statuses: number[] = []
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await callWith(settings, '/l/22222222', { method, headers: { 'cf-connecting-ip': '203.0.113.5' } })
      statuses.push(answer.status)
      expect(answer.headers.get('ratelimit-policy')).toBe('"miss";q=60;w=60')
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('retry-after')).toBe(answer.status === 429 ? '60' : null)
    }
    expect(statuses).toEqual([404, 404, 429])
    expect(new Set(settings.counted)).toEqual(new Set(['miss|203.0.113.5/32']))
  })

  it('are counted alone: neither links that exist, nor malformed codes, nor the API', async () => {
    const settings = counter(0)
    const { code } = await made()
    await closeLink(code)
    const { code: open } = await made()
    expect((await callWith(settings, `/l/${open}`)).status).toBe(200)
    expect((await callWith(settings, `/l/${code}`)).status).toBe(410)
    expect((await callWith(settings, '/l/k7m2wq9x')).status).toBe(404)
    expect((await callWith(settings, '/api/v1/links/22222222')).status).toBe(404)
    expect(settings.counted).toEqual([])
  })
})

describe('an error that the platform calls retryable', () => {
  it.for([
    ['POST', '/api/v1/links', 201, ['create', 'create']],
    ['GET', '/api/v1/links/k7m2wq9n', 200, ['info', 'info']],
    ['HEAD', '/l/k7m2wq9n', 302, ['info', 'info']],
    ['POST', '/api/v1/links/k7m2wq9n/report', 200, ['report', 'report']],
    ['GET', '/l/k7m2wq9n', 503, ['open']], // may have been counted
  ] as const)('%s %s → %i after %j', async ([method, path, status, calls]) => {
    const failing = failingOnce({ retryable: true })
    const init = path === '/api/v1/links' ? post({ url: TARGET }) : { method }
    expect((await callWith(failing, path, init)).status).toBe(status)
    expect(failing.calls).toEqual(calls)
  })

  it.for([{}, { retryable: false }, { retryable: true, overloaded: true }])('is another than %j', async (flags) => {
    const failing = failingOnce(flags)
    expect((await callWith(failing, '/api/v1/links/k7m2wq9n')).status).toBe(503)
    expect(failing.calls).toEqual(['info'])
  })
})

it('places objects in south-east Asia', async () => {
  const hints: unknown[] = []
  const LINK = {
    getByName: (code: string, options: unknown) => {
      hints.push(options)
      return env.LINK.getByName(code)
    },
  }
  await callWith({ LINK }, '/api/v1/links', post({ url: TARGET }))
  await callWith({ LINK }, '/l/22222222')
  expect(hints).toEqual([{ locationHint: 'apac-se' }, { locationHint: 'apac-se' }])
})

describe('opens of one link at once', () => {
  it('share calls, are all counted, and none is answered from before a closure', async () => {
    const { code } = await made()
    let calls = 0
    const LINK = {
      getByName: (name: string) => ({
        open: async (...given: [string, number, number]) => {
          calls++
          return env.LINK.getByName(name).open(...given)
        },
        report: (...given: [string, string, number]) => env.LINK.getByName(name).report(...given),
      }),
    }
    const answers = await Promise.all(Array.from({ length: 200 }, () => callWith({ LINK }, `/l/${code}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
    expect(calls).toBeLessThan(20)
    expect(await info(code)).toMatchObject({ clicks: 200 })
    await closeLink(code)
    const after = await Promise.all(Array.from({ length: 50 }, () => callWith({ LINK }, `/l/${code}`)))
    expect(after.filter(({ status }) => status === 410)).toHaveLength(50)
    expect(await info(code)).toMatchObject({ clicks: 250 })
  })
})
