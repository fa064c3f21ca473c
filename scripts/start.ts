import { databaseNames } from './database-names.ts'
import { takeOverLinks } from './local-record.ts'
import { run, runQuietly } from './run.ts'

/**
 * `npm start`: updates the local database, including links of an earlier version, then serves. All options are passed on to
 * `wrangler dev`; `--persist-to` also to the migrations, so that both use the same database.
 */
const options = process.argv.slice(2)
process.env['WRANGLER_SEND_METRICS'] ??= 'false'
process.env['CLOUDFLARE_ENV'] ??= ''
// Local traces would store whole URLs, and those can hold phone numbers and private text.
process.env['X_LOCAL_OBSERVABILITY'] ??= 'false'

const at = options.findIndex((option) => option === '--persist-to' || option.startsWith('--persist-to='))
const persist = at === -1 ? [] : options.slice(at, options[at]?.includes('=') ? at + 1 : at + 2)

// Quietly, because in a terminal wrangler prompts before it applies them.
for (const name of databaseNames()) {
  const migrated = await runQuietly('wrangler', ['d1', 'migrations', 'apply', name, '--local', ...persist])
  if (migrated.code === 0) continue
  console.error(migrated.output)
  process.exit(migrated.code)
}
console.log('local database ready')
const taken = takeOverLinks(persist.at(-1)?.replace(/^--persist-to=/, '') ?? '.wrangler/state')
if (taken > 0) console.log(`${taken} links of an earlier local database are in the record now`)

const hasSecret = options.some((option) => option.startsWith('REPORTER_SECRET:'))
const developmentVars = hasSecret ? [] : ['--var', 'REPORTER_SECRET:for-local-development-only']
process.exit(await run('wrangler', ['dev', ...developmentVars, ...options]))
