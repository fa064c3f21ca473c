import { describe, expect, it } from 'vitest'
import { isStorageFull, UnstoredOpens } from '../../src/links/unstored-opens.ts'

describe('opens that wait to be stored', () => {
  it('add up, with the time of the last, and are taken once', () => {
    const opens = new UnstoredOpens()
    expect(opens.keep('k7m2wq9n', { count: 2, lastMs: 20 })).toBe(true)
    expect(opens.keep('k7m2wq9n', { count: 1, lastMs: 10 })).toBe(true)
    expect(opens.take('k7m2wq9n')).toEqual({ count: 3, lastMs: 20 })
    expect(opens.take('k7m2wq9n')).toBeUndefined()
  })

  it('are those of at most 100,000 links, and more of these', () => {
    const opens = new UnstoredOpens()
    for (let i = 0; i < 100_000; i++) opens.keep(String(i), { count: 1, lastMs: i })
    expect(opens.keep('one more', { count: 1, lastMs: 0 })).toBe(false)
    expect(opens.take('one more')).toBeUndefined()
    expect(opens.keep('7', { count: 1, lastMs: 0 })).toBe(true)
  })
})

// The names are in sqlite.org/rescode.html.
it.for([
  ['database or disk is full: SQLITE_FULL', true],
  ['disk I/O error: SQLITE_IOERR', true],
  ['constraint failed: SQLITE_CONSTRAINT', false],
  ['Network connection lost.', false],
] as const)('an object that fails with "%s" has a full storage: %s', ([message, isFull]) => {
  expect(isStorageFull(new Error(message))).toBe(isFull)
})
