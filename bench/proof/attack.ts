import { join } from 'node:path'
import { randomCode } from '../../src/links/code.ts'
import { bundleProduct, scratch, type Bundle } from '../service/bundle.ts'
import type { Sent } from '../service/cases.ts'
import { startPlain } from '../service/plain.ts'
import { residentMib } from '../service/workerd.ts'
import { busyWebp } from './growth/webp.ts'
import { print } from './links-books.ts'
import { makeLink, send } from './links-client.ts'
import { startSelfhosted } from './links-selfhost.ts'
import type { Service } from './links-service.ts'

/**
 * `npm run load -- --attack [--seconds 60] [--only webp]`: one client sends the requests that cost most for their size, as
 * fast as its limits allow, while another visitor opens a link. Four attacks, each on the Worker in plain workerd and on the
 * service without Cloudflare; --only runs those whose name contains the word, such as `webp` or `self-hosted`. The opens'
 * median may be at most three times that of an idle server, and memory must stay under 300 MB.
 */
const at = process.argv.indexOf('--seconds')
const seconds = at === -1 ? 60 : Number(process.argv[at + 1])
const IDLE_SECONDS = Math.min(10, seconds)
const SLOWER_MAX = 3
const MEMORY_MIB_MAX = 300
/** Connections of the attacker, and how long each waits after a refusal. */
const LANES = 8
const REFUSED_WAIT_MS = 200
const OPEN_EVERY_MS = 40
/** A smaller median measures only the clock and the scheduler. */
const MEDIAN_MS_MIN = 2

const post = (path: string, body: unknown): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify(body),
})

const batch = (count: number, args: object): Sent =>
  post(
    '/mcp',
    Array.from({ length: count }, (_, id) => {
      return { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'qr', arguments: args } }
    }),
  )

const logo = `data:image/webp;base64,${busyWebp(1024).toString('base64')}`
const texts = Array.from({ length: 100 }, (_, i) => ['T.', 'กa', 'ต.A ', 'ซa1'][i % 4]?.repeat(250).slice(0, 500))
const mixed = post('/api/v1/tools/thai/address/parse', { texts })
const webps = batch(5, { kind: 'text', text: 'a', style: { logo } })
const pictures = batch(10, { kind: 'text', text: 'a'.repeat(500) })
const attacks: Readonly<Record<string, () => Sent>> = {
  'mixed texts': () => mixed,
  'WebP batches': () => webps,
  'guessed codes': () => ({ path: `/l/${randomCode((bytes) => crypto.getRandomValues(bytes))}` }),
  'MCP pictures': () => pictures,
}

/** What an attack uses of a service. */
type Attacked = Pick<Service, 'origin' | 'pid' | 'stop'>
type Start = (bundle: Bundle, storage: string) => Promise<Attacked>

const settings = { RATE_LIMITS: 'on', INTERSTITIAL_HOURS: '0', REPORTER_SECRET: 'for proof runs only' }

const places: Readonly<Record<string, Start>> = {
  'the Worker': async (bundle, storage) => {
    const server = await startPlain(bundle, { storage }, settings)
    return { ...server, origin: server.url }
  },
  'self-hosted': (bundle, storage) => startSelfhosted(bundle, { storage }, settings),
}

interface Attack {
  readonly name: string
  readonly of: () => Sent
  readonly start: Start
}

/**
 * The attacks whose name and place contain `word`, ignoring case; without a word all eight.
 *
 * @example attacksNamed('webp').map(({ name }) => name) // ['WebP batches on the Worker', 'WebP batches on self-hosted']
 */
export function attacksNamed(word = ''): Attack[] {
  return Object.entries(places)
    .flatMap(([place, start]) =>
      Object.entries(attacks).map(([name, of]) => ({ name: `${name} on ${place}`, of, start })),
    )
    .filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
}

/** Whether opens and memory stay within their limits under every attack named; false when no attack matches. */
export async function withstandsAttacks(word?: string): Promise<boolean> {
  const bundle = bundleProduct()
  const verdicts: boolean[] = []
  for (const { name, of, start } of attacksNamed(word)) {
    const service = await start(bundle, join(scratch, `attack-${verdicts.length}`))
    verdicts.push(await withstands(service, name, of))
    await service.stop()
  }
  return verdicts.length > 0 && verdicts.every(Boolean)
}

async function withstands(service: Attacked, what: string, of: () => Sent): Promise<boolean> {
  const code = await makeLink(service.origin)
  const idle = await opens(service, code, IDLE_SECONDS)
  const end = performance.now() + seconds * 1000
  const sent = { answered: 0, refused: 0 }
  const lanes = Array.from({ length: LANES }, () => attack(service, of, { end, sent }))
  const during = await opens(service, code, seconds)
  await Promise.all(lanes)
  const slower = during.median / Math.max(MEDIAN_MS_MIN, idle.median)
  return print(
    slower <= SLOWER_MAX && during.memoryMib < MEMORY_MIB_MAX && during.failed === 0,
    `${what}: ${sent.answered} answered, ${sent.refused} refused; opens' p50 ${idle.median.toFixed(1)} ms idle, ` +
      `${during.median.toFixed(1)} ms during, ${during.count} opens, ${during.memoryMib.toFixed(0)} MiB at most`,
  )
}

async function attack(
  { origin }: Attacked,
  of: () => Sent,
  { end, sent }: { readonly end: number; readonly sent: { answered: number; refused: number } },
): Promise<void> {
  while (performance.now() < end) {
    const { path, ...request } = of()
    const headers = { ...request.headers, 'cf-connecting-ip': '198.51.100.66' }
    const { status, body } = await send(origin, path, { ...request, headers })
    const isRefused = status === 429 || body.includes('rate_limited')
    sent[isRefused ? 'refused' : 'answered']++
    if (isRefused) await wait(REFUSED_WAIT_MS)
  }
}

interface Opens {
  readonly median: number
  readonly count: number
  readonly failed: number
  readonly memoryMib: number
}

/** Opens of one visitor, one after the other. */
async function opens({ origin, pid }: Attacked, code: string, forSeconds: number): Promise<Opens> {
  const end = performance.now() + forSeconds * 1000
  const times: number[] = []
  let failed = 0
  let memoryMib = 0
  while (performance.now() < end) {
    const start = performance.now()
    const { status } = await send(origin, `/l/${code}`, { headers: { 'cf-connecting-ip': '203.0.113.9' } })
    times.push(performance.now() - start)
    if (status !== 302) failed++
    memoryMib = Math.max(memoryMib, residentMib(pid))
    await wait(OPEN_EVERY_MS)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, count: sorted.length, failed, memoryMib }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
