import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { started } from '../../test/selfhost/running.ts'
import { bundleProduct, scratch } from '../service/bundle.ts'
import { inParallel } from './links-client.ts'
import { builtFrom } from './links-selfhost.ts'

/**
 * `npm run sockets [-- --connections 27000 --seed 1]`: sends the service without Cloudflare what no client library would:
 * malformed chunks, bodies of another length than declared, several requests in one write, connections that end early,
 * bodies byte by byte. No answer may be 500, the log must stay empty, and the service must answer afterwards.
 */
const option = (name: string, fallback: string): number => {
  const at = process.argv.indexOf(`--${name}`)
  return Number((at === -1 ? undefined : process.argv[at + 1]) ?? fallback)
}
const connections = option('connections', '27000')
const seed = option('seed', '1')
const LANES = 32
/** The service ends a connection whose body takes longer than half a minute. */
const SILENT_MS_MAX = 40_000

const service = await started(await builtFrom(bundleProduct()), join(scratch, 'sockets'), {
  REPORTER_SECRET: 'for proof runs only',
  OPERATOR_SECRET: 'for-proof-runs-only',
  RATE_LIMITS: 'off',
  LINKS_DAILY: '1000000',
})
const port = Number(new URL(service.origin).port)
const random = numbers(seed)
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
const digits = (max: number): number => Math.floor(random() * max)

/** The bytes of a request, and how they are sent. */
interface Written {
  readonly kind: string
  readonly bytes: string
  /** Bytes after which the connection is cut; undefined to send all. */
  readonly cutAt?: number
  /** Number of pieces to send, with a pause between them. */
  readonly pieces?: number
}

/** A request head with which every route goes on to read the body. */
function head(method: string, path: string, ...headers: readonly string[]): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  )
}

const contract = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> }
const listed = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, 'k7m2wq9n') })),
)
const paths = [
  ...listed,
  { method: 'POST', path: '/mcp' },
  { method: 'POST', path: '/api/v1/operator/links/k7m2wq9n/close' },
]
const bodies = ['{}', '{"url":"https://www.example.org/"}', '{"texts":["บางรัก"]}', '[', '', '\0', 'x'.repeat(70_000)]
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const chunks = (text: string): string => `${text === '' ? '' : chunk(text)}0\r\n\r\n`

const kinds: Readonly<Record<string, () => Omit<Written, 'kind'>>> = {
  'good chunks': () => ({ bytes: chunked(chunks(pick(bodies))) }),
  'a size that is none': () => ({
    bytes: chunked(`${pick(['zz', '-1', '', '0x5', '5;', 'ffffffffffffffffff', '5 5'])}\r\n{}\r\n0\r\n\r\n`),
  }),
  'a chunk cut short': () => ({ bytes: chunked(`${(digits(5000) + 20).toString(16)}\r\n{"a":1}`) }),
  'a chunk that goes on': () => ({ bytes: chunked(`2\r\n${pick(bodies)}\r\n0\r\n\r\n`) }),
  'no last chunk': () => ({ bytes: chunked(chunk('{"a":1}')) }),
  trailers: () => ({
    bytes: chunked(`${chunk('{}')}0\r\n${pick(['X: y', 'X y', '\0', 'Content-Length: 9'])}\r\n\r\n`),
  }),
  'fewer bytes than declared': () => ({ bytes: declared(String(digits(100_000) + 10), '{"a":1}') }),
  'more bytes than declared': () => ({ bytes: declared('2', pick(bodies)) }),
  'a length that is none': () => ({
    bytes: declared(pick(['-1', '1e3', ' ', '5, 5', '5, 6', '99999999999999999999']), '{}'),
  }),
  'two framings': () => ({
    bytes: `${head('POST', pick(paths).path, 'Transfer-Encoding: chunked', 'Content-Length: 4')}${chunks('{}')}`,
  }),
  'several requests in one write': () => ({
    bytes: Array.from({ length: digits(9) + 2 }, () => {
      const { method, path } = pick(paths)
      const body = pick(bodies)
      return method === 'GET'
        ? head('GET', path)
        : `${head(method, path, `Content-Length: ${Buffer.byteLength(body)}`)}${body}`
    }).join(''),
  }),
  'an early end': () => {
    const bytes = chunked(chunks(pick(bodies)))
    return { bytes, cutAt: digits(Buffer.byteLength(bytes)) }
  },
  'a slow body': () => ({ bytes: declared('40', `{"text":"${'x'.repeat(29)}"}`), pieces: digits(20) + 2 }),
  'a head that is none': () => ({
    bytes: pick([
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      'GET /api/v1/health HTTP/1.1\r\n\r\n',
      'GET /api/v1/health HTTP/1.1\r\nHost: a b\r\n\r\n',
      `GET /api/v1/health HTTP/1.1\r\nHost: ${'a'.repeat(300)}\r\n\r\n`,
      'GET //evil.example/api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET http://evil.example/api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
      '\r\n\r\n\r\n',
      `${'\xff'.repeat(200)}\r\n\r\n`,
    ]),
  }),
}

