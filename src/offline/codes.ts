import { promptpayRoutes } from '../promptpay/routes.ts'
import { qrRoutes } from '../qr/routes.ts'
import { answering } from './answering.ts'
import { newRoutes } from '../http/router.ts'

/** Payment codes and all other QR codes, which the pages make without the service, so that no input leaves them. */
export const codeRoutes = newRoutes().route('/api/v1/tools/promptpay', promptpayRoutes).route('/api/v1/tools', qrRoutes)

export const answer = answering(codeRoutes)
