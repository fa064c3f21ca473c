import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { names } from './config.ts'

/** A running workerd. */
export interface Running {
  readonly child: ChildProcess
  /** The listening port; chosen by the system if 0 was given. */
  readonly port: number
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>
}

/** What to serve, and from where. */
export interface Serving {
  /** A constant of the configuration and its socket. */
  readonly what: { readonly constant: string; readonly socket: string }
  /** Address and port, or `unix:` and a path. */
  readonly address: string
  /** The folder built by selfhost/build.ts. */
  readonly built: string
  /** The folder of all stored data. */
  readonly data: string
}

export const service = { constant: 'service', socket: 'http' }
export const maintenance = { constant: 'maintenance', socket: 'maintenance' }

const SETPRIV = '/usr/bin/setpriv'

/** Starts workerd; rejects if it ends before it listens. If the system supports it, workerd dies with this process. */
export async function startWorkerd({ what, address, built, data }: Serving): Promise<Running> {
  const objects = join(resolve(data), 'objects')
  mkdirSync(objects, { recursive: true })
  const args = ['serve', join(built, names.config), what.constant, '--control-fd=3']
  args.push(`--socket-addr=${what.socket}=${address}`, `--directory-path=objects=${objects}`)
  if (what === service) args.push(`--directory-path=assets=${join(resolve(built), names.assets)}`)
  const binary = join(built, names.workerd)
  const command = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', '--', binary] : [binary]
  const [first = '', ...rest] = [...command, ...args]
  const child = spawn(first, rest, { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const failed = ended.then(() => Promise.reject(new Error('workerd ended before it listened')))
  const port = await Promise.race([listeningPort(child), failed])
  return { child, port, ended }
}

/** workerd writes one JSON object a line to its control pipe; a Unix socket has no port. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    child.once('error', failed)
    const control = child.stdio[3] as Readable
    control.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        const event = JSON.parse(line) as { event: string; port?: number }
        if (event.event === 'listen') found(event.port ?? 0)
      }
    })
  })
}

/** Maximum time for running requests after SIGTERM. A client that never ends its request would hold workerd for ever. */
const GRACE_MS = 5000

/** Stops workerd: no new connections, running requests are answered, then the process exits. */
export async function stopWorkerd({ child, ended }: Running): Promise<void> {
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(late)
}
