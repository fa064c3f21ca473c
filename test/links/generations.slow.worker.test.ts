import { applyD1Migrations, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { randomCode } from '../../src/links/code.ts'
import { codesInRecords, linkInRecords, recordDatabases, recordState } from '../../src/links/records.ts'
import { recordLink } from '../../src/links/store.ts'
import type { ShortLink } from '../../src/index.ts'
import { expectErrors } from '../log.ts'
import { call, callWith, info, post, report, TARGET, type LinkBody, type ProblemBody } from './service.ts'

type Databases = Pick<Env, 'DB'> & Record<string, D1Database>
const bound = env as unknown as Record<'GENERATION_2' | 'GENERATION_3', D1Database>
const second = bound.GENERATION_2
const third = bound.GENERATION_3
const three = { ...env, DB_2: second, DB_3: third } as unknown as Databases
const NOW = Date.now() + 86_400_000

const newCode = (): string => randomCode((bytes) => crypto.getRandomValues(bytes))
const linkOf = (code: string): DurableObjectStub<ShortLink> => env.LINK.getByName(code)
const recordedIn = (db: D1Database, code: string): Promise<object | null> =>
  db.prepare('SELECT clicks, closed_ms FROM link WHERE code = ?').bind(code).first()

/** Gives an object other databases until its eviction. */
const withDatabases = (code: string, databases: object): Promise<void> =>
  runInDurableObject(linkOf(code), (instance) => {
    ;(instance as unknown as { env: object }).env = { ...env, ...databases }
  })

const rejecting = (message: string) => (): Promise<never> => Promise.reject(new Error(message))

/** A database whose statements all fail. */
const failing = (message: string): D1Database => {
  const fail = rejecting(message)
  return {
    prepare: () => ({ bind: () => ({ all: fail, first: fail, run: fail }) }),
    batch: fail,
  } as unknown as D1Database
}

/** The third database, which reports a size of `usedBytes`. */
const sized = (usedBytes: number, onDay: (sql: string) => void = () => undefined): D1Database =>
  ({
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => ({
        all: async () => {
          onDay(sql)
          const { results, meta } = await third
            .prepare(sql)
            .bind(...values)
            .all()
          return { results, meta: { ...meta, size_after: usedBytes } }
        },
        run: () =>
          third
            .prepare(sql)
            .bind(...values)
            .run(),
      }),
    }),
    batch: third.batch.bind(third),
  }) as unknown as D1Database

/** Makes the storage of an object fail for the statements that `refuses` selects. */
const refusing = (code: string, refuses: (sql: string) => boolean): Promise<void> =>
  runInDurableObject(linkOf(code), (_, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql)
    storage.sql.exec = ((...given: Parameters<typeof exec>) => {
      if (refuses(given[0])) throw new Error('database or disk is full: SQLITE_FULL')
      return exec(...given)
    }) as typeof exec
  })

beforeAll(async () => {
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1] }
  for (const db of [second, third]) await applyD1Migrations(db, TEST_MIGRATIONS)
})
afterEach(() => void vi.restoreAllMocks())

describe('the databases of the record', () => {
  it('are the bindings DB, DB_2, DB_3 … by their number, and no other binding', () => {
    const names = { DB_10: 10, DB_2: 2, DB_1: 1, DB_0: 0, DB_02: 2, DB_X: 3, MY_DB_4: 4, DB: 'first' }
    expect(recordDatabases(names as unknown as Databases)).toEqual([
      { number: 1, db: 'first' },
      { number: 2, db: 2 },
      { number: 10, db: 10 },
    ])
  })

  it('are asked for codes together', async () => {
    const codes = [newCode(), newCode(), newCode()]
    for (const [at, { db }] of recordDatabases(three).entries()) {
      await recordLink(db, aLink(codes[at] ?? ''), [])
    }
    expect(await codesInRecords(three, [...codes, newCode()])).toEqual(new Set(codes))
    for (const [at, code] of codes.entries()) expect(await linkInRecords(three, code)).toMatchObject({ record: at + 1 })
    expect(await linkInRecords(three, newCode())).toBeUndefined()
  })

  it('answer for a link although another fails; without an answer the link may be there', async () => {
    const code = newCode()
    await recordLink(second, aLink(code), [])
    const broken = { prepare: (sql: string) => env.DB.prepare(sql), batch: rejecting('D1_ERROR') }
    const databases = { ...three, DB_3: broken } as unknown as Databases
    expect(await linkInRecords(databases, code)).toMatchObject({ link: { code }, record: 2 })
    await expect(linkInRecords(databases, newCode())).rejects.toThrow('D1_ERROR')
  })
})

const aLink = (code: string) => ({
  code,
  url: TARGET,
  createdMs: NOW,
  closedMs: null,
  clicks: 7,
  lastClickMs: NOW,
  reports: 0,
})

