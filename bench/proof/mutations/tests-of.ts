import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** Test files that can see a module, nearest first: the unit tests that reach it by imports, and then worker tests. */
export interface TestsOf {
  readonly unit: readonly string[]
  readonly worker: readonly string[]
}

/** Tests that send requests to every route. */
const EVERY_ROUTE = /^test\/http\/version-1\./
/** What judges the modules that every route shares. */
const SHARED = /^test\/(?:http|service)\//

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The import graph of a checkout: which test files reach a module, and over how many imports. */
export class ImportGraph {
  readonly #root: string
  readonly #imports = new Map<string, readonly string[]>()
  readonly #tests: readonly { file: string; distances: ReadonlyMap<string, number> }[]

  constructor(root: string) {
    this.#root = root
    const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    this.#tests = files
      .filter((file) => file.endsWith('.test.ts') && !file.startsWith('browser'))
      .map((file) => ({ file: `test/${file}`, distances: this.#distances(`test/${file}`) }))
  }

  testsOf(module: string): TestsOf {
    const [, group = ''] = module.split('/')
    const isShared = /^src\/(?:http|service)\/|^src\/[^/]+$/.test(module)
    const near = (file: string): number => (file.startsWith(`test/${group}/`) ? 0 : 100)
    const reaching = this.#tests
      .flatMap(({ file, distances }) => {
        const distance = distances.get(module)
        return distance === undefined ? [] : [{ file, rank: near(file) + distance }]
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ file }) => file)
    return {
      unit: reaching.filter((file) => !file.endsWith('.worker.test.ts') && !file.includes('.node.')),
      worker: this.#tests
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.worker.test.ts') && !file.includes('.slow.'))
        .filter((file) => file.startsWith(`test/${group}/`) || (isShared ? SHARED : EVERY_ROUTE).test(file)),
    }
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
      found = [...text.matchAll(IMPORT)].map(([, to = '']) => relative(this.#root, resolve(dirname(path), to)))
      this.#imports.set(file, found)
    }
    return found
  }
}
