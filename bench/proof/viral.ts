import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './links-books.ts'
import { makeLink } from './links-client.ts'
import { startSelfhosted } from './links-selfhost.ts'
import type { Service } from './links-service.ts'
import { hasWrk, openByWrk, openMany } from './viral-client.ts'
import { closureThroughIsolates } from './viral-isolates.ts'
import { model, type Load, type Plan, type Result } from './viral-model.ts'
import { bundleCommit, bundleEntry, bundleProduct, type Bundle } from '../service/bundle.ts'
import { cpuMicrosecondsOf } from '../service/workerd.ts'

/**
 * `npm run viral [-- --short]`: one link that everybody opens. First closures while visitors come and leave through 1, 10
 * and 50 isolates of workerd; then version 1.0, taken from the history of the repository, beside this one; then a model
 * of the platform with its distances, which no single machine has. Linux only.
 */
const isShort = process.argv.includes('--short')
const CLOSURES = isShort ? 2 : 10
/**
 * How many open at once, how many opens a run has, and how many runs each version gets. The number is fixed, so that a
 * slow service is not left with what it could not answer, and large enough that connecting is little of it.
 */
const RUNS = [
  { atOnce: 1, opens: 400, runs: 8 },
  { atOnce: 50, opens: 1000, runs: 8 },
  { atOnce: 1000, opens: 8000, runs: 5 },
].map((row) => (isShort ? { ...row, runs: 3 } : row))
/** The last commit of version 1.0. */
const VERSION_1 = '35cd92e'

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
const withWrk = hasWrk()

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
  console.log('One link beside version 1.0 and a constant answer on this machine, in plain workerd, in turns:')
  const constant = bundleEntry('constant-objects', 'bench/service/constant-objects.ts')
  const services: Service[] = []
  for (const [name, bundle] of Object.entries({ old, now: bundleProduct(), constant }))
    services.push(await startSelfhosted(bundle, { storage: memoryOf(name) }))
  const codes: string[] = []
  for (const { origin } of services.slice(0, 2)) codes.push(await makeLink(origin))
  for (const { atOnce, opens, runs } of RUNS) {
    const totals = services.map((): Cost => ({ seconds: 0, cpu: 0 }))
    for (let round = 0; round <= runs; round++) {
      // Who begins changes with each round, and the first round warms up.
      for (const [i, service] of round % 2 === 0 ? services.entries() : [...services.entries()].toReversed()) {
        const { seconds, cpu } = await run(service, codes[i] ?? 'constant', atOnce, opens)
        const total = totals[i]
        if (round === 0 || !total) continue
        total.seconds += seconds
        total.cpu += cpu
      }
    }
    verdicts.push(compared(totals, atOnce, runs * opens))
  }
  for (const service of services) await service.stop()
  for (const name of ['old', 'now', 'constant']) rmSync(memoryOf(name), { recursive: true, force: true })
}

/**
 * At 1,000 at once 1.8 × the opens a second of version 1.0 and 0.7 × its CPU. A few rounds on a busy machine say little,
 * and a client in Node brings no thousand requests together: then it is only reported.
 */
function compared(totals: readonly Cost[], atOnce: number, opens: number): boolean {
  const [before, now, constant] = totals as [Cost, Cost, Cost]
  const speed = before.seconds / now.seconds
  const ceiling = before.seconds / constant.seconds
  const cpu = now.cpu / before.cpu
  const isHeld = isShort || (atOnce < 1000 ? speed >= 0.95 : !withWrk || (speed >= 1.8 && cpu <= 0.7))
  const costs = totals.map(
    ({ seconds, cpu: all }) => `${(opens / seconds).toFixed(0)}/s ${(all / opens).toFixed(0)} µs`,
  )
  return print(
    isHeld,
    `${atOnce} at once, ${opens} opens each: ${speed.toFixed(2)} × the opens a second (a constant answer ${ceiling.toFixed(2)} ×), ` +
      `${cpu.toFixed(2)} × the CPU of an open; version 1.0 ${costs[0]}, this one ${costs[1]}, constant ${costs[2]}`,
  )
}

/** Version 1.0 as it was deployed; undefined where the history does not reach back so far. */
function version1(): Bundle | undefined {
  try {
    return bundleCommit(VERSION_1)
  } catch {
    return undefined
  }
}

/** A file system in memory: there the code is measured, not the disk. */
const memoryOf = (name: string): string => join('/dev/shm', `sala-viral-${process.pid}-${name}`)

/** How long opens took, and workerd's CPU for them in microseconds. */
interface Cost {
  seconds: number
  cpu: number
}

async function run({ port, pid }: Service, code: string, atOnce: number, opens: number): Promise<Cost> {
  const cpuBefore = cpuMicrosecondsOf(pid)
  if (!withWrk) {
    const seconds = await openMany(port, code, atOnce, opens)
    return { seconds, cpu: cpuMicrosecondsOf(pid) - cpuBefore }
  }
  const answered = await openByWrk(port, code, atOnce)
  const share = opens / answered.opens
  return { seconds: answered.seconds * share, cpu: (cpuMicrosecondsOf(pid) - cpuBefore) * share }
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
