/** The port of the speech tool: the interface of every provider of a Thai voice. */

export const voices = ['female', 'male'] as const
export type Voice = (typeof voices)[number]

export interface SpeechRequest {
  /** Clean text (text/read/clean.ts); an adapter passes it on as plain text. */
  readonly text: string
  readonly voice: Voice
  /** Speed; 1 is the voice's own. */
  readonly rate: number
  /** Aborts the call and the reading of its body. */
  readonly signal: AbortSignal
}

export interface SpeechProvider {
  /** For the log. */
  readonly name: string
  /** Maximum UTF-8 bytes of text per call, if the provider counts bytes. */
  readonly textBytesMax?: number
  /**
   * One call to the provider: the whole audio, checked to be MP3.
   *
   * @throws {SpeechFailure} for every failure.
   */
  synthesize(request: SpeechRequest): Promise<Uint8Array<ArrayBuffer>>
}

/** How an adapter reaches the network; the platform's `fetch`, or a test's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Settings of a cloud provider. */
export interface CloudSettings {
  readonly key: string
  /** The provider's URL, such as `https://{region}.tts.speech.microsoft.com`, or a private one. */
  readonly endpoint: string
  readonly voices: Record<Voice, string>
}

export interface FailureKind {
  /** Retrying may succeed at once, and nothing was charged yet. */
  readonly retried: boolean
  /**
   * Its effect on the circuit breaker. A rejected request shows that the provider works, and an abandoned one shows nothing;
   * counting either would let one client lock out all others.
   */
  readonly circuit: 'locks' | 'counts' | 'closes' | 'nothing'
  /** The text may be the cause: a text that a voice always rejects counts once for the circuit breaker. */
  readonly ofText?: boolean
  /** The provider may charge for it although the client has left: the characters stay counted. */
  readonly staysCounted?: boolean
  /** The operator must change a setting. */
  readonly misconfigured?: boolean
}

/** Every way in which a call can fail. */
export const failureKinds = {
  /** 401, 403: the key or region is wrong. */
  forbidden: { retried: false, circuit: 'locks', misconfigured: true },
  /** Other 4xx and redirects: a voice or format unknown to the provider. */
  refused: { retried: false, circuit: 'closes', misconfigured: true },
  /** 429. */
  busy: { retried: true, circuit: 'counts' },
  /** 502, 503. */
  unavailable: { retried: true, circuit: 'counts' },
  /** No answer: refused or reset connection. */
  unreachable: { retried: true, circuit: 'counts' },
  /** Other 5xx. */
  failed: { retried: false, circuit: 'counts', ofText: true },
  /** The audio is truncated, empty, too large or not MP3. */
  broken: { retried: false, circuit: 'counts', ofText: true },
  /** The deadline passed. */
  timeout: { retried: false, circuit: 'counts', ofText: true },
  /** The client left. */
  abandoned: { retried: false, circuit: 'nothing', staysCounted: true },
} as const satisfies Record<string, FailureKind>

export type FailureName = keyof typeof failureKinds

/** A failed call. Contains no text of the provider: an error body may quote the input. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure'
  readonly kind: FailureName
  /** The provider's HTTP status, if any. */
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: FailureName, status?: number, retryAfterSeconds?: number) {
    super(kind)
    this.kind = kind
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
