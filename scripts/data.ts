import { existsSync, readdirSync } from 'node:fs'

/**
 * `npm run data`: rebuilds every product of `data/<group>/build.ts`, and the functions of client.js from openapi.json. The
 * same sources give the same bytes.
 */
const root = new URL('../data/', import.meta.url)

for (const group of readdirSync(root).toSorted()) {
  const build = new URL(`${group}/build.ts`, root)
  if (existsSync(build)) await import(build.href)
}
await import('./client.ts')
