import { existsSync, readdirSync } from 'node:fs'

/** `npm run data`: makes every product of `data/<group>/build.ts` anew. The same sources give the same bytes. */
const root = new URL('../data/', import.meta.url)

for (const group of readdirSync(root).toSorted()) {
  const build = new URL(`${group}/build.ts`, root)
  if (existsSync(build)) await import(build.href)
}
