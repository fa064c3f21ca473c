import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/browser/free-port.ts'

/**
 * `npm run start:terminal`: runs `npm start` on an empty database in a pseudo-terminal (script(1)), where wrangler would
 * prompt, and fails unless the service answers and local traces stay off.
 */
const START_MS_MAX = 300_000
const POLL_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'sala-terminal-'))
const port = await freePort()
const start = `npm start -- --port ${port} --inspector-port ${await freePort()} --persist-to ${folder}`
const { CI: _, ...environment } = process.env
const service = spawn('script', ['--quiet', '--return', '--command', start, '/dev/null'], {
  detached: true,
  env: environment,
})
let screen = ''
for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (screen += String(chunk)))
const ended = new Promise((resolve) => service.on('exit', resolve))

const isHealthy = await answers(`http://localhost:${port}/api/v1/health`)
const faults = [
  ...(isHealthy ? [] : ['the service did not answer']),
  ...(/\(y\/n\)/i.test(screen) ? ['it asked a question'] : []),
  ...(screen.includes('local database ready') ? [] : ['it did not say that the database is ready']),
]
if (service.pid !== undefined) process.kill(-service.pid, 'SIGTERM')
await ended
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
if (faults.length > 0) {
  console.error(`${screen}\n\nnpm start in a terminal: ${faults.join('; ')}`)
  process.exit(1)
}
console.log('npm start in a terminal: asked nothing, answered')

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + START_MS_MAX
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
