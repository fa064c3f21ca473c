import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allJson } from '../data/address/build.ts'

/** `npm run build`: fills public/ with what the asset server holds. Runs before start, test and deploy. */
const output = new URL('../public/', import.meta.url)

function publish(path: string, body: string | Uint8Array): void {
  const file = fileURLToPath(new URL(path, output))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

rmSync(output, { recursive: true, force: true })
publish('api/v1/tools/thai/address/all.json', allJson)
const contract = new URL('../openapi.json', import.meta.url)
if (existsSync(contract)) publish('api/v1/openapi.json', readFileSync(contract))
