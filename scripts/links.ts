import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseCode } from '../src/links/code.ts'

/**
 * `npm run links -- list | show CODE | reopen CODE | export FILE`: the operator's view of short links.
 *
 * It talks to the D1 record through wrangler, so whoever may deploy the service may use it, and nobody else: there is
 * no route and no password for it. The record follows the objects within about ten seconds. Reopening writes an order
 * for that very closure; the link's object reads orders when it next writes its record, and it does that when somebody
 * looks at the closed link. `reopen` looks itself when it knows where the service is.
 */
const usage = `npm run links -- list [--closed] [--search TEXT] [--limit 50]
npm run links -- show CODE
npm run links -- reopen CODE [--base-url https://…]
npm run links -- export FILE            every link with clicks and closure, one JSON object a line

  --remote            the deployed database instead of the local one
  --persist-to DIR    where the local one is, as given to npm start
  --base-url URL      the service; local default http://localhost:8787`

const DATABASE = 'sala'
const WAIT_MS_MAX = 40_000
const POLL_MS = 2000
const EXPORT_ROWS = 1000

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
    'base-url': { type: 'string' },
    closed: { type: 'boolean', default: false },
    search: { type: 'string' },
    limit: { type: 'string', default: '50' },
  },
})
const [command = '', argument = ''] = positionals
const baseUrl = options['base-url'] ?? (options.remote ? undefined : 'http://localhost:8787')
const commands: Record<string, () => void | Promise<void>> = { list, show, reopen, export: exportLines }
await (commands[command] ?? (() => fail(usage)))()

interface Row {
  code: string
  url: string
  created_ms: number
  closed_ms: number | null
  clicks: number
  last_click_ms: number | null
  reports: number
}

function list(): void {
  const conditions = [
    options.closed ? 'closed_ms IS NOT NULL' : '',
    options.search === undefined ? '' : `instr(url, ${quoted(options.search)}) > 0`,
  ].filter((condition) => condition !== '')
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const limit = Math.max(1, Math.trunc(Number(options.limit)) || 50)
  const rows = query<Row>(`SELECT * FROM link ${where} ORDER BY coalesce(closed_ms, created_ms) DESC LIMIT ${limit}`)
  for (const row of rows) console.log(line(row))
  console.log(`${rows.length} links`)
}

function show(): void {
  const code = theCode()
  const row = recorded(code)
  console.log(line(row))
  console.log(`  made ${time(row.created_ms)}, last click ${time(row.last_click_ms)}, reports ${row.reports}`)
  for (const { reported_ms } of query<{ reported_ms: number }>(
    `SELECT reported_ms FROM report WHERE code = '${code}'`,
  )) {
    console.log(`  reported ${time(reported_ms)}`)
  }
  const orders = query<{ closed_ms: number; ordered_ms: number; done_ms: number | null }>(
    `SELECT * FROM reopening WHERE code = '${code}' ORDER BY closed_ms`,
  )
  for (const { closed_ms, ordered_ms, done_ms } of orders) {
    console.log(`  closure of ${time(closed_ms)}: reopening ordered ${time(ordered_ms)}, done ${time(done_ms)}`)
  }
}

async function reopen(): Promise<void> {
  const code = theCode()
  const { closed_ms } = recorded(code)
  if (closed_ms === null) fail(`${code} is open in the record (which follows within about ten seconds).`)
  query(
    `INSERT INTO reopening (code, closed_ms, ordered_ms) VALUES ('${code}', ${closed_ms}, ${Date.now()}) ON CONFLICT DO NOTHING`,
  )
  console.log(`Ordered: the closure of ${time(closed_ms)} is undone.`)
  if (baseUrl === undefined || !(await opensAgain(code))) {
    console.log('The link opens again about ten seconds after somebody next looks at it; the next visitor is enough.')
  }
}

/** Looks at the link, which makes its object read the order. */
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

/** One JSON object per line and link, closures included; who reported stays out of it. */
function exportLines(): void {
  if (argument === '') fail(usage)
  writeFileSync(argument, '')
  let count = 0
  for (let after = ''; ;) {
    const rows = query<Row>(`SELECT * FROM link WHERE code > '${after}' ORDER BY code LIMIT ${EXPORT_ROWS}`)
    appendFileSync(argument, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    count += rows.length
    after = rows.at(-1)?.code ?? ''
    if (rows.length < EXPORT_ROWS) break
  }
  console.log(`${count} links written to ${argument}.`)
}

function theCode(): string {
  return parseCode(argument.split('/').at(-1) ?? '') ?? fail(`"${argument}" is not the code of a short link.`)
}

function recorded(code: string): Row {
  const [row] = query<Row>(`SELECT * FROM link WHERE code = '${code}'`)
  return row ?? fail(`The record does not know ${code} (it follows within about ten seconds).`)
}

function query<T>(sql: string): T[] {
  const place = options.remote ? ['--remote'] : ['--local']
  if (options['persist-to'] !== undefined) place.push('--persist-to', options['persist-to'])
  const args = ['d1', 'execute', DATABASE, ...place, '--env=', '--json', '--yes', '--command', sql]
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  const output = execFileSync('wrangler', args, { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 })
  return (JSON.parse(output) as { results: T[] }[])[0]?.results ?? []
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function time(ms: number | null): string {
  return ms === null ? 'never' : new Date(ms).toISOString()
}

function line({ code, url, closed_ms, clicks }: Row): string {
  return `${code}  ${closed_ms === null ? 'open' : `closed ${time(closed_ms)}`}  ${clicks} clicks  ${url}`
}

function fail(words: string): never {
  console.error(words)
  process.exit(1)
}
