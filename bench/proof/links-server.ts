import type { Bundle } from '../service/bundle.ts'
import { serveAll, type Surroundings } from '../service/full.ts'

/** The service in its own process, because crash runs kill it. Started by `links-service.ts`. */
export interface Started {
  readonly bundle: Bundle
  readonly settings: Record<string, string>
  readonly surroundings: Surroundings
}

const { bundle, settings, surroundings } = JSON.parse(process.argv[2] ?? '') as Started
const service = await serveAll(bundle, { INTERSTITIAL_HOURS: '0', ...settings }, surroundings)
console.log(`Ready on ${(await service.ready).origin}`)
