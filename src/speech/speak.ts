import type { Circuit } from './circuit.ts'
import { failureKinds, SpeechFailure, type SpeechProvider, type SpeechRequest } from './provider.ts'

/** What `speak` needs from outside, so that tests avoid waiting and randomness. */
export interface World {
  nowMs(): number
  /** 0 to 1. */
  random(): number
  sleep(ms: number): Promise<void>
}

const RETRY_FAILED_WITHIN_MS = 2000
const RETRY_AFTER_SECONDS_MAX = 2
const JITTER_MIN_MS = 100
const JITTER_MAX_MS = 400

/** A call that the circuit breaker blocked. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
  readonly waitMs: number

  constructor(waitMs: number) {
    super('circuit open')
    this.waitMs = waitMs
  }
}

/**
 * One speech within one deadline, which covers both attempts, the wait between them and the reading of the body.
 *
 * @param client the request's own signal: fires when the client leaves, if the platform reports it.
 * @throws {CircuitOpen | SpeechFailure}
 */
export async function speak(
  { provider, circuit, timeoutMs }: { provider: SpeechProvider; circuit: Circuit; timeoutMs: number },
  { client, ...request }: Omit<SpeechRequest, 'signal'> & { client: AbortSignal },
  world: World,
): Promise<Uint8Array<ArrayBuffer>> {
  const waitMs = circuit.enter(world.nowMs())
  if (waitMs > 0) throw new CircuitOpen(waitMs)
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), client])
  try {
    const audio = await within(signal, withRetry(provider, { ...request, signal }, timeoutMs, world))
    circuit.succeeded()
    return audio
  } catch (error) {
    const failure = signal.aborted ? new SpeechFailure(client.aborted ? 'abandoned' : 'timeout') : error
    if (failure instanceof SpeechFailure) circuit.failed(failure, world.nowMs(), request.text)
    throw failure
  }
}

/** A single retry, for failures that came fast and cost nothing, if the deadline leaves time to wait for it. */
async function withRetry(
  provider: SpeechProvider,
  request: SpeechRequest,
  timeoutMs: number,
  world: World,
): Promise<Uint8Array<ArrayBuffer>> {
  const startMs = world.nowMs()
  try {
    return await provider.synthesize(request)
  } catch (failure) {
    const elapsedMs = world.nowMs() - startMs
    if (!(failure instanceof SpeechFailure) || !isWorthRetrying(failure, elapsedMs)) throw failure
    const jitterMs = JITTER_MIN_MS + world.random() * (JITTER_MAX_MS - JITTER_MIN_MS)
    const waitMs = Math.max(jitterMs, (failure.retryAfterSeconds ?? 0) * 1000)
    if (elapsedMs + waitMs >= timeoutMs) throw failure
    await world.sleep(waitMs)
    return provider.synthesize(request)
  }
}

function isWorthRetrying({ kind, retryAfterSeconds = 0 }: SpeechFailure, elapsedMs: number): boolean {
  return (
    failureKinds[kind].retried && elapsedMs <= RETRY_FAILED_WITHIN_MS && retryAfterSeconds <= RETRY_AFTER_SECONDS_MAX
  )
}

/** The work's result, or a rejection as soon as the signal aborts, even if the work ignores the signal. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>()
  const end = (): void => ended.reject(signal.reason)
  signal.addEventListener('abort', end)
  try {
    return await Promise.race([work, ended.promise])
  } finally {
    signal.removeEventListener('abort', end)
  }
}
