import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
  type D1Migration,
} from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { randomCode } from '../../src/links/code.ts'
import { siteKey } from '../../src/links/host-name.ts'
import { recordLink } from '../../src/links/store.ts'
import { expectErrors } from '../log.ts'

/** A day ahead, so that no alarm rings before the test runs it. */
const NOW = Date.now() + 86_400_000
const URL_A = 'https://www.example.org/page?x=1'

interface Row {
  url: string
  clicks: number
  last_click_ms: number | null
  closed_ms: number | null
  reports: number
}

async function made(
  url = URL_A,
): Promise<{ code: string; link: DurableObjectStub<import('../../src/index.ts').ShortLink> }> {
  const code = randomCode((bytes) => crypto.getRandomValues(bytes))
  const link = env.LINK.getByName(code)
  expect(await link.create(code, url, NOW)).toBe(true)
  return { code, link }
}

const recorded = (code: string): Promise<Row | null> =>
  env.DB.prepare('SELECT * FROM link WHERE code = ?').bind(code).first<Row>()

async function recordedReporters(code: string): Promise<string[]> {
  const { results } = await env.DB.prepare('SELECT reporter FROM report WHERE code = ?')
    .bind(code)
    .all<{ reporter: string }>()
  return results.map(({ reporter }) => reporter)
}

const alarmOf = (link: DurableObjectStub): Promise<number | null> =>
  runInDurableObject(link, (_, { storage }) => storage.getAlarm())

/** Empties the object's storage. */
async function lose(link: DurableObjectStub): Promise<void> {
  await runInDurableObject(link, (_, state) => state.storage.deleteAll())
  await evictDurableObject(link)
}

