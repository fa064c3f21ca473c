import type { AppEnv } from '../env.ts'
import { operationsAt } from '../http/unmatched.ts'
import type { Routes } from '../http/router.ts'

/** No counting and no public base: links in answers start with the origin of the request. */
const environment = { RATE_LIMITS: 'off' } as AppEnv['Bindings']

/**
 * The answer of the service's own code; undefined for what only the service can answer.
 *
 * @example await answering(app)(new Request('https://sala.example/api/v1/tools/thai/baht-text?amount=21'))
 */
export const answering =
  (app: Routes) =>
  async (request: Request): Promise<Response | undefined> => {
    const here = operationsAt(app, new URL(request.url).pathname)
    if (!here.some(({ contract }) => contract.isOffline)) return undefined
    const response = await app.fetch(request, environment)
    // A part that was left out fails here: only the service has it.
    return response.status < 500 ? response : undefined
  }
