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
const assets = {
  directory: join(root, 'public'),
  binding: 'ASSETS',
  routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
}

export interface Surroundings {
  readonly port?: number
  /** Folder of objects and database; a second service on it reads what the first stored. */
  readonly storage?: string
  /** Without tables every statement fails. */
  readonly hasTables?: boolean
  /** Assets add a router in front of the Worker, which would distort a measurement of opens. */
  readonly hasAssets?: boolean
}

/** The whole service directly on Miniflare: D1, Durable Objects and assets, without the proxy of `wrangler dev`. */
export async function serveAll(
  bundle: Bundle,
  bindings: Record<string, string> = {},
  surroundings: Surroundings = {},
): Promise<Miniflare> {
  const { port = 0, hasTables = true, hasAssets = true } = surroundings
  const storage = surroundings.storage ?? join(bundle.folder, '../storage', basename(bundle.folder))
  mkdirSync(storage, { recursive: true })
  const service = new Miniflare({
    ...convertV4MiniflareOptions({
      name: 'sala',
      modulesRoot: bundle.folder,
      modules: [bundle.main, ...bundle.modules].map((path) => ({
        type: typeOf(path),
        path: join(bundle.folder, path),
      })),
      compatibilityDate: bundle.compatibilityDate,
      compatibilityFlags: [...bundle.compatibilityFlags],
      host: '127.0.0.1',
      port,
      bindings: { RATE_LIMITS: 'off', REPORTER_SECRET: 'for proof runs only', ...bindings },
      ratelimits,
      d1Databases: { DB: 'sala' },
      durableObjects: { LINK: { className: 'ShortLink', useSQLite: true } },
      ...(hasAssets && { assets }),
    }),
    resourcePersistencePath: storage,
    handleStructuredLogs: showUnlessExpected,
    logRequests: false,
    telemetry: { enabled: false },
  })
  await service.ready
  if (hasTables) await makeTables(service)
  return service
}

export function typeOf(path: string): 'ESModule' | 'CompiledWasm' | 'Data' {
  if (path.endsWith('.js')) return 'ESModule'
  return path.endsWith('.wasm') ? 'CompiledWasm' : 'Data'
}

/** Runs close links and plant faults by the thousand; the logs of these would bury everything else. */
function showUnlessExpected({ message }: { message: string }): void {
  if (!message.includes('"event":"link_')) console.error(message)
}

export async function makeTables(service: Miniflare): Promise<void> {
  const database = await service.getD1Database('DB')
  if (await database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'link'").first()) return
  const migrations = join(root, 'migrations')
  for (const name of readdirSync(migrations).toSorted()) {
    const statements = readFileSync(join(migrations, name), 'utf8')
      .replace(/^--.*$/gm, '')
      .split(';')
    for (const statement of statements.filter((text) => text.trim() !== '')) await database.prepare(statement).run()
  }
}
