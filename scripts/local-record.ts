import { createHash, createHmac } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteKey } from '../src/links/host-name.ts'
import { boundDatabases } from './database-names.ts'

/** Wrangler's folder of local databases, below that of `--persist-to`. */
const DATABASES = 'v3/d1/miniflare-D1DatabaseObject'

/**
 * Adds the links of earlier local databases to the first current one. Wrangler names a local database after its
 * `database_id`, or without one after its binding; version 1.0 had an id, so its database is beside the current one. A link
 * that already exists is left unchanged, so a second run adds nothing. The earlier file is not modified.
 *
 * @param state the folder of `--persist-to`, with all migrations applied.
 * @param config text of wrangler.toml.
 * @returns the number of links added.
 */
export function takeOverLinks(state: string, config = readFileSync('wrangler.toml', 'utf8')): number {
  const folder = join(state, DATABASES)
  const bound = boundDatabases(config).map(({ localId }) => `${localName(localId)}.sqlite`)
  const [present = ''] = bound
  if (!existsSync(join(folder, present))) return 0
  const earlier = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name) && !bound.includes(name))
  if (earlier.length === 0) return 0
  const record = new DatabaseSync(join(folder, present))
  try {
    record.function('site_key', (url) => siteKey(new URL(String(url)).hostname))
    return earlier.reduce((added, name) => added + linksTaken(record, join(folder, name)), 0)
  } finally {
    record.close()
  }
}

/** The file name that workerd derives from an object's: 16 bytes of a keyed hash, and 16 that authenticate them. */
function localName(id: string): string {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest()
  const hash = (data: string | Buffer): Buffer => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = hash(id)
  return Buffer.concat([name, hash(name)]).toString('hex')
}

function linksTaken(record: DatabaseSync, file: string): number {
  record.prepare('ATTACH ? AS earlier').run(file)
  try {
    if (!hasLinks(record)) return 0
    const spent = columnsOf(record, 'report').includes('spent') ? 'spent' : '0'
    record.exec(`
      BEGIN;
      CREATE TEMP TABLE taken AS SELECT code FROM earlier.link EXCEPT SELECT code FROM main.link;
      INSERT INTO main.link (code, url, site, created_ms, closed_ms, clicks, last_click_ms, reports)
        SELECT code, url, site_key(url), created_ms, closed_ms, clicks, last_click_ms, reports
        FROM earlier.link WHERE code IN (SELECT code FROM taken);
      INSERT INTO main.report (code, reporter, reported_ms, spent)
        SELECT code, reporter, reported_ms, ${spent} FROM earlier.report WHERE code IN (SELECT code FROM taken);
      INSERT INTO main.reopening (code, closed_ms, ordered_ms, done_ms)
        SELECT code, closed_ms, ordered_ms, done_ms FROM earlier.reopening WHERE code IN (SELECT code FROM taken);
      COMMIT`)
    const { links } = record.prepare('SELECT count(*) AS links FROM taken').get() as { links: number }
    record.exec('DROP TABLE taken')
    return links
  } finally {
    // A failed statement leaves its transaction open, which keeps the other database locked.
    if (record.isTransaction) record.exec('ROLLBACK')
    record.exec('DETACH earlier')
  }
}

const hasLinks = (record: DatabaseSync): boolean =>
  ['link', 'report', 'reopening'].every((table) => columnsOf(record, table).includes('code'))

function columnsOf(record: DatabaseSync, table: string): unknown[] {
  const columns = record.prepare('SELECT name FROM pragma_table_info(?, ?)').all(table, 'earlier')
  return columns.map(({ name }) => name)
}
