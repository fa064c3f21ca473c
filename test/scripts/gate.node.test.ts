import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** .ci/run and .ci/nightly with an npm whose commands succeed, but for those in the file `red`. */
const ci = resolve(import.meta.dirname, '../../.ci')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sala-gate-'))
  cpSync(ci, join(folder, '.ci'), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  for (const name of ['npm', 'nginx']) {
    writeFileSync(join(folder, 'bin', name), '#!/bin/bash\necho "npm $*"; ! grep -qx "$*" red 2>/dev/null\n')
    chmodSync(join(folder, 'bin', name), 0o755)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(script: string, args: readonly string[] = [], red = ''): { code: number | null; lines: string[] } {
  writeFileSync(join(folder, 'red'), red)
  const env = { PATH: `${folder}/bin:${process.env['PATH']}`, CHROMIUM: '/none', NOTO: folder }
  const { status, stdout, stderr } = spawnSync('bash', [join(folder, '.ci', script), ...args], {
    encoding: 'utf8',
    env,
  })
  return { code: status, lines: (stdout + stderr).trim().split('\n') }
}

/** The rows of the table of steps, without their seconds. */
const rows = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^\| .* \| \d+ \| \w+ \|$/.test(line)).map((line) => line.replace(/ \d+ \|/, ''))
const ok = (names: readonly string[]): string[] => names.map((name) => `| ${name} | ok |`)

describe('.ci/run', () => {
  const all = ['npm ci', 'check', 'test', 'package', 'terminal', 'browser', 'crash']

  it('runs all steps, and prints a table of their seconds', () => {
    const { code, lines } = run('run')
    expect(code).toBe(0)
    expect(rows(lines)).toEqual(ok(all))
    expect(lines.at(-1)).toMatch(/^GREEN after \d+ s$/)
  })

  it('runs the steps that are named', () => {
    expect(rows(run('run', ['browser', 'crash']).lines)).toEqual(ok(['npm ci', 'browser', 'crash']))
  })

  it('is red without a step of this name', () => {
    const { code, lines } = run('run', ['brwoser'])
    expect(code).not.toBe(0)
    expect(lines.at(-1)).toBe('RED: no step is named brwoser')
  })

  it('ends with the first red step and its reason', () => {
    const { code, lines } = run('run', [], 'run package:check')
    expect(code).toBe(1)
    expect(rows(lines)).toEqual([...ok(['npm ci', 'check', 'test']), '| package | red |'])
    expect(lines.at(-1)).toBe('RED: package, exit 1, minute 0: npm run package:check')
  })
})

describe('.ci/nightly', () => {
  it('continues after a red step, and lists it at the end', () => {
    const { code, lines } = run('nightly', ['fuzz', 'sockets'], 'run fuzz -- --self-test')
    expect(code).not.toBe(0)
    expect(rows(lines)).toEqual(['| npm ci | ok |', '| fuzz, self-test | red |', ...ok(['fuzz', 'sockets'])])
    expect(lines.at(-1)).toBe('RED: fuzz, self-test, exit 1: npm run fuzz -- --self-test')
  })

  it('runs all steps', () => {
    const { code, lines } = run('nightly')
    expect(code).toBe(0)
    expect(rows(lines).length).toBeGreaterThan(20)
  })
})
