import { HonoBase } from 'hono/hono-base'
import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { AppEnv } from '../env.ts'

export type Routes = HonoBase<AppEnv>

/** An app or a group without routes yet. The class `Hono` would bundle two more, unused routers. */
export const newRoutes = (): Routes => new HonoBase<AppEnv>({ strict: false, router: new LiteralFirstRouter() })

/**
 * Finds literal paths by one look-up in a map, the others by Hono's RegExpRouter. So a literal path beats a parameter
 * (`/holidays/next-business-day` beats `/holidays/:date`). That one pair would make Hono's SmartRouter fall back to the
 * slower TrieRouter for the whole app. A path has one handler and no middleware: a literal path would silently skip it, so
 * registering middleware throws.
 */
export class LiteralFirstRouter<T> implements Router<T> {
  readonly name = 'LiteralFirstRouter'
  readonly #literals = new Map<string, Map<string, Result<T>>>()
  readonly #patterns = new RegExpRouter<T>()

  add(method: string, path: string, handler: T): void {
    if (method === 'ALL' || path.includes('*')) throw new Error(`${method} ${path}: no middleware, no wildcard`)
    if (path.includes(':')) {
      this.#patterns.add(method, path, handler)
      return
    }
    if (this.#literals.get(method)?.has(path)) throw new Error(`${method} ${path} has a handler already`)
    const ofMethod = this.#literals.get(method) ?? new Map<string, Result<T>>()
    this.#literals.set(method, ofMethod.set(path, [[[handler, {}]]]))
  }

  match(method: string, path: string): Result<T> {
    return this.#literals.get(method)?.get(path) ?? this.#patterns.match(method, path)
  }
}
