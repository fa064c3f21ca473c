import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutantsOf, type Mutant } from './mutants.ts'

/**
 * The same number of mutants from each module. The draw depends on the seed and on the text of each mutant and its line, so
 * a change elsewhere draws the same ones again.
 */
export function sample(root: string, { count, seed }: { readonly count: number; readonly seed: number }): Mutant[] {
  const modules = modulesOf(root).map((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const mutants = mutantsOf(file, source)
    return { file, mutants: drawn(mutants, (mutant) => `${seed} ${file} ${lineOf(source, mutant)} ${mutant.what}`) }
  })
  const rounds = Math.max(...modules.map(({ mutants }) => mutants.length))
  const all: Mutant[] = []
  for (let round = 0; round < rounds && all.length < count; round++) {
    for (const { mutants } of drawn(modules, ({ file }) => `${seed} ${round} ${file}`)) {
      const mutant = mutants[round]
      if (mutant) all.push(mutant)
    }
  }
  return all.slice(0, count)
}

/** The line on which a mutant begins, without the blanks around it. */
export function lineOf(source: string, { start }: Mutant): string {
  const end = source.indexOf('\n', start)
  return source.slice(source.lastIndexOf('\n', start) + 1, end === -1 ? source.length : end).trim()
}

/** Every module except generated data and the pages, which only browser tests cover. */
function modulesOf(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.ts') && !/^src\/site\/|\.generated\.|\.d\.ts$/.test(file))
    .toSorted()
}

/** A random order that depends only on `wordsOf` each item. */
function drawn<T>(list: readonly T[], wordsOf: (item: T) => string): T[] {
  return list
    .map((item) => ({ item, at: createHash('sha256').update(wordsOf(item)).digest('hex') }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item)
}