describe('a link', () => {
  it('is recorded in the newest database, stays there when a newer one comes, and comes back from it', async () => {
    const code = newCode()
    const link = linkOf(code)
    await withDatabases(code, { DB_2: second })
    expect(await link.create(code, TARGET, NOW)).toBe(true)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recordedIn(second, code)).toEqual({ clicks: 0, closed_ms: null })
    expect(await recordedIn(env.DB, code)).toBeNull()

    await evictDurableObject(link)
    await withDatabases(code, { DB_2: second, DB_3: third })
    await link.open(code, NOW + 1)
    await link.close(code, NOW + 2)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recordedIn(second, code)).toEqual({ clicks: 1, closed_ms: NOW + 2 })
    expect(await recordedIn(third, code)).toBeNull()

    await runInDurableObject(link, (_, state) => state.storage.deleteAll())
    await evictDurableObject(link)
    await withDatabases(code, { DB_2: second, DB_3: third })
    expect(await link.info(code, NOW + 3)).toMatchObject({ clicks: 1, closedMs: NOW + 2 })
    await link.reopen(code, NOW + 4)
    await runDurableObjectAlarm(link)
    expect(await recordedIn(second, code)).toEqual({ clicks: 1, closed_ms: null })
  })

  it('made before there were several stays in the first', async () => {
    const code = newCode()
    const link = linkOf(code)
    await runInDurableObject(link, (_, { storage }) => {
      storage.sql.exec(`CREATE TABLE link (code TEXT PRIMARY KEY, url TEXT NOT NULL, created_ms INTEGER NOT NULL,
        closed_ms INTEGER, clicks INTEGER NOT NULL, last_click_ms INTEGER, reports INTEGER NOT NULL) STRICT, WITHOUT ROWID`)
      storage.sql.exec('INSERT INTO link VALUES (?, ?, ?, NULL, 4, NULL, 0)', code, TARGET, NOW)
    })
    await evictDurableObject(link)
    await withDatabases(code, { DB_2: second, DB_3: third })
    await link.close(code, NOW + 5)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recordedIn(env.DB, code)).toEqual({ clicks: 4, closed_ms: NOW + 5 })
    expect(await recordedIn(third, code)).toBeNull()
  })

  it('of a binding that is gone is served, and recorded once the binding is back', async () => {
    const code = newCode()
    const link = linkOf(code)
    await withDatabases(code, { DB_2: second })
    await link.create(code, TARGET, NOW)
    await withDatabases(code, {})
    expectErrors('link_record_failed')
    await runDurableObjectAlarm(link)
    expect(await link.open(code, NOW + 1)).toMatchObject({ url: TARGET, closedMs: null })
    expect(await recordedIn(env.DB, code)).toBeNull()
    await withDatabases(code, { DB_2: second })
    await runDurableObjectAlarm(link)
    expect(await recordedIn(second, code)).toEqual({ clicks: 1, closed_ms: null })
  })

  it('follows an order in its own database', async () => {
    const code = newCode()
    const link = linkOf(code)
    await withDatabases(code, { DB_2: second })
    await link.create(code, TARGET, NOW)
    await link.close(code, NOW + 1)
    await runDurableObjectAlarm(link)
    await second
      .prepare('INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES (?, ?, ?)')
      .bind(code, NOW + 1, NOW)
      .run()
    await link.info(code, NOW + 10_000)
    await vi.waitFor(async () => expect(await link.info(code, NOW + 10_001)).toMatchObject({ closedMs: null }), {
      timeout: 30_000,
    })
  })
})

interface Health {
  status: string
  links: { createdToday: number; records: object }
}
const health = async (settings: object): Promise<Health> => (await callWith(settings, '/api/v1/health')).json()

