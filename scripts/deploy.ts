import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { databaseNames } from './database-names.ts'
import { runQuietly } from './run.ts'

/**
 * `npm run deploy`: creates each database of wrangler.toml that the account lacks, applies the migrations, then deploys, so that
 * no version ever runs on an older database. Options are passed on to `wrangler deploy`; `--dry-run` touches no account.
 */
const options = process.argv.slice(2)
// The default environment unless `--env` names another; without this, wrangler warns that no environment is named.
process.env['CLOUDFLARE_ENV'] ??= ''
process.env['WRANGLER_SEND_METRICS'] ??= 'false'

const at = options.findIndex((option) => option === '--env' || option === '-e' || option.startsWith('--env='))
const named = at === -1 ? [] : options.slice(at, options[at]?.includes('=') ? at + 1 : at + 2)

/** `--env workers-ai` is not in wrangler.toml, because wrangler requires an account wherever it finds this binding. */
const withAi = named.at(-1)?.replace(/^--env=/, '') === 'workers-ai'
const AI = '\n[ai]\nbinding = "AI"\n'
const AI_VARS = ['--var', 'SPEECH_PROVIDER:workers-ai']
if (withAi) options.splice(at, named.length)
const environment = withAi ? [] : named

if (!options.includes('--dry-run')) for (const name of databaseNames()) await prepareDatabase(name)
process.exit(await deploy())

/**
 * The free plan rejects a Worker with a CPU limit (error 100328): there it is deployed without one, and with the setting
 * that keeps the service within that plan.
 */
async function deploy(): Promise<number> {
  const toml = readFileSync('wrangler.toml', 'utf8')
  const { code, output } = withAi ? await send(AI_VARS, toml + AI) : await send([])
  if (!output.includes('100328')) return code
  console.log('The free plan has its own limit of CPU time; deploying without the one of wrangler.toml.')
  const unlimited = toml.replace(/^\[limits\]\ncpu_ms = \d+\n/m, '')
  const sent = await send([...(withAi ? AI_VARS : []), '--var', 'PLAN:free'], unlimited + (withAi ? AI : ''))
  return sent.code
}

/** @param toml replaces wrangler.toml, in a file beside it while wrangler runs. */
async function send(vars: readonly string[], toml?: string): ReturnType<typeof runQuietly> {
  const copy = 'wrangler.deploy.toml'
  if (toml !== undefined) writeFileSync(copy, toml)
  const config = toml === undefined ? [] : ['--config', copy]
  const ended = await runQuietly('wrangler', ['deploy', ...config, ...vars, ...options])
  rmSync(copy, { force: true })
  console.log(ended.output)
  return ended
}

async function prepareDatabase(name: string): Promise<void> {
  let applied = await migrate(name)
  if (applied.code !== 0 && /Couldn't find a D1 DB/.test(applied.output)) {
    await must(['d1', 'create', name, '--location', 'apac', ...environment], 'database created near Thailand')
    applied = await migrate(name)
  }
  if (applied.code !== 0) fail(applied)
  console.log(`database ${name} ready`)
}

function migrate(name: string): ReturnType<typeof runQuietly> {
  return runQuietly('wrangler', ['d1', 'migrations', 'apply', name, '--remote', ...environment])
}

async function must(args: readonly string[], done: string): Promise<void> {
  const ended = await runQuietly('wrangler', args)
  if (ended.code !== 0) fail(ended)
  console.log(done)
}

function fail({ code, output }: { code: number; output: string }): never {
  console.error(output)
  if (output.includes('CLOUDFLARE_API_TOKEN'))
    console.error('Log in first: npx wrangler login (npm run setup does it all).')
  process.exit(code)
}
