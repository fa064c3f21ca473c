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
