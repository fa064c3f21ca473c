import { openWaitMsMax } from '../../../src/limits.ts'
import { SharedOpens } from '../../../src/links/shared-opens.ts'
import type { Opened, ShownLink } from '../../../src/links/short-link.ts'
import { Chance, Clock } from './clock.ts'
import { Database, type Health } from './database.ts'
import { ObjectHost } from './object.ts'

const CODE = 'k7m2wq9n'
const ADDRESS = 'https://www.example.org/'
const ISOLATES = 3
const REPORTERS = 5
const HOUR_MS = 3_600_000

/** An action on the link, its object, an isolate or the database. */
export type Deed = { readonly atMs: number } & (
  | { readonly kind: 'open'; readonly isolate: number; readonly leavesMs: number | null }
  | { readonly kind: 'report'; readonly reporter: number }
  | { readonly kind: 'close' | 'reopen' | 'order' | 'restart' }
  | { readonly kind: 'restart isolate'; readonly isolate: number }
  | { readonly kind: 'database'; readonly health: Health }
)

export interface Answer {
  readonly isClosed: boolean
  /** Of a report: whether it counted, and the number of reports. */
  readonly counted?: boolean
  readonly reports?: number
}

/** A call. It has no `endMs` and `answer` if the visitor left or the isolate ended first. */
export interface Call {
  readonly deed: Deed
  readonly beginMs: number
  readonly endMs?: number
  readonly answer?: Answer | 'failed' | 'no such link'
}

/** The link as the object or the record stores it. */
export interface State {
  readonly url: string
  readonly closed_ms: number | null
  readonly clicks: number
  readonly reports: number
}

/** One history of a link: its calls with their answers, and its final state. */
export interface History {
  readonly isStormy: boolean
  readonly calls: readonly Call[]
  /** Object and record once everything works, then the object restored from the record alone. */
  readonly end: { readonly object: State; readonly record: State | undefined; readonly recovered: State }
}

/** The deeds of a seed, in order. */
export function planOf(seed: number): Deed[] {
  const chance = new Chance(seed)
  const kinds = isStormy(seed) ? 100 : 80
  const spanMs = chance.of([60, 300, 20_000, HOUR_MS, 20 * HOUR_MS])
  const deeds = Array.from({ length: chance.between(4, 24) }, () => deedOf(chance, kinds, spanMs))
  return deeds.toSorted((one, other) => one.atMs - other.atMs)
}

/** Calm histories have no restart, no lost message and no failing database: every visitor must get an answer. */
const isStormy = (seed: number): boolean => seed % 3 !== 0

function deedOf(chance: Chance, kinds: number, spanMs: number): Deed {
  const atMs = chance.between(0, spanMs)
  const isolate = chance.between(1, ISOLATES)
  const share = chance.between(1, kinds)
  if (share <= 50) {
    return { atMs, kind: 'open', isolate, leavesMs: chance.isOnceIn(3) ? chance.between(1, 80) : null }
  }
  if (share <= 72) return { atMs, kind: 'report', reporter: chance.between(1, REPORTERS) }
  if (share <= 80) return { atMs, kind: chance.of(['close', 'reopen', 'order', 'order'] as const) }
  if (share <= 88) return { atMs, kind: 'restart' }
  if (share <= 92) return { atMs, kind: 'restart isolate', isolate }
  return { atMs, kind: 'database', health: chance.of(['failing', 'hanging', 'well'] as const) }
}

/** Runs the plan; the seed decides the random events of network, disk and database. */
export function runHistory(seed: number, plan: readonly Deed[]): Promise<History> {
  return new World(seed).run(plan)
}

/** The requests of one isolate share calls, as in src/links/routes.ts. */
class Isolate {
  readonly opens = new SharedOpens<Opened | undefined>(openWaitMsMax)
  isEnded = false
}

class World {
  readonly #isStormy: boolean
  readonly #network = { isStormy: false }
  readonly #clock = new Clock()
  readonly #database: Database
  readonly #object: ObjectHost
  readonly #isolates = new Map<number, Isolate>()
  readonly #calls: Call[] = []

  constructor(seed: number) {
    const chance = new Chance(-1 - seed)
    this.#isStormy = isStormy(seed)
    this.#clock.rule(chance)
    this.#database = new Database(this.#clock, chance)
    this.#object = new ObjectHost(this.#clock, chance, this.#database, this.#network)
  }

