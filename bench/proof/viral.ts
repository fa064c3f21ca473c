import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { assemble } from '../../selfhost/build.ts'
import { names } from '../../selfhost/config.ts'
import { bundleCommit, bundleEntry, bundleProduct, scratch, type Bundle } from '../service/bundle.ts'
import { makeTables, typeOf } from '../service/full.ts'
import { cpuMicrosecondsOf } from '../service/workerd.ts'
import { print } from './links-books.ts'
import { inParallel, linkInfo, makeLink, report, send } from './links-client.ts'
import { freePort, type Service } from './links-service.ts'

/**
 * `npm run viral [-- --short]`: one link that everybody opens. First closures while visitors come and leave through 1, 10
 * and 50 isolates of workerd; then version 1.0, taken from the history of the repository, and the least that an open can
 * be, beside this version. Linux only.
 */
const isShort = process.argv.includes('--short')
const CLOSURES = isShort ? 2 : 10

const LANES = 96
const OPENS_BEFORE = 800
const OPENS_AFTER = 800
/** Of ten visitors this many leave before they are answered. */
const LEAVERS_OF_TEN = 2
const LEAVE_WITHIN_MS = 12

/**
 * One link opened through several isolates, which share its object, by visitors of whom some leave in the middle;
 * three reports close it. Counts answers of 500, leaks and what is not counted.
 *
 * @returns whether all is well.
 */
async function closureThroughIsolates(bundle: Bundle, count: number, rounds: number): Promise<boolean> {
  const service = await serveIsolates(bundle, count)
  const origin = String(await service.ready).replace(/\/$/, '')
  // Its pages name the isolate: the last one is there, and is not the first.
  const { body } = await send(origin, '/l/none', { headers: { host: hostOf(count - 1) } })
  if (!body.includes(hostOf(count - 1))) throw new Error('the isolates are not reached')
  const all = { sent: 0, answered: 0, left: 0, after: 0, leaks: 0, wrong: 0, lost: 0, surplus: 0 }
  for (let round = 0; round < rounds; round++) {
    const one = await oneLink(origin, count)
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += one[key]
  }
  await service.dispose()
  const { sent, answered, left, after, leaks, wrong, lost, surplus } = all
  return print(
    leaks + wrong + lost === 0 && after >= rounds * OPENS_AFTER && left > 0,
    `${count} isolates, ${rounds} links: ${sent} opens, ${left} visitors left; ${answered} answered, ${lost} of them not ` +
      `counted, ${surplus} more counted than answered; ${after} began after the closure: ${leaks} leaks; ${wrong} other answers`,
  )
}

async function oneLink(origin: string, isolates: number) {
  const code = await makeLink(origin)
  const sum = { sent: 0, answered: 0, left: 0, after: 0, leaks: 0, wrong: 0, lost: 0, surplus: 0 }
  let closedMs = Number.POSITIVE_INFINITY
  const visit = async (): Promise<void> => {
    const nth = sum.sent++
    const isAfter = performance.now() > closedMs
    const leavesMs = nth % 10 < LEAVERS_OF_TEN ? Math.random() * LEAVE_WITHIN_MS : undefined
    const status = await openThrough(origin, code, nth % isolates, leavesMs)
    if (status === undefined) {
      sum.left++
      return
    }
    sum.answered++
    if (isAfter) sum.after++
    if (isAfter && status === 302) sum.leaks++
    if (status !== 302 && status !== 410) sum.wrong++
  }
  const closing = async (): Promise<void> => {
    while (sum.answered < OPENS_BEFORE) await new Promise((resolve) => setTimeout(resolve, 2))
    for (const reporter of [1, 2, 3]) await report(origin, code, reporter)
    closedMs = performance.now()
  }
  const lane = async (): Promise<void> => {
    while (sum.after < OPENS_AFTER) await visit()
  }
  await Promise.all([closing(), inParallel(LANES, LANES, lane)])
  await new Promise((resolve) => setTimeout(resolve, 200)) // calls of visitors who have left
  const { clicks, status } = await linkInfo(origin, code)
  sum.lost = Math.max(0, sum.answered - clicks) + Math.max(0, clicks - sum.sent) + (status === 'closed' ? 0 : 1)
  sum.surplus = Math.max(0, clicks - sum.answered)
  return sum
}

/** Opens a link in one isolate. @returns the status, undefined if the visitor left before it came. */
function openThrough(origin: string, code: string, isolate: number, leavesMs?: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { host: hostOf(isolate) }
    const call = request(`${origin}/l/${code}`, { headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
      answer.on('error', () => resolve(undefined))
    })
    call.on('error', () => resolve(undefined))
    call.end()
    if (leavesMs !== undefined) setTimeout(() => call.destroy(), leavesMs)
  })
}

const hostOf = (isolate: number): string => `isolate-${isolate}.test`

