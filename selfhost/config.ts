import { settingNames } from './setting-names.ts'

/** Folders and files below the one that selfhost/build.ts fills; workerd reads them relative to its configuration. */
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

/** Unique keys name the folders of the stored objects and go into their ids: with other keys nothing is found again. */
export const linkKey = 'sala-ShortLink'
export const databaseKey = 'sala-Database'

/**
 * The configuration of workerd: two constants of which one is served. `service` answers on the socket `http`;
 * `maintenance` writes imported links to the database, on a socket that only the starting process knows.
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
    .db,
    (name = "LINK", durableObjectNamespace = "ShortLink"),
    (name = "ASSET_FILES", service = "assets"),
    ${settings.join(',\n    ')},
  ],
  durableObjectNamespaces = [(className = "ShortLink", uniqueKey = ${text(linkKey)}, enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
);

const maintenanceWorker :Workerd.Worker = (
  ${compatibility},
  modules = [${module(names.maintenance, 'esModule')}],
  bindings = [.db],
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

const db :Workerd.Worker.Binding = (name = "DB", wrapped = (
  moduleName = "cloudflare-internal:d1-api",
  innerBindings = [(name = "fetcher", service = "database")],
));

# Private addresses too: the service fetches nothing but the speech provider that its operator has set.
const internet :Workerd.Service = (name = "internet", network = (
  allow = ["public", "private"], tlsOptions = (trustBrowserCas = true),
));

const objects :Workerd.Service = (name = "objects", disk = (writable = true));
const assets :Workerd.Service = (name = "assets", disk = ());
`
}

function kindOf(file: string): 'wasm' | 'esModule' | 'data' {
  if (file.endsWith('.wasm')) return 'wasm'
  return file.endsWith('.js') ? 'esModule' : 'data'
}

function module(file: string, kind: string, name = file): string {
  return `(name = ${text(name)}, ${kind} = embed ${text(file)})`
}

/** A text of Cap'n Proto; JSON's escapes are among those it reads, but for those of Unicode. */
const text = (value: string): string => JSON.stringify(value)
