import { holidayRoutes } from '../holidays/routes.ts'
import { textRoutes } from '../text/tools.ts'
import { answering } from './answering.ts'
import { codeRoutes } from './codes.ts'
import { newRoutes } from '../http/router.ts'

/**
 * The tools that need no service, for a browser without a network: the service's own routes, so that answers and refusals
 * are the same. The contract marks these tools (`isOffline`); scripts/offline.ts leaves out large parts that they do not
 * need: pictures as PNG, romanization, reading aloud.
 */
export const answer = answering(
  newRoutes().route('/api/v1/tools/thai', textRoutes).route('/api/v1/tools/thai', holidayRoutes).route('/', codeRoutes),
)
