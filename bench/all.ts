import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { installPeers, peerVersions } from './peers/peers.ts'
import { tablesOf, writeSection } from './results.ts'

/**
 * `npm run bench [-- --quick]`: every function bench beside its peers, then the routes in workerd; writes
 * bench/RESULTS.md. `-- --against REF` compares every row with the commit REF, in turns, and writes its own section.
 * `--quick` is the short form, without the opens, which `npm run load -- --short` has, and `--smallest` shows in half a minute
 * that each bench runs; both write nothing. For tuning,
 * `-- [--against REF] --only NAME…` measures the rows whose name contains one of these words, prints where their time
 * goes, and writes nothing.
 */
const given = process.argv.slice(2)
const isSmallest = given.includes('--smallest')
const isQuick = isSmallest || given.includes('--quick')
const folder = import.meta.dirname
const groups = ['address', 'text', 'holidays', 'promptpay', 'qr', 'romanize', 'read', 'choices']
const start = performance.now()
if (given.includes('--against')) against()
else if (given.includes('--only')) output('service/routes.ts', given)
else all()
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`)

function against(): void {
  const text = output('service/against.ts', given)
  const minutes = (performance.now() - start) / 60_000
  if (!given.includes('--only')) writeSection('against', `npm run bench -- ${given.join(' ')}`, text, minutes)
}

function all(): void {
  installPeers()
  const quick = isQuick ? ['--quick'] : []
  const parts = [
    ...groups.map((group) => output(`peers/${group}.ts`)),
    output('service/sizes.ts'),
    output('service/routes.ts', quick),
    output('service/objects.ts', quick),
    ...(isQuick ? [] : [opensThroughMiniflare()]),
  ]
  const minutes = (performance.now() - start) / 60_000
  if (!isQuick) writeSection('bench', 'npm run bench', [versions(), ...parts].join('\n\n'), minutes)
}

function opensThroughMiniflare(): string {
  return `## Opens of short links through Miniflare\n\n${tablesOf(output('proof/links-load.ts', ['--short']))}`
}

/** Runs one bench; shows and returns what it prints. */
function output(file: string, options: readonly string[] = []): string {
  const { stdout, status } = spawnSync(process.execPath, [`${folder}/${file}`, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(isQuick && { BENCH_ROUNDS: '1' }), ...(isSmallest && { BENCH: 'smallest' }) },
  })
  process.stdout.write(`${stdout}\n`)
  if (status !== 0) throw new Error(`bench/${file} ended with ${status}`)
  return stdout.trim()
}

function versions(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/../package.json`, 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const used = { ...dependencies, ...devDependencies }
  const ours = ['workerd', 'wrangler', 'hono', 'zod', 'autocannon'].map((name) => `${name} ${used[name]}`)
  const peers = Object.entries(peerVersions()).map(([name, version]) => `${name} ${version}`)
  return `- Node ${process.versions.node}, ${ours.join(', ')}
- Beside: ${peers.join(', ')}`
}
