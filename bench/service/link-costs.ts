import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { siteKey } from '../../src/links/host-name.ts'
import { randomCode } from '../../src/links/code.ts'
import { recordBytesDefault, recordBytesDefaultFree, recordFullShare } from '../../src/limits.ts'
import { counted } from './link-rows.ts'

/**
 * `node bench/service/link-costs.ts`: the yearly cost of short links, calculated from counted rows, measured bytes and list
 * prices. docs/links.md has its tables; test/links/link-costs.node.test.ts checks that they are equal.
 */

type Work = (typeof counted)[keyof typeof counted]

/**
 * List prices in dollars, November 2026, without what the paid plan includes:
 * https://developers.cloudflare.com/workers/platform/pricing/, /durable-objects/platform/pricing/, /d1/platform/pricing/.
 */
const perMillion = { workerRequests: 0.3, objectRequests: 0.15, objectRows: 1, databaseRows: 1 }
const gigabyteMonth = { object: 0.2, database: 0.75 }
/** A link's object: four pages of SQLite. */
const OBJECT_BYTES = 4 * 4096
/** A usual destination; each further character is a byte of the record. */
const URL_CHARS = 60
const FREE_OBJECT_BYTES = 5_000_000_000
const FREE_ROWS_A_DAY = 100_000

const root = join(import.meta.dirname, '../..')

/** Bytes of the record for one link, measured on a database with the tables of `migrations/`. */
export function recordBytesPerLink(links = 100_000): number {
  const database = new DatabaseSync(':memory:')
  const folder = join(root, 'migrations')
  for (const file of readdirSync(folder).toSorted()) database.exec(readFileSync(join(folder, file), 'utf8'))
  const insert = database.prepare(
    'INSERT OR IGNORE INTO link (code, url, site, created_ms, clicks, reports) VALUES (?, ?, ?, ?, 0, 0)',
  )
  let state = 1
  const bytes = (array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
    array.map(() => (state = (state * 48271) % 2147483647) & 255)
  database.exec('BEGIN')
  for (let i = 0; i < links; i++) {
    const url = `https://www.shop-${i % 5000}.example.com/`.padEnd(URL_CHARS, 'x')
    insert.run(randomCode(bytes), url, siteKey(new URL(url).hostname), 1_780_000_000_000 + i * 600)
  }
  database.exec('COMMIT')
  const { used } = database
    .prepare('SELECT page_count * page_size AS used FROM pragma_page_count, pragma_page_size')
    .get() as { used: number }
  database.close()
  return Math.round(used / links)
}

const workCost = (work: Work, millions: number): number =>
  Object.entries(perMillion).reduce((sum, [name, price]) => sum + price * work[name as keyof Work] * millions, 0)

const dollars = (amount: number): string =>
  amount < 100 ? `$${amount.toFixed(1)}` : `$${Math.round(amount).toLocaleString('en')}`
const inMillions = (count: number): string => `${count.toLocaleString('en')} M`
const rate = (perSecond: number): string =>
  perSecond < 1 ? perSecond.toFixed(2) : Math.round(perSecond).toLocaleString('en')
const YEAR_SECONDS = 365 * 86_400

/** Cost of the opens of a year. */
export function opensTable(): string {
  const rows = [1, 100, 10_000].map((millions) => {
    const cells = [dollars(workCost(counted.quietOpen, millions)), dollars(workCost(counted.sharedOpen, millions))]
    return `| ${inMillions(millions)} | ${rate((millions * 1e6) / YEAR_SECONDS)} | ${cells.join(' | ')} |`
  })
  return [
    '| Opens a year | A second, average | Each alone in its hour | Ten sharing a call |',
    '|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** Cost of the links of a year: their creation, and their storage in each later year. */
export function linksTable(bytesPerLink = recordBytesPerLink()): string {
  const rows = [1, 10, 100, 1000].map((millions) => {
    const objectGB = (millions * 1e6 * OBJECT_BYTES) / 1e9
    const recordGB = (millions * 1e6 * bytesPerLink) / 1e9
    const stored = 12 * (objectGB * gigabyteMonth.object + recordGB * gigabyteMonth.database)
    const databases = Math.ceil((recordGB * 1e9) / (recordBytesDefault * recordFullShare))
    const daily = Math.ceil((millions * 1e6) / 365).toLocaleString('en')
    const size = `${Math.round(objectGB).toLocaleString('en')} GB | ${recordGB.toFixed(1)} GB`
    return `| ${inMillions(millions)} | ${daily} | ${dollars(workCost(counted.creation, millions))} | ${size} | ${databases} | ${dollars(stored)} |`
  })
  return [
    '| Links a year | A day | Creation | Objects | Record | Databases | Storing them, a year |',
    '|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n')
}

/** Number of links that each limit of a plan allows. */
export function reach(
  bytesPerLink = recordBytesPerLink(),
): Record<'paidDatabase' | 'freeDatabase' | 'freeObjects' | 'freeDay', number> {
  return {
    paidDatabase: Math.floor((recordBytesDefault * recordFullShare) / bytesPerLink),
    freeDatabase: Math.floor((recordBytesDefaultFree * recordFullShare) / bytesPerLink),
    freeObjects: Math.floor(FREE_OBJECT_BYTES / OBJECT_BYTES),
    freeDay: Math.floor(FREE_ROWS_A_DAY / counted.creation.objectRows),
  }
}

if (import.meta.main) {
  const bytes = recordBytesPerLink()
  console.log(
    `${bytes} bytes of the record a link\n\n${opensTable()}\n\n${linksTable(bytes)}\n\n${JSON.stringify(reach(bytes))}`,
  )
}
