import { run } from './run.ts'

/** `npm run deploy`: the default environment unless `--env` names another; wrangler wants to be told which. */
process.env['CLOUDFLARE_ENV'] ??= ''
process.exit(await run('wrangler', ['deploy', ...process.argv.slice(2)]))
