import { loadavg } from 'node:os'
import { median, shown, verdict } from '../compare.ts'
import type { Case } from './cases.ts'
import { lowerQuartile, mean, quartileRatio, share, type Interval, type Pair } from './interval.ts'
import { load, oneByOne, type Load } from './load.ts'
import type { Server } from './workerd.ts'

/** A row with its server, the number of requests in a slice, and the slices measured. */
export interface Subject {
  readonly row: Case
  readonly server: Pick<Server, 'url' | 'pid'>
  amount: number
  readonly loads: Load[]
  /** Each slice with the slice of the first row measured next to it. */
  readonly pairs: Pair[]
}

export interface Slices {
  /** Minimum slices of every row; rows whose interval is still too wide get more. */
  readonly rounds: number
  readonly cpuMsPerSlice: number
  /** Requests before the first slice, in which the engine optimises the route. */
  readonly warmRequests: number
  /** No round starts after this time, however wide the intervals are. */
  readonly secondsMax: number
}

const SLICE_REQUESTS_MIN = 40
const LOADAVG_MAX = 1
const SPREAD_MAX = 0.15
/** Maximum half-width of the 95 % interval of a ratio. */
export const ERROR_MAX = 0.04
/** Number of rows after which the first row is measured again. */
const BLOCK_ROWS = 5

export function subject(row: Case, server: Subject['server']): Subject {
  return { row, server, amount: SLICE_REQUESTS_MIN, loads: [], pairs: [] }
}

/** Measures all rows in turns, one slice each per round, and prints them as multiples of the first. */
export async function measureTable(subjects: readonly Subject[], slices: Slices): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0
  const [measure, ...rows] = subjects
  if (!measure) return
  for (const each of subjects) await warm(each, slices)
  const end = performance.now() + slices.secondsMax * 1000
  let open = rows
  for (let round = 1; open.length > 0 && performance.now() < end; round++) {
    for (const block of blocksOf(open)) await measureBlock(measure, block)
    if (round >= slices.rounds) open = open.filter(({ pairs }) => quartileRatio(pairs).error > ERROR_MAX)
  }
  printTable(measure, rows)
  printNoise(measure, loadBefore)
}

const blocksOf = (rows: readonly Subject[]): Subject[][] =>
  Array.from({ length: Math.ceil(rows.length / BLOCK_ROWS) }, (_, i) =>
    rows.slice(i * BLOCK_ROWS, (i + 1) * BLOCK_ROWS),
  )

async function measureBlock(measure: Subject, block: readonly Subject[]): Promise<void> {
  const first = await slice(measure)
  for (const each of block) {
    const own = await slice(each)
    each.pairs.push({ own: own.cpuMicroseconds, measure: first.cpuMicroseconds })
  }
}

async function slice(each: Subject): Promise<Load> {
  const one = await load(each.server, each.row, each.amount)
  each.loads.push(one)
  return one
}

/** Lets the engine optimise a row and counts the requests that fill a slice. */
export async function warm(
  each: Pick<Subject, 'server' | 'row' | 'amount'>,
  { warmRequests, cpuMsPerSlice }: Pick<Slices, 'warmRequests' | 'cpuMsPerSlice'>,
): Promise<void> {
  await oneByOne(each.server, each.row, each.row.requests.length)
  await load(each.server, each.row, warmRequests)
  const { cpuMicroseconds } = await load(each.server, each.row, SLICE_REQUESTS_MIN)
  each.amount = Math.max(SLICE_REQUESTS_MIN, Math.round((cpuMsPerSlice * 1000) / cpuMicroseconds))
}

function printTable(measure: Subject, rows: readonly Subject[]): void {
  console.log(
    `CPU of the process per request: the lower quartile of all slices; × is the multiple of the first row's lower quartile in the same minute, ± its 95 % interval, and "mean" the same of the means, which hold the full collections and what else the machine did.\n`,
  )
  console.log(
    '| | CPU, µs | × | ± % | mean × | at most | aim | slices | requests/s | p50, ms | p99, ms |\n|---|--:|--:|--:|--:|---|---|--:|--:|--:|--:|',
  )
  for (const each of [measure, ...rows]) printRow(each)
  const wide = rows.filter(({ pairs }) => quartileRatio(pairs).error > ERROR_MAX).map(({ row }) => row.name)
  console.log(
    `\nWider than ± ${ERROR_MAX * 100} % when the time was up: ${wide.length === 0 ? 'none' : wide.join('; ')}.`,
  )
}

function printRow({ row: { name, atMost, aim }, loads, pairs }: Subject): void {
  const { ratio, error }: Interval = pairs.length === 0 ? { ratio: 1, error: 0 } : quartileRatio(pairs)
  const means = mean(pairs.map(({ own }) => own)) / mean(pairs.map(({ measure }) => measure))
  const of = (pick: (one: Load) => number): number => median(loads.map(pick))
  const cells = [
    name,
    shown(lowerQuartile(loads.map(({ cpuMicroseconds }) => cpuMicroseconds))),
    ratio.toFixed(2),
    (error * 100).toFixed(1),
    pairs.length === 0 ? '1.00' : means.toFixed(2),
    ...[atMost, aim].map((limit) => (limit === undefined ? '' : verdict(String(limit), ratio <= limit))),
    loads.length,
    Math.round(of(({ requestsPerSecond }) => requestsPerSecond)),
    shown(of(({ p50Ms }) => p50Ms)),
    shown(of(({ p99Ms }) => p99Ms)),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Warns when other work on the machine makes the figures doubtful. */
function printNoise({ loads }: Subject, loadBefore: number): void {
  const cpu = loads.map(({ cpuMicroseconds }) => cpuMicroseconds)
  const spread = (share(0.75, cpu) - share(0.25, cpu)) / share(0.5, cpu)
  const isNoisy = loadBefore > LOADAVG_MAX || spread > SPREAD_MAX
  console.log(
    `\n${isNoisy ? '**Noisy machine:** ' : 'Quiet machine: '}load average ${loadBefore.toFixed(2)} before the run; the middle half of ${cpu.length} slices of the first row spreads over ${(spread * 100).toFixed(0)} %.`,
  )
}