describe('how full the record is', () => {
  it('health tells the newest database by its own size, and sums the links of the day', async () => {
    expect((await call('/api/v1/links', post({ url: TARGET }))).status).toBe(201)
    const before = await health({})
    expect(before.links.createdToday).toBeGreaterThan(0)
    expect(before.links.records).toEqual({
      database: 1,
      databases: 1,
      usedBytes: (await env.DB.prepare('SELECT 1').all()).meta.size_after,
      maxBytes: 10_000_000_000,
      full: false,
    })
    expect((await callWith({ DB_3: third }, '/api/v1/links', post({ url: TARGET }))).status).toBe(201)
    const { status, links } = await health({ DB_3: sized(123_456_789), PLAN: 'free' })
    expect(status).toBe('ok')
    expect(links.createdToday).toBe(before.links.createdToday + 1)
    expect(links.records).toMatchObject({ database: 3, databases: 2, usedBytes: 123_456_789, maxBytes: 500_000_000 })
  })

  it('at 80 % health is ok, links are made, and the log says once a day what to do', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-01T05:00:00Z') })
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    const make = (usedBytes: number): Promise<Response> =>
      callWith({ DB_3: sized(usedBytes) }, '/api/v1/links', post({ url: TARGET }))
    expect((await make(7_999_999_999)).status).toBe(201)
    expect(lines).not.toHaveBeenCalled()
    for (const day of [2, 3]) {
      vi.setSystemTime(Date.parse(`2031-03-0${day}T05:00:00Z`))
      for (let i = 0; i < 3; i++) expect((await make(8_000_000_000)).status).toBe(201)
      expect(lines).toHaveBeenCalledTimes(day - 1)
    }
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toEqual({
      level: 'error',
      event: 'link_record_filling',
      database: 3,
      usedBytes: 8_000_000_000,
      maxBytes: 10_000_000_000,
      todo: expect.stringContaining('docs/links.md'),
    })
    const { status, links } = await health({ DB_3: sized(8_000_000_000) })
    expect([status, links.records]).toMatchObject(['ok', { full: false }])
    vi.useRealTimers()
  })

  it.for([
    ['at 98 %', () => sized(9_800_000_000)],
    ['D1: the database', () => failing('D1_ERROR: Exceeded maximum DB size')],
    ['D1: the account', () => failing('D1_ERROR: Exceeded maximum account storage limit')],
    ['SQLite', () => failing('D1_ERROR: database or disk is full: SQLITE_FULL')],
  ] as const)('%s: a creation is 503 and counts nothing; opens, reports and closures go on', async ([, database]) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const full = { DB_3: database() }
    const { code, closeToken } = (await (await call('/api/v1/links', post({ url: TARGET }))).json()) as LinkBody
    await withDatabases(code, full)
    const before = await third.prepare('SELECT total(links) AS links FROM link_budget').first('links')
    const refused = await callWith(full, '/api/v1/links', post({ url: TARGET }))
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'storage_unavailable', detail: expect.stringContaining('full') })
    expect(await third.prepare('SELECT total(links) AS links FROM link_budget').first('links')).toBe(before)
    expect((await callWith(full, `/l/${code}`)).status).toBe(200)
    expect(await info(code)).toMatchObject({ clicks: 1, status: 'open' })
    expect(await (await report(code, '203.0.113.9')).json()).toMatchObject({ reports: 1, counted: true })
    const closed = await callWith(full, `/api/v1/links/${code}/close`, post({ closeToken }))
    expect(await closed.json()).toMatchObject({ status: 'closed' })
  })

  it('a full record is told once a day, however many creations it refuses', async () => {
    onTestFinished(() => void vi.useRealTimers())
    const lines = vi.spyOn(console, 'error').mockReturnValue()
    const full = { DB_3: sized(9_900_000_000) }
    for (const day of [1, 2]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2031-04-0${day}T05:00:00Z`) })
      for (let i = 0; i < 3; i++)
        expect((await callWith(full, '/api/v1/links', post({ url: TARGET }))).status).toBe(503)
      expect(lines.mock.calls.filter(([line]) => String(line).includes('link_record_full'))).toHaveLength(day)
    }
  })

  it('a link is made with one statement for its day, as with one database', async () => {
    const statements: string[] = []
    const answer = await callWith(
      { DB_2: second, DB_3: sized(4096, (sql) => statements.push(sql)) },
      '/api/v1/links',
      post({ url: TARGET }),
    )
    expect(answer.status).toBe(201)
    expect(statements).toHaveLength(1)
  })
})

describe('an object whose storage takes no writes', () => {
  it('sends visitors on, and counts them as soon as it can be stored', async () => {
    const { code } = (await (await call('/api/v1/links', post({ url: TARGET }))).json()) as LinkBody
    expect((await call(`/l/${code}`)).status).toBe(200)
    let isFull = true
    await refusing(code, (sql) => isFull && !sql.startsWith('SELECT'))
    expectErrors('link_clicks_unstored')
    expect((await call(`/l/${code}`)).status).toBe(200)
    expect((await call(`/l/${code}`)).status).toBe(200)
    const stored = () =>
      runInDurableObject(linkOf(code), (_, { storage }) => storage.sql.exec('SELECT clicks FROM link').one()['clicks'])
    expect(await stored()).toBe(1)
    isFull = false
    expect((await call(`/l/${code}`)).status).toBe(200)
    expect(await stored()).toBe(4)
    await evictDurableObject(linkOf(code))
    expect(await info(code)).toMatchObject({ clicks: 4 })
  })

  it('counts them without a further visitor too', { timeout: 40_000 }, async () => {
    const { code } = (await (await call('/api/v1/links', post({ url: TARGET }))).json()) as LinkBody
    await call(`/l/${code}`)
    let isFull = true
    await refusing(code, (sql) => isFull && !sql.startsWith('SELECT'))
    expectErrors('link_clicks_unstored')
    await call(`/l/${code}`)
    isFull = false
    const stored = () =>
      runInDurableObject(linkOf(code), (_, { storage }) => storage.sql.exec('SELECT clicks FROM link').one()['clicks'])
    await vi.waitFor(async () => expect(await stored()).toBe(2), { timeout: 30_000, interval: 500 })
  })

  it('makes no link: 503', async () => {
    const create = rejecting('database or disk is full: SQLITE_FULL')
    vi.spyOn(console, 'error').mockReturnValue()
    const answer = await callWith({ LINK: { getByName: () => ({ create }) } }, '/api/v1/links', post({ url: TARGET }))
    expect([answer.status, (await answer.json<ProblemBody>()).code]).toEqual([503, 'storage_unavailable'])
  })
})

it('a day without a new link has none in any database', async () => {
  expect(await recordState(three, '1999-01-01')).toMatchObject({ createdToday: 0, database: 3, databases: 3 })
})
