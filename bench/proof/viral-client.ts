import { execFile, execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'

const WRK_SECONDS = 2

/** Whether `wrk` is installed (a package of Debian): a client that takes little of the machine. */
export function hasWrk(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Opens a link over `atOnce` connections for two seconds by `wrk`. @returns the number of opens that were answered. */
export async function openByWrk(
  port: number,
  code: string,
  atOnce: number,
): Promise<{ opens: number; seconds: number }> {
  const url = `http://127.0.0.1:${port}/l/${code}`
  const options = ['-t1', `-c${atOnce}`, `-d${WRK_SECONDS}s`, '--timeout', '30s', url]
  const { stdout } = await promisify(execFile)('wrk', options)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  const [, opens, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  return { opens: Number(opens), seconds: Number(seconds) }
}

/**
 * Opens a link `opens` times over `atOnce` connections. It reads no more of an answer than its status and its end, so
 * that on a machine that also runs the service the client takes little of it: a redirect has no body.
 *
 * @returns the seconds from the first request to the last answer.
 * @throws {Error} on any other answer than a redirect.
 */
export async function openMany(port: number, code: string, atOnce: number, opens: number): Promise<number> {
  const request = Buffer.from(`GET /l/${code} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
  const sockets = await Promise.all(Array.from({ length: atOnce }, () => connected(port)))
  let left = opens
  const startMs = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left--
        await redirected(socket, request)
      }
      socket.destroy()
    }),
  )
  return (performance.now() - startMs) / 1000
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

const REDIRECT = 'HTTP/1.1 302'
const HEADERS_END = '\r\n\r\n'

function redirected(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const end = (error?: Error): void => {
      socket.off('data', read)
      socket.off('close', closed)
      if (error) reject(error)
      else resolve()
    }
    const closed = (): void => end(new Error('the connection was closed'))
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1')
      if (!text.endsWith(HEADERS_END)) return
      end(text.startsWith(REDIRECT) ? undefined : new Error(text.slice(0, 40)))
    }
    socket.on('data', read)
    socket.on('close', closed)
    socket.write(request)
  })
}
