import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasBrowser } from './has-browser.ts'
import { nameRepository } from './repository.ts'
import { run, runQuietly } from './run.ts'
import { serviceOrigin } from './service-origin.ts'

/**
 * `npm run setup`: from an empty Cloudflare account to a running service: login, deploy (which creates the database), the
 * secret of the reporter hashes, health check. Every step checks first, so it may be rerun at any time.
 */
const HEALTH_MS_MAX = 120_000
const POLL_MS = 3000
const SECRET_BYTES = 32

const withoutBrowser = `No browser can open here. Make a token at https://dash.cloudflare.com/profile/api-tokens: the template
"Edit Cloudflare Workers", with "Account, D1, Edit" added. Then:

CLOUDFLARE_API_TOKEN=… npm run setup

With several accounts, CLOUDFLARE_ACCOUNT_ID=… says which.`

process.env['CLOUDFLARE_ENV'] ??= ''
process.env['WRANGLER_SEND_METRICS'] ??= 'false'

step(1, 'Cloudflare account')
if ((await runQuietly('wrangler', ['whoami', '--json'])).code === 0) console.log('logged in')
else if (process.env['CLOUDFLARE_API_TOKEN'])
  fail('Cloudflare does not take this CLOUDFLARE_API_TOKEN, or is not reached.')
else if (hasBrowser(process.env, process.platform)) await must('wrangler', ['login'])
else fail(withoutBrowser)

step(2, 'Database and service')
for (const file of await nameRepository('.'))
  console.log(`${file} names the repository of the remote origin: commit it`)
const origin = await deployed()

step(3, 'Secret of the reporter hashes')
await keepSecret('REPORTER_SECRET')

step(4, 'Health')
await untilHealthy(`${origin}/api/v1/health`)
console.log(`\nSala runs at ${origin}`)

function step(number: number, title: string): void {
  console.log(`\n${number}/4 ${title}`)
}

async function must(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args)
  if (code !== 0) process.exit(code)
}

/** Deploys, and reads the URL from wrangler's output file. */
async function deployed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-setup-'))
  const record = join(folder, 'wrangler.ndjson')
  process.env['WRANGLER_OUTPUT_FILE_PATH'] = record
  await must('npm', ['run', '--silent', 'deploy'])
  delete process.env['WRANGLER_OUTPUT_FILE_PATH']
  const entries = readFileSync(record, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { type: string; targets?: readonly string[] })
  rmSync(folder, { recursive: true })
  const targets = entries.findLast(({ type }) => type === 'deploy')?.targets ?? []
  const named = serviceOrigin(targets, readFileSync('wrangler.toml', 'utf8'))
  if (named === undefined) fail('wrangler named no address; its output above tells more.')
  return named
}

/** Sets a random secret unless it exists: a new one would let every reporter count again. */
async function keepSecret(name: string): Promise<void> {
  const { code, output } = await runQuietly('wrangler', ['secret', 'list'])
  if (code === 0 && output.includes(`"${name}"`)) return console.log('already set')
  const put = await runQuietly('wrangler', ['secret', 'put', name], randomBytes(SECRET_BYTES).toString('hex'))
  if (put.code !== 0) fail(put.output)
  console.log('set to a random value')
}

/** A new host name takes a moment until its DNS record and certificate are available everywhere. */
async function untilHealthy(url: string): Promise<void> {
  const until = Date.now() + HEALTH_MS_MAX
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return console.log(await answer.text())
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  fail(`${url} does not answer yet; try it again in a few minutes.`)
}

function fail(words: string): never {
  console.error(words)
  process.exit(1)
}
