import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { ShortLink } from '../../../src/links/short-link.ts'
import type { Chance, Clock } from './clock.ts'
import type { Database } from './database.ts'

/** Delay before the platform repeats an alarm whose handler was interrupted. */
const RINGS_AGAIN_MS = 2000

interface Write {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

/** Thrown in code of an ended instance, which the platform would no longer run. */
export class InstanceEnded extends Error {}

/** The changes of one turn, which become durable as a whole or not at all. */
interface Group {
  readonly writes: readonly Write[]
  readonly alarmMs: number | null | undefined
  readonly number: number
}

/** The network between callers and the object. */
export interface Network {
  /** Whether a call may fail before or after the object has run, or outlast every timeout. */
  readonly isStormy: boolean
}

/**
 * The platform around the object of one link: at most one instance, its SQLite and alarm, the output gate, and calls over
 * a network. A restart loses writes that are not durable yet and fails the calls in progress.
 */
export class ObjectHost {
  #instance: Instance | undefined
  #durable: Write[] = []
  #alarmMs: number | null = null
  #isRinging = false
  #ringingMs = 0
  readonly #clock: Clock
  readonly #chance: Chance
  readonly #database: Database
  readonly #network: Network

  constructor(clock: Clock, chance: Chance, database: Database, network: Network) {
    this.#clock = clock
    this.#chance = chance
    this.#database = database
    this.#network = network
    clock.afterTurn = () => this.#instance?.storage.seal()
  }

  /** Calls the object over the network. */
  async call<T>(work: (link: ShortLink) => Promise<T>): Promise<T> {
    await this.#travel()
    const instance = this.#awake()
    const answer = await Promise.race([this.#answer(instance, work), instance.killed])
    await this.#travel()
    return answer
  }

  /** Ends the instance. */
  restart(): void {
    const old = this.#instance
    this.#instance = undefined
    old?.kill()
    if (this.#isRinging) this.#ringAgain()
  }

  /** Loses everything stored, including the alarm. */
  loseStorage(): void {
    this.restart()
    this.#durable = []
    this.#alarmMs = null
  }

  async #answer<T>(instance: Instance, work: (link: ShortLink) => Promise<T>): Promise<T> {
    const answer = await work(instance.link)
    await instance.storage.sync()
    return answer
  }

  async #travel(): Promise<void> {
    const isLate = this.#network.isStormy && this.#chance.isOnceIn(30)
    await this.#clock.sleep(isLate ? this.#chance.between(1000, 40_000) : this.#chance.between(1, 30))
    if (this.#network.isStormy && this.#chance.isOnceIn(20)) throw new Error('the network failed')
  }

  #awake(): Instance {
    return (this.#instance ??= new Instance(
      new Storage(this.#clock, this.#chance, this.#durable, this.#alarmMs, (group) => this.#keep(group)),
      this.#database,
    ))
  }

  #keep({ writes, alarmMs }: Group): void {
    this.#durable.push(...writes)
    if (alarmMs !== undefined) this.#setAlarm(alarmMs)
  }

  #setAlarm(ms: number | null): void {
    this.#alarmMs = ms
    if (ms !== null) this.#clock.after(Math.max(0, ms - this.#clock.nowMs), () => this.#ring(ms))
  }

  /** Keeps an alarm whose handler did not end, and repeats it unless another has been set. */
  #ringAgain(): void {
    this.#isRinging = false
    const ms = (this.#alarmMs ??= this.#ringingMs)
    if (ms === this.#ringingMs) this.#clock.after(RINGS_AGAIN_MS, () => this.#ring(ms, true))
  }

  #ring(ms: number, isRetry = false): void {
    if (this.#alarmMs !== ms) return
    if (this.#isRinging) return this.#clock.after(100, () => this.#ring(ms))
    const instance = this.#awake()
    this.#ringingMs = ms
    this.#alarmMs = null
    this.#isRinging = true
    instance.storage.alarmMs = null
    const info = { isRetry, retryCount: isRetry ? 1 : 0, scheduledTime: ms }
    const ended = this.#answer(instance, (link) => link.alarm(info)).finally(() => {
      if (this.#instance === instance) this.#isRinging = false
    })
    ended.catch(() => undefined)
  }
}

/** One life of the object. */
class Instance {
  readonly storage: Storage
  readonly link: ShortLink
  /** Rejects when the instance ends. */
  readonly killed: Promise<never>
  readonly kill: () => void

