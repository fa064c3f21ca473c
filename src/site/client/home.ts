import type { Client } from '../../../public/client.d.ts'
import { createClient } from './request.ts'

let base = import.meta.url.startsWith('http') ? new URL('.', import.meta.url).href : ''

/** The service that this module was loaded from, or the one that `setService` named. */
export const home = createClient({
  baseUrl: () => {
    if (base) return base
    throw new TypeError("Which service? setService('https://…'), or createClient({ baseUrl: 'https://…' })")
  },
})

/** Failed work that retries when the network returns or another service is set. */
export const waiting = new Set<() => void>()

const tryAgain = (): void => {
  for (const again of waiting) again()
}
globalThis.addEventListener?.('online', tryAgain)

/**
 * Sets the service for all elements without a `service` attribute and for the module's own functions: a copied or bundled
 * module cannot derive it.
 *
 * @example setService('https://sala.example.com')
 */
export function setService(url: string | URL): void {
  base = String(url)
  tryAgain()
}

const services = new Map<string, Client>()

/** The client of a `service` attribute. */
export function clientOf(baseUrl: string | null): Client {
  if (!baseUrl) return home
  const known = services.get(baseUrl) ?? createClient({ baseUrl })
  services.set(baseUrl, known)
  return known
}
