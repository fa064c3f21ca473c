import { spawnSync } from 'node:child_process'
import { tablesOf, writeSection } from '../results.ts'

/**
 * `npm run proof [-- start-up growth fuzz doors load crash simulate selfhost package pages mutations]`: runs all proofs, or
 * those named, in their long forms, and writes what they print to bench/RESULTS.md, as `npm run bench` does. About five
 * hours, four of them for the mutations.
 */
const proofs: readonly (readonly [name: string, script: string, ...options: string[]])[] = [
  ['start-up', 'start-up'],
  ['growth', 'growth'],
  ['fuzz', 'fuzz', '--seconds', '1800'],
  ['doors', 'doors'],
  ['load', 'load'],
  ['attack', 'load', '--attack'],
  ['crash', 'crash'],
  ['simulate', 'simulate', '--seeds', '20000'],
  ['selfhost', 'load', '--selfhost'],
  ['selfhost', 'crash', '--selfhost'],
  ['package', 'package:check'],
  ['pages', 'pages'],
  ['mutations', 'mutations'],
]
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !proofs.some(([known]) => known === name))
if (unknown.length > 0) throw new Error(`no such proof: ${unknown.join(', ')}`)

for (const [name, script, ...options] of proofs) {
  if (wanted.length === 0 || wanted.includes(name)) run(script, options)
}

function run(name: string, more: readonly string[]): void {
  const start = performance.now()
  const script = more.length > 0 ? [name, '--', ...more] : [name]
  const { stdout, status } = spawnSync('npm', ['run', '--silent', ...script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(`${stdout}\n`)
  const text = /^## /m.test(stdout) ? stdout.trim() : tablesOf(stdout)
  const minutes = (performance.now() - start) / 60_000
  writeSection(
    more.includes('--selfhost') ? `${name} --selfhost` : name,
    ['npm run', ...script].join(' '),
    text,
    minutes,
  )
  if (status !== 0) process.exitCode = 1
}
