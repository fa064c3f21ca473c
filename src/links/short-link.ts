import { DurableObject } from 'cloudflare:workers'
import type { Link } from './link.ts'
import { LinkTable, type StoredLink } from './link-table.ts'
import { alarmAfterChange, CLICKS_RECORD_MS, retryDelayMs } from './record-schedule.ts'
import { isReopeningOrdered, noteReopening, recordedLink, recordLink } from './store.ts'

/** How often a closed link, while visited, checks in the database whether the operator has ordered it open. */
const ORDER_CHECK_MS = 5000

/** What a visitor's request needs to know. */
export interface Opened {
  readonly url: string
  readonly createdMs: number
  readonly closedMs: number | null
  readonly reports: number
}

export interface ReportOutcome {
  readonly url: string
  readonly reports: number
  readonly isClosed: boolean
  /** False for a repeat by the same reporter and for a link that is closed already. */
  readonly counted: boolean
}

/**
 * One object per code: the truth about the link (destination, clicks, reports, state). It has one thread, so nothing
 * races, and the platform's output gate holds each answer until earlier writes are durable: an answered click is a
 * stored click.
 */
export class ShortLink extends DurableObject<Env> {
  readonly #table = new LinkTable(this.ctx.storage.sql)
  /** When the alarm rings; null without one, undefined until the storage has been read. */
  #alarmMs: number | null | undefined
  #orderCheckedMs = 0
  /** Clicks that arrive while the last write is becoming durable; resolves when one statement has written them all. */
  #batch: Promise<void> | undefined
  #committed: Promise<void> | undefined

  /** Makes the link; false if the code is taken. The same call again, because its answer was lost, is true again. */
  create(code: string, url: string, nowMs: number): boolean {
    const stored = this.#table.link
    if (stored) return stored.url === url && stored.createdMs === nowMs && stored.clicks === 0
    this.#table.insert({ code, url, createdMs: nowMs, closedMs: null, clicks: 0, lastClickMs: null, reports: 0 }, [])
    this.#setAlarm(nowMs)
    return true
  }

