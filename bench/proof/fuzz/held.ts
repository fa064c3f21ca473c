import { app } from '../../../src/app.ts'
import type { Settings } from '../../../src/env.ts'
import { ShortLink as Exact, type Opened } from '../../../src/links/short-link.ts'

/** The service with objects that take long for an open; the setting HELD says whether before it is counted or after. */
type HeldEnv = Env & Settings & { HELD?: 'before' | 'after' }

export default {
  fetch: (request: Request, env: HeldEnv, ctx: ExecutionContext) => app.fetch(request, env, ctx),
}

const HELD_MS = 3000

export class ShortLink extends Exact {
  readonly #held: HeldEnv['HELD']

  constructor(ctx: DurableObjectState, env: HeldEnv) {
    super(ctx, env)
    this.#held = env.HELD
  }

  override async open(code: string, nowMs: number, count = 1): Promise<Opened | undefined> {
    if (this.#held === 'before') await scheduler.wait(HELD_MS)
    const opened = await super.open(code, nowMs, count)
    if (this.#held === 'after') await scheduler.wait(HELD_MS)
    return opened
  }
}
