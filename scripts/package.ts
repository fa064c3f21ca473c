import { readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildPackage, pack } from './package/build.ts'
import { buildElements } from './package/elements.ts'

/** `npm run package`: builds the npm packages of the functions and of the elements, the only dist/*.tgz. */
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

await buildPackage(`${dist}package`)
await buildElements(`${dist}elements`)
for (const file of readdirSync(dist)) if (file.endsWith('.tgz')) rmSync(dist + file)
for (const folder of ['package', 'elements']) pack(dist + folder, dist)
