import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseKey } from '../selfhost/config.ts'
import { filesOf, LOCKED_MS_MAX } from '../selfhost/export.ts'
import { databaseNames } from './database-names.ts'

/** A row of the table `link` in D1. */
export interface Row {
  code: string
  url: string
  site: string
  created_ms: number
  closed_ms: number | null
  clicks: number
  last_click_ms: number | null
  reports: number
}

/** The record of short links, through wrangler. */
export interface Database {
  /** Runs one statement. */
  query<T>(sql: string): T[]
  /** Runs the statements of a file. */
  run(file: string): void
}

const OUTPUT_BYTES_MAX = 256 * 1024 * 1024

/** The location of a record: deployed, or local with its folder if not the usual one. */
interface Place {
  readonly isRemote: boolean
  readonly persistTo: string | undefined
}

/** The databases of a record, the oldest first; the last takes new links. */
export function databasesOf(place: Place): readonly [Database, ...Database[]] {
  const [oldest = 'sala', ...later] = databaseNames()
  return [databaseOf(oldest, place), ...later.map((name) => databaseOf(name, place))]
}

function databaseOf(name: string, place: Place): Database {
  const options = [place.isRemote ? '--remote' : '--local', '--env=', '--json', '--yes']
  if (place.persistTo !== undefined) options.push('--persist-to', place.persistTo)
  const wrangler = (...more: string[]): string =>
    execFileSync('wrangler', ['d1', 'execute', name, ...options, ...more], {
      encoding: 'utf8',
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      maxBuffer: OUTPUT_BYTES_MAX,
    })
  return {
    query: <T>(sql: string) => (JSON.parse(wrangler('--command', sql)) as { results: T[] }[])[0]?.results ?? [],
    run: (file) => void wrangler('--file', file),
  }
}

/**
 * The databases of a self-hosted folder, opened read-only beside the running service: only workerd may write to them.
 *
 * @param data the service's data folder.
 */
export function databasesIn(data: string): readonly [Database, ...Database[]] {
  const [first, ...others] = filesOf(join(data, 'objects', databaseKey))
    .filter(hasLinks)
    .map(readDatabase)
  if (!first) throw new Error(`${data} holds no record of short links.`)
  return [first, ...others]
}

const opened = (file: string): DatabaseSync => new DatabaseSync(file, { readOnly: true, timeout: LOCKED_MS_MAX })

function hasLinks(file: string): boolean {
  const database = opened(file)
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'link'").get()
  database.close()
  return found !== undefined
}

function readDatabase(file: string): Database {
  return {
    query<T>(sql: string): T[] {
      const database = opened(file)
      try {
        return database.prepare(sql).all() as T[]
      } finally {
        database.close()
      }
    },
    run: () => {
      throw new Error('npm run selfhost -- --import FILE adds links to this folder.')
    },
  }
}

/** A text as a SQL literal. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
