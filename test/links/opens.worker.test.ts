import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { randomCode } from '../../src/links/code.ts'
import { recordLink } from '../../src/links/store.ts'
import { callWith, closeLink, info, made, post, TARGET } from './service.ts'
import { expectErrors } from '../log.ts'

/** A counter like the platform's, which succeeds `yes` times. */
const counter = (yes: number): { RATE_LIMITS: string; RATE_MISS: RateLimit; counted: string[] } => {
  const counted: string[] = []
  const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
    counted.push(key)
    return Promise.resolve({ success: counted.length <= yes })
  }
  return { RATE_LIMITS: 'on', RATE_MISS: { limit }, counted }
}

/**
 * Throws as workerd does when the disk is full: the commit fails after the object's code has run, so the open fails and
 * nothing of it is stored, while the link can still be read (seen with `npm run full-disk`).
 */
const onFullDisk = (isFull: () => boolean): { LINK: object } => ({
  LINK: {
    getByName: (code: string) => {
      const stub = env.LINK.getByName(code)
      const open = (...given: Parameters<typeof stub.open>): unknown =>
        isFull()
          ? Promise.reject(
              Object.assign(new Error('database or disk is full: SQLITE_FULL'), { durableObjectReset: true }),
            )
          : stub.open(...given)
      return { open, info: (...given: Parameters<typeof stub.info>): unknown => stub.info(...given) }
    },
  },
})

describe('on a full disk', () => {
  it('a link is opened, its opens are counted when there is room again, and the log says it once', async () => {
    expectErrors('link_open_unstored')
    let isFull = true
    const settings = onFullDisk(() => isFull)
    const { code } = await made()
    const openIt = async (): Promise<number> => (await callWith(settings, `/l/${code}`)).status
    expect([await openIt(), await openIt(), await openIt()]).toEqual([200, 200, 200])
    expect(await info(code)).toMatchObject({ clicks: 0 })
    isFull = false
    expect(await openIt()).toBe(200)
    expect(await info(code)).toMatchObject({ clicks: 4 })
    expect(await openIt()).toBe(200)
    expect(await info(code)).toMatchObject({ clicks: 5 })
  })

  it('an open is counted without a further visitor too, after ten seconds', async () => {
    expectErrors('link_open_unstored')
    const later: (() => void)[] = []
    const usual = globalThis.setTimeout
    const afterTen = (run: () => void, ms?: number): unknown => (ms === 10_000 ? later.push(run) : usual(run, ms))
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(afterTen as typeof setTimeout)
    onTestFinished(() => void vi.restoreAllMocks())
    let isFull = true
    const { code } = await made()
    expect(
      (
        await callWith(
          onFullDisk(() => isFull),
          `/l/${code}`,
        )
      ).status,
    ).toBe(200)
    isFull = false
    for (const run of later) run()
    await vi.waitFor(async () => expect(await info(code)).toMatchObject({ clicks: 1 }))
  })

  it('a closed link stays closed', async () => {
    expectErrors('link_open_unstored')
    const { code } = await made()
    await closeLink(code)
    const settings = onFullDisk(() => true)
    expect((await callWith(settings, `/l/${code}`)).status).toBe(410)
  })
})

/** An object whose first call fails with `flags` and whose second would succeed. */
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

  it.for([
    ['GET', ''],
    ['HEAD', ''],
    ['GET', '/qr.png'],
    ['POST', '/report'],
    ['POST', '/close', { closeToken: 'AAECAwQFBgcICQoLDA0ODw' }],
  ] as const)('count there too by %s /api/v1/links/{code}%s', async ([method, end, body]) => {
    const settings = counter(1)
    const client = `198.51.100.${method.length}${end.length}`
    const statuses: number[] = []
    for (const code of ['22222222', '3333333x']) {
      const headers = { 'cf-connecting-ip': client, 'content-type': 'application/json' }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      statuses.push((await callWith(settings, `/api/v1/links/${code}${end}`, init)).status)
    }
    expect(statuses).toEqual([404, 429])
    expect(settings.counted).toEqual([`miss|${client}/32`, `miss|${client}/32`])
  })

  it('are counted alone: neither links that exist, nor malformed codes', async () => {
    const settings = counter(0)
    const { code } = await made()
    await closeLink(code)
    const { code: open } = await made()
    expect((await callWith(settings, `/l/${open}`)).status).toBe(200)
    expect((await callWith(settings, `/l/${code}`)).status).toBe(410)
    expect((await callWith(settings, '/l/k7m2wq9x')).status).toBe(404)
    expect((await callWith(settings, `/api/v1/links/${open}`)).status).toBe(200)
    expect((await callWith(settings, `/api/v1/links/${code}/qr.png`)).status).toBe(410)
    expect((await callWith(settings, '/api/v1/links/k7m2wq9x')).status).toBe(404)
    expect(settings.counted).toEqual([])
  })
})

