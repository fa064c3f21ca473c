import service, { ShortLink as CloudflareShortLink } from '../../src/index.ts'
import { hostOfRequest } from '../../src/links/link-base.ts'
import { ownHosts } from '../../src/links/settings.ts'
import { AssetServer } from './assets.ts'
import { databasesOf, type BoundDatabases } from './databases.ts'
import { clientOf, hasHost, withoutRebinding } from './client.ts'
import { linksWithFiles } from './link-files.ts'
import { rateLimiters } from './rate-limit.ts'
import { settingsOf, type BoundSettings, type Settings } from './settings.ts'

/** The bindings of selfhost/config.ts. workerd passes a setting that is not in the environment as null. */
interface Bound extends BoundSettings, BoundDatabases {
  readonly LINK: Env['LINK']
  readonly LINK_FILES: Fetcher
  readonly ASSET_FILES: Fetcher
}

/** The environment of the service, the same as on Cloudflare. */
type Served = Env & Settings

const rates = rateLimiters()
let surroundings: { served: Served; assets: AssetServer } | undefined

/** The main module in plain workerd: the Worker as Wrangler builds it, with Cloudflare's surroundings. */
export default {
  async fetch(request: Request, bound: Bound, ctx: ExecutionContext): Promise<Response> {
    if (!hasHost(request)) return new Response('Bad Request: the Host header is not a host.\n', { status: 400 })
    const { served, assets } = (surroundings ??= surroundingsOf(bound))
    const trustsProxy = served.TRUST_PROXY === 'on'
    // Behind a proxy without BASE_URL, any name may be the service's.
    const isJudged = request.headers.has('origin') && !(trustsProxy && !served.BASE_URL)
    const judged = isJudged ? withoutRebinding(request, ownNames(served)) : request
    const { seen, isKnown } = clientOf(judged, trustsProxy)
    // The links host has no pages, so none of their files.
    const answering = hostOfRequest(served, seen.url) === 'links' ? undefined : assets.direct(seen)
    const file = answering && (await answering)
    if (file) return file
    const answer = service.fetch(seen, isKnown ? served : withoutReports(served), ctx)
    const whole = trustsProxy && seen.body ? afterBody(answer, seen) : answer
    return assets.compressed(seen, await (request.body ? inTime(whole) : answer))
  },
} satisfies ExportedHandler<Bound>

/** The host names of the service. */
function ownNames(served: Served): ReadonlySet<string> {
  const bases = [served.BASE_URL, served.LINKS_BASE_URL].flatMap((base) => URL.parse(base ?? '')?.hostname ?? [])
  return new Set([...bases, ...ownHosts(served)])
}

/** No answer to a request with a body takes nearly as long; workerd itself limits headers to 15 s. */
const BODY_MS_MAX = 30_000

const timedOut = (): Response => new Response('Request Timeout: the body did not come.\n', { status: 408 })

/**
 * Delays the answer until the rest of an unread body has arrived. A proxy that is still sending treats a closed connection
 * as a failure, and nginx answers 502 in place of our 413. The proxy bounds the body.
 */
async function afterBody(answer: Response | Promise<Response>, { body }: Request): Promise<Response> {
  const made = await answer
  if (body && !body.locked) await body.pipeTo(new WritableStream()).catch(() => undefined)
  return made
}

/** 408 for a client that never sends the rest of its body and would hold its connection for ever (RFC 9110, 15.5.9). */
function inTime(answer: Response | Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(timedOut()), BODY_MS_MAX)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The Worker's own class, with settings read as in the Worker. */
export class ShortLink extends CloudflareShortLink {
  constructor(ctx: DurableObjectState, bound: Bound) {
    super(ctx, { ...settingsOf(bound), ...databasesOf(bound), LINK: bound.LINK } as Served)
  }
}

function surroundingsOf(bound: Bound): { served: Served; assets: AssetServer } {
  const assets = new AssetServer(bound.ASSET_FILES)
  const databases = databasesOf(bound)
  const LINK = linksWithFiles(bound.LINK, bound.LINK_FILES, databases)
  const served = { ...settingsOf(bound), ...rates, ...databases, LINK, ASSETS: assets.binding } as Served
  return { served, assets }
}

/** Without an address a reporter cannot be counted once. The service rejects reports if the secret is missing. */
function withoutReports(served: Served): Served {
  const { REPORTER_SECRET: _, ...others } = served
  return others
}
