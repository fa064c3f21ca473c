import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { promptpayRoutes } from '../promptpay/routes.ts'
import { qrRoutes } from '../qr/routes.ts'
import { answering } from './answering.ts'

/** Payment codes and codes of anything: what the pages make without the service, so that nothing that is typed leaves them. */
export const codeRoutes = new Hono<AppEnv>()
  .route('/api/v1/tools/promptpay', promptpayRoutes)
  .route('/api/v1/tools', qrRoutes)

export const answer = answering(codeRoutes)
