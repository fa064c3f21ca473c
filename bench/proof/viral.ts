import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { median } from '../compare.ts'
import { print } from './links-books.ts'
import { makeLink } from './links-client.ts'
import { startService, type Service } from './links-service.ts'
import { closureThroughIsolates } from './viral-isolates.ts'
import { model, type Load, type Plan, type Result } from './viral-model.ts'
import { bundleEntry, bundleProduct, scratch, type Bundle } from '../service/bundle.ts'
import { cpuMicrosecondsOf } from '../service/workerd.ts'

/**
 * `npm run viral [-- --short]`: one link that everybody opens. First closures while visitors come and leave through 1, 10
 * and 50 isolates of workerd; then version 1.0, taken from the history of the repository, beside this one; then a model
 * of the platform with its distances, which no single machine has. Linux only.
 */
const isShort = process.argv.includes('--short')
const CLOSURES = isShort ? 2 : 10
const ROUNDS = isShort ? 4 : 30
const SECONDS = 1
/** The last commit of version 1.0. */
const VERSION_1 = '35cd92e'
const root = resolve(import.meta.dirname, '../..')

const plans: readonly (readonly [name: string, plan: Omit<Plan, 'isolates'>, isolates: readonly number[]])[] = [
  ['version 1.0', { isShared: false, objects: 1 }, [10]],
  ['shared calls', { isShared: true, objects: 1 }, [1, 10, 50]],
  ['shared calls, 8 counting objects', { isShared: true, objects: 8 }, [10, 50]],
]
const loads: readonly (readonly [name: string, load: Load])[] = [
  ['1 at once', { atOnce: 1 }],
  ['50 at once', { atOnce: 50 }],
  ['200 at once', { atOnce: 200 }],
  ['1,000 at once', { atOnce: 1000 }],
  ['500 arrive a second', { perSecond: 500 }],
  ['2,000 arrive a second', { perSecond: 2000 }],
]

const verdicts: boolean[] = []

async function throughIsolates(): Promise<void> {
  console.log('Closures while visitors come, and two of ten leave before their answer:')
  const bundle = bundleEntry('links-alone', 'bench/proof/fuzz/links-alone.ts')
  for (const isolates of [1, 10, 50]) verdicts.push(await closureThroughIsolates(bundle, isolates, CLOSURES))
}

async function besideVersion1(): Promise<void> {
  const old = version1()
  if (!old) {
    console.log(`     no version 1.0 in the history of this copy (${VERSION_1}): not compared`)
    return
  }
  console.log('One link beside version 1.0 on this machine, median of rounds in which both take turns:')
  const services = [await startMemory('old', old), await startMemory('new', bundleProduct())] as const
  const codes = [await makeLink(services[0].origin), await makeLink(services[1].origin)] as const
  for (const atOnce of [1, 50, 1000]) {
    const rounds: { speed: number; cpu: number; old: Rate; now: Rate }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      // Who begins changes with each round.
      const order = round % 2 === 0 ? [0, 1] : [1, 0]
      const rates: Rate[] = []
      for (const i of order) rates[i] = await rate(services[i] as Service, codes[i] as string, atOnce)
      const [before, now] = rates as [Rate, Rate]
      // The first round warms up.
      if (round > 0) {
        rounds.push({ speed: now.perSecond / before.perSecond, cpu: now.cpu / before.cpu, old: before, now })
      }
    }
    const speed = median(rounds.map((round) => round.speed))
    const cpu = median(rounds.map((round) => round.cpu))
    // A few rounds on a busy machine say little, so the short form only reports.
    const isHeld = isShort || (atOnce === 1000 ? speed >= 1.8 && cpu <= 0.7 : speed >= 0.95)
    const of = (pick: (round: (typeof rounds)[number]) => number): string => median(rounds.map(pick)).toFixed(0)
    verdicts.push(
      print(
        isHeld,
        `${atOnce} at once: ${speed.toFixed(2)} × the opens a second (${of(({ now }) => now.perSecond)} against ` +
          `${of(({ old: before }) => before.perSecond)}), ${cpu.toFixed(2)} × the CPU of an open (${of(({ now }) => now.cpu)} ` +
          `against ${of(({ old: before }) => before.cpu)} µs)`,
      ),
    )
  }
  for (const service of services) await service.stop()
  for (const name of ['old', 'new']) rmSync(memoryOf(name), { recursive: true, force: true })
}

