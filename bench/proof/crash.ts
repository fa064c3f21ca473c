import { join } from 'node:path'
import { Books } from './links-books.ts'
import { inParallel } from './links-client.ts'
import { startSelfhosted } from './links-selfhost.ts'
import { startService } from './links-service.ts'
import { visit } from './links-traffic.ts'
import { bundleEntry, bundleProduct, scratch } from '../service/bundle.ts'

/**
 * `npm run crash`: kills workerd while visitors use everything at once, with rate limits on; restarts it on the same
 * disk and compares its answers with what is stored. `-- --short` runs twice (in the gate), else twenty times.
 * `-- --self-test` runs once on a service that answers before it stores, and fails unless each loss is found.
 * `-- --selfhost` uses plain workerd as `npm run selfhost` starts it, instead of Miniflare. Linux only.
 */
const isSelfTest = process.argv.includes('--self-test')
const start = process.argv.includes('--selfhost') && !isSelfTest ? startSelfhosted : startService
const runs = isSelfTest ? 1 : process.argv.includes('--short') ? 2 : 20
const LANES = 32
/** The visitor at which workerd is killed in the first run; each further run kills eight visitors later. */
const KILLED_AT = 48
const VISITORS_AFTER = 12

const bundle = isSelfTest ? bundleEntry('faulty', 'bench/proof/fuzz/faulty.ts') : bundleProduct()
const settings = { RATE_LIMITS: 'on', FAULTS: isSelfTest ? 'forgetful' : '' }
const all = new Books()
for (let run = 0; run < runs; run++) await crash(run)

const isWell = all.print(`${runs} kills`)
if (isSelfTest) all.endSelfTest()
process.exit(isWell ? 0 : 1)

async function crash(run: number): Promise<void> {
  const storage = join(scratch, `run-${run}`)
  const first = await start(bundle, { storage }, settings)
  const books = new Books()
  let killed: Promise<void> | undefined
  await inParallel(LANES, LANES, async () => {
    try {
      for (;;) {
        if (books.visitors >= KILLED_AT + 8 * run) killed ??= first.kill()
        await visit(first.origin, books)
      }
    } catch (error) {
      if (!killed || !isBroken(error)) throw error
    }
  })
  await killed
  const second = await start(bundle, { storage }, settings)
  await books.audit(second.origin)
  const after = new Books()
  await inParallel(VISITORS_AFTER, VISITORS_AFTER, () => visit(second.origin, after))
  await after.audit(second.origin)
  await second.stop()
  all.add(books)
  all.add(after)
}

/** Whether the connection was reset or refused. */
function isBroken(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code))
  )
}
