import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteKey } from '../src/links/host-name.ts'
import { linkLines, type LinkLine } from '../selfhost/link-lines.ts'
import { quoted, type Database, type Row } from './links-record.ts'

/** Each batch is a process of wrangler, and its statements are one file. */
const EXPORT_ROWS = 10_000
const IMPORT_ROWS = 2000

/** Writes one JSON object per line and link, closures included; who reported stays out of it. @returns their number. */
export function exportRecord(databases: readonly Database[], file: string): number {
  writeFileSync(file, '', { mode: 0o600 })
  chmodSync(file, 0o600)
  return databases.reduce((count, database) => count + exportDatabase(database, file), 0)
}

function exportDatabase(database: Database, file: string): number {
  let count = 0
  for (let after = ''; ;) {
    const rows = database.query<Row>(`SELECT * FROM link WHERE code > '${after}' ORDER BY code LIMIT ${EXPORT_ROWS}`)
    appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    count += rows.length
    after = rows.at(-1)?.code ?? ''
    if (rows.length < EXPORT_ROWS) return count
  }
}

/**
 * Adds the links of an export to the newest database of the record. A link that any of them knows stays as it is. A link's object takes its
 * state from the record when it is first called. Reports of an open link begin at 0, because the file does not say who
 * reported: the same person could count twice.
 *
 * @throws {Error} with the number of the first line that is not a link; nothing is stored then.
 */
export async function importRecord(
  databases: readonly [Database, ...Database[]],
  file: string,
): Promise<{ added: number; known: number }> {
  const rows: Row[] = []
  for await (const line of linkLines(file)) rows.push(rowOf(line))
  const database = databases.at(-1) ?? databases[0]
  const older = databases.slice(0, -1)
  const before = countOf(database)
  const folder = mkdtempSync(join(tmpdir(), 'sala-import-'))
  try {
    for (let start = 0; start < rows.length; start += IMPORT_ROWS) {
      const unknown = unknownTo(older, rows.slice(start, start + IMPORT_ROWS))
      if (unknown.length === 0) continue
      const statements = join(folder, 'links.sql')
      writeFileSync(statements, unknown.map(insertion).join('\n'))
      database.run(statements)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const added = countOf(database) - before
  return { added, known: rows.length - added }
}

/** The rows whose codes none of these databases knows. */
function unknownTo(databases: readonly Database[], rows: readonly Row[]): Row[] {
  const list = quoted(JSON.stringify(rows.map(({ code }) => code)))
  const sql = `SELECT code FROM link WHERE code IN (SELECT value FROM json_each(${list}))`
  const known = new Set(databases.flatMap((database) => database.query<Row>(sql)).map(({ code }) => code))
  return rows.filter(({ code }) => !known.has(code))
}

const countOf = (database: Database): number =>
  database.query<{ links: number }>('SELECT count(*) AS links FROM link')[0]?.links ?? 0

/** The row of the record. A reporter is not in it, so an open link begins without reports. */
function rowOf(line: LinkLine): Row {
  const { code, url, created_ms, closed_ms = null, clicks, last_click_ms = null, reports = 0 } = line
  const site = siteKey(new URL(url).hostname)
  return { code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports: closed_ms === null ? 0 : reports }
}

function insertion({ code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports }: Row): string {
  const values = [quoted(code), quoted(url), quoted(site), created_ms, closed_ms, clicks, last_click_ms, reports]
  return `INSERT INTO link (code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports) VALUES (${values
    .map((value) => value ?? 'NULL')
    .join(', ')}) ON CONFLICT DO NOTHING;`
}
