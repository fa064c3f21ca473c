import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  broken,
  call,
  callWith,
  closeLink,
  HOUR_MS,
  info,
  made,
  post,
  report,
  START,
  TARGET,
  type ProblemBody,
} from './service.ts'
import { expectErrors } from '../log.ts'

afterEach(() => void vi.useRealTimers())
const at = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: ms })

const operator = (
  deed: 'close' | 'reopen',
  code: string,
  settings: object = { OPERATOR_SECRET: 's3cret' },
  authorization = 'Bearer s3cret',
): Promise<Response> =>
  callWith(settings, `/api/v1/operator/links/${code}/${deed}`, { method: 'POST', headers: { authorization } })

describe("the operator's routes", () => {
  it('close and reopen a link for the next open', async () => {
    const { code } = await made()
    const answer = await operator('close', code)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    expect(await answer.json()).toMatchObject({
      code,
      status: 'closed',
      closedAt: expect.stringMatching(/Z$/),
      clicks: 0,
    })
    const page = await call(`/l/${code}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('operator of this service closed it')
    const problem = await (await call(`/api/v1/links/${code}/qr.png`)).json<ProblemBody>()
    expect(problem).toMatchObject({
      code: 'link_closed',
      detail: 'The link was closed by the operator of this service.',
    })
    expect(await (await operator('reopen', code)).json()).toMatchObject({ status: 'open', closedAt: null, clicks: 1 })
    expect((await call(`/l/${code}`)).status).toBe(200)
  })

  it('open a link again that reports have closed, for which those reporters are spent', async () => {
    const { code } = await made()
    await closeLink(code)
    expect(await (await operator('reopen', code)).json()).toMatchObject({ status: 'open' })
    for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2']) {
      expect(await (await report(code, address)).json()).toMatchObject({ status: 'open', reports: 0, counted: false })
    }
    expect(await (await report(code, '203.0.113.4')).json()).toMatchObject({ reports: 1, counted: true })
  })

  it('take the previous secret too while it is set, and nothing without a present one', async () => {
    const { code } = await made()
    const both = { OPERATOR_SECRET: 'new', OPERATOR_SECRET_PREVIOUS: 'old' }
    const statuses = async (settings: object): Promise<number[]> =>
      Promise.all(
        ['new', 'old', ''].map(async (each) => (await operator('close', code, settings, `Bearer ${each}`)).status),
      )
    expect(await statuses(both)).toEqual([200, 200, 401])
    expect(await statuses({ OPERATOR_SECRET: 'new', OPERATOR_SECRET_PREVIOUS: '' })).toEqual([200, 401, 401])
    expect(await statuses({ OPERATOR_SECRET_PREVIOUS: 'old' })).toEqual([404, 404, 404])
  })

  it.for([undefined, '', '  '])('are not there with OPERATOR_SECRET %j', async (secret) => {
    const { code } = await made()
    for (const authorization of ['Bearer s3cret', 'Bearer ', `Bearer ${secret}`, '']) {
      const answer = await operator('close', code, { OPERATOR_SECRET: secret }, authorization)
      expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([404, 'route_not_found'])
    }
    expect((await call(`/l/${code}`)).status).toBe(200)
  })

  it.for(['', 'Bearer', 'Bearer ', 'Bearer s3cre', 'Bearer s3crets', 'Bearer S3CRET', 'Basic czNjcmV0', 's3cret'])(
    'refuse "%s"',
    async (authorization) => {
      const { code } = await made()
      const answer = await operator('close', code, undefined, authorization)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect((await answer.json<ProblemBody>()).code).toBe('unauthorized')
      expect((await call(`/l/${code}`)).status).toBe(200)
    },
  )

  it('answer 404 for codes without a link, to the operator alone', async () => {
    for (const code of ['22222222', 'k7m2wq9x', 'x']) {
      expect((await (await operator('close', code)).json<ProblemBody>()).code).toBe('link_not_found')
      expect((await operator('reopen', code, undefined, 'Bearer wrong')).status).toBe(401)
    }
  })

  it('count wrong secrets as misses, and the right one never', async () => {
    const counted: string[] = []
    const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
      counted.push(key)
      return Promise.resolve({ success: counted.length <= 2 })
    }
    const settings = { OPERATOR_SECRET: 's3cret', RATE_LIMITS: 'on', RATE_MISS: { limit } }
    const { code } = await made()
    const statuses: number[] = []
    for (const secret of ['right', 'wrong', 'wrong', 's3cret', 'wrong', 's3cret']) {
      statuses.push((await operator('close', code, settings, `Bearer ${secret}`)).status)
    }
    expect(statuses).toEqual([401, 401, 429, 200, 429, 200])
    expect(counted).toHaveLength(4)
  })

  it('are not in the index', async () => {
    expect(await (await call('/api/v1')).text()).not.toContain('operator')
  })
})

describe('BLOCKED_HOSTS', () => {
  const blocking = { BLOCKED_HOSTS: ' bad.org, ไทย.com ,,203.0.113.9' }

  it('says of a reported link to such a host that it is closed, and counts the report', async () => {
    const { code } = await made('https://www.bad.org/')
    const reported = (settings: object): Promise<Response> =>
      callWith(settings, `/api/v1/links/${code}/report`, { method: 'POST' })
    expect(await (await reported(blocking)).json()).toMatchObject({ status: 'closed', reports: 1, counted: true })
    expect(await (await reported({})).json()).toMatchObject({ status: 'open', reports: 1, counted: false })
  })

  it.for([
    ['https://bad.org/', 400],
    ['https://www.bad.org:8443/x', 400],
    ['https://BAD.org./', 400],
    ['https://ร้าน.ไทย.com/', 400],
    ['https://203.0.113.9/', 400],
    ['https://notbad.org/', 201],
    ['https://bad.org.uk/', 201],
  ] as const)('creation of %s → %i', async ([url, status]) => {
    const answer = await callWith(blocking, '/api/v1/links', post({ url }))
    expect(answer.status).toBe(status)
    if (status === 400) expect((await answer.json<ProblemBody>()).code).toBe('destination_not_allowed')
  })

  it('closes links that lead there for as long as it lasts, and counts their opens', async () => {
    const { code } = await made('https://www.bad.org/prize')
    const page = await callWith(blocking, `/l/${code}`)
    expect(page.status).toBe(410)
    expect(await page.text()).not.toContain('bad.org')
    expect((await callWith(blocking, `/l/${code}`, { method: 'HEAD' })).status).toBe(410)
    const link = await (await callWith(blocking, `/api/v1/links/${code}`)).json()
    expect(link).toMatchObject({
      status: 'closed',
      closedAt: null,
      clicks: 1,
      destinationUrl: 'https://www.bad.org/prize',
    })
    const qr = await callWith(blocking, `/api/v1/links/${code}/qr.png`)
    expect([qr.status, await qr.json()]).toMatchObject([410, { code: 'link_closed', closedAt: null }])
    expect((await call(`/l/${code}`)).status).toBe(200)
    expect(await info(code)).toMatchObject({ status: 'open', clicks: 2 })
  })
})

it('OWN_HOSTS: a second host of the service is not a destination', async () => {
  const settings = { OWN_HOSTS: 'sala.somebody.workers.dev' }
  const answer = await callWith(
    settings,
    '/api/v1/links',
    post({ url: 'https://sala.somebody.workers.dev/l/k7m2wq9n' }),
  )
  expect(await answer.json<ProblemBody>()).toMatchObject({ detail: 'url must not lead back to this service.' })
  expect((await callWith(settings, '/api/v1/links', post({ url: 'https://www.workers.dev/' }))).status).toBe(201)
})

const health = async (settings: object): Promise<object> =>
  (await (await callWith(settings, '/api/v1/health')).json<{ links: object }>()).links

const create = (dailyMax: string, url = TARGET): Promise<Response> =>
  callWith({ LINKS_DAILY: dailyMax }, '/api/v1/links', post({ url }))

describe('LINKS_DAILY', () => {
  it('is exact when many come at once, and health reports it', async () => {
    at(START + 400 * 24 * HOUR_MS)
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await create('25')).status))
    expect(statuses.filter((status) => status === 201)).toHaveLength(25)
    expect(statuses.filter((status) => status === 503)).toHaveLength(35)
    expect(await health({ LINKS_DAILY: '25' })).toMatchObject({ createdToday: 25, dailyMax: 25, unusable: [] })
    const refused = await create('25')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '18000']) // 19:00 in Bangkok
    expect((await refused.json<ProblemBody>()).code).toBe('links_budget_exhausted')
    at(START + 400 * 24 * HOUR_MS + 5 * HOUR_MS) // midnight in Bangkok
    expect((await create('25')).status).toBe(201)
    expect(await health({ LINKS_DAILY: '25' })).toMatchObject({ createdToday: 1 })
  })

  it('counts neither a refused URL nor a link that could not be made', async () => {
    expectErrors('link_object_failed')
    at(START + 500 * 24 * HOUR_MS)
    expect((await create('1', 'http://localhost/')).status).toBe(400)
    expect((await callWith({ LINKS_DAILY: '1', ...broken }, '/api/v1/links', post({ url: TARGET }))).status).toBe(503)
    await vi.waitFor(async () => expect(await health({})).toMatchObject({ createdToday: 0 }), { timeout: 30_000 })
    expect((await create('1')).status).toBe(201)
    expect((await create('1')).status).toBe(503)
    expect((await create('0')).status).toBe(503)
  })

  it('stops no creation while the database fails or hangs', async () => {
    expectErrors('link_budget_uncounted')
    const failing = { prepare: () => ({ bind: () => ({ first: () => Promise.reject(new Error('D1_ERROR')) }) }) }
    expect((await callWith({ DB: failing }, '/api/v1/links', post({ url: TARGET }))).status).toBe(201)
    const hanging = { prepare: () => ({ bind: () => ({ first: () => new Promise(() => undefined) }) }) }
    expect((await callWith({ DB: hanging }, '/api/v1/links', post({ url: TARGET }))).status).toBe(201)
  })
})

it.for([
  [{}, []],
  [{ INTERSTITIAL_HOURS: '', LINKS_DAILY: ' ', BLOCKED_HOSTS: '', OWN_HOSTS: '' }, []],
  [
    { INTERSTITIAL_HOURS: '12.5', LINKS_DAILY: '0', BLOCKED_HOSTS: 'bad.org,*.worse.org', OWN_HOSTS: 'a.workers.dev' },
    [],
  ],
  [{ INTERSTITIAL_HOURS: 'a day' }, ['INTERSTITIAL_HOURS']],
  [{ INTERSTITIAL_HOURS: '-1', LINKS_DAILY: 'many' }, ['INTERSTITIAL_HOURS', 'LINKS_DAILY']],
  [{ BLOCKED_HOSTS: 'bad.org, https://worse.org/' }, ['BLOCKED_HOSTS']],
  [{ BLOCKED_HOSTS: 'bad.org/path', OWN_HOSTS: 'a b' }, ['BLOCKED_HOSTS', 'OWN_HOSTS']],
] as const)('health names settings that cannot be read: %j → %j', async ([settings, unusable]) => {
  const { links } = await (await callWith(settings, '/api/v1/health')).json<{ links: { unusable: string[] } }>()
  expect(links.unusable).toEqual(unusable)
})
