import { evictDurableObject, listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { randomCode } from '../../src/links/code.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
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

/** Empties the object's storage, as a disaster would. */
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

  it('counts 1,000 opens at once exactly, and keeps them through an eviction', async () => {
    const { code, link } = await made()
    await Promise.all(Array.from({ length: 1000 }, () => link.open(code, NOW + 5)))
    await evictDurableObject(link)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 1000, lastClickMs: NOW + 5 })
  })

  it('closes at the third distinct reporter, with an eviction between the second and the third', async () => {
    const { code, link } = await made()
    expect(await link.report(code, 'a', NOW)).toEqual({ reports: 1, isClosed: false, counted: true })
    expect(await link.report(code, 'a', NOW)).toEqual({ reports: 1, isClosed: false, counted: false })
    expect(await link.report(code, 'b', NOW)).toEqual({ reports: 2, isClosed: false, counted: true })
    expect((await link.open(code, NOW))?.closedMs).toBeNull()
    await evictDurableObject(link)
    expect(await link.report(code, 'b', NOW)).toEqual({ reports: 2, isClosed: false, counted: false })
    expect(await link.report(code, 'c', NOW + 7)).toEqual({ reports: 3, isClosed: true, counted: true })
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 7)
    expect(await link.report(code, 'd', NOW)).toEqual({ reports: 3, isClosed: true, counted: false })
    await evictDurableObject(link)
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 7)
    expect(await link.info(code, NOW)).toMatchObject({ clicks: 3, reports: 3 })
  })

  it('forgets who reported when it closes', async () => {
    const { code, link } = await made()
    for (const reporter of ['a', 'b', 'c']) await link.report(code, reporter, NOW)
    const kept = await runInDurableObject(link, (_, { storage }) => storage.sql.exec('SELECT * FROM report').toArray())
    expect(kept).toEqual([])
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
    expect(await recordedReporters(code)).toEqual([])
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

  it('is no alarm without a change', async () => {
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
    const { code, link } = await made()
    await env.DB.prepare('ALTER TABLE link RENAME TO lost').run()
    try {
      for (let i = 0; i < 5; i++) expect((await link.open(code, NOW))?.url).toBe(URL_A)
      expect(await link.report(code, 'a', NOW)).toMatchObject({ counted: true })
      expect(await runDurableObjectAlarm(link)).toBe(true)
      const next = await runInDurableObject(link, (_, { storage }) => storage.getAlarm())
      expect(next).toBeGreaterThan(Date.now() + 30_000)
      expect((await link.open(code, NOW))?.url).toBe(URL_A)
    } finally {
      await env.DB.prepare('ALTER TABLE lost RENAME TO link').run()
    }
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await recorded(code)).toMatchObject({ clicks: 6, reports: 1 })
  })
})

const order = (code: string, closedMs: number): Promise<D1Result> =>
  env.DB.prepare('INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES (?, ?, ?)').bind(code, closedMs, NOW).run()

async function closed() {
  const { code, link } = await made()
  for (const reporter of ['a', 'b', 'c']) await link.report(code, reporter, NOW + 5)
  await runDurableObjectAlarm(link)
  return { code, link }
}

describe("the operator's order to reopen", () => {
  it('is followed after somebody looks at the link', async () => {
    const { code, link } = await closed()
    await order(code, NOW + 5)
    expect((await link.info(code, NOW))?.closedMs).toBe(NOW + 5)
    expect(await runDurableObjectAlarm(link)).toBe(true)
    expect(await link.info(code, NOW)).toMatchObject({ closedMs: null, reports: 0, url: URL_A })
    expect(await recorded(code)).toMatchObject({ closed_ms: null, reports: 0 })
    const done = await env.DB.prepare('SELECT done_ms FROM reopening WHERE code = ?')
      .bind(code)
      .first<number>('done_ms')
    expect(done).toBeGreaterThan(0)
  })

  it('never undoes a later closure', async () => {
    const { code, link } = await closed()
    await order(code, NOW + 5)
    await link.info(code, NOW)
    await runDurableObjectAlarm(link)
    for (const reporter of ['a', 'b', 'c']) await link.report(code, reporter, NOW + 60)
    await runDurableObjectAlarm(link)
    await link.info(code, NOW)
    await runDurableObjectAlarm(link)
    expect((await link.info(code, NOW))?.closedMs).toBe(NOW + 60)
  })

  it('is needed: looking alone reopens nothing', async () => {
    const { code, link } = await closed()
    await link.info(code, NOW)
    await runDurableObjectAlarm(link)
    expect((await link.open(code, NOW))?.closedMs).toBe(NOW + 5)
  })
})

it('makes an object for each link only', async () => {
  const before = await listDurableObjectIds(env.LINK)
  await made()
  expect(await listDurableObjectIds(env.LINK)).toHaveLength(before.length + 1)
})