  constructor(storage: Storage, database: Database) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    this.killed = promise
    this.kill = () => {
      storage.end()
      reject(new Error('the object was restarted'))
    }
    this.storage = storage
    const ctx = { storage, waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) }
    const env = { DB: database.binding(() => storage.sync()) }
    this.link = new ShortLink(ctx as unknown as DurableObjectState, env as Env)
  }
}

/** The storage of one instance: writes are visible at once and become durable some time after their turn. */
class Storage {
  alarmMs: number | null
  readonly #sqlite = new DatabaseSync(':memory:')
  readonly #clock: Clock
  readonly #chance: Chance
  readonly #keep: (group: Group) => void
  #writes: Write[] = []
  #newAlarmMs: number | null | undefined
  #group = 1
  #durableGroup = 0
  #durableMs = 0
  #waiting: { group: number; resolve: () => void }[] = []
  #isEnded = false

  constructor(
    clock: Clock,
    chance: Chance,
    durable: readonly Write[],
    alarmMs: number | null,
    keep: (group: Group) => void,
  ) {
    this.#clock = clock
    this.#chance = chance
    this.#keep = keep
    this.alarmMs = alarmMs
    for (const { sql, values } of durable) this.#sqlite.prepare(sql).all(...values)
  }

  readonly sql = {
    exec: (sql: string, ...values: SQLInputValue[]) => {
      if (this.#isEnded) throw new InstanceEnded()
      const rows = this.#sqlite.prepare(sql).all(...values)
      if (!sql.startsWith('SELECT')) this.#writes.push({ sql, values })
      return { toArray: () => rows }
    },
  }

  setAlarm(ms: number): Promise<void> {
    this.alarmMs = ms
    this.#newAlarmMs = ms
    return Promise.resolve()
  }

  async getAlarm(): Promise<number | null> {
    await this.#clock.sleep(this.#chance.between(0, 3))
    return this.alarmMs
  }

  /** Resolves when all writes are durable, which also opens the output gate; never after the instance has ended. */
  sync(): Promise<void> {
    const hasChanges = this.#writes.length > 0 || this.#newAlarmMs !== undefined
    const group = hasChanges ? this.#group : this.#group - 1
    if (this.#isEnded) return new Promise(() => undefined)
    if (group <= this.#durableGroup) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push({ group, resolve }))
  }

  /** Ends a turn: sends its changes to the disk, after all earlier ones. */
  seal(): void {
    if (this.#writes.length === 0 && this.#newAlarmMs === undefined) return
    const group = { writes: this.#writes, alarmMs: this.#newAlarmMs, number: this.#group++ }
    this.#writes = []
    this.#newAlarmMs = undefined
    this.#durableMs = Math.max(this.#durableMs, this.#clock.nowMs + this.#chance.between(1, 30))
    this.#clock.after(this.#durableMs - this.#clock.nowMs, () => this.#commit(group))
  }

  end(): void {
    this.#isEnded = true
    this.#sqlite.close()
  }

  #commit(group: Group): void {
    if (this.#isEnded) return
    this.#durableGroup = group.number
    this.#keep(group)
    const isDurable = (waiter: { group: number }): boolean => waiter.group <= group.number
    const done = this.#waiting.filter(isDurable)
    this.#waiting = this.#waiting.filter((waiter) => !isDurable(waiter))
    for (const { resolve } of done) resolve()
  }
}
