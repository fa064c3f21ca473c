import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const START_MS = 90_000
const POLL_MS = 300

export interface Service {
  /** Without a trailing slash. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the service as a user does (`npm start`), on a free port and an empty database.
 *
 * @param vars settings as `NAME:VALUE`.
 */
export async function startService(vars: readonly string[]): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-browser-'))
  const port = await freePort()
  const options = ['--port', `${port}`, '--inspector-port', `${await freePort()}`, '--persist-to', folder]
  const service = spawn('npm', ['start', '--', ...options, ...vars.flatMap((setting) => ['--var', setting])], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  })
  let output = ''
  for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve) => service.on('exit', () => resolve()))
  const origin = `http://localhost:${port}`
  if (!(await answers(`${origin}/api/v1/health`))) {
    end(service.pid)
    throw new Error(`the service did not start:\n${output}`)
  }
  const stop = async (): Promise<void> => {
    end(service.pid)
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { origin, stop }
}

/** npm, wrangler and workerd are one process group. */
function end(pid: number | undefined): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

async function answers(url: string): Promise<boolean> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}
