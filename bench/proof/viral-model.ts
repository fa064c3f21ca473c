import { SharedOpens } from '../../src/links/shared-opens.ts'

/** A tenth of the platform, so that a run has few events: one object starts a call each 10 ms, the way takes 40 ms. */
const ROUND_TRIP_MS = 40
const CALL_MS = 10
const WARM_UP_MS = 4000
const MEASURED_MS = 20_000
const OPEN_WAIT_MS_MAX = 10_000

/** How the opens of one link reach what counts them. */
export interface Plan {
  /** Opens of one isolate share calls, by the service's own code. */
  readonly isShared: boolean
  /** Isolates that answer for the link; visitors are spread over them. */
  readonly isolates: number
  /** Objects that count; each isolate calls always the same. */
  readonly objects: number
}

/** Visitors that open again as soon as they are answered, or as many a second as come whatever happens. */
export type Load = { readonly atOnce: number } | { readonly perSecond: number }

export interface Result {
  readonly opensPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly callsPer100Opens: number
  readonly longestQueue: number
  /** Opens that began after the closure was answered and still redirected. */
  readonly leaks: number
  /** How long the closing report took. */
  readonly closureMs: number
  /** Answered opens less counted ones: 0. */
  readonly miscounted: number
}

/** Runs one link for 24 seconds of time that is only counted, and closes it at the end. */
export async function model(plan: Plan, load: Load): Promise<Result> {
  const clock = new Clock()
  const objects = Array.from({ length: plan.objects }, () => new CountingObject(clock))
  const isolates = Array.from({ length: plan.isolates }, () => new SharedOpens<boolean>(OPEN_WAIT_MS_MAX))
  const durations: number[] = []
  let [answered, measured, leaks, calls, closedMs, closureMs] = [0, 0, 0, 0, Number.POSITIVE_INFINITY, 0]
  const endMs = WARM_UP_MS + MEASURED_MS

  const openOne = async (visitor: number): Promise<void> => {
    const beganMs = clock.nowMs
    const isolate = visitor % plan.isolates
    const object = objects[isolate % plan.objects]
    const send = (count: number): Promise<boolean> => {
      if (clock.nowMs >= WARM_UP_MS && clock.nowMs < endMs) calls++
      return object?.open(count) ?? Promise.resolve(false)
    }
    const isClosed = await (plan.isShared ? isolates[isolate]?.open('link', beganMs, send, () => undefined) : send(1))
    answered++
    if (beganMs > closedMs && !isClosed) leaks++
    if (beganMs < WARM_UP_MS || clock.nowMs > endMs) return
    measured++
    durations.push(clock.nowMs - beganMs)
  }
  const close = async (): Promise<void> => {
    await clock.after(endMs)
    await Promise.all(objects.map((object) => object.close()))
    closedMs = clock.nowMs
    closureMs = closedMs - endMs
  }
  const restMs = endMs + 2000
  const running =
    'atOnce' in load ? visitors(clock, load.atOnce, restMs, openOne) : arrivals(clock, load.perSecond, restMs, openOne)
  await clock.run(() => Promise.all([...running, close()]))
  const counted = objects.reduce((sum, { clicks }) => sum + clicks, 0)
  const sorted = durations.toSorted((a, b) => a - b)
  return {
    opensPerSecond: measured / (MEASURED_MS / 1000),
    p50Ms: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    callsPer100Opens: (100 * calls) / measured,
    longestQueue: Math.max(...objects.map(({ longestQueue }) => longestQueue)),
    leaks,
    closureMs,
    miscounted: answered - counted,
  }
}

function visitors(
  clock: Clock,
  count: number,
  untilMs: number,
  openOne: (visitor: number) => Promise<void>,
): Promise<void>[] {
  return Array.from({ length: count }, async (_, visitor) => {
    await clock.after((visitor * 7) % 100) // they do not all begin in one moment
    while (clock.nowMs < untilMs) await openOne(visitor)
  })
}

function arrivals(
  clock: Clock,
  perSecond: number,
  untilMs: number,
  openOne: (visitor: number) => Promise<void>,
): Promise<void>[] {
  const all = Math.floor((untilMs / 1000) * perSecond)
  return Array.from({ length: all }, async (_, i) => {
    await clock.after((i * 1000) / perSecond)
    // A multiple that is prime to any number of isolates spreads neighbours over them.
    await openOne(i * 7919)
  })
}

/** One thread, one queue; a call counts when it is done. */
class CountingObject {
  readonly #clock: Clock
  #freeMs = 0
  #waiting = 0
  #isClosed = false
  clicks = 0
  longestQueue = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  open(count: number): Promise<boolean> {
    return this.#call(() => {
      this.clicks += count
      return this.#isClosed
    })
  }

  close(): Promise<boolean> {
    return this.#call(() => (this.#isClosed = true))
  }

  async #call(work: () => boolean): Promise<boolean> {
    await this.#clock.after(ROUND_TRIP_MS / 2)
    this.longestQueue = Math.max(this.longestQueue, ++this.#waiting)
    this.#freeMs = Math.max(this.#clock.nowMs, this.#freeMs) + CALL_MS
    await this.#clock.after(this.#freeMs - this.#clock.nowMs)
    this.#waiting--
    const result = work()
    await this.#clock.after(ROUND_TRIP_MS / 2)
    return result
  }
}

/** Time that passes only from event to event, so that the machine's own speed does not matter. */
class Clock {
  nowMs = 0
  readonly #events: { atMs: number; run: () => void }[] = []

  after(ms: number): Promise<void> {
    return new Promise((resolve) => this.#add(ms, resolve))
  }

  /** Runs the work to its end; `setTimeout` counts this time meanwhile. */
  async run(work: () => Promise<unknown>): Promise<void> {
    const real = { setTimeout, clearTimeout }
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms: number) => this.#add(ms, run),
      clearTimeout: (event: { run: () => void } | undefined) => event && (event.run = () => undefined),
    })
    try {
      let isDone = false
      void work().then(() => (isDone = true))
      for (;;) {
        await new Promise(setImmediate) // what the last event has set off
        if (isDone) return
        const event = this.#take()
        this.nowMs = event.atMs
        event.run()
        while (this.#events[0] && this.#events[0].atMs === this.nowMs) this.#take().run()
      }
    } finally {
      Object.assign(globalThis, real)
    }
  }

  /** A binary heap by time. */
  #add(ms: number, run: () => void): { atMs: number; run: () => void } {
    const event = { atMs: this.nowMs + ms, run }
    const heap = this.#events
    let i = heap.push(event) - 1
    for (let up = (i - 1) >> 1; i > 0 && (heap[up]?.atMs ?? 0) > event.atMs; up = (i - 1) >> 1) {
      heap[i] = heap[up] as typeof event
      i = up
    }
    heap[i] = event
    return event
  }

  #take(): { atMs: number; run: () => void } {
    const heap = this.#events
    const [first] = heap
    const last = heap.pop()
    if (!first || !last) throw new Error('nothing is left to happen')
    if (heap.length === 0) return first
    let i = 0
    for (;;) {
      const left = 2 * i + 1
      const right = left + 1
      const child =
        (heap[right]?.atMs ?? Number.POSITIVE_INFINITY) < (heap[left]?.atMs ?? Number.POSITIVE_INFINITY) ? right : left
      if ((heap[child]?.atMs ?? Number.POSITIVE_INFINITY) >= last.atMs) break
      heap[i] = heap[child] as typeof last
      i = child
    }
    heap[i] = last
    return first
  }
}