/** Workers with the same script, each in its own isolate; the objects of all live in the first. */
async function serveIsolates(bundle: Bundle, count: number): Promise<Miniflare> {
  const modules = [bundle.main, ...bundle.modules].map((path) => ({
    type: typeOf(path),
    path: join(bundle.folder, path),
  }))
  const workers = Array.from({ length: count }, (_, i) => ({
    name: `isolate-${i}`,
    routes: [`${hostOf(i)}/*`],
    modulesRoot: bundle.folder,
    modules,
    compatibilityDate: bundle.compatibilityDate,
    bindings: {
      RATE_LIMITS: 'off',
      INTERSTITIAL_HOURS: '0',
      REPORTER_SECRET: 'for proof runs only',
      OPERATOR_CONTACT: hostOf(i),
    },
    d1Databases: { DB: 'sala' },
    durableObjects: { LINK: { className: 'ShortLink', useSQLite: true, ...(i > 0 && { scriptName: 'isolate-0' }) } },
  }))
  const service = new Miniflare({
    ...convertV4MiniflareOptions({ workers, host: '127.0.0.1', port: 0 }),
    resourcePersistencePath: join(bundle.folder, '../storage', `${basename(bundle.folder)}-${count}`),
    handleStructuredLogs: () => undefined,
    logRequests: false,
    telemetry: { enabled: false },
  })
  await service.ready
  await makeTables(service)
  return service
}

const WITH_WRK = hasWrk()
const WRK_SECONDS = 2
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
 * @returns a verdict for each row; none where the history does not reach back to version 1.0.
 */
async function besideVersion1(): Promise<boolean[]> {
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
    verdicts.push(compared(measured, atOnce))
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

async function oneRound({ origin, pid }: Service, code: string, atOnce: number, opens: number): Promise<Round> {
  const [cpuBefore, waitedBefore] = [cpuMicrosecondsOf(pid), waitedSecondsOf(pid)]
  const url = `${origin}/l/${code}`
  const done = WITH_WRK ? await openByWrk(url, atOnce) : await openByAutocannon(url, atOnce, opens)
  return {
    opensPerSecond: done.opens / (done.seconds - (waitedSecondsOf(pid) - waitedBefore)),
    cpuMicroseconds: (cpuMicrosecondsOf(pid) - cpuBefore) / done.opens,
  }
}

/** What a client has opened, and in how long. */
interface Opened {
  readonly opens: number
  readonly seconds: number
}

/** Whether `wrk` is installed (a package of Debian): a client that takes little of the machine. */
function hasWrk(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v wrk'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** @throws {Error} on any answer of 400 and above, and on a connection that breaks. */
async function openByWrk(url: string, atOnce: number): Promise<Opened> {
  const options = ['-t1', `-c${atOnce}`, `-d${WRK_SECONDS}s`, '--timeout', '30s', url]
  const { stdout } = await promisify(execFile)('wrk', options)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  const [, opens, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? []
  return { opens: Number(opens), seconds: Number(seconds) }
}

/** The client of the other benches: it takes more of the machine. @throws {Error} as `openByWrk`. */
async function openByAutocannon(url: string, connections: number, amount: number): Promise<Opened> {
  const { errors, statusCodeStats, duration } = await autocannon({ url, connections, amount, bailout: 1 })
  const statuses = Object.keys(statusCodeStats)
  if (errors > 0 || statuses.some((status) => Number(status) >= 400))
    throw new Error(`${errors} errors, ${statuses.join(' ')}`)
  return { opens: amount, seconds: duration }
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
function compared(measured: readonly (readonly Round[])[], atOnce: number): boolean {
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

const SETTINGS: Readonly<Record<string, string>> = {
  RATE_LIMITS: 'off',
  INTERSTITIAL_HOURS: '0',
  REPORTER_SECRET: 'for proof runs only',
}

/**
 * The deployed script itself in plain workerd: the configuration of `npm run selfhost` without the module that it puts in
 * front of the service, which version 1.0 did not have and which costs every version the same.
 */
async function startBare(bundle: Bundle, name: string, storage: string): Promise<Service> {
  const folder = join(scratch, `bare-${name}`)
  await assemble(bundle, folder)
  const config = join(folder, names.config)
  writeFileSync(config, bareConfig(readFileSync(config, 'utf8')))
  mkdirSync(join(storage, 'objects'), { recursive: true })
  const port = await freePort()
  const child = spawn(
    join(folder, names.workerd),
    [
      'serve',
      config,
      'service',
      `--socket-addr=http=127.0.0.1:${port}`,
      `--directory-path=objects=${join(storage, 'objects')}`,
      `--directory-path=assets=${join(folder, names.assets)}`,
    ],
    { stdio: 'inherit' },
  )
  process.on('exit', () => child.kill('SIGKILL'))
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  const service = { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, kill: stop, stop }
  await listening(service.origin)
  return service
}

/** Without the module in front, and with the settings of the run as plain texts; others are not bound at all. */
function bareConfig(config: string): string {
  const front = `(name = "${names.entry}", esModule = embed "${names.entry}"), `
  if (!config.includes(front)) throw new Error('the configuration has no module in front')
  return config
    .replace(front, '')
    .replaceAll(/\(name = "(\w+)", fromEnvironment = "\w+"\),?/g, (_, name: string) =>
      name in SETTINGS ? `(name = "${name}", text = "${SETTINGS[name]}"),` : '',
    )
}

async function listening(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      await (await fetch(`${origin}/api/v1/nowhere`)).text()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('the service does not listen')
}

console.log('Closures while visitors come, and two of ten leave before their answer:')
const linksAlone = bundleEntry('links-alone', 'bench/proof/fuzz/links-alone.ts')
const verdicts: boolean[] = []
for (const isolates of [1, 10, 50]) verdicts.push(await closureThroughIsolates(linksAlone, isolates, CLOSURES))
verdicts.push(...(await besideVersion1()))
process.exit(verdicts.every(Boolean) ? 0 : 1)
