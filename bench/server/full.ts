import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { ratePeriodSeconds, rateLimits } from '../../src/limits.ts'
import type { Bundle } from './bundle.ts'

const ratelimits = Object.fromEntries(
  Object.values(rateLimits).map(({ binding, requestsMax }) => [
    binding,
    { namespace_id: binding, simple: { limit: requestsMax, period: ratePeriodSeconds } } as const,
  ]),
)
const root = resolve(import.meta.dirname, '../..')

function typeOf(path: string): 'ESModule' | 'CompiledWasm' | 'Data' {
  if (path.endsWith('.js')) return 'ESModule'
  return path.endsWith('.wasm') ? 'CompiledWasm' : 'Data'
}

/** The whole service on Miniflare, straight: D1, Durable Objects and assets, without the proxy of `wrangler dev`. */
export async function serveAll(bundle: Bundle, bindings: Record<string, string> = {}): Promise<Miniflare> {
  const storage = join(bundle.folder, '../storage', basename(bundle.folder))
  mkdirSync(storage, { recursive: true })
  const service = new Miniflare({
    ...convertV4MiniflareOptions({
      name: 'sala',
      modulesRoot: bundle.folder,
      modules: [bundle.main, ...bundle.modules].map((path) => ({
        type: typeOf(path),
        path: join(bundle.folder, path),
      })),
      compatibilityDate: '2026-10-20',
      host: '127.0.0.1',
      port: 0,
      bindings: { RATE_LIMITS: 'off', REPORTER_SECRET: 'for proof runs only', ...bindings },
      ratelimits,
      d1Databases: { DB: 'sala' },
      durableObjects: { LINK: { className: 'ShortLink', useSQLite: true } },
      assets: {
        directory: join(root, 'public'),
        binding: 'ASSETS',
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      },
    }),
    resourcePersistencePath: storage,
    logRequests: false,
    telemetry: { enabled: false },
  })
  await service.ready
  const database = await service.getD1Database('DB')
  const migrations = join(root, 'migrations')
  for (const name of readdirSync(migrations).toSorted()) {
    const statements = readFileSync(join(migrations, name), 'utf8')
      .replace(/^--.*$/gm, '')
      .split(';')
    for (const statement of statements.filter((text) => text.trim() !== '')) await database.prepare(statement).run()
  }
  return service
}
