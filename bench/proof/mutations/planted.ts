import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyOf } from './copy.ts'
import { Judge } from './judge.ts'
import type { Mutant } from './mutants.ts'
import { plantedFaults, type PlantedFault } from './planted-faults.ts'
import type { TestFile } from './tests-of.ts'

/**
 * `npm run planted [-- TEXT …]`: plants the faults of planted-faults.ts, one at a time, in a copy of the checkout, and runs the
 * tests that each names. TEXT selects faults by their description. Exits with 1 when more than one survives.
 */
const ALIVE_MAX = 1
const wanted = process.argv.slice(2)

const root = copyOf(resolve(import.meta.dirname, '../../..'))
const judge = new Judge(root)
process.on('exit', () => {
  judge.close()
  rmSync(root, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const faults = plantedFaults.filter(({ what }) => wanted.length === 0 || wanted.some((text) => what.includes(text)))
const alive: PlantedFault[] = []
console.log('| Fault | |\n|---|---|')
for (const fault of faults) {
  // oxlint-disable-next-line no-await-in-loop -- one fault at a time
  const killer = await judge.killerOf(mutantOf(fault), fault.tests.map(testFileOf))
  if (killer === null) alive.push(fault)
  console.log(`| ${fault.what} | ${killer === null ? '**lives**' : killer.slice(0, 120).replaceAll('|', '/')} |`)
}
console.log(`\n${faults.length} faults, ${alive.length} alive`)
process.exit(alive.length > ALIVE_MAX ? 1 : 0)

function mutantOf({ what, file, from, to }: PlantedFault): Mutant {
  const source = readFileSync(join(root, file), 'utf8')
  const start = source.indexOf(from)
  const line = source.slice(0, start).split('\n').length
  return { file, start, end: start + from.length, text: to, line, what }
}

function testFileOf(name: string): TestFile {
  return { project: name.endsWith('.worker.test.ts') ? 'worker' : 'unit', file: `test/${name}` }
}