describe('ShortLink', () => {
  it('keeps its first destination when its code is taken', async () => {
    const { code, link } = await made()
    expect(await link.create(code, 'https://other.example/', NOW)).toBe(false)
    expect(await link.info(code, NOW)).toMatchObject({ url: URL_A, clicks: 0, lastClickMs: null })
  })

  it('takes no code that only the record knows: the link there comes back as it was, closed', async () => {
    const code = randomCode((bytes) => crypto.getRandomValues(bytes))
    const recordedLink = {
      code,
      url: URL_A,
      createdMs: NOW,
      closedMs: NOW + 5,
      clicks: 12,
      lastClickMs: NOW + 4,
      reports: 3,
    }
    await recordLink(env.DB, recordedLink, [{ reporter: 'a', reportedMs: NOW + 3, spent: 0 }])
    const link = env.LINK.getByName(code)
    expect(await link.create(code, 'https://stranger.example/', NOW + 10)).toBe(false)
    expect(await link.info(code, NOW)).toMatchObject(recordedLink)
    const { link: lostLink, code: lostCode } = await made()
    await runDurableObjectAlarm(lostLink)
    await lose(lostLink)
    expect(await lostLink.create(lostCode, 'https://stranger.example/', NOW + 10)).toBe(false)
    expect(await lostLink.info(lostCode, NOW)).toMatchObject({ url: URL_A })
  })

  it('is made though the database fails, or hangs for two seconds, and is recorded later', async () => {
    const failures: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => void failures.push(JSON.parse(String(line))))
    onTestFinished(() => void vi.restoreAllMocks())
    for (const batch of [() => Promise.reject(new TypeError('D1_ERROR')), () => new Promise(() => undefined)]) {
      const code = randomCode((bytes) => crypto.getRandomValues(bytes))
      const startMs = Date.now()
      await runInDurableObject(env.LINK.getByName(code), async (instance) => {
        ;(instance as unknown as { env: object }).env = { DB: { prepare: (sql: string) => env.DB.prepare(sql), batch } }
        expect(await instance.create(code, URL_A, NOW)).toBe(true)
      })
      expect(Date.now() - startMs).toBeLessThan(8000)
      await evictDurableObject(env.LINK.getByName(code))
      await runDurableObjectAlarm(env.LINK.getByName(code))
      expect(await recorded(code)).toMatchObject({ url: URL_A })
    }
    expect(failures).toEqual(
      ['TypeError', 'TimeoutError'].map((error) => ({ level: 'error', event: 'link_record_unread', error })),
    )
  })

  it('counts 1,000 opens at once exactly, and still has them after an eviction', async () => {
    const { code, link } = await made()
    await Promise.all(Array.from({ length: 1000 }, () => link.open(code, NOW + 5)))
    await evictDurableObject(link)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 1000, lastClickMs: NOW + 5 })
  })

  it('closes at the third distinct reporter, with an eviction between the second and the third', async () => {
    const { code, link } = await made()
    expect(await link.report(code, 'a', NOW)).toEqual({ url: URL_A, reports: 1, isClosed: false, counted: true })
    expect(await link.report(code, 'a', NOW)).toEqual({ url: URL_A, reports: 1, isClosed: false, counted: false })
    expect(await link.report(code, 'b', NOW)).toEqual({ url: URL_A, reports: 2, isClosed: false, counted: true })
    expect((await link.open(code, NOW))?.closedMs).toBeNull()
    await evictDurableObject(link)
    expect(await link.report(code, 'b', NOW)).toEqual({ url: URL_A, reports: 2, isClosed: false, counted: false })
    expect(await link.report(code, 'c', NOW + 7)).toEqual({ url: URL_A, reports: 3, isClosed: true, counted: true })
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 7)
    expect(await link.report(code, 'd', NOW)).toEqual({ url: URL_A, reports: 3, isClosed: true, counted: false })
    await evictDurableObject(link)
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 7)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 3, reports: 3 })
  })

  it('counts all opens of a shared call, in one write', async () => {
    const { code, link } = await made()
    expect(await link.open(code, NOW + 5, 40)).toEqual({
      url: URL_A,
      createdMs: NOW,
      closedMs: null,
      reports: 0,
      isClosedByOwner: false,
    })
    await evictDurableObject(link)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 40, lastClickMs: NOW + 5 })
  })

  it('never lets the last click go back', async () => {
    const { code, link } = await made()
    for (const later of [10_000, 4000, 7000]) await link.open(code, NOW + later)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 3, lastClickMs: NOW + 10_000 })
    await evictDurableObject(link)
    await link.open(code, NOW)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 4, lastClickMs: NOW + 10_000 })
  })

  it('makes a link twice if its answer was lost, and only then', async () => {
    const { code, link } = await made()
    expect(await link.create(code, URL_A, NOW)).toBe(true)
    expect(await link.create(code, URL_A, NOW + 1)).toBe(false)
    await link.open(code, NOW)
    expect(await link.create(code, URL_A, NOW)).toBe(false)
  })

  it('counts 30 reports by 3 reporters at once as 3', async () => {
    const { code, link } = await made()
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, i) => link.report(code, `r${i % 3}`, NOW)))
    expect(outcomes.filter((outcome) => outcome?.counted)).toHaveLength(3)
  })

  it('stores nothing for a code that names no link', async () => {
    const code = randomCode((bytes) => crypto.getRandomValues(bytes))
    const link = env.LINK.getByName(code)
    expect(await link.open(code, NOW)).toBeUndefined()
    expect(await link.info(code, NOW)).toBeUndefined()
    expect(await link.report(code, 'a', NOW)).toBeUndefined()
    await runInDurableObject(link, async (_, { storage }) => {
      expect(
        storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
      ).toEqual([])
      expect(await storage.getAlarm()).toBeNull()
    })
    expect(await recorded(code)).toBeNull()
  })
})

it('clicks that arrive while a write is becoming durable share the next one', async () => {
  const { code, link } = await made()
  const CLICKS = 200
  const writes = await runInDurableObject(link, async (instance, { storage: { sql } }) => {
    let count = 0
    const exec = sql.exec.bind(sql)
    sql.exec = ((...given: Parameters<typeof exec>) => {
      if (given[0].startsWith('UPDATE link SET clicks')) count++
      return exec(...given)
    }) as typeof sql.exec
    const opens = []
    for (let i = 0; i < CLICKS; i++) {
      opens.push(instance.open(code, NOW))
      // oxlint-disable-next-line no-await-in-loop -- each comes in a turn of its own
      await Promise.resolve()
    }
    await Promise.all(opens)
    return count
  })
  expect(writes).toBeGreaterThan(0)
  expect(writes).toBeLessThan(CLICKS / 10)
  expect(await link.info(code, NOW)).toMatchObject({ clicks: CLICKS })
})

