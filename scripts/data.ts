import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changedBy } from './generated.ts'

/**
 * `npm run data`: rebuilds every product of `data/<group>/build.ts`, and the functions of client.js from openapi.json. The
 * same sources give the same bytes: `-- --check` fails when a file was not what its sources give.
 */
const root = new URL('../data/', import.meta.url)

/** The address data has what the romanization makes of its names, so the weights come first. */
const FIRST = 'romanize'

async function build(): Promise<void> {
  for (const group of [
    FIRST,
    ...readdirSync(root)
      .filter((name) => name !== FIRST)
      .toSorted(),
  ]) {
    const script = new URL(`${group}/build.ts`, root)
    if (existsSync(script)) await import(script.href)
  }
  await import('./client.ts')
}

const changed = await changedBy(build, fileURLToPath(new URL('../', import.meta.url)))
if (process.argv.includes('--check') && changed.length > 0) {
  console.error(
    `Not as their sources give them, and now built anew: ${changed.join(', ')}. Look at the diff, then check again.`,
  )
  process.exitCode = 1
}
