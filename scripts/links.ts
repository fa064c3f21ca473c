import { parseArgs } from 'node:util'
import { parseCode } from '../src/links/code.ts'
import { siteKey } from '../src/links/host-name.ts'
import { exportRecord, importRecord } from './links-file.ts'
import { databasesIn, databasesOf, quoted, type Database, type Row } from './links-record.ts'

/**
 * `npm run links -- …`: the operator's view of short links.
 *
 * Lists, exports and imports use the D1 record through wrangler, which requires the right to deploy the service, or with
 * `--data` the record in the folder of a self-hosted service, read-only. The record follows creations, reports and closures
 * at once and clicks within six hours. `close` calls the service, with OPERATOR_SECRET of the environment; so does `reopen`,
 * or without the secret it writes an order for that exact closure into the record, which the link's object reads on the next
 * visit to the closed link.
 */
const usage = `npm run links -- list [--closed] [--limit 50]
npm run links -- list --search HOST          links to a host and its subdomains
npm run links -- list --search TEXT [--days 30]   links of the last days whose URL has the text
npm run links -- reported                    open links that somebody has reported
npm run links -- show CODE
npm run links -- close CODE                  OPERATOR_SECRET in the environment
npm run links -- reopen CODE
npm run links -- export FILE                 every link with clicks and closure, one JSON object a line
npm run links -- import FILE                 adds links of such a file that the record does not know

  --remote            the deployed database instead of the local one
  --data DIR          the folder of a self-hosted service instead; it is only read, the service may run
  --persist-to DIR    where the local one is, as given to npm start
  --base-url URL      the service; local default http://localhost:8787`

