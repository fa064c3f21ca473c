import { configureGlobal } from 'fast-check'
import { inject } from 'vitest'

/** What a run is given by its environment (vitest.config.ts): the gate has seed 1 and the clock of the machine. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Of all property tests: SEED. */
    seed: number
    /** By how many days the clock of the tests is ahead: DAYS_AHEAD. */
    daysAhead: number
  }
}

configureGlobal({ seed: inject('seed') })

const aheadMs = inject('daysAhead') * 86_400_000
// Files that share their modules run this again: a clock that is ahead stays as it is.
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
