import { app } from '../../../src/app.ts'
import type { Settings } from '../../../src/env.ts'
import { ShortLink as Exact, type Opened } from '../../../src/links/short-link.ts'

/** The service with objects that take long for an open; the setting HELD says whether before it is counted or after. */
type HeldEnv = Env & Settings & { HELD?: 'before' | 'after' }

/** How many visitors have come, how many calls are held, and whether they may go on: `/held` tells, `/release` lets them. */
const counts = { visitors: 0, held: 0, released: false }

export default {
  fetch: (request: Request, env: HeldEnv, ctx: ExecutionContext): Response | Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/release') counts.released = true
    if (pathname === '/held' || pathname === '/release') return Response.json(counts)
    if (pathname.startsWith('/l/')) counts.visitors++
    return app.fetch(request, env, ctx)
  },
}

const POLL_MS = 20

/** A promise of one request may not be kept by another; so each looks for itself. */
async function untilReleased(): Promise<void> {
  counts.held++
  while (!counts.released) await scheduler.wait(POLL_MS)
}

export class ShortLink extends Exact {
  readonly #held: HeldEnv['HELD']

  constructor(ctx: DurableObjectState, env: HeldEnv) {
    super(ctx, env)
    this.#held = env.HELD
  }

  override async open(code: string, nowMs: number, count = 1): Promise<Opened | undefined> {
    if (this.#held === 'before') await untilReleased()
    const opened = await super.open(code, nowMs, count)
    if (this.#held === 'after') await untilReleased()
    return opened
  }
}
