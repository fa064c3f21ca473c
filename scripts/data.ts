import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changedBy } from './generated.ts'

/**
 * `npm run data`: rebuilds the product of every `data/<group>/build.ts`. The same sources give the same bytes: `-- --check`
 * fails if a file differs from its sources.
 */
const root = new URL('../data/', import.meta.url)

/** The training build runs after all builds that only check, and the address build after it, because it romanizes names. */
const LAST = ['romanize', 'address']

async function build(): Promise<void> {
  await import('../data/address/sources.ts')
  const others = readdirSync(root).filter((name) => !LAST.includes(name))
  for (const group of [...others.toSorted(), ...LAST]) {
    const script = new URL(`${group}/build.ts`, root)
    if (existsSync(script)) await import(script.href)
  }
}

const changed = await changedBy(build, fileURLToPath(new URL('../', import.meta.url)))
if (process.argv.includes('--check') && changed.length > 0) {
  console.error(
    `Not as their sources give them, and now built anew: ${changed.join(', ')}. Look at the diff, then check again.`,
  )
  process.exitCode = 1
}
