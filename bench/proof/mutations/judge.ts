import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutated, type Mutant } from './mutants.ts'
import type { Order, Verdict } from './runner.ts'
import type { TestFile } from './tests-of.ts'

const ORDER_MS_MAX = 240_000
/** A test hangs if it takes more than this many times its time without a fault. */
const SLOWER_MAX = 10
const PATIENCE_MS = 20_000
/** Restart the runner after this number of mutants: each leaks some memory. */
const MUTANTS_PER_PROCESS = 60
/** After this number of killed mutants, run the test that killed the last one without it. */
const KILLS_PER_CONTROL = 20
/** Failures that a busy or changed machine causes too. */
const NO_ASSERTION = /^(?:hangs|unhandled)|\.test\.ts: |timed out/

/** Plants mutants in a copy of the checkout, one at a time, and runs the tests that can detect them. */
export class Judge {
  readonly #root: string
  /** Milliseconds of each test file; null for one that fails even without a fault. */
  readonly #usual = new Map<string, number | null>()
  /** Sources that the runner last read with a mutant in them. */
  readonly #restored = new Set<string>()
  #runner: ChildProcess | undefined
  #judged = 0
  #killed = 0

  constructor(root: string) {
    this.#root = root
  }

  /** The first test of a stage that fails with the mutant, or null when it survives all of them. */
  async killerOf(mutant: Mutant, tests: readonly TestFile[]): Promise<string | null> {
    if (++this.#judged % MUTANTS_PER_PROCESS === 0) this.close()
    const path = join(this.#root, mutant.file)
    const source = readFileSync(path, 'utf8')
    for (const test of tests.filter(({ file }) => this.#usual.get(file) !== null)) {
      const start = performance.now()
      const usual = this.#usual.get(test.file) ?? ORDER_MS_MAX / SLOWER_MAX
      writeFileSync(path, mutated(source, mutant))
      let failure: string | null
      try {
        failure = await this.#ask(test, [path], Math.max(PATIENCE_MS, usual * SLOWER_MAX))
      } finally {
        writeFileSync(path, source)
        this.#restored.add(path)
      }
      if (failure === null) this.#usual.set(test.file, performance.now() - start)
      else if (await this.#passes(test, failure))
        return `${test.file}: ${failure.replaceAll(/\s+/g, ' ').slice(0, 200)}`
    }
    return null
  }

  close(): void {
    if (this.#runner?.pid !== undefined) process.kill(-this.#runner.pid, 'SIGKILL')
    this.#runner = undefined
  }

  /**
   * Whether a test that failed with a mutant passes without it. Runs the test only if it has not passed before, at every
   * `KILLS_PER_CONTROL`th kill, or if no assertion failed. A test that fails without a mutant is skipped from then on.
   */
  async #passes(test: TestFile, seen: string): Promise<boolean> {
    const isDue = ++this.#killed % KILLS_PER_CONTROL === 0 || NO_ASSERTION.test(seen)
    if (this.#usual.has(test.file) && !isDue) return true
    const start = performance.now()
    const failure = (await this.#ask(test, [], ORDER_MS_MAX)) && (await this.#ask(test, [], ORDER_MS_MAX))
    if (failure !== null && this.#usual.has(test.file))
      throw new Error(`${test.file} fails without a fault: ${failure}`)
    if (failure !== null) console.log(`not asked: ${test.file} fails without a fault: ${failure}`)
    this.#usual.set(test.file, failure === null ? performance.now() - start : null)
    return failure === null
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

  /** Forks a process group of its own, so that processes started by tests end with it. */
  #open(): ChildProcess {
    return fork(join(import.meta.dirname, 'runner.ts'), {
      cwd: this.#root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, CI: '1' },
    })
  }
}