it('shows no click that is not stored yet', async () => {
  const { code, link } = await made()
  await runInDurableObject(link, async (instance, { storage }) => {
    const { promise: synced, resolve: sync } = Promise.withResolvers<void>()
    storage.sync = () => synced
    await instance.open(code, NOW + 1)
    const opening = instance.open(code, NOW + 2) // waits for the first one's write to be durable
    const shown = instance.info(code, NOW + 3)
    expect(await Promise.race([shown, scheduler.wait(50).then(() => 'waiting')])).toBe('waiting')
    sync()
    expect((await shown)?.clicks).toBe(2)
    await opening
    expect(storage.sql.exec('SELECT clicks FROM link').one()).toEqual({ clicks: 2 })
  })
})

it('records no click before it is stored, and then all that were stored with it', async () => {
  const { code, link } = await made()
  await runInDurableObject(link, async (instance, { storage }) => {
    const { promise: synced, resolve: sync } = Promise.withResolvers<void>()
    storage.sync = () => synced
    await instance.open(code, NOW + 1)
    const second = instance.open(code, NOW + 2)
    await scheduler.wait(1) // now it waits for the first one's write to be durable
    const ringing = instance.alarm()
    const third = instance.open(code, NOW + 3)
    expect(await Promise.race([ringing, scheduler.wait(50).then(() => 'waiting')])).toBe('waiting')
    expect(await recorded(code)).toBeNull()
    sync()
    await Promise.all([second, third, ringing])
    expect(await recorded(code)).toMatchObject({ clicks: 3, last_click_ms: NOW + 3 })
  })
})

it('keeps clicks that could not be stored in memory, and stores them with the next', async () => {
  const { code, link } = await made()
  await link.open(code, NOW + 1)
  await runInDurableObject(link, async (instance, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql)
    sql.exec = ((...given: Parameters<typeof exec>) => {
      if (given[0].startsWith('UPDATE link SET clicks')) throw new Error('database or disk is full')
      return exec(...given)
    }) as typeof sql.exec
    expectErrors('link_clicks_unstored')
    expect(await instance.open(code, NOW + 2, 7)).toMatchObject({ url: URL_A })
    expect(exec('SELECT clicks FROM link').one()).toEqual({ clicks: 1 })
    sql.exec = exec
    await instance.open(code, NOW + 4)
    expect(exec('SELECT clicks FROM link').one()).toEqual({ clicks: 9 })
    expect(await instance.info(code, NOW + 5)).toMatchObject({ clicks: 9, lastClickMs: NOW + 4 })
  })
})

