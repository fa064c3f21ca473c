import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

const folder = mkdtempSync(join(tmpdir(), 'sala-deploy-'))
const calls = join(folder, 'calls')
const sent = join(folder, 'sent.toml')
const databases = join(folder, 'database-')
const script = join(import.meta.dirname, '../../scripts/deploy.ts')
const settings = readFileSync(join(import.meta.dirname, '../../wrangler.toml'), 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces wrangler with an account: records its arguments, and finds a database only after its creation. */
const wrangler = `#!/bin/sh
echo "$@" >> ${calls}
[ ! -e wrangler.deploy.toml ] || cp wrangler.deploy.toml ${sent}
case "$*" in
  "d1 create"*) touch ${databases}$3 ;;
  "d1 migrations apply"*) [ -e ${databases}$4 ] || { echo "Couldn't find a D1 DB named '$4'" >&2; exit 1; } ;;
  *PLAN:free*) ;;
  deploy*) [ ! -e ${folder}/free ] || { echo "CPU limits are not supported for the Free plan [code: 100328]" >&2; exit 1; } ;;
esac
`
writeFileSync(join(folder, 'wrangler'), wrangler)
chmodSync(join(folder, 'wrangler'), 0o755)

function deploy(...options: string[]): string[] {
  rmSync(calls, { force: true })
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
  execFileSync(process.execPath, [script, ...options], { env, stdio: 'pipe', cwd: folder })
  return readFileSync(calls, 'utf8').trim().split('\n')
}

/** Adds databases to the Worker's settings, three lines each. */
function withDatabases(...numbers: number[]): void {
  const further = numbers.map(
    (number) => `
[[d1_databases]]
binding = "DB_${number}"
database_name = "sala-${number}"
migrations_dir = "migrations"
`,
  )
  writeFileSync(join(folder, 'wrangler.toml'), settings + further.join(''))
}
withDatabases()

const migrations = 'd1 migrations apply sala --remote'

describe('npm run deploy', () => {
  it('touches no account in a dry run', () => {
    expect(deploy('--dry-run')).toEqual(['deploy --dry-run'])
  })

  it('makes the database that an empty account lacks, then its tables, then deploys', () => {
    expect(deploy()).toEqual([migrations, 'd1 create sala --location apac', migrations, 'deploy'])
  })

  it('applies the migrations before it deploys the next version', () => {
    expect(deploy()).toEqual([migrations, 'deploy'])
  })

  it('does all of it in the environment that is named', () => {
    expect(deploy('--env', 'staging')).toEqual([`${migrations} --env staging`, 'deploy --env staging'])
  })

  it.for([['--env', 'workers-ai'], ['-e', 'workers-ai'], ['--env=workers-ai']])(
    'adds the AI binding for %s',
    (option) => {
      const last = 'deploy --config wrangler.deploy.toml --var SPEECH_PROVIDER:workers-ai --keep-vars'
      expect(deploy('--keep-vars', ...option)).toEqual([migrations, last])
      const { ai, ...others } = readConfig({ config: sent }, { hideWarnings: true })
      expect(ai).toMatchObject({ binding: 'AI' })
      const usual = readConfig({ config: join(folder, 'wrangler.toml') }, { hideWarnings: true })
      expect(others).toMatchObject({
        d1_databases: usual.d1_databases,
        ratelimits: usual.ratelimits,
        limits: usual.limits,
      })
      expect(existsSync(join(folder, 'wrangler.deploy.toml'))).toBe(false)
    },
  )

  it('makes each further database of wrangler.toml, the newest last', () => {
    withDatabases(3, 2)
    const [second, third] = [2, 3].map((number) => `d1 migrations apply sala-${number} --remote`)
    const [create2, create3] = [2, 3].map((number) => `d1 create sala-${number} --location apac`)
    expect(deploy()).toEqual([migrations, second, create2, second, third, create3, third, 'deploy'])
    expect(deploy()).toEqual([migrations, second, third, 'deploy'])
    withDatabases()
  })

  it('tells the service that it is on the free plan where that plan refuses the limit of CPU time', () => {
    writeFileSync(join(folder, 'free'), '')
    const last = 'deploy --config wrangler.deploy.toml --var PLAN:free'
    expect(deploy()).toEqual([migrations, 'deploy', last])
    expect(readConfig({ config: sent }, { hideWarnings: true }).limits).toBeUndefined()
    const refused = 'deploy --config wrangler.deploy.toml --var SPEECH_PROVIDER:workers-ai'
    expect(deploy('--env', 'workers-ai')).toEqual([migrations, refused, `${refused} --var PLAN:free`])
    const { ai, limits } = readConfig({ config: sent }, { hideWarnings: true })
    expect(limits).toBeUndefined()
    expect(ai).toMatchObject({ binding: 'AI' })
    rmSync(join(folder, 'free'))
  })
})
