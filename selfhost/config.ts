import { settingNames } from './setting-names.ts'

/** Folders and files below the one that selfhost/build.ts fills; workerd resolves them relative to its configuration. */
export const names = {
  workerd: 'workerd',
  start: 'start.js',
  config: 'sala.capnp',
  service: 'service',
  entry: 'entry.js',
  database: 'database.js',
  maintenance: 'maintenance.js',
  assets: 'assets',
}

/** Unique keys name the folders of stored objects and are part of their ids: changed keys would lose all data. */
export const linkKey = 'sala-ShortLink'
export const databaseKey = 'sala-Database'

/** Every usable database, by its binding and the name of its object, the oldest first. */
export const databaseNames = Array.from({ length: 9 }, (_, at) =>
  at === 0 ? { binding: 'DB', name: 'sala' } : { binding: `DB_${at + 1}`, name: `sala-${at + 1}` },
)

/**
 * The configuration of workerd: two constants, one of which is served. `service` answers on the socket `http`; `maintenance`
 * writes imported links to the database, on a socket private to the starting process.
 *
 * @param compatibilityDate of wrangler.toml.
 * @param modules of the Worker beside its main one, such as wasm and fonts.
 * @param migrations SQL by file name, in order.
 */
export function configOf(
  compatibilityDate: string,
  main: string,
  modules: readonly string[],
  migrations: readonly { name: string; sql: string }[],
): string {
  const parts = [
    module(names.entry, 'esModule'),
    module(`${names.service}/${main}`, 'esModule', `${names.service}/index.js`),
    ...modules.map((file) => module(`${names.service}/${file}`, kindOf(file))),
  ]
  const compatibility = `compatibilityDate = ${text(compatibilityDate)}`
  const databases = databaseNames.map(databaseBinding).join(',\n    ')
  const settings = settingNames.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`)
  return `using Workerd = import "/workerd/workerd.capnp";

const service :Workerd.Config = (
  services = [(name = "sala", worker = .salaWorker), (name = "database", worker = .databaseWorker), .objects, .assets, .internet],
  sockets = [(name = "http", http = (), service = "sala")],
);

const maintenance :Workerd.Config = (
  services = [(name = "maintenance", worker = .maintenanceWorker), (name = "database", worker = .databaseWorker), .objects],
  sockets = [(name = "maintenance", http = (), service = "maintenance")],
);

const salaWorker :Workerd.Worker = (
  ${compatibility},
  modules = [${parts.join(', ')}],
  bindings = [
    ${databases},
    (name = "LINK", durableObjectNamespace = "ShortLink"),
    (name = "LINK_FILES", service = "objects"),
    (name = "ASSET_FILES", service = "assets"),
    ${settings.join(',\n    ')},
  ],
  durableObjectNamespaces = [(className = "ShortLink", uniqueKey = ${text(linkKey)}, enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
);

const maintenanceWorker :Workerd.Worker = (
  ${compatibility},
  modules = [${module(names.maintenance, 'esModule')}],
  bindings = [
    ${databases},
    (name = "RECORD_DATABASES", fromEnvironment = "RECORD_DATABASES"),
  ],
);

const databaseWorker :Workerd.Worker = (
  ${compatibility},
  modules = [${module(names.database, 'esModule')}],
  bindings = [
    (name = "DATABASE", durableObjectNamespace = "Database"),
    (name = "MIGRATIONS", json = ${text(JSON.stringify(migrations))}),
  ],
  durableObjectNamespaces = [(className = "Database", uniqueKey = ${text(databaseKey)}, enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
);

# Private addresses too: the service fetches nothing but the speech provider that its operator has set.
const internet :Workerd.Service = (name = "internet", network = (
  allow = ["public", "private"], tlsOptions = (trustBrowserCas = true),
));

const objects :Workerd.Service = (name = "objects", disk = (writable = true));
const assets :Workerd.Service = (name = "assets", disk = ());
`
}

/** workerd's own D1 client in front of the stand-in worker/database.ts, which gets the database's name as `props`. */
function databaseBinding({ binding, name }: { binding: string; name: string }): string {
  const service = `(name = "database", props = (json = ${text(JSON.stringify({ name }))}))`
  const inner = `(name = "fetcher", service = ${service})`
  return `(name = ${text(binding)}, wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [${inner}]))`
}

function kindOf(file: string): 'wasm' | 'esModule' | 'data' {
  if (file.endsWith('.wasm')) return 'wasm'
  return file.endsWith('.js') ? 'esModule' : 'data'
}

function module(file: string, kind: string, name = file): string {
  return `(name = ${text(name)}, ${kind} = embed ${text(file)})`
}

/** A text literal of Cap'n Proto, which supports JSON's escapes except those of Unicode. */
const text = (value: string): string => JSON.stringify(value)