describe('the record in D1', () => {
  it('follows by alarm and knows the report set', async () => {
    const { code, link } = await made()
    expect(await recorded(code)).toBeNull()
    await link.open(code, NOW + 1)
    await link.open(code, NOW + 2)
    await link.report(code, 'a', NOW + 3)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recorded(code)).toMatchObject({
      url: URL_A,
      clicks: 2,
      last_click_ms: NOW + 2,
      closed_ms: null,
      reports: 1,
    })
    expect(await recordedReporters(code)).toEqual(['a'])
    await link.report(code, 'b', NOW + 4)
    await link.report(code, 'c', NOW + 5)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recorded(code)).toMatchObject({ closed_ms: NOW + 5, reports: 3 })
    expect(await recordedReporters(code)).toEqual(['a', 'b', 'c'])
  })

  it('follows creation, report and closure at once, clicks after 6 hours', async () => {
    const { code, link } = await made()
    expect(await alarmOf(link)).toBe(NOW)
    await runDurableObjectAlarm(link)
    expect(await alarmOf(link)).toBeNull()
    await link.open(code, NOW + 1000)
    await link.open(code, NOW + 2000)
    await evictDurableObject(link)
    await link.open(code, NOW + 3000)
    expect(await alarmOf(link)).toBe(NOW + 1000 + 6 * 3_600_000)
    await link.report(code, 'a', NOW + 4000)
    expect(await alarmOf(link)).toBe(NOW + 4000)
  })

  it('never counts back and may be written twice', async () => {
    const { code, link } = await made()
    await link.open(code, NOW)
    await runDurableObjectAlarm(link)
    await env.DB.prepare('UPDATE link SET clicks = 50 WHERE code = ?').bind(code).run()
    await link.open(code, NOW)
    await runDurableObjectAlarm(link)
    await link.open(code, NOW)
    await runDurableObjectAlarm(link)
    expect(await recorded(code)).toMatchObject({ clicks: 50 })
  })

  it('never counts back when something else has changed', async () => {
    const { code, link } = await made()
    await link.open(code, NOW)
    await runDurableObjectAlarm(link)
    await env.DB.prepare('UPDATE link SET clicks = 50, last_click_ms = ? WHERE code = ?')
      .bind(NOW + 99, code)
      .run()
    await link.open(code, NOW + 1)
    await link.report(code, 'a', NOW + 2)
    await runDurableObjectAlarm(link)
    expect(await recorded(code)).toMatchObject({ clicks: 50, last_click_ms: NOW + 99, reports: 1 })
  })

  it('follows a report alone, a closure alone and a reopening alone', async () => {
    const { code, link } = await made()
    await runDurableObjectAlarm(link)
    await link.report(code, 'a', NOW + 1)
    await runDurableObjectAlarm(link)
    expect(await recorded(code)).toMatchObject({ reports: 1, closed_ms: null, clicks: 0 })
    await link.close(code, NOW + 2)
    await runDurableObjectAlarm(link)
    expect(await recorded(code)).toMatchObject({ reports: 1, closed_ms: NOW + 2 })
    await link.reopen(code, NOW + 3)
    await runDurableObjectAlarm(link)
    expect(await recorded(code)).toMatchObject({ reports: 0, closed_ms: null })
    expect(await recordedReporters(code)).toEqual([])
  })

  it('does not fail without a change', async () => {
    const { code, link } = await made()
    await runDurableObjectAlarm(link)
    await link.info(code, NOW)
    expect(await runDurableObjectAlarm(link)).toBe(false)
  })

  it('brings an object back whose storage was lost: clicks, reporters, closure', async () => {
    const { code, link } = await made()
    await link.open(code, NOW + 1)
    await link.report(code, 'a', NOW)
    await link.report(code, 'b', NOW)
    await runDurableObjectAlarm(link)
    await lose(link)
    const answers = await Promise.all([link.open(code, NOW + 9), link.open(code, NOW + 9)])
    expect(answers.map((answer) => answer?.url)).toEqual([URL_A, URL_A])
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 3, createdMs: NOW, reports: 2 })
    expect(await link.report(code, 'b', NOW)).toMatchObject({ counted: false })
    expect(await link.report(code, 'c', NOW + 10)).toMatchObject({ isClosed: true })
    await runDurableObjectAlarm(link)
    await lose(link)
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 10)
  })
})

describe('with the database failing', () => {
  it('opens and reports go on, the record is tried again, and arrives in the end', async () => {
    expectErrors('link_record_failed')
    const { code, link } = await made()
    await env.DB.prepare('ALTER TABLE link RENAME TO lost').run()
    try {
      for (let i = 0; i < 5; i++) expect((await link.open(code, NOW))?.url).toBe(URL_A)
      expect(await link.report(code, 'a', NOW)).toMatchObject({ counted: true })
      const delays: number[] = []
      for (let i = 0; i < 10; i++) {
        expect(await runDurableObjectAlarm(link)).toBe(true)
        const next = (await alarmOf(link)) ?? 0
        delays.push((next - Date.now()) / 60_000)
        // Neither a later change nor an eviction brings the next try forward.
        await link.report(code, 'a', NOW)
        await link.open(code, NOW)
        await evictDurableObject(link)
        await link.report(code, 'b', NOW)
        await link.open(code, NOW)
        expect(await alarmOf(link)).toBe(next)
      }
      for (const [i, minutes] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360].entries()) {
        expect(delays[i]).toBeGreaterThan(minutes - 0.1)
        expect(delays[i]).toBeLessThan(minutes * 1.2 + 0.1)
      }
      expect((await link.open(code, NOW))?.url).toBe(URL_A)
    } finally {
      await env.DB.prepare('ALTER TABLE lost RENAME TO link').run()
    }
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recorded(code)).toMatchObject({ clicks: 26, reports: 2 })
    await link.open(code, NOW)
    expect(await alarmOf(link)).toBe(NOW + 6 * 3_600_000)
  })
})

