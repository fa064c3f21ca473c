import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** A Worker as `wrangler deploy` would upload it: the main module, its imports (wasm, fonts) and its settings. */
export interface Bundle {
  readonly folder: string
  readonly main: string
  readonly modules: readonly string[]
  readonly compatibilityDate: string
  readonly compatibilityFlags: readonly string[]
}

const root = resolve(import.meta.dirname, '../..')
/** Folder for everything a run writes; removed when the process ends. */
export const scratch = mkdtempSync(join(tmpdir(), 'sala-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** Bundles the product with `wrangler deploy --dry-run`. */
export function bundleProduct(): Bundle {
  return bundleCheckout(root, 'sala')
}

/** Bundles the product of another checkout, for a comparison. */
function bundleCheckout(folder: string, name = 'checkout'): Bundle {
  return bundle(name, join(folder, 'wrangler.toml'), folder)
}

/**
 * Bundles the product of a commit with its own settings, and with the packages installed here if the commit has the same
 * dependencies, else with its own.
 *
 * @param ref a commit, tag or branch; throws if the history does not contain it.
 */
export function bundleCommit(ref: string): Bundle {
  const folder = join(scratch, `commit-${ref.replaceAll(/\W/g, '-')}`)
  mkdirSync(join(folder, 'public'), { recursive: true })
  const archive = execFileSync('git', ['archive', ref, 'src', 'package.json', 'package-lock.json', 'wrangler.toml'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  if (isDeepStrictEqual(dependenciesOf(folder), dependenciesOf(root)))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--silent'], { cwd: folder })
  return bundleCheckout(folder, `bundle-${ref.replaceAll(/\W/g, '-')}`)
}

/** The dependencies of a checkout's service. */
const dependenciesOf = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: unknown }).dependencies

/**
 * Bundles the product with one source file replaced, to measure what that file adds to the script.
 *
 * @param file relative to the root, such as `src/text/read/read.ts`.
 */
export function bundleWith(file: string, source: string): Bundle {
  const folder = join(scratch, 'changed')
  mkdirSync(join(folder, 'public'), { recursive: true })
  for (const part of ['src', 'package.json', 'wrangler.toml'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, file), source)
  return bundleCheckout(folder, 'bundle-changed')
}

/** Bundles another Worker with the product's settings and additional `settings`. */
export function bundleEntry(name: string, entry: string, settings: object = {}): Bundle {
  const config = join(scratch, `${name}.json`)
  const rules = [{ type: 'Data', globs: ['**/*.ttf'], fallthrough: true }]
  const all = { ...topLevel(join(root, 'wrangler.toml')), name, main: resolve(root, entry), rules, ...settings }
  writeFileSync(config, JSON.stringify(all))
  return bundle(name, config)
}

/** The settings of a wrangler.toml before its first table: date, flags and minification. */
function topLevel(file: string): Record<string, unknown> {
  const [lines = ''] = readFileSync(file, 'utf8').split(/^\[/m, 1)
  return Object.fromEntries(
    [...lines.matchAll(/^(\w+) = (.+)$/gm)].map(([, key = '', value = '']) => [key, JSON.parse(value) as unknown]),
  )
}

function bundle(name: string, config: string, from: string = root): Bundle {
  const folder = join(scratch, name)
  execFileSync('wrangler', ['deploy', '--config', config, '--env', '', '--dry-run', '--outdir', folder], {
    cwd: from,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.map$|README/.test(file))
  const main = files.find((file) => file.endsWith('.js'))
  if (main === undefined) throw new Error(`no script in ${folder}`)
  const settings = config.endsWith('.toml') ? topLevel(config) : readSettings(config)
  return {
    folder,
    main,
    modules: files.filter((file) => file !== main && /\.\w+$/.test(file)),
    compatibilityDate: String(settings['compatibility_date']),
    compatibilityFlags: (settings['compatibility_flags'] ?? []) as string[],
  }
}

function readSettings(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
}
