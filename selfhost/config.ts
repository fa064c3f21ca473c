import { resolve } from 'node:path'
import { settingNames } from './setting-names.ts'

/** Folders and files below the one that selfhost/build.ts fills; workerd reads them relative to its configuration. */
export const names = {
  config: 'sala.capnp',
  service: 'service',
  entry: 'entry.js',
  database: 'database.js',
  assets: 'assets',
}

/** Where `npm run selfhost` puts what it runs. */
export const builtFolder = resolve(import.meta.dirname, '../dist/selfhost')

/** Unique keys name the folders of the stored objects and go into their ids: with other keys nothing is found again. */
export const linkKey = 'sala-ShortLink'
export const databaseKey = 'sala-Database'

const compatibility = 'compatibilityDate = "2026-10-20"'

/**
 * The configuration of workerd. `service` answers on the socket `http`; `maintenance` has the database only, on a socket
 * that only the starting process knows: for migrations and for the import.
 *
 * @param modules of the Worker beside its main one: wasm and fonts.
 * @param migrations SQL by file name, in order.
 */
export function configOf(
  main: string,
  modules: readonly string[],
  migrations: readonly { name: string; sql: string }[],
): string {
  const parts = [
    module(names.entry, 'esModule'),
    module(`${names.service}/${main}`, 'esModule', `${names.service}/index.js`),
    ...modules.map((file) => module(`${names.service}/${file}`, file.endsWith('.wasm') ? 'wasm' : 'data')),
  ]
  const settings = settingNames.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`)
  return `using Workerd = import "/workerd/workerd.capnp";

const service :Workerd.Config = (
  services = [(name = "sala", worker = .sala), (name = "database", worker = .database), .objects, .assets],
  sockets = [(name = "http", http = (), service = "sala")],
);

const maintenance :Workerd.Config = (
  services = [(name = "database", worker = .database), .objects],
  sockets = [(name = "database", http = (), service = "database")],
);

const sala :Workerd.Worker = (
  ${compatibility},
  modules = [${parts.join(', ')}],
  bindings = [
    (name = "DB", wrapped = (
      moduleName = "cloudflare-internal:d1-api",
      innerBindings = [(name = "fetcher", service = "database")],
    )),
    (name = "LINK", durableObjectNamespace = "ShortLink"),
    (name = "ASSET_FILES", service = "assets"),
    ${settings.join(',\n    ')},
  ],
  durableObjectNamespaces = [(className = "ShortLink", uniqueKey = ${text(linkKey)}, enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
);

const database :Workerd.Worker = (
  ${compatibility},
  modules = [${module(names.database, 'esModule')}],
  bindings = [
    (name = "DATABASE", durableObjectNamespace = "Database"),
    (name = "MIGRATIONS", json = ${text(JSON.stringify(migrations))}),
  ],
  durableObjectNamespaces = [(className = "Database", uniqueKey = ${text(databaseKey)}, enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
);

const objects :Workerd.Service = (name = "objects", disk = (writable = true));
const assets :Workerd.Service = (name = "assets", disk = ());
`
}

function module(file: string, kind: string, name = file): string {
  return `(name = ${text(name)}, ${kind} = embed ${text(file)})`
}

/** A text of Cap'n Proto; JSON's escapes are among those it reads, but for those of Unicode. */
const text = (value: string): string => JSON.stringify(value)
