import { app } from '../../../src/app.ts'
import type { Settings } from '../../../src/env.ts'
import { ShortLink as Exact, type Opened, type ReportOutcome } from '../../../src/links/short-link.ts'

/**
 * The service with planted faults that load and crash runs must survive or detect. The setting FAULTS names some of:
 *
 * - `database`: every third call of D1 fails before it takes effect, every seventh after.
 * - `objects`: every seventh create, open and report fails before it takes effect, every eleventh after.
 * - `forgetful`: must be detected. Opens are answered first and stored later; every fifth create and every closure is
 *   answered and never stored.
 */
type FaultyEnv = Env & Settings & { FAULTS?: string }

export default {
  fetch: (request: Request, env: FaultyEnv, ctx: ExecutionContext) => app.fetch(request, withFaults(env), ctx),
}

const LATER_MS = 3000
const inDatabase = { words: 'D1_ERROR: planted', calls: 0, before: 3, after: 7 }
const inObjects = { words: 'planted', calls: 0, before: 7, after: 11 }
let creates = 0

/** Counts the next call of a plan. @returns a function that throws at the moment planned for this call. */
function turn(plan: typeof inObjects): (moment: 'before' | 'after') => void {
  const nth = ++plan.calls
  return (moment) => {
    if (nth % plan[moment] === 0) throw new Error(plan.words)
  }
}

export class ShortLink extends Exact {
  readonly #turn: typeof turn
  readonly #isForgetful: boolean

  constructor(ctx: DurableObjectState, env: FaultyEnv) {
    super(ctx, withFaults(env))
    this.#turn = env.FAULTS?.includes('objects') ? turn : () => () => undefined
    this.#isForgetful = env.FAULTS?.includes('forgetful') ?? false
  }

  override async create(...given: Parameters<Exact['create']>): Promise<boolean> {
    if (this.#isForgetful && ++creates % 5 === 0) return true
    const fail = this.#turn(inObjects)
    fail('before')
    const isNew = await super.create(...given)
    fail('after')
    return isNew
  }

  override async open(code: string, nowMs: number, count = 1): Promise<Opened | undefined> {
    if (this.#isForgetful) {
      setTimeout(() => void super.open(code, nowMs, count), LATER_MS)
      return this.info(code, nowMs)
    }
    const fail = this.#turn(inObjects)
    fail('before')
    const opened = await super.open(code, nowMs, count)
    fail('after')
    return opened
  }

  override async report(code: string, reporter: string, nowMs: number): Promise<ReportOutcome | undefined> {
    if (this.#isForgetful) return { url: 'https://www.example.org/', reports: 3, isClosed: true, counted: true }
    const fail = this.#turn(inObjects)
    fail('before')
    const outcome = await super.report(code, reporter, nowMs)
    fail('after')
    return outcome
  }
}

function withFaults(env: FaultyEnv): FaultyEnv {
  return env.FAULTS?.includes('database') ? { ...env, DB: failing(env.DB) } : env
}

/** The database, or a statement of it, with calls that fail as in D1: the promise rejects with an Error. */
function failing<T extends object>(of: T): T {
  return new Proxy(of, {
    get(_, name) {
      const member: unknown = Reflect.get(of, name)
      if (typeof member !== 'function') return member
      const call = (...given: unknown[]): unknown => Reflect.apply(member, of, given)
      if (name === 'prepare' || name === 'bind') return (...given: unknown[]) => failing(call(...given) as object)
      return async (...given: unknown[]) => {
        const fail = turn(inDatabase)
        fail('before')
        const result = await call(...given)
        fail('after')
        return result
      }
    },
  })
}
