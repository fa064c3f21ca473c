import { holidayRoutes } from '../holidays/routes.ts'
import { textRoutes } from '../text/tools.ts'
import { answering } from './answering.ts'
import { codeRoutes } from './codes.ts'
import { newRoutes } from '../http/router.ts'

/**
 * The tools that need no service, for a browser without a network: the routes themselves, so that every answer and every
 * refusal is the same. The contract of a tool says whether it is answered (`isOffline`); scripts/offline.ts leaves out
 * what is large and not needed for that: pictures as PNG, romanization, reading aloud.
 */
export const answer = answering(
  newRoutes().route('/api/v1/tools/thai', textRoutes).route('/api/v1/tools/thai', holidayRoutes).route('/', codeRoutes),
)
