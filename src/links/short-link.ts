import { DurableObject } from 'cloudflare:workers'
import { inTime } from './deadline.ts'
import type { Link } from './link.ts'
import { LinkTable, type StoredLink } from './link-table.ts'
import { alarmAfterChange, CLICKS_RECORD_MS, retryDelayMs } from './record-schedule.ts'
import { linkInRecords, newestRecord, recordNumbered } from './records.ts'
import { isReopeningOrdered, noteReopening, recordLink } from './store.ts'

/** How often a closed link, while visited, checks whether the operator has ordered it reopened. */
const ORDER_CHECK_MS = 5000
/** Delay before unstored clicks are retried, unless a visitor comes earlier. */
const STORE_AGAIN_MS = 10_000

/** A link as `GET /links/{code}` shows it. */
export interface ShownLink extends Link {
  /** Whether its owner has closed it. */
  readonly isClosedByOwner: boolean
}

/** The fields that a visitor's request needs. */
export type Opened = Pick<ShownLink, 'url' | 'createdMs' | 'closedMs' | 'reports' | 'isClosedByOwner'>

export interface ReportOutcome {
  readonly url: string
  readonly reports: number
  readonly isClosed: boolean
  /** False for a repeated report by the same reporter and for a link that is already closed. */
  readonly counted: boolean
}

/**
 * One object per code: the truth about the link (destination, clicks, reports, state). It has one thread, so nothing
 * races, and the platform's output gate holds each answer until earlier writes are durable: an answered click is a
 * stored click.
 */
export class ShortLink extends DurableObject<Env> {
  readonly #table = new LinkTable(this.ctx.storage.sql)
  /** When the alarm fires; null without one, undefined until the storage has been read. */
  #alarmMs: number | null | undefined
  /** Whether the alarm is running, and when the next one is due for changes made meanwhile. */
  #isRecording = false
  #dueMs: number | undefined
  #orderCheckedMs = 0
  /** Clicks that arrive while the last write is becoming durable; resolves when one statement has written them all. */
  #batch: Promise<void> | undefined
  #committed: Promise<void> | undefined
  /** Set while there are clicks that could not be stored. */
  #storeAgain: ReturnType<typeof setTimeout> | undefined

