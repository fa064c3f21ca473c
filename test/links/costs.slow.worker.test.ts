import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { counted } from '../../bench/service/link-rows.ts'
import { randomCode } from '../../src/links/code.ts'
import type { ShortLink } from '../../src/index.ts'

type Stub = DurableObjectStub<ShortLink>

const HOUR_MS = 3_600_000
/** Ahead of the real clock, so that alarms ring only when the test runs them. */
const START = Date.now() + 30 * 24 * HOUR_MS

/** Rows written since the last `spent()`, by objects (setting an alarm is a row) and by D1. */
const rows = { object: 0, database: 0 }
/** Rows that D1 read for objects with empty storage. */
let looked = 0
function spent(): { object: number; database: number } {
  const { object, database } = rows
  Object.assign(rows, { object: 0, database: 0 })
  return { object, database }
}

/** Counts the rows that the object writes. Each eviction drops its memory and with it the counter. */
async function metered(link: Stub): Promise<void> {
  await runInDurableObject(link, (instance, { storage }) => {
    const { sql } = storage
    const exec = sql.exec.bind(sql)
    sql.exec = ((...given: Parameters<typeof exec>) => {
      const cursor = exec(...given)
      const { rowsWritten } = cursor
      rows.object += rowsWritten
      return cursor
    }) as typeof sql.exec
    const setAlarm = storage.setAlarm.bind(storage)
    storage.setAlarm = (...given: Parameters<typeof setAlarm>) => {
      rows.object++
      return setAlarm(...given)
    }
    const database = (instance as unknown as { env: { DB: D1Database } }).env.DB
    ;(instance as unknown as { env: object }).env = { ...env, DB: meteredDatabase(database) }
  })
}

function meteredDatabase(database: D1Database): Pick<D1Database, 'prepare' | 'batch'> {
  return {
    prepare: (sql: string) => database.prepare(sql),
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await database.batch<T>(statements)
      for (const { meta } of results) rows.database += meta.rows_written
      if (results.every(({ meta }) => meta.rows_written === 0)) for (const { meta } of results) looked += meta.rows_read
      return results
    },
  }
}

const alarmOf = (link: Stub): Promise<number | null> => runInDurableObject(link, (_, { storage }) => storage.getAlarm())

async function made(): Promise<{ code: string; link: Stub }> {
  const code = randomCode((bytes) => crypto.getRandomValues(bytes))
  const link: Stub = env.LINK.getByName(code)
  await metered(link)
  await link.create(code, 'https://www.example.org/page?x=1', Date.now())
  return { code, link }
}

/** Runs the alarm if it is due. @returns whether it was. */
async function runDueAlarm(link: Stub): Promise<boolean> {
  const alarmMs = await alarmOf(link)
  if (alarmMs === null || alarmMs > Date.now()) return false
  return runDurableObjectAlarm(link)
}

const at = (ms: number): void => void vi.useFakeTimers({ toFake: ['Date'], now: ms })
afterEach(() => void vi.useRealTimers())

/** One open after an hour without visitors. */
async function hourOf({ code, link }: { code: string; link: Stub }, hour: number): Promise<void> {
  await evictDurableObject(link)
  await metered(link)
  await link.open(code, Date.now())
  await runDueAlarm(link)
  if (hour === 24) expect(await link.info(code, Date.now())).toMatchObject({ clicks: 24 })
}

// 60 s are too short beside four busy loops.
describe('rows written', { timeout: 180_000 }, () => {
  it('a link opened once an hour: at most 1.3 of the object and 0.3 of D1 an open, over a day and 100 links', async () => {
    at(START)
    const links = await Promise.all(Array.from({ length: 100 }, made))
    for (const { link } of links) expect(await runDueAlarm(link)).toBe(true)
    spent()
    for (let hour = 1; hour <= 24; hour++) {
      at(START + hour * HOUR_MS)
      await Promise.all(links.map((link) => hourOf(link, hour)))
    }
    const { object, database } = spent()
    console.log(`an hourly open: ${object / 2400} rows of the object, ${database / 2400} of D1`)
    expect(object / 2400).toBeLessThanOrEqual(1.3)
    expect(object / 2400).toBeGreaterThanOrEqual(1)
    expect(database / 2400).toBeLessThanOrEqual(0.3)
    expect(database).toBeGreaterThan(0)
    // The cost tables in docs/links.md are calculated from these.
    expect(object / 2400).toBeCloseTo(counted.quietOpen.objectRows, 1)
    expect(database / 2400).toBeCloseTo(counted.quietOpen.databaseRows, 1)
  })

  it('a creation, a report and a closure, each with its record', async () => {
    at(START)
    const { code, link } = await made()
    await runDueAlarm(link)
    const creation = spent()
    const reports = []
    for (const reporter of ['a', 'b', 'c']) {
      await link.report(code, reporter, Date.now())
      await runDueAlarm(link)
      reports.push(spent())
    }
    console.log(`a creation: ${JSON.stringify(creation)}; reports: ${JSON.stringify(reports)}`)
    expect(creation).toEqual({ object: 4, database: 3 })
    // The fourth database row is the daily count.
    expect(creation).toEqual({ object: counted.creation.objectRows, database: counted.creation.databaseRows - 1 })
    expect(looked).toBe(0) // a free code has no row to read
    for (const { object, database } of reports) {
      expect(object).toBeLessThanOrEqual(5)
      expect(database).toBeLessThanOrEqual(4)
    }
    // Reading the link's info writes nothing, open or closed.
    await link.info(code, Date.now())
    expect(spent()).toEqual({ object: 0, database: 0 })
  })
})

it(
  '1,000 links that cannot be recorded make at most 12 tries each in the first day',
  { timeout: 600_000 },
  async () => {
    at(START)
    vi.spyOn(console, 'error').mockReturnValue()
    const counts: number[] = []
    for (let i = 0; i < 1000; i++) {
      const code = randomCode((bytes) => crypto.getRandomValues(bytes))
      const tries = await runInDurableObject(env.LINK.getByName(code), (link, { storage }) =>
        triesOfDay(link, storage, code),
      )
      counts.push(tries)
    }
    vi.restoreAllMocks()
    console.log(`tries in the first day: ${Math.min(...counts)} to ${Math.max(...counts)}`)
    expect(Math.max(...counts)).toBeLessThanOrEqual(12)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10)
  },
)

/** Creates a link with a failing database and runs its alarms of a day, with a report after each. */
async function triesOfDay(link: ShortLink, storage: DurableObjectStorage, code: string): Promise<number> {
  let tries = 0
  const batch = (): Promise<never> => {
    tries++
    return Promise.reject(new Error('D1_ERROR: full'))
  }
  const failing = { ...env, DB: { prepare: (sql: string) => env.DB.prepare(sql), batch } }
  ;(link as unknown as { env: object }).env = failing
  at(START)
  await link.create(code, 'https://www.example.org/', START)
  tries = 0 // creation looked the code up in the record
  for (;;) {
    const alarmMs = await storage.getAlarm()
    if (alarmMs === null || alarmMs > START + 24 * HOUR_MS) return tries
    at(Math.max(START, alarmMs))
    await link.alarm()
    await link.report(code, 'a', Date.now())
  }
}
