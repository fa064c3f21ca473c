import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'

/**
 * Finds literal paths by one look in a map, the others by Hono's RegExpRouter. A literal path so wins over a parameter
 * (`/holidays/next-business-day` over `/holidays/:date`), a pair for which Hono's own choice would be its slow TrieRouter,
 * for every path of the app. There is no middleware here, so a path has one handler.
 */
export class LiteralFirstRouter<T> implements Router<T> {
  readonly name = 'LiteralFirstRouter'
  readonly #literals = new Map<string, Map<string, Result<T>>>()
  readonly #patterns = new RegExpRouter<T>()

  add(method: string, path: string, handler: T): void {
    if (/[:*]/.test(path)) {
      this.#patterns.add(method, path, handler)
      return
    }
    const ofMethod = this.#literals.get(method) ?? new Map<string, Result<T>>()
    this.#literals.set(method, ofMethod.set(path, [[[handler, {}]]]))
  }

  match(method: string, path: string): Result<T> {
    return this.#literals.get(method)?.get(path) ?? this.#patterns.match(method, path)
  }
}
