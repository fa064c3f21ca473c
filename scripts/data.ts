import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run data`: rebuilds every product of `data/<group>/build.ts`, and the functions of client.js from openapi.json. The
 * same sources give the same bytes.
 */
const root = new URL('../data/', import.meta.url)

/** The address data has what the romanization makes of its names, so the weights come first. */
const FIRST = 'romanize'

for (const group of [
  FIRST,
  ...readdirSync(root)
    .filter((name) => name !== FIRST)
    .toSorted(),
]) {
  const build = new URL(`${group}/build.ts`, root)
  if (existsSync(build)) await import(build.href)
}
await import('./client.ts')
