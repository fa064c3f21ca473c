import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCsv, allJson } from '../data/address/build.ts'
import type { OpenApi } from '../src/site/client/declarations.ts'
import type { AddressFile } from '../src/site/tools/postcode-pages.ts'
import { siteFiles } from './site.ts'

/** `npm run build`: fills public/ with what the asset server holds. Runs before start, test and deploy. */
const output = new URL('../public/', import.meta.url)

function publish(path: string, body: string | Uint8Array): void {
  const file = fileURLToPath(new URL(path, output))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

const contract = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
const files = await siteFiles(JSON.parse(contract) as OpenApi, JSON.parse(allJson) as AddressFile)
files.set('api/v1/tools/thai/address/all.json', allJson)
files.set('api/v1/tools/thai/address/all.csv', allCsv)
files.set('api/v1/openapi.json', contract)

// The folder itself stays: a running server watches it.
mkdirSync(output, { recursive: true })
for (const name of readdirSync(output)) rmSync(new URL(name, output), { recursive: true })
for (const [path, body] of files) publish(path, body)
