import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

/** `machine` of .ci/steps.sh, with an apt and an npm that only write down what they were called with. */
const steps = resolve(import.meta.dirname, '../../.ci/steps.sh')
const TOOLS = ['bash', 'cat', 'date', 'env', 'find', 'id', 'sleep', 'timeout']
const SHELL = 'chromium-headless-shell'
const DAY_MS = 86_400_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-machine-'))
  for (const tool of TOOLS) symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), join(folder, tool))
  program('npm', 'echo npm "$@" >> calls')
  apt('')
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, script: string, ageDays = 1): void {
  const file = join(folder, name)
  writeFileSync(file, `#!${join(folder, 'bash')}\n${script}\n`)
  chmodSync(file, 0o755)
  const at = new Date(Date.now() - ageDays * DAY_MS)
  utimesSync(file, at, at)
}

function apt(install: string): void {
  program('apt-get', `echo apt-get "$@" >> calls; [ "$1" = update ] && exit 0\nname="\${@: -1}"; ${install}`)
  program('apt-cache', '[ "$2" != none ]')
}

function machine(...packages: string[]): { code: number | null; output: string; calls: string[] } {
  const script = `set -euo pipefail; . ${steps}; again() { "$@"; }; export -f again
red() { echo "RED: $1"; exit "$2"; }; machine ${packages.join(' ')}`
  const { status, stdout, stderr } = spawnSync(join(folder, 'bash'), ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder, NOTO: join(folder, 'noto') },
  })
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []
  return { code: status, output: stdout + stderr, calls }
}

const update = 'apt-get update'
const install = (name: string): string => `apt-get install -y --no-install-recommends ${name}`

it('installs nothing beside a current browser and fonts', () => {
  program(SHELL, '', 119)
  writeFileSync(join(folder, 'noto'), '')
  expect(machine(SHELL, 'fonts-noto-core')).toMatchObject({ code: 0, calls: ['npm ci'] })
})

it('installs fonts that are missing', () => {
  program(SHELL, '')
  apt('> noto')
  const { code, output, calls } = machine(SHELL, 'fonts-noto-core')
  expect({ code, calls }).toEqual({ code: 0, calls: [update, install('fonts-noto-core'), 'npm ci'] })
  expect(output).not.toContain('WARNING')
})

it('replaces a browser of over 120 days', () => {
  program(SHELL, '', 122)
  apt(': > "$name"')
  const { code, output, calls } = machine(SHELL)
  expect({ code, calls }).toEqual({ code: 0, calls: [update, install(SHELL), 'npm ci'] })
  expect(output).not.toContain('WARNING')
})

it('installs a browser on a fresh machine, and what apt has of them', () => {
  apt(': > noto')
  expect(machine(SHELL, 'fonts-noto-core').calls).toEqual([
    update,
    install(SHELL),
    install('fonts-noto-core'),
    'npm ci',
  ])
  rmSync(join(folder, 'calls'))
  program('apt-cache', `[ "$2" != ${SHELL} ]`)
  expect(machine(SHELL).calls).toEqual([update, install('chromium'), 'npm ci'])
})

it('only warns without a network where a browser is, old or another', () => {
  apt('exit 100')
  program('chromium', '', 200)
  const { code, output } = machine(SHELL, 'chromium', 'fonts-noto-core')
  expect(code).toBe(0)
  for (const name of [SHELL, 'chromium', 'fonts-noto-core'])
    expect(output).toContain(`WARNING: ${name} is missing or over 120 days old`)
})

it('only warns without apt where a browser is', () => {
  rmSync(join(folder, 'apt-get'))
  program('chromium', '')
  expect(machine(SHELL)).toMatchObject({ code: 0, calls: ['npm ci'] })
})

it('is red without a browser and without a network', () => {
  apt('exit 100')
  expect(machine(SHELL)).toMatchObject({ code: 100, output: expect.stringContaining(`RED: apt install ${SHELL}`) })
})
