import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Installs the locked packages of bench/peers/package.json, unless they are installed. */
export function installPeers(): void {
  if (existsSync(`${folder}node_modules`)) return
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm ci failed in bench/peers/')
}

/**
 * A package that only the benchmarks use. The bench declares the type it needs, so that type checks run without the
 * package installed.
 *
 * @example const { bahttext } = await peer<{ bahttext: (amount: number) => string }>('bahttext')
 */
export async function peer<T>(name: string): Promise<T> {
  installPeers()
  const path = createRequire(import.meta.url).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}

/** Path of the program of a package that only the benchmarks use. */
export function peerFile(name: string): string {
  installPeers()
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
  return fileURLToPath(new URL(Object.values(bin)[0] ?? '', pathToFileURL(manifest)))
}

/** The packages and versions of bench/peers/package.json. */
export function peerVersions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    dependencies: Record<string, string>
  }
  return dependencies
}
