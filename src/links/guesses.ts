import { openWaitMsMax, ratePeriodSeconds } from '../limits.ts'
import { KnownCodes } from './known-codes.ts'
import { SharedOpens } from './shared-opens.ts'

const CODES_MAX = 10_000
const CLIENTS_MAX = 10_000

/** What a statement was asked, and which of it have a link. */
interface Looked {
  readonly asked: ReadonlySet<string>
  readonly found: ReadonlySet<string>
}

/** Says which of these codes have a link. */
type Look = (codes: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * What an isolate remembers about guessed codes. A client that has spent its misses reaches no object with a code that
 * nobody has seen: such codes are looked up in the record, all that wait in one statement, and the next statement
 * waits. So a million guesses cost as many statements as the time they take allows, and whoever shares the address of
 * the one who guesses still opens every link.
 */
export class Guesses {
  readonly #known = new KnownCodes(CODES_MAX)
  /** Until when a client has spent its misses, the first of them first. */
  readonly #spentUntil = new Map<string, number>()
  readonly #looks = new SharedOpens<Looked>(openWaitMsMax)
  readonly #pauseMs: number
  #waiting: string[] = []

  /** @param pauseMs before each statement, while further codes gather. */
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
    // A clock that was set back leaves the end too far ahead.
    if (untilMs > nowMs && untilMs - nowMs <= ratePeriodSeconds * 1000) return true
    this.#spentUntil.delete(client)
    return false
  }

  /**
   * Whether a code has a link.
   *
   * @param look asks the record.
   * @param keepAlive keeps the request that asks for all alive, although its visitor has left (`waitUntil`).
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
    // After a statement that hung for too long, the next one has taken the code along.
    if (!asked.has(code)) throw new Error('not asked')
    if (found.has(code)) this.#known.add(code)
    return found.has(code)
  }
}