it('after one failed try that was made good, a report is recorded at once again', async () => {
  expectErrors('link_record_failed')
  const { code, link } = await made()
  await env.DB.prepare('ALTER TABLE link RENAME TO lost').run()
  await runDurableObjectAlarm(link)
  await env.DB.prepare('ALTER TABLE lost RENAME TO link').run()
  await runDurableObjectAlarm(link)
  for (const isForgetful of [false, true]) {
    if (isForgetful) await evictDurableObject(link)
    await link.open(code, NOW)
    expect(await alarmOf(link)).toBe(NOW + 6 * 3_600_000)
    await link.report(code, isForgetful ? 'b' : 'a', NOW + 5)
    expect(await alarmOf(link)).toBe(NOW + 5)
    await runDurableObjectAlarm(link)
  }
})

const order = (code: string, closedMs: number): Promise<D1Result> =>
  env.DB.prepare('INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES (?, ?, ?)').bind(code, closedMs, NOW).run()

async function closed() {
  const { code, link } = await made()
  for (const reporter of ['a', 'b', 'c']) await link.report(code, reporter, NOW + 5)
  await runDurableObjectAlarm(link)
  return { code, link }
}

/** Polls a closed link until its object has applied an order. */
async function reopened(code: string, link: DurableObjectStub<import('../../src/index.ts').ShortLink>): Promise<void> {
  await vi.waitFor(
    async () => {
      // Each poll is later than the last, because an object reads orders once in five seconds.
      looks += 5000
      expect(await link.info(code, NOW + looks)).toMatchObject({ closedMs: null, reports: 0, url: URL_A })
    },
    { timeout: 30_000, interval: 20 },
  )
}
let looks = 0

describe("the operator's order to reopen in the database", () => {
  it('is followed when somebody looks at the link, an opening visitor too', async () => {
    const { code, link } = await closed()
    await order(code, NOW + 5)
    expect((await link.open(code, NOW + 100_000))?.closedMs).toBe(NOW + 5)
    await reopened(code, link)
    await vi.waitFor(
      async () => {
        await runDurableObjectAlarm(link)
        expect(await recorded(code)).toMatchObject({ closed_ms: null, reports: 0 })
      },
      { timeout: 30_000 },
    )
    const done = await env.DB.prepare('SELECT done_ms FROM reopening WHERE code = ?')
      .bind(code)
      .first<number>('done_ms')
    expect(done).toBeGreaterThan(0)
  })

  it('never undoes a later closure', async () => {
    const { code, link } = await closed()
    await order(code, NOW + 5)
    await reopened(code, link)
    for (const reporter of ['d', 'e', 'f']) await link.report(code, reporter, NOW + 60)
    for (let i = 0; i < 5; i++) {
      looks += 5000
      expect((await link.info(code, NOW + looks))?.closedMs).toBe(NOW + 60)
    }
  })

  it('that was read before a newer closure does not undo that one', async () => {
    const { code, link } = await closed()
    await order(code, NOW + 5)
    const ordered = Promise.withResolvers<void>()
    const noting = Promise.withResolvers<void>()
    const run = (): Promise<void> => {
      noting.resolve()
      return ordered.promise
    }
    const prepare = (sql: string): D1PreparedStatement => {
      const statement = env.DB.prepare(sql)
      if (!sql.startsWith('UPDATE reopening')) return statement
      return { bind: () => ({ run }) } as unknown as D1PreparedStatement
    }
    await runInDurableObject(link, async (instance) => {
      ;(instance as unknown as { env: object }).env = { DB: { prepare, batch: env.DB.batch.bind(env.DB) } }
      looks += 5000
      await instance.info(code, NOW + looks)
      await noting.promise
      await instance.reopen(code, NOW + looks)
      await instance.close(code, NOW + looks + 1)
      ordered.resolve()
      await scheduler.wait(50)
      expect((await instance.info(code, NOW + looks + 2))?.closedMs).toBe(NOW + looks + 1)
    })
    await evictDurableObject(link)
  })

  it('is looked for once in five seconds', async () => {
    const { code, link } = await closed()
    await runInDurableObject(link, async (instance) => {
      let asked = 0
      const prepare = (sql: string): D1PreparedStatement => {
        if (sql.includes('FROM reopening')) asked++
        return env.DB.prepare(sql)
      }
      ;(instance as unknown as { env: object }).env = { DB: { prepare, batch: env.DB.batch.bind(env.DB) } }
      const counts: number[] = []
      for (const laterMs of [0, 1, 4999, 5000, 9999, 10_000]) {
        await instance.open(code, NOW + 50_000_000 + laterMs)
        counts.push(asked)
      }
      expect(counts).toEqual([1, 1, 1, 2, 2, 3])
    })
    await evictDurableObject(link)
  })

  it('is needed: looking alone reopens nothing, and no alarm is set for it', async () => {
    const { code, link } = await closed()
    await link.info(code, NOW + 200_000)
    expect(await runDurableObjectAlarm(link)).toBe(false)
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 5)
  })

  it('lets a closed link be opened and looked at while the database fails', async () => {
    expectErrors('link_order_unread')
    const { code, link } = await closed()
    await env.DB.prepare('ALTER TABLE reopening RENAME TO lost').run()
    try {
      looks += 5000
      expect((await link.open(code, NOW + looks))?.closedMs).toBe(NOW + 5)
    } finally {
      await env.DB.prepare('ALTER TABLE lost RENAME TO reopening').run()
    }
  })
})

