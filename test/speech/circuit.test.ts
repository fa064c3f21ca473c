import { describe, expect, it } from 'vitest'
import { Circuit } from '../../src/speech/circuit.ts'
import { SpeechFailure, type FailureName } from '../../src/speech/provider.ts'

const START_MS = 1_000_000

/** A circuit after failures at `seconds`. */
function after(kind: FailureName, ...seconds: number[]): Circuit {
  const circuit = new Circuit()
  for (const second of seconds) circuit.failed(new SpeechFailure(kind), START_MS + second * 1000)
  return circuit
}

const waits = (circuit: Circuit, second: number): number => circuit.enter(START_MS + second * 1000) / 1000

describe('Circuit', () => {
  it.for([
    { name: 'four failures', circuit: after('failed', 0, 1, 2, 3), at: 4, wait: 0 },
    { name: 'five failures in 30 s', circuit: after('failed', 0, 1, 2, 3, 4), at: 4, wait: 20 },
    { name: 'five failures, the first 30 s ago', circuit: after('failed', 0, 27, 28, 29, 30), at: 30, wait: 0 },
    { name: 'five time-outs', circuit: after('timeout', 0, 0, 0, 0, 0), at: 5, wait: 15 },
    { name: 'five times busy', circuit: after('busy', 0, 0, 0, 0, 0), at: 19, wait: 1 },
    { name: 'open time over', circuit: after('broken', 0, 0, 0, 0, 0), at: 20, wait: 0 },
    { name: 'a wrong key, at once', circuit: after('forbidden', 0), at: 0, wait: 300 },
    { name: 'a wrong key, five minutes later', circuit: after('forbidden', 0), at: 300, wait: 0 },
    { name: 'refused texts lock nobody out', circuit: after('refused', 0, 1, 2, 3, 4, 5, 6), at: 6, wait: 0 },
    { name: 'clients that left', circuit: after('abandoned', 0, 1, 2, 3, 4, 5, 6), at: 6, wait: 0 },
  ])('$name: waits $wait s', ({ circuit, at, wait }) => {
    expect(waits(circuit, at)).toBe(wait)
  })

  it('lets one trial through', () => {
    const circuit = after('failed', 0, 0, 0, 0, 0)
    expect(waits(circuit, 20)).toBe(0)
    expect(waits(circuit, 20)).toBe(20)
  })

  it('closes when the trial succeeds', () => {
    const circuit = after('failed', 0, 0, 0, 0, 0)
    waits(circuit, 20)
    circuit.succeeded()
    expect(waits(circuit, 20)).toBe(0)
    circuit.failed(new SpeechFailure('failed'), START_MS + 21_000)
    expect(waits(circuit, 21)).toBe(0)
  })

  it('opens again when the trial fails', () => {
    const circuit = after('failed', 0, 0, 0, 0, 0)
    waits(circuit, 20)
    circuit.failed(new SpeechFailure('timeout'), START_MS + 30_000)
    expect(waits(circuit, 30)).toBe(20)
  })

  it.for([
    { kind: 'refused', wait: 0, why: 'the provider is there' },
    { kind: 'abandoned', wait: 19, why: 'nothing is known' },
  ] as const)('a $kind trial: $why', ({ kind, wait }) => {
    const circuit = after('failed', 0, 0, 0, 0, 0)
    waits(circuit, 20)
    circuit.failed(new SpeechFailure(kind), START_MS + 21_000)
    expect(waits(circuit, 21)).toBe(wait)
  })

  it('tries again when a trial never reports back', () => {
    const circuit = after('failed', 0, 0, 0, 0, 0)
    waits(circuit, 20)
    expect(waits(circuit, 40)).toBe(0)
  })

  it.for([
    { kind: 'failed', texts: ['ก', 'ก', 'ก', 'ก', 'ก', 'ก'], wait: 0 },
    { kind: 'broken', texts: ['ก', 'ข', 'ค', 'ง', 'ก', 'ก'], wait: 0 },
    { kind: 'timeout', texts: ['ก', 'ข', 'ค', 'ง', 'จ', 'ก'], wait: 20 },
    { kind: 'unreachable', texts: ['ก', 'ก', 'ก', 'ก', 'ก', 'ก'], wait: 20 },
  ] as const)('$kind, $texts: waits $wait s, for one text is not the provider', ({ kind, texts, wait }) => {
    const circuit = new Circuit()
    for (const text of texts) circuit.failed(new SpeechFailure(kind), START_MS, text)
    expect(waits(circuit, 0)).toBe(wait)
  })

  it('counts failures between successes', () => {
    const circuit = after('failed', 0, 1, 2, 3)
    circuit.succeeded()
    circuit.failed(new SpeechFailure('failed'), START_MS + 4000)
    expect(waits(circuit, 4)).toBe(20)
  })
})
