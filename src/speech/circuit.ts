import { strongEtag } from '../http/cache.ts'
import { failureKinds, type FailureKind, type SpeechFailure } from './provider.ts'

const FAILURES_TO_OPEN = 5
const WINDOW_MS = 30_000
const OPEN_MS = 20_000
/** A wrong key stays wrong until the operator changes it, so calls pause for longer. */
const LOCKED_MS = 5 * 60_000

interface Failure {
  readonly ms: number
  /** A hash of the text that may be the cause. */
  readonly tag: string | undefined
}

/**
 * A circuit breaker in the memory of one isolate: five failures in 30 s open it for 20 s, a rejected key for 5 minutes; then
 * one trial call is let through. Failures that a text may cause count once per text, so that one text that a voice always
 * rejects cannot lock out all clients. Times are milliseconds since 1970.
 */
export class Circuit {
  #failures: Failure[] = []
  #openUntilMs: number | undefined

  /**
   * 0 if a call may start, otherwise the milliseconds to wait. A trial extends the open time, so that no second call
   * accompanies it and a trial that never reports back blocks nothing for long.
   */
  enter(nowMs: number): number {
    if (this.#openUntilMs === undefined) return 0
    if (nowMs < this.#openUntilMs) return this.#openUntilMs - nowMs
    this.#openUntilMs = nowMs + OPEN_MS
    return 0
  }

  /** Records a successful call: a successful trial closes the circuit; otherwise failures still count. */
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
