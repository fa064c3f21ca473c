import { openWaitMsMax, ratePeriodSeconds } from '../limits.ts'
import { KnownCodes } from './known-codes.ts'
import { SharedOpens } from './shared-opens.ts'

const CODES_MAX = 10_000
const CLIENTS_MAX = 10_000

/** The codes of one statement, and which of them have a link. */
interface Looked {
  readonly asked: ReadonlySet<string>
  readonly found: ReadonlySet<string>
}

/** Returns those of the codes that have a link. */
type Look = (codes: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * What an isolate remembers about guessed codes. A client that has spent its misses reaches no object with a code that this
 * isolate has not seen: such codes wait and are looked up in the record together, one statement at a time. So the number of
 * statements is bounded by time, not by guesses, and other clients behind the guesser's address still open every link.
 */
export class Guesses {
  readonly #known = new KnownCodes(CODES_MAX)
  /** The time until which each client is over its misses, the earliest first. */
  readonly #spentUntil = new Map<string, number>()
  readonly #looks = new SharedOpens<Looked>(openWaitMsMax)
  readonly #pauseMs: number
  #waiting: string[] = []

  /** @param pauseMs before each statement, to collect further codes. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /** Notes that a code has a link. */
  know(code: string): void {
    this.#known.add(code)
  }

  /** Notes that a client has spent its misses. */
  spend(client: string, untilMs: number): void {
    const [oldest] = this.#spentUntil.keys()
    if (this.#spentUntil.size >= CLIENTS_MAX && oldest !== undefined) this.#spentUntil.delete(oldest)
    this.#spentUntil.delete(client) // set() alone would leave it in its old place
    this.#spentUntil.set(client, untilMs)
  }

  hasSpent(client: string, nowMs: number): boolean {
    const untilMs = this.#spentUntil.get(client)
    if (untilMs === undefined) return false
    // If the clock was set back, the stored end lies too far ahead; ignore it.
    if (untilMs > nowMs && untilMs - nowMs <= ratePeriodSeconds * 1000) return true
    this.#spentUntil.delete(client)
    return false
  }

  /**
   * Whether a code has a link.
   *
   * @param look queries the record.
   * @param keepAlive keeps the request that runs the statement alive after its visitor has left (`waitUntil`).
   * @throws {Error} when the record does not answer.
   * @example await guesses.isLink('k7m2wq9n', Date.now(), (codes) => recordedCodes(db, codes), stay)
   */
  async isLink(
    code: string,
    nowMs: number,
    look: Look,
    keepAlive: (asking: Promise<unknown>) => void,
  ): Promise<boolean> {
    if (this.#known.has(code)) return true
    this.#waiting.push(code)
    const send = async (): Promise<Looked> => {
      const codes = this.#waiting
      this.#waiting = []
      await new Promise((resolve) => setTimeout(resolve, this.#pauseMs))
      return { asked: new Set(codes), found: await look(codes) }
    }
    const { asked, found } = await this.#looks.open('record', nowMs, send, keepAlive)
    // After a statement that hung for too long, the next one has already taken this code.
    if (!asked.has(code)) throw new Error('not asked')
    if (found.has(code)) this.#known.add(code)
    return found.has(code)
  }
}
