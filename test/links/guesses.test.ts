import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Guesses } from '../../src/links/guesses.ts'
import { KnownCodes } from '../../src/links/known-codes.ts'

const NOW = 1_000_000
const stay = (): void => undefined
const unasked = (): never => expect.fail('looked')
const failing = (): Promise<never> => Promise.reject(new Error('D1_ERROR'))

describe('codes that are known', () => {
  it('are as many as allowed, and the oldest is forgotten first', () => {
    const known = new KnownCodes(2)
    for (const code of ['a', 'b', 'a', 'c']) known.add(code)
    expect(['a', 'b', 'c'].map((code) => known.has(code))).toEqual([false, true, true])
  })
})

describe('a client over its misses', () => {
  it('is over them until its time is up, and no other is', () => {
    const guesses = new Guesses(0)
    guesses.spend('203.0.113.5/32', NOW + 60_000)
    expect(guesses.hasSpent('203.0.113.5/32', NOW + 59_999)).toBe(true)
    expect(guesses.hasSpent('203.0.113.6/32', NOW)).toBe(false)
    expect(guesses.hasSpent('203.0.113.5/32', NOW + 60_000)).toBe(false)
  })

  it('is over them no longer when the clock is set back', () => {
    const guesses = new Guesses(0)
    guesses.spend('203.0.113.5/32', NOW + 60_000)
    expect(guesses.hasSpent('203.0.113.5/32', NOW - 1)).toBe(false)
  })

  it('is remembered among 10,000 others, and not for ever among more', () => {
    const guesses = new Guesses(0)
    guesses.spend('first', NOW + 60_000)
    guesses.spend('second', NOW + 60_000)
    for (let i = 0; i < 9998; i++) guesses.spend(`client ${i}`, NOW + 60_000)
    guesses.spend('first', NOW + 60_000) // again: now it is the newest
    expect(guesses.hasSpent('first', NOW)).toBe(true)
    guesses.spend('one more', NOW + 60_000)
    guesses.spend('and one more', NOW + 60_000)
    expect(guesses.hasSpent('first', NOW)).toBe(true)
    expect(guesses.hasSpent('second', NOW)).toBe(false)
  })
})

describe('a code', () => {
  it('that was seen is looked up nowhere', async () => {
    const guesses = new Guesses(0)
    guesses.know('k7m2wq9n')
    expect(await guesses.isLink('k7m2wq9n', NOW, unasked, stay)).toBe(true)
  })

  it('is a link if the record has it, and is then known', async () => {
    const guesses = new Guesses(0)
    const looked: (readonly string[])[] = []
    const look = (codes: readonly string[]): Promise<ReadonlySet<string>> => {
      looked.push(codes)
      return Promise.resolve(new Set(['22222222']))
    }
    expect(await guesses.isLink('22222222', NOW, look, stay)).toBe(true)
    expect(await guesses.isLink('22222222', NOW, look, stay)).toBe(true)
    expect(await guesses.isLink('another', NOW, look, stay)).toBe(false)
    expect(looked).toEqual([['22222222'], ['another']])
  })

  it('waits with others for one statement, which has each of them', async () => {
    const guesses = new Guesses(5)
    const looked: (readonly string[])[] = []
    const look = (codes: readonly string[]): Promise<ReadonlySet<string>> => {
      looked.push(codes)
      return Promise.resolve(new Set(codes.filter((code) => code.endsWith('7'))))
    }
    const codes = Array.from({ length: 1000 }, (_, i) => `code ${i}`)
    const found = await Promise.all(codes.map((code) => guesses.isLink(code, NOW, look, stay)))
    expect(found).toEqual(codes.map((code) => code.endsWith('7')))
    expect(looked.map(({ length }) => length)).toEqual([1, 999])
  })

  it('waits for the pause before it is looked up, and no longer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const look = vi.fn<(codes: readonly string[]) => Promise<ReadonlySet<string>>>((codes) =>
      Promise.resolve(new Set(codes)),
    )
    const asked = new Guesses(250).isLink('22222222', NOW, look, stay)
    await vi.advanceTimersByTimeAsync(249)
    expect(look).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(look).toHaveBeenCalledOnce()
    expect(await asked).toBe(true)
  })

  it('has no answer when the record has none, for nobody who waited', async () => {
    const guesses = new Guesses(5)
    const asked = ['a', 'b', 'c'].map((code) => guesses.isLink(code, NOW, failing, stay))
    const ends = await Promise.allSettled(asked)
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})

it('that a later statement took along, after one that hung, is not said to be no link', async () => {
  const guesses = new Guesses(0)
  const hung = Promise.withResolvers<ReadonlySet<string>>()
  const looked: (readonly string[])[] = []
  const look = (codes: readonly string[]): Promise<ReadonlySet<string>> => {
    looked.push(codes)
    return looked.length === 1 ? hung.promise : Promise.resolve(new Set(codes))
  }
  const first = guesses.isLink('first', NOW, look, stay)
  await vi.waitFor(() => expect(looked).toHaveLength(1), { timeout: 30_000 })
  const second = guesses.isLink('second', NOW + 1000, look, stay)
  expect(await guesses.isLink('third', NOW + 60_000, look, stay)).toBe(true)
  expect(looked).toEqual([['first'], ['second', 'third']])
  hung.resolve(new Set())
  expect(await first).toBe(false)
  await expect(second).rejects.toThrow(Error)
})
