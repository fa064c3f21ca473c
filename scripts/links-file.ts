import { appendFileSync, createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseCode } from '../src/links/code.ts'
import { isStoredUrl } from '../src/links/destination.ts'
import { siteKey } from '../src/links/host-name.ts'
import { quoted, type Database, type Row } from './links-record.ts'

/** Each batch is a process of wrangler, and its statements are one file. */
const EXPORT_ROWS = 10_000
const IMPORT_ROWS = 2000

/** Writes one JSON object per line and link, closures included; who reported stays out of it. @returns their number. */
export function exportRecord(database: Database, file: string): number {
  writeFileSync(file, '')
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
 * Adds the links of an export to the record. A link that the record knows stays as it is. A link's object takes its
 * state from the record when it is first called. Reports of an open link begin at 0, because the file does not say who
 * reported: the same person could count twice.
 *
 * @throws {Error} with the number of the first line that is not a link; nothing is stored then.
 */
export async function importRecord(database: Database, file: string): Promise<{ added: number; known: number }> {
  let number = 0
  const rows: Row[] = []
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++
    if (line.trim() === '') continue
    const row = rowOf(line)
    if (!row) throw new Error(`Line ${number} of ${file} is not a link; nothing was stored.`)
    rows.push(row)
  }
  const before = countOf(database)
  const folder = mkdtempSync(join(tmpdir(), 'sala-import-'))
  try {
    for (let start = 0; start < rows.length; start += IMPORT_ROWS) {
      const statements = join(folder, 'links.sql')
      writeFileSync(
        statements,
        rows
          .slice(start, start + IMPORT_ROWS)
          .map(insertion)
          .join('\n'),
      )
      database.run(statements)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const added = countOf(database) - before
  return { added, known: rows.length - added }
}

const countOf = (database: Database): number =>
  database.query<{ links: number }>('SELECT count(*) AS links FROM link')[0]?.links ?? 0

/** A line of an export, checked; undefined if it is not a link that the service could have made. */
function rowOf(line: string): Row | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { code, url, created_ms, closed_ms = null, clicks, last_click_ms = null, reports = 0 } = value as Partial<Row>
  const isLink = typeof code === 'string' && parseCode(code) === code && typeof url === 'string' && isStoredUrl(url)
  if (!isLink || !isCount(created_ms) || !isCount(clicks) || !isCount(reports)) return undefined
  if (!isTime(closed_ms) || !isTime(last_click_ms)) return undefined
  const site = siteKey(new URL(url).hostname)
  return { code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports: closed_ms === null ? 0 : reports }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isTime = (value: unknown): value is number | null => value === null || isCount(value)

function insertion({ code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports }: Row): string {
  const values = [quoted(code), quoted(url), quoted(site), created_ms, closed_ms, clicks, last_click_ms, reports]
  return `INSERT INTO link (code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports) VALUES (${values
    .map((value) => value ?? 'NULL')
    .join(', ')}) ON CONFLICT DO NOTHING;`
}
