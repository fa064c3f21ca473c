import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { ratePeriodSeconds, rateLimits } from '../../src/limits.ts'
import type { Bundle } from './bundle.ts'
import { publicFolder, startWorkerd, text, workerFields, type Server } from './workerd.ts'

/**
 * The deployed bundle as the main module of plain workerd, with its objects on workerd's local disk. Three parts replace
 * what only Cloudflare has: the database is the SQLite object of selfhost/worker/database.ts, reached through workerd's own
 * D1 client; rate limits are counted in memory; assets are files on disk.
 *
 * @param settings the Worker's variables, by name.
 * @param v8Flags such as the heap limit.
 */
export async function startPlain(
  bundle: Bundle,
  { storage }: { readonly storage: string },
  settings: Readonly<Record<string, string>> = {},
  v8Flags: readonly string[] = [],
): Promise<Server> {
  mkdirSync(storage, { recursive: true })
  await Promise.all([bundled(bundle, 'selfhost/worker/database.ts'), bundled(bundle, 'bench/proof/fuzz/limiter.ts')])
  const config = join(bundle.folder, 'plain.capnp')
  writeFileSync(config, configOf(bundle, storage, settings, v8Flags))
  return startWorkerd(config)
}

const root = resolve(import.meta.dirname, '../..')

/** Bundles one script of this repository beside the Worker, under its own name. */
async function bundled({ folder }: Bundle, entry: string): Promise<void> {
  const outfile = join(folder, moduleOf(entry))
  await build({ entryPoints: [join(root, entry)], outfile, bundle: true, format: 'esm', external: ['cloudflare:*'] })
}

const moduleOf = (entry: string): string => entry.replace(/^.*\/(.*)\.ts$/, 'plain-$1.mjs')

function configOf(
  bundle: Bundle,
  storage: string,
  settings: Readonly<Record<string, string>>,
  v8Flags: readonly string[],
): string {
  const variables = Object.entries(settings).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`)
  const limiters = Object.values(rateLimits).map(
    ({
      binding,
      requestsMax,
    }) => `(name = ${text(binding)}, wrapped = (moduleName = "plain:rate-limit", innerBindings = [
        (name = "requestsMax", json = "${requestsMax}"), (name = "periodMs", json = "${ratePeriodSeconds * 1000}"),
      ]))`,
  )
  const database = moduleOf('selfhost/worker/database.ts')
  const limiter = moduleOf('bench/proof/fuzz/limiter.ts')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${v8Flags.map(text).join(', ')}],
  extensions = [(modules = [(name = "plain:rate-limit", internal = true, esModule = embed ${text(limiter)})])],
  services = [
    (name = "main", worker = (
      ${workerFields(bundle)},
      bindings = [
        (name = "ASSETS", service = "assets"),
        (name = "LINK", durableObjectNamespace = "ShortLink"),
        (name = "DB", wrapped = (
          moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "database")],
        )),
        ${[...limiters, ...variables].join(',\n        ')},
      ],
      durableObjectNamespaces = [(className = "ShortLink", uniqueKey = "plain-ShortLink", enableSql = true)],
      durableObjectStorage = (localDisk = "objects"),
    )),
    (name = "database", worker = (
      modules = [(name = ${text(database)}, esModule = embed ${text(database)})],
      compatibilityDate = ${text(bundle.compatibilityDate)},
      bindings = [
        (name = "DATABASE", durableObjectNamespace = "Database"),
        (name = "MIGRATIONS", json = ${text(JSON.stringify(migrations()))}),
      ],
      durableObjectNamespaces = [(className = "Database", uniqueKey = "plain-Database", enableSql = true)],
      durableObjectStorage = (localDisk = "objects"),
    )),
    (name = "objects", disk = (path = ${text(resolve(storage))}, writable = true)),
    (name = "assets", disk = ${text(publicFolder)}),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}

function migrations(): { name: string; sql: string }[] {
  const folder = join(root, 'migrations')
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}
