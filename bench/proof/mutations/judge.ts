import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutated, type Mutant } from './mutants.ts'
import type { Order, Verdict } from './runner.ts'
import type { ImportGraph, TestFile } from './tests-of.ts'

const ORDER_MS_MAX = 240_000
/** A hanging test may take this many times as long as without a fault. */
const SLOWER_MAX = 10
const PATIENCE_MS = 20_000
/** After so many faults the process is opened again: each leaves some memory. */
const MUTANTS_PER_PROCESS = 60
/** After so many faults that died, the test that saw the last is run without it. */
const KILLS_PER_CONTROL = 20

/** Plants mutants in a copy of the checkout, one at a time, and asks the tests that can see them. */
export class Judge {
  readonly #root: string
  readonly #graph: ImportGraph
  readonly #baselines = new Map<string, number | null>()
  /** Sources that the runner last read with a mutant in them. */
  readonly #restored = new Set<string>()
  #runner: ChildProcess | undefined
  #judged = 0
  #killed = 0

  constructor(root: string, graph: ImportGraph) {
    this.#root = root
    this.#graph = graph
  }

  /** The first test of a stage that fails with the mutant, or null when it survives all of them. */
  async killerOf(mutant: Mutant, stage: number): Promise<string | null> {
    if (++this.#judged % MUTANTS_PER_PROCESS === 0) this.close()
    const tests = this.#graph.testsOf(mutant.file)[stage] ?? []
    const path = join(this.#root, mutant.file)
    const source = readFileSync(path, 'utf8')
    for (const test of tests) {
      const usual = await this.#baseline(test)
      if (usual === null) continue
      writeFileSync(path, mutated(source, mutant))
      let failure: string | null
      try {
        failure = await this.#ask(test, [path], Math.max(PATIENCE_MS, usual * SLOWER_MAX))
      } finally {
        writeFileSync(path, source)
        this.#restored.add(path)
      }
      if (failure !== null) {
        await this.#control(test)
        return `${test.file}: ${failure.replaceAll(/\s+/g, ' ').slice(0, 200)}`
      }
    }
    return null
  }

  close(): void {
    if (this.#runner?.pid !== undefined) process.kill(-this.#runner.pid, 'SIGKILL')
    this.#runner = undefined
  }

  /** The run is trusted as long as what saw a fault passes without it. */
  async #control(test: TestFile): Promise<void> {
    if (++this.#killed % KILLS_PER_CONTROL !== 0) return
    const failure = (await this.#ask(test, [], ORDER_MS_MAX)) && (await this.#ask(test, [], ORDER_MS_MAX))
    if (failure !== null) throw new Error(`${test.file} fails without a fault: ${failure}`)
  }

  /** How long a test file takes when nothing is wrong; null for one that fails even so, which can judge nothing. */
  async #baseline(test: TestFile): Promise<number | null> {
    const key = `${test.project} ${test.file}`
    const known = this.#baselines.get(key)
    if (known !== undefined) return known
    const start = performance.now()
    const failure = (await this.#ask(test, [], ORDER_MS_MAX)) && (await this.#ask(test, [], ORDER_MS_MAX))
    if (failure !== null) console.log(`not asked: ${test.file} fails without a fault: ${failure}`)
    const ms = failure === null ? performance.now() - start : null
    this.#baselines.set(key, ms)
    return ms
  }

  #ask({ project, file }: TestFile, changed: readonly string[], msMax: number): Promise<string | null> {
    const order: Order = {
      root: this.#root,
      project,
      file: join(this.#root, file),
      changed: [...new Set([...changed, ...this.#restored])],
    }
    this.#restored.clear()
    const runner = (this.#runner ??= this.#open())
    return new Promise((done, failed) => {
      const settle = (): void => {
        clearTimeout(timer)
        runner.off('message', answered).off('exit', ended)
      }
      const answered = (verdict: unknown): void => {
        settle()
        done((verdict as Verdict).failure)
      }
      const ended = (): void => {
        settle()
        this.#runner = undefined
        failed(new Error(`the runner ended at ${file}`))
      }
      const timer = setTimeout(() => {
        settle()
        this.close()
        done(`hangs for ${Math.round(msMax / 1000)} s`)
      }, msMax)
      runner.once('message', answered).once('exit', ended)
      runner.send(order)
    })
  }

  /** A process group of its own: what a test started ends with it. */
  #open(): ChildProcess {
    return fork(join(import.meta.dirname, 'runner.ts'), {
      cwd: this.#root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, CI: '1' },
    })
  }
}
