import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildPackage, pack } from './package/build.ts'

/** `npm run package`: the npm package as the only dist/*.tgz. */
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const folder = `${dist}package`

await buildPackage(folder)
for (const file of readdirSync(dist)) if (file.endsWith('.tgz')) rmSync(dist + file)
pack(folder, dist)
