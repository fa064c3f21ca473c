import { DurableObject } from 'cloudflare:workers'
import { reportsToClose } from '../limits.ts'
import { linkColumns, reporterColumns, type Link, type Reporter } from './link.ts'
import { isReopeningOrdered, noteReopening, recordedLink, recordLink } from './store.ts'

/** The database follows a change after this long, so that a busy link costs one row in ten seconds, not one a click. */
const RECORD_DELAY_MS = 10_000
/** D1 gives up a statement after 30 s, so a new try never meets the one before it. */
const RECORD_RETRY_MS = 60_000

/** What a visitor's request needs to know. */
export interface Opened {
  readonly url: string
  readonly createdMs: number
  readonly closedMs: number | null
}

export interface ReportOutcome {
  readonly reports: number
  readonly isClosed: boolean
  /** False for a repeat by the same reporter and for a link that is closed already. */
  readonly counted: boolean
}

/**
 * One object per code: the truth about the link (destination, clicks, reports, state). It has one thread, so nothing
 * races, and the platform holds every answer until what was written before it is safe: an answered click is a stored
 * click. Tables are made when there is something to store, so a guessed code leaves nothing behind.
 */
export class ShortLink extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql
  /** The stored row, to spare reading it for every click. */
  #kept: Link | undefined
  #isRecordDue = false
  /** Clicks that came while the last write was being made safe; resolves when one statement has written them all. */
  #batch: Promise<void> | undefined
  #committed: Promise<void> | undefined

  /** Makes the link; false when the code is taken. */
  create(code: string, url: string, nowMs: number): boolean {
    if (this.#stored()) return false
    this.#insert({ code, url, createdMs: nowMs, closedMs: null, clicks: 0, lastClickMs: null, reports: 0 }, [])
    this.#recordSoon(nowMs)
    return true
  }

  /** Counts a click (closed links too) and says where the link leads. */
  async open(code: string, nowMs: number): Promise<Opened | undefined> {
    if (!(this.#stored() ?? (await this.#recovered(code)))) return undefined
    await this.#click(nowMs)
    // Read after the wait: a report may have closed the link meanwhile.
    const link = this.#stored()
    return link && { url: link.url, createdMs: link.createdMs, closedMs: link.closedMs }
  }

  /** The link as it is; counts nothing. */
  async info(code: string, nowMs: number): Promise<Link | undefined> {
    const link = this.#stored() ?? (await this.#recovered(code))
    await this.#batch // a click that is told must be a click that is kept
    // The record's alarm is also when the object learns that the operator has ordered it open again.
    if (link && link.closedMs !== null) this.#recordSoon(nowMs)
    return this.#stored()
  }

  /** Counts a reporter once; the third distinct one closes the link before anybody else is served. */
  async report(code: string, reporter: string, nowMs: number): Promise<ReportOutcome | undefined> {
    const link = this.#stored() ?? (await this.#recovered(code))
    if (!link) return undefined
    const counted = link.closedMs === null && this.#addReporter(reporter, nowMs)
    const { reports, closedMs } = this.#kept ?? link
    return { reports, isClosed: closedMs !== null, counted }
  }

  override async alarm(): Promise<void> {
    this.#isRecordDue = false
    const link = this.#stored()
    if (!link) return
    try {
      await this.#batch
      await this.#followOrder(link)
      await recordLink(this.env.DB, this.#stored() ?? link, this.#reporters())
    } catch (error) {
      // Opens go on without the database. The platform would give up after six tries; this never does.
      log('error', 'link_record_failed', { error: error instanceof Error ? error.name : 'unknown' })
      this.#isRecordDue = true
      await this.ctx.storage.setAlarm(Date.now() + RECORD_RETRY_MS)
    }
  }

  /** The stored link, without making a storage for codes that have none. */
  #stored(): Link | undefined {
    if (this.#kept) return this.#kept
    const tables = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'link'").toArray()
    if (tables.length === 0) return undefined
    this.#kept = this.#sql.exec(`SELECT ${linkColumns} FROM link`).toArray()[0] as unknown as Link | undefined
    return this.#kept
  }

  /** Brings a link back from the database when this storage is empty but the database knows the code. */
  async #recovered(code: string): Promise<Link | undefined> {
    const record = await recordedLink(this.env.DB, code)
    const stored = this.#stored() // somebody else may have been quicker
    if (stored || !record) return stored
    this.#insert(record.link, record.reporters)
    return this.#kept
  }

  #insert(link: Link, reporters: readonly Reporter[]): void {
    const { code, url, createdMs, closedMs, clicks, lastClickMs, reports } = link
    this.#sql.exec(`
      CREATE TABLE link (
        code TEXT PRIMARY KEY, url TEXT NOT NULL, created_ms INTEGER NOT NULL, closed_ms INTEGER,
        clicks INTEGER NOT NULL, last_click_ms INTEGER, reports INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE report (reporter TEXT PRIMARY KEY, reported_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID`)
    this.#sql.exec(
      'INSERT INTO link (code, url, created_ms, closed_ms, clicks, last_click_ms, reports) VALUES (?, ?, ?, ?, ?, ?, ?)',
      code,
      url,
      createdMs,
      closedMs,
      clicks,
      lastClickMs,
      reports,
    )
    for (const { reporter, reportedMs } of reporters)
      this.#sql.exec('INSERT INTO report VALUES (?, ?)', reporter, reportedMs)
    this.#kept = link
  }

  /**
   * Counts a click; resolves when it is written, and the platform then holds the answer until the write is safe. While
   * one write is being made safe, further clicks wait and share the next: an idle link loses no time, a busy one writes
   * as often as the storage can take it.
   */
  #click(nowMs: number): Promise<void> {
    const link = this.#stored()
    if (link) this.#kept = { ...link, clicks: link.clicks + 1, lastClickMs: nowMs }
    this.#recordSoon(nowMs)
    this.#batch ??= this.#writeBatch()
    return this.#batch
  }

  async #writeBatch(): Promise<void> {
    await this.#committed
    this.#batch = undefined
    const link = this.#kept
    if (!link) return
    this.#kept = undefined // should the statement fail, the stored row is the truth
    this.#sql.exec('UPDATE link SET clicks = ?, last_click_ms = ?', link.clicks, link.lastClickMs)
    this.#kept = link
    this.#committed = this.ctx.storage.sync()
  }

  #addReporter(reporter: string, nowMs: number): boolean {
    const link = this.#stored()
    const added = this.#sql.exec('INSERT INTO report VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING 1', reporter, nowMs)
    if (!link || added.toArray().length === 0) return false
    const reports = link.reports + 1
    const closedMs = reports >= reportsToClose ? nowMs : null
    this.#setState(link, closedMs, reports)
    if (closedMs !== null) log('info', 'link_closed', { code: link.code })
    this.#recordSoon(nowMs)
    return true
  }

  /** Closing and reopening both forget who reported. */
  #setState(link: Link, closedMs: number | null, reports: number): void {
    this.#sql.exec('UPDATE link SET closed_ms = ?, reports = ?', closedMs, reports)
    if (closedMs !== null || reports === 0) this.#sql.exec('DELETE FROM report')
    this.#kept = { ...link, closedMs, reports }
  }

  /** Opens a closed link again when the operator has ordered it in the database (scripts/links.ts). */
  async #followOrder({ code, closedMs }: Link): Promise<void> {
    if (closedMs === null || !(await isReopeningOrdered(this.env.DB, code, closedMs))) return
    await noteReopening(this.env.DB, code, closedMs, Date.now())
    const link = this.#stored()
    if (!link) return
    this.#setState(link, null, 0)
    log('info', 'link_reopened', { code })
  }

  #reporters(): Reporter[] {
    return this.#sql.exec(`SELECT ${reporterColumns} FROM report`).toArray() as unknown as Reporter[]
  }

  /** Sets the alarm with the first change after the last record; it is stored in the same turn as the change. */
  #recordSoon(nowMs: number): void {
    if (this.#isRecordDue) return
    this.#isRecordDue = true
    void this.ctx.storage.setAlarm(nowMs + RECORD_DELAY_MS)
  }
}

function log(level: 'info' | 'error', event: string, facts: Record<string, string>): void {
  console[level](JSON.stringify({ level, event, ...facts }))
}
