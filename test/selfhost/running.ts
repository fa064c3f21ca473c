import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'

/** A service started by the built start.js. */
export interface Started {
  readonly origin: string
  readonly process: ChildProcess
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>
  /** Its output so far, including the log of the service. */
  readonly printed: () => string
}

/** Starts the service on a free port and waits until it prints its address. */
export async function started(built: string, data: string, settings: Record<string, string> = {}): Promise<Started> {
  const child = node(built, ['--data', data, '--port', '0'], settings)
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  let output = ''
  const origin = await new Promise<string>((found, failed) => {
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      const [, listens] = /listens on (\S+)\. Data/.exec(output) ?? []
      if (listens !== undefined) found(listens)
    })
    void exited.then((code) => failed(new Error(`ended with ${code}`)))
  })
  return { origin, process: child, exited, printed: () => output }
}

/** Writes these bytes to the service, ends its own side, and returns everything received until the other side ends. */
export function sent(origin: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.on('end', () => socket.destroy()).on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.end(bytes)
  })
}

/** Runs start.js to its end. */
export async function ran(built: string, args: readonly string[]): Promise<{ code: number | null; words: string }> {
  const child = node(built, args)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (words += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, words }
}

function node(built: string, args: readonly string[], settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [`${built}/start.js`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: '', ...settings },
  })
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends one request unchanged: fetch would follow redirects, decompress and add headers. */
export function ask(
  url: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The children of a process (Linux). */
export function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