function chunked(body: string): string {
  const { method, path } = pick(paths)
  return head(method === 'GET' ? pick(['GET', 'POST']) : method, path, 'Transfer-Encoding: chunked') + body
}

function declared(length: string, body: string): string {
  const { path } = pick(paths.filter(({ method }) => method === 'POST'))
  return head('POST', path, `Content-Length: ${length}`) + body
}

const statuses = new Map<number, number>()
const findings: string[] = []
await inParallel(connections, LANES, async () => {
  const kind = pick(Object.keys(kinds))
  const written: Written = { kind, bytes: '', ...kinds[kind]?.() }
  const answer = await exchange(written)
  if (answer === undefined) return find(written, 'the connection stayed open')
  for (const [, status = ''] of answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
    statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1)
    if (Number(status) === 500) find(written, answer.slice(0, 300))
  }
})
const health = await fetch(`${service.origin}/api/v1/health`)
if (health.status !== 200) findings.push(`health is ${health.status} afterwards`)
const logged = service
  .printed()
  .split('\n')
  .filter((line) => line.startsWith('{"level":"error"'))
for (const line of new Set(logged)) findings.push(`in the log: ${line.slice(0, 300)}`)
service.process.kill('SIGTERM')
await service.exited

const seen = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
console.log(`${connections} connections, seed ${seed}; answers by status: ${seen.join(', ')}`)
for (const finding of new Set(findings)) console.log(finding)
console.log(`${findings.length} findings`)
process.exit(findings.length === 0 ? 0 : 1)

function find({ kind, bytes }: Written, what: string): void {
  findings.push(`${kind}: ${JSON.stringify(bytes.slice(0, 300))}: ${what}`)
}

/** Everything received until the service ends the connection; undefined if it never does. */
function exchange({ bytes, cutAt, pieces = 1 }: Written): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.setTimeout(SILENT_MS_MAX, () => {
      resolve(undefined)
      socket.destroy()
    })
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')))
    socket.on('error', () => socket.destroy())
    socket.on('end', () => socket.destroy()).on('close', () => resolve(answer))
    socket.on('connect', () => void write(socket, Buffer.from(bytes), { cutAt, pieces }))
  })
}

async function write(
  socket: Socket,
  bytes: Buffer,
  { cutAt, pieces }: { cutAt: number | undefined; pieces: number },
): Promise<void> {
  if (cutAt !== undefined) {
    socket.write(bytes.subarray(0, cutAt), () => socket.destroy())
    return
  }
  const size = Math.ceil(bytes.length / pieces)
  for (let at = 0; at < bytes.length && !socket.destroyed; at += size) {
    if (at > 0) await sleep(5)
    socket.write(bytes.subarray(at, at + size))
  }
  socket.end()
}

/** Seeded random numbers from 0 to 1 (Mulberry32). */
function numbers(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
