/** Seeded random choices (mulberry32, Tommy Ettinger, public domain). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed, 0x9e3779b1)
  }

  /** At least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.between(0, choices.length - 1)] as T
  }

  isOnceIn(times: number): boolean {
    return this.next() * times < 1
  }
}

/** Start of virtual time, an arbitrary moment. */
const BEGINNING_MS = Date.UTC(2026, 0, 1)
const realImmediate = setImmediate

/** An event queue on virtual time: it runs all events in order and never waits. */
export class Clock {
  nowMs = BEGINNING_MS
  readonly #events: { atMs: number; order: number; run: () => void }[] = []
  #order = 0
  /** Called when all promises of an event have settled or wait for another event. */
  afterTurn: () => void = () => undefined

  after(delayMs: number, run: () => void): void {
    const event = { atMs: this.nowMs + Math.ceil(delayMs), order: this.#order++, run }
    const place = this.#events.findIndex(({ atMs }) => atMs > event.atMs)
    this.#events.splice(place === -1 ? this.#events.length : place, 0, event)
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve))
  }

  /** Runs until no event is left. */
  async run(): Promise<void> {
    for (let event = this.#events.shift(); event; event = this.#events.shift()) {
      this.nowMs = event.atMs
      event.run()
      // oxlint-disable-next-line no-await-in-loop -- one event after another
      await new Promise<void>((resolve) => realImmediate(resolve))
      this.afterTurn()
    }
  }

  /** Replaces the clock of the process with this one, and `Math.random` with `chance`. */
  rule(chance: Chance): void {
    Date.now = () => this.nowMs
    Math.random = () => chance.next()
    globalThis.setTimeout = ((run: () => void, delayMs: number) => this.after(delayMs, run)) as typeof setTimeout
    globalThis.clearTimeout = () => undefined
  }
}
