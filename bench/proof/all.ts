import { spawnSync } from 'node:child_process'
import { writeSection } from '../results.ts'

/**
 * `npm run proof [-- start-up fuzz load crash]`: runs these proofs in their long forms, all four or those named, and
 * keeps what they print in bench/RESULTS.md, where `npm run bench` writes too. About 45 minutes.
 */
const options = { 'start-up': [], fuzz: ['--seconds', '1800'], load: [], crash: [] } satisfies Record<string, string[]>
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(options, name))
if (unknown.length > 0) throw new Error(`no such proof: ${unknown.join(', ')}`)

for (const [name, more] of Object.entries(options)) {
  if (wanted.length === 0 || wanted.includes(name)) run(name, more)
}

function run(name: string, more: readonly string[]): void {
  const start = performance.now()
  const script = more.length > 0 ? [name, '--', ...more] : [name]
  const { stdout, status } = spawnSync('npm', ['run', '--silent', ...script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.stdout.write(`${stdout}\n`)
  const text = /^## /m.test(stdout) ? stdout.trim() : `\`\`\`\n${stdout.trim()}\n\`\`\``
  const minutes = (performance.now() - start) / 60_000
  writeSection(name, ['npm run', ...script].join(' '), text, minutes)
  if (status !== 0) process.exitCode = 1
}
