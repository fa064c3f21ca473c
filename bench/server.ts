import { loadavg } from 'node:os'
import compact from '../src/address/dataset.generated.json' with { type: 'json' }
import { median, shown, verdict } from './compare.ts'
import { bundleEntry, bundleProduct } from './server/bundle.ts'
import { cases, type Case } from './server/cases.ts'
import { load, oneByOne, type Load } from './server/load.ts'
import { cpuMicrosecondsOf, serve, type Server } from './server/workerd.ts'

/**
 * `node bench/server.ts [--quick] [--only TEXT]`: every route of the Worker as deployed, in plain workerd, beside a
 * constant handler in the same run.
 */
const isQuick = process.argv.includes('--quick')
const only = process.argv[process.argv.indexOf('--only') + 1] ?? ''
const settings = isQuick
  ? { rounds: 2, cpuMsPerSlice: 30, batches: 10, starts: 1 }
  : { rounds: 24, cpuMsPerSlice: 40, batches: 100, starts: 5 }

const BATCH_REQUESTS = 50
const WARM_MS_MAX = 5
const FIRST_MS_MAX = 10
const LOADAVG_MAX = 1
const SPREAD_MAX = 0.15

const hello = [{ path: '/hello?name=sala' }]
const baselines = [
  { row: { name: 'constant handler', requests: hello }, entry: 'bench/server/constant.ts' },
  { row: { name: 'bare Hono', requests: hello }, entry: 'bench/server/bare-hono.ts' },
  { row: { name: 'bare Hono with zod', requests: hello }, entry: 'bench/server/bare-hono-zod.ts' },
] as const

/** A row with the server that answers it, how many requests make a slice, and the slices measured. */
interface Subject {
  readonly row: Case
  readonly server: Server
  amount: number
  readonly loads: Load[]
}

const loadBefore = loadavg()[0] ?? 0
const product = bundleProduct()
const server = await serve(product)
const subjects: Subject[] = []
for (const { row, entry } of baselines)
  subjects.push(subject(row, await serve(bundleEntry(row.name.toLowerCase().replaceAll(' ', '-'), entry))))
const wanted = cases(compact.file.etag).filter(({ name }) =>
  process.argv.includes('--only') ? name.includes(only) : true,
)
for (const row of wanted) subjects.push(subject(row, server))

await warm()
for (let round = 0; round < settings.rounds; round++) await measureRound()
printTable()
await printP99()
for (const one of new Set(subjects.map((each) => each.server))) await one.stop()
await printFirstAnswers()

function subject(row: Case, at: Server): Subject {
  return { row, server: at, amount: 100, loads: [] }
}

/** Lets the engine optimise every route, then finds how many requests fill a slice. */
async function warm(): Promise<void> {
  for (const each of subjects) {
    await oneByOne(each.server, each.row, each.row.requests.length)
    await load(each.server, each.row, isQuick ? 200 : 1000)
  }
  for (const each of subjects) {
    const { cpuMicroseconds } = await load(each.server, each.row, 300)
    each.amount = Math.max(100, Math.round((settings.cpuMsPerSlice * 1000) / cpuMicroseconds))
  }
}

/** One slice of every row. */
async function measureRound(): Promise<void> {
  for (const each of subjects) each.loads.push(await load(each.server, each.row, each.amount))
}

/** The lower quartile of the slices: what the work costs when nothing else has the core. */
function cpuOf({ loads }: Subject): number {
  const sorted = loads.map(({ cpuMicroseconds }) => cpuMicroseconds).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN
}

function meanOf({ loads }: Subject): number {
  return loads.reduce((sum, { cpuMicroseconds }) => sum + cpuMicroseconds, 0) / loads.length
}

