import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasFailedBuild, printedOrigin } from '../printed-origin.ts'

const START_MS = 240_000
const POLL_MS = 300

export interface Service {
  /** Without a trailing slash. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * `plain` is workerd as `npm run selfhost` starts it: a page took 3 ms there, and 33 ms with `wrangler dev` (`npm start`),
 * which the night tests by `SERVICE=wrangler`.
 */
type Kind = 'plain' | 'wrangler'
const chosen: Kind = process.env['SERVICE'] === 'wrangler' ? 'wrangler' : 'plain'

/**
 * Starts the service as a user does, on a free port and an empty database.
 *
 * @param vars settings as `NAME:VALUE`.
 */
export async function startService(vars: readonly string[], kind = chosen): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'sala-browser-'))
  const { args, env } = kind === 'plain' ? plain(folder, vars) : wrangler(folder, vars)
  const service = spawn('npm', args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<string>((resolve) => {
    service.on('error', ({ message }) => resolve(message))
    service.on('exit', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`))
  })
  const stop = async (): Promise<void> => {
    end(service.pid)
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const waiting = new AbortController()
  const started = answering(() => printedOrigin(output), waiting.signal)
  const unbuilt = new Promise<string>((resolve) => {
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', () => !waiting.signal.aborted && hasFailedBuild(output) && resolve('its build failed'))
  })
  const first = await Promise.race([started, Promise.race([ended, unbuilt]).then((why) => ({ why }))])
  waiting.abort()
  if (typeof first === 'object') {
    // Its last words may come after its end.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    await stop()
    throw new Error(`the service did not start: ${first.why}\n${output}`)
  }
  if (first !== undefined) return { origin: first, stop }
  await stop()
  throw new Error(`the service did not start in ${START_MS / 1000} s:\n${output}`)
}

interface Command {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

function wrangler(folder: string, vars: readonly string[]): Command {
  const options = ['--port', '0', '--inspector-port', '0', '--persist-to', folder]
  const args = ['start', '--', ...options, ...vars.flatMap((setting) => ['--var', setting])]
  return { args, env: { CI: '1', WRANGLER_SEND_METRICS: 'false' } }
}

function plain(folder: string, vars: readonly string[]): Command {
  const settings = vars.map((setting) => {
    const [name = '', ...value] = setting.split(':')
    return [name, value.join(':')]
  })
  const defaults = { REPORTER_SECRET: 'for tests only', TRUST_PROXY: 'on' }
  const args = ['run', 'selfhost', '--', '--port', '0', '--data', folder]
  return { args, env: { ...defaults, ...(Object.fromEntries(settings) as Record<string, string>) } }
}

/** npm, wrangler and workerd are one process group. */
function end(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // The whole group has ended.
  }
}

/** Resolves with the address once the service answers there, or with undefined if it never does or is not awaited any more. */
async function answering(printed: () => string | undefined, waiting: AbortSignal): Promise<string | undefined> {
  const until = Date.now() + START_MS
  while (Date.now() < until && !waiting.aborted) {
    const origin = printed()
    const answer = origin === undefined ? undefined : await fetch(`${origin}/api/v1/health`).catch(() => undefined)
    if (answer?.ok) return origin
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return undefined
}
