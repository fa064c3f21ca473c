import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { problemBytesMax } from '../../../src/limits.ts'
import { bundleCommit, bundleProduct } from '../../service/bundle.ts'
import type { Sent } from '../../service/cases.ts'
import { serveAll } from '../../service/full.ts'
import { cpuMicrosecondsOf, serve, workerdChild } from '../../service/workerd.ts'
import { operations } from '../fuzz/contracts.ts'
import { steepAddresses } from './addresses.ts'
import { bulkDimensions } from './bulk.ts'
import { dimensionsOf } from './dimensions.ts'
import { codeOf, destinations, storedDestinations } from './links.ts'
import { mcpDimensions } from './mcp.ts'
import { mixedTexts } from './mixed.ts'
import { nameSearches } from './names.ts'
import { BULK_MS_MAX, type Dimension, type Target } from './requests.ts'

/**
 * `npm run growth [-- --short] [--only /qr] [--dimension scans] [--against 35cd92e]`: doubles every part of a request that its
 * sender may choose, four times, and measures the CPU time of workerd for each size. It may grow at most 2.3 times with a
 * doubling, no refusal may be longer than 16 KB, and no request may cost more than 150 ms (500 for up to 100 entries, texts
 * or messages in one); a search of names 3 ms. The cost of repeated pieces, from each regular expression of src and from texts of
 * addresses that once cost quadratic time, must stay linear. Further texts of addresses come from a hill climb to the most
 * expensive mixture of scripts. At the end it prints the most expensive request of each route. Short links run with their
 * objects and database. --short doubles twice. --against judges the service of another commit by the contracts of this one.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const isShort = process.argv.includes('--short')
const DOUBLINGS = isShort ? 2 : 4
const RATIO_MAX = 2.3
const BATCH_MS = 3
const BATCHES = isShort ? 2 : 3
/** On a busy machine a dimension may look steep for a while; one that is steep stays so in every retry. */
const RETRIES = 10
const PLAIN_MS_MAX = 10
/** Below this, the request itself, JSON.parse and garbage collection dominate, not the service. */
const JUDGED_MS_MIN = PLAIN_MS_MAX
const DECORATED_MS_MAX = 150

const OPERATOR_SECRET = 'for-proof-runs-only'

const against = option('against')
const only = option('only') ?? ''
const wanted = option('dimension') ?? ''
const bundle = against === undefined ? bundleProduct() : bundleCommit(against)

/** Where requests go, and the process whose CPU is measured. */
interface Server {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

interface Cost {
  readonly ms: number
  readonly status: number
  readonly bytesIn: number
  readonly bytesOut: number
}

interface Worst extends Cost {
  readonly route: string
  readonly dimension: string
}

const worst = new Map<string, Worst>()
const findings: string[] = []
let tried = 0

if (only === '' && wanted === '' && against === undefined) {
  judgeExpressions()
  judgeAddresses()
}

const wantedOperations = operations.filter(({ path }) => path.includes(only))
let server: Server = await serve(bundle)
for (const target of wantedOperations.filter(({ contract }) => contract.tag !== 'links'))
  await judgeAll(target, [...dimensionsOf(target), ...further(target)])
await server.stop()

const links = wantedOperations.filter(({ contract }) => contract.tag === 'links')
if (links.length > 0 && against === undefined) {
  server = await serveLinks()
  for (const operation of links) {
    const target = await withLink(operation)
    const dimensions = [
      ...dimensionsOf(target),
      ...(target.contract.path ? storedDestinations(target, server.url) : destinations()),
    ]
    await judgeAll(target, dimensions)
    if (target.path.startsWith('/l/')) await judgeAll({ ...target, method: 'HEAD' }, dimensions.map(asHead))
  }
  await server.stop()
}
report()
process.exit()

/** In a process that has loaded nothing of src: it counts the expressions as they are built. */
function judgeExpressions(): void {
  const program = resolve(import.meta.dirname, '../../expressions/steep.ts')
  const args = [...process.execArgv, program, ...(isShort ? ['--short'] : [])]
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) findings.push('regular expressions of src')
}

function judgeAddresses(): void {
  const { count, findings: steep } = steepAddresses()
  console.log(`${count} texts of addresses, their pieces repeated: ${steep.length} not linear`)
  for (const finding of steep) console.log(finding)
  findings.push(...steep)
}

function further(target: Target): Dimension[] {
  const { path, method } = target
  if (path === '/mcp') return mcpDimensions(operations)
  if (path.endsWith('/address/search')) return nameSearches(target)
  if (path.endsWith('/address/parse') && method === 'POST') return mixedTexts(path)
  return path === '/api/v1/bulk' ? bulkDimensions(operations) : []
}

async function judgeAll(target: Target, dimensions: readonly Dimension[]): Promise<void> {
  for (const dimension of dimensions.filter(({ name }) => name.includes(wanted))) {
    tried++
    await judge(`${target.method} ${target.path}`, dimension)
  }
}

/** Objects and database run in the same process, so their work is measured too. */
async function serveLinks(): Promise<Server> {
  const service = await serveAll(bundle, { LINKS_DAILY: '1000000', OPERATOR_SECRET })
  const pid = workerdChild()
  if (pid === undefined) throw new Error('no workerd')
  const url = String(await service.ready).replace(/\/$/, '')
  return { url, pid, stop: () => service.dispose() }
}

/** Gives each route a link of its own, so that no other route changes its state. */
async function withLink(target: Target): Promise<Target> {
  const { contract } = target
  const { code } = contract.path ?? {}
  if (!code) return target
  const example = await codeOf('https://www.example.org/page?x=1', server.url)
  return { ...target, contract: { ...contract, path: { ...contract.path, code: { ...code, example } } } }
}

