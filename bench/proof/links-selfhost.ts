import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { assemble } from '../../selfhost/build.ts'
import { watched, type Service } from './links-service.ts'
import { scratch, type Bundle } from '../service/bundle.ts'

const built = new Map<Bundle, Promise<string>>()

/**
 * The service in plain workerd, as `npm run selfhost` starts it, with a trusted proxy, so that visitors can set their own
 * addresses.
 */
export async function startSelfhosted(
  bundle: Bundle,
  { storage }: { readonly storage: string },
  settings: Record<string, string> = {},
): Promise<Service> {
  const start = join(await builtFrom(bundle), 'start.js')
  const defaults = { RATE_LIMITS: 'off', INTERSTITIAL_HOURS: '0', REPORTER_SECRET: 'for proof runs only' }
  const child = spawn(process.execPath, [start, '--data', storage, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TRUST_PROXY: 'on', ...defaults, ...settings },
  })
  return watched(child)
}

/** The folder of a Worker for plain workerd, built once per bundle. */
export function builtFrom(bundle: Bundle): Promise<string> {
  const folder = join(scratch, `selfhost-${built.size}`)
  const building = built.get(bundle) ?? assemble(bundle, folder).then(() => folder)
  built.set(bundle, building)
  return building
}
