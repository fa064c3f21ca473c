import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { holidayRoutes } from '../holidays/routes.ts'
import { operationsAt } from '../http/unmatched.ts'
import { promptpayRoutes } from '../promptpay/routes.ts'
import { qrRoutes } from '../qr/routes.ts'
import { textRoutes } from '../text/tools.ts'

/**
 * The tools that need no service, for a browser without a network: the routes themselves, so that every answer and every
 * refusal is the same. The contract of a tool says whether it is answered (`isOffline`); scripts/offline.ts leaves out
 * what is large and not needed for that: pictures as PNG, romanization, reading aloud.
 */
const app = new Hono<AppEnv>()
  .route('/api/v1/tools/thai', textRoutes)
  .route('/api/v1/tools/thai', holidayRoutes)
  .route('/api/v1/tools/promptpay', promptpayRoutes)
  .route('/api/v1/tools', qrRoutes)

/** Nothing to count and no public base: links of an answer begin with the origin of the request. */
const environment = { RATE_LIMITS: 'off' } as AppEnv['Bindings']

/**
 * The answer of the service's own code; undefined for what only the service can do.
 *
 * @example await answer(new Request('https://sala.example/api/v1/tools/thai/baht-text?amount=21'))
 */
export async function answer(request: Request): Promise<Response | undefined> {
  const here = operationsAt(app, new URL(request.url).pathname)
  if (!here.some(({ contract }) => contract.isOffline)) return undefined
  const response = await app.fetch(request, environment)
  // What was left out is missed here (the small copy of a logo): only the service can do it.
  return response.status < 500 ? response : undefined
}
