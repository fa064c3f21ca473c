import { afterEach, expect, it, vi } from 'vitest'
import { mayMakeLink } from '../../src/links/daily-budget.ts'

afterEach(() => void vi.restoreAllMocks())

const answering = (first: () => Promise<unknown>): D1Database =>
  ({ prepare: () => ({ bind: () => ({ first }) }) }) as unknown as D1Database

it.for([
  ['an error', new TypeError('D1_ERROR: no such table'), 'TypeError'],
  ['something else', 'D1_ERROR', 'unknown'],
] as const)(
  'a database that fails with %s stops no link, and is logged without its words',
  async ([, thrown, name]) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failing = answering(() => Promise.reject(thrown))
    expect(await mayMakeLink(failing, '2026-11-22', 5)).toBe(true)
    expect(log.mock.calls).toEqual([[`{"level":"error","event":"link_budget_uncounted","error":"${name}"}`]])
  },
)

it('a database that hangs is waited for two seconds', async () => {
  vi.useFakeTimers()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const hanging = mayMakeLink(
    answering(() => new Promise(() => {})),
    '2026-11-22',
    5,
  )
  let answered = false
  void hanging.then(() => (answered = true))
  await vi.advanceTimersByTimeAsync(1999)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await hanging).toBe(true)
  expect(log.mock.calls).toEqual([['{"level":"error","event":"link_budget_uncounted","error":"TimeoutError"}']])
  vi.useRealTimers()
})

it.for([
  [{ links: 5 }, true],
  [null, false],
] as const)('a count of %j', async ([row, may]) => {
  expect(
    await mayMakeLink(
      answering(() => Promise.resolve(row)),
      '2026-11-22',
      5,
    ),
  ).toBe(may)
})
