import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { peerFile } from '../peers/peers.ts'
import { bundleProduct } from '../service/bundle.ts'
import { serveAll } from '../service/full.ts'

/**
 * `npm run validator`: sends the examples of every operation of openapi.json, and the recorded requests of version 1.0
 * with their problems, through a third-party validating proxy (`@stoplight/prism-cli`). It fails when an answer violates
 * openapi.json.
 */
interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: string
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly parameters?: readonly { name: string; in: string; required: boolean; example?: string | number }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> }
}

interface Violation {
  readonly location: readonly string[]
  readonly message: string
}

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const contract = JSON.parse(read('openapi.json')) as OpenApi

const examples = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => exampleOf(path, method, operation)),
)
const recorded = (JSON.parse(read('test/http/version-1.json')) as (Sent & { type?: string })[]).filter(
  // Skip what the proxy would reject itself, or wait for: a malformed address, a body that is not JSON.
  ({ path, type, body }) => !path.includes('%FF') && type === undefined && (body === undefined || isObject(body)),
)
const requests = [...examples, ...recorded.filter(({ path }) => isDocumented(path))]

const service = await serveAll(bundleProduct())
const target = (await service.ready).origin
const port = await freePort()
/** The proxy writes violations unencoded into a header, and would crash on one that quotes Thai. */
const ASCII_HEADERS = `data:text/javascript,${encodeURIComponent(`
import { ServerResponse } from 'node:http'
const { setHeader } = ServerResponse.prototype
ServerResponse.prototype.setHeader = function (name, value) {
  return setHeader.call(this, name, typeof value === 'string' ? value.replace(/[^ -~]/g, '?') : value)
}`)}`
const prism = spawn(
  process.execPath,
  [
    '--import',
    ASCII_HEADERS,
    peerFile('@stoplight/prism-cli'),
    'proxy',
    'openapi.json',
    target,
    '--port',
    String(port),
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
await untilListening(prism.stdout)

const faults: string[] = []
for (const { method, path, body } of requests) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  })
  await response.arrayBuffer()
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[]
  for (const { location, message } of violations.filter((each) => each.location[0] === 'response')) {
    faults.push(`${method} ${decodeURI(path)} ${response.status}: ${location.join('.')} ${message}`)
  }
}
prism.kill()
await service.dispose()
console.log(`${requests.length} requests through the validating proxy, ${faults.length} answers against openapi.json`)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0

/** A request made of the contract's examples. */
function exampleOf(path: string, method: string, { parameters = [], requestBody }: Operation): Sent {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    else if (example !== undefined) query.set(name, String(example))
  }
  const body: unknown = requestBody?.content['application/json']?.example
  return {
    method: method.toUpperCase(),
    path: query.size > 0 ? `${filled}?${query.toString()}` : filled,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}

function isObject(text: string): boolean {
  return /^\{.*\}$/s.test(text)
}

function isDocumented(path: string): boolean {
  const [own = ''] = path.split('?')
  return Object.keys(contract.paths).some((known) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(own))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as { port: number }
  server.close()
  return free
}

/** Resolves when the proxy listens, and keeps reading: a closed pipe would end the proxy. */
function untilListening(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening')) resolve()
    })
  })
}
