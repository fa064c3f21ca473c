import { cpuUsage } from 'node:process'
import { isSmallest } from './smallest.ts'

/** One function under measurement. `run` returns a value, so that the engine cannot drop the work. */
export interface Candidate {
  readonly name: string
  readonly run: () => unknown
  /** Limit for one call. */
  readonly microsecondsMax?: number
  /** It must be at least `times` as fast as the candidate `name`. */
  readonly fasterThan?: readonly (readonly [name: string, times: number])[]
}

export interface Measured {
  readonly name: string
  readonly microseconds: number
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15)
const ROUND_MS = isSmallest ? 0 : 12

/** CPU time of this process so far, in microseconds: other processes on the machine do not count. */
export function cpuMicroseconds(): number {
  const { user, system } = cpuUsage()
  return user + system
}

let sink: unknown

/** CPU microseconds of one call: the median of rounds in which the candidates take turns. */
export function measure(candidates: readonly Candidate[]): Measured[] {
  const calls = candidates.map(callsPerRound)
  const samples = candidates.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { run }] of candidates.entries()) {
      const count = calls[i] ?? 1
      const start = cpuMicroseconds()
      for (let call = 0; call < count; call++) sink = run()
      samples[i]?.push((cpuMicroseconds() - start) / count)
    }
  }
  return candidates.map(({ name }, i) => ({ name, microseconds: median(samples[i] ?? []) }))
}

/** Warms the candidate up and counts the calls that fill a round of CPU time, which a busy machine does not shorten. */
function callsPerRound({ run }: Candidate): number {
  let count = 1
  for (;;) {
    const start = cpuMicroseconds()
    for (let call = 0; call < count; call++) sink = run()
    const elapsedMs = (cpuMicroseconds() - start) / 1000
    if (elapsedMs > ROUND_MS) return Math.max(1, Math.round((count * ROUND_MS) / elapsedMs))
    count *= 2
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Measures candidates side by side and prints them as a Markdown table, with times relative to the first.
 *
 * @example compare('Amount in words', [{ name: 'Sala', run: () => bahtText(amount), microsecondsMax: 20 }])
 */
export function compare(title: string, candidates: readonly Candidate[]): void {
  const measured = measure(candidates)
  const timeOf = (name: string): number => measured.find((row) => row.name === name)?.microseconds ?? Number.NaN
  const first = measured[0]?.microseconds ?? Number.NaN
  console.log(`\n### ${title}\n\n| | µs a call | times the first | asked |\n|---|--:|--:|---|`)
  for (const [i, { name, microsecondsMax, fasterThan = [] }] of candidates.entries()) {
    const microseconds = measured[i]?.microseconds ?? Number.NaN
    const asked = [
      ...(microsecondsMax === undefined ? [] : [verdict(`≤ ${microsecondsMax} µs`, microseconds <= microsecondsMax)]),
      ...fasterThan.map(([other, times]) =>
        verdict(`≥ ${times} × as fast as ${other}`, timeOf(other) / microseconds >= times),
      ),
    ]
    console.log(`| ${name} | ${shown(microseconds)} | ${shown(microseconds / first)} | ${asked.join('; ')} |`)
  }
  if (sink === measured) console.log()
}

/** A requirement with its outcome. @example verdict('≤ 20 µs', true) // '≤ 20 µs: met' */
export function verdict(asked: string, met: boolean): string {
  return `${asked}: ${met ? 'met' : '**missed**'}`
}

/** Three significant digits, without an exponent. @example shown(0.04567) // '0.0457' */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
}
