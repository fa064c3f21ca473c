import { execFileSync } from 'node:child_process'

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

const NAME = 'sala'
const OUTPUT_BYTES_MAX = 256 * 1024 * 1024

/** @param place the deployed database, or the local one and its folder if not the usual one. */
export function databaseOf(place: { isRemote: boolean; persistTo: string | undefined }): Database {
  const options = [place.isRemote ? '--remote' : '--local', '--env=', '--json', '--yes']
  if (place.persistTo !== undefined) options.push('--persist-to', place.persistTo)
  const wrangler = (...more: string[]): string =>
    execFileSync('wrangler', ['d1', 'execute', NAME, ...options, ...more], {
      encoding: 'utf8',
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      maxBuffer: OUTPUT_BYTES_MAX,
    })
  return {
    query: <T>(sql: string) => (JSON.parse(wrangler('--command', sql)) as { results: T[] }[])[0]?.results ?? [],
    run: (file) => void wrangler('--file', file),
  }
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
