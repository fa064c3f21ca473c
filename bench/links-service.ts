import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('links-server.ts', import.meta.url))

/** A folder on the disk that holds the bundle and the storage of a run; removed when the run ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sala-links-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Builds the Worker as it is deployed. @returns the path of the bundle. */
export function bundleInto(folder: string): string {
  const root = fileURLToPath(new URL('..', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root })
  execFileSync('wrangler', ['deploy', '--dry-run', '--env=', '--outdir', join(folder, 'bundle')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  })
  return join(folder, 'bundle', 'index.js')
}

/** A running service of its own port. */
export interface Service {
  readonly origin: string
  readonly port: number
  /** CPU seconds workerd has used (Linux). */
  cpuSeconds(): number
  /** SIGKILL to workerd itself, then to the process that looks after it. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startService(bundle: string, storage: string, database?: 'no-tables'): Promise<Service> {
  const port = await freePort()
  const child = spawn(process.execPath, [server, bundle, `${port}`, storage, database ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(child)
  const workerd = childrenOf(child.pid)
  const exited = once(child, 'exit')
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    cpuSeconds: () => workerd.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    kill: async () => {
      for (const pid of workerd) process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve()
    })
    child.on('exit', (code) => reject(new Error(`the service ended with ${code} before it was ready`)))
  })
}

/** Miniflare's only child is workerd. */
function childrenOf(pid: number | undefined): number[] {
  const list = execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
  return list.trim().split('\n').map(Number)
}

const TICKS_PER_SECOND = 100

/** utime and stime, fields 14 and 15 of /proc/PID/stat; the name in field 2 may hold blanks. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
