import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface TestFile {
  readonly project: 'unit' | 'worker' | 'slow' | 'slow-worker'
  readonly file: string
}

/** Tests that send requests to every route, compare the whole contract with openapi.json, or the package with the service. */
const EVERY_ROUTE = /^test\/(?:http\/version-1|service\/openapi|package\/service)\./
/** Tests of the modules that every route shares. */
const SHARED = /^test\/(?:http|service)\//
/** Tests of the output of an earlier `npm run build`: they cannot detect a change of the sources. */
const OF_THE_BUILD = /^test\/(?:browser|selfhost\/.*\.slow\.)/
/** Number of unit files to run before the worker tests, which take ten times as long. */
const NEAR_MAX = 6

const IMPORT = /(?:^|\n)(?:import|export)(?!\s+type\b)[^'\n]*(?:\n[^'\n]*)*?'(\.[^']+)'|import\('(\.[^']+)'\)/g

/** The tests that can detect a fault in a module, in the order of their runs: near unit tests, worker tests, all others. */
export type Stages = readonly [near: readonly TestFile[], worker: readonly TestFile[], far: readonly TestFile[]]

/** The import graph of a checkout: which test files reach a module, and through how many imports. */
export class ImportGraph {
  readonly #root: string
  readonly #imports = new Map<string, readonly string[]>()
  readonly #tests: readonly { test: TestFile; distances: ReadonlyMap<string, number> }[]

  constructor(root: string) {
    this.#root = root
    this.#tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .map((file) => `test/${file}`)
      .filter((file) => file.endsWith('.test.ts') && !OF_THE_BUILD.test(file))
      .map((file) => ({ test: { project: projectOf(file), file }, distances: this.#distances(file) }))
  }

  testsOf(module: string): Stages {
    const [, group = ''] = module.split('/')
    const own = `test/${group}/`
    const isOwn = ({ file }: TestFile): boolean => file.startsWith(own)
    const units = this.#tests
      .flatMap(({ test, distances }) => {
        const distance = distances.get(module)
        if (distance === undefined || test.project.endsWith('worker')) return []
        return [{ test, rank: distance + (isOwn(test) ? 0 : 100) + (test.project === 'slow' ? 1000 : 0) }]
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ test }) => test)
    const isShared = /^src\/(?:http|service)\/|^src\/[^/]+$/.test(module)
    const workers = this.#tests
      .map(({ test }) => test)
      .filter((test) => test.project === 'worker' && (isOwn(test) || (isShared ? SHARED : EVERY_ROUTE).test(test.file)))
      .toSorted((a, b) => rankOf(a, isOwn(a)) - rankOf(b, isOwn(b)))
    const slow = this.#tests.map(({ test }) => test).filter((test) => test.project === 'slow-worker' && isOwn(test))
    return [units.slice(0, NEAR_MAX), workers, [...units.slice(NEAR_MAX), ...slow]]
  }

  #distances(start: string): ReadonlyMap<string, number> {
    const distances = new Map([[start, 0]])
    for (const [file, distance] of distances) {
      for (const next of this.#importsOf(file)) if (!distances.has(next)) distances.set(next, distance + 1)
    }
    return distances
  }

  #importsOf(file: string): readonly string[] {
    let found = this.#imports.get(file)
    if (!found) {
      const path = join(this.#root, file)
      const text = file.endsWith('.ts') && existsSync(path) ? readFileSync(path, 'utf8') : ''
      found = [...text.matchAll(IMPORT)].map(([, from, called]) =>
        relative(this.#root, resolve(dirname(path), from ?? called ?? '')),
      )
      this.#imports.set(file, found)
    }
    return found
  }
}

/** Order: the whole contract, the module's own group, the others; the slow random requests last. */
function rankOf({ file }: TestFile, isOwn: boolean): number {
  if (file.includes('openapi')) return 0
  if (file.includes('any-input')) return 3
  return isOwn ? 1 : 2
}

function projectOf(file: string): TestFile['project'] {
  if (file.endsWith('.worker.test.ts')) return file.endsWith('.slow.worker.test.ts') ? 'slow-worker' : 'worker'
  return /\.slow\.(?:node\.)?test\.ts$/.test(file) ? 'slow' : 'unit'
}
