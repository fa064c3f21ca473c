import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpenFailed, SharedOpens } from '../../src/links/shared-opens.ts'

const WAIT_MS = 10_000

interface Sent {
  readonly count: number
  readonly lastMs: number
  readonly answer: (value: string) => void
  readonly fail: (error: Error) => void
}

/** A link's object that answers when the test says so. */
function rig() {
  const opens = new SharedOpens<string>(WAIT_MS)
  const sent: Sent[] = []
  const kept: Promise<string>[] = []
  const open = (nowMs = Date.now(), key = 'k7m2wq9n'): Promise<string> =>
    opens.open(
      key,
      nowMs,
      (count, lastMs) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        sent.push({ count, lastMs, answer: resolve, fail: reject })
        return promise
      },
      (opening) => kept.push(opening),
    )
  return { open, sent, kept }
}

const ignored = (): void => undefined

function throwing(): Promise<string> {
  throw new RangeError('planted')
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
/** The answer of an open, or the name of its error. */
const outcome = (opening: Promise<string>): Promise<string> => opening.catch((error: Error) => error.name)

afterEach(() => void vi.useRealTimers())

describe('SharedOpens', () => {
  it('sends a lone open at once', async () => {
    const { open, sent } = rig()
    const opening = open(5)
    expect(sent).toMatchObject([{ count: 1, lastMs: 5 }])
    sent[0]?.answer('a')
    expect(await opening).toBe('a')
  })

  it('gathers what arrives while a call is under way into the next call, which no earlier open joins', async () => {
    const { open, sent } = rig()
    const first = open(1)
    const others = [open(2), open(9), open(4)]
    expect(sent).toHaveLength(1)
    sent[0]?.answer('before the closure')
    await settled()
    expect(sent).toMatchObject([{ count: 1 }, { count: 3, lastMs: 9 }])
    const late = open(10)
    sent[1]?.answer('closed')
    expect(await Promise.all([first, ...others])).toEqual(['before the closure', 'closed', 'closed', 'closed'])
    await settled()
    expect(sent[2]).toMatchObject({ count: 1, lastMs: 10 })
    sent[2]?.answer('closed')
    expect(await late).toBe('closed')
  })

  it('frees the line: the next lone open is sent at once', async () => {
    const { open, sent } = rig()
    for (let i = 0; i < 3; i++) {
      const opening = open()
      expect(sent).toHaveLength(i + 1)
      sent[i]?.answer('a')
      await opening
    }
  })

  it('fails everybody who shared a call that failed, and frees the line', async () => {
    const { open, sent } = rig()
    const openings = [open(), open(), open()].map(outcome)
    sent[0]?.answer('a')
    await settled()
    sent[1]?.fail(new TypeError('overloaded'))
    // Only the open that made the call gets the error itself.
    expect(await Promise.all(openings)).toEqual(['a', 'TypeError', 'OpenFailed'])
    const next = open()
    expect(sent).toHaveLength(3)
    sent[2]?.answer('b')
    expect(await next).toBe('b')
  })

  it('serves those who waited even if a call has failed', async () => {
    const { open, sent } = rig()
    const first = outcome(open())
    const second = open()
    sent[0]?.fail(new Error('planted'))
    await settled()
    sent[1]?.answer('a')
    expect([await first, await second]).toEqual(['Error', 'a'])
  })

  it('fails synchronously thrown calls like others', async () => {
    const opens = new SharedOpens<string>(WAIT_MS)
    expect(await outcome(opens.open('a', 0, throwing, ignored))).toBe('RangeError')
    expect(await opens.open('a', 0, () => Promise.resolve('well'), ignored)).toBe('well')
  })

  it('lets an open leave at its deadline, uncounted, and no one wait for a call that hangs', async () => {
    vi.useFakeTimers()
    const { open, sent } = rig()
    void outcome(open())
    const waiting = outcome(open())
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1)
    const later = outcome(open())
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe(new OpenFailed().name)
    await vi.advanceTimersByTimeAsync(1)
    const fresh = open()
    expect(sent).toHaveLength(2) // not after the first, which hangs
    sent[1]?.answer('a')
    expect(await fresh).toBe('a')
    sent[0]?.answer('b') // at last
    await vi.advanceTimersByTimeAsync(0)
    expect(sent[2]).toMatchObject({ count: 1 }) // the open that still waits, without the one that left
    sent[2]?.answer('c')
    expect(await later).toBe('c')
  })

  it('keeps those alive who make a call: the lone, and the first of those who wait', async () => {
    const { open, sent, kept } = rig()
    const openings = [open(), open(), open(), open()]
    expect(kept).toEqual([openings[0], openings[1]])
    sent[0]?.answer('a')
    await settled()
    openings.push(open(), open())
    expect(kept).toEqual([openings[0], openings[1], openings[4]])
    sent[1]?.answer('b')
    await settled()
    sent[2]?.answer('c')
    expect(await Promise.all(openings)).toEqual(['a', 'b', 'b', 'b', 'c', 'c'])
  })

  it('never shares a call between links', () => {
    const { open, sent } = rig()
    for (const key of ['a', 'b', 'c']) void open(0, key)
    expect(sent).toHaveLength(3)
  })
})

it('counts every open exactly once, has one call under way, and answers nobody from a call sent before the open began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('open', 'answer', 'fail', 'turn'), { maxLength: 60 }), async (steps) => {
      const opens = new SharedOpens<number>(WAIT_MS)
      const calls: { count: number; end: (isWell: boolean) => void }[] = []
      let ended = 0
      const results: Promise<{ began: number; call: number }>[] = []
      const open = (): void => {
        const began = calls.length
        const sent = async (count: number): Promise<number> => {
          const { promise, resolve, reject } = Promise.withResolvers<number>()
          const call = calls.length
          calls.push({ count, end: (isWell) => (isWell ? resolve(call) : reject(new Error('planted'))) })
          expect(calls.length - ended).toBe(1)
          return promise
        }
        results.push(
          opens.open('a', 0, sent, ignored).then(
            (call) => ({ began, call }),
            () => ({ began, call: Number.POSITIVE_INFINITY }),
          ),
        )
      }
      const end = async (isWell: boolean): Promise<void> => {
        const call = calls[ended]
        if (!call) return
        ended++
        call.end(isWell)
        await settled()
      }
      for (const step of steps) {
        if (step === 'open') open()
        else if (step === 'turn') await settled()
        else await end(step === 'answer')
      }
      while (ended < calls.length) await end(true)
      for (const { began, call } of await Promise.all(results)) expect(call).toBeGreaterThanOrEqual(began)
      expect(calls.reduce((sum, { count }) => sum + count, 0)).toBe(results.length)
    }),
  )
})