const WAIT_MS_MAX = 40_000
const POLL_MS = 2000
const DAY_MS = 86_400_000

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    data: { type: 'string' },
    'persist-to': { type: 'string' },
    'base-url': { type: 'string' },
    closed: { type: 'boolean', default: false },
    search: { type: 'string' },
    days: { type: 'string', default: '30' },
    limit: { type: 'string', default: '50' },
  },
})
const [command = '', argument = ''] = positionals
const baseUrl = options['base-url'] ?? (options.remote ? undefined : 'http://localhost:8787')
const secret = process.env['OPERATOR_SECRET']
const databases = recordOf(options.data)
const commands: Record<string, () => void | Promise<void>> = {
  list,
  reported,
  show,
  close,
  reopen,
  export: () => console.log(`${exportRecord(databases, theFile())} links written to ${argument}.`),
  import: importFile,
}
try {
  await (commands[command] ?? (() => fail(usage)))()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function recordOf(data: string | undefined): readonly [Database, ...Database[]] {
  if (data === undefined) return databasesOf({ isRemote: options.remote, persistTo: options['persist-to'] })
  try {
    return databasesIn(data)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** The rows of a statement from every database of the record. */
function everywhere<T>(sql: string): T[] {
  return databases.flatMap((database) => database.query<T>(sql))
}

/** Each form uses an index: creation, closure, or the host with its labels reversed. */
function list(): void {
  const limit = whole(options.limit, 50)
  const conditions = options.closed ? ['closed_ms IS NOT NULL'] : []
  if (options.search !== undefined) conditions.push(searchCondition(options.search))
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const order = options.closed ? 'closed_ms' : 'created_ms'
  const rows = everywhere<Row>(`SELECT * FROM link ${where} ORDER BY ${order} DESC LIMIT ${limit}`)
  printLinks(rows.toSorted((a, b) => (b[order] ?? 0) - (a[order] ?? 0)).slice(0, limit))
}

function searchCondition(text: string): string {
  const host = hostIn(text)
  if (host === undefined) {
    const sinceMs = Date.now() - whole(options.days, 30) * DAY_MS
    return `created_ms >= ${sinceMs} AND instr(url, ${quoted(text)}) > 0`
  }
  const site = siteKey(host)
  // All keys with this prefix, whose last character is a dot.
  const range = `site >= ${quoted(site)} AND site < ${quoted(`${site.slice(0, -1)}/`)}`
  return text.includes('://') ? `${range} AND instr(url, ${quoted(text)}) = 1` : range
}

/** The host of a URL, or of a text that can only be a host. */
function hostIn(text: string): string | undefined {
  if (text.includes('://')) return URL.parse(text)?.hostname
  return /^[^\s/?#@:]+\.[^\s/?#@:.]{2,}\.?$/.test(text) ? URL.parse(`http://${text}/`)?.hostname : undefined
}

function reported(): void {
  const limit = whole(options.limit, 50)
  const rows = everywhere<Row>(
    `SELECT * FROM link WHERE reports > 0 AND closed_ms IS NULL ORDER BY reports DESC, created_ms DESC LIMIT ${limit}`,
  )
  printLinks(rows.toSorted((a, b) => b.reports - a.reports || b.created_ms - a.created_ms).slice(0, limit))
}

function printLinks(rows: readonly Row[]): void {
  for (const row of rows) console.log(line(row))
  console.log(rows.length === 1 ? '1 link' : `${rows.length} links`)
}

function show(): void {
  const code = theCode()
  const { database, row } = recorded(code)
  console.log(line(row))
  console.log(`  made ${time(row.created_ms)}, last click ${time(row.last_click_ms)}, reports ${row.reports}`)
  const reports = database.query<{ reported_ms: number; spent: number }>(
    `SELECT reported_ms, spent FROM report WHERE code = '${code}' ORDER BY reported_ms`,
  )
  for (const { reported_ms, spent } of reports) {
    console.log(`  reported ${time(reported_ms)}${spent === 1 ? ', counts no more' : ''}`)
  }
  const orders = database.query<{ closed_ms: number; ordered_ms: number; done_ms: number | null }>(
    `SELECT * FROM reopening WHERE code = '${code}' ORDER BY closed_ms`,
  )
  for (const { closed_ms, ordered_ms, done_ms } of orders) {
    console.log(`  closure of ${time(closed_ms)}: reopening ordered ${time(ordered_ms)}, done ${time(done_ms)}`)
  }
}

async function close(): Promise<void> {
  const code = theCode()
  if (!secret) fail('close needs OPERATOR_SECRET in the environment, the same as the service has.')
  await byRoute(code, 'close')
  console.log(`${code} is closed.`)
}

async function reopen(): Promise<void> {
  const code = theCode()
  if (secret) {
    await byRoute(code, 'reopen')
    console.log(`${code} is open again.`)
    return
  }
  if (options.data !== undefined) fail('reopen needs OPERATOR_SECRET in the environment: the folder is only read.')
  const { database, row } = recorded(code)
  const { closed_ms } = row
  if (closed_ms === null) fail(`${code} is open in the record.`)
  database.query(
    `INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES ('${code}', ${closed_ms}, ${Date.now()}) ON CONFLICT DO NOTHING`,
  )
  console.log(`Ordered: the closure of ${time(closed_ms)} is undone.`)
  if (baseUrl === undefined || !(await opensAgain(code))) {
    console.log('The link opens again when somebody next looks at it; the next visitor is enough.')
  }
}

/** Calls the operator's route; effective from the next open. */
async function byRoute(code: string, deed: 'close' | 'reopen'): Promise<void> {
  if (baseUrl === undefined) fail('Where is the service? Give --base-url.')
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await fetch(`${baseUrl}/api/v1/operator/links/${code}/${deed}`, { method: 'POST', headers })
  if (answer.ok) return
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: string }
  const why = answer.status === 404 && !detail?.includes('code') ? 'the service has no OPERATOR_SECRET' : detail
  fail(`${baseUrl} answers ${answer.status}: ${why ?? 'no reason given'}`)
}

/** Visits the link, so that its object reads the order. */
async function opensAgain(code: string): Promise<boolean> {
  const until = Date.now() + WAIT_MS_MAX
  while (Date.now() < until) {
    const answer = await fetch(`${baseUrl}/api/v1/links/${code}`).catch(() => undefined)
    if (!answer?.ok) {
      console.log(`${baseUrl} does not answer for this link.`)
      return false
    }
    const { status } = (await answer.json()) as { status: string }
    if (status === 'open') {
      console.log(`${code} is open again.`)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

async function importFile(): Promise<void> {
  const { added, known } = await importRecord(databases, theFile())
  console.log(`${added} links added, ${known} were known.`)
}

function theFile(): string {
  return argument === '' ? fail(usage) : argument
}

function theCode(): string {
  return parseCode(argument.split('/').at(-1) ?? '') ?? fail(`"${argument}" is not the code of a short link.`)
}

/** A link and its database. */
function recorded(code: string): { database: Database; row: Row } {
  for (const database of databases) {
    const [row] = database.query<Row>(`SELECT * FROM link WHERE code = '${code}'`)
    if (row) return { database, row }
  }
  return fail(`The record does not know ${code}.`)
}

function whole(text: string, usual: number): number {
  return Math.max(1, Math.trunc(Number(text)) || usual)
}

function time(ms: number | null): string {
  return ms === null ? 'never' : new Date(ms).toISOString()
}

function line({ code, url, closed_ms, clicks, reports }: Row): string {
  const state = closed_ms === null ? 'open' : `closed ${time(closed_ms)}`
  return `${code}  ${state}  ${clicks} clicks${reports > 0 ? `, ${reports} reports` : ''}  ${url}`
}

function fail(words: string): never {
  console.error(words)
  process.exit(1)
}
