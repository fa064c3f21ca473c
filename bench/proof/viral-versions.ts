import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './links-books.ts'
import { makeLink } from './links-client.ts'
import type { Service } from './links-service.ts'
import { hasWrk, openByWrk, openMany } from './viral-client.ts'
import { startBare } from './viral-workerd.ts'
import { bundleCommit, bundleEntry, bundleProduct, type Bundle } from '../service/bundle.ts'
import { cpuMicrosecondsOf } from '../service/workerd.ts'

const WITH_WRK = hasWrk()
/** The last commit of version 1.0. */
const VERSION_1 = '35cd92e'
/** How many open at once, how many rounds are measured, and how many opens a round has without `wrk`. */
const ROWS = [
  { atOnce: 1, rounds: 11, opens: 400 },
  { atOnce: 50, rounds: 11, opens: 1000 },
  { atOnce: 1000, rounds: 15, opens: 8000 },
]

/** What a round has shown of a service. */
interface Round {
  /** In the time that the machine let it run: what its neighbours took on the same cores is left out. */
  readonly opensPerSecond: number
  readonly cpuMicroseconds: number
}

/**
 * One link beside version 1.0, the least that an open can be and a constant answer, in turns: each round opens it for two
 * seconds at each of them. A machine's neighbours take more in one moment than in the next, so the median round counts,
 * and each is compared with its own turn of version 1.0.
 *
 * @returns a verdict a row; none where the history does not reach back to version 1.0.
 */
export async function besideVersion1(isShort: boolean): Promise<boolean[]> {
  const old = version1()
  if (!old) {
    console.log(`     no version 1.0 in the history of this copy (${VERSION_1}): not compared`)
    return []
  }
  console.log(
    'One link beside version 1.0, a bare open and a constant answer, the scripts alone in plain workerd, in turns:',
  )
  const bare = bundleEntry('bare-open', 'bench/proof/fuzz/bare-open.ts')
  const constant = bundleEntry('constant-objects', 'bench/service/constant-objects.ts')
  const services: Service[] = []
  for (const [name, bundle] of Object.entries({ old, now: bundleProduct(), bare, constant }))
    services.push(await startBare(bundle, name, memoryOf(name)))
  const codes: string[] = []
  for (const { origin } of services.slice(0, 3)) codes.push(await makeLink(origin))
  const verdicts: boolean[] = []
  for (const { atOnce, rounds, opens } of ROWS) {
    const measured: Round[][] = services.map(() => [])
    for (let round = 0; round <= (isShort ? 3 : rounds); round++) {
      // Who begins changes with each round, and the first round warms up.
      for (const [i, service] of round % 2 === 0 ? services.entries() : [...services.entries()].toReversed()) {
        const result = await oneRound(service, codes[i] ?? 'constant', atOnce, opens)
        if (round > 0) measured[i]?.push(result)
      }
    }
    verdicts.push(compared(measured, atOnce, isShort))
  }
  for (const service of services) await service.stop()
  for (const name of ['old', 'now', 'bare', 'constant']) rmSync(memoryOf(name), { recursive: true, force: true })
  return verdicts
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

async function oneRound({ port, pid }: Service, code: string, atOnce: number, opens: number): Promise<Round> {
  const [cpuBefore, waitedBefore] = [cpuMicrosecondsOf(pid), waitedSecondsOf(pid)]
  const done = WITH_WRK
    ? await openByWrk(port, code, atOnce)
    : { opens, seconds: await openMany(port, code, atOnce, opens) }
  return {
    opensPerSecond: done.opens / (done.seconds - (waitedSecondsOf(pid) - waitedBefore)),
    cpuMicroseconds: (cpuMicrosecondsOf(pid) - cpuBefore) / done.opens,
  }
}

/** How long a process's main thread, which serves, was ready to run but others ran (Linux: /proc/<pid>/schedstat). */
function waitedSecondsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9
}

/**
 * At 1,000 at once at most 0.7 × the CPU of version 1.0 an open, and 1.8 × its opens a second or nine tenths of what the
 * bare open reaches, which is all that a runtime leaves to us. A few rounds on a busy machine say little, and a client in
 * Node brings no thousand requests together: then it is only reported.
 */
function compared(measured: readonly (readonly Round[])[], atOnce: number, isShort: boolean): boolean {
  const [before, now, bare, constant] = measured as [Round[], Round[], Round[], Round[]]
  const times = (rounds: readonly Round[], key: keyof Round): number =>
    median(rounds.map((round, i) => round[key] / (before[i]?.[key] ?? Number.NaN)))
  const [speed, cpu] = [times(now, 'opensPerSecond'), times(now, 'cpuMicroseconds')]
  const least = times(bare, 'opensPerSecond')
  const isFast = speed >= Math.min(1.8, 0.9 * least)
  const isHeld = isShort || (atOnce < 1000 ? speed >= 0.95 : !WITH_WRK || (isFast && cpu <= 0.7))
  const [old, own, open, answer] = measured.map(
    (rounds) =>
      `${median(rounds.map(({ opensPerSecond }) => opensPerSecond)).toFixed(0)}/s ` +
      `${median(rounds.map(({ cpuMicroseconds }) => cpuMicroseconds)).toFixed(0)} µs`,
  )
  return print(
    isHeld,
    `${atOnce} at once, ${now.length} rounds: ${speed.toFixed(2)} × the opens a second ` +
      `(a bare open ${least.toFixed(2)} ×, a constant answer ${times(constant, 'opensPerSecond').toFixed(2)} ×), ` +
      `${cpu.toFixed(2)} × the CPU of an open; version 1.0 ${old}, this one ${own}, bare ${open}, constant ${answer}`,
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
