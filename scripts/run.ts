import { spawn, type ChildProcess } from 'node:child_process'

/** Runs a command with inherited stdio; resolves with its exit code. A death by signal resolves with 1. */
export function run(command: string, args: readonly string[], cwd = '.'): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd })
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    const watch = process.env['npm_lifecycle_event'] === undefined ? undefined : endWithParent(child)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearInterval(watch)
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })
}

const WATCH_MS = 500

/** Read at module load: once a command has started, npm's shell may be dead and the parent another process. */
const parent = process.ppid

/** npm forwards a signal only to its shell, which dies without forwarding it. */
function endWithParent(child: ChildProcess): NodeJS.Timeout {
  return setInterval(() => process.ppid !== parent && child.kill(), WATCH_MS)
}

interface Ended {
  readonly code: number
  /** Interleaved standard output and error. */
  readonly output: string
}

/**
 * Runs a command that must not prompt: it has no terminal and `CI` is set. Its output is returned, not shown; `input` goes
 * to its standard input.
 */
export function runQuietly(command: string, args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, CI: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
    // A command that ends without reading its input reports why in its output.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}
