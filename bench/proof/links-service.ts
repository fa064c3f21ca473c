import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { printedOrigin } from '../../test/printed-origin.ts'
import type { Started } from './links-server.ts'
import type { Bundle } from '../service/bundle.ts'
import type { Surroundings } from '../service/full.ts'

const server = fileURLToPath(new URL('links-server.ts', import.meta.url))

/** A running service on its own port. */
export interface Service {
  readonly origin: string
  /** Process id of workerd. */
  readonly pid: number
  /** Sends SIGKILL to workerd, then to its parent process. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** @param surroundings where objects and database are stored, and whether there are tables and assets. */
export async function startService(
  bundle: Bundle,
  surroundings: Surroundings & { readonly storage: string },
  settings: Record<string, string> = {},
): Promise<Service> {
  const started: Started = { bundle, settings, surroundings }
  const child = spawn(process.execPath, [server, JSON.stringify(started)], { stdio: ['ignore', 'pipe', 'inherit'] })
  return watched(child)
}

/** Resolves once `child` prints its address. Its only child process is workerd. */
export async function watched(child: ChildProcess): Promise<Service> {
  const origin = await printed(child)
  const pid = onlyChildOf(child.pid)
  const exited = once(child, 'exit')
  return {
    origin,
    pid,
    kill: async () => {
      process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
      await exited
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function printed(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      const origin = printedOrigin(output)
      if (origin !== undefined) resolve(origin)
    })
    child.on('exit', (code) => reject(new Error(`the service ended with ${code} before it was ready`)))
  })
}

/** Linux only: reads the kernel's list of a process's children. */
function onlyChildOf(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  if (children.length !== 1) throw new Error(`the service has ${children.length} processes`)
  return Number(children[0])
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
