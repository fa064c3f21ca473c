import type { Client } from '../../../public/client.d.ts'
import type { EndpointName } from '../client/endpoints.generated.ts'
import { createClient } from '../client/request.ts'
import { fetchOrAnswer } from './offline.ts'

export { Problem } from '../client/request.ts'

export type Params = Record<string, unknown>
export type Answer<N extends EndpointName> = Awaited<ReturnType<Client[N]>>

/**
 * The service that this page came from; without a network, the tools that the browser can run itself.
 *
 * @param told is called with each response, whose status the answer lacks.
 * @param ask replaces `fetch`.
 */
export const clientTelling = (told: (response: Response) => void, ask = fetchOrAnswer): Client =>
  createClient({
    fetch: async (...request) => {
      const response = await ask(...request)
      told(response)
      return response
    },
  })

/** For calls whose status is not needed. */
export const client = createClient({ fetch: fetchOrAnswer })

/** A link of an answer on this page's own host instead of BASE_URL's. */
export function here(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname + search
}
