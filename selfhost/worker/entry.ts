import service, { ShortLink as CloudflareShortLink } from '../../src/index.ts'
import { AssetServer } from './assets.ts'
import { clientOf, hasHost } from './client.ts'
import { rateLimiters } from './rate-limit.ts'
import { settingsOf, type BoundSettings, type Settings } from './settings.ts'

/** The bindings of selfhost/config.ts. workerd delivers a setting that is not in the environment as null. */
interface Bound extends BoundSettings {
  readonly DB: D1Database
  readonly LINK: Env['LINK']
  readonly ASSET_FILES: Fetcher
}

/** The environment of the service, the same as on Cloudflare. */
type Served = Env & Settings

const rates = rateLimiters()
let surroundings: { served: Served; assets: AssetServer } | undefined

/** The main module in plain workerd: the Worker as Wrangler builds it, with what Cloudflare puts around it. */
export default {
  async fetch(request: Request, bound: Bound, ctx: ExecutionContext): Promise<Response> {
    if (!hasHost(request)) return new Response('Bad Request: the Host header is not a host.\n', { status: 400 })
    const { served, assets } = (surroundings ??= surroundingsOf(bound))
    const { seen, isKnown } = clientOf(request, served.TRUST_PROXY === 'on')
    const answering = assets.direct(seen)
    const file = answering && (await answering)
    if (file) return file
    return assets.compressed(seen, await service.fetch(seen, isKnown ? served : withoutReports(served), ctx))
  },
} satisfies ExportedHandler<Bound>

/** The Worker's own class; only its settings are read as the Worker's are. */
export class ShortLink extends CloudflareShortLink {
  constructor(ctx: DurableObjectState, bound: Bound) {
    super(ctx, { ...settingsOf(bound), DB: bound.DB, LINK: bound.LINK } as Served)
  }
}

function surroundingsOf(bound: Bound): { served: Served; assets: AssetServer } {
  const assets = new AssetServer(bound.ASSET_FILES)
  const { DB, LINK } = bound
  const served = { ...settingsOf(bound), ...rates, DB, LINK, ASSETS: assets.binding } as Served
  return { served, assets }
}

/** A reporter without an address cannot be counted once. Without the secret the service refuses reports. */
function withoutReports(served: Served): Served {
  const { REPORTER_SECRET: _, ...others } = served
  return others
}