describe('the operator', () => {
  it('closes an open link and opens it again; both are recorded at once', async () => {
    const { code, link } = await made()
    await runDurableObjectAlarm(link)
    expect(await link.close(code, NOW + 7)).toMatchObject({ closedMs: NOW + 7, reports: 0 })
    expect(await alarmOf(link)).toBe(NOW + 7)
    expect((await link.open(code, NOW + 8))?.closedMs).toBe(NOW + 7)
    expect(await link.close(code, NOW + 9)).toMatchObject({ closedMs: NOW + 7 })
    expect(await link.reopen(code, NOW + 10)).toMatchObject({ closedMs: null, clicks: 1 })
    expect((await link.open(code, NOW + 11))?.closedMs).toBeNull()
    expect(await link.reopen(code, NOW + 12)).toMatchObject({ closedMs: null, clicks: 2 })
  })

  it('opens nothing by reopening an open link: its reports and reporters stay', async () => {
    const { code, link } = await made()
    for (const reporter of ['a', 'b']) await link.report(code, reporter, NOW)
    await runDurableObjectAlarm(link)
    expect(await link.reopen(code, NOW + 1)).toMatchObject({ closedMs: null, reports: 2 })
    expect(await alarmOf(link)).toBeNull()
    expect(await link.report(code, 'a', NOW + 2)).toMatchObject({ reports: 2, counted: false })
    expect(await link.report(code, 'c', NOW + 3)).toMatchObject({ reports: 3, isClosed: true })
  })

  it('finds no link under an unknown code', async () => {
    const code = randomCode((bytes) => crypto.getRandomValues(bytes))
    const link = env.LINK.getByName(code)
    expect([await link.close(code, NOW), await link.reopen(code, NOW)]).toEqual([undefined, undefined])
  })
})

