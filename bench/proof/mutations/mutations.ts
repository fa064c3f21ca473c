import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mutantsOf, mutated, type Mutant } from './mutants.ts'
import { ImportGraph } from './tests-of.ts'
import survivors from './survivors.json' with { type: 'json' }

/**
 * `npm run mutations [-- --count 300 --seed 1 --minutes 240 --only src/qr/]`: plants small faults in src, one at a time,
 * and runs the tests that can see each: the unit tests that import the module, then its group's worker tests. Every run
 * is a vitest of its own, on a copy of the checkout, because one that stays open repeats old failures as new ones.
 * Survivors must be in survivors.json with a reason. Ends with 1 when one is not, or fewer than 95 % of the others die.
 */
const option = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at === -1 ? undefined : process.argv[at + 1]) ?? fallback
}
const count = Number(option('count', '300'))
const seed = Number(option('seed', '1'))
const minutes = Number(option('minutes', '240'))
const only = option('only', 'src/')
const KILLED_SHARE_MIN = 0.95
const UNIT_FILES_MAX = 6
const RUN_MS_MAX = 180_000

const root = resolve(import.meta.dirname, '../../..')
const copy = copyOf(root)
const graph = new ImportGraph(copy)

/** A mutant that may live: it changes nothing, or only how fast. */
interface Accepted {
  readonly file: string
  readonly line: string
  readonly what: string
  readonly reason: 'equivalent' | 'speed'
  readonly why: string
}
const accepted: readonly Accepted[] = survivors as Accepted[]

type Fate = 'killed' | 'accepted' | 'survived'
const fates: { mutant: Mutant; fate: Fate }[] = []

const end = performance.now() + minutes * 60_000
const wanted = sample()
console.log(`${wanted.length} mutants, seed ${seed}, at most ${minutes} minutes`)
for (const mutant of wanted) {
  if (performance.now() > end) break
  const fate = await fateOf(mutant)
  fates.push({ mutant, fate })
  if (fate !== 'killed') console.log(`${fate}: ${mutant.file}:${mutant.line} ${mutant.what}`)
  if (fates.length % 25 === 0) console.log(`  … ${fates.length} done`)
}
report()

/** A checkout of its own: a run that is broken off leaves nothing in the sources. */
function copyOf(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'sala-mutations-'))
  process.on('exit', () => rmSync(to, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  for (const name of readdirSync(from)) {
    if (!/^(?:\.git|\.wrangler|node_modules)$/.test(name)) cpSync(join(from, name), join(to, name), { recursive: true })
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
  return to
}

/** As many mutants of each module as of any other, drawn by the seed. */
function sample(): Mutant[] {
  const random = randomBy(seed)
  const files = readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.startsWith(only) && file.endsWith('.ts'))
    .filter((file) => !/^src\/(?:site|package)\/|\.generated\.|\.d\.ts$/.test(file))
    .toSorted()
  const modules = files.map((file) => shuffled(mutantsOf(file, readFileSync(join(copy, file), 'utf8')), random))
  const drawn: Mutant[] = []
  for (let round = 0; drawn.length < count && modules.some((mutants) => mutants.length > round); round++) {
    drawn.push(...shuffled(modules, random).flatMap((mutants) => mutants[round] ?? []))
  }
  return drawn.slice(0, count)
}

/** Mulberry32: a small seeded generator. */
function randomBy(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

async function fateOf(mutant: Mutant): Promise<Fate> {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  const { unit, worker } = graph.testsOf(mutant.file)
  writeFileSync(path, mutated(source, mutant))
  try {
    if (unit.length > 0 && (await fails('unit', unit.slice(0, UNIT_FILES_MAX)))) return 'killed'
    if (isAccepted(mutant, source)) return 'accepted'
    if (worker.length > 0 && (await fails('worker', worker))) return 'killed'
    if (unit.length > UNIT_FILES_MAX && (await fails('unit', unit.slice(UNIT_FILES_MAX)))) return 'killed'
    return 'survived'
  } finally {
    writeFileSync(path, source)
  }
}

/** The line of the mutant names it, so that the entry is void as soon as somebody changes the line. */
function isAccepted({ file, start, what }: Mutant, source: string): boolean {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', start)).trim()
  return accepted.some((entry) => entry.file === file && entry.line === line && entry.what === what)
}

/** Whether one of the test files fails, or hangs. The first failure ends the run. */
function fails(project: 'unit' | 'worker', files: readonly string[]): Promise<boolean> {
  const options = ['run', '--project', project, '--bail', '1', '--maxWorkers', '1', '--reporter', 'dot', ...files]
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...options], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, CI: '1' },
  })
  const stop = (): void => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', stop)
  const timer = setTimeout(stop, RUN_MS_MAX)
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      done(code !== 0)
    })
  })
}

function report(): void {
  const number = (fate: Fate, list = fates): number => list.filter((each) => each.fate === fate).length
  const groups = Map.groupBy(fates, ({ mutant }) => mutant.file.split('/')[1] ?? '')
  console.log('\n| Group | Mutants | Killed | Accepted | Survived |\n|---|--:|--:|--:|--:|')
  for (const [group, list] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      `| ${group} | ${list.length} | ${number('killed', list)} | ${number('accepted', list)} | ${number('survived', list)} |`,
    )
  const share = number('killed') / (fates.length - number('accepted'))
  console.log(
    `\n${fates.length} of ${wanted.length} mutants: ${number('killed')} killed, ${number('accepted')} accepted, ${number('survived')} survived: ${(share * 100).toFixed(1)} % of those that change anything`,
  )
  if (share < KILLED_SHARE_MIN || number('survived') > 0) process.exitCode = 1
}
