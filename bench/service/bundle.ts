import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A Worker as `wrangler deploy` would send it: the main module and what it imports (wasm, fonts). */
export interface Bundle {
  readonly folder: string
  readonly main: string
  readonly modules: readonly string[]
}

const root = resolve(import.meta.dirname, '../..')
/** Everything that a run writes; removed when the process ends. */
export const scratch = mkdtempSync(join(tmpdir(), 'sala-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** Bundles the product with `wrangler deploy --dry-run`. */
export function bundleProduct(): Bundle {
  return bundle('sala', join(root, 'wrangler.toml'))
}

/** Bundles the product of another checkout, for a comparison with it. */
export function bundleCheckout(folder: string): Bundle {
  return bundle('checkout', join(folder, 'wrangler.toml'), folder)
}

/** Bundles another Worker by the same settings, and further ones where it needs them. */
export function bundleEntry(name: string, entry: string, settings: object = {}): Bundle {
  const config = join(scratch, `${name}.json`)
  const main = resolve(root, entry)
  const rules = [{ type: 'Data', globs: ['**/*.ttf'], fallthrough: true }]
  const all = { name, main, compatibility_date: '2026-10-20', keep_names: false, rules, ...settings }
  writeFileSync(config, JSON.stringify(all))
  return bundle(name, config)
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
  return { folder, main, modules: files.filter((file) => file !== main && /\.\w+$/.test(file)) }
}