/** Bundles version 1.0 by today's settings; undefined where the history does not reach back so far. */
function version1(): Bundle | undefined {
  const folder = join(scratch, 'version-1')
  mkdirSync(folder)
  try {
    execFileSync('sh', ['-c', `git archive ${VERSION_1} src package.json | tar -x -C '${folder}'`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    return bundleEntry('version-1-0', join(folder, 'src/index.ts'), { compatibility_flags: ['nodejs_compat'] })
  } catch {
    return undefined
  }
}

/** A file system in memory: there the code is measured, not the disk. */
const memoryOf = (name: string): string => join('/dev/shm', `sala-viral-${process.pid}-${name}`)

const startMemory = (name: string, bundle: Bundle): Promise<Service> =>
  startService(bundle, { storage: memoryOf(name), hasAssets: false })

interface Rate {
  readonly perSecond: number
  readonly cpu: number
}

async function rate({ origin, pid }: Service, code: string, atOnce: number): Promise<Rate> {
  const cpuBefore = cpuMicrosecondsOf(pid)
  const result = await autocannon({ url: `${origin}/l/${code}`, connections: atOnce, duration: SECONDS })
  const answered = result.statusCodeStats['302']?.count ?? 0
  if (result.errors > 0 || result.non2xx !== answered) verdicts.push(print(false, 'a run had errors'))
  return { perSecond: result.requests.average, cpu: (cpuMicrosecondsOf(pid) - cpuBefore) / answered }
}

async function inTheModel(): Promise<void> {
  console.log('Model: 40 ms round trip, an object starts 100 calls a second:')
  const results = new Map<string, Result>()
  for (const [loadName, load] of loads) {
    for (const [planName, plan, isolates] of plans) {
      // Without shared calls a queue of arrivals grows for ever.
      if ('perSecond' in load && !plan.isShared) continue
      for (const count of isolates) {
        const name = `${loadName}, ${planName}, ${count} isolates`
        const result = await model({ ...plan, isolates: count }, load)
        results.set(name, result)
        console.log(`     ${name}: ${described(result)}`)
        if (result.leaks + Math.abs(result.miscounted) > 0) verdicts.push(print(false, 'leaks or wrong counts'))
      }
    }
  }
  const before = results.get('200 at once, version 1.0, 10 isolates')
  const now = results.get('200 at once, shared calls, 10 isolates')
  const times = (now?.opensPerSecond ?? 0) / (before?.opensPerSecond ?? 1)
  verdicts.push(
    print(
      times >= 3 && (now?.p99Ms ?? Number.POSITIVE_INFINITY) < 1000,
      `200 at once, 10 isolates: ${times.toFixed(1)} × version 1.0, 99 of 100 within ${now?.p99Ms.toFixed(0)} ms`,
    ),
  )
}

const described = ({ opensPerSecond, p50Ms, p99Ms, callsPer100Opens, longestQueue, closureMs }: Result): string =>
  `${opensPerSecond.toFixed(0)} opens/s, half within ${p50Ms.toFixed(0)} ms, 99 of 100 within ${p99Ms.toFixed(0)} ms, ` +
  `${callsPer100Opens.toFixed(1)} calls for 100 opens, longest queue ${longestQueue}, closure in ${closureMs.toFixed(0)} ms`

await throughIsolates()
await besideVersion1()
await inTheModel()
process.exit(verdicts.every(Boolean) ? 0 : 1)
