import { reportsToClose } from '../limits.ts'
import { linkColumns, reporterColumns, type Link, type Reporter } from './link.ts'

const linkTable = `CREATE TABLE link (
  code TEXT PRIMARY KEY, url TEXT NOT NULL, created_ms INTEGER NOT NULL, closed_ms INTEGER,
  clicks INTEGER NOT NULL, last_click_ms INTEGER, reports INTEGER NOT NULL,
  record_failures INTEGER NOT NULL DEFAULT 0, close_key TEXT, closed_by_owner INTEGER NOT NULL DEFAULT 0,
  record INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID`

const reportTable = `CREATE TABLE report (
  reporter TEXT PRIMARY KEY, reported_ms INTEGER NOT NULL, spent INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID`

/** Columns that version 1.0 did not have; existing objects get them when they are next used. */
const laterColumns = { link: 'record_failures', report: 'spent' } as const

/** Columns since version 1.2. Older links have no token, so their tables need no migration. */
const ownerColumns = 'close_key AS closeKey, closed_by_owner AS closedByOwner'
const noOwner = 'NULL AS closeKey, 0 AS closedByOwner'

/** A link with the fields that only its object knows. */
export interface StoredLink extends Link {
  readonly recordFailures: number
  /** Keyed hash of the token that closes the link; null for links without one, and after a recovery from the record. */
  readonly closeKey: string | null
  /** 1 while the link is closed by that token. */
  readonly closedByOwner: number
  /** The number of the database in which it is recorded; 1 for objects of earlier versions, which had one. */
  readonly record: number
}

/** What the object of a link stores besides the link. */
type Kept = Pick<StoredLink, 'closeKey' | 'record'>

/**
 * The storage of one link's object: one row for the link, one for each reporter. Tables are created on the first write, so a
 * guessed code leaves nothing; each table costs a row, so links without reports have only one.
 */
export class LinkTable {
  readonly #sql: SqlStorage
  /** The stored row, cached to spare a read for every click. */
  #link: StoredLink | undefined
  #hasReports = false

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  get link(): StoredLink | undefined {
    this.#link ??= this.#load()
    return this.#link
  }

  #load(): StoredLink | undefined {
    const tables = this.#sql
      .exec<{ name: 'link' | 'report'; sql: string }>(
        "SELECT name, sql FROM sqlite_master WHERE name IN ('link', 'report')",
      )
      .toArray()
    for (const { name, sql } of tables) {
      const column = laterColumns[name]
      if (!sql.includes(column)) this.#sql.exec(`ALTER TABLE ${name} ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`)
    }
    this.#hasReports = tables.some(({ name }) => name === 'report')
    const linkTableSql = tables.find(({ name }) => name === 'link')?.sql
    if (linkTableSql === undefined) return undefined
    const owner = linkTableSql.includes('close_key') ? ownerColumns : noOwner
    const record = /\brecord INTEGER/.test(linkTableSql) ? 'record' : '1 AS record'
    const rows = this.#sql
      .exec(`SELECT ${linkColumns}, record_failures AS recordFailures, ${owner}, ${record} FROM link`)
      .toArray()
    return rows[0] as unknown as StoredLink | undefined
  }

  insert(link: Link, reporters: readonly Reporter[], { closeKey, record }: Kept): void {
    const { code, url, createdMs, closedMs, clicks, lastClickMs, reports } = link
    this.#sql.exec(linkTable)
    this.#sql.exec(
      `INSERT INTO link (code, url, created_ms, closed_ms, clicks, last_click_ms, reports, close_key, record)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      code,
      url,
      createdMs,
      closedMs,
      clicks,
      lastClickMs,
      reports,
      closeKey,
      record,
    )
    for (const { reporter, reportedMs, spent } of reporters) this.#insertReporter(reporter, reportedMs, spent)
    this.#link = { ...link, recordFailures: 0, closeKey, closedByOwner: 0, record }
  }

  /** Counts clicks in memory; `saveClicks` stores them. `lastClickMs` never goes back, in whatever order clicks arrive. */
  addClicks(count: number, lastMs: number): void {
    const { link } = this
    if (!link) return
    this.#link = { ...link, clicks: link.clicks + count, lastClickMs: Math.max(link.lastClickMs ?? lastMs, lastMs) }
  }

  /** Stores the clicks; if the statement fails, they stay in memory and the next call stores them too. */
  saveClicks(): void {
    const { link } = this
    if (link) this.#sql.exec('UPDATE link SET clicks = ?, last_click_ms = ?', link.clicks, link.lastClickMs)
  }

  saveRecordFailures(recordFailures: number): void {
    this.#sql.exec('UPDATE link SET record_failures = ?', recordFailures)
    if (this.#link) this.#link = { ...this.#link, recordFailures }
  }

  /** Counts a reporter; false for one who has reported this link before, even before it was reopened. */
  addReporter(reporter: string, nowMs: number): boolean {
    const { link } = this
    if (!link || !this.#insertReporter(reporter, nowMs, 0)) return false
    const reports = link.reports + 1
    this.#saveState({ ...link, reports, closedMs: reports >= reportsToClose ? nowMs : null })
    return true
  }

  close(nowMs: number): void {
    const { link } = this
    if (link) this.#saveState({ ...link, closedMs: nowMs })
  }

  closeByOwner(nowMs: number): void {
    const { link } = this
    if (!link) return
    this.#sql.exec('UPDATE link SET closed_ms = ?, closed_by_owner = 1', nowMs)
    this.#link = { ...link, closedMs: nowMs, closedByOwner: 1 }
  }

  /**
   * Reopens the link and counts reports from 0. Reporters whose reports closed it are spent; if the operator closed it
   * before that, they may report again.
   */
  reopen(): void {
    const { link } = this
    if (!link) return
    if (this.#hasReports) {
      this.#sql.exec(
        link.reports >= reportsToClose ? 'UPDATE report SET spent = 1' : 'DELETE FROM report WHERE spent = 0',
      )
    }
    if (link.closedByOwner) this.#sql.exec('UPDATE link SET closed_by_owner = 0')
    this.#saveState({ ...link, closedMs: null, reports: 0, closedByOwner: 0 })
  }

  get reporters(): Reporter[] {
    if (!this.#hasReports) return []
    return this.#sql.exec(`SELECT ${reporterColumns} FROM report`).toArray() as unknown as Reporter[]
  }

  #insertReporter(reporter: string, reportedMs: number, spent: number): boolean {
    if (!this.#hasReports) this.#sql.exec(reportTable)
    this.#hasReports = true
    const inserted = this.#sql.exec(
      'INSERT INTO report (reporter, reported_ms, spent) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING 1',
      reporter,
      reportedMs,
      spent,
    )
    return inserted.toArray().length > 0
  }

  #saveState(link: StoredLink): void {
    this.#sql.exec('UPDATE link SET closed_ms = ?, reports = ?', link.closedMs, link.reports)
    this.#link = link
  }
}