function printTable(): void {
  const [constant] = subjects
  if (!constant) return
  console.log('## Routes in plain workerd\n')
  console.log(
    `CPU of the workerd process per request, lower quartile of ${settings.rounds} slices of about ${settings.cpuMsPerSlice} ms; × is the multiple of the constant handler's. A full collection, every ten thousand requests or so of the constant handler too, falls outside most slices; the means beside it hold all of them, and whatever else the machine did.\n`,
  )
  console.log(
    '| | CPU, µs | × | at most | aim | × of means | requests/s | p50, ms | p99, ms |\n|---|--:|--:|---|---|--:|--:|--:|--:|',
  )
  for (const each of subjects) {
    const { name, atMost, aim } = each.row
    const times = cpuOf(each) / cpuOf(constant)
    const asked = [atMost, aim].map((limit) => (limit === undefined ? '' : verdict(String(limit), times <= limit)))
    const of = (pick: (one: Load) => number): string => shown(median(each.loads.map(pick)))
    const rate = String(Math.round(median(each.loads.map(({ requestsPerSecond }) => requestsPerSecond))))
    const means = (meanOf(each) / meanOf(constant)).toFixed(2)
    console.log(
      `| ${name} | ${shown(cpuOf(each))} | ${times.toFixed(2)} | ${asked.join(' | ')} | ${means} | ${rate} | ${of((one) => one.p50Ms)} | ${of((one) => one.p99Ms)} |`,
    )
  }
  printNoise()
}

/** Says when other work on the machine, or an unsteady clock, makes the figures doubtful. */
function printNoise(): void {
  const slices = (subjects[0]?.loads ?? []).map(({ cpuMicroseconds }) => cpuMicroseconds).toSorted((a, b) => a - b)
  const at = (share: number): number => slices[Math.floor(share * (slices.length - 1))] ?? Number.NaN
  const spread = (at(0.75) - at(0.25)) / at(0.5)
  const isNoisy = loadBefore > LOADAVG_MAX || spread > SPREAD_MAX
  console.log(
    `\n${isNoisy ? '**Noisy machine:** ' : 'Quiet machine: '}load average ${loadBefore.toFixed(2)} before the run; the middle half of ${slices.length} slices of the constant handler spreads over ${(spread * 100).toFixed(0)} %.`,
  )
}

/** The worst of many batches of requests one after another, in CPU of the process. */
async function printP99(): Promise<void> {
  console.log(`\n### Worst of ${settings.batches} batches of ${BATCH_REQUESTS} requests one after another, warm\n`)
  console.log('| | CPU a request, ms | asked |\n|---|--:|---|')
  for (const { row, server: at } of subjects) {
    let worst = 0
    for (let batch = 0; batch < settings.batches; batch++) {
      const before = cpuMicrosecondsOf(at.pid)
      await oneByOne(at, row, BATCH_REQUESTS)
      worst = Math.max(worst, (cpuMicrosecondsOf(at.pid) - before) / BATCH_REQUESTS / 1000)
    }
    console.log(`| ${row.name} | ${shown(worst)} | ${verdict(`≤ ${WARM_MS_MAX}`, worst <= WARM_MS_MAX)} |`)
  }
}

/** CPU of the very first answer of a new process; nothing was compiled, unfolded or kept before it. */
async function printFirstAnswers(): Promise<void> {
  console.log('\n### First answer after a start\n\n| | CPU, ms | asked |\n|---|--:|---|')
  for (const row of wanted) {
    const times: number[] = []
    for (let start = 0; start < settings.starts; start++) {
      const fresh = await serve(product)
      await quiet(fresh)
      const before = cpuMicrosecondsOf(fresh.pid)
      await oneByOne(fresh, row, 1)
      times.push((cpuMicrosecondsOf(fresh.pid) - before) / 1000)
      await fresh.stop()
    }
    const first = median(times)
    console.log(`| ${row.name} | ${shown(first)} | ${verdict(`≤ ${FIRST_MS_MAX}`, first <= FIRST_MS_MAX)} |`)
  }
}

/** Waits until the process has come to rest after its start. */
async function quiet({ pid }: Server): Promise<void> {
  for (let before = -1; ;) {
    const now = cpuMicrosecondsOf(pid)
    if (now - before < 200) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
