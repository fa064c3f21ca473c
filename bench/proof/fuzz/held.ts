import { app } from '../../../src/app.ts'
import type { Settings } from '../../../src/env.ts'
import { ShortLink as Exact, type Opened } from '../../../src/links/short-link.ts'

/** The service with objects that delay an open; the setting HELD selects whether before or after it is counted. */
type HeldEnv = Env & Settings & { HELD?: 'before' | 'after' }

/** Visitors so far, calls held, and whether they may go on: `/held` returns these, `/release` lets the calls go on. */
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

/** workerd forbids awaiting a promise of another request, so each request polls. */
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
