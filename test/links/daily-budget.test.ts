import { afterEach, expect, it, vi } from 'vitest'
import { mayMakeLink } from '../../src/links/daily-budget.ts'

afterEach(() => void vi.restoreAllMocks())

const answering = (all: () => Promise<unknown>): { DB: D1Database; LINKS_DAILY: string } => ({
  DB: { prepare: () => ({ bind: () => ({ all }) }) } as unknown as D1Database,
  LINKS_DAILY: '5',
})

it.for([
  ['an error', new TypeError('D1_ERROR: no such table'), 'TypeError'],
  ['something else', 'D1_ERROR', 'unknown'],
] as const)(
  'a database that fails with %s stops no link, and is logged without its words',
  async ([, thrown, name]) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failing = answering(() => Promise.reject(thrown))
    expect(await mayMakeLink(failing, '2026-11-22')).toBe('granted')
    expect(log.mock.calls).toEqual([[`{"level":"error","event":"link_budget_uncounted","error":"${name}"}`]])
  },
)

it('a database that hangs is waited for two seconds', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const hanging = mayMakeLink(
    answering(() => new Promise(() => {})),
    '2026-11-22',
  )
  let answered = false
  void hanging.then(() => (answered = true))
  await vi.advanceTimersByTimeAsync(1999)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hanging).toBe('granted')
  expect(log.mock.calls).toEqual([['{"level":"error","event":"link_budget_uncounted","error":"TimeoutError"}']])
  vi.useRealTimers()
})

it.for([
  [[{ links: 5 }], 'granted'],
  [[], 'day spent'],
] as const)('a count of %j', async ([results, may]) => {
  const database = answering(() => Promise.resolve({ results, meta: { size_after: 4096 } }))
  expect(await mayMakeLink(database, '2026-11-22')).toBe(may)
})

const sized = (usedBytes: () => number, giveBack: () => Promise<unknown>): { DB: D1Database; LINKS_DAILY: string } => ({
  DB: {
    prepare: () => ({
      bind: () => ({
        all: () => Promise.resolve({ results: [{ links: 1 }], meta: { size_after: usedBytes() } }),
        run: giveBack,
      }),
    }),
  } as unknown as D1Database,
  LINKS_DAILY: '5',
})

it('a record that fills and is full on one day is logged as both, and a full one grants nothing, whatever fails', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  let usedBytes = 8_500_000_000
  const database = sized(
    () => usedBytes,
    () => Promise.reject(new Error('D1_ERROR')),
  )
  expect(await mayMakeLink(database, '2026-11-23')).toBe('granted')
  usedBytes = 9_990_000_000
  expect(await mayMakeLink(database, '2026-11-23')).toBe('full')
  const events = log.mock.calls.map(([line]) => (JSON.parse(line as string) as { event: string }).event)
  expect(events).toEqual(['link_record_filling', 'link_record_full'])
})
