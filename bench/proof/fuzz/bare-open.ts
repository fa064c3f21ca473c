import { app } from '../../../src/app.ts'
import { redirectHeaders } from '../../../src/links/pages/headers.ts'
import { SharedOpens } from '../../../src/links/shared-opens.ts'
import type { Opened } from '../../../src/links/short-link.ts'
import { openWaitMsMax } from '../../../src/limits.ts'

export { ShortLink } from '../../../src/links/short-link.ts'

const PREFIX = '/l/'
const shared = new SharedOpens<Opened | undefined>(openWaitMsMax)
/** The headers of a redirect; the id of a request is a constant here. */
const headers = new Headers({
  ...redirectHeaders,
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/html; charset=utf-8',
  'X-Request-Id': '8f2c1d9a7b3e4f60',
})

/**
 * The least that a counted open can be: the product's shared calls, its object and the headers of its redirect, without
 * a router, a contract, a check of the code or of closures. Everything else is answered by the product.
 */
export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const start = request.url.indexOf(PREFIX)
    if (start < 0) return app.fetch(request, env, ctx)
    const code = request.url.slice(start + PREFIX.length)
    const send = async (count: number, lastMs: number): Promise<Opened | undefined> => {
      const answer = await env.LINK.getByName(code, { locationHint: 'apac-se' }).open(code, lastMs, count)
      return answer && { ...answer }
    }
    const link = await shared.open(code, Date.now(), send, (opening) => ctx.waitUntil(opening))
    headers.set('Location', link?.url ?? '')
    return new Response(null, { status: 302, headers })
  },
}