/** Records the objects that a request calls and its database statements. */
const metered = (): { LINK: object; DB: object; objects: string[]; statements: string[] } => {
  const objects: string[] = []
  const statements: string[] = []
  const LINK = {
    getByName: (code: string) => {
      objects.push(code)
      return env.LINK.getByName(code)
    },
  }
  const DB = {
    prepare: (sql: string) => {
      statements.push(sql)
      return env.DB.prepare(sql)
    },
  }
  return { LINK, DB, objects, statements }
}

const randomCodes = (count: number): string[] =>
  Array.from({ length: count }, () => randomCode((bytes) => crypto.getRandomValues(bytes)))

describe('a client over its misses', () => {
  let clients = 0
  let headers: Record<string, string>
  beforeEach(() => {
    headers = { 'cf-connecting-ip': `198.51.100.${++clients}` }
  })
  const open = (settings: object, code: string, method = 'GET'): Promise<Response> =>
    callWith(settings, `/l/${code}`, { method, headers })
  const spend = async (limit: object): Promise<void> =>
    expect((await open(limit, randomCodes(1)[0] ?? '')).status).toBe(429)

  it('is refused 1,500 codes without a call to any object and with one statement in a quarter of a second', async () => {
    const limit = counter(0)
    await spend(limit)
    const meter = metered()
    const startMs = Date.now()
    const settings = { ...limit, LINK: meter.LINK, DB: meter.DB }
    const statuses = await Promise.all(randomCodes(1500).map(async (code) => (await open(settings, code)).status))
    expect(new Set(statuses)).toEqual(new Set([429]))
    expect(meter.objects).toEqual([])
    expect(meter.statements.length).toBeLessThanOrEqual(2 + (Date.now() - startMs) / 250)
    expect(limit.counted).toHaveLength(1)
  })

  it('is refused as a page with the policy, for a HEAD too', async () => {
    const limit = counter(0)
    await spend(limit)
    const [code = ''] = randomCodes(1)
    for (const method of ['GET', 'HEAD']) {
      const answer = await open(limit, code, method)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
      expect([answer.headers.get('retry-after'), answer.headers.get('ratelimit-policy')]).toEqual([
        '60',
        '"miss";q=60;w=60',
      ])
    }
  })

  it('opens every link: one that this isolate has seen, and one that only the record knows', async () => {
    const limit = counter(0)
    await spend(limit)
    const { code } = await made()
    const [imported = ''] = randomCodes(1)
    await recordLink(
      env.DB,
      { code: imported, url: TARGET, createdMs: Date.now(), closedMs: null, clicks: 7, lastClickMs: null, reports: 0 },
      [],
    )
    const meter = metered()
    const settings = { ...limit, LINK: meter.LINK, DB: meter.DB }
    expect((await open(settings, code)).status).toBe(200)
    expect(meter.statements).toEqual([])
    expect((await open(settings, imported)).status).toBe(200)
    expect((await open(settings, imported, 'HEAD')).status).toBe(200)
    expect(meter.objects).toEqual([code, imported, imported])
    expect(meter.statements).toHaveLength(1)
    expect(await info(imported)).toMatchObject({ clicks: 8 })
  })

  it('reaches the object when the record does not answer', async () => {
    const limit = counter(0)
    await spend(limit)
    const DB = { prepare: () => ({ bind: () => ({ all: () => Promise.reject(new Error('D1_ERROR')) }) }) }
    const code = await createdElsewhere()
    expect((await open({ ...limit, DB }, code)).status).toBe(200)
  })

  it('is nobody where limits are off', async () => {
    await spend(counter(0))
    expect((await open({ RATE_LIMITS: 'off' }, randomCodes(1)[0] ?? '')).status).toBe(404)
  })

  it('may miss again after a minute', async () => {
    await spend(counter(0))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await open(counter(1), randomCodes(1)[0] ?? '')).status).toBe(404)
  })
})

/** Creates a link through its object alone, so that this isolate has not seen it. */
async function createdElsewhere(): Promise<string> {
  const [code = ''] = randomCodes(1)
  expect(await env.LINK.getByName(code).create(code, TARGET, Date.now())).toBe(true)
  return code
}

describe('an error that the platform calls retryable', () => {
  it.for([
    ['POST', '/api/v1/links', 201, ['create', 'create']],
    ['GET', '/api/v1/links/k7m2wq9n', 200, ['info', 'info']],
    ['HEAD', '/l/k7m2wq9n', 302, ['info', 'info']],
    ['POST', '/api/v1/links/k7m2wq9n/report', 200, ['report', 'report']],
    ['GET', '/l/k7m2wq9n', 503, ['open']], // may have been counted
  ] as const)('%s %s → %i after %j', async ([method, path, status, calls]) => {
    expectErrors(...(status === 503 ? ['link_object_failed'] : []))
    const failing = failingOnce({ retryable: true })
    const init = path === '/api/v1/links' ? post({ url: TARGET }) : { method }
    expect((await callWith(failing, path, init)).status).toBe(status)
    expect(failing.calls).toEqual(calls)
  })

  it.for([{}, { retryable: false }, { retryable: true, overloaded: true }])('is another than %j', async (flags) => {
    expectErrors('link_object_failed')
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
