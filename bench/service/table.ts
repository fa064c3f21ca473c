import { loadavg } from 'node:os'
import { median, shown, verdict } from '../compare.ts'
import type { Case } from './cases.ts'
import { load, oneByOne, type Load } from './load.ts'
import type { Server } from './workerd.ts'

/** A row with the server that answers it, how many requests make a slice, and the slices measured. */
export interface Subject {
  readonly row: Case
  readonly server: Pick<Server, 'url' | 'pid'>
  amount: number
  readonly loads: Load[]
}

export interface Slices {
  readonly rounds: number
  readonly cpuMsPerSlice: number
  /** Requests before the first slice, in which the engine optimises the route. */
  readonly warmRequests: number
}

const SLICE_REQUESTS_MIN = 100
const LOADAVG_MAX = 1
const SPREAD_MAX = 0.15

export function subject(row: Case, server: Subject['server']): Subject {
  return { row, server, amount: SLICE_REQUESTS_MIN, loads: [] }
}

/** Measures all rows in turns, a slice of each in every round, and prints them as multiples of the first. */
export async function measureTable(subjects: readonly Subject[], slices: Slices): Promise<void> {
  const loadBefore = loadavg()[0] ?? 0
  for (const each of subjects) await warm(each, slices)
  for (let round = 0; round < slices.rounds; round++) {
    for (const each of subjects) each.loads.push(await load(each.server, each.row, each.amount))
  }
  printTable(subjects, slices)
  printNoise(subjects, loadBefore)
}

async function warm(each: Subject, { warmRequests, cpuMsPerSlice }: Slices): Promise<void> {
  await oneByOne(each.server, each.row, each.row.requests.length)
  await load(each.server, each.row, warmRequests)
  const { cpuMicroseconds } = await load(each.server, each.row, SLICE_REQUESTS_MIN)
  each.amount = Math.max(SLICE_REQUESTS_MIN, Math.round((cpuMsPerSlice * 1000) / cpuMicroseconds))
}

function printTable(subjects: readonly Subject[], { rounds, cpuMsPerSlice }: Slices): void {
  console.log(
    `CPU of the process per request, lower quartile of ${rounds} slices of about ${cpuMsPerSlice} ms; × is the multiple of the first row's.\n`,
  )
  console.log('| | CPU, µs | × | at most | aim | requests/s | p50, ms | p99, ms |\n|---|--:|--:|---|---|--:|--:|--:|')
  const [measure] = subjects
  for (const each of subjects) {
    const { name, atMost, aim } = each.row
    const times = quartile(each) / quartile(measure ?? each)
    const asked = [atMost, aim].map((limit) => (limit === undefined ? '' : verdict(String(limit), times <= limit)))
    const of = (pick: (one: Load) => number): number => median(each.loads.map(pick))
    const rate = String(Math.round(of(({ requestsPerSecond }) => requestsPerSecond)))
    const latency = [of(({ p50Ms }) => p50Ms), of(({ p99Ms }) => p99Ms)].map(shown)
    console.log(`| ${[name, shown(quartile(each)), times.toFixed(2), ...asked, rate, ...latency].join(' | ')} |`)
  }
}

/** Says when other work on the machine makes the figures doubtful, and what lies outside the quartiles. */
function printNoise([measure, ...others]: readonly Subject[], loadBefore: number): void {
  if (!measure) return
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => at(share, measure))
  const spread = ((high ?? 0) - (low ?? 0)) / (middle ?? 1)
  const isNoisy = loadBefore > LOADAVG_MAX || spread > SPREAD_MAX
  console.log(
    `\n${isNoisy ? '**Noisy machine:** ' : 'Quiet machine: '}load average ${loadBefore.toFixed(2)} before the run; the middle half of ${measure.loads.length} slices of the first row spreads over ${(spread * 100).toFixed(0)} %. Means over all slices, which hold the full collections (one in ten thousand requests or so) and what else the machine did: ${meanToQuartile([measure])} of the quartile for the first row, ${meanToQuartile(others)} for the others.`,
  )
}

function meanToQuartile(subjects: readonly Subject[]): string {
  const sum = (of: (each: Subject) => number): number => subjects.reduce((all, each) => all + of(each), 0)
  return (sum(mean) / sum(quartile)).toFixed(2)
}

const cpuOf = ({ loads }: Subject): number[] => loads.map(({ cpuMicroseconds }) => cpuMicroseconds)

function mean(each: Subject): number {
  return cpuOf(each).reduce((sum, cpu) => sum + cpu, 0) / each.loads.length
}

/** What the work costs when nothing else has the core: the lower quartile repeats from run to run, the median does not. */
const quartile = (each: Subject): number => at(0.25, each)

function at(share: number, each: Subject): number {
  const sorted = cpuOf(each).toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
