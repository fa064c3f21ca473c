import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import workerd from 'workerd'
import type { Bundle } from './bundle.ts'

/** A workerd process that serves one Worker on its own port. */
export interface Server {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export const publicFolder = resolve(import.meta.dirname, '../../public')

/** Servers to kill when the run ends, however it ends. */
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/**
 * Starts `workerd serve` with the Worker, its assets from disk and rate limits off; no D1, no Durable Object. Files have
 * no ETag, and no Worker serves them: its heap would count as the product's and, with few requests, grow for minutes
 * before its first collection. `v8Flags` go to V8, such as a heap limit; `options` go to workerd, such as the address of
 * its inspector.
 */
export async function serve(
  bundle: Bundle,
  v8Flags: readonly string[] = [],
  options: readonly string[] = [],
): Promise<Server> {
  const config = join(bundle.folder, 'workerd.capnp')
  writeFileSync(config, configOf(bundle, v8Flags))
  return startWorkerd(config, options)
}

/** @param config a file of Cap'n Proto with one socket, on a port that the system chooses. */
export async function startWorkerd(config: string, options: readonly string[] = []): Promise<Server> {
  const child = spawn(workerd.default, ['serve', '--control-fd=3', ...options, config], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  running.add(child)
  const port = await listeningPort(child)
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child) }
}

/** A Cap'n Proto text literal. */
export const text = (value: string): string => JSON.stringify(value)

/** The first fields of Cap'n Proto's `Worker` for a bundle. */
export function workerFields({ main, modules, compatibilityDate, compatibilityFlags }: Bundle): string {
  const embedded = modules.map((file) => {
    const kind = file.endsWith('.wasm') ? 'wasm' : 'data'
    return `(name = ${text(`./${file}`)}, ${kind} = embed ${text(file)})`
  })
  const script = `(name = ${text(main)}, esModule = embed ${text(main)})`
  return `modules = [${[script, ...embedded].join(', ')}],
      compatibilityDate = ${text(compatibilityDate)},
      compatibilityFlags = [${compatibilityFlags.map(text).join(', ')}]`
}

function configOf(bundle: Bundle, v8Flags: readonly string[]): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${v8Flags.map(text).join(', ')}],
  services = [
    (name = "main", worker = (
      ${workerFields(bundle)},
      bindings = [(name = "ASSETS", service = "disk"), (name = "RATE_LIMITS", text = "off")],
    )),
    (name = "disk", disk = ${text(publicFolder)}),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}

/** workerd reports its port on the control pipe as soon as it listens. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => failed(new Error(`workerd ended with ${code} before it listened`)))
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        const event = JSON.parse(line) as { event: string; port?: number }
        if (event.event === 'listen' && event.port !== undefined) found(event.port)
      }
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    running.delete(child)
    child.removeAllListeners('exit')
    child.once('exit', () => ended())
    child.kill('SIGKILL')
  })
}

/**
 * CPU time of all threads of a process, in microseconds. Read from the scheduler's count in nanoseconds, which is finer
 * than the clock ticks of /proc/<pid>/stat.
 */
export function cpuMicrosecondsOf(pid: number): number {
  let nanoseconds = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [onCpu] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    nanoseconds += Number(onCpu)
  }
  return nanoseconds / 1000
}

/** Process id of the workerd that this process started through Miniflare, if any. */
export function workerdChild(): number | undefined {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const own = pids.find((pid) => {
    try {
      const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return name === 'workerd' && Number(parent) === process.pid
    } catch {
      return false // it has ended
    }
  })
  return own === undefined ? undefined : Number(own)
}

/** Resident memory of a process in MiB. */
export function residentMib(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