  async run(plan: readonly Deed[]): Promise<History> {
    const created = this.#object.call((link) => link.create(CODE, ADDRESS, Date.now()))
    void created.then(() => this.#begin(plan))
    await this.#clock.run()
    const object = await this.#stateOfObject()
    const [record] = this.#database.read('SELECT url, closed_ms, clicks, reports FROM link') as unknown as State[]
    this.#object.loseStorage()
    const recovered = await this.#stateOfObject()
    this.#object.restart()
    this.#database.close()
    return { isStormy: this.#isStormy, calls: this.#calls, end: { object, record, recovered } }
  }

  #begin(plan: readonly Deed[]): void {
    this.#network.isStormy = this.#isStormy
    for (const deed of plan) this.#clock.after(deed.atMs, () => this.#do(deed))
    this.#clock.after((plan.at(-1)?.atMs ?? 0) + HOUR_MS, () => {
      this.#network.isStormy = false
      this.#database.health = 'well'
    })
  }

  /** The final state of the link. The first of two reads makes a closed link apply the operator's last order. */
  async #stateOfObject(): Promise<State> {
    let shown: ShownLink | undefined
    for (let looks = 0; looks < 2; looks++) {
      void this.#object.call((link) => link.info(CODE, Date.now())).then((info) => (shown = info))
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      await this.#clock.run()
    }
    if (!shown) throw new Error('the link is gone')
    return { url: shown.url, closed_ms: shown.closedMs, clicks: shown.clicks, reports: shown.reports }
  }

  #do(deed: Deed): void {
    const nowMs = Date.now()
    switch (deed.kind) {
      case 'open':
        return this.#open(deed, nowMs)
      case 'report': {
        const outcome = this.#object.call((link) => link.report(CODE, `reporter ${deed.reporter}`, nowMs))
        return this.#note(deed, outcome)
      }
      case 'close':
        return this.#note(
          deed,
          this.#object.call(async (link) => shownState(await link.close(CODE, nowMs))),
        )
      case 'reopen':
        return this.#note(
          deed,
          this.#object.call(async (link) => shownState(await link.reopen(CODE, nowMs))),
        )
      case 'order':
        return this.#order(deed, nowMs)
      case 'restart':
        return this.#object.restart()
      case 'restart isolate':
        return this.#endIsolate(deed.isolate)
      case 'database':
        this.#database.health = deed.health
    }
  }

  /** A visitor's request. Its code stops when the visitor leaves, unless something keeps the request alive. */
  #open(deed: Deed & { kind: 'open' }, nowMs: number): void {
    const isolate = this.#isolates.get(deed.isolate) ?? new Isolate()
    this.#isolates.set(deed.isolate, isolate)
    const request = { hasLeft: false, isKept: false }
    const send = async (count: number, lastMs: number): Promise<Opened | undefined> => {
      if (request.hasLeft && !request.isKept) return never
      const answer = await this.#object.call((link) => link.open(CODE, lastMs, count))
      return isolate.isEnded ? never : answer
    }
    const opening = isolate.opens.open(CODE, nowMs, send, () => {
      request.isKept = true
    })
    const heard = opening.then((opened) => (request.hasLeft || isolate.isEnded ? never : shownState(opened)))
    this.#note(deed, heard)
    if (deed.leavesMs !== null) this.#clock.after(deed.leavesMs, () => (request.hasLeft = true))
  }

  #endIsolate(number: number): void {
    const isolate = this.#isolates.get(number)
    if (isolate) isolate.isEnded = true
    this.#isolates.delete(number)
  }

  /** The order of `npm run links -- reopen`, which names the closure in the record. */
  #order(deed: Deed, nowMs: number): void {
    const [closed] = this.#database.read('SELECT closed_ms FROM link WHERE closed_ms IS NOT NULL')
    if (!closed) return
    this.#database.read(
      'INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      CODE,
      closed['closed_ms'] as number,
      nowMs,
    )
    this.#calls.push({ deed, beginMs: nowMs })
  }

  #note(deed: Deed, heard: Promise<Answer | undefined>): void {
    const call: Call = { deed, beginMs: Date.now() }
    this.#calls.push(call)
    heard.then(
      (answer) => Object.assign(call, { endMs: Date.now(), answer: answer ?? 'no such link' }),
      () => Object.assign(call, { endMs: Date.now(), answer: 'failed' }),
    )
  }
}

/** The promise that the code of an ended request awaits. */
const never = new Promise<never>(() => undefined)

const shownState = (link: { closedMs: number | null } | undefined): Answer | undefined =>
  link && { isClosed: link.closedMs !== null }
