import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

/** Settings of a run from its environment (vitest.config.ts): the gate uses seed 1 and the machine's clock. */
declare module 'vitest' {
  interface ProvidedContext {
    /** SEED, of all property tests. */
    seed: number
    /** DAYS_AHEAD, by which the clock of the tests is ahead. */
    daysAhead: number
  }
}

configureGlobal({ seed: inject('seed') })

const aheadMs = inject('daysAhead') * 86_400_000
// Files that share their modules run this again: do not move the clock twice.
if (aheadMs > 0 && globalThis.Date.name !== 'Later') globalThis.Date = laterBy(aheadMs)

function laterBy(ms: number): DateConstructor {
  const Real = globalThis.Date
  return class Later extends Real {
    constructor(...given: [] | [string | number | Date]) {
      super(...((given.length === 0 ? [Real.now() + ms] : given) as [number]))
    }
    static override now(): number {
      return Real.now() + ms
    }
  } as DateConstructor
}
