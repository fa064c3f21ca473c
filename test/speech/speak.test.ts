import { describe, expect, it } from 'vitest'
import { Circuit } from '../../src/speech/circuit.ts'
import { SpeechFailure, type SpeechProvider } from '../../src/speech/provider.ts'
import { speak } from '../../src/speech/speak.ts'

const AUDIO = Uint8Array.of(0xff, 0xf3, 0x64, 0xc4)
const request = { text: 'ก', voice: 'female', rate: 1, client: new AbortController().signal } as const

/** A clock that only the test moves, and a record of the sleeps. */
function world(random = 0) {
  const slept: number[] = []
  const clock = { ms: 0 }
  return {
    slept,
    clock,
    nowMs: () => clock.ms,
    random: () => random,
    sleep: (ms: number) => {
      slept.push(ms)
      return Promise.resolve()
    },
  }
}

/** A provider that fails once, after `afterMs` of the clock. */
function failsOnce(failure: Error, clock: { ms: number }, afterMs: number) {
  let calls = 0
  const provider: SpeechProvider = {
    name: 'test',
    synthesize: () => {
      if (calls++ > 0) return Promise.resolve(AUDIO)
      clock.ms += afterMs
      return Promise.reject(failure)
    },
  }
  return { provider, calls: () => calls }
}

describe('the second try', () => {
  it.for([
    { failure: new SpeechFailure('busy', 429), afterMs: 2000, slept: [100], why: 'came within 2 s' },
    { failure: new SpeechFailure('busy', 429), afterMs: 2001, slept: [], why: 'came later' },
    { failure: new SpeechFailure('busy', 429, 2), afterMs: 0, slept: [2000], why: 'Retry-After 2 is kept' },
    { failure: new SpeechFailure('busy', 429, 3), afterMs: 0, slept: [], why: 'Retry-After 3 is too long' },
    { failure: new SpeechFailure('busy', 429, 0), afterMs: 0, slept: [100], why: 'Retry-After 0 still waits a little' },
    { failure: new SpeechFailure('unavailable', 503), afterMs: 0, random: 1, slept: [400], why: 'jitter to 400 ms' },
    { failure: new SpeechFailure('unavailable', 502), afterMs: 0, random: 0.5, slept: [250], why: 'jitter between' },
    { failure: new SpeechFailure('unreachable'), afterMs: 0, slept: [100], why: 'no connection' },
    { failure: new SpeechFailure('failed', 500), afterMs: 0, slept: [], why: '500' },
    { failure: new SpeechFailure('broken', 200), afterMs: 0, slept: [], why: 'body bytes arrived' },
    { failure: new SpeechFailure('forbidden', 401), afterMs: 0, slept: [], why: '401' },
    { failure: new SpeechFailure('refused', 400), afterMs: 0, slept: [], why: '400' },
  ])('$why: waits $slept ms', async ({ failure, afterMs, random, slept }) => {
    const outside = world(random)
    const { provider, calls } = failsOnce(failure, outside.clock, afterMs)
    const result = speak({ provider, circuit: new Circuit(), timeoutMs: 5000 }, request, outside)
    expect(await result.catch((error: unknown) => error)).toBe(slept.length > 0 ? AUDIO : failure)
    expect(outside.slept).toEqual(slept)
    expect(calls()).toBe(1 + slept.length)
  })

  it('does not start where the deadline leaves no time', async () => {
    const outside = world()
    const { provider, calls } = failsOnce(new SpeechFailure('busy', 429, 1), outside.clock, 500)
    await expect(speak({ provider, circuit: new Circuit(), timeoutMs: 1500 }, request, outside)).rejects.toThrow('busy')
    expect(calls()).toBe(1)
  })
})

it('is not tried while the circuit is open, to the last millisecond', async () => {
  const circuit = new Circuit()
  circuit.failed(new SpeechFailure('forbidden'), 0)
  const outside = world()
  const { provider, calls } = failsOnce(new SpeechFailure('failed', 500), outside.clock, 0)
  outside.clock.ms = 300_000 - 1
  await expect(speak({ provider, circuit, timeoutMs: 1000 }, request, outside)).rejects.toMatchObject({ waitMs: 1 })
  expect(calls()).toBe(0)
})

describe('the end of a call', () => {
  const deaf: SpeechProvider = { name: 'deaf', synthesize: () => new Promise(() => {}) }

  it('comes when the client leaves, even if the provider never listens; nobody else is locked out', async () => {
    const circuit = new Circuit()
    for (let i = 0; i < 6; i++) {
      const client = new AbortController()
      const own = { ...request, client: client.signal }
      const result = speak({ provider: deaf, circuit, timeoutMs: 60_000 }, own, world())
      client.abort()
      await expect(result).rejects.toThrow('abandoned')
    }
    expect(circuit.enter(0)).toBe(0)
  })

  it('comes with the deadline', async () => {
    await expect(speak({ provider: deaf, circuit: new Circuit(), timeoutMs: 20 }, request, world())).rejects.toThrow(
      'timeout',
    )
  })

  it('passes a fault of our own on as it is', async () => {
    const bug = new TypeError('a bug')
    const provider: SpeechProvider = { name: 'bug', synthesize: () => Promise.reject(bug) }
    await expect(speak({ provider, circuit: new Circuit(), timeoutMs: 1000 }, request, world())).rejects.toBe(bug)
  })
})
