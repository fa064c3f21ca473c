import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type TestCase, type Vitest } from 'vitest/node'

/**
 * Runs test files in one long-lived vitest, in a process of its own that can be killed with a hanging test. The first
 * failure ends a file. vitest's `bail` counts the failures of earlier runs too, so it is not used; the state of the last
 * run is cleared before each.
 */
export interface Order {
  readonly root: string
  readonly project: string
  /** The test file, absolute. */
  readonly file: string
  /** The sources that changed since the last order, absolute. */
  readonly changed: readonly string[]
}

/** The first failure, or null when everything passed. */
export interface Verdict {
  readonly failure: string | null
}

let opened: Promise<Vitest> | undefined
let failure: string | null = null

const fail = (vitest: Vitest, what: string): void => {
  if (failure !== null) return
  failure = what
  void vitest.cancelCurrentRun('test-failure')
}

function open(root: string): Promise<Vitest> {
  const reporter = {
    async onTestCaseResult(test: TestCase): Promise<void> {
      const { state, errors } = test.result()
      if (state === 'failed') fail(await vitest, `${test.fullName}: ${errors?.[0]?.message ?? ''}`)
    },
  }
  const vitest: Promise<Vitest> = createVitest(
    { root, watch: false, maxWorkers: 1, reporters: [reporter] },
    { logLevel: 'silent' },
  )
  return vitest
}

/** Tests of the packed npm package, which vitest builds once at its start. */
const OF_THE_PACKAGE = '/test/package/service.worker.test.ts'

/** Rebuilds the package with the changed sources. @returns its modules. */
async function builtPackage(root: string): Promise<string[]> {
  const { buildPackage } = (await import(join(root, 'scripts/package/build.ts'))) as PackageBuild
  const folder = join(root, 'dist/package-for-tests')
  await buildPackage(folder)
  return readdirSync(folder).map((name) => join(folder, name))
}

interface PackageBuild {
  readonly buildPackage: (folder: string) => Promise<void>
}

async function run({ root, project, file, changed }: Order): Promise<Verdict> {
  opened ??= open(root)
  const vitest = await opened
  const built = file.endsWith(OF_THE_PACKAGE) ? await builtPackage(root).catch(messageOf) : []
  if (typeof built === 'string') return { failure: `the package is not built: ${built}` }
  for (const source of [...changed, ...built]) vitest.invalidateFile(source)
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  vitest.state.clearErrors()
  failure = null
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    vitest.getProjectByName(project).createSpecification(file),
  ])
  if (failure === null && unhandledErrors.length > 0) failure = `unhandled: ${messageOf(unhandledErrors[0])}`
  for (const module of testModules) {
    if (failure === null && !module.ok()) failure = `${file}: ${messageOf(module.errors()[0])}`
  }
  if (failure === null && !testModules.some((module) => module.moduleId === file)) throw new Error(`not run: ${file}`)
  return { failure }
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'failed'

process.on('message', (order: Order) => {
  run(order).then(
    (verdict) => process.send?.(verdict),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