  /**
   * Creates the link; false if the code is taken, even if only in the record (after an import, or after this storage was
   * lost). Idempotent: a repeated call with the same values returns true. A failing database blocks no creation.
   *
   * @param closeKey keyed hash of the token that closes the link.
   */
  async create(code: string, url: string, nowMs: number, closeKey: string | null = null): Promise<boolean> {
    await this.#found(code, inTime).catch((error: unknown) =>
      log('error', 'link_record_unread', { error: nameOf(error) }),
    )
    const stored = this.#table.link
    if (stored) return stored.url === url && stored.createdMs === nowMs && stored.clicks === 0
    const link = { code, url, createdMs: nowMs, closedMs: null, clicks: 0, lastClickMs: null, reports: 0 }
    this.#table.insert(link, [], { closeKey, record: newestRecord(this.env).number })
    this.#setAlarm(nowMs)
    return true
  }

  /**
   * Counts clicks (of closed links too) and returns the destination and state.
   *
   * @param nowMs time of the latest of them.
   * @param count how many visitors share this call.
   */
  async open(code: string, nowMs: number, count = 1): Promise<Opened | undefined> {
    if (!(await this.#found(code))) return undefined
    await this.#click(nowMs, count)
    // Read after the wait: a report may have closed the link meanwhile.
    const { link } = this.#table
    if (!link) return undefined
    const { url, createdMs, closedMs, reports, closedByOwner } = link
    if (closedMs !== null) this.#lookForOrder(nowMs)
    return { url, createdMs, closedMs, reports, isClosedByOwner: closedByOwner === 1 }
  }

  /** The link's current state; counts nothing. */
  async info(code: string, nowMs: number): Promise<ShownLink | undefined> {
    if (!(await this.#found(code))) return undefined
    await this.#batch // never report a click that is not stored yet
    const { link } = this.#table
    if (link && link.closedMs !== null) this.#lookForOrder(nowMs)
    return link && shown(link)
  }

  /**
   * Counts a reporter once; the third distinct one closes the link before any other request is served.
   *
   * @param former the same reporter's key under the previous secret, while one is set.
   */
  async report(code: string, reporter: string, nowMs: number, former?: string): Promise<ReportOutcome | undefined> {
    const found = await this.#found(code)
    if (!found) return undefined
    const isRepeat = former !== undefined && this.#table.reporters.some((known) => known.reporter === former)
    const counted = found.closedMs === null && !isRepeat && this.#table.addReporter(reporter, nowMs)
    const { url, reports, closedMs } = this.#table.link ?? found
    if (counted) this.#recordWithin(0, nowMs)
    if (counted && closedMs !== null) log('info', 'link_closed', { code })
    return { url, reports, isClosed: closedMs !== null, counted }
  }

  /** Closes the link for the operator; an already closed link is left unchanged. */
  async close(code: string, nowMs: number): Promise<ShownLink | undefined> {
    const found = await this.#found(code)
    if (found?.closedMs === null) {
      this.#table.close(nowMs)
      this.#recordWithin(0, nowMs)
      log('info', 'link_closed', { code, by: 'operator' })
    }
    return this.info(code, nowMs)
  }

  /**
   * Closes the link with the token from its creation; an already closed link is left unchanged.
   *
   * @param closeKey keyed hash of the token.
   * @returns the link; null in its place for a wrong token; undefined for a code without a link.
   */
  async closeByOwner(code: string, closeKey: string, nowMs: number): Promise<{ link: ShownLink | null } | undefined> {
    const found = await this.#found(code)
    if (!found) return undefined
    if (found.closeKey !== closeKey) return { link: null }
    if (found.closedMs === null) {
      this.#table.closeByOwner(nowMs)
      this.#recordWithin(0, nowMs)
      log('info', 'link_closed', { code, by: 'owner' })
    }
    return { link: (await this.info(code, nowMs)) ?? null }
  }

  /** Reopens a closed link for the operator. */
  async reopen(code: string, nowMs: number): Promise<ShownLink | undefined> {
    const found = await this.#found(code)
    if (found && found.closedMs !== null) this.#reopen(code, nowMs)
    return this.info(code, nowMs)
  }

  override async alarm(info?: AlarmInvocationInfo): Promise<void> {
    this.#alarmMs = null
    const { link } = this.#table
    if (!link) return
    // The object was ended during a write: that statement may reach the database after any write made now.
    if (info?.isRetry) return this.#recordLater(link)
    this.#isRecording = true
    try {
      await this.#batch
      await recordLink(recordNumbered(this.env, link.record), this.#table.link ?? link, this.#table.reporters)
      if (link.recordFailures > 0) this.#table.saveRecordFailures(0)
      if (this.#dueMs !== undefined) this.#setAlarm(this.#dueMs)
    } catch (error) {
      // Opens work without the database. The platform would give up after six tries; this never does.
      log('error', 'link_record_failed', { error: nameOf(error) })
      this.#recordLater(link)
    } finally {
      this.#isRecording = false
      this.#dueMs = undefined
    }
  }

  #recordLater(link: StoredLink): void {
    const failures = link.recordFailures + 1
    this.#table.saveRecordFailures(failures)
    this.#setAlarm(Date.now() + retryDelayMs(failures, Math.random()))
  }

  /**
   * The stored link; if this storage is empty but the record has the code, restores it first.
   *
   * @param wait how long to wait for the record.
   */
  async #found(code: string, wait = asLongAsItTakes): Promise<StoredLink | undefined> {
    if (this.#alarmMs === undefined && this.#table.link) {
      const alarmMs = await this.ctx.storage.getAlarm()
      if (this.#alarmMs === undefined) this.#alarmMs = alarmMs // else an alarm was set or has fired meanwhile
    }
    if (this.#table.link) return this.#table.link
    const recorded = await wait(linkInRecords(this.env, code))
    // Another call may have been faster.
    if (recorded && !this.#table.link) {
      this.#table.insert(recorded.link, recorded.reporters, { closeKey: null, record: recorded.record })
    }
    if (this.#alarmMs === undefined) this.#alarmMs = null
    return this.#table.link
  }

  /**
   * Counts clicks; resolves when they are written, and the output gate then holds the answer until the write is durable.
   * Clicks that arrive meanwhile share the next write: an idle link loses no time, a busy one writes as often as the storage
   * allows.
   */
  #click(nowMs: number, count: number): Promise<void> {
    this.#table.addClicks(count, nowMs)
    return this.#storeClicks(nowMs)
  }

  #storeClicks(nowMs: number): Promise<void> {
    this.#store(() => this.#recordWithin(CLICKS_RECORD_MS, nowMs))
    this.#batch ??= this.#writeBatch()
    return this.#batch
  }

  async #writeBatch(): Promise<void> {
    await this.#committed
    this.#batch = undefined
    this.#store(() => {
      this.#table.saveClicks()
      if (this.#storeAgain !== undefined) clearTimeout(this.#storeAgain)
      this.#storeAgain = undefined
    })
    this.#committed = this.ctx.storage.sync()
  }

  /**
   * Writes to the storage. If it takes no writes (the plan's rows or bytes are spent), visitors are still redirected: their
   * clicks stay in memory and are retried for as long as the object lives.
   */
  #store(write: () => void): void {
    try {
      write()
    } catch (error) {
      if (this.#storeAgain === undefined) log('error', 'link_clicks_unstored', { error: nameOf(error) })
      this.#storeAgain ??= setTimeout(() => {
        this.#storeAgain = undefined
        this.ctx.waitUntil(this.#storeClicks(Date.now()))
      }, STORE_AGAIN_MS)
    }
  }

  /** Checks in the background whether the operator has ordered this closure undone (scripts/links.ts). */
  #lookForOrder(nowMs: number): void {
    if (nowMs - this.#orderCheckedMs < ORDER_CHECK_MS) return
    this.#orderCheckedMs = nowMs
    this.ctx.waitUntil(
      this.#followOrder().catch((error: unknown) => log('error', 'link_order_unread', { error: nameOf(error) })),
    )
  }

  async #followOrder(): Promise<void> {
    const { link } = this.#table
    if (!link || link.closedMs === null) return
    const { code, closedMs } = link
    const db = recordNumbered(this.env, link.record)
    if (!(await isReopeningOrdered(db, code, closedMs))) return
    await noteReopening(db, code, closedMs, Date.now())
    if (this.#table.link?.closedMs === closedMs) this.#reopen(code, Date.now())
  }

  #reopen(code: string, nowMs: number): void {
    this.#table.reopen()
    this.#recordWithin(0, nowMs)
    log('info', 'link_reopened', { code })
  }

  /** Schedules the write to D1 within `delayMs`, by an alarm that is stored in the same turn as the change. */
  #recordWithin(delayMs: number, nowMs: number): void {
    // A new alarm would replace the running one, which fires again if the object ends before it has written.
    if (this.#isRecording) {
      this.#dueMs = Math.min(this.#dueMs ?? Infinity, nowMs + delayMs)
      return
    }
    const failures = this.#table.link?.recordFailures ?? 0
    const alarmMs = alarmAfterChange({ alarmMs: this.#alarmMs ?? null, failures }, nowMs, delayMs)
    if (alarmMs !== undefined) this.#setAlarm(alarmMs)
  }

  #setAlarm(ms: number): void {
    const setting = this.ctx.storage.setAlarm(ms)
    this.#alarmMs = ms
    // If setting the alarm failed, the next change sets it.
    setting.catch(() => {
      if (this.#alarmMs === ms) this.#alarmMs = null
    })
  }
}

/** The link without the fields that only its object may know. */
function shown(link: StoredLink): ShownLink {
  const { code, url, createdMs, closedMs, clicks, lastClickMs, reports, closedByOwner } = link
  return { code, url, createdMs, closedMs, clicks, lastClickMs, reports, isClosedByOwner: closedByOwner === 1 }
}

const asLongAsItTakes = <T>(answer: Promise<T>): Promise<T> => answer

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

function log(level: 'info' | 'error', event: string, facts: Record<string, string>): void {
  console[level](JSON.stringify({ level, event, ...facts }))
}
