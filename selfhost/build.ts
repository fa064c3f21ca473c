import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { assetTable } from './asset-table.ts'
import { configOf, names } from './config.ts'

const root = resolve(import.meta.dirname, '..')
/** The binary of the installed package. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }

/** `node selfhost/build.ts`: writes everything to run into dist/selfhost. Needs public/ (npm run build). */
if (import.meta.main) {
  const folder = join(root, 'dist/selfhost')
  await assemble(bundleWorker(join(folder, names.service)), folder)
}

/** A Worker as Wrangler would upload it. */
interface Worker {
  readonly folder: string
  readonly main: string
  readonly modules: readonly string[]
}

/** Bundles the service with `wrangler deploy --dry-run`, which needs no account: the script is the deployed one. */
export function bundleWorker(folder: string): Worker {
  rmSync(folder, { recursive: true, force: true })
  execFileSync('wrangler', ['deploy', '--env', '', '--dry-run', '--outdir', folder], {
    cwd: root,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const modules = filesBelow(folder).filter((file) => !/^index\.js$|\.map$|^README\.md$/.test(file))
  return { folder, main: 'index.js', modules }
}

/**
 * Fills a folder that needs only Node to start: a Worker, its surroundings in plain workerd, the static files, the
 * migrations, and workerd itself.
 */
export async function assemble({ folder, main, modules }: Worker, into: string): Promise<void> {
  for (const file of [main, ...modules]) copy(join(folder, file), join(into, names.service, file))
  const assets = writeAssets(join(into, names.assets))
  await bundleOwn('entry', join(into, names.entry), JSON.stringify(assets))
  await bundleOwn('database', join(into, names.database))
  await bundleOwn('maintenance', join(into, names.maintenance))
  await bundleStart(join(into, names.start))
  rmSync(join(into, names.workerd), { force: true })
  linkOrCopy(workerd, join(into, names.workerd))
  writeFileSync(join(into, names.config), configOf(setting('compatibility_date'), main, modules, migrations()))
}

/** A setting of wrangler.toml whose value is also valid JSON. */
function setting(name: 'compatibility_date'): string
function setting(name: 'run_worker_first'): string[]
function setting(name: string): unknown {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  const [, value] = new RegExp(`^${name} = (.*)$`, 'm').exec(toml) ?? []
  if (value === undefined) throw new Error(`wrangler.toml has no ${name}`)
  return JSON.parse(value)
}

function copy(from: string, to: string): void {
  if (resolve(from) === resolve(to)) return
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

function writeAssets(folder: string): object {
  const given = filesBelow(join(root, 'public')).map(
    (file) => [file, readFileSync(join(root, 'public', file))] as const,
  )
  const { table, bodies } = assetTable(new Map(given), setting('run_worker_first'))
  for (const [path, body] of bodies) writeIfChanged(join(folder, path), body)
  for (const path of filesBelow(folder)) if (!bodies.has(path)) rmSync(join(folder, path))
  return table
}

/** A server that runs from this folder must not miss a file during the build. */
function writeIfChanged(file: string, body: Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(body)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, body)
  renameSync(`${file}.new`, file)
}

/** Bundles one script of selfhost/worker. It imports the service from Wrangler's output, not from the source. */
async function bundleOwn(name: string, outfile: string, assets = ''): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, `worker/${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'es2024',
    external: ['cloudflare:*', 'node:*'],
    plugins: [
      {
        name: 'built',
        setup: (bundling) => {
          bundling.onResolve({ filter: /\/src\/index\.ts$/ }, () => ({
            path: `./${names.service}/index.js`,
            external: true,
          }))
          bundling.onResolve({ filter: /^sala:assets$/ }, ({ path }) => ({ path, namespace: 'built' }))
          bundling.onLoad({ filter: /.*/, namespace: 'built' }, () => ({ contents: assets, loader: 'json' }))
        },
      },
    ],
  })
}

async function bundleStart(outfile: string): Promise<void> {
  const entry = join(import.meta.dirname, 'start.ts')
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node24' })
  writeFileSync(join(dirname(outfile), 'package.json'), '{ "type": "module" }\n')
}

/** Link rather than copy, because the binary has 140 MB. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

function migrations(): { name: string; sql: string }[] {
  const folder = join(root, 'migrations')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
