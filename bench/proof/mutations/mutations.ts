import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyOf } from './copy.ts'
import { Judge } from './judge.ts'
import type { Mutant } from './mutants.ts'
import { lineOf, sample } from './sample.ts'
import survivors from './survivors.json' with { type: 'json' }
import { ImportGraph } from './tests-of.ts'

/**
 * `npm run mutations [-- --count 300 --seed 1 --only src/qr/ --from 0 --to 300 --minutes 240 --results FILE]`: plants small
 * faults in src, one at a time, and runs the tests that can detect each: the nearest unit tests; for survivors, the worker
 * tests of the group; at last every other unit test that reaches the module by imports, and the slow worker tests of the
 * group. The sample is drawn evenly over all modules; --only, --from and --to select a part of it. Each result is written at
 * once; a later run continues from the file and retries survivors whose tests have changed. Survivors must be in
 * survivors.json with a reason. Exits with 1 when one is not, or when fewer than 95 % of the others are killed.
 */
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at === -1 ? undefined : process.argv[at + 1]) ?? fallback
}
const count = Number(option('count', '300'))
const seed = Number(option('seed', '1'))
const only = option('only', 'src/')
const results = resolve(option('results', join(tmpdir(), `sala-mutations-${seed}.jsonl`)))
const KILLED_SHARE_MIN = 0.95

/** A mutant that may survive: it changes nothing, or only the speed. */
interface Accepted {
  readonly file: string
  readonly line: string
  readonly what: string
  readonly reason: 'equivalent' | 'speed'
  readonly why: string
}
const acceptable: readonly Accepted[] = survivors as Accepted[]

interface Result extends Pick<Mutant, 'file' | 'line' | 'what'> {
  readonly key: string
  /** Digest of the content of the stage's test files. */
  readonly asked: string
  /** The test that failed. */
  readonly killer: string | null
}

const root = resolve(import.meta.dirname, '../../..')
const copy = copyOf(root)
const graph = new ImportGraph(copy)
const judge = new Judge(copy)
process.on('exit', () => {
  judge.close()
  rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const known = knownResults()
const end = performance.now() + Number(option('minutes', '240')) * 60_000
const drawn = sample(copy, { count, seed }).slice(Number(option('from', '0')), Number(option('to', String(count))))
const wanted = drawn.filter(({ file }) => file.startsWith(only))
const accepted = wanted.filter(isAccepted)
const killed = wanted.filter((mutant) => !isAccepted(mutant) && known.has(keyOf(mutant)))
console.log(`${wanted.length} mutants, seed ${seed}; ${killed.length} died before`)
let alive = wanted.filter((mutant) => !accepted.includes(mutant) && !killed.includes(mutant))
for (const [stage, name] of ['near unit tests', 'worker tests', 'all other tests'].entries()) {
  const left: Mutant[] = []
  for (const mutant of alive) if (performance.now() > end || !(await dies(mutant, stage))) left.push(mutant)
  alive = left
  console.log(`${alive.length} alive after the ${name}`)
}
report()
process.exit()

async function dies(mutant: Mutant, stage: number): Promise<boolean> {
  const tests = graph.testsOf(mutant.file)[stage] ?? []
  const asked = digestOf(tests.map(({ file: test }) => readFileSync(join(copy, test), 'utf8')))
  const key = keyOf(mutant)
  const { file, line, what } = mutant
  const killer = known.has(`${key} ${asked}`) ? null : await judge.killerOf(mutant, tests)
  if (killer === null) console.log(`  alive: ${file}:${line} ${what}`)
  else killed.push(mutant)
  const result: Result = { key, asked, file, line, what, killer }
  appendFileSync(results, `${JSON.stringify(result)}\n`)
  return killer !== null
}

/** Keys of mutants of unchanged sources that earlier runs killed, and of survivors with the digest of their tests. */
function knownResults(): ReadonlySet<string> {
  if (!existsSync(results)) return new Set()
  const lines = readFileSync(results, 'utf8').trim().split('\n')
  const read = lines.map((line) => JSON.parse(line) as Result)
  return new Set(read.map(({ key, asked, killer }) => (killer === null ? `${key} ${asked}` : key)))
}

function keyOf({ file, start, end: until, text }: Mutant): string {
  return digestOf([file, String(start), String(until), text, readFileSync(join(copy, file), 'utf8')])
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24)
}

/** Matches an entry by the text of its line, so that the entry is void as soon as the line changes. */
function isAccepted(mutant: Mutant): boolean {
  const { file, what } = mutant
  const line = lineOf(readFileSync(join(copy, file), 'utf8'), mutant)
  return acceptable.some((entry) => entry.file === file && entry.line === line && entry.what === what)
}

function groupOf({ file }: Mutant): string {
  return file.split('/')[1] ?? ''
}

function report(): void {
  console.log('\n| Group | Mutants | Killed | Accepted | Survived |\n|---|--:|--:|--:|--:|')
  for (const group of [...new Set(wanted.map(groupOf))].toSorted()) {
    const counts = [wanted, killed, accepted, alive].map(
      (list) => list.filter((each) => groupOf(each) === group).length,
    )
    console.log(`| ${[group, ...counts].join(' | ')} |`)
  }
  for (const { file, line, what } of alive) console.log(`survived: ${file}:${line} ${what}`)
  const share = killed.length / (wanted.length - accepted.length)
  console.log(
    `\n${wanted.length} mutants: ${killed.length} killed, ${accepted.length} accepted, ${alive.length} survived or not tried: ${(share * 100).toFixed(1)} % of those that change anything`,
  )
  if (share < KILLED_SHARE_MIN || alive.length > 0) process.exitCode = 1
}
