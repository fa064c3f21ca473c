import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasFailedBuild, printedOrigin } from '../test/printed-origin.ts'

/**
 * `npm run start:terminal`: runs `npm start` on an empty database in a pseudo-terminal (script(1)), where wrangler may
 * prompt, and fails unless the service answers and local traces stay off.
 */
const START_MS_MAX = 300_000
const POLL_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'sala-terminal-'))
const start = `npm start -- --port 0 --inspector-port 0 --persist-to ${folder}`
const { CI: _, ...environment } = process.env
const service = spawn('script', ['--quiet', '--return', '--command', start, '/dev/null'], {
  detached: true,
  env: environment,
})
let screen = ''
for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (screen += String(chunk)))
const ended = new Promise((resolve) => service.on('exit', resolve))
const isRunning = (): boolean => service.exitCode === null && service.signalCode === null

const isHealthy = await answers()
const faults = [
  ...(isHealthy ? [] : ['the service did not answer']),
  ...(/\(y\/n\)/i.test(screen) ? ['it asked a question'] : []),
  ...(screen.includes('local database ready') ? [] : ['it did not say that the database is ready']),
]
if (service.pid !== undefined && isRunning()) process.kill(-service.pid, 'SIGTERM')
await ended
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
if (faults.length > 0) {
  console.error(`${screen}\n\nnpm start in a terminal: ${faults.join('; ')}`)
  process.exit(1)
}
console.log('npm start in a terminal: asked nothing, answered')

async function answers(): Promise<boolean> {
  const until = Date.now() + START_MS_MAX
  while (Date.now() < until && isRunning() && !hasFailedBuild(screen)) {
    const origin = printedOrigin(screen)
    const answer = origin === undefined ? undefined : await fetch(`${origin}/api/v1/health`).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
