import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sala-deploy-'))
const calls = join(folder, 'calls')
const database = join(folder, 'database')
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces wrangler on an account: records its arguments, and knows the database only after its creation. */
const wrangler = `#!/bin/sh
echo "$@" >> ${calls}
case "$*" in
  "d1 create"*) touch ${database} ;;
  "d1 migrations apply"*) [ -e ${database} ] || { echo "Couldn't find a D1 DB named 'sala'" >&2; exit 1; } ;;
esac
`
writeFileSync(join(folder, 'wrangler'), wrangler)
chmodSync(join(folder, 'wrangler'), 0o755)

function deploy(...options: string[]): string[] {
  rmSync(calls, { force: true })
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` }
  execFileSync(process.execPath, ['scripts/deploy.ts', ...options], { env, stdio: 'pipe' })
  return readFileSync(calls, 'utf8').trim().split('\n')
}

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
    expect(deploy('--env', 'workers-ai')).toEqual([`${migrations} --env workers-ai`, 'deploy --env workers-ai'])
  })
})
