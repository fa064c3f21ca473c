import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { installPeers, peerVersions } from './peers.ts'

/**
 * `npm run bench [-- --quick]`: every function bench beside its peers, then the routes in workerd; writes
 * bench/RESULTS.md. `--quick` is the short form of CI, which writes nothing.
 */
const isQuick = process.argv.includes('--quick')
const folder = import.meta.dirname
const groups = ['address', 'text', 'holidays', 'promptpay', 'qr', 'romanize']
const present = readdirSync(folder)
const start = performance.now()
installPeers()

const parts = [
  ...groups.filter((group) => present.includes(`${group}.ts`)).map((group) => output(`${group}.ts`)),
  output('server.ts', isQuick ? ['--quick'] : []),
  `## Opens of short links through Miniflare\n\n\`\`\`\n${output('links-load.ts', ['--short'])}\n\`\`\``,
]
const minutes = ((performance.now() - start) / 60_000).toFixed(1)
if (!isQuick) writeFileSync(`${folder}/RESULTS.md`, [heading(), ...parts].join('\n\n').replace(/\n{3,}/g, '\n\n'))
console.log(`\n${minutes} minutes`)

/** Runs one bench; what it prints is shown and kept. */
function output(file: string, options: readonly string[] = []): string {
  const { stdout, status } = spawnSync(process.execPath, [`${folder}/${file}`, ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(isQuick && { BENCH_ROUNDS: '3' }) },
  })
  process.stdout.write(`${stdout}\n`)
  if (status !== 0) throw new Error(`bench/${file} ended with ${status}`)
  return stdout.trim()
}

function heading(): string {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/../package.json`, 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const used = { ...dependencies, ...devDependencies }
  const ours = ['workerd', 'wrangler', 'hono', 'zod', 'autocannon'].map((name) => `${name} ${used[name]}`)
  const peers = Object.entries(peerVersions()).map(([name, version]) => `${name} ${version}`)
  const [processor] = cpus()
  return `# Results of \`npm run bench\`

Written by the command, not by hand. ${new Date().toISOString().slice(0, 10)}, in ${minutes} minutes.

- Machine: ${cpus().length} × ${processor?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, load average ${(loadavg()[0] ?? 0).toFixed(2)} at the end
- Node ${process.versions.node}, ${ours.join(', ')}
- Beside: ${peers.join(', ')}`
}
