import { strongEtag } from '../http/cache.ts'
import { failureKinds, type FailureKind, type SpeechFailure } from './provider.ts'

const FAILURES_TO_OPEN = 5
const WINDOW_MS = 30_000
const OPEN_MS = 20_000
/** A wrong key stays wrong until somebody changes it: don't hammer the provider. */
const LOCKED_MS = 5 * 60_000

interface Failure {
  readonly ms: number
  /** A hash of the text that may be why. */
  readonly tag: string | undefined
}

/**
 * A circuit breaker in the memory of one isolate: five failures in 30 s open it for 20 s, a refused key for 5 minutes;
 * then one call is the trial. What may be the fault of a text counts once for that text, so that nobody locks out all others with
 * one that the voice always refuses. Times are milliseconds since 1970.
 */
export class Circuit {
  #failures: Failure[] = []
  #openUntilMs: number | undefined

  /**
   * Whether a call may go: 0, or the milliseconds to wait. The trial moves the end of the open time, so that no second
   * call goes with it and a trial that never reports back blocks nothing for long.
   */
  enter(nowMs: number): number {
    if (this.#openUntilMs === undefined) return 0
    if (nowMs < this.#openUntilMs) return this.#openUntilMs - nowMs
    this.#openUntilMs = nowMs + OPEN_MS
    return 0
  }

  /** A call that came back well: the trial's success closes the circuit; otherwise failures go on counting. */
  succeeded(): void {
    if (this.#openUntilMs === undefined) return
    this.#failures = []
    this.#openUntilMs = undefined
  }

  failed({ kind }: SpeechFailure, nowMs: number, text?: string): void {
    const { circuit: effect, ofText }: FailureKind = failureKinds[kind]
    if (effect === 'nothing') return
    if (effect === 'closes') return this.succeeded()
    const tag = ofText && text !== undefined ? strongEtag(text) : undefined
    const others = this.#failures.filter((other) => nowMs - other.ms < WINDOW_MS && (!tag || other.tag !== tag))
    this.#failures = [...others, { ms: nowMs, tag }]
    const opens = this.#openUntilMs !== undefined || this.#failures.length >= FAILURES_TO_OPEN
    const openMs = effect === 'locks' ? LOCKED_MS : opens ? OPEN_MS : undefined
    if (openMs !== undefined) this.#openUntilMs = Math.max(this.#openUntilMs ?? 0, nowMs + openMs)
  }
}
