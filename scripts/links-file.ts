import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteKey } from '../src/links/host-name.ts'
import { linkLines, type LinkLine } from '../selfhost/link-lines.ts'
import { quoted, type Database, type Row } from './links-record.ts'

/** Batch sizes: each batch is one process of wrangler with one file of statements. */
const EXPORT_ROWS = 10_000
const IMPORT_ROWS = 2000

/** Writes one JSON object per line and link, closures included, reporters excluded. @returns the number of links. */
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
 * Adds the links of an export to the newest database of the record. A link in any of them is left unchanged. A link's object
 * restores its state from the record on its first call. Reports of an open link restart at 0, because the file does not name
 * reporters: the same person could count twice.
 *
 * @throws {Error} with the number of the first line that is not a link; then nothing is stored.
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

/** The rows whose codes are in none of these databases. */
function unknownTo(databases: readonly Database[], rows: readonly Row[]): Row[] {
  const list = quoted(JSON.stringify(rows.map(({ code }) => code)))
  const sql = `SELECT code FROM link WHERE code IN (SELECT value FROM json_each(${list}))`
  const known = new Set(databases.flatMap((database) => database.query<Row>(sql)).map(({ code }) => code))
  return rows.filter(({ code }) => !known.has(code))
}

const countOf = (database: Database): number =>
  database.query<{ links: number }>('SELECT count(*) AS links FROM link')[0]?.links ?? 0

/** The row of the record. It has no reporters, so an open link starts without reports. */
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
