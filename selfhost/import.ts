import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { parseCode } from '../src/links/code.ts'
import { readDestination } from '../src/links/destination.ts'
import type { ExportedLink } from './export.ts'
import { maintenance, startWorkerd, stopWorkerd } from './workerd.ts'

interface Query {
  readonly sql: string
  readonly params?: readonly unknown[]
}

type Row = Record<string, unknown>
type Ask = (queries: readonly Query[]) => Promise<Row[][]>

const LINES_AT_ONCE = 200

/**
 * Adds links to the record, from a file of `--export` or of `npm run links -- export`. A link that the record knows
 * stays as it is. The link's own object takes its state from the record when somebody first looks at it.
 *
 * @throws {Error} with the number of the first line that is not a link; nothing is stored then.
 */
export async function importLinks(
  file: string,
  built: string,
  data: string,
): Promise<{ added: number; known: number }> {
  for await (const _ of linesOf(file)); // all are read before the first is stored
  const folder = mkdtempSync(join(tmpdir(), 'sala-'))
  const socket = join(folder, 'database')
  const running = await startWorkerd({ what: maintenance, address: `unix:${socket}`, built, data })
  try {
    return await store(linesOf(file), (queries) => ask(socket, queries))
  } finally {
    await stopWorkerd(running)
    rmSync(folder, { recursive: true })
  }
}

async function store(links: AsyncIterable<ExportedLink>, database: Ask): Promise<{ added: number; known: number }> {
  const columns = await columnsByTable(database)
  const count = { added: 0, known: 0 }
  let batch: ExportedLink[] = []
  const flush = async (): Promise<void> => {
    const there = await knownCodes(batch, database)
    const fresh = batch.filter(({ code }) => !there.has(code))
    if (fresh.length > 0) await database(fresh.flatMap((link) => insertions(link, columns)))
    count.added += fresh.length
    count.known += batch.length - fresh.length
    batch = []
  }
  for await (const link of links) if (batch.push(link) === LINES_AT_ONCE) await flush()
  if (batch.length > 0) await flush()
  return count
}

async function columnsByTable(database: Ask): Promise<Map<string, string[]>> {
  const [rows = []] = await database([
    {
      sql: `SELECT t.name AS "table", group_concat(c.name) AS columns FROM sqlite_schema t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' GROUP BY t.name`,
    },
  ])
  return new Map(rows.map(({ table, columns }) => [String(table), String(columns).split(',')]))
}

async function knownCodes(links: readonly ExportedLink[], database: Ask): Promise<Set<unknown>> {
  const [rows = []] = await database([
    { sql: 'SELECT code FROM link WHERE code IN (SELECT value FROM json_each(?))', params: [codesOf(links)] },
  ])
  return new Set(rows.map(({ code }) => code))
}

const codesOf = (links: readonly ExportedLink[]): string => JSON.stringify(links.map(({ code }) => code))

/** One INSERT for the link and one for each row that belongs to it, with the columns that the tables have. */
function insertions(link: ExportedLink, columns: ReadonlyMap<string, readonly string[]>): Query[] {
  const lists = Object.entries(link).filter((entry): entry is [string, Row[]] => Array.isArray(entry[1]))
  const rows = lists.flatMap(([table, list]) => list.map((row) => [table, { ...row, code: link.code }] as const))
  const all: (readonly [string, Row])[] = [['link', link], ...rows]
  return all.flatMap(([table, row]) => {
    const present = (columns.get(table) ?? []).filter((name) => Object.hasOwn(row, name))
    if (present.length === 0) return []
    const list = present.map((name) => `"${name}"`).join(', ')
    const marks = present.map(() => '?').join(', ')
    const sql = `INSERT INTO "${table}" (${list}) VALUES (${marks}) ON CONFLICT DO NOTHING`
    return [{ sql, params: present.map((name) => row[name]) }]
  })
}

async function* linesOf(file: string): AsyncGenerator<ExportedLink> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++
    if (line.trim() !== '') yield linkOf(line) ?? fail(`Line ${number} of ${file} is not a link.`)
  }
}

function linkOf(line: string): ExportedLink | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { code, url, created_ms, clicks } = value as Row
  if (typeof code !== 'string' || parseCode(code) !== code || typeof url !== 'string') return undefined
  const destination = readDestination(url, { ownOrigins: [], allowPrivate: true })
  const isStorable = 'href' in destination && destination.href === url
  return isStorable && Number.isSafeInteger(created_ms) && Number.isSafeInteger(clicks)
    ? (value as ExportedLink)
    : undefined
}

function fail(words: string): never {
  throw new Error(words)
}

/** Sends queries to the database as one transaction. */
async function ask(socketPath: string, queries: readonly Query[]): Promise<Row[][]> {
  const body = JSON.stringify(queries)
  const answer = await new Promise<string>((resolve, reject) => {
    const call = request(
      { socketPath, path: '/query', method: 'POST' },
      (response) => void text(response).then(resolve, reject),
    )
    call.on('error', reject)
    call.end(body)
  })
  const parsed = JSON.parse(answer) as { error: string } | { results: { columns: string[]; rows: unknown[][] } }[]
  if (!Array.isArray(parsed)) throw new Error(`The database refused: ${parsed.error}`)
  return parsed.map(({ results: { columns, rows } }) =>
    rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]]))),
  )
}