  /**
   * Counts clicks (of closed links too) and says where the link leads.
   *
   * @param nowMs when the last of them came.
   * @param count how many visitors share this call.
   */
  async open(code: string, nowMs: number, count = 1): Promise<Opened | undefined> {
    if (!(await this.#found(code))) return undefined
    await this.#click(nowMs, count)
    // Read after the wait: a report may have closed the link meanwhile.
    const { link } = this.#table
    if (!link) return undefined
    const { url, createdMs, closedMs, reports } = link
    if (closedMs !== null) this.#lookForOrder(nowMs)
    return { url, createdMs, closedMs, reports }
  }

  /** The link as it is; counts nothing. */
  async info(code: string, nowMs: number): Promise<Link | undefined> {
    if (!(await this.#found(code))) return undefined
    await this.#batch // never report a click that is not stored yet
    const { link } = this.#table
    if (link && link.closedMs !== null) this.#lookForOrder(nowMs)
    return link
  }

  /** Counts a reporter once; the third distinct one closes the link before anybody else is served. */
  async report(code: string, reporter: string, nowMs: number): Promise<ReportOutcome | undefined> {
    const found = await this.#found(code)
    if (!found) return undefined
    const counted = found.closedMs === null && this.#table.addReporter(reporter, nowMs)
    const { url, reports, closedMs } = this.#table.link ?? found
    if (counted) this.#recordWithin(0, nowMs)
    if (counted && closedMs !== null) log('info', 'link_closed', { code })
    return { url, reports, isClosed: closedMs !== null, counted }
  }

  /** Closes the link by the operator's word; a link that is closed already stays as it is. */
  async close(code: string, nowMs: number): Promise<Link | undefined> {
    const found = await this.#found(code)
    if (found?.closedMs === null) {
      this.#table.close(nowMs)
      this.#recordWithin(0, nowMs)
      log('info', 'link_closed', { code, by: 'operator' })
    }
    return this.info(code, nowMs)
  }

  /** Opens a closed link again by the operator's word. */
  async reopen(code: string, nowMs: number): Promise<Link | undefined> {
    const found = await this.#found(code)
    if (found && found.closedMs !== null) this.#reopen(code, nowMs)
    return this.info(code, nowMs)
  }

  override async alarm(): Promise<void> {
    this.#alarmMs = null
    const { link } = this.#table
    if (!link) return
    try {
      await this.#batch
      await recordLink(this.env.DB, this.#table.link ?? link, this.#table.reporters)
      if (link.recordFailures > 0) this.#table.saveRecordFailures(0)
    } catch (error) {
      // Opens go on without the database. The platform would give up after six tries; this never does.
      log('error', 'link_record_failed', { error: error instanceof Error ? error.name : 'unknown' })
      const failures = link.recordFailures + 1
      this.#table.saveRecordFailures(failures)
      this.#setAlarm(Date.now() + retryDelayMs(failures, Math.random()))
    }
  }

  /** The stored link; if this storage is empty but the database knows the code, it is brought back first. */
  async #found(code: string): Promise<StoredLink | undefined> {
    if (this.#alarmMs === undefined && this.#table.link) {
      const alarmMs = await this.ctx.storage.getAlarm()
      if (this.#alarmMs === undefined) this.#alarmMs = alarmMs // else an alarm was set or has rung meanwhile
    }
    if (this.#table.link) return this.#table.link
    const record = await recordedLink(this.env.DB, code)
    // Another call may have been quicker.
    if (record && !this.#table.link) this.#table.insert(record.link, record.reporters)
    if (this.#alarmMs === undefined) this.#alarmMs = null
    return this.#table.link
  }

  /**
   * Counts clicks; resolves when they are written, and the output gate then holds the answer until the write is
   * durable. While one write is becoming durable, further clicks wait and share the next: an idle link loses no time,
   * a busy one writes as often as the storage can take it.
   */
  #click(nowMs: number, count: number): Promise<void> {
    this.#table.addClicks(count, nowMs)
    this.#recordWithin(CLICKS_RECORD_MS, nowMs)
    this.#batch ??= this.#writeBatch()
    return this.#batch
  }

  async #writeBatch(): Promise<void> {
    await this.#committed
    this.#batch = undefined
    this.#table.saveClicks()
    this.#committed = this.ctx.storage.sync()
  }

  /** Reads, without making anybody wait, whether the operator has ordered that this closure be undone (scripts/links.ts). */
  #lookForOrder(nowMs: number): void {
    if (nowMs - this.#orderCheckedMs < ORDER_CHECK_MS) return
    this.#orderCheckedMs = nowMs
    this.ctx.waitUntil(
      this.#followOrder().catch((error: unknown) =>
        log('error', 'link_order_unread', { error: error instanceof Error ? error.name : 'unknown' }),
      ),
    )
  }

  async #followOrder(): Promise<void> {
    const { link } = this.#table
    if (!link || link.closedMs === null) return
    const { code, closedMs } = link
    if (!(await isReopeningOrdered(this.env.DB, code, closedMs))) return
    await noteReopening(this.env.DB, code, closedMs, Date.now())
    if (this.#table.link?.closedMs === closedMs) this.#reopen(code, Date.now())
  }

  #reopen(code: string, nowMs: number): void {
    this.#table.reopen()
    this.#recordWithin(0, nowMs)
    log('info', 'link_reopened', { code })
  }

  /** Lets D1 follow a change after `delayMs`, by an alarm that is stored in the same turn as the change. */
  #recordWithin(delayMs: number, nowMs: number): void {
    const failures = this.#table.link?.recordFailures ?? 0
    const alarmMs = alarmAfterChange({ alarmMs: this.#alarmMs ?? null, failures }, nowMs, delayMs)
    if (alarmMs !== undefined) this.#setAlarm(alarmMs)
  }

  #setAlarm(ms: number): void {
    this.#alarmMs = ms
    void this.ctx.storage.setAlarm(ms)
  }
}

function log(level: 'info' | 'error', event: string, facts: Record<string, string>): void {
  console[level](JSON.stringify({ level, event, ...facts }))
}