function asHead(dimension: Dimension): Dimension {
  return { ...dimension, of: async (size) => ({ ...(await dimension.of(size)), method: 'HEAD' }) }
}

async function judge(route: string, dimension: Dimension): Promise<void> {
  const { fromMs = JUDGED_MS_MIN, msMax = msMaxOf(route) } = dimension
  const isSteep = (smaller: Cost | undefined, { ms }: Cost): boolean =>
    smaller !== undefined && ms > fromMs && ms > smaller.ms * RATIO_MAX
  const largest = await costOf(await dimension.of(dimension.max), 1)
  if (largest === undefined) return
  if (largest.ms <= fromMs && (largest.status < 400 || largest.bytesOut <= problemBytesMax)) {
    remember({ ...largest, route, dimension: `${dimension.name}, ${dimension.max}` })
    return
  }
  let before: { cost: Cost; size: number } | undefined
  for (let step = DOUBLINGS; step >= 0; step--) {
    const size = Math.max(1, Math.floor(dimension.max / 2 ** step))
    let cost = await costOf(await dimension.of(size))
    if (cost === undefined) return
    // Measure both sizes again: the machine may have become busy after the smaller one.
    for (let retry = 0; retry < RETRIES && isSteep(before?.cost, cost); retry++) {
      if (!before) break
      const smaller = await costOf(await dimension.of(before.size))
      if (smaller && smaller.ms > before.cost.ms) before.cost = smaller
      cost = cheaper(cost, await costOf(await dimension.of(size)))
    }
    if (isSteep(before?.cost, cost) && before)
      find(
        route,
        `${dimension.name}: ${before.size} → ${size} costs ${before.cost.ms.toFixed(1)} → ${cost.ms.toFixed(1)} ms`,
      )
    if (cost.status >= 400 && cost.bytesOut > problemBytesMax)
      find(route, `${dimension.name} of ${size}: a refusal of ${cost.bytesOut} bytes`)
    if (cost.ms > msMax) find(route, `${dimension.name} of ${size}: ${cost.ms.toFixed(1)} ms`)
    remember({ ...cost, route, dimension: `${dimension.name}, ${size}` })
    before = { cost, size }
  }
}

function msMaxOf(route: string): number {
  return /bulk|mcp/.test(route) ? BULK_MS_MAX : DECORATED_MS_MAX
}

function cheaper(a: Cost, b: Cost | undefined): Cost {
  return b !== undefined && b.ms < a.ms ? b : a
}

function find(route: string, what: string): void {
  findings.push(`${route}: ${what}`)
  console.log(`${route}: ${what}`)
}

function remember(found: Worst): void {
  const known = worst.get(found.route)
  if (!known || found.ms > known.ms) worst.set(found.route, found)
}

/** CPU of the process for one request: the cheapest of a few batches. Undefined when the request cannot be sent. */
async function costOf(request: Sent, batches = BATCHES): Promise<Cost | undefined> {
  const first = await send(request)
  if (!first) return undefined
  let ms = Number.POSITIVE_INFINITY
  for (let batch = 0; batch < batches; batch++) {
    const start = cpuMicrosecondsOf(server.pid)
    let spent = 0
    let count = 0
    while (count < 20 && spent < BATCH_MS) {
      await send(request)
      count++
      spent = (cpuMicrosecondsOf(server.pid) - start) / 1000
    }
    ms = Math.min(ms, spent / count)
  }
  const bytesIn =
    request.path.length + Buffer.byteLength(request.body ?? '') + JSON.stringify(request.headers ?? {}).length
  return { ms, bytesIn, ...first }
}

async function send({
  path,
  method = 'GET',
  headers = {},
  body,
}: Sent): Promise<Pick<Cost, 'status' | 'bytesOut'> | undefined> {
  try {
    const response = await fetch(server.url + path, {
      method,
      headers: path.startsWith('/api/v1/operator/')
        ? { authorization: `Bearer ${OPERATOR_SECRET}`, ...headers }
        : headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    return { status: response.status, bytesOut: (await response.arrayBuffer()).byteLength }
  } catch {
    return undefined
  }
}

function report(): void {
  console.log(`\n${tried} dimensions, ${findings.length} findings\n`)
  console.log('## Most expensive request found for each route\n')
  console.log(
    'CPU of workerd for one warm request; for short links with their objects, their database and Miniflare around it.\n',
  )
  console.log('| Route | CPU ms | Status | Bytes in | Bytes out | Out per in | Input |\n|---|--:|--:|--:|--:|--:|---|')
  for (const { route, ms, status, bytesIn, bytesOut, dimension } of worst.values()) {
    const ratio = (bytesOut / bytesIn).toFixed(1)
    console.log(
      `| ${route} | ${ms.toFixed(1)} | ${status} | ${bytesIn} | ${bytesOut} | ${ratio} | ${dimension.replaceAll('|', '\\|')} |`,
    )
  }
  const over = [...worst.values()].filter(({ route, ms, dimension }) => {
    if (dimension.startsWith('texts of')) return ms > BULK_MS_MAX
    return ms > (/caption|JPEG|PNG|bulk|mcp/.test(dimension + route) ? msMaxOf(route) : PLAIN_MS_MAX)
  })
  console.log(
    `\nOver ${PLAIN_MS_MAX} ms (${DECORATED_MS_MAX} with a caption or a logo, ${BULK_MS_MAX} for many requests or texts in one): ${over.map(({ route }) => route).join(', ') || 'none'}`,
  )
  if (findings.length > 0) process.exitCode = 1
}
