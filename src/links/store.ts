import { linkColumns, reporterColumns, type Link, type Reporter } from './link.ts'

/** What the database knows about a code: for an object whose own storage was lost. */
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

/**
 * Writes a link and its report set as they are now. Running it twice changes nothing, and clicks never go back: an
 * alarm may come more than once.
 */
export async function recordLink(db: D1Database, link: Link, reporters: readonly Reporter[]): Promise<void> {
  const { code, url, createdMs, closedMs, clicks, lastClickMs, reports } = link
  await db.batch([
    db
      .prepare(
        `INSERT INTO link (code, url, created_ms, closed_ms, clicks, last_click_ms, reports) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (code) DO UPDATE SET
           closed_ms = excluded.closed_ms,
           clicks = max(clicks, excluded.clicks),
           last_click_ms = max(coalesce(last_click_ms, 0), excluded.last_click_ms),
           reports = excluded.reports`,
      )
      .bind(code, url, createdMs, closedMs, clicks, lastClickMs, reports),
    db.prepare('DELETE FROM report WHERE code = ?').bind(code),
    ...reporters.map(({ reporter, reportedMs }) =>
      db.prepare('INSERT INTO report (code, reporter, reported_ms) VALUES (?, ?, ?)').bind(code, reporter, reportedMs),
    ),
  ])
}

/** Whether the operator has ordered that this very closure be undone. */
export async function isReopeningOrdered(db: D1Database, code: string, closedMs: number): Promise<boolean> {
  const order = await db
    .prepare('SELECT 1 FROM reopening WHERE code = ? AND closed_ms = ?')
    .bind(code, closedMs)
    .first()
  return order !== null
}

/** Notes when an order was carried out, for the operator's list. */
export async function noteReopening(db: D1Database, code: string, closedMs: number, nowMs: number): Promise<void> {
  await db
    .prepare('UPDATE reopening SET done_ms = ? WHERE code = ? AND closed_ms = ?')
    .bind(nowMs, code, closedMs)
    .run()
}