describe('a reporter', () => {
  it('who helped to close a link counts no more after a reopening, and the link takes three others', async () => {
    const { code, link } = await closed()
    await link.reopen(code, NOW + 10)
    for (const reporter of ['a', 'b', 'c']) {
      expect(await link.report(code, reporter, NOW + 11)).toMatchObject({ reports: 0, isClosed: false, counted: false })
    }
    await evictDurableObject(link)
    expect(await link.report(code, 'a', NOW + 12)).toMatchObject({ reports: 0, counted: false })
    for (const [i, reporter] of ['d', 'e'].entries()) {
      expect(await link.report(code, reporter, NOW + 13)).toMatchObject({ reports: i + 1, counted: true })
    }
    expect(await link.report(code, 'f', NOW + 14)).toMatchObject({ reports: 3, isClosed: true, counted: true })
    await link.reopen(code, NOW + 15)
    for (const reporter of ['a', 'd', 'f']) {
      expect(await link.report(code, reporter, NOW + 16)).toMatchObject({ reports: 0, counted: false })
    }
  })

  it('stays spent when the storage is lost', async () => {
    const { code, link } = await closed()
    await link.reopen(code, NOW + 10)
    await link.report(code, 'd', NOW + 11)
    await runDurableObjectAlarm(link)
    await lose(link)
    expect(await link.report(code, 'a', NOW + 12)).toMatchObject({ reports: 1, counted: false })
    expect(await link.report(code, 'd', NOW + 13)).toMatchObject({ reports: 1, counted: false })
    expect(await link.report(code, 'e', NOW + 14)).toMatchObject({ reports: 2, counted: true })
  })

  it('stays spent when the operator later closes the link and opens it again', async () => {
    const { code, link } = await closed()
    await link.reopen(code, NOW + 10)
    await link.report(code, 'd', NOW + 11)
    await link.close(code, NOW + 12)
    await link.reopen(code, NOW + 13)
    for (const reporter of ['a', 'b', 'c']) {
      expect(await link.report(code, reporter, NOW + 14)).toMatchObject({ reports: 0, counted: false })
    }
    expect(await link.report(code, 'd', NOW + 15)).toMatchObject({ reports: 1, counted: true })
  })

  it('of a link that the operator closed is not spent, and reports begin at 0', async () => {
    const { code, link } = await made()
    for (const reporter of ['a', 'b']) await link.report(code, reporter, NOW)
    expect(await link.close(code, NOW + 1)).toMatchObject({ reports: 2 })
    expect(await link.report(code, 'c', NOW + 2)).toMatchObject({ isClosed: true, counted: false })
    await link.reopen(code, NOW + 3)
    for (const [i, reporter] of ['a', 'b', 'c'].entries()) {
      expect(await link.report(code, reporter, NOW + 4)).toMatchObject({ reports: i + 1, counted: true })
    }
  })
})

describe('an object of version 1.0', () => {
  it('preserves link, clicks and reporters', async () => {
    const code = randomCode((bytes) => crypto.getRandomValues(bytes))
    const link = env.LINK.getByName(code)
    await runInDurableObject(link, (_, { storage }) => {
      storage.sql.exec(`
        CREATE TABLE link (
          code TEXT PRIMARY KEY, url TEXT NOT NULL, created_ms INTEGER NOT NULL, closed_ms INTEGER,
          clicks INTEGER NOT NULL, last_click_ms INTEGER, reports INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE report (reporter TEXT PRIMARY KEY, reported_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID`)
      storage.sql.exec('INSERT INTO link VALUES (?, ?, ?, NULL, 5, ?, 1)', code, URL_A, NOW, NOW + 3)
      storage.sql.exec("INSERT INTO report VALUES ('a', ?)", NOW)
    })
    await evictDurableObject(link)
    expect(await link.open(code, NOW + 9)).toMatchObject({ url: URL_A })
    expect(await link.report(code, 'a', NOW)).toMatchObject({ reports: 1, counted: false })
    await link.report(code, 'b', NOW)
    expect(await link.report(code, 'c', NOW + 20)).toMatchObject({ isClosed: true })
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 6, lastClickMs: NOW + 9, closedMs: NOW + 20 })
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recorded(code)).toMatchObject({ clicks: 6, closed_ms: NOW + 20, site: 'org.example.www.' })
  })
})

it('finds the site of links that version 1.0 recorded, by the migration', async () => {
  const urls = [
    'https://www.example.org/a.b/c?d.e',
    'http://example.org:8080/',
    'https://example.org./x',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1::1]:8443/x',
    'https://xn--o3cw4h.com/#a.b',
  ]
  const insert = env.DB.prepare('INSERT INTO link (code, url, created_ms, clicks, reports) VALUES (?, ?, 0, 0, 0)')
  await env.DB.batch(urls.map((url, i) => insert.bind(`old-${i}`, url)))
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: D1Migration[] }
  const update = TEST_MIGRATIONS.flatMap(({ queries }) => queries).find((query) => query.includes('WITH RECURSIVE'))
  await env.DB.prepare(update ?? '').run()
  const { results } = await env.DB.prepare("SELECT url, site FROM link WHERE code LIKE 'old-%'").all()
  expect(results).toEqual(urls.map((url) => ({ url, site: siteKey(new URL(url).hostname) })))
})

it('makes an object for each link only', async () => {
  const before = await listDurableObjectIds(env.LINK)
  await made()
  expect(await listDurableObjectIds(env.LINK)).toHaveLength(before.length + 1)
})
