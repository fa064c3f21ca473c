import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCsv, allJson } from '../data/address/build.ts'
import { entriesOf, type OpenApi } from '../src/site/pages/openapi.ts'
import type { AddressFile } from '../src/site/pages/tool-pages/postcode-pages.ts'
import { mcpTools } from './mcp-tools.ts'
import { siteFiles } from './site.ts'

/** The last step of `npm run build`: fills public/ for the asset server. */
const output = new URL('../public/', import.meta.url)

/** Writes a file unless its content is unchanged. */
function publish(path: string, body: string | Uint8Array): void {
  const file = fileURLToPath(new URL(path, output))
  const bytes = Buffer.from(body)
  if (existsSync(file) && bytes.equals(readFileSync(file))) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

const contract = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')
const openApi = JSON.parse(contract) as OpenApi
const endpoints = entriesOf(openApi).map(({ method, path, operation }) => ({
  method,
  path,
  summary: operation.summary,
}))
const files = await siteFiles(openApi, JSON.parse(allJson) as AddressFile)
files.set('api/v1/tools/thai/address/all.json', allJson)
files.set('api/v1/tools/thai/address/all.csv', allCsv)
files.set('api/v1/openapi.json', contract)
files.set('mcp-tools.json', mcpTools(openApi))
files.set('endpoints.json', JSON.stringify(endpoints))

// A running server watches the folder and crashes if a file vanishes while it reads the list, so only changed files are touched.
mkdirSync(output, { recursive: true })
const known = readdirSync(output, { recursive: true, encoding: 'utf8', withFileTypes: true })
for (const entry of known) {
  const path = relative(fileURLToPath(output), join(entry.parentPath, entry.name))
  if (entry.isFile() && !files.has(path)) rmSync(join(entry.parentPath, entry.name))
}
for (const [path, body] of files) publish(path, body)
