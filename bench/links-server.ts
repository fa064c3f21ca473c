import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import type { Bundle } from './server/bundle.ts'

/**
 * The service for load and crash runs, straight on Miniflare: `wrangler dev` puts a proxy before it that would be what
 * one measures. Started by `links-service.ts` as a process of its own, because the crash run kills it.
 */
const [bundle, port, storage, database] = process.argv.slice(2)
if (!bundle || !port || !storage) throw new Error('usage: links-server.ts BUNDLE PORT STORAGE [no-tables]')
const { folder, main, modules } = JSON.parse(bundle) as Bundle

const service = new Miniflare({
  ...convertV4MiniflareOptions({
    name: 'sala',
    modules: [main, ...modules].map((file) => ({ type: moduleType(file), path: join(folder, file) })),
    modulesRoot: folder,
    compatibilityDate: '2026-10-20',
    compatibilityFlags: ['nodejs_compat'],
    host: '127.0.0.1',
    port: Number(port),
    bindings: { RATE_LIMITS: 'off', INTERSTITIAL_HOURS: '0', REPORTER_SECRET: 'for load runs only' },
    d1Databases: { DB: 'sala' },
    durableObjects: { LINK: { className: 'ShortLink', useSQLite: true } },
  }),
  resourcePersistencePath: storage,
  logRequests: false,
  telemetry: { enabled: false },
})
await service.ready
if (database !== 'no-tables') await makeTables()
console.log('ready')

function moduleType(file: string): 'ESModule' | 'CompiledWasm' | 'Data' {
  return file === main ? 'ESModule' : file.endsWith('.wasm') ? 'CompiledWasm' : 'Data'
}

async function makeTables(): Promise<void> {
  const db = await service.getD1Database('DB')
  const known = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'link'").first()
  if (known) return
  const migrations = new URL('../migrations/', import.meta.url)
  for (const name of readdirSync(migrations).toSorted()) {
    const statements = readFileSync(new URL(name, migrations), 'utf8')
      .replace(/^--.*$/gm, '')
      .split(';')
    for (const statement of statements.filter((text) => text.trim() !== '')) await db.prepare(statement).run()
  }
}
