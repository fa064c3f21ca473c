/** The port of the speech tool: what every provider of a Thai voice must be able to do. */

export const voices = ['female', 'male'] as const
export type Voice = (typeof voices)[number]

export interface SpeechRequest {
  /** Clean text (text/read/clean.ts); an adapter passes it on as plain text. */
  readonly text: string
  readonly voice: Voice
  /** Speed, 1 is the voice's own. */
  readonly rate: number
  /** Ends the call and the reading of its body. */
  readonly signal: AbortSignal
}

export interface SpeechProvider {
  /** For the log. */
  readonly name: string
  /** Most UTF-8 bytes of text per call, if the provider counts bytes. */
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

/** What a provider in a cloud takes. */
export interface CloudSettings {
  readonly key: string
  /** Of the provider, such as `https://{region}.tts.speech.microsoft.com`, or a private one. */
  readonly endpoint: string
  readonly voices: Record<Voice, string>
}

export interface FailureKind {
  /** The same call may succeed at once, and nothing was paid for yet. */
  readonly retried: boolean
  /**
   * What the circuit breaker makes of it. A refused request shows that the provider is there, and an abandoned one shows
   * nothing; counting either would let one client lock out all others.
   */
  readonly circuit: 'locks' | 'counts' | 'closes' | 'nothing'
  /** The text may be why: one that a voice always refuses counts once for the circuit breaker. */
  readonly ofText?: boolean
  /** The provider may be paid for it, and the client has gone: the characters stay counted. */
  readonly staysCounted?: boolean
  /** The operator must change a setting. */
  readonly misconfigured?: boolean
}

/** Every way a call fails. */
export const failureKinds = {
  /** 401, 403: the key or region is wrong. */
  forbidden: { retried: false, circuit: 'locks', misconfigured: true },
  /** Other 4xx and redirects: a voice or format the provider does not know. */
  refused: { retried: false, circuit: 'closes', misconfigured: true },
  /** 429. */
  busy: { retried: true, circuit: 'counts' },
  /** 502, 503. */
  unavailable: { retried: true, circuit: 'counts' },
  /** No answer came: refused or reset connection. */
  unreachable: { retried: true, circuit: 'counts' },
  /** Other 5xx. */
  failed: { retried: false, circuit: 'counts', ofText: true },
  /** The audio is cut, empty, too large or no MP3. */
  broken: { retried: false, circuit: 'counts', ofText: true },
  /** The deadline passed. */
  timeout: { retried: false, circuit: 'counts', ofText: true },
  /** The client left. */
  abandoned: { retried: false, circuit: 'nothing', staysCounted: true },
} as const satisfies Record<string, FailureKind>

export type FailureName = keyof typeof failureKinds

/** A failed call. Holds no text of the provider: an error body may quote what was sent. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure'
  readonly kind: FailureName
  /** The provider's HTTP status, if there was one. */
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(kind: FailureName, status?: number, retryAfterSeconds?: number) {
    super(kind)
    this.kind = kind
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
