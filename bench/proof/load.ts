import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rateLimits } from '../../src/limits.ts'
import { withstandsAttacks } from './attack.ts'
import { Books, print, type Deed } from './links-books.ts'
import { inParallel, send, type Reply } from './links-client.ts'
import { startSelfhosted } from './links-selfhost.ts'
import { startService } from './links-service.ts'
import { visit } from './links-traffic.ts'
import { bundleEntry, bundleProduct, scratch, type Bundle } from '../service/bundle.ts'
import { serveAll } from '../service/full.ts'

/**
 * `npm run load [-- --short]`: first the load run of the short links; then visitors who use everything at once, with
 * rate limits on: the unchanged service, one with a failing database, and one with failing link objects.
 * `-- --selfhost` runs the parts without a planted fault in plain workerd as `npm run selfhost` starts it.
 * `-- --attack [--seconds 60] [--only webp]` measures the opens of one visitor while another client attacks (attack.ts).
 * `-- --self-test` sends visitors to a service that answers before it stores, and fails unless each loss is found.
 */
const isShort = process.argv.includes('--short')
const isSelfTest = process.argv.includes('--self-test')
const isSelfhost = process.argv.includes('--selfhost')
const start = isSelfhost ? startSelfhosted : startService
const VISITORS = isShort || isSelfTest ? 40 : 300
const GREEDY_REQUESTS = 900
/** A failed write of a record is retried after 1, 2, 4 … minutes, each up to a fifth longer. */
const RECORDS_MS_MAX = 360_000

interface RecordRow {
  readonly code: string
  readonly url: string
  readonly clicks: number
  readonly closed_ms: number | null
}

interface Run {
  readonly name: string
  readonly bundle: Bundle
  /** FAULTS of bench/proof/fuzz/faulty.ts. */
  readonly faults: string
  /** The actions that may, and at least once must, answer 503. */
  readonly mayFail: readonly Deed[]
}

const faulty = bundleEntry('faulty', 'bench/proof/fuzz/faulty.ts')
const database: Run = {
  name: 'a database that fails',
  bundle: faulty,
  faults: 'database',
  mayFail: ['unknown code', 'health'],
}
const objects: Run = {
  name: 'objects that fail',
  bundle: faulty,
  faults: 'objects',
  mayFail: ['create', 'open', 'report', 'unknown code'],
}
const only = process.argv.indexOf('--only')
if (process.argv.includes('--attack'))
  process.exit((await withstandsAttacks(only === -1 ? '' : process.argv[only + 1])) ? 0 : 1)
if (isSelfTest) {
  const { books } = await mixed({ ...database, faults: 'database,forgetful' })
  books.endSelfTest()
}
const options = [...(isShort ? ['--short', '--counts-only'] : []), ...(isSelfhost ? ['--selfhost'] : [])]
const links = spawnSync(process.execPath, [`${import.meta.dirname}/links-load.ts`, ...options], { stdio: 'inherit' })
const verdicts = [print(links.status === 0, 'the load run of the short links')]
const noFault: Run = { name: 'no fault', bundle: bundleProduct(), faults: '', mayFail: [] }
for (const run of isSelfhost ? [noFault] : [noFault, database, objects]) {
  const { books, isWell } = await mixed(run)
  verdicts.push(isWell)
  if (run === database && !isShort) verdicts.push(await recordsFollow(books))
}
process.exit(verdicts.every(Boolean) ? 0 : 1)

function storageOf(faults: string): string {
  return join(scratch, `mixed-${faults}`)
}

/** Visitors stay under the limits, so none may be rejected; and whatever the service answered must be stored. */
async function mixed({ name, bundle, faults, mayFail }: Run): Promise<{ books: Books; isWell: boolean }> {
  const settings = { RATE_LIMITS: 'on', INTERSTITIAL_HOURS: '0', FAULTS: faults }
  const service = await start(bundle, { storage: storageOf(faults) }, settings)
  const { origin } = service
  const books = new Books(mayFail)
  await inParallel(VISITORS, 16, () => visit(origin, books))
  await books.audit(origin)
  const isWell = [books.print(name), faults !== '' || (await oneGreedyClient(origin))].every(Boolean)
  await service.stop()
  return { books, isWell }
}

/**
 * Once the database works again, records catch up with the links without further visits. Creations and closures follow
 * at once, clicks within hours, so a record may have fewer clicks than were answered but never more.
 */
async function recordsFollow(books: Books): Promise<boolean> {
  const service = await serveAll(database.bundle, {}, { storage: storageOf(database.faults) })
  const db = await service.getD1Database('DB')
  const startMs = performance.now()
  let right = 0
  while (right < books.links.size && performance.now() - startMs < RECORDS_MS_MAX) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const found = (await db.prepare('SELECT code, url, clicks, closed_ms FROM link').all()) as { results: RecordRow[] }
    right = found.results.filter(({ code, url, clicks, closed_ms }) => {
      const link = books.links.get(code)
      return link?.url === url && clicks <= link.opensAnswered && link.isClosed === (closed_ms !== null)
    }).length
  }
  await service.dispose()
  return print(right === books.links.size, `the database well again: ${right} of ${books.links.size} records are right`)
}

async function oneGreedyClient(origin: string): Promise<boolean> {
  const path = '/api/v1/tools/thai/id?id=1101700203451'
  const ask = (address: string): Promise<Reply> => send(origin, path, { headers: { 'cf-connecting-ip': address } })
  const replies = await inParallel(GREEDY_REQUESTS, 16, () => ask('198.51.100.7'))
  const refused = replies.filter(({ status }) => status === 429).length
  const { requestsMax } = rateLimits.data
  return print(
    refused > 0 && GREEDY_REQUESTS - refused >= requestsMax && (await ask('198.51.100.8')).status === 200,
    `${GREEDY_REQUESTS} requests of one client at ${requestsMax} a minute: ${refused} refused, its neighbour is not`,
  )
}
