import { addressRoutes } from './address/routes.ts'
import type { AppEnv } from './env.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { hostOfRequest } from './links/link-base.ts'
import { linkHostOnly } from './links/link-host.ts'
import { linkRoutes, visitorRoutes } from './links/routes.ts'
import { newRoutes } from './http/router.ts'
import { linkHostFiles, serviceRoutes } from './service/routes.ts'
import { promptpayRoutes } from './promptpay/routes.ts'
import { qrRoutes } from './qr/routes.ts'
import { speechRoutes } from './speech/routes.ts'
import { textRoutes } from './text/tools.ts'
import { operationsAt, operationsOf, unmatched } from './http/unmatched.ts'

/** The whole service. A trailing slash is accepted on every path. */
export const app = newRoutes()

app.route(
  '/',
  serviceRoutes(() => operationsOf(app)),
)
app.route('/api/v1/tools/thai/address', addressRoutes)
app.route('/api/v1/tools/thai', textRoutes)
app.route('/api/v1/tools/thai', holidayRoutes)
app.route('/api/v1/tools/promptpay', promptpayRoutes)
app.route('/api/v1/tools', qrRoutes)
app.route('/', linkRoutes)
app.route('/api/v1/tools/thai', speechRoutes())

app.notFound((c) => unmatched(app, c))

/** The app of the links host, if short links have their own. */
const linkHost = newRoutes().route('/', visitorRoutes).route('/', linkHostFiles)
linkHost.notFound((c) => (operationsAt(linkHost, c.req.path).length > 0 ? unmatched(linkHost, c) : linkHostOnly(c)))

/** The service on each of its hosts. */
export const service = {
  fetch: (request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext): Response | Promise<Response> =>
    (hostOfRequest(env, request.url) === 'links' ? linkHost : app).fetch(request, env, ctx),
}
