import { siteKey } from './host-name.ts'
import { linkColumns, reporterColumns, type Link, type Reporter } from './link.ts'

/** What the database has about a code: for an object whose own storage was lost. */
export async function recordedLink(
  db: D1Database,
  code: string,
): Promise<{ link: Link; reporters: Reporter[] } | undefined> {
  const [links, reporters] = await db.batch([
    db.prepare(`SELECT ${linkColumns} FROM link WHERE code = ?`).bind(code),
    db.prepare(`SELECT ${reporterColumns} FROM report WHERE code = ?`).bind(code),
  ])
  const link = links?.results[0] as Link | undefined
  return link && { link, reporters: (reporters?.results ?? []) as Reporter[] }
}

/** Which of these codes the database has, in one statement for any number of them. */
export async function recordedCodes(db: D1Database, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare('SELECT code FROM link WHERE code IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(codes))
    .all<{ code: string }>()
  return new Set(results.map(({ code }) => code))
}

/**
 * Writes the current state of a link and its reporters. Idempotent, and clicks never decrease: an alarm may fire more than
 * once. Unchanged data costs no written row.
 */
export async function recordLink(db: D1Database, link: Link, reporters: readonly Reporter[]): Promise<void> {
  const { code, url, createdMs, closedMs, clicks, lastClickMs, reports } = link
  const known = JSON.stringify(reporters.map(({ reporter }) => reporter))
  await db.batch([
    db
      .prepare(
        `INSERT INTO link (code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (code) DO UPDATE SET
           closed_ms = excluded.closed_ms,
           clicks = max(clicks, excluded.clicks),
           last_click_ms = max(coalesce(last_click_ms, 0), excluded.last_click_ms),
           reports = excluded.reports
         WHERE closed_ms IS NOT excluded.closed_ms OR reports <> excluded.reports OR clicks < excluded.clicks`,
      )
      .bind(code, url, siteKey(new URL(url).hostname), createdMs, closedMs, clicks, lastClickMs, reports),
    db
      .prepare('DELETE FROM report WHERE code = ? AND reporter NOT IN (SELECT value FROM json_each(?))')
      .bind(code, known),
    ...reporters.map(({ reporter, reportedMs, spent }) =>
      db
        .prepare(
          `INSERT INTO report (code, reporter, reported_ms, spent) VALUES (?, ?, ?, ?)
           ON CONFLICT (code, reporter) DO UPDATE SET spent = excluded.spent WHERE spent <> excluded.spent`,
        )
        .bind(code, reporter, reportedMs, spent),
    ),
  ])
}

/** Whether the operator has ordered exactly this closure undone. */
export async function isReopeningOrdered(db: D1Database, code: string, closedMs: number): Promise<boolean> {
  const order = await db
    .prepare('SELECT 1 FROM reopening WHERE code = ? AND closed_ms = ?')
    .bind(code, closedMs)
    .first()
  return order !== null
}

/** Records when an order was carried out, for the operator's list. */
export async function noteReopening(db: D1Database, code: string, closedMs: number, nowMs: number): Promise<void> {
  await db
    .prepare('UPDATE reopening SET done_ms = ? WHERE code = ? AND closed_ms = ?')
    .bind(nowMs, code, closedMs)
    .run()
}

/** New links of a day, and the database size, which every result includes: bytes. */
export interface DayOfLinks {
  /** `undefined` when the day's budget is spent. */
  readonly links: number | undefined
  readonly sizeBytes: number
}

/**
 * Counts a new link of a day: one statement, so two requests cannot both take the last place.
 *
 * @param day Bangkok's, `YYYY-MM-DD`.
 * @returns the links of that day including this one; `undefined`, and nothing counted, once it has `linksMax`.
 */
export async function countNewLink(db: D1Database, day: string, linksMax: number): Promise<DayOfLinks> {
  // The statement guards every link except the first of a day, which inserts.
  if (linksMax < 1) return { links: undefined, sizeBytes: 0 }
  const { results, meta } = await db
    .prepare(
      `INSERT INTO link_budget (day, links) VALUES (?1, 1)
       ON CONFLICT (day) DO UPDATE SET links = links + 1 WHERE links < ?2 RETURNING links`,
    )
    .bind(day, linksMax)
    .all<{ links: number }>()
  return { links: results[0]?.links, sizeBytes: meta.size_after }
}

/** Undoes the count of a link that could not be created. */
export async function giveBackNewLink(db: D1Database, day: string): Promise<void> {
  await db.prepare('UPDATE link_budget SET links = max(0, links - 1) WHERE day = ?').bind(day).run()
}

/** New links of a day, for the health check. */
export async function newLinksOf(db: D1Database, day: string): Promise<DayOfLinks> {
  const { results, meta } = await db
    .prepare('SELECT links FROM link_budget WHERE day = ?')
    .bind(day)
    .all<{ links: number }>()
  return { links: results[0]?.links ?? 0, sizeBytes: meta.size_after }
}
